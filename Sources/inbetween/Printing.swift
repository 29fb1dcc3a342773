import Foundation
import Playground
import Reports

/// Prints outcomes: as JSON lines, or as text with diagnostics on standard error.
struct Printing {
    let isJSON: Bool
    let report: HumanReport
    /// On a terminal both streams are one dialogue, in order.
    let isDialogue: Bool

    init(_ arguments: Arguments) {
        isJSON = arguments.isJSON
        isDialogue = isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        report = HumanReport(
            options: ReportOptions(
                width: arguments.width ?? Terminal.width, isColoured: Terminal.isColoured(arguments.colour),
                isASCII: arguments.isASCII))
    }

    func show(_ outcome: Outcome) {
        if isJSON {
            JSONLines.lines(outcome).forEach(Console.say)
        } else if isDialogue {
            report.transcript(outcome).forEach(Console.say)
        } else {
            report.lines(outcome).forEach(Console.say)
            Console.flush()
            report.diagnostics(outcome).forEach(Console.complain)
        }
        Console.flush()
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
