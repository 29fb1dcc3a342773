import SwiftSubset

/// A callee that is known: what is left of it are the arguments.
enum ResolvedCallee: Sendable {
    /// A function of the program with its hidden type arguments.
    case function(CompiledFunction, ContiguousArray<Value>)
    /// A vocabulary entry.
    case native(NativeBody, [RuntimeType])
    /// A member that the compiler makes up: `==`, `allCases`, `rawValue`.
    case synthesized(String, RuntimeType)
}

/// Finds a callee; a dynamic one looks at the first argument.
typealias CalleeCode = @Sendable (inout Machine, Frame, Value?) throws -> ResolvedCallee

extension FunctionCompiler {
    func resolve(_ callee: Callee) -> CalleeCode {
        switch callee {
        case .function(let id, let types):
            let types = typeValues(types)
            return { machine, frame, _ in
                .function(try machine.compiled(id), try evaluate(types, &machine, frame))
            }
        case .native(let entry, let types, let isSetter):
            let types = listed(types)
            let native = context.vocabulary.entries[entry]
            let body = isSetter ? native.setter ?? native.body : native.body
            return { machine, frame, _ in .native(body, try types.map { try $0.run(&machine, frame) }) }
        case .dynamic(let key, let types, let otherwise):
            let types = typeValues(types)
            let otherwise = otherwise.map(resolve)
            return { machine, frame, first in
                let own = try evaluate(types, &machine, frame)
                if let first, let found = try machine.implementation(key, for: machine.type(of: first), own) {
                    return found
                }
                if let otherwise { return try otherwise(&machine, frame, first) }
                throw machine.missing(key, in: first.map { machine.type(of: $0) })
            }
        case .staticMember(let type, let key, let otherwise):
            let type = runtimeType(type)
            let otherwise = otherwise.map(resolve)
            return { machine, frame, first in
                let type = try type(&machine, frame)
                if let found = try machine.implementation(key, for: type, []) { return found }
                if let otherwise { return try otherwise(&machine, frame, first) }
                throw machine.missing(key, in: type)
            }
        case .metatypeMember(let value, let key, let otherwise):
            let value = compile(value).asValue
            let otherwise = otherwise.map(resolve)
            return { machine, frame, first in
                let type = try value(&machine, frame).asType ?? .any
                if let found = try machine.implementation(key, for: type, []) { return found }
                if let otherwise { return try otherwise(&machine, frame, first) }
                throw machine.missing(key, in: type)
            }
        case .value(let function):
            let function = compile(function).asValue
            return { machine, frame, _ in
                let value = try function(&machine, frame)
                return .native({ try $0.callFunction(value, &$1.arguments, at: $1.range) }, [])
            }
        case .synthesized(let name, let type):
            let type = runtimeType(type)
            return { machine, frame, _ in .synthesized(name, try type(&machine, frame)) }
        }
    }

    func typeValues(_ types: [SwiftType]) -> [ListedValue] {
        types.map { type in
            let code = runtimeType(type)
            return ListedValue { .type(try code(&$0, $1)) }
        }
    }
}

extension Machine {
    /// What serves a member in a type or, for a class, in the nearest superclass that has it; nil where nothing does.
    func implementation(
        _ key: String, for type: RuntimeType, _ own: ContiguousArray<Value>
    ) throws -> ResolvedCallee? {
        var current = type
        while let id = current.nominal {
            let info = types[id]
            let arguments = current.arguments
            if let function = info.members[key] {
                let code = try compiled(function)
                return .function(code, code.hiddenTypes(of: arguments, own: own))
            }
            if let entry = info.natives[key] { return .native(vocabulary.entries[entry].body, arguments) }
            if key.hasSuffix("="), let entry = info.natives[String(key.dropLast())],
                let setter = vocabulary.entries[entry].setter
            {
                return .native(setter, arguments)
            }
            if let entry = vocabularyMember(key, of: info) {
                return .native(vocabulary.entries[entry].body, arguments)
            }
            if info.isVocabulary, let literal = numberLiteral(key, info.scalarKind) { return literal }
            if Synthesis.brings(key, to: info) { return .synthesized(key, current) }
            guard let superclass = info.superclass else { return nil }
            current = superclass.substituting(arguments)
        }
        return Synthesis.names.contains(key) ? .synthesized(key, type) : nil
    }

    /// A member that the vocabulary declares for a type of its own, or a property of a protocol that it conforms to.
    private func vocabularyMember(_ key: String, of info: NominalInfo) -> Int? {
        guard info.isVocabulary, !key.hasSuffix("=") else { return nil }
        if key.hasSuffix(")") {
            let places = vocabulary.entries(of: info.name, named: String(key.prefix { $0 != "(" }))
            return places.first { selector(of: vocabulary.entries[$0]) == key }
        }
        let own = vocabulary.entries(of: info.name, named: key)
        if let binary = own.first(where: { !vocabulary.entries[$0].signature.contains("prefix ") }) { return binary }
        let protocols = info.conformances.sorted { $0.index < $1.index }
        return protocols.lazy.compactMap { self.vocabulary.entries(of: self.types[$0].name, named: key).first }.first
    }

    /// A literal as a number of the vocabulary.
    private func numberLiteral(_ key: String, _ kind: SlotKind) -> ResolvedCallee? {
        switch (key, kind) {
        case ("init(integerLiteral:)", .int), ("init(floatLiteral:)", .double): .native({ $1[0] }, [])
        case ("init(integerLiteral:)", .double): .native({ .double(Double($1[0].asInt ?? 0)) }, [])
        default: nil
        }
    }

    /// `scale(by:)`, from an entry's signature.
    private func selector(of entry: NativeEntry) -> String? {
        guard let decl = vocabulary.declaration(entry.signature), case .function(let function) = decl.kind else {
            return nil
        }
        return function.name.text + "(" + function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    }

    func missing(_ key: String, in type: RuntimeType?) -> Trap {
        Trap(.internalFailure, "\(type.map(describe) ?? "nothing") has no member '\(key)'")
    }

    /// Calls what was found, on arguments of the common form; `inout` ones are written back.
    mutating func invoke(
        _ callee: ResolvedCallee, _ arguments: inout ContiguousArray<Value>, at range: SourceRange?
    ) throws -> Value {
        switch callee {
        case .function(let function, let types):
            guard !types.isEmpty else { return try invoke(function, captures: [], &arguments, at: range) }
            var all = types + arguments
            arguments = []
            defer { arguments = ContiguousArray(all[types.count...]) }
            return try invoke(function, captures: [], &all, at: range)
        case .native(let body, let types):
            var call = NativeCall(arguments, typeArguments: types, range: range)
            arguments = []
            defer { arguments = call.arguments }
            do {
                let result = try body(&self, &call)
                if case .host = result { for argument in call.arguments { give(argument) } }
                return result
            } catch let trap as Trap { throw trap.located(at: range) }
        case .synthesized(let name, let type):
            do { return try synthesized(name, type, &arguments) } catch let trap as Trap {
                throw trap.located(at: range)
            }
        }
    }
}

extension CompiledFunction {
    /// The type arguments for a member of a type: the type's own, then the last of those that the call gives, as many
    /// as the function takes. (What the call gives begins with the arguments of the type that it names.)
    func hiddenTypes(of type: [RuntimeType], own: ContiguousArray<Value>) -> ContiguousArray<Value> {
        guard typeParameters > 0 else { return [] }
        let first = type.prefix(typeParameters).map { Value.type($0) }
        let rest = own.suffix(typeParameters - first.count)
        let missing = typeParameters - first.count - rest.count
        return ContiguousArray(first + Array(repeating: .type(.any), count: missing) + rest)
    }
}
