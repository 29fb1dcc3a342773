import AnimationMath
import ViewValues

/// Where a phase animator stands (PHASE-1).
struct PhaseState: Sendable {
    var index = 0
    var trigger: (any ProgramValue)?
    var isRunning = false
    /// Whether the next step waits for the next frame, after a whole round of equal looks (PHASE-2).
    var isDue = false
    /// The number of the completion that the running step waits for.
    var step = 0
}

extension RenderTree {
    mutating func refreshPhases<Host: ProgramHost>(
        _ number: NodeNumber, _ value: PhaseAnimatorValue, content: ViewValue?, old: FormerNode?, host: inout Host
    ) throws {
        if old == nil {
            nodes[number].deferred = nodes[number].deferred ?? DeferredState()
            nodes[number].deferred?.phases.trigger = value.trigger
            if value.trigger == nil, value.phases.count > 1 { actions.append(.appear, .phase(number)) }
        } else if let trigger = value.trigger,
            !sameProgramValue(nodes[number].deferred?.phases.trigger, trigger)
        {
            nodes[number].deferred?.phases.trigger = trigger
            actions.append(.change, .phase(number))
        }
        let index = nodes[number].deferred?.phases.index ?? 0
        guard index < value.phases.count else { return }
        try makeContent(of: number, value.content, .value(value.phases[index]), content: content, old: old, host: &host)
    }

    /// The value of a phase animator at a node, as view or as modifier.
    private func phaseAnimator(of number: NodeNumber) -> PhaseAnimatorValue? {
        switch nodes[number].view.kind {
        case .deferred(.phaseAnimator(let value)), .modified(_, .show(.phaseAnimator(let value))): value
        default: nil
        }
    }

    /// Goes on to the next phase: one update with the target phase's animation; steps that animate nothing are followed
    /// by the next in the same frame, one round of them at most (PHASE-2).
    mutating func advancePhase<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws {
        guard nodes.contains(number), let value = phaseAnimator(of: number), !value.phases.isEmpty else { return }
        for _ in 0..<value.phases.count {
            let isAnimating = try stepPhase(of: number, value, host: &host)
            guard nodes.contains(number), let state = nodes[number].deferred?.phases else { return }
            if value.trigger != nil, state.index == 0, !isAnimating {
                nodes[number].deferred?.phases.isRunning = false
                return
            }
            if isAnimating { return }
        }
        warn(
            "PHASE-2", "all phases of this phase animator look alike; it goes on in the next frame", at: number,
            host: &host)
        nodes[number].deferred?.phases.isDue = true
        clocked.insert(number)
    }

    /// One step; tells whether anything moves in it.
    private mutating func stepPhase<Host: ProgramHost>(
        of number: NodeNumber, _ value: PhaseAnimatorValue, host: inout Host
    ) throws -> Bool {
        let next = ((nodes[number].deferred?.phases.index ?? 0) + 1) % value.phases.count
        let phase = value.phases[next]
        var animation: Animation? = .default
        if let closure = value.animation { animation = try host.animation(of: closure, phase: phase) }
        phaseSteps += 1
        let id = -phaseSteps
        nodes[number].deferred?.phases.index = next
        nodes[number].deferred?.phases.isRunning = true
        if let last = nodes[number].deferred?.phases.step {
            phaseNodes[last] = nil
            completions.removeAll { $0.completion.id == last }
        }
        nodes[number].deferred?.phases.step = id
        phaseNodes[id] = number
        var transaction = TransactionValue(animation: animation, origin: .phase)
        transaction.originSource = nodes[number].view.source
        transaction.animationSource = value.animation?.source ?? nodes[number].view.source
        transaction.animationSetter = "phaseAnimator"
        transaction.completions = [
            CompletionValue(id: id, criteria: .logicallyComplete, action: ProgramClosure(EngineValue.none))
        ]
        report(.phase, of: number, detail: phase.description)
        try runUpdate(transaction, writes: [], host: &host) { tree, _ in tree.dirty.insert(number) }
        let waits = completions.contains { $0.completion.id == id }
        if !waits { actions.removeCompletion(id) }
        return waits
    }

    /// Goes on after a step that has become logically complete.
    mutating func finishPhase<Host: ProgramHost>(_ id: Int, host: inout Host) throws {
        guard let number = phaseNodes.removeValue(forKey: id), nodes.contains(number),
            nodes[number].deferred?.phases.step == id, nodes[number].deferred?.phases.isRunning == true,
            let value = phaseAnimator(of: number)
        else { return }
        if value.trigger != nil, nodes[number].deferred?.phases.index == 0 {
            nodes[number].deferred?.phases.isRunning = false
            return
        }
        try advancePhase(of: number, host: &host)
    }
}

/// A value of the engine's own where the program's are expected.
enum EngineValue: ProgramValue {
    case none
    func isEqual(to other: any ProgramValue) -> Bool { other is EngineValue }
    func hash(into hasher: inout Hasher) {}
    var description: String { "" }
}
