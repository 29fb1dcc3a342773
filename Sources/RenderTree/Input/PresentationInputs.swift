import AnimationMath
import ViewValues

extension RenderTree {
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
