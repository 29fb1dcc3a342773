import Foundation
import Playground
import Synchronization

/// A line on the terminal that tells of an entry which takes longer than half a second, and goes when it is done.
final class Progress: Sendable {
    private let isOver = Mutex(false)
    private let isShown = Atomic<Bool>(false)
    private let finished = DispatchSemaphore(value: 0)
    private static let isHeldBack = Atomic<Bool>(false)

    /// Begins to watch; nil where there is no terminal to write on.
    static func begin() -> Progress? {
        guard isatty(STDERR_FILENO) == 1, Terminal.environment("TERM") != "dumb" else { return nil }
        isHeldBack.store(false, ordering: .relaxed)
        let progress = Progress()
        Thread.detachNewThread { progress.watch() }
        return progress
    }

    /// Says nothing for the rest of this entry: something else draws on the terminal.
    static func holdBack() { isHeldBack.store(true, ordering: .relaxed) }

    /// Ends the watch and takes the line away.
    func end() {
        isOver.withLock { $0 = true }
        finished.signal()
        if isShown.load(ordering: .relaxed) { Self.write("\r\u{1B}[K") }
    }

    private func watch() {
        let start = DispatchTime.now()
        var wait = 0.5
        while finished.wait(timeout: .now() + wait) == .timedOut {
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
            isOver.withLock { isOver in
                guard !isOver, !Self.isHeldBack.load(ordering: .relaxed) else { return }
                isShown.store(true, ordering: .relaxed)
                Self.write("\r\u{1B}[K… \(NumberText.fixed(seconds, digits: 1)) s, Ctrl-C stops it")
            }
            wait = 0.1
        }
    }

    private static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}
