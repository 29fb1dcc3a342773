/// A plain value in an event: what reports print and `--json` writes, unrounded.
public indirect enum RawValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// A floating value: the only kind that a tolerance goes for.
    case number(Double)
    case text(String)
    case list([RawValue])
    /// A structure, tuple or enum case with a payload: its type or case, and its parts in order.
    case record(String, [RawValue])

    /// The number it is, an Int as Double; nil for everything else.
    public var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}
