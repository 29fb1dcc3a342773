import SwiftSubset

extension LintRule {
    /// Shapes and geometry effects whose changing numbers no animatableData holds.
    @Sendable static func missingData(_ program: LintedProgram) -> [LintFinding] {
        program.types.compactMap { entry in
            let conformances = entry.type.inherited.map(\.range.text)
            guard conformances.contains(where: { Self.animatable.contains($0) }),
                entry.decl.attribute("Animatable") == nil,
                !entry.members.contains(where: { $0.declares("animatableData") })
            else { return nil }
            let numbers = entry.members.flatMap(\.storedNumbers)
            guard let moving = numbers.first(where: { program.changes($0, of: entry.name) }) else { return nil }
            return LintFinding(
                entry.type.name.range,
                "\(entry.name) has no animatableData: a new \(moving) shows at once, whatever the animation",
                help: "var animatableData: Double { get { \(moving) } set { \(moving) = newValue } }")
        }
    }

    private static let animatable: Set = [
        "Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect",
    ]

    /// `repeatForever` whose state is never written again.
    @Sendable static func endlessRepeats(_ program: LintedProgram) -> [LintFinding] {
        let calls = program.nodes.flatMap(\.expressions).compactMap { expr -> (Expr, Call)? in
            guard case .call(let call) = expr.kind, case .identifier(let reference) = call.callee.kind,
                reference.name.text == "withAnimation", let animation = call.arguments.first?.value,
                let forever = animation.repeatForever
            else { return nil }
            return (forever, call)
        }
        let writes = program.nodes.flatMap(\.writes)
        return endlessModifiers(program, writes.map(\.name))
            + calls.compactMap { forever, call in
                let bodies = (call.arguments.dropFirst() + call.trailingClosures).map { SyntaxNode.expr($0.value) }
                let own = bodies.flatMap(\.writes).map(\.name)
                guard !own.isEmpty,
                    own.allSatisfy({ name in
                        writes.count { $0.name == name } == bodies.flatMap(\.writes).count { $0.name == name }
                    })
                else { return nil }
                let names = own.joined(separator: ", ")
                return LintFinding(
                    forever.range, "nothing ends this repeatForever: \(names) is written nowhere else",
                    help: "write \(names) again with a finite animation to end it, or take the view away")
            }
    }

    /// `.animation(….repeatForever(), value:)` whose value is written once, as from `onAppear`.
    private static func endlessModifiers(_ program: LintedProgram, _ written: [String]) -> [LintFinding] {
        program.nodes.flatMap(\.expressions).compactMap { expr in
            guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind,
                reference.name.text == "animation", let forever = call.arguments.first?.value.repeatForever,
                let value = call.arguments.first(where: { $0.label?.text == "value" })?.value
            else { return nil }
            let watched = SyntaxNode.expr(value).names
            let once = watched.filter { name in written.count { $0 == name } == 1 }
            guard !watched.isEmpty, watched.count == once.count, !program.isToggled(watched) else { return nil }
            let names = watched.sorted().joined(separator: ", ")
            return LintFinding(
                forever.range, "nothing ends this repeatForever: \(names) is written in one place only",
                help: "write \(names) again and choose another animation then: "
                    + ".animation(\(names) ? .….repeatForever() : .default, value: \(names))")
        }
    }

    /// `.id` of a value that is new in every evaluation.
    @Sendable static func freshIDs(_ program: LintedProgram) -> [LintFinding] {
        program.nodes.flatMap(\.expressions).compactMap { expr in
            guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind,
                reference.name.text == "id", let value = call.arguments.first?.value, value.isFresh
            else { return nil }
            let range = SourceRange(
                file: expr.range.file, lower: reference.name.range.lower, upper: expr.range.upper)
            return LintFinding(
                range, "a new id in every evaluation makes a new view each time: its state is lost, nothing can move",
                help: "an id that lives as long as the thing it names, such as a stored property of it")
        }
    }
}

extension Expr {
    /// The member that a call calls: `onAppear` of `view.onAppear { … }`.
    fileprivate var calledMember: String? {
        guard case .call(let call) = kind, case .member(_, let reference) = call.callee.kind else { return nil }
        return reference.name.text
    }

    /// Whether it is a `toggle()` of one of the names.
    fileprivate func toggles(_ names: Set<String>) -> Bool {
        guard case .call(let call) = kind, case .member(let base, let reference) = call.callee.kind else {
            return false
        }
        return reference.name.text == "toggle" && !base.rootNames.isDisjoint(with: names)
    }

    /// The `.repeatForever` in an animation that always repeats; nil where a condition chooses.
    fileprivate var repeatForever: Expr? {
        let all = SyntaxNode.expr(self).expressions
        let isChosen = all.contains { expr in
            if case .ternary = expr.kind { return true }
            return false
        }
        return isChosen
            ? nil
            : all.first { expr in
                guard case .call(let call) = expr.kind, case .member(_, let reference) = call.callee.kind else {
                    return false
                }
                return reference.name.text == "repeatForever"
            }
    }

    /// Whether it is another value each time: `UUID()`, `Date()`, a random number.
    fileprivate var isFresh: Bool {
        switch kind {
        case .call(let call):
            if case .identifier(let reference) = call.callee.kind {
                return ["UUID", "Date"].contains(reference.name.text) && call.arguments.isEmpty
            }
            guard case .member(let base, let reference) = call.callee.kind else { return false }
            return reference.name.text == "random" || base.isFresh
        case .member(let base, _): return base.isFresh
        default: return false
        }
    }
}

extension SyntaxNode {
    /// Each write with the variable's name.
    fileprivate var writes: [(name: String, range: SourceRange)] {
        expressions.flatMap { expr -> [(String, SourceRange)] in
            switch expr.kind {
            case .assignment(let target, _, _): target.rootNames.map { ($0, expr.range) }
            case .call(let call):
                if case .member(let base, let reference) = call.callee.kind, reference.name.text == "toggle" {
                    base.rootNames.map { ($0, expr.range) }
                } else {
                    []
                }
            case .prefix, .inOut: []
            default: []
            }
        }
    }
}

extension Decl {
    fileprivate func declares(_ name: String) -> Bool {
        guard case .variable(let variable) = kind else { return false }
        return variable.bindings.contains { $0.pattern.boundNames.contains { $0.text == name } }
    }

    /// Stored variables of a type that animates.
    fileprivate var storedNumbers: [String] {
        guard case .variable(let variable) = kind, !isStatic, attributes.isEmpty else { return [] }
        return variable.bindings.filter { binding in
            guard binding.isStored, !(variable.isLet && binding.initializer != nil) else { return false }
            let type =
                binding.type?.range.text
                ?? (binding.initializer.map { $0.range.text.contains(".") } == true
                    ? "Double" : "")
            return ["Double", "CGFloat", "Float", "Angle", "CGPoint", "CGSize"].contains(type)
        }.flatMap { $0.pattern.boundNames.map(\.text) }
    }
}

extension LintedProgram {
    /// Whether one of the names is turned over where it can happen again and again: not only as a view appears.
    fileprivate func isToggled(_ names: Set<String>) -> Bool {
        let all = nodes.flatMap(\.expressions)
        let atStart = all.filter { ["onAppear", "task"].contains($0.calledMember ?? "") }.flatMap { expr in
            guard case .call(let call) = expr.kind else { return [Expr]() }
            return (call.arguments + call.trailingClosures).flatMap { SyntaxNode.expr($0.value).expressions }
        }
        return all.count { $0.toggles(names) } > atStart.count { $0.toggles(names) }
    }

    /// Whether the program makes the type with a changing value for a property.
    fileprivate func changes(_ property: String, of type: String) -> Bool {
        nodes.flatMap(\.expressions).contains { expr in
            guard case .call(let call) = expr.kind, case .identifier(let reference) = call.callee.kind,
                reference.name.text == type
            else { return false }
            return call.arguments.contains { $0.label?.text == property && $0.value.readsState(in: self) }
        }
    }

    /// The names of `@State`, `@Binding`, `@GestureState` and the like.
    fileprivate var stateNames: Set<String> {
        let declared = types.flatMap(\.members).filter { !$0.attributes.isEmpty }
        return declared.reduce(into: []) { names, decl in
            guard case .variable(let variable) = decl.kind else { return }
            names.formUnion(variable.bindings.flatMap { $0.pattern.boundNames.map(\.text) })
        }
    }
}

extension Expr {
    /// Whether it can change while the program runs.
    fileprivate func readsState(in program: LintedProgram) -> Bool {
        !SyntaxNode.expr(self).names.isDisjoint(with: program.stateNames)
    }
}
