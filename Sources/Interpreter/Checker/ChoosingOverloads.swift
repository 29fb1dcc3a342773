import SwiftSubset

// Which of several candidates a call means.
extension Checker {
    func choose(
        _ found: [FoundMember], _ selfArgument: SelfArgument, _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        var fitting: [(FoundMember, [ArgumentSource])] = []
        var misfits: [(member: MemberInfo, error: CheckError)] = []
        for one in found {
            do {
                let sources = try match(
                    call.arguments, trailing: call.trailingClosures, to: one.member.parameters, callee: name(of: one),
                    range: range)
                fitting.append((one, sources))
            } catch let error as CheckError {
                misfits.append((one.member, error))
            }
        }
        guard !fitting.isEmpty else {
            throw nearest(of: misfits, to: call) ?? fail(.ambiguous(call.callee.range.text), range)
        }
        if fitting.count == 1 {
            return try fit(fitting[0].0, fitting[0].1, selfArgument, [:], expected, range).result
        }
        var known: [ObjectIdentifier: IRExpr] = [:]
        for argument in call.arguments where isContextFree(argument.value) {
            let value = try check(argument.value, nil)
            // Which of several methods of a name is meant is for the parameter's type to say.
            if case .member = argument.value.kind, case .function = resolve(value.type) { continue }
            known[ObjectIdentifier(argument.value)] = value
        }
        return try best(fitting, selfArgument, known, expected, call, range)
    }

    /// Whether a protocol refines another: what its extension declares is nearer.
    private func refines(_ owner: NominalID?, _ other: NominalID?) -> Bool {
        guard let owner, let other, owner != other, declarations[owner].kind == .protocolType,
            declarations[other].kind == .protocolType
        else { return false }
        return allProtocols(declarations[owner].conformances).contains(other)
    }

    /// The error of the candidate that is meant where none fits: the first that knows most of the labels.
    private func nearest(of misfits: [(member: MemberInfo, error: CheckError)], to call: Call) -> CheckError? {
        var (most, nearest) = (-1, CheckError?.none)
        for (member, error) in misfits {
            let known = knownLabels(of: call, in: member)
            if known > most { (most, nearest) = (known, error) }
        }
        return nearest
    }

    private func knownLabels(of call: Call, in member: MemberInfo) -> Int {
        let labels = Set(member.parameters.compactMap(\.label))
        return call.arguments.reduce(0) { count, argument in
            guard let label = argument.label?.text else { return count }
            return count + (labels.contains(label) ? 2 : nearestNames(to: label, in: labels).isEmpty ? 0 : 1)
        }
    }

    func best(
        _ fitting: [(FoundMember, [ArgumentSource])], _ selfArgument: SelfArgument, _ known: [ObjectIdentifier: IRExpr],
        _ expected: SwiftType?, _ call: Call, _ range: SourceRange
    ) throws -> IRExpr {
        var best: Fit?
        var bestOwner: NominalID?
        var firstError: CheckError?
        var deepest = -1
        // A candidate that takes the arguments, if only they conformed, is the one that is meant.
        var unmet: CheckError?
        let before = (solutions, errors)
        for (one, sources) in fitting {
            (solutions, errors) = before
            do {
                try spend(range)
                let fit = try fit(one, sources, selfArgument, known, expected, range)
                if best.map({
                    fit.cost < $0.cost || fit.cost == $0.cost && refines(one.member.owner, bestOwner)
                }) ?? true {
                    (best, bestOwner) = (fit, one.member.owner)
                }
                if fit.cost == 0 { break }
            } catch let error as CheckError {
                if error.diagnostic == .tooComplex { throw error }
                if case .doesNotConform(_, let name) = error.diagnostic, error.range == range,
                    ["Identifiable", "Hashable", "Equatable", "Comparable"].contains(name)
                {
                    unmet = unmet ?? error
                }
                if error.range.lower > deepest { (deepest, firstError) = (error.range.lower, error) }
            }
        }
        (solutions, errors) = before
        if let best {
            solutions = best.solutions
            return best.result
        }
        if let unmet { throw unmet }
        let types = call.arguments.compactMap { known[ObjectIdentifier($0.value)].map { describe($0.type) } }
        if let firstError, types.isEmpty || fitting.count <= 2 { throw firstError }
        throw fail(
            .noOverload(
                callee: name(of: fitting[0].0), found: "(\(types.joined(separator: ", ")))",
                candidates: fitting.map { signature($0.0) }), range)
    }

    private func name(of found: FoundMember) -> String {
        found.member.kind == .initializer ? describe(found.base) : found.member.name
    }

    func signature(_ found: FoundMember) -> String {
        let parameters = found.member.parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + describe(parameter.type)
        }
        return "\(name(of: found))(\(parameters.joined(separator: ", ")))"
    }

    /// Whether an expression has the same type wherever it stands.
    func isContextFree(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .identifier(let reference): return scope.variable(reference.name.text) != nil || !isOverloaded(reference)
        // Which initializer is meant is for the parameter's type to say.
        case .member(_, let reference) where reference.name.text == "init": return false
        case .member(let base, _), .tupleElement(let base, _, _), .forceUnwrap(let base), .paren(let base),
            .optionalChain(let base), .optionalLink(let base), .await(let base), .tryExpr(.propagate, let base):
            return isContextFree(base)
        case .selfValue, .bool, .cast, .selfAccess, .type: return true
        case .subscripting(let call): return isContextFree(call.callee)
        case .call(let call): return isContextFreeCall(call)
        case .binary(let left, _, let right): return isContextFree(left) && isContextFree(right)
        case .prefix(_, let operand): return isContextFree(operand)
        default: return false
        }
    }

    private func isOverloaded(_ reference: Reference) -> Bool {
        let name = reference.name.text
        if let type = function.selfType, members(of: type, named: name).contains(where: { $0.member.kind == .function })
        {
            return true
        }
        guard scope.variable(name) == nil, let found = globals(named: name) else { return false }
        return !found.allSatisfy { $0.kind == .property }
    }

    private func isContextFreeCall(_ call: Call) -> Bool {
        switch call.callee.kind {
        case .member(let base, _): return isContextFree(base)
        case .identifier(let reference):
            guard let id = typeID(reference.name.text), scope.variable(reference.name.text) == nil else { return false }
            return declarations[id].genericParameters.isEmpty || !reference.genericArguments.isEmpty
        default: return false
        }
    }
}
