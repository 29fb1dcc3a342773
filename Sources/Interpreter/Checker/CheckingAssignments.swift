import SwiftSubset

// Assignments: plain ones, compound ones by their operator, and tuples part by part.
extension Checker {
    func checkAssignment(_ target: Expr, _ name: Name, _ value: Expr, _ range: SourceRange) throws -> IRExpr {
        if case .optionalChain(let inner) = target.kind {
            let body = try checkAssignment(inner, name, value, range)
            return IRExpr(.chain(body, flattens: false), optional(.void), range)
        }
        if name.text == "=" {
            if case .tuple(let targets) = target.kind { return try assignTuple(targets, value, range) }
            let place = try place(target)
            return IRExpr(.assign(place, try check(value, as: place.type, for: .assigned)), .void, range)
        }
        let place = try mutablePlace(target)
        let type = resolve(place.type)
        let guide = followsContext(value) ? type : nil
        let operand = try check(value, guide)
        let current = IRExpr(.read(place), type, target.range)
        if let direct = try compound(name, place, type, operand, value, range) { return direct }
        let plain = Name(String(name.text.dropLast()), range: name.range)
        let result = try applyBinary(plain, current, operand, range, sources: (target, value), expected: type)
        return IRExpr(.assign(place, try convert(result, to: type)), .void, range)
    }

    private func mutablePlace(_ target: Expr) throws -> Place {
        do { return try place(target) } catch let error as CheckError {
            guard error.diagnostic.immutability != nil else { throw error }
            throw fail(.mutatingOperator(error.diagnostic), error.range)
        }
    }

    /// `place += operand`, the operand being checked already.
    func assign(_ place: Place, _ name: Name, _ operand: IRExpr, _ range: SourceRange) throws -> IRExpr {
        let type = resolve(place.type)
        if let direct = try compound(name, place, type, operand, nil, range) { return direct }
        let plain = Name(String(name.text.dropLast()), range: name.range)
        let result = try applyBinary(plain, IRExpr(.read(place), type, range), operand, range, expected: type)
        return IRExpr(.assign(place, try convert(result, to: type)), .void, range)
    }

    /// `a += b` by the type's own operator, which changes the value where it stands.
    private func compound(
        _ name: Name, _ place: Place, _ type: SwiftType, _ operand: IRExpr, _ source: Expr?, _ range: SourceRange
    ) throws -> IRExpr? {
        let probe = IRExpr(.constant(.null), type, range)
        for one in operatorCandidates(name.text, probe, operand, arity: 2) {
            var found = one
            for parameter in found.member.genericParameters { found.map[parameter] = freshVariable() }
            let before = solutions
            let first = substitute(found.member.parameters[0].type, found.map)
            let second = resolve(substitute(found.member.parameters[1].type, found.map))
            if found.member.parameters[0].isInout, unifyAtomically(first, type),
                let value = (try? convert(operand, to: resolve(second)))
                    ?? source.flatMap({ followsContext($0) ? try? check($0, as: resolve(second)) : nil }),
                satisfies(found.member.requirements, found.map)
            {
                return try emitCall(
                    found, selfArgument: .type(found.base), arguments: [.place(place), .value(value)], range: range
                ).0
            }
            solutions = before
        }
        return nil
    }

    private func assignTuple(_ targets: [Argument], _ value: Expr, _ range: SourceRange) throws -> IRExpr {
        let places = try targets.map { try place($0.value) }
        let type = SwiftType.tuple(places.map { SwiftType.TupleElement(nil, $0.type) })
        let held = temporary(type)
        var statements: [IRStmt] = [.declare(held, try check(value, as: type))]
        for (index, place) in places.enumerated() {
            let element = IRExpr(.tupleElement(IRExpr(.variable(held), type, range), index), place.type, range)
            statements.append(.expr(IRExpr(.assign(place, element), .void, range)))
        }
        let nothing = temporary(.void)
        statements.append(.declare(nothing, IRExpr(.constant(.void), .void, range)))
        return IRExpr(.block(statements, result: nothing), .void, range)
    }
}
