extension RawValue {
    /// The value as a person reads it; numbers rounded to what a learner needs.
    public var display: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .number(let value): NumberText.short(value)
        case .text(let value): value
        case .list(let values): "[" + values.map(\.quotedDisplay).joined(separator: ", ") + "]"
        case .record(let name, let parts):
            parts.isEmpty ? name : name + "(" + parts.map(\.quotedDisplay).joined(separator: ", ") + ")"
        }
    }

    private var quotedDisplay: String {
        if case .text(let text) = self { return text.debugDescription }
        return display
    }
}

/// The one formatter of numbers that people read.
public enum NumberText {
    /// At most `digits` digits after the point, without trailing zeros: `150`, `0.333`, `-12.5`.
    ///
    /// Not-a-number and infinities are written as Swift prints them; so are numbers too large for a fraction.
    public static func short(_ value: Double, digits: Int = 3) -> String {
        guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
        let scale = power(digits)
        let scaled = (value.magnitude * scale).rounded()
        guard scaled < 9e18 else { return "\(value)" }
        let whole = Int(scaled)
        let unit = Int(scale)
        var text = "\(whole / unit)"
        var fraction = String(whole % unit)
        fraction = String(repeating: "0", count: digits - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        if !fraction.isEmpty { text += "." + fraction }
        return value < 0 && whole != 0 ? "-" + text : text
    }

    /// Exactly `digits` digits after the point, for columns.
    public static func fixed(_ value: Double, digits: Int = 3) -> String {
        let text = short(value, digits: digits)
        guard value.isFinite, value.magnitude < 1e15, digits > 0 else { return text }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        return parts[0] + "." + fraction + String(repeating: "0", count: max(0, digits - fraction.count))
    }

    private static func power(_ digits: Int) -> Double { (0..<max(digits, 0)).reduce(1) { value, _ in value * 10 } }
}
