import Foundation
import Playground
import Synchronization

/// Ctrl-C: a running entry ends at its next frame; a batch that waits for input ends at once, with 130.
enum Interrupts {
    private static let running = Atomic<Bool>(false)
    private static let interactive = Atomic<Bool>(false)

    /// Takes the signal over. A parent's thread that starts this program may have blocked it, which is inherited.
    static func install(isInteractive: Bool) {
        interactive.store(isInteractive, ordering: .relaxed)
        signal(SIGINT) { _ in Interrupts.handle() }
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    }

    /// Runs an entry: Ctrl-C ends it. At a terminal, one that takes long says so below the prompt until it is done.
    static func whileRunning<Result>(_ body: () -> Result) -> Result {
        Interruption.clear()
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
