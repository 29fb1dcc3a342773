import SwiftSubset

extension FunctionCompiler {
    /// Compiles an expression to code of the form that suits it.
    func compile(_ expr: IRExpr) -> Code {
        context.work += expr.work
        switch expr.kind {
        case .constant(let value): return .constant(value)
        case .variable(let variable): return load(variable, at: expr.range)
        case .field(let base, let index): return field(base, index, expr.type)
        case .objectField(let base, let index): return objectField(base, index, expr)
        case .tupleElement(let base, let index): return tupleElement(base, index)
        case .tuple(let elements): return elements.isEmpty ? .constant(.void) : tuple(elements)
        case .array(let elements, let isSet): return array(elements, isSet: isSet)
        case .dictionary(let entries): return dictionary(entries)
        case .call(let callee, let arguments): return call(callee, arguments, expr)
        case .callValue(let function, let arguments): return callValue(function, arguments, expr)
        case .functionValue(let callee, let bound): return functionValue(callee, bound, expr)
        case .makeStruct(let fields): return makeStruct(fields, expr.type)
        case .makeCase(let tag, let payload): return makeCase(tag, payload, expr.type)
        case .makeObject(let callee, let arguments): return makeObject(callee, arguments, expr)
        case .and(let left, let right):
            let (left, right) = (compile(left).asBool, compile(right).asBool)
            return .bool { try left(&$0, $1) && right(&$0, $1) }
        case .or(let left, let right):
            let (left, right) = (compile(left).asBool, compile(right).asBool)
            return .bool { try left(&$0, $1) || right(&$0, $1) }
        case .not(let operand):
            let operand = compile(operand).asBool
            return .bool { try !operand(&$0, $1) }
        case .ternary(let condition, let then, let otherwise):
            return ternary(compile(condition).asBool, compile(then), compile(otherwise), kind: kind(of: expr))
        case .assign(let place, let value): return assign(place, value)
        case .closure(let closure): return makeClosure(closure, expr)
        case .type(let type):
            let type = runtimeType(type)
            return .value { .type(try type(&$0, $1)) }
        case .typeOf(let value): return typeOf(value)
        case .interpolation(let parts): return interpolation(parts, at: expr.range)
        case .keyPath(let path): return keyPath(path)
        case .block(let statements, let result): return block(statements, result: result)
        case .await(let value): return compile(value)
        case .tryOptional(let value, let wraps): return tryOptional(value, wraps: wraps)
        case .tryForce(let value): return tryForce(value, at: expr.range)
        case .read(let place): return read(place)
        case .identical(let left, let right): return identical(left, right)
        case .matches(let value, let pattern): return matches(value, pattern)
        default: return compileOptional(expr)
        }
    }

    /// Expressions about optionals and conversions.
    private func compileOptional(_ expr: IRExpr) -> Code {
        switch expr.kind {
        case .taken(let value): return compile(value)
        case .wrap(let value): return wrap(compile(value), of: value.type)
        case .force(let value): return force(value, at: expr.range)
        case .chain(let value, let flattens): return chain(value, flattens: flattens)
        case .link(let value): return link(value)
        case .coalesce(let left, let right, let isOptional): return coalesce(left, right, isOptional)
        case .cast(let value, let type, let kind): return cast(value, to: type, kind, at: expr.range)
        case .erase(let value): return erase(value)
        case .convertElements(let value, let element, let conversion):
            return convertElements(value, element, conversion)
        default: return .value { _, _ in throw Trap(.internalFailure, "an expression without code", at: expr.range) }
        }
    }

    func kind(of expr: IRExpr) -> SlotKind { context.kind(of: expr.type) }

    private func ternary(_ condition: @escaping BoolCode, _ then: Code, _ otherwise: Code, kind: SlotKind) -> Code {
        switch kind {
        case .int:
            let (then, otherwise) = (then.asInt, otherwise.asInt)
            return .int { try condition(&$0, $1) ? try then(&$0, $1) : try otherwise(&$0, $1) }
        case .double:
            let (then, otherwise) = (then.asDouble, otherwise.asDouble)
            return .double { try condition(&$0, $1) ? try then(&$0, $1) : try otherwise(&$0, $1) }
        case .bool:
            let (then, otherwise) = (then.asBool, otherwise.asBool)
            return .bool { try condition(&$0, $1) ? try then(&$0, $1) : try otherwise(&$0, $1) }
        case .value:
            let (then, otherwise) = (then.asValue, otherwise.asValue)
            return .value { try condition(&$0, $1) ? try then(&$0, $1) : try otherwise(&$0, $1) }
        }
    }

    private func block(_ statements: [IRStmt], result: Variable) -> Code {
        context.declare(result)
        let code = compile(statements)
        guard let home = context.home(of: result) else { return .constant(.void) }
        let load = loadCode(home)
        return load.after { _ = try code(&$0, $1) }
    }

    private func identical(_ left: IRExpr, _ right: IRExpr) -> Code {
        let (left, right) = (compile(left).asValue, compile(right).asValue)
        return .bool { machine, frame in
            let one = try left(&machine, frame)
            let other = try right(&machine, frame)
            if case .type(let one) = one.unboxed, case .type(let other) = other.unboxed { return one == other }
            return one.asObject == other.asObject
        }
    }

    private func typeOf(_ value: IRExpr) -> Code {
        let type = runtimeType(value.type)
        let code = compile(value).asValue
        return .value { machine, frame in
            let value = try code(&machine, frame)
            return .type(machine.type(of: value, known: try type(&machine, frame)))
        }
    }

    private func interpolation(_ parts: [IRExpr.InterpolationPart], at range: SourceRange) -> Code {
        let pieces = parts.map { part -> @Sendable (inout Machine, Frame) throws -> String in
            switch part {
            case .text(let text): return { _, _ in text }
            case .value(let expr):
                let type = runtimeType(expr.type)
                let code = compile(expr).asValue
                return { machine, frame in
                    let value = try code(&machine, frame)
                    if case .string(let text) = value { return text }
                    return try machine.describe(value, as: try type(&machine, frame))
                }
            }
        }
        return .value { machine, frame in
            var text = ""
            for piece in pieces { text += try piece(&machine, frame) }
            try machine.reserveText(text.utf8.count, adding: text.utf8.count, at: range)
            return .string(text)
        }
    }

    private func tryOptional(_ value: IRExpr, wraps: Bool) -> Code {
        let code = compile(value).asValue
        return .value { machine, frame in
            let (scratch, depth) = (machine.scratch, machine.depth)
            do {
                let value = try code(&machine, frame)
                return wraps ? .some(value) : value
            } catch is Thrown {
                (machine.scratch, machine.depth) = (scratch, depth)
                return .null
            }
        }
    }

    private func tryForce(_ value: IRExpr, at range: SourceRange) -> Code {
        let code = compile(value).asValue
        return .value { machine, frame in
            do { return try code(&machine, frame) } catch let error as Thrown {
                let text = try machine.debugDescribe(error.value)
                throw Trap(.uncaughtError, "'try!' expression unexpectedly raised an error: \(text)", at: range)
            }
        }
    }
}

extension Code {
    /// The same code with something that runs before it.
    func after(_ first: @escaping @Sendable (inout Machine, Frame) throws -> Void) -> Code {
        switch self {
        case .int(let code):
            .int {
                try first(&$0, $1)
                return try code(&$0, $1)
            }
        case .double(let code):
            .double {
                try first(&$0, $1)
                return try code(&$0, $1)
            }
        case .bool(let code):
            .bool {
                try first(&$0, $1)
                return try code(&$0, $1)
            }
        case .value(let code):
            .value {
                try first(&$0, $1)
                return try code(&$0, $1)
            }
        }
    }
}
