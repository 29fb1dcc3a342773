/// What can follow `:expect` and `:run until`.
public enum Condition: Hashable, Sendable {
    case property(ViewSelector, String, Comparison)
    /// `animates` or `still`.
    case motion(ViewSelector, String, animates: Bool)
    case presence(ViewSelector, Presence)
    case count(ViewSelector, Comparison)
    /// An expression that starts with a state's name.
    case state(String, Comparison)
    case bodies(type: String, Comparison)
    case outputContains(String)
    case outputCount(String, Comparison)
    /// All lines since the mark.
    case output(Comparison)
    case warningContains(String)
    case errorContains(String)
    case animations(Comparison)
    /// `animation`, `origin` or a key.
    case transaction(key: String, Comparison)
    case why(ViewSelector, String, Comparison)
    case time(Comparison)

    /// Whether views are there.
    public enum Presence: String, Hashable, Sendable, CaseIterable { case exists, gone, leaving }
}

/// An operator with the expected value.
public struct Comparison: Hashable, Sendable {
    /// The comparison operators.
    public enum Operator: String, Hashable, Sendable, CaseIterable {
        case equal = "==", notEqual = "!=", atMost = "<=", atLeast = ">=", less = "<", greater = ">"
    }
    /// How the values compare.
    public var operation: Operator
    /// The value on the right.
    public var expected: ExpectedValue
    /// nil: the default, 0.001.
    public var tolerance: Double?

    /// Makes a comparison.
    public init(_ operation: Operator, _ expected: ExpectedValue, tolerance: Double? = nil) {
        self.operation = operation
        self.expected = expected
        self.tolerance = tolerance
    }

    /// The tolerance that holds where none is written.
    public static let defaultTolerance = 0.001
}

/// An expected value as written, in the order in which it is looked up.
public enum ExpectedValue: Hashable, Sendable {
    case literal(RawValue)
    /// `.member`, with what follows it: looked up in the actual value's type.
    case member(String)
    /// `width of Capsule`.
    case property(String, of: ViewSelector)
    /// Swift in scope, or a bare word if that is unbound.
    case expression(String)

    /// The value as written.
    public var source: String {
        switch self {
        case .literal(let value): value.sourceText
        case .member(let text), .expression(let text): text
        case .property(let name, let selector): "\(name) of \(selector)"
        }
    }
}

extension RawValue {
    /// The value as Swift source.
    var sourceText: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value.debugDescription
        case .list(let values): "[" + values.map(\.sourceText).joined(separator: ", ") + "]"
        case .record(let name, let parts): name + "(" + parts.map(\.sourceText).joined(separator: ", ") + ")"
        }
    }
}

/// What is wrong with a command's text.
public struct CommandError: Error, Hashable, Sendable {
    /// One sentence without a full stop.
    public var message: String
    /// The column in the command's arguments, from 1.
    public var column: Int
    /// What to do about it.
    public var help: String?

    /// Makes an error.
    public init(_ message: String, column: Int = 1, help: String? = nil) {
        self.message = message
        self.column = column
        self.help = help
    }

    init(_ error: SelectorError) { self.init(error.message, column: error.column, help: error.help) }
}
