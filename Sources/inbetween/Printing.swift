import Foundation
import Playground
import Reports

/// Prints outcomes: as JSON lines, or as text with diagnostics on standard error.
struct Printing {
    let isJSON: Bool
    private let base: HumanReport
    private let isWidthGiven: Bool
    /// On a terminal both streams are one dialogue, in order.
    let isDialogue: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.isJSON
        isDialogue = isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        isWidthGiven = arguments.width != nil
        var options = ReportOptions(
            width: arguments.width ?? Terminal.width, isColoured: Terminal.isColoured(arguments.colour),
            isASCII: arguments.isASCII || (isDialogue && !Terminal.isUTF8))
        options.folds = isDialogue
        options.isPlain = arguments.isPlain
        base = HumanReport(options: options)
    }

    /// Prints an outcome; `place` stands before its diagnostics.
    func show(_ outcome: Outcome, at place: String? = nil) {
        if isJSON {
            JSONLines.lines(outcome).forEach(Console.draw)
        } else if isDialogue {
            let lines = report.transcript(outcome)
            if outcome.display["pager"] == "on", lines.count > Terminal.height {
                Console.flush()
                if Pager.show(lines) { return }
            }
            lines.forEach(Console.draw)
        } else {
            report.lines(outcome).forEach(Console.draw)
            Console.flush()
            let troubles = report.diagnostics(outcome)
            if let place, !troubles.isEmpty { Console.complain(place) }
            troubles.forEach(Console.drawComplaint)
        }
        Console.flush()
    }

    /// The report for the window as it is now.
    private var report: HumanReport {
        isDialogue && !isWidthGiven ? base.fitting(width: Terminal.width) : base
    }

    /// What a person at the terminal adds: `:play` in real time, `:edit`.
    var stage: Stage {
        let screen = PlayScreen(options: base.options)
        return Stage(
            show: { screen.show($0) }, edit: { try Editor.open($0) }, compose: { try Editor.compose($0) })
    }
}

/// What the terminal can do.
enum Terminal {
    /// Columns: the window's, else `COLUMNS`, else 80.
    static var width: Int {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return environment("COLUMNS").flatMap { Int($0) } ?? 80
    }

    /// Rows of the window, 24 where it does not say.
    static var height: Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
    }

    /// Whether the user's locale says that the terminal takes UTF-8. Read from the environment: line editing changes
    /// the process's own locale.
    static var isUTF8: Bool {
        let name = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") ?? ""
        let codeset = name.split(separator: ".").dropFirst().first?.lowercased().prefix { $0 != "@" } ?? ""
        return codeset == "utf-8" || codeset == "utf8"
    }

    /// Whether colours are written: asked for, or a capable terminal without `NO_COLOR`.
    static func isColoured(_ choice: Arguments.Colour) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            return isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
        }
    }

    /// A variable of the environment; nil where it is not set or empty.
    static func environment(_ name: String) -> String? {
        let value = ProcessInfo.processInfo.environment[name]
        return value?.isEmpty == false ? value : nil
    }
}
