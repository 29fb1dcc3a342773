import SwiftSubset

/// An operation on two Ints. A type and not a closure, so that code for it is made with the operation inside.
protocol IntOperator: SendableMetatype {
    static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int
}

/// A comparison of two Ints.
protocol IntComparison: SendableMetatype {
    static func apply(_ left: Int, _ right: Int) -> Bool
}

/// An operation on two Doubles.
protocol DoubleOperator: SendableMetatype {
    static func apply(_ left: Double, _ right: Double) -> Double
}

/// A comparison of two Doubles.
protocol DoubleComparison: SendableMetatype {
    static func apply(_ left: Double, _ right: Double) -> Bool
}

/// Int arithmetic that traps as Swift's does.
enum IntMath {
    enum Add: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
            let (result, overflow) = left.addingReportingOverflow(right)
            if overflow { throw Trap.overflow(range) }
            return result
        }
    }
    enum Subtract: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
            let (result, overflow) = left.subtractingReportingOverflow(right)
            if overflow { throw Trap.overflow(range) }
            return result
        }
    }
    enum Multiply: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
            let (result, overflow) = left.multipliedReportingOverflow(by: right)
            if overflow { throw Trap.overflow(range) }
            return result
        }
    }
    enum Divide: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
            if right == 0 { throw Trap.divisionByZero(range) }
            let (result, overflow) = left.dividedReportingOverflow(by: right)
            if overflow { throw Trap.overflow(range) }
            return result
        }
    }
    enum Remainder: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
            // Small numbers, the usual case, divide in a third of the time.
            if UInt(bitPattern: left) < 1 << 32, right > 0, right < 1 << 32 {
                return Int(UInt32(truncatingIfNeeded: left) % UInt32(truncatingIfNeeded: right))
            }
            if right == 0 { throw Trap.divisionByZero(range, isRemainder: true) }
            let (result, overflow) = left.remainderReportingOverflow(dividingBy: right)
            if overflow { throw Trap.overflow(range) }
            return result
        }
    }
    enum And: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left & right }
    }
    enum Or: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left | right }
    }
    enum Xor: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left ^ right }
    }
    enum ShiftLeft: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left << right }
    }
    enum ShiftRight: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left >> right }
    }
    enum WrappingAdd: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left &+ right }
    }
    enum WrappingSubtract: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left &- right }
    }
    enum WrappingMultiply: IntOperator {
        @inline(__always) static func apply(_ left: Int, _ right: Int, _ range: SourceRange?) -> Int { left &* right }
    }

    enum Equal: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left == right }
    }
    enum NotEqual: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left != right }
    }
    enum Less: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left < right }
    }
    enum LessEqual: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left <= right }
    }
    enum Greater: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left > right }
    }
    enum GreaterEqual: IntComparison {
        @inline(__always) static func apply(_ left: Int, _ right: Int) -> Bool { left >= right }
    }
}

/// Double arithmetic.
enum DoubleMath {
    enum Add: DoubleOperator {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Double { left + right }
    }
    enum Subtract: DoubleOperator {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Double { left - right }
    }
    enum Multiply: DoubleOperator {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Double { left * right }
    }
    enum Divide: DoubleOperator {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Double { left / right }
    }

    enum Equal: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left == right }
    }
    enum NotEqual: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left != right }
    }
    enum Less: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left < right }
    }
    enum LessEqual: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left <= right }
    }
    enum Greater: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left > right }
    }
    enum GreaterEqual: DoubleComparison {
        @inline(__always) static func apply(_ left: Double, _ right: Double) -> Bool { left >= right }
    }
}
