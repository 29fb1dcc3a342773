import Interpreter
import SwiftSubset
import ViewValues
import Vocabulary

/// The names that completion offers: of the vocabulary's table and of what the program declares.
extension ProgramWorld {
    /// Answers the playground: see `EntryProgram`.
    public func knownNames(at place: NamePlace, in scope: (any ProgramValue)?) -> [KnownName] {
        switch place {
        case .global: return globalNames
        case .member(let base): return members(ofBase: base, in: scope)
        case .implicitMember(let callee, let label, let index):
            let types = signatures(of: callee).compactMap { $0.parameter(label, at: index)?.type }
            return sorted(Set(types).sorted().flatMap { members(ofType: $0, isStatic: true) })
        case .label(let callee):
            let labels = signatures(of: callee).flatMap(\.parameters).filter { $0.label != "_" }
            let own = fields(of: callee).map { KnownName($0 + ":") }
            return own + sorted(labels.map { KnownName($0.label + ":", detail: $0.type) })
        }
    }

    private var globalNames: [KnownName] {
        let table = program.machine.vocabulary
        let functions = (table.entriesByOwner[""] ?? [:]).keys.filter { $0.first?.isLetter == true }
        let types = table.typesByName.keys.filter { $0.first?.isLetter == true }
        let own = program.declarations.programTypes.map { program.declarations.name(of: $0) }
        let globals = program.declarations.globalNames
        return sorted((own + globals + functions + types).map { KnownName($0, detail: hint(for: $0)) })
    }

    /// The first signature of a global function.
    private func hint(for name: String) -> String {
        let table = program.machine.vocabulary
        guard let place = table.entries(of: "", named: name).first else { return "" }
        return Signature(table.entries[place].signature)?.summary ?? ""
    }

    private func members(ofBase base: String, in scope: (any ProgramValue)?) -> [KnownName] {
        if base == "()" || base == "View" { return members(ofType: "View", isStatic: false) }
        if base.first?.isUppercase == true {
            if isKnownType(base) { return members(ofType: base, isStatic: true) }
            return members(ofType: "View", isStatic: false)
        }
        var copy = self
        let source = SourceFile(name: "completion", text: base.first == "$" ? String(base.dropFirst()) : base)
        guard let value = try? copy.evaluate(source, in: scope, like: nil) else {
            return members(ofType: "View", isStatic: false)
        }
        let type = copy.program.machine.type(of: copy.value(of: value))
        let name = base.first == "$" ? "Binding" : copy.program.machine.describe(type)
        return members(ofType: String(name.prefix { $0.isLetter || $0 == "_" }), isStatic: false)
    }

    private func isKnownType(_ name: String) -> Bool {
        program.machine.types.id(name) != nil || program.machine.vocabulary.typesByName[name] != nil
            || program.machine.vocabulary.entriesByOwner[name] != nil
    }

    /// Members of the vocabulary and of the program's own declaration of a type.
    private func members(ofType name: String, isStatic: Bool) -> [KnownName] {
        let table = program.machine.vocabulary
        let places = (table.entriesByOwner[name] ?? [:]).values.flatMap { $0 }.sorted()
        let found = places.compactMap { Signature(table.entries[$0].signature) }.filter {
            $0.isStatic == isStatic && $0.name != "init" && $0.name.first?.isLetter == true
        }
        var names = found.map { KnownName($0.name, detail: $0.summary) }
        if isStatic {
            names += cases(of: name).map { KnownName($0) }
        } else {
            names += fields(of: name).map { KnownName($0) }
        }
        return sorted(names)
    }

    private func fields(of type: String) -> [String] {
        guard let id = program.machine.types.id(type) else { return [] }
        return program.machine.types[id].fields.map { String($0.name.drop { $0 == "_" }) }
    }

    /// The cases of an enum: of the program, or as the vocabulary's declaration writes them.
    private func cases(of type: String) -> [String] {
        if let id = program.machine.types.id(type) { return program.machine.types[id].cases.map(\.name) }
        let table = program.machine.vocabulary
        let texts = (table.typesByName[type] ?? []).map { table.types[$0].declaration }
        return texts.flatMap { text in
            text.split(separator: "{").dropFirst().joined().split(whereSeparator: { ";}\n".contains($0) })
                .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }
                .flatMap { $0.dropFirst(5).split(separator: ",") }
                .map { String($0.drop { $0 == " " }.prefix { $0.isNamePart }) }
        }
    }

    /// All that a call of a name may mean: functions, modifiers, initialisers.
    private func signatures(of callee: String) -> [Signature] {
        let table = program.machine.vocabulary
        let initializers = table.entries(of: callee, named: "init")
        let places = (table.entriesByName[callee] ?? []) + initializers
        return places.compactMap { Signature(table.entries[$0].signature) }
    }

    private func sorted(_ names: [KnownName]) -> [KnownName] {
        names.sorted { ($0.name, $0.detail) < ($1.name, $1.detail) }
    }
}

extension Signature {
    /// The parameter that an argument belongs to, by its label, else by its place.
    fileprivate func parameter(_ label: String?, at index: Int) -> Parameter? {
        if let label { return parameters.first { $0.label == label } }
        guard parameters.indices.contains(index), parameters[index].label == "_" else { return nil }
        return parameters[index]
    }
}
