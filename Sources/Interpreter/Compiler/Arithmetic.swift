import SwiftSubset

/// Operators of Int and Double.
extension FunctionCompiler {
    func intOperation(_ intrinsic: Intrinsic, _ left: IRExpr, _ right: IRExpr, _ range: SourceRange) -> Code? {
        func code<O: IntOperator>(_ operation: O.Type) -> Code {
            intCode(operation, IntOperand(self, left), IntOperand(self, right), range)
        }
        return switch intrinsic {
        case .intAdd: code(IntMath.Add.self)
        case .intSubtract: code(IntMath.Subtract.self)
        case .intMultiply: code(IntMath.Multiply.self)
        case .intDivide: code(IntMath.Divide.self)
        case .intRemainder: code(IntMath.Remainder.self)
        case .intAnd: code(IntMath.And.self)
        case .intOr: code(IntMath.Or.self)
        case .intXor: code(IntMath.Xor.self)
        case .intShiftLeft: code(IntMath.ShiftLeft.self)
        case .intShiftRight: code(IntMath.ShiftRight.self)
        case .intWrappingAdd: code(IntMath.WrappingAdd.self)
        case .intWrappingSubtract: code(IntMath.WrappingSubtract.self)
        case .intWrappingMultiply: code(IntMath.WrappingMultiply.self)
        default: nil
        }
    }

    func intComparison(_ intrinsic: Intrinsic, _ left: IRExpr, _ right: IRExpr) -> Code? {
        func code<O: IntComparison>(_ operation: O.Type) -> Code {
            intCode(operation, IntOperand(self, left), IntOperand(self, right))
        }
        return switch intrinsic {
        case .intEqual: code(IntMath.Equal.self)
        case .intNotEqual: code(IntMath.NotEqual.self)
        case .intLess: code(IntMath.Less.self)
        case .intLessEqual: code(IntMath.LessEqual.self)
        case .intGreater: code(IntMath.Greater.self)
        case .intGreaterEqual: code(IntMath.GreaterEqual.self)
        default: nil
        }
    }

    func doubleOperation(_ intrinsic: Intrinsic, _ left: IRExpr, _ right: IRExpr) -> Code? {
        func code<O: DoubleOperator>(_ operation: O.Type) -> Code {
            doubleCode(operation, DoubleOperand(self, left), DoubleOperand(self, right))
        }
        func test<O: DoubleComparison>(_ operation: O.Type) -> Code {
            doubleCode(operation, DoubleOperand(self, left), DoubleOperand(self, right))
        }
        return switch intrinsic {
        case .doubleAdd: code(DoubleMath.Add.self)
        case .doubleSubtract: code(DoubleMath.Subtract.self)
        case .doubleMultiply: code(DoubleMath.Multiply.self)
        case .doubleDivide: code(DoubleMath.Divide.self)
        case .doubleEqual: test(DoubleMath.Equal.self)
        case .doubleNotEqual: test(DoubleMath.NotEqual.self)
        case .doubleLess: test(DoubleMath.Less.self)
        case .doubleLessEqual: test(DoubleMath.LessEqual.self)
        case .doubleGreater: test(DoubleMath.Greater.self)
        case .doubleGreaterEqual: test(DoubleMath.GreaterEqual.self)
        default: nil
        }
    }
}
