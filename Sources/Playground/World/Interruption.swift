import Synchronization

/// The user's wish to stop: raised by a signal handler, looked at between frames.
public enum Interruption {
    /// Thrown where a running entry stops at the user's wish.
    public struct Raised: Error {}

    private static let flag = Atomic<Bool>(false)

    /// Asks the running entry to end at the next frame boundary.
    public static func request() { flag.store(true, ordering: .relaxed) }
    /// Takes the wish back, before the next entry.
    public static func clear() { flag.store(false, ordering: .relaxed) }
    /// Whether the running entry should end.
    public static var isRequested: Bool { flag.load(ordering: .relaxed) }
}
