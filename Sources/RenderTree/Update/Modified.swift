import AnimationMath
import ViewValues

/// One modifier around a view.
extension RenderTree {
    mutating func refreshModified<Host: ProgramHost>(
        _ number: NodeNumber, _ content: ViewValue, _ modifier: Modifier, old: FormerNode?, host: inout Host
    ) throws {
        switch modifier {
        case .layout(let layout): try refreshLayout(number, layout, old: old, host: &host)
        case .effect(let effect):
            try set(value(of: effect, at: number), for: .effect, of: number, host: &host)
            if case .clip(let clip) = effect, let shape = clip.program {
                try refreshData(of: number, shape, host: &host)
            }
        case .environment(.transform(_, let closure)):
            try transformEnvironment(number, closure, host: &host)
        case .environment(let write): try refreshEnvironment(number, write, old: old, host: &host)
        case .transaction: refreshTransaction(of: number, isNew: old == nil)
        case .program(let composite):
            return try refreshProgram(number, composite, as: .modifier, old: old, host: &host)
        case .transitionBody(let composite, let phase):
            return try refreshProgram(number, composite, as: .transition(phase), old: old, host: &host)
        case .transition: return try refreshTransition(number, content, old: old, host: &host)
        case .inert(let name) where name == "presented": refreshPresented(number, old: old)
        case .presentation(.toolbarItem): styleBarItem(number, old: old)
        case .show(let show): if try refreshShow(number, show, old: old, host: &host) { return }
        default: break
        }
        try refreshContent(number, content, modifier, old: old, host: &host)
        try refreshBeside(number, modifier, old: old, host: &host)
        try refreshCallbacks(number, modifier, old: old, host: &host)
    }

    /// In a bar labels show their icon alone, unless the program says otherwise.
    private mutating func styleBarItem(_ number: NodeNumber, old: FormerNode?) {
        if let old, old.environment === nodes[number].environment, old.innerEnvironment != nil { return }
        var values = nodes[number].environment.values
        guard values.styles["label"] == nil else { return }
        values.apply(.style(kind: "label", name: "iconOnly", value: nil))
        nodes[number].innerEnvironment = Environment(values)
    }

    /// The content of a modifier that has no body of its own.
    private mutating func refreshContent<Host: ProgramHost>(
        _ number: NodeNumber, _ content: ViewValue, _ modifier: Modifier, old: FormerNode?, host: inout Host
    ) throws {
        switch modifier {
        case .identity(.id(let id)):
            try reconcile([(.element(id, 0), content)], of: number, old, isList: true, host: &host)
        case .transaction(let transaction):
            guard let body = transaction.scopeBody else { fallthrough }
            setInnerScope(of: number, content: content, inTransition: nodes[number].scope?.inTransition ?? false)
            try reconcile([(.content, body)], of: number, old, host: &host)
        default:
            try reconcile([(.content, content)], of: number, old, host: &host)
        }
    }

    /// What stands beside the content.
    private mutating func refreshBeside<Host: ProgramHost>(
        _ number: NodeNumber, _ modifier: Modifier, old: FormerNode?, host: inout Host
    ) throws {
        switch modifier {
        case .background(let view, _), .overlay(let view, _), .mask(let view, _),
            .layout(.safeAreaInset(_, let view, _, _)):
            try reconcileSecondary([view], of: number, old, host: &host)
        case .input(.contextMenu(let items)):
            let isOpen = nodes[number].control?.isExpanded == true
            try reconcileSecondary(isOpen ? [menuView(items, of: number)] : [], of: number, old, host: &host)
            pass.presentation = nil
        case .input(let input) where nodes[number].hostsRowExtras:
            try refreshRowExtras(number, input, old: old, host: &host)
        default: break
        }
    }

    /// Keeps the scope of a body, the same object as long as its content is the same.
    mutating func setInnerScope(of number: NodeNumber, content: ViewValue, inTransition: Bool) {
        let outer = nodes[number].scope
        if let scope = nodes[number].innerScope, scope.content === content, scope.outer === outer,
            scope.inTransition == inTransition
        {
            return
        }
        nodes[number].innerScope = ContentScope(
            content: content, binder: number, outer: outer, inTransition: inTransition)
    }

    /// `.offset` in a transition's body shifts what is below; everywhere else it takes part in layout (GEO-1).
    private mutating func refreshLayout<Host: ProgramHost>(
        _ number: NodeNumber, _ layout: LayoutModifier, old: FormerNode?, host: inout Host
    ) throws {
        if case .offset(let x, let y) = layout, nodes[number].scope?.inTransition == true {
            try set(AttributeValue([x, y]), for: .shift, of: number, host: &host)
        }
    }

    private mutating func refreshEnvironment<Host: ProgramHost>(
        _ number: NodeNumber, _ write: EnvironmentWrite, old: FormerNode?, host: inout Host
    ) throws {
        if let old, old.environment === nodes[number].environment, old.innerEnvironment != nil,
            case .modified(_, .environment(let before)) = old.view.kind, before.isEqual(to: write)
        {
            return
        }
        var values = nodes[number].environment.values
        values.apply(write)
        nodes[number].innerEnvironment = Environment(values)
    }

    private mutating func transformEnvironment<Host: ProgramHost>(
        _ number: NodeNumber, _ closure: ProgramClosure, host: inout Host
    ) throws {
        var values = nodes[number].environment.values
        for write in try host.writes(of: closure, in: values.snapshot) { values.apply(write) }
        nodes[number].innerEnvironment = Environment(values)
    }

    /// A warning of the engine's, to the host and into the events.
    mutating func warn<Host: ProgramHost>(_ rule: String, _ message: String, at number: NodeNumber?, host: inout Host) {
        let warning = EngineWarning(rule: rule, message: message, source: number.flatMap { nodes[$0].view.source })
        host.warn(warning)
        pass.events.append(.warning(warning))
    }

    /// The elements of a ForEach, by their ids; a duplicate is told apart by its count (TREE-2).
    mutating func refreshForEach<Host: ProgramHost>(
        _ number: NodeNumber, _ elements: [ForEachElement], old: FormerNode?, host: inout Host
    ) throws {
        var seen: [ExplicitID: Int] = [:]
        var desired: [Desired] = []
        for element in elements {
            let count = seen[element.id, default: 0]
            seen[element.id] = count + 1
            if count == 1 {
                warn(
                    "TREE-2",
                    "the id \(element.id) occurs more than once in this ForEach; its views cannot be told apart",
                    at: number, host: &host)
            }
            desired.append((.element(element.id, count), element.view))
        }
        try reconcile(desired, of: number, old, isList: true, host: &host)
    }
}
