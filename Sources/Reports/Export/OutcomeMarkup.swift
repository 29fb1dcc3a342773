import Playground

/// What an entry did, as a page shows it: changes as deletions and insertions, tables as tables, the rest as text.
public enum OutcomeMarkup {
    private static let report = HumanReport(options: ReportOptions(width: 80))

    /// The markup of an outcome; empty where it has nothing to say. No other outcome of the page has its number.
    public static func text(_ outcome: Outcome, number: Int) -> String {
        var result = ""
        var lines: [String] = []
        // What is told may be folded in a narrow window, what is drawn or stands in columns may not.
        func close(_ kind: String = " told") {
            if !lines.isEmpty { result += "<pre class=\"output\(kind)\">\(lines.joined(separator: "\n"))</pre>\n" }
            lines = []
        }
        for event in report.told(outcome) {
            switch event.kind {
            case .report(.frames(let table)):
                close()
                result += "<p class=\"caption\">\(Markup.escaped(table.title))</p>\n" + TableMarkup.text(table) + "\n"
            case .write(let name, let old, let new):
                lines.append("  \(Markup.escaped(name)): \(change(old, new))")
            case .error, .warning:
                lines += report.diagnostics(event.kind).map { "<span class=\"trouble\">\(Markup.escaped($0))</span>" }
            case .expect(let verdict):
                let style = verdict.holds ? "holds" : "trouble"
                lines += report.lines(event.kind).map { "<span class=\"\(style)\">\(Markup.escaped($0))</span>" }
            case .report(.plot(let table)):
                close()
                result += ChartMarkup.text(table)
            case .report(.curves(let curves)):
                close()
                result += ChartMarkup.text(curves)
            case .report(.futures(let futures)):
                close()
                result += ChartMarkup.text(futures)
            case .report(.timeline(let rows, let start, let end)):
                close()
                result += TimelineMarkup.text(rows, from: start, to: end)
            case .report(.film(let frames, _)):
                close()
                result += FilmMarkup.text(frames, prefix: "film-\(number)-")
            case .report(.differences(let changes)):
                lines += changes.map { difference in
                    guard let parameter = difference.parameter else { return Markup.escaped(report.line(difference)) }
                    let place = "  \(difference.operation.rawValue) \(shortPath(difference.path)) \(parameter): "
                    return Markup.escaped(place) + change(difference.old ?? "-", difference.new ?? "-")
                }
            case .report:
                close()
                lines = report.lines(event.kind).map { Markup.escapedLines($0) }
                close("")
            default: lines += report.lines(event.kind).map { Markup.escapedLines($0) }
            }
        }
        close()
        return result
    }

    private static func change(_ old: String, _ new: String) -> String {
        "<del>\(Markup.escaped(old))</del> → <ins>\(Markup.escaped(new))</ins>"
    }
}
