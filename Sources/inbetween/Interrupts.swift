import Foundation
import Playground
import Synchronization

/// Ctrl-C: a running entry ends at its next frame; a batch that waits for input ends at once, with 130.
enum Interrupts {
    private static let running = Atomic<Bool>(false)
    private static let interactive = Atomic<Bool>(false)
    /// The thread that reads and runs entries, set before the handler is installed and never after.
    nonisolated(unsafe) private static var reader = pthread_self()

    /// Takes the signal over. A parent's thread that starts this program may have blocked it, which is inherited.
    static func install(isInteractive: Bool) {
        interactive.store(isInteractive, ordering: .relaxed)
        reader = pthread_self()
        var action = sigaction()
        Self.setHandler(&action)
        // Without SA_RESTART: a read that waits for a line ends, so that Ctrl-C drops what was typed.
        sigaction(SIGINT, &action, nil)
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    }

    private static func setHandler(_ action: inout sigaction) {
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { _ in Interrupts.handle() }
        #else
            action.__sigaction_handler.sa_handler = { _ in Interrupts.handle() }
        #endif
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
        // Whichever thread the signal came to: the one that waits for a line has to be woken.
        guard pthread_equal(pthread_self(), reader) != 0 else {
            pthread_kill(reader, SIGINT)
            return
        }
        let isInteractive = interactive.load(ordering: .relaxed)
        if !isInteractive, Interruption.isRequested || !running.load(ordering: .relaxed) { _exit(130) }
        Interruption.request()
    }
}
