import AnimationMath
import ViewValues

struct TouchState: Sendable {}

extension RenderTree {
    /// A finger goes down on a view: `isPressed`, gestures begin. The location is the middle of the view.
    public mutating func touchDown<Host: ProgramHost>(
        _ node: NodeID, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// The finger moves by a translation since the touch, points.
    public mutating func touchMove<Host: ProgramHost>(
        translation: Size, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// The finger goes up.
    public mutating func touchUp<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// Whether a finger is down.
    public var isTouching: Bool { touch != nil }

    /// Adds to the content offset of a scroll view, at once and without velocity; ends at the nearest scroll target.
    public mutating func scroll<Host: ProgramHost>(
        _ node: NodeID, by delta: Size, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// Text typed into a text field.
    public mutating func type<Host: ProgramHost>(
        _ text: String, into node: NodeID, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// Sets a slider's or stepper's value.
    public mutating func slide<Host: ProgramHost>(
        _ node: NodeID, to value: Double, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// Selects an option of a picker or a tab: by its tag's value, or else by its label.
    public mutating func select<Host: ProgramHost>(
        _ node: NodeID, tag: (any ProgramValue)?, label: String?, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// Pops the navigation stack on top.
    public mutating func back<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

    /// Closes the presentation on top.
    public mutating func dismiss<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }
}
