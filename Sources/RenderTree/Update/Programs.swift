import AnimationMath
import ViewValues

/// Views, modifiers and transitions of the program: their bodies run where something that they read or were given
/// changed (LIFE-3).
extension RenderTree {
    /// What a program's value is used as.
    enum ProgramRole: Equatable {
        case view, modifier
        /// A Transition's body at a phase.
        case transition(Double)

        /// The phase.
        var phase: Double? {
            if case .transition(let phase) = self { return phase }
            return nil
        }
    }

    mutating func refreshProgram<Host: ProgramHost>(
        _ number: NodeNumber, _ composite: CompositeValue, as role: ProgramRole, old: FormerNode?, host: inout Host
    ) throws {
        var reason = try install(composite, at: number, old: old, host: &host)
        if dirty.contains(number) { reason = reason ?? dirtyReason(of: number) }
        if let phase = role.phase, nodes[number].program?.ranPhase != phase { reason = reason ?? .content("phase") }
        let shown = try shownValue(of: number, host: &host)
        if reason == .inputChanged || reason == .frame, composite.isAnimatable,
            let ran = nodes[number].program?.ran, ran.isEqual(to: shown)
        {
            reason = nil
            dirty.remove(number)
        }
        if let reason { try runBody(of: number, shown, as: role, reason, host: &host) }
        try showBody(of: number, as: role, old: old, host: &host)
    }

    /// Puts the storage in place and keeps animatable data; tells why the body has to run, if it has to.
    private mutating func install<Host: ProgramHost>(
        _ composite: CompositeValue, at number: NodeNumber, old: FormerNode?, host: inout Host
    ) throws -> BodyRun.Reason? {
        let environment = nodes[number].environment
        var reason: BodyRun.Reason?
        if let state = nodes[number].program, let old {
            let isEqual = composite.value.isEqual(to: state.composite.value)
            if !isEqual { reason = .inputChanged }
            if old.environment !== environment, let key = environmentChange(of: number, since: old) {
                reason = reason ?? .environment(key)
            }
            if isEqual, old.environment === environment { return nil }
        } else {
            reason = .appeared
        }
        let installed = try host.install(composite.value, at: number, environment: environment.snapshot)
        if nodes[number].programBox.isEmpty {
            nodes[number].program = ProgramState(composite: composite, installed: installed)
        } else {
            nodes[number].program?.renew(composite, installed)
        }
        if composite.isAnimatable, let data = try host.animatableData(of: installed) {
            try set(AttributeValue(data.components), for: .data, of: number, host: &host)
        }
        return reason
    }

    /// The environment value that the body read and that is another one now.
    private func environmentChange(of number: NodeNumber, since old: FormerNode) -> String? {
        let values = nodes[number].environment.values
        for case .environment(let key) in nodes[number].reads
        where values.differs(from: old.environment.values, at: key) {
            return key
        }
        return nil
    }

    /// The installed value with its shown animatable data.
    func shownValue<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws -> any ProgramValue {
        guard let installed = nodes[number].program?.installed else { throw PropertyError.noSuchNode }
        guard let attribute = nodes[number].attribute(.data),
            attributes[attribute].animator != nil || pass.arrived.contains(number)
        else {
            return installed
        }
        return try host.setting(attributes[attribute].shown, on: installed, at: number)
    }

    /// Runs a body and keeps what it gave and read.
    private mutating func runBody<Host: ProgramHost>(
        of number: NodeNumber, _ shown: any ProgramValue, as role: ProgramRole, _ reason: BodyRun.Reason,
        host: inout Host
    ) throws {
        dirty.remove(number)
        let name = nodes[number].program?.composite.typeName ?? ""
        host.bodyWillRun(of: name, changed: changes(behind: reason, of: number), at: number)
        let result =
            role == .view
            ? try host.body(of: shown, at: number)
            : try host.body(ofModifier: shown, phase: role.phase, at: number)
        track(result.reads, of: number)
        nodes[number].program?.keep(result.view, of: shown, at: role.phase)
        if nodes[number].program?.composite.isGeometryEffect == true { geometryEffects.insert(number) }
        bodyRunTotals[name, default: 0] += 1
        pass.work.bodiesRun += 1
        append(
            .body(
                BodyRun(
                    node: NodeID(number), path: Self.unnamed, typeName: name, reason: reason,
                    source: nodes[number].view.source)), of: number)
    }

    /// What a body runs for, as `Self._printChanges()` names it (LIFE-3).
    private func changes(behind reason: BodyRun.Reason, of number: NodeNumber) -> [String] {
        switch reason {
        case .appeared: return ["@self", "@identity"]
        case .inputChanged, .frame, .content: return ["@self"]
        case .environment(let key): return ["_" + key]
        case .dependency:
            let names = nodes[number].reads.compactMap { read -> String? in
                guard let name = pass.changed[read] else { return nil }
                // What an object holds is no property of the view's.
                if case .cell = read { return "_" + name }
                return "@dependencies"
            }
            return Set(names).sorted()
        }
    }

    /// Brings the tree below to the kept body; a modifier's content may be newer than its body.
    private mutating func showBody<Host: ProgramHost>(
        of number: NodeNumber, as role: ProgramRole, old: FormerNode?, host: inout Host
    ) throws {
        guard let body = nodes[number].program?.body else { return }
        if case .modified(let content, _) = nodes[number].view.kind {
            let inTransition = role != .modifier || nodes[number].scope?.inTransition == true
            setInnerScope(of: number, content: content, inTransition: inTransition)
        }
        var inherited = inherited(below: number)
        inherited.scope = role == .view ? nodes[number].scope : nodes[number].innerScope
        try reconcile([(.content, body)], of: number, old, inherited, host: &host)
    }

    /// Keeps an attribute for animatable data of a value that has no body: a layout, a shape.
    mutating func refreshData<Host: ProgramHost>(
        of number: NodeNumber, _ composite: CompositeValue, host: inout Host
    ) throws {
        guard composite.isAnimatable, let data = try host.animatableData(of: composite.value) else { return }
        try set(AttributeValue(data.components), for: .data, of: number, host: &host)
    }

    /// Why a dirty node runs again, by the names of this update's writes.
    func dirtyReason(of number: NodeNumber) -> BodyRun.Reason {
        let read = nodes[number].reads.filter { pass.changed[$0] != nil }
        let first = read.min { (pass.changed[$0] ?? "") < (pass.changed[$1] ?? "") }
        guard let first else { return .frame }
        return .dependency(first, name: pass.changed[first] ?? "")
    }

    /// Keeps who read what.
    mutating func track(_ reads: Set<Dependency>, of number: NodeNumber) {
        track(reads, of: number, replacing: nodes[number].reads)
        nodes[number].reads = reads
    }

    /// Replaces what a node is known to have read by what it read now.
    mutating func track(_ reads: Set<Dependency>, of number: NodeNumber, replacing before: Set<Dependency>) {
        guard reads != before else { return }
        for dependency in before.subtracting(reads) {
            dependents[dependency]?.remove(number)
            if dependents[dependency]?.isEmpty == true { dependents[dependency] = nil }
        }
        for dependency in reads.subtracting(before) { dependents[dependency, default: []].insert(number) }
    }
}
