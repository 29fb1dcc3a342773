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

    /// Says whether an entry is running.
    static func isRunning(_ isRunning: Bool) { running.store(isRunning, ordering: .relaxed) }

    private static func handle() {
        let isInteractive = interactive.load(ordering: .relaxed)
        if !isInteractive, Interruption.isRequested || !running.load(ordering: .relaxed) { _exit(130) }
        Interruption.request()
    }
}
