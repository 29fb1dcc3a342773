import Interpreter
import ViewValues

/// A value with the text that the program prints for it, for reports of writes.
public struct DescribedValue: ProgramValue {
    /// The value.
    public let value: Value
    /// As `print` shows it.
    public let description: String

    /// Whether the values are the same.
    public func isEqual(to other: any ProgramValue) -> Bool {
        (other as? DescribedValue).map { value.isEqual(to: $0.value) } ?? value.isEqual(to: other)
    }
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension ProgramValue {
    /// The program's value behind a value of the engine.
    var programValue: Value {
        switch self {
        case let value as Value: value
        case let described as DescribedValue: described.value
        default: .null
        }
    }
}
