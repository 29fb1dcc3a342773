import Foundation
import Playground
import Synchronization

/// Ctrl-C: a running entry ends at its next frame; a batch that waits for input ends at once, with 130.
enum Interrupts {
    private static let running = Atomic<Bool>(false)
    private static let interactive = Atomic<Bool>(false)

    /// Takes the signal over.
    static func install(isInteractive: Bool) {
        interactive.store(isInteractive, ordering: .relaxed)
        signal(SIGINT) { _ in Interrupts.handle() }
    }

    /// Runs an entry: Ctrl-C ends it. At a terminal, one that takes long says so below the prompt until it is done.
    static func whileRunning<Result>(_ body: () -> Result) -> Result {
        running.store(true, ordering: .relaxed)
        let progress = interactive.load(ordering: .relaxed) ? Progress.begin() : nil
        defer {
            progress?.end()
            running.store(false, ordering: .relaxed)
        }
        return body()
    }

    private static func handle() {
        let isInteractive = interactive.load(ordering: .relaxed)
        if !isInteractive, Interruption.isRequested || !running.load(ordering: .relaxed) { _exit(130) }
        Interruption.request()
    }
}
