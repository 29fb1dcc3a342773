import SwiftSubset

// A function of several parameters where one of a single tuple is wanted: `zip(a, b).map(max)`.
extension Checker {
    /// What a function must take so that it may stand for one of a single tuple; nil where there is no such tuple.
    func spreadingTuple(_ wanted: FunctionType) -> FunctionType? {
        guard wanted.parameters.count == 1, !wanted.isAsync,
            case .tuple(let parts) = resolve(wanted.parameters[0].type), parts.count > 1
        else { return nil }
        var spread = wanted
        spread.parameters = parts.map { FunctionType.Parameter($0.type) }
        return spread
    }

    /// A function value of several parameters as one that takes them as a tuple; nil where it cannot be.
    func takingTuple(_ value: IRExpr, _ type: FunctionType, as wanted: FunctionType) -> IRExpr? {
        guard !type.isAsync, type.parameters.allSatisfy({ !$0.isInout && !$0.isVariadic }),
            let first = wanted.parameters.first, case .tuple(let parts) = resolve(first.type),
            parts.count == type.parameters.count
        else { return nil }
        let depth = function.depth + 1
        let whole = SwiftType.tuple(zip(type.parameters, parts).map { .init($1.label, resolve($0.type)) })
        let tuple = Variable("", whole, isLet: true, depth: depth)
        let held = Variable("", value.type, isLet: true, depth: depth)
        let arguments = type.parameters.enumerated().map { place, parameter -> IRArgument in
            let base = IRExpr(.variable(tuple), whole, value.range)
            return .value(IRExpr(.tupleElement(base, place), resolve(parameter.type), value.range))
        }
        let result = resolve(type.result)
        let called = IRExpr(
            .callValue(IRExpr(.variable(held), value.type, value.range), arguments), result, value.range)
        let closure = IRClosure(
            parameters: [tuple], inouts: [], captureList: [(held, value)], body: .value(called), isAsync: false,
            isThrowing: type.isThrowing)
        let shown = FunctionType([.init(whole)], result, isThrowing: type.isThrowing)
        return IRExpr(.closure(closure), .function(shown), value.range)
    }
}
