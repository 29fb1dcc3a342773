import SwiftSubset

// What the language asks of declarations beyond the types in them.
extension Checker {
    /// Rules for a type of the program, once all is known of it.
    func checkRules(of id: NominalID) {
        guard !declarations[id].isVocabulary, let decl = declarations[id].declaration, case .type(let type) = decl.kind
        else { return }
        checkSynthesis(id, type.name.range)
        if declarations[id].kind == .classType {
            checkInitializers(id, type.name.range)
            for member in type.members { checkOverride(member, id) }
        }
        for member in type.members {
            if case .initializer(let initializer) = member.kind { checkFieldsSet(id, member, initializer) }
        }
    }

    // MARK: Names declared twice

    /// Refuses a name that a source declares twice in one place.
    func checkDuplicates(_ decls: [Decl]) {
        var seen: Set<String> = []
        for (name, key) in decls.flatMap(declaredNames) where !seen.insert(key).inserted {
            errors.append(fail(.redeclared(name.text), name.range))
        }
        for decl in decls { if case .type(let type) = decl.kind { checkDuplicates(type.members) } }
    }

    /// Names of types and stored or computed properties; functions may share theirs.
    private func declaredNames(_ decl: Decl) -> [(Name, String)] {
        switch decl.kind {
        case .type(let type): [(type.name, "type " + type.name.text)]
        case .variable(let variable):
            variable.bindings.flatMap(\.pattern.boundNames).map { ($0, decl.isStatic ? "static \($0.text)" : $0.text) }
        default: []
        }
    }

    // MARK: Conformances that the compiler writes

    /// A synthesised `==` or `hash(into:)` needs parts that have one.
    private func checkSynthesis(_ id: NominalID, _ range: SourceRange) {
        for (member, key, name) in [("==", "==", "Equatable"), ("hash", "hash(into:)", "Hashable")] {
            guard let target = typeID(name), allConformances(of: id).contains(target),
                declarations[id].members[member]?.contains(where: { isSynthesized($0, key) }) ?? false,
                let (part, type) = parts(of: id).first(where: { lacks($0.1, target) })
            else { continue }
            let own = declarations[id].name
            errors.append(fail(.notSynthesized(own, protocolName: name, field: part, type: describe(type)), range))
            return
        }
    }

    private func isSynthesized(_ member: MemberInfo, _ key: String) -> Bool {
        if case .synthesized(let name) = member.getter { return name == key }
        return false
    }

    private func parts(of id: NominalID) -> [(String, SwiftType)] {
        switch declarations[id].kind {
        case .structure:
            declarations[id].fields.indices.map { (declarations[id].fields[$0].name, fieldType($0, of: id)) }
        case .enumeration:
            declarations[id].cases.flatMap { one in one.parameters.map { (one.name, $0.type) } }
        default: []
        }
    }

    /// Whether a part surely does not conform: a function, or a type of the program without the conformance.
    private func lacks(_ type: SwiftType, _ target: NominalID) -> Bool {
        switch resolve(type) {
        case .function: return true
        case .nominal(let id, let arguments):
            if declarations[id].isVocabulary { return arguments.contains { lacks($0, target) } && isContainer(type) }
            return !conforms(type, to: target)
        default: return false
        }
    }

    private func isContainer(_ type: SwiftType) -> Bool {
        ["Optional", "Array", "Set", "Dictionary"].contains { isNamed(resolve(type), $0) }
    }

    // MARK: Classes

    /// A class whose properties have no initial values needs an initializer.
    private func checkInitializers(_ id: NominalID, _ range: SourceRange) {
        guard !declarations[id].hasOwnInitializer else { return }
        let unset = declarations[id].fields.indices.first { needsValue($0, of: id) }
        guard let unset else { return }
        let field = declarations[id].fields[unset].name
        errors.append(fail(.noInitializers(declarations[id].name, field: field), range))
    }

    private func needsValue(_ index: Int, of id: NominalID) -> Bool {
        let field = declarations[id].fields[index]
        return !field.isInherited && !field.isLazy && field.wrapperAttribute == nil && !field.name.hasPrefix("$")
            && !hasInitialValue(field, fieldType(index, of: id))
    }

    /// `override` where something of a superclass of the program is declared anew, and only there.
    private func checkOverride(_ decl: Decl, _ id: NominalID) {
        guard let superclass = declarations[id].superclass, !decl.isStatic, !decl.hasModifier("private"),
            let (name, key, what) = overridable(decl)
        else { return }
        let inherited = members(of: superclass, named: name.text).filter { found in
            found.distance < 100 && found.member.key == key && !found.member.isStatic
        }
        if decl.hasModifier("override") {
            if inherited.isEmpty { errors.append(fail(.nothingOverridden(what), name.range)) }
        } else if inherited.contains(where: { !isVocabulary($0.member.owner) }) {
            errors.append(fail(.overrideNeeded(name.text), name.range))
        }
    }

    private func isVocabulary(_ id: NominalID?) -> Bool { id.map { declarations[$0].isVocabulary } ?? true }

    private func overridable(_ decl: Decl) -> (name: Name, key: String, what: String)? {
        switch decl.kind {
        case .function(let function):
            let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
            return (function.name, "\(function.name.text)(\(labels))", "method '\(function.name.text)'")
        case .variable(let variable):
            guard let name = variable.bindings.first?.pattern.boundNames.first else { return nil }
            return (name, name.text, "property '\(name.text)'")
        default: return nil
        }
    }

    // MARK: Initializers

    /// An initializer that never mentions a property without initial value leaves it unset.
    private func checkFieldsSet(_ id: NominalID, _ decl: Decl, _ initializer: InitializerDecl) {
        guard let body = initializer.body, !decl.hasModifier("convenience") else { return }
        let words = Set(body.range.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let text = body.range.text.filter { !$0.isWhitespace }
        guard !text.contains("self.init("), !text.contains("self="), !words.contains("fatalError") else { return }
        let unset = declarations[id].fields.indices.first {
            needsValue($0, of: id) && !words.contains(declarations[id].fields[$0].name)
        }
        guard let unset else { return }
        let end = SourceRange(file: body.range.file, lower: body.range.upper - 1, upper: body.range.upper)
        errors.append(fail(.fieldNotSet(declarations[id].fields[unset].name), end))
    }
}
