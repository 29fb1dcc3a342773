import Interpreter
import Vocabulary

/// The user's wish to stop: raised by a signal handler, looked at between frames and between a program's steps.
public enum Interruption {
    /// Thrown where a running entry stops at the user's wish.
    public struct Raised: Error {}

    /// The one flag; programs that ``ProgramWorld/stoppable()`` makes look at it as they run.
    fileprivate static let flag = Interpreter.Interruption()

    /// Asks the running entry to end at the next frame boundary, or at the program's next steps within a frame.
    public static func request() { flag.raise() }
    /// Takes the wish back, before the next entry.
    public static func clear() { flag.lower() }
    /// Whether the running entry should end.
    public static var isRequested: Bool { flag.isRaised }
}

extension ProgramWorld {
    /// An empty program that ``Interruption/request()`` stops, even within one frame.
    public static func stoppable() -> ProgramWorld {
        var world = ProgramWorld()
        world.program.machine.interruption = Interruption.flag
        return world
    }
}
