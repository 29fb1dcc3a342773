import CLibedit
import Foundation
import Testing

/// A pseudo-terminal: the test types on it and looks at its screen.
final class TestTerminal {
    private let person: Int32
    /// What the program under test reads from and writes to.
    let program: Int32
    private(set) var screen: ScreenModel
    private var pending: [UInt8] = []

    init(columns: Int, height: Int) throws {
        screen = ScreenModel(columns: columns, height: height)
        var program: Int32 = -1
        person = line_open_pseudo_terminal(&program)
        try #require(person >= 0)
        self.program = program
        resize(columns: columns, height: height)
    }

    deinit {
        close(program)
        close(person)
    }

    /// Changes the window's size. Wait for the cursor's place before: a terminal hands over what is drawn in parts.
    func resize(columns: Int, height: Int) {
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
        screen.resize(columns: columns)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// Takes what the program draws until the screen is as wanted; fails when nothing comes for ten seconds.
    @discardableResult
    func wait(_ wanted: (ScreenModel) -> Bool, _ location: SourceLocation = #_sourceLocation) -> Bool {
        while !wanted(screen) {
            var state = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, 10_000) > 0, receive() else {
                Issue.record("the screen shows\n\(screen.text)", sourceLocation: location)
                return false
            }
        }
        return true
    }

    private func receive() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let got = read(person, &chunk, chunk.count)
        guard got > 0 else { return false }
        pending += chunk[..<got]
        if let text = String(validating: pending, as: UTF8.self) {
            screen.receive(text)
            pending = []
        }
        return true
    }
}
