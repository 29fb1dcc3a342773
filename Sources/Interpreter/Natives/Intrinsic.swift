/// What the compiler knows how to do itself, without a call. An entry that names one must have the matching signature.
public enum Intrinsic: Hashable, Sendable {
    /// `Int op Int -> Int`; traps on overflow and division by zero. (Of Int alone, not of Int8 and the like.)
    case intAdd, intSubtract, intMultiply, intDivide, intRemainder
    /// `Int op Int -> Int`: bits and wrapping arithmetic.
    case intAnd, intOr, intXor, intShiftLeft, intShiftRight, intWrappingAdd, intWrappingSubtract, intWrappingMultiply
    /// `op Int -> Int`.
    case intNegate, intComplement
    /// `Int op Int -> Bool`.
    case intEqual, intNotEqual, intLess, intLessEqual, intGreater, intGreaterEqual
    /// `inout Int op= Int`.
    case intAddAssign, intSubtractAssign, intMultiplyAssign, intDivideAssign, intRemainderAssign
    /// `Double op Double -> Double`; of CGFloat too.
    case doubleAdd, doubleSubtract, doubleMultiply, doubleDivide
    /// `op Double -> Double`.
    case doubleNegate
    /// `Double op Double -> Bool`; of CGFloat too.
    case doubleEqual, doubleNotEqual, doubleLess, doubleLessEqual, doubleGreater, doubleGreaterEqual
    /// `inout Double op= Double`; of CGFloat too.
    case doubleAddAssign, doubleSubtractAssign, doubleMultiplyAssign, doubleDivideAssign
    /// `!Bool`, `Bool && @autoclosure Bool`, `Bool || @autoclosure Bool`: the right side runs only where needed.
    case boolNot, boolAnd, boolOr
    /// `Optional ?? @autoclosure`: with a non-optional right side, and with an optional one.
    case coalesce, coalesceOptional
    /// `Double(Int)` and `CGFloat(Int)`.
    case doubleFromInt
    /// `Double(CGFloat)` and `CGFloat(Double)`: the same at run time.
    case doubleFromDouble
    /// `Int(Double)`: traps where it does not fit.
    case intFromDouble
    /// `Array[Int]`, read and written in place; traps out of range.
    case arraySubscript
    /// `Array.count`, `Array.isEmpty`.
    case arrayCount, arrayIsEmpty
    /// `Array.append(_:)` of one element.
    case arrayAppend
    /// `Int ..< Int` and `Int ... Int` in a `for` loop; elsewhere the body makes the range.
    case rangeHalfOpen, rangeClosed
    /// `String + String`, `String += String`, `String == String`.
    case stringAppend, stringAppendAssign, stringEqual
    /// `Optional.some(_:)`.
    case optionalSome
}
