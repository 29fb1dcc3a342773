import SwiftSubset

/// What checking gave: the declarations to go on with, the typed tree for the compiler, and what is wrong.
public struct CheckResult: Sendable {
    /// All declarations, the new ones included; to be dropped where there are errors.
    public let declarations: Declarations
    /// What is new, for the compiler and the run time.
    public let module: IRModule
    /// Errors in source order; empty where all is well.
    public let errors: [CheckError]
}

extension Declarations {
    /// Checks a file: declarations in any order, and statements at its top level.
    ///
    /// - Parameters:
    ///   - file: what the parser gave.
    ///   - vocabulary: the names that the file may use without declaring them.
    public func check(file: Program, vocabulary: VocabularyTable) -> CheckResult {
        check(file, vocabulary: vocabulary, selfType: nil, isEntry: false)
    }

    /// Checks an entry at the prompt: statements run as if written inside a value of `selfType`, declarations are kept,
    /// and the value of a last expression is the entry's.
    public func check(entry: Program, selfType: SwiftType?, vocabulary: VocabularyTable) -> CheckResult {
        check(entry, vocabulary: vocabulary, selfType: selfType, isEntry: true)
    }

    private func check(
        _ program: Program, vocabulary: VocabularyTable, selfType: SwiftType?, isEntry: Bool
    ) -> CheckResult {
        let checker = Checker(declarations: self, vocabulary: vocabulary)
        checker.checkProgram(program, selfType: selfType, isEntry: isEntry)
        let errors = checker.errors.sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
        return CheckResult(declarations: checker.declarations, module: checker.module, errors: errors)
    }
}

extension Checker {
    /// The stages: names of types, headers, members, then bodies; last the statements.
    func checkProgram(_ program: Program, selfType: SwiftType?, isEntry: Bool) {
        sourceFile = program.file
        let first = declarations.nominals.count
        let types = declareTypes(program.declarations)
        readTypes(program.declarations, types)
        guard !refuseRecursion(from: first) else { return }
        readGlobals(program, isEntry: isEntry)
        for id in pendingTypes.touched.sorted(by: { $0.index < $1.index }) where !declarations[id].isVocabulary {
            prepareInitializers(id)
        }
        // Bodies may name the variables of their entry, whose types are known once its statements have been checked.
        if !(isEntry && declaresVariables(program)) { runPending() }
        checkEntry(program, selfType: selfType, isEntry: isEntry)
        finishCheck(of: program.declarations, from: first)
    }

    /// What follows once all types are declared: bodies, conformances, and what the run time is told.
    func finishCheck(of declarations: [Decl], from first: Int) {
        checkImports(declarations)
        runPending()
        for id in pendingTypes.touched.sorted(by: { $0.index < $1.index }) {
            checkRequirements(of: id)
            checkRules(of: id)
        }
        checkDuplicates(declarations)
        settleTypes()
        describeTypes(from: first)
        runPending()
        if errors.isEmpty { checkEffects() }
        if errors.isEmpty { checkInitialization() }
    }

    private func declaresVariables(_ program: Program) -> Bool {
        program.declarations.contains { decl in
            if case .variable = decl.kind { true } else { false }
        }
    }

    /// Bodies that wait; those that come up meanwhile too.
    func runPending() {
        while !pending.isEmpty {
            let waiting = pending
            pending = []
            for check in waiting {
                effort = 0
                check()
            }
        }
    }

    // MARK: Types

    private func declareTypes(_ decls: [Decl]) -> [NominalID] {
        decls.compactMap { decl in
            guard case .type = decl.kind else { return nil }
            return declareType(decl, outer: nil)
        }
    }

    /// Aliases first, then headers, protocols, superclasses before subclasses, then extensions.
    private func readTypes(_ decls: [Decl], _ ids: [NominalID]) {
        readAliases(decls)
        for id in ids { readHeaders(id) }
        let protocols = ids.filter { declarations[$0].kind == .protocolType }
        for id in protocols { attempt { try self.completeType(id) } }
        readExtensionHeaders(decls)
        let others = ids.filter { declarations[$0].kind != .protocolType }
        for id in others.sorted(by: { depth($0) < depth($1) }) { attempt { try self.completeType(id) } }
        for decl in decls {
            guard case .extensionDecl(let declared) = decl.kind else { continue }
            attempt { try self.readExtension(declared) }
        }
    }

    private func readHeaders(_ id: NominalID) {
        guard let decl = declarations[id].declaration, case .type(let type) = decl.kind else { return }
        attempt { try self.within(id) { try self.readHeader(id, type) } }
        for nested in declarations[id].nested.values.sorted(by: { $0.index < $1.index }) { readHeaders(nested) }
    }

    /// The number of superclasses.
    private func depth(_ id: NominalID) -> Int { superclasses(of: id).count }

    private func readAliases(_ decls: [Decl]) {
        var waiting = decls.compactMap { decl -> TypeAliasDecl? in
            if case .typeAlias(let alias) = decl.kind { alias } else { nil }
        }
        // One may stand for another that comes later.
        for _ in waiting.indices {
            let before = errors
            waiting = waiting.filter { (try? readAlias($0)) == nil }
            errors = before
        }
        for alias in waiting { attempt { try self.readAlias(alias) } }
    }

    private func readAlias(_ alias: TypeAliasDecl) throws {
        let (type, parameters) = try aliased(alias)
        declarations.typealiases[alias.name.text] = type
        declarations.aliasParameters[alias.name.text] = parameters
    }

    /// What an alias stands for, and its generic parameters.
    func aliased(_ alias: TypeAliasDecl) throws -> (SwiftType, [GenericParameterID]) {
        try withGenerics(alias.genericParameters, []) { ids, _ in (try resolveType(alias.type), ids) }
    }

    /// What extensions conform to, before any body is read.
    private func readExtensionHeaders(_ decls: [Decl]) {
        for decl in decls {
            guard case .extensionDecl(let declared) = decl.kind, declared.requirements.isEmpty else { continue }
            _ = try? noteConformances(declared)
        }
    }

    private func noteConformances(_ declared: ExtensionDecl) throws {
        guard case .nominal(let id, _) = try resolveType(declared.extended) else { return }
        for inherited in declared.inherited {
            for target in try protocols(inherited) where !declarations[id].conformances.contains(target) {
                addConformances([target], to: id)
            }
        }
    }

    // MARK: Functions and variables outside of types

    private func readGlobals(_ program: Program, isEntry: Bool) {
        var previews = 0
        for decl in program.declarations {
            switch decl.kind {
            case .function(let function): attempt { try self.readGlobalFunction(decl, function) }
            case .variable(let variable) where !isEntry:
                attempt { try self.readGlobalVariables(decl, variable) }
            case .macro(let macro) where macro.name.text == "Preview":
                previews += 1
                attempt { try self.readPreview(macro, decl.range) }
            default: break
            }
        }
    }

    private func readGlobalFunction(_ decl: Decl, _ function: FunctionDecl) throws {
        guard var info = try memberInfos(decl, owner: nil, implementation: .requirement).first, let body = function.body
        else { throw fail(.noBody(function.name.text), function.name.range) }
        info.getter = .function(planFunction(info, body))
        addGlobal(info)
    }

    /// Adds a global; one of the same key and types is replaced.
    func addGlobal(_ info: MemberInfo) {
        declarations.globals[info.name, default: []].removeAll { other in
            info.kind == .property || other.kind == .property
                || other.key == info.key && other.parameters.map(\.type) == info.parameters.map(\.type)
        }
        declarations.globals[info.name, default: []].append(info)
    }

    private func readGlobalVariables(_ decl: Decl, _ variable: VariableDecl) throws {
        try refuseAsyncLet(decl)
        for binding in variable.bindings {
            guard case .identifier(let name, _) = binding.pattern.kind else {
                try readGlobalPattern(decl, variable, binding)
                continue
            }
            if !binding.isStored {
                try readGlobalComputed(decl, binding, name)
            } else if let (attribute, wrapper) = wrapper(of: decl) {
                try readWrappedStatic(binding, name, attribute, wrapper, owner: nil)
            } else {
                addGlobal(try globalMember(decl, variable, binding, name, qualified: name.text, owner: nil))
            }
        }
    }

    /// `let (a, b) = pair`: the pair is kept, and each name is an element of it.
    private func readGlobalPattern(_ decl: Decl, _ variable: VariableDecl, _ binding: VariableBinding) throws {
        guard let initializer = binding.initializer else {
            throw fail(.needsContext(binding.pattern.range.text), binding.range)
        }
        labelCount += 1
        let whole = Name("#\(declarations.globalVariables.count).\(labelCount)", range: binding.pattern.range)
        let kept = VariableBinding(
            pattern: binding.pattern, type: binding.type, initializer: initializer, range: binding.range)
        addGlobal(try globalMember(decl, variable, kept, whole, qualified: whole.text, owner: nil))
        try readGlobalElements(decl, variable, binding.pattern, Tree.identifier(whole.text, binding.range))
    }

    private func readGlobalElements(
        _ decl: Decl, _ variable: VariableDecl, _ pattern: Pattern, _ value: Expr
    ) throws {
        switch pattern.kind {
        case .wildcard: return
        case .identifier(let name, _):
            let element = VariableBinding(pattern: pattern, type: nil, initializer: value, range: pattern.range)
            addGlobal(try globalMember(decl, variable, element, name, qualified: name.text, owner: nil))
        case .tuple(let elements):
            for (index, element) in elements.enumerated() {
                let part = Expr(.tupleElement(value, index: index, range: value.range), range: value.range)
                try readGlobalElements(decl, variable, element.pattern, part)
            }
        default: throw fail(.unusable(pattern.range.text), pattern.range)
        }
    }

    func readGlobalComputed(_ decl: Decl, _ binding: VariableBinding, _ name: Name) throws {
        guard let reference = binding.type else { throw fail(.needsContext("'\(name.text)'"), name.range) }
        var info = MemberInfo(
            kind: .property, name: name.text, owner: nil, type: try resolveType(reference), getter: .requirement)
        info.isStatic = true
        info.range = name.range
        info.setterIsMutating = false
        planAccessors(binding.accessors, &info)
        addGlobal(info)
    }

    /// `#Preview { }`: a function without parameters that gives the view.
    private func readPreview(_ macro: MacroExpansion, _ range: SourceRange) throws {
        let closures = macro.trailingClosures + macro.arguments
        guard
            let source = closures.compactMap({ if case .closure(let one) = $0.value.kind { one } else { nil } }).first,
            let view = typeID("View")
        else { return }
        let id = newFunction()
        var info = MemberInfo(
            kind: .function, name: "#Preview", owner: nil, type: .opaque([view]), getter: .function(id))
        info.isStatic = true
        info.builder = typeID("ViewBuilder") == nil ? nil : "ViewBuilder"
        info.range = range
        let plan = info
        checkLater { BodyPlan(id: id, info: plan, body: source.body, result: plan.type) }
        module.previews.append(id)
    }

    // MARK: Types that were inferred

    /// Writes inferred types into the declarations, where a later entry finds them.
    private func settleTypes() {
        for id in pendingTypes.touched { settle(id) }
        // Only what this check has read waits: tables of thousands that stay as they are would be copied for nothing.
        for (name, members) in declarations.globals where members.contains(where: { $0.pendingType != nil }) {
            let known = members.map(settled)
            declarations.globals[name] = known
        }
    }

    private func settle(_ id: NominalID) {
        for (name, members) in declarations[id].members {
            let known = members.map(settled)
            declarations[id].members[name] = known
        }
        for index in declarations[id].fields.indices {
            let type = fieldType(index, of: id)
            declarations[id].fields[index].type = type
            declarations[id].fields[index].pendingType = nil
        }
    }

    private func settled(_ member: MemberInfo) -> MemberInfo {
        guard member.pendingType != nil else { return member }
        var member = member
        member.type = memberType(member)
        member.pendingType = nil
        return member
    }
}
