import SwiftSubset

extension FunctionCompiler {
    /// Code in place of a call of a vocabulary entry; nil where the call is made after all.
    func intrinsicCode(_ intrinsic: Intrinsic, _ arguments: [IRArgument], _ expr: IRExpr) -> Code? {
        if let values = arguments.values {
            return switch values.count {
            case 1: unary(intrinsic, values[0], expr)
            case 2: binary(intrinsic, values[0], values[1], expr)
            default: nil
            }
        }
        guard case .place(let place) = arguments.first, arguments.count == 2, case .value(let value) = arguments[1]
        else { return nil }
        guard let change = compound(intrinsic, place, value, expr.range) else { return nil }
        return .value {
            _ = try change(&$0, $1)
            return .void
        }
    }

    private func unary(_ intrinsic: Intrinsic, _ operand: IRExpr, _ expr: IRExpr) -> Code? {
        let code = compile(operand)
        let range = expr.range
        switch intrinsic {
        case .intNegate:
            let code = code.asInt
            return .int { machine, frame in
                let (result, overflow) = 0.subtractingReportingOverflow(try code(&machine, frame))
                if overflow { throw Trap.overflow(range) }
                return result
            }
        case .intComplement:
            let code = code.asInt
            return .int { ~(try code(&$0, $1)) }
        case .doubleNegate:
            let code = code.asDouble
            return .double { -(try code(&$0, $1)) }
        case .boolNot:
            let code = code.asBool
            return .bool { !(try code(&$0, $1)) }
        case .doubleFromInt:
            let code = code.asInt
            return .double { Double(try code(&$0, $1)) }
        case .doubleFromDouble: return .double(code.asDouble)
        case .intFromDouble:
            let code = code.asDouble
            return .int { machine, frame in
                let number = try code(&machine, frame)
                guard let result = Int(exactly: number.rounded(.towardZero)) else {
                    throw Trap.conversion(number, "Int", range)
                }
                return result
            }
        case .arrayCount: return .int { try code.asValue(&$0, $1).asArray?.count ?? 0 }
        case .arrayIsEmpty: return .bool { try code.asValue(&$0, $1).asArray?.isEmpty ?? true }
        case .optionalSome: return wrap(code, of: operand.type)
        default: return nil
        }
    }

    private func binary(_ intrinsic: Intrinsic, _ left: IRExpr, _ right: IRExpr, _ expr: IRExpr) -> Code? {
        switch intrinsic {
        case .arraySubscript: return arrayElement(left, compile(right).asInt, expr)
        case .stringAppend: return append(left, right, expr.range)
        case .stringEqual:
            let (left, right) = (compile(left).asValue, compile(right).asValue)
            return .bool { try left(&$0, $1).asString == right(&$0, $1).asString }
        default:
            return intOperation(intrinsic, left, right, expr.range) ?? intComparison(intrinsic, left, right)
                ?? doubleOperation(intrinsic, left, right)
        }
    }

    private func append(_ left: IRExpr, _ right: IRExpr, _ range: SourceRange) -> Code {
        let (left, right) = (compile(left).asValue, compile(right).asValue)
        return .value { machine, frame in
            guard case .string(var text) = try left(&machine, frame).unboxed,
                let more = try right(&machine, frame).asString
            else { return try mismatch("a String", .void) }
            let count = text.utf8.count + more.utf8.count
            try machine.reserveText(count, adding: count, at: range)
            text += more
            return .string(text)
        }
    }

    /// `array[index]`; an array in a variable is not taken out of it.
    private func arrayElement(_ array: IRExpr, _ index: @escaping IntCode, _ expr: IRExpr) -> Code {
        let range = expr.range
        let kind = kind(of: expr)
        if case .variable(let variable) = array.kind, variable.global == nil, variable.strength == .strong,
            let home = context.home(of: variable), !home.isBoxed, home.slot.kind == .value
        {
            let slot = home.slot.index
            let find: ValueCode = { machine, frame in
                let index = try index(&machine, frame)
                guard case .array(let elements) = frame.values[slot] else {
                    return try mismatch("an array", frame.values[slot])
                }
                guard index >= 0, index < elements.count else {
                    throw Trap.outOfRange(index, elements.count, at: range)
                }
                return elements[index]
            }
            return Code.value(find).converted(to: kind)
        }
        let array = compile(array).asValue
        let find: ValueCode = { machine, frame in
            let value = try array(&machine, frame)
            let index = try index(&machine, frame)
            guard let elements = value.asArray else { return try mismatch("an array", value) }
            guard index >= 0, index < elements.count else { throw Trap.outOfRange(index, elements.count, at: range) }
            return elements[index]
        }
        return Code.value(find).converted(to: kind)
    }

    /// Comparisons of synthesised conformances.
    func synthesizedCode(_ name: String, _ arguments: [IRArgument]) -> Code? {
        guard name == "==" || name == "!=", let values = arguments.values, values.count == 2 else { return nil }
        let (left, right) = (compile(values[0]).asValue, compile(values[1]).asValue)
        let range = values[0].range.union(values[1].range)
        let expected = name == "=="
        return .bool { machine, frame in
            let one = try left(&machine, frame)
            let other = try right(&machine, frame)
            do { return try machine.isEqual(one, other) == expected } catch let trap as Trap {
                throw trap.located(at: range)
            }
        }
    }
}

extension Trap {
    @inline(never) static func overflow(_ range: SourceRange?) -> Trap {
        Trap(.overflow, "arithmetic overflow: the result does not fit in an Int", at: range)
    }

    @inline(never) static func divisionByZero(_ range: SourceRange?, isRemainder: Bool = false) -> Trap {
        let what = isRemainder ? "division by zero in remainder operation" : "division by zero"
        return Trap(.divisionByZero, what, at: range)
    }

    static func conversion(_ number: Double, _ type: String, _ range: SourceRange?) -> Trap {
        let reason = number.isFinite ? "the result is not representable" : "it is either infinite or NaN"
        return Trap(.conversion, "Double value \(number) cannot be converted to \(type): \(reason)", at: range)
    }
}
