import Foundation
import Playground
import Reports
import Synchronization

/// Draws `:play` on the terminal, each frame over the one before, at its own time.
final class PlayScreen: Sendable {
    private let options: ReportOptions
    private let state = Mutex(State())

    /// When the play began, and the rows that the last frame took.
    private struct State {
        var start = DispatchTime.now()
        var rows = 0
    }

    init(options: ReportOptions) { self.options = options }

    /// Waits until a frame is due and draws it; one that comes too late is passed over, but never the last.
    func show(_ frame: PlayedFrame) {
        if frame.due == 0 { begin() }
        let start = state.withLock { $0.start }
        let due = start + .nanoseconds(Int(min(frame.due, 1e6) * 1e9))
        guard canDraw || frame.due == 0 || frame.isLast else { return _ = wait(until: due) }
        guard wait(until: due) || frame.isLast else { return }
        draw(lines(frame))
        if frame.isLast { state.withLock { $0.rows = 0 } }
    }

    /// Without a cursor that moves, every frame would be a page: then only the first and the last are shown.
    private var canDraw: Bool { Terminal.environment("TERM") != "dumb" }

    private func begin() {
        Progress.holdBack()
        Console.flush()
        state.withLock { $0 = State() }
    }

    /// False where the time has passed by more than half a frame. Ctrl-C ends the wait.
    private func wait(until due: DispatchTime) -> Bool {
        let late = Double(DispatchTime.now().uptimeNanoseconds) - Double(due.uptimeNanoseconds)
        if late > 25_000_000 { return false }
        while DispatchTime.now() < due, !Interruption.isRequested {
            let left = due.uptimeNanoseconds - min(DispatchTime.now().uptimeNanoseconds, due.uptimeNanoseconds)
            usleep(UInt32(min(left / 1_000, 20_000)))
        }
        return true
    }

    private func lines(_ frame: PlayedFrame) -> [String] {
        let columns = min(Terminal.width - 1, 72)
        let status = "\(NumberText.fixed(frame.picture.time, digits: 2)) s  \(frame.moving) in flight"
        let rows = max(3, min(20, Terminal.height - 3 - frame.watched.count))
        let report = HumanReport(options: options).fitting(width: columns)
        var watching = Outcome(entry: 0, counts: false)
        watching.events = frame.watched.map { Event(entry: 0, time: frame.picture.time, kind: .sample($0)) }
        let watched = report.lines(watching).map { $0.cut(to: columns) }
        return [status.cut(to: columns)] + watched
            + StageDrawing.lines([frame.picture], frame.bounds, columns: columns, rows: rows, options)
    }

    private func draw(_ lines: [String]) {
        let above = state.withLock { state in
            defer { state.rows = lines.count }
            return state.rows
        }
        let back = above > 0 && canDraw ? "\u{1B}[\(above)A\r\u{1B}[J" : ""
        let text = back + lines.map { $0 + "\n" }.joined()
        Console.write(text)
    }
}
