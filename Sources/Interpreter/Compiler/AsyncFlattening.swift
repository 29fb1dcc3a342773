import SwiftSubset

/// Takes the waiting out of expressions: each awaited call becomes a step whose result is left in a temporary.
extension AsyncCompiler {
    /// An expression that cannot wait any more, after steps that do.
    func flatten(_ expr: IRExpr, _ done: Int, inAwait: Bool = false) -> IRExpr {
        guard expr.mayWait || (inAwait && expr.hasCalls) else { return expr }
        func again(_ part: IRExpr) -> IRExpr { flatten(part, done, inAwait: inAwait) }
        func same(_ kind: IRExpr.Kind) -> IRExpr { IRExpr(kind, expr.type, expr.range) }
        switch expr.kind {
        case .await(let value): return flatten(value, done, inAwait: true)
        case .call(let callee, let arguments):
            let flat = flatten(arguments, done, inAwait)
            return inAwait ? call(callee, flat, expr) : same(.call(callee, flat))
        case .callValue(let function, let arguments):
            let function =
                arguments.contains(where: { $0.children.contains(where: \.mayWait) })
                ? spill(again(function), done) : again(function)
            let flat = flatten(arguments, done, inAwait)
            return inAwait ? callValue(function, flat, expr) : same(.callValue(function, flat))
        case .makeObject(let callee, let arguments): return same(.makeObject(callee, flatten(arguments, done, inAwait)))
        case .ternary(let condition, let then, let otherwise):
            return choose(again(condition), then, otherwise, expr, done, inAwait)
        case .and(let left, let right):
            return choose(again(left), right, constant(false, expr), expr, done, inAwait)
        case .or(let left, let right): return choose(again(left), constant(true, expr), right, expr, done, inAwait)
        case .coalesce(let left, let right, let isOptional):
            return coalesce(spill(again(left), done), right, isOptional, expr, done, inAwait)
        case .tryOptional(let value, let wraps): return tryOptional(value, wraps, expr, done, inAwait)
        case .block(let statements, let result):
            compiler.context.declare(result)
            block(statements, done: done)
            return IRExpr(.variable(result), expr.type, expr.range)
        case .assign(let place, let value): return same(.assign(place, again(value)))
        case .interpolation(let parts):
            return same(
                .interpolation(
                    parts.map { part in
                        guard case .value(let value) = part else { return part }
                        return .value(again(value))
                    }))
        default: return rebuild(expr, again, done)
        }
    }

    /// Expressions whose parts are all evaluated, in order.
    private func rebuild(_ expr: IRExpr, _ again: (IRExpr) -> IRExpr, _ done: Int) -> IRExpr {
        func same(_ kind: IRExpr.Kind) -> IRExpr { IRExpr(kind, expr.type, expr.range) }
        func all(_ parts: [IRExpr]) -> [IRExpr] { ordered(parts, again, done) }
        switch expr.kind {
        case .field(let base, let index): return same(.field(again(base), index))
        case .objectField(let base, let index): return same(.objectField(again(base), index))
        case .tupleElement(let base, let index): return same(.tupleElement(again(base), index))
        case .tuple(let parts): return same(.tuple(all(parts)))
        case .array(let parts, let isSet): return same(.array(all(parts), isSet: isSet))
        case .makeStruct(let parts): return same(.makeStruct(all(parts)))
        case .makeCase(let tag, let parts): return same(.makeCase(tag: tag, all(parts)))
        case .dictionary(let entries):
            return same(.dictionary(entries.map { (key: again($0.key), value: again($0.value)) }))
        case .taken(let value): return same(.taken(again(value)))
        case .wrap(let value): return same(.wrap(again(value)))
        case .force(let value): return same(.force(again(value)))
        case .not(let value): return same(.not(again(value)))
        case .cast(let value, let type, let kind): return same(.cast(again(value), to: type, kind))
        case .erase(let value): return same(.erase(again(value)))
        case .typeOf(let value): return same(.typeOf(again(value)))
        case .tryForce(let value): return same(.tryForce(again(value)))
        case .matches(let value, let pattern): return same(.matches(again(value), pattern))
        case .identical(let left, let right): return same(.identical(again(left), again(right)))
        case .convertElements(let value, let element, let conversion):
            return same(.convertElements(again(value), element: element, conversion))
        case .chain(let value, let flattens): return chain(value, flattens, expr, again, done)
        case .link(let value): return link(again(value), done)
        default: return expr
        }
    }

    private func ordered(_ parts: [IRExpr], _ again: (IRExpr) -> IRExpr, _ done: Int) -> [IRExpr] {
        parts.enumerated().map { index, part in
            let flat = again(part)
            return parts[(index + 1)...].contains(where: \.mayWait) ? spill(flat, done) : flat
        }
    }

    private func flatten(_ arguments: [IRArgument], _ done: Int, _ inAwait: Bool) -> [IRArgument] {
        arguments.enumerated().map { index, argument in
            guard case .value(let expr) = argument else { return argument }
            let flat = flatten(expr, done, inAwait: inAwait)
            let waitsLater = arguments[(index + 1)...].contains { $0.children.contains(where: \.mayWait) }
            return .value(waitsLater ? spill(flat, done) : flat)
        }
    }

    /// Evaluates an expression now and keeps it in a temporary.
    private func spill(_ expr: IRExpr, _ done: Int) -> IRExpr {
        if case .constant = expr.kind { return expr }
        let variable = Variable("", expr.type, isLet: true, depth: 0)
        run(.declare(variable, expr), done: done)
        return IRExpr(.variable(variable), expr.type, expr.range)
    }

    private func constant(_ flag: Bool, _ expr: IRExpr) -> IRExpr {
        IRExpr(.constant(.bool(flag)), expr.type, expr.range)
    }

    private func temporary(_ expr: IRExpr) -> (Variable, IRExpr) {
        let variable = Variable("", expr.type, isLet: true, depth: 0)
        compiler.context.declare(variable)
        return (variable, IRExpr(.variable(variable), expr.type, expr.range))
    }

    private func choose(
        _ condition: IRExpr, _ then: IRExpr, _ otherwise: IRExpr, _ expr: IRExpr, _ done: Int, _ inAwait: Bool
    ) -> IRExpr {
        let (variable, result) = temporary(expr)
        let (other, after) = (makeTarget(), makeTarget())
        emit(.branch(compiler.compile(condition).asBool, otherwise: other))
        run(.declare(variable, flatten(then, done, inAwait: inAwait)), done: done)
        emit(.jump(after))
        place(other)
        run(.declare(variable, flatten(otherwise, done, inAwait: inAwait)), done: done)
        place(after)
        return result
    }

    private func coalesce(
        _ left: IRExpr, _ right: IRExpr, _ isOptional: Bool, _ expr: IRExpr, _ done: Int, _ inAwait: Bool
    ) -> IRExpr {
        let (variable, result) = temporary(expr)
        let (other, after) = (makeTarget(), makeTarget())
        let test = compiler.compile(left).asValue
        emit(.branch({ try !test(&$0, $1).isNull }, otherwise: other))
        let found = isOptional ? left : IRExpr(.force(left), expr.type, expr.range)
        run(.declare(variable, found), done: done)
        emit(.jump(after))
        place(other)
        run(.declare(variable, flatten(right, done, inAwait: inAwait)), done: done)
        place(after)
        return result
    }

    private func tryOptional(
        _ value: IRExpr, _ wraps: Bool, _ expr: IRExpr, _ done: Int, _ inAwait: Bool
    ) -> IRExpr {
        let (variable, result) = temporary(expr)
        let (handler, after) = (makeTarget(), makeTarget())
        let slot = compiler.context.makeSlot(.value).index
        guarded(handler, slot) {
            let flat = flatten(value, done, inAwait: inAwait)
            run(.declare(variable, wraps ? IRExpr(.wrap(flat), expr.type, expr.range) : flat), done: done)
        }
        emit(.jump(after))
        place(handler)
        run(.declare(variable, IRExpr(.constant(.null), expr.type, expr.range)), done: done)
        place(after)
        return result
    }

    private func chain(
        _ value: IRExpr, _ flattens: Bool, _ expr: IRExpr, _ again: (IRExpr) -> IRExpr, _ done: Int
    ) -> IRExpr {
        let (variable, result) = temporary(expr)
        let (none, after) = (makeTarget(), makeTarget())
        chainEnds.append(none)
        let flat = again(value)
        chainEnds.removeLast()
        run(.declare(variable, flattens ? flat : IRExpr(.wrap(flat), expr.type, expr.range)), done: done)
        emit(.jump(after))
        place(none)
        run(.declare(variable, IRExpr(.constant(.null), expr.type, expr.range)), done: done)
        place(after)
        return result
    }

    private func link(_ subject: IRExpr, _ done: Int) -> IRExpr {
        let kept = spill(subject, done)
        let test = compiler.compile(kept).asValue
        if let end = chainEnds.last { emit(.branch({ try !test(&$0, $1).isNull }, otherwise: end)) }
        return IRExpr(.force(kept), subject.type.arguments.first ?? subject.type, subject.range)
    }

    // MARK: Calls that may wait

    private func call(_ callee: Callee, _ arguments: [IRArgument], _ expr: IRExpr) -> IRExpr {
        if case .native(let entry, _, _) = callee, !compiler.context.vocabulary.entries[entry].isAsync {
            return IRExpr(.call(callee, arguments), expr.type, expr.range)
        }
        let resolved = compiler.resolve(callee)
        return awaiting(arguments, expr) { machine, frame, first in
            .resolved(try resolved(&machine, frame, first))
        }
    }

    private func callValue(_ function: IRExpr, _ arguments: [IRArgument], _ expr: IRExpr) -> IRExpr {
        let callee = compiler.compile(function).asValue
        return awaiting(arguments, expr) { machine, frame, _ in .function(try callee(&machine, frame)) }
    }

    private enum Target: Sendable {
        case resolved(ResolvedCallee)
        case function(Value)
    }

    private func awaiting(
        _ arguments: [IRArgument], _ expr: IRExpr,
        _ target: @escaping @Sendable (inout Machine, Frame, Value?) throws -> Target
    ) -> IRExpr {
        let (variable, result) = temporary(expr)
        let prepared = arguments.map(compiler.prepare)
        let places = prepared.enumerated().compactMap { index, one in one.place.map { (index, $0) } }
        guard let home = compiler.context.home(of: variable) else { return expr }
        let range = expr.range
        emit(
            .await(
                { machine, frame in
                    var values = ContiguousArray<Value>()
                    for one in prepared { values.append(try one.evaluate(&machine, frame)) }
                    for (index, place) in places { values[index] = try place.get(&machine, frame) }
                    let awaited: Awaited
                    switch try target(&machine, frame, values.first) {
                    case .resolved(let callee): awaited = try machine.begin(callee, &values, at: range)
                    case .function(let function): awaited = try machine.begin(function, &values, at: range)
                    }
                    if case .call = awaited { return awaited }
                    for (index, place) in places { try place.set(&machine, frame, values[index]) }
                    return awaited
                }, home.slot, places: places))
        return result
    }
}

extension NativeEntry {
    /// Whether its signature says that it may wait.
    var isAsync: Bool { signature.contains(" async") }
}

extension IRExpr {
    /// Whether a call stands in it, outside of closures.
    var hasCalls: Bool {
        switch kind {
        case .call, .callValue, .makeObject: true
        default: children.contains(where: \.hasCalls)
        }
    }
}

extension Machine {
    /// Begins a call that may wait.
    fileprivate mutating func begin(
        _ callee: ResolvedCallee, _ arguments: inout ContiguousArray<Value>, at range: SourceRange?
    ) throws -> Awaited {
        switch callee {
        case .function(let function, let types):
            guard function.steps != nil else { return .value(try invoke(callee, &arguments, at: range)) }
            return .call(function, captures: [], arguments: types + arguments)
        case .native(let body, let types):
            var call = NativeCall(arguments, typeArguments: types, range: range)
            defer { arguments = call.arguments }
            do {
                let value = try body(&self, &call)
                return call.suspension.map { .suspended($0) } ?? .value(value)
            } catch let trap as Trap { throw trap.located(at: range) }
        case .synthesized: return .value(try invoke(callee, &arguments, at: range))
        }
    }

    mutating func begin(
        _ function: Value, _ arguments: inout ContiguousArray<Value>, at range: SourceRange?
    ) throws -> Awaited {
        guard let box = function.asClosure else { return .value(try callFunction(function, &arguments, at: range)) }
        switch box.kind {
        case .compiled(let code):
            guard code.steps != nil else { return .value(try invoke(box, &arguments, at: range)) }
            return .call(code, captures: box.captures, arguments: arguments)
        case .native(let body, let types):
            return try begin(.native(body, types), &arguments, at: range)
        case .function(let id):
            return try begin(.function(compiled(id), box.captures), &arguments, at: range)
        }
    }
}
