/// Compares values as `:expect` does.
extension Comparison {
    /// Whether an actual value satisfies the comparison with a resolved expected value.
    ///
    /// The tolerance goes for `==` and `!=` of floating values, element by element; not for Int, String or an order.
    /// A not-a-number equals nothing. Values that have no order satisfy no `<`.
    public func holds(actual: RawValue, expected: RawValue) -> Bool {
        switch operation {
        case .equal: isEqual(actual, expected)
        case .notEqual: !isEqual(actual, expected)
        case .less:
            isOrdered(actual, expected) {
                $0 < $1
            } text: {
                $0 < $1
            }
        case .atMost:
            isOrdered(actual, expected) {
                $0 <= $1
            } text: {
                $0 <= $1
            }
        case .greater:
            isOrdered(actual, expected) {
                $0 > $1
            } text: {
                $0 > $1
            }
        case .atLeast:
            isOrdered(actual, expected) {
                $0 >= $1
            } text: {
                $0 >= $1
            }
        }
    }

    /// The tolerance in force for a value; nil where none goes.
    public func tolerance(for actual: RawValue) -> Double? {
        guard operation == .equal || operation == .notEqual, actual.holdsFloating else { return nil }
        return tolerance ?? Self.defaultTolerance
    }

    private func isEqual(_ actual: RawValue, _ expected: RawValue) -> Bool {
        switch (actual, expected) {
        case (.number(let left), _):
            guard let right = expected.double else { return false }
            return isClose(left, right)
        case (.int(let left), .int(let right)): return left == right
        case (.int(let left), .number(let right)): return Double(left) == right
        case (.list(let left), .list(let right)): return areEqual(left, right)
        case (.record(let name, let left), .record(let other, let right)):
            return name == other && areEqual(left, right)
        default: return actual == expected
        }
    }

    private func areEqual(_ left: [RawValue], _ right: [RawValue]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
    }

    /// A difference up to the tolerance, with room for the rounding of the decimal numbers that were written.
    private func isClose(_ left: Double, _ right: Double) -> Bool {
        if left == right { return true }
        let tolerance = tolerance ?? Self.defaultTolerance
        return (left - right).magnitude <= tolerance + 1e-9
    }

    private func isOrdered(
        _ actual: RawValue, _ expected: RawValue, numbers: (Double, Double) -> Bool, text: (String, String) -> Bool
    ) -> Bool {
        if let left = actual.double, let right = expected.double { return numbers(left, right) }
        if case .text(let left) = actual, case .text(let right) = expected { return text(left, right) }
        return false
    }
}

extension RawValue {
    /// Whether a floating value is in it, however deep.
    var holdsFloating: Bool {
        switch self {
        case .number: true
        case .list(let parts), .record(_, let parts): parts.contains(where: \.holdsFloating)
        default: false
        }
    }
}
