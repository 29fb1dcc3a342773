import SwiftSubset

/// An Int operand in the form that is quickest to read.
enum IntOperand: Sendable {
    case slot(Int)
    case constant(Int)
    case code(IntCode)

    init(_ compiler: FunctionCompiler, _ expr: IRExpr) {
        if case .constant(.int(let number)) = expr.kind {
            self = .constant(number)
        } else if let slot = compiler.wordSlot(expr, .int) {
            self = .slot(slot)
        } else {
            self = .code(compiler.compile(expr).asInt)
        }
    }

    var code: IntCode {
        switch self {
        case .slot(let index): { $1.words[index] }
        case .constant(let number): { _, _ in number }
        case .code(let code): code
        }
    }
}

/// A Double operand in the form that is quickest to read.
enum DoubleOperand: Sendable {
    case slot(Int)
    case constant(Double)
    case code(DoubleCode)

    init(_ compiler: FunctionCompiler, _ expr: IRExpr) {
        if case .constant(.double(let number)) = expr.kind {
            self = .constant(number)
        } else if let slot = compiler.wordSlot(expr, .double) {
            self = .slot(slot)
        } else {
            self = .code(compiler.compile(expr).asDouble)
        }
    }

    var code: DoubleCode {
        switch self {
        case .slot(let index): { $1.double(index) }
        case .constant(let number): { _, _ in number }
        case .code(let code): code
        }
    }
}

extension FunctionCompiler {
    /// The slot of a local variable of a kind that stands in one.
    func wordSlot(_ expr: IRExpr, _ kind: SlotKind) -> Int? {
        guard case .variable(let variable) = expr.kind else { return nil }
        return wordSlot(variable, kind)
    }

    func wordSlot(_ variable: Variable, _ kind: SlotKind) -> Int? {
        guard variable.global == nil, let home = context.home(of: variable), !home.isBoxed, home.slot.kind == kind
        else { return nil }
        return home.slot.index
    }
}

/// Code for an operation on two Ints, with the usual operands read without a call.
@inline(__always) func intCode<O: IntOperator>(
    _ operation: O.Type, _ left: IntOperand, _ right: IntOperand, _ range: SourceRange
) -> Code {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): return .int { try O.apply($1.words[left], $1.words[right], range) }
    case (.slot(let left), .constant(let right)): return .int { try O.apply($1.words[left], right, range) }
    case (.slot(let left), .code(let right)):
        return .int {
            let first = $1.words[left]
            return try O.apply(first, try right(&$0, $1), range)
        }
    case (.constant(let left), .slot(let right)): return .int { try O.apply(left, $1.words[right], range) }
    case (.code(let left), .constant(let right)): return .int { try O.apply(try left(&$0, $1), right, range) }
    case (.code(let left), .slot(let right)): return .int { try O.apply(try left(&$0, $1), $1.words[right], range) }
    default:
        let (left, right) = (left.code, right.code)
        return .int { try O.apply(try left(&$0, $1), try right(&$0, $1), range) }
    }
}

/// The same for a comparison.
@inline(__always) func intCode<O: IntComparison>(
    _ operation: O.Type, _ left: IntOperand, _ right: IntOperand
) -> Code {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): return .bool { O.apply($1.words[left], $1.words[right]) }
    case (.slot(let left), .constant(let right)): return .bool { O.apply($1.words[left], right) }
    case (.code(let left), .constant(let right)): return .bool { O.apply(try left(&$0, $1), right) }
    default:
        let (left, right) = (left.code, right.code)
        return .bool { O.apply(try left(&$0, $1), try right(&$0, $1)) }
    }
}

/// Code for an operation on two Doubles.
@inline(__always) func doubleCode<O: DoubleOperator>(
    _ operation: O.Type, _ left: DoubleOperand, _ right: DoubleOperand
) -> Code {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): return .double { O.apply($1.double(left), $1.double(right)) }
    case (.slot(let left), .constant(let right)): return .double { O.apply($1.double(left), right) }
    case (.slot(let left), .code(let right)):
        return .double {
            let first = $1.double(left)
            return O.apply(first, try right(&$0, $1))
        }
    case (.constant(let left), .slot(let right)): return .double { O.apply(left, $1.double(right)) }
    case (.constant(let left), .code(let right)): return .double { O.apply(left, try right(&$0, $1)) }
    case (.code(let left), .constant(let right)): return .double { O.apply(try left(&$0, $1), right) }
    case (.code(let left), .slot(let right)): return .double { O.apply(try left(&$0, $1), $1.double(right)) }
    default:
        let (left, right) = (left.code, right.code)
        return .double { O.apply(try left(&$0, $1), try right(&$0, $1)) }
    }
}

/// The same for a comparison.
@inline(__always) func doubleCode<O: DoubleComparison>(
    _ operation: O.Type, _ left: DoubleOperand, _ right: DoubleOperand
) -> Code {
    switch (left, right) {
    case (.slot(let left), .constant(let right)): return .bool { O.apply($1.double(left), right) }
    case (.code(let left), .constant(let right)): return .bool { O.apply(try left(&$0, $1), right) }
    default:
        let (left, right) = (left.code, right.code)
        return .bool { O.apply(try left(&$0, $1), try right(&$0, $1)) }
    }
}
