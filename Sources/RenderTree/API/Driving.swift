import AnimationMath
import ViewValues

/// How the engine is driven. Each method returns what happened, in order.
extension RenderTree {
    /// Shows a root view in place of all there was, and settles the frame (LIFE-1).
    public mutating func show<Host: ProgramHost>(
        _ root: ViewValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// Replaces the root view value, keeping what still fits (redeclared types), under a transaction without animation.
    public mutating func reshow<Host: ProgramHost>(
        _ root: ViewValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// One update: commits a group of writes and brings the tree up to date under its transaction (TX-6).
    public mutating func update<Host: ProgramHost>(
        _ group: WriteGroup, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// Ends an event at the clock's frame (an entry, an action): takes all queued groups of writes, one update each,
    /// then the actions that follow, at most twice around (LIFE-6, LIFE-2).
    public mutating func settle<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// Goes to the next frame, in the order of LIFE-6: due blocks, updates, samples, actions.
    public mutating func advance<Host: ProgramHost>(
        to time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        []
    }

    /// Whether nothing animates and nothing is queued in the tree; the host's schedule is its own matter.
    public var isIdle: Bool { true }

    /// Changes the screen: an update without animation (TX-6).
    public mutating func setScreen<Host: ProgramHost>(
        _ screen: ScreenValue, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        self.screen = screen
        return []
    }
}

/// What an input did.
public enum InputOutcome: Hashable, Sendable {
    /// An action or gesture took it: the node that has it.
    case handled(by: NodeID)
    /// The view or an ancestor is disabled.
    case disabled(NodeID)
    /// Neither the view nor an ancestor has an action.
    case noAction
}

/// Input from the user, at the clock's frame, after its sample (LIFE-6, LIFE-7). All of them settle the frame.
extension RenderTree {
    /// A tap on a view: its action, else the nearest ancestor's.
    public mutating func tap<Host: ProgramHost>(
        _ node: NodeID, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        (.noAction, [])
    }

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
    public var isTouching: Bool { false }

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
