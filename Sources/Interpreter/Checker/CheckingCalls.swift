import SwiftSubset

extension CallShape {
    /// The labels of a call in source.
    init(_ call: Call) {
        self.init(
            labels: call.arguments.map { $0.label?.text }, closures: call.trailingClosures.count { $0.label == nil },
            closureLabels: call.trailingClosures.compactMap { $0.label?.text })
    }
}

// Calls: what is called, with which overload.
extension Checker {
    func checkCall(_ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        if let value = try typeOfCall(call, range) ?? publishedAssignment(call, range) { return value }
        let callee = try resolveCallee(call.callee, of: call, expected, range)
        switch callee {
        case .functions(let found, let selfArgument):
            return try choose(found, selfArgument, call, expected, range)
        case .type(let type): return try construct(type, call, expected, range)
        case .overloaded(let value, let found, let selfArgument):
            if case .function = resolve(value.type) { return try callValue(value, call, expected, range) }
            return try choose(found, selfArgument, call, expected, range)
        case .value(let value):
            if case .metatype(let instance) = resolve(value.type) {
                return try construct(instance, call, expected, range)
            }
            return try callValue(value, call, expected, range)
        }
    }

    /// `type(of: value)`.
    private func typeOfCall(_ call: Call, _ range: SourceRange) throws -> IRExpr? {
        guard case .identifier(let reference) = call.callee.kind, reference.name.text == "type",
            call.arguments.count == 1, call.arguments[0].label?.text == "of"
        else { return nil }
        let value = try check(call.arguments[0].value, nil)
        return IRExpr(.typeOf(value), .metatype(resolve(value.type)), range)
    }

    private func resolveCallee(
        _ callee: Expr, of call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Resolved {
        switch callee.kind {
        case .identifier(let reference): return try lookUp(reference, callee.range)
        case .member(let base, let reference):
            return try lookUpMember(base, reference, for: call, expected, callee.range)
        case .implicitMember(let reference):
            if reference.name.text == "init", let expected {
                var type = resolve(expected)
                while let inner = payload(type) { type = resolve(inner) }
                return .type(type)
            }
            return try lookUpImplicit(reference, expected, callee.range, for: call)
        case .paren(let inner): return try resolveCallee(inner, of: call, expected, range)
        default:
            if let type = try typeExpression(callee) { return .type(type) }
            return .value(try check(callee, nil))
        }
    }

    /// In `.linear(duration: 1).delay(2)` the base is an implicit member of the type that the whole is expected to be.
    private func lookUpMember(
        _ base: Expr, _ reference: Reference, for call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> Resolved {
        if startsImplicitly(base), let expected {
            var type = resolve(expected)
            while let inner = payload(type) { type = resolve(inner) }
            let value = try check(base, type)
            let found = candidates(reference.name.text, on: value.type, for: call).filter { !$0.member.isStatic }
            guard !found.isEmpty else { throw unknownMember(reference.name, of: value.type) }
            return try resolved(found, .value(value, source: base), reference, range)
        }
        if let found = try arrayForContext(base, reference, expected, range) { return found }
        guard let expected, constructs(base, resolve(expected)) else {
            return try lookUpMember(base, reference, range, for: call)
        }
        let before = errors
        do { return try lookUpMember(base, reference, range, for: call) } catch {
            errors = before
            guard let value = try? check(base, expected), errors == before else { throw error }
            let found = candidates(reference.name.text, on: value.type, for: call).filter { !$0.member.isStatic }
            return try resolved(found, .value(value, source: base), reference, range)
        }
    }

    /// Whether an expression begins by making a value of the generic type that is expected, without saying its arguments:
    /// `TableColumn("Name", value: \.name).width(80)`. They then follow from the context.
    private func constructs(_ expr: Expr, _ expected: SwiftType) -> Bool {
        guard case .nominal(let id, let arguments) = expected, !arguments.isEmpty, case .call(let call) = expr.kind
        else {
            return false
        }
        switch call.callee.kind {
        case .identifier(let reference): return reference.name.text == declarations[id].name
        case .member(let base, _): return constructs(base, expected)
        default: return false
        }
    }

    func startsImplicitly(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .implicitMember: true
        case .call(let call): startsImplicitly(call.callee)
        case .member(let base, _), .forceUnwrap(let base), .optionalLink(let base), .optionalChain(let base):
            startsImplicitly(base)
        default: false
        }
    }

    // MARK: Constructing

    func construct(_ type: SwiftType, _ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let type = resolve(type)
        var base = type
        // Generic arguments that are not written are inferred anew for each construction.
        if case .nominal(let id, let arguments) = type, arguments.contains(where: \.hasVariables) || arguments.isEmpty {
            base = .nominal(id, declarations[id].genericParameters.map { _ in freshVariable() })
        }
        let found = candidates("init", on: base, for: call).filter { $0.member.kind == .initializer }
        if found.isEmpty {
            if case .existential(let ids) = type {
                throw fail(.initializerMissing(ids.map { declarations[$0].name }.joined(separator: " & ")), range)
            }
            throw fail(.initializerMissing(describe(type)), range)
        }
        if !call.trailingClosures.isEmpty, !found.contains(where: { accepts($0, call, range) }) {
            let callable = members(of: base, named: "callAsFunction")
            if !callable.isEmpty { return try constructAndCall(base, callable, call, expected, range) }
        }
        let value = try choose(found, .type(base), call, expected, range)
        try checkArguments(of: value.type, range)
        return value
    }

    /// Refuses a generic type whose arguments do not conform to what it asks of them.
    private func checkArguments(of type: SwiftType, _ range: SourceRange) throws {
        guard case .nominal(let id, let arguments) = resolve(type), !arguments.isEmpty else { return }
        let decl = declarations[id]
        let map = Dictionary(zip(decl.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
        var asked =
            decl.isVocabulary
            ? []
            : decl.requirements.compactMap { requirement in
                requirement.kind == .conformance
                    ? requirement.right.nominalID.map { (type: substitute(requirement.left, map), id: $0) } : nil
            }
        if isNamed(type, "Set") || isNamed(type, "Dictionary"), let hashable = typeID("Hashable") {
            asked.append((arguments[0], hashable))
        }
        for one in asked where declarations[one.id].kind == .protocolType {
            let argument = resolve(one.type)
            guard case .nominal(let own, _) = argument, !argument.hasVariables, !declarations[own].isVocabulary,
                !conforms(argument, to: one.id)
            else { continue }
            throw fail(.notMet(describe(argument), by: decl.name, declarations[one.id].name), range)
        }
    }

    /// Members of a name that a call may mean; all of them where none would take it, so that what is wrong can be told.
    /// The vocabulary's others are not read: each brings the types that it names.
    func candidates(_ name: String, on type: SwiftType, for call: Call?) -> [FoundMember] {
        guard let call else { return members(of: type, named: name) }
        let found = members(of: type, named: name, taking: CallShape(call))
        let isEnough = found.contains { $0.member.kind != .property && accepts($0, call, call.callee.range) }
        return isEnough ? found : members(of: type, named: name)
    }

    /// Whether a candidate takes the labels and closures of a call.
    private func accepts(_ found: FoundMember, _ call: Call, _ range: SourceRange) -> Bool {
        let sources = try? match(
            call.arguments, trailing: call.trailingClosures, to: found.member.parameters, callee: "", range: range)
        return sources != nil
    }

    /// `MyLayout(spacing: 4) { … }`: the closure is for the instance's `callAsFunction`.
    private func constructAndCall(
        _ type: SwiftType, _ callable: [FoundMember], _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr {
        let plain = Call(callee: call.callee, arguments: call.arguments, listRange: call.listRange)
        let value = try construct(type, plain, nil, range)
        let rest = Call(callee: call.callee, arguments: [], trailingClosures: call.trailingClosures)
        return try choose(callable, .value(value, source: call.callee), rest, expected, range)
    }

    // MARK: Function values

    /// `value(1, name: 2)` of a `@dynamicCallable` type.
    private func dynamicCall(
        _ type: SwiftType, _ call: Call, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr? {
        guard let id = type.nominalID, declarations[id].attributes.contains("dynamicCallable") else { return nil }
        let method = Tree.member(call.callee, "dynamicallyCall", call.callee.range)
        let takesNames = members(of: type, named: "dynamicallyCall").contains {
            $0.member.parameters.first?.label == "withKeywordArguments"
        }
        let hasNames = call.arguments.contains { $0.label != nil }
        let list: Expr.Kind
        if hasNames || takesNames && members(of: type, named: "dynamicallyCall").count == 1 {
            list = .dictionary(
                call.arguments.map { argument in
                    let name = Expr(.string([.text(argument.label?.text ?? "")]), range: argument.range)
                    return DictionaryEntry(key: name, value: argument.value)
                })
        } else {
            list = .array(call.arguments.map(\.value))
        }
        let label = if case .array = list { "withArguments" } else { "withKeywordArguments" }
        return try check(Tree.call(method, [(label, Expr(list, range: call.listRange ?? range))], range), expected)
    }

    private func callValue(_ value: IRExpr, _ call: Call, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr
    {
        let type = resolve(value.type)
        if type.isError { return value }
        guard case .function(let function) = type else {
            let callable = members(of: type, named: "callAsFunction")
            if !callable.isEmpty {
                return try choose(callable, .value(value, source: call.callee), call, expected, range)
            }
            if let dynamic = try dynamicCall(type, call, expected, range) { return dynamic }
            throw fail(.notAFunction(describe(type)), call.callee.range)
        }
        let parameters = function.parameters.map {
            ParameterInfo(
                label: nil, name: "", type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic, builder: nil)
        }
        let sources = try match(
            call.arguments, trailing: call.trailingClosures, to: parameters, callee: call.callee.range.text,
            range: range)
        let arguments = try zip(parameters, sources).map { try argument($1, for: $0, type: resolve($0.type), range) }
        var effects: IREffects = function.isAsync ? .waiting : []
        if function.isThrowing {
            effects.insert(.throwing)
            self.function.thrown.append(.any)
        }
        let made = IRExpr(.callValue(value, arguments), resolve(function.result), range, effects)
        return function.isAsync && self.function.awaits > 0 ? IRExpr(.await(made), made.type, range) : made
    }
}
