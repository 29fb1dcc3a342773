/// Units in which a span of time is written, from the largest down; a month counts as 30 days, a year as 365.
enum SpanUnit: String, CaseIterable {
    case year, month, weekOfMonth, day, hour, minute, second

    var seconds: Int {
        switch self {
        case .year: 31_536_000
        case .month: 2_592_000
        case .weekOfMonth: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    fileprivate var word: String { self == .weekOfMonth ? "week" : rawValue }

    fileprivate func text(_ count: Int, _ style: String) -> String {
        let short = [
            "year": "yr", "month": "mth", "week": "wk", "day": "day", "hour": "hr", "minute": "min", "second": "sec",
        ]
        let letter = self == .month ? "mo" : String(word.prefix(1))
        switch style {
        case "abbreviated": return "\(count)\(letter)"
        case "short", "brief":
            let name = short[word] ?? word
            let plural = count == 1 || ["min", "sec", "hr"].contains(name) ? "" : "s"
            return "\(count)\(style == "brief" ? "" : " ")\(name)\(plural)"
        default: return "\(count) \(word)\(count == 1 ? "" : "s")"
        }
    }
}

/// A span as Foundation's DateComponentsFormatter writes it in English: `1:05`, `1h 5m`, `1 hour, 5 minutes`.
///
/// Positional text starts at the largest unit that is not zero, or at the largest of all where it is padded; the other
/// styles leave out what is zero.
func spanText(_ seconds: Double, _ units: [SpanUnit], style: String, zeros: String = "default", most: Int = 0) -> String
{
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    let ordered = SpanUnit.allCases.filter(units.contains)
    var rest = Int(seconds.magnitude.rounded(ordered.last == .second ? .toNearestOrAwayFromZero : .down))
    var parts = ordered.map { unit in
        let count = rest / unit.seconds
        rest -= count * unit.seconds
        return (unit: unit, count: count)
    }
    if zeros != "pad", zeros != "none" {
        while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
    }
    if most > 0 { parts = Array(parts.prefix(most)) }
    let sign = seconds < 0 ? "-" : ""
    guard style == "positional" else {
        let kept = zeros == "pad" ? parts : parts.filter { $0.count != 0 }
        let shown = kept.isEmpty ? parts.suffix(1) : kept[...]
        let separator = style == "abbreviated" || style == "brief" ? " " : ", "
        return sign + shown.map { $0.unit.text($0.count, style) }.joined(separator: separator)
    }
    let texts = parts.enumerated().map { index, part in
        let isPadded = (index > 0 || zeros == "pad") && part.count < 10
        return isPadded ? "0\(part.count)" : "\(part.count)"
    }
    return sign + texts.joined(separator: ":")
}

/// `in 1 hour`, `2 days ago`, `yesterday`: one unit, the largest that is not zero.
func relativeText(_ seconds: Double, isNamed: Bool) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    let size = Int(seconds.magnitude)
    let unit = SpanUnit.allCases.first { size >= $0.seconds } ?? .second
    let count = size / unit.seconds
    if isNamed {
        switch (unit, count, seconds < 0) {
        case (.second, 0, _): return "now"
        case (.day, 1, true): return "yesterday"
        case (.day, 1, false): return "tomorrow"
        case (.weekOfMonth, 1, let isPast), (.month, 1, let isPast), (.year, 1, let isPast):
            return "\(isPast ? "last" : "next") \(unit.word)"
        default: break
        }
    }
    let text = unit.text(count, "full")
    return seconds < 0 ? "\(text) ago" : "in \(text)"
}
