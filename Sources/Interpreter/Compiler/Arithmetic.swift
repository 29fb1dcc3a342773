import SwiftSubset

/// An Int operand in the form that is quickest to read.
enum Operand: Sendable {
    case slot(Int)
    case constant(Int)
    case code(IntCode)

    init(_ compiler: FunctionCompiler, _ expr: IRExpr) {
        if case .constant(.int(let number)) = expr.kind {
            self = .constant(number)
        } else if case .variable(let variable) = expr.kind, variable.global == nil,
            let home = compiler.context.home(of: variable), !home.isBoxed, home.slot.kind == .int
        {
            self = .slot(home.slot.index)
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

/// Code for an operation on two Ints, with the usual operands read without a call.
@inline(__always) private func intCode(
    _ left: Operand, _ right: Operand, _ operation: @escaping @Sendable (Int, Int) throws -> Int
) -> IntCode {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): return { try operation($1.words[left], $1.words[right]) }
    case (.slot(let left), .constant(let right)): return { try operation($1.words[left], right) }
    case (.code(let left), .constant(let right)): return { try operation(try left(&$0, $1), right) }
    case (.code(let left), .slot(let right)): return { try operation(try left(&$0, $1), $1.words[right]) }
    default:
        let (left, right) = (left.code, right.code)
        return { try operation(try left(&$0, $1), try right(&$0, $1)) }
    }
}

@inline(__always) private func boolCode(
    _ left: Operand, _ right: Operand, _ operation: @escaping @Sendable (Int, Int) -> Bool
) -> BoolCode {
    switch (left, right) {
    case (.slot(let left), .slot(let right)): return { operation($1.words[left], $1.words[right]) }
    case (.slot(let left), .constant(let right)): return { operation($1.words[left], right) }
    case (.code(let left), .constant(let right)): return { operation(try left(&$0, $1), right) }
    default:
        let (left, right) = (left.code, right.code)
        return { operation(try left(&$0, $1), try right(&$0, $1)) }
    }
}

extension FunctionCompiler {
    func arithmetic(_ intrinsic: Intrinsic, _ left: Operand, _ right: Operand, _ range: SourceRange) -> Code? {
        switch intrinsic {
        case .intAdd: .int(intCode(left, right) { try IntMath.add($0, $1, range) })
        case .intSubtract: .int(intCode(left, right) { try IntMath.subtract($0, $1, range) })
        case .intMultiply: .int(intCode(left, right) { try IntMath.multiply($0, $1, range) })
        case .intDivide: .int(intCode(left, right) { try IntMath.divide($0, $1, range) })
        case .intRemainder: .int(intCode(left, right) { try IntMath.remainder($0, $1, range) })
        case .intAnd: .int(intCode(left, right) { $0 & $1 })
        case .intOr: .int(intCode(left, right) { $0 | $1 })
        case .intXor: .int(intCode(left, right) { $0 ^ $1 })
        case .intShiftLeft: .int(intCode(left, right) { $0 << $1 })
        case .intShiftRight: .int(intCode(left, right) { $0 >> $1 })
        case .intWrappingAdd: .int(intCode(left, right) { $0 &+ $1 })
        case .intWrappingSubtract: .int(intCode(left, right) { $0 &- $1 })
        case .intWrappingMultiply: .int(intCode(left, right) { $0 &* $1 })
        default: nil
        }
    }

    func intComparison(_ intrinsic: Intrinsic, _ left: Operand, _ right: Operand) -> Code? {
        switch intrinsic {
        case .intEqual: .bool(boolCode(left, right) { $0 == $1 })
        case .intNotEqual: .bool(boolCode(left, right) { $0 != $1 })
        case .intLess: .bool(boolCode(left, right) { $0 < $1 })
        case .intLessEqual: .bool(boolCode(left, right) { $0 <= $1 })
        case .intGreater: .bool(boolCode(left, right) { $0 > $1 })
        case .intGreaterEqual: .bool(boolCode(left, right) { $0 >= $1 })
        default: nil
        }
    }

    /// `place += value` and the like.
    func compound(_ intrinsic: Intrinsic, _ place: Place, _ value: IRExpr, _ range: SourceRange) -> Code? {
        if let operation = IntMath.operation(of: intrinsic) { return compoundInt(operation, place, value, range) }
        if let operation = DoubleMath.operation(of: intrinsic) { return compoundDouble(operation, place, value) }
        switch intrinsic {
        case .arrayAppend: return appendElement(place, value, range)
        case .stringAppendAssign: return appendText(place, value, range)
        default: return nil
        }
    }

    private func wordSlot(_ place: Place, _ kind: SlotKind) -> Int? {
        guard case .variable(let variable) = place, variable.global == nil, let home = context.home(of: variable),
            !home.isBoxed, home.slot.kind == kind
        else { return nil }
        return home.slot.index
    }

    private func compoundInt(
        _ operation: @escaping @Sendable (Int, Int, SourceRange?) throws -> Int, _ place: Place, _ value: IRExpr,
        _ range: SourceRange
    ) -> Code {
        let operand = Operand(self, value)
        let code = operand.code
        if let slot = wordSlot(place, .int) {
            return .value { machine, frame in
                let right = try code(&machine, frame)
                frame.words[slot] = try operation(frame.words[slot], right, range)
                return .void
            }
        }
        let target = compile(place)
        return .value { machine, frame in
            try target.prepare(&machine, frame)
            let right = try code(&machine, frame)
            try target.modify(&machine, frame) { _, value in
                guard let left = value.asInt else { return try mismatch("an Int", value) }
                value = .int(try operation(left, right, range))
            }
            return .void
        }
    }

    private func compoundDouble(
        _ operation: @escaping @Sendable (Double, Double) -> Double, _ place: Place, _ value: IRExpr
    ) -> Code {
        let code = compile(value).asDouble
        if let slot = wordSlot(place, .double) {
            return .value { machine, frame in
                let right = try code(&machine, frame)
                frame.setDouble(slot, operation(frame.double(slot), right))
                return .void
            }
        }
        let target = compile(place)
        return .value { machine, frame in
            try target.prepare(&machine, frame)
            let right = try code(&machine, frame)
            try target.modify(&machine, frame) { _, value in
                guard let left = value.asDouble else { return try mismatch("a Double", value) }
                value = .double(operation(left, right))
            }
            return .void
        }
    }

    private func appendElement(_ place: Place, _ value: IRExpr, _ range: SourceRange) -> Code {
        let code = compile(value).asValue
        let target = compile(place)
        return .value { machine, frame in
            try target.prepare(&machine, frame)
            let element = try code(&machine, frame)
            try target.modify(&machine, frame) { machine, value in
                let count = value.updateArray { elements in
                    elements.append(element)
                    return elements.count
                }
                guard let count else { return try mismatch("an array", value) }
                try machine.reserve(count, adding: 1, at: range)
            }
            return .void
        }
    }

    private func appendText(_ place: Place, _ value: IRExpr, _ range: SourceRange) -> Code {
        let code = compile(value).asValue
        let target = compile(place)
        return .value { machine, frame in
            try target.prepare(&machine, frame)
            guard let more = try code(&machine, frame).asString else { return try mismatch("a String", .void) }
            try target.modify(&machine, frame) { machine, value in
                guard case .string(var text) = value.unboxed else { return try mismatch("a String", value) }
                value = .null
                let added = more.utf8.count
                try machine.reserve(text.utf8.count + added, adding: added, at: range)
                text += more
                value = .string(text)
            }
            return .void
        }
    }
}

/// Int arithmetic that traps as Swift's does.
enum IntMath {
    @inline(__always) static func add(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
        let (result, overflow) = left.addingReportingOverflow(right)
        if overflow { throw Trap.overflow(range) }
        return result
    }

    @inline(__always) static func subtract(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
        let (result, overflow) = left.subtractingReportingOverflow(right)
        if overflow { throw Trap.overflow(range) }
        return result
    }

    @inline(__always) static func multiply(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
        let (result, overflow) = left.multipliedReportingOverflow(by: right)
        if overflow { throw Trap.overflow(range) }
        return result
    }

    @inline(__always) static func divide(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
        if right == 0 { throw Trap.divisionByZero(range) }
        let (result, overflow) = left.dividedReportingOverflow(by: right)
        if overflow { throw Trap.overflow(range) }
        return result
    }

    @inline(__always) static func remainder(_ left: Int, _ right: Int, _ range: SourceRange?) throws -> Int {
        if right == 0 { throw Trap.divisionByZero(range, isRemainder: true) }
        let (result, overflow) = left.remainderReportingOverflow(dividingBy: right)
        if overflow { throw Trap.overflow(range) }
        return result
    }

    /// What an assigning operator does.
    static func operation(of intrinsic: Intrinsic) -> (@Sendable (Int, Int, SourceRange?) throws -> Int)? {
        switch intrinsic {
        case .intAddAssign: { try add($0, $1, $2) }
        case .intSubtractAssign: { try subtract($0, $1, $2) }
        case .intMultiplyAssign: { try multiply($0, $1, $2) }
        case .intDivideAssign: { try divide($0, $1, $2) }
        case .intRemainderAssign: { try remainder($0, $1, $2) }
        default: nil
        }
    }
}

/// Double arithmetic of assigning operators.
enum DoubleMath {
    static func operation(of intrinsic: Intrinsic) -> (@Sendable (Double, Double) -> Double)? {
        switch intrinsic {
        case .doubleAddAssign: { $0 + $1 }
        case .doubleSubtractAssign: { $0 - $1 }
        case .doubleMultiplyAssign: { $0 * $1 }
        case .doubleDivideAssign: { $0 / $1 }
        default: nil
        }
    }
}
