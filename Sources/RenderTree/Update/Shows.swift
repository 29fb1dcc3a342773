import AnimationMath
import ViewValues

/// A running content transition or symbol effect (SHOW-1, SHOW-2). They do not count as animations in flight.
struct ShowState: Sendable {
    /// `none` at rest.
    var contentTransition = "none"
    var symbolEffect = "none"
    /// When they end by themselves, seconds; nil: when switched off.
    var transitionEnd: Double?
    var effectEnd: Double?
    /// A discrete effect's value, or whether an indefinite one is switched on (SHOW-2).
    var value: (any ProgramValue)?
    var isActive: Bool?
}

extension RenderTree {
    /// Show modifiers with content of their own; tells whether the content has been dealt with.
    mutating func refreshShow<Host: ProgramHost>(
        _ number: NodeNumber, _ show: ShowModifier, old: FormerNode?, host: inout Host
    ) throws -> Bool {
        guard case .modified(let content, _) = nodes[number].view.kind else { return false }
        switch show {
        case .phaseAnimator(let value):
            try refreshPhases(number, value, content: content, old: old, host: &host)
            return true
        case .keyframeAnimator(let value):
            try refreshKeyframes(number, value, content: content, old: old, host: &host)
            return true
        case .symbolEffect(let kind, let options, let tempo, let isActive, let value):
            refreshSymbolEffect(number, kind, options, tempo, isActive, value, isNew: old == nil)
            return false
        case .matchedGeometry:
            joinMatched(number, isNew: old == nil)
            return false
        default: return try refreshPlaced(number, show, content, old: old, host: &host)
        }
    }

    /// How long one run of a symbol effect takes at its usual pace, seconds: assumed, since Apple publishes none.
    static let symbolRun = 1.0

    private mutating func refreshSymbolEffect(
        _ number: NodeNumber, _ kind: String, _ options: String, _ tempo: SymbolTempo, _ isActive: Bool?,
        _ value: (any ProgramValue)?, isNew: Bool
    ) {
        var state = nodes[number].show ?? ShowState()
        // A discrete effect runs for each change of its value, an indefinite one from when it is switched on.
        let begins: Bool
        if let value {
            begins = !isNew && !sameProgramValue(state.value, value)
            state.value = value
        } else {
            begins = isActive != false && state.isActive != true
            state.isActive = isActive != false
        }
        let ends = value == nil && isActive == false && state.symbolEffect != "none"
        if begins {
            let length = tempo.length(ofRun: Self.symbolRun, isDiscrete: value != nil)
            state.symbolEffect = kind
            state.effectEnd = length.map { pass.time.seconds + $0 }
            if length != nil, !shows.contains(number) { shows.append(number) }
        } else if ends {
            state.symbolEffect = "none"
            state.effectEnd = nil
        }
        nodes[number].show = state
        guard begins || ends else { return }
        let length = state.effectEnd.map { ", \(Parameter.print($0 - pass.time.seconds)) s assumed" } ?? ""
        let written = options == "default" || options.isEmpty ? "" : ", \(options)"
        reportShow(number, "symbolEffect", kind, began: begins, detail: begins ? written + length : nil)
    }

    /// A text or symbol that changes under an animation: its content transition runs as long (SHOW-1).
    mutating func refreshContentTransition<Host: ProgramHost>(
        _ number: NodeNumber, _ leaf: Leaf, old: FormerNode?, host: inout Host
    ) throws {
        guard let old, case .leaf(let before) = old.view.kind, let change = leaf.contentChange(from: before) else {
            return
        }
        let trace = try incoming(number, host: &host)
        guard let animation = trace.value.animation, !pass.isSampling else { return }
        let (kind, detail) = contentTransition(of: number) ?? (change.isText ? ("opacity", "") : ("none", ""))
        guard kind != "none", kind != "identity" else { return }
        var state = nodes[number].show ?? ShowState()
        state.contentTransition = change.isText ? kind : (kind == "symbolEffect" ? "symbolEffect" : kind)
        state.transitionEnd = pass.time.seconds + duration(of: animation, host: &host)
        if kind == "symbolEffect" || kind == "replace" {
            state.symbolEffect = "replace"
            state.effectEnd = state.transitionEnd
        }
        nodes[number].show = state
        if !shows.contains(number) { shows.append(number) }
        reportShow(
            number, "contentTransition", kind, began: true,
            detail: (change.detail ?? detail).isEmpty ? nil : ", " + (change.detail ?? detail))
    }

    /// The nearest content transition from a leaf outwards, with its details.
    func contentTransition(of number: NodeNumber) -> (kind: String, detail: String)? {
        var current = nodes[number].parent
        while let next = current {
            if case .modified(_, .show(.contentTransition(let kind, let detail))) = nodes[next].view.kind {
                return (kind, detail)
            }
            current = nodes[next].parent
        }
        return nil
    }

    /// How long an animation takes for a change of 1, seconds; 2 where it never ends.
    private func duration<Host: ProgramHost>(of animation: Animation, host: inout Host) -> Double {
        let animator = Animator(
            from: AnimatableVector(0), to: AnimatableVector(1), animation: animation, at: pass.time, os: os)
        let end = animator.projectedEnd(from: pass.time, limit: 1200, externals: &host)
        return end.map { $0.elapsed(since: pass.time) } ?? 2
    }

    /// Ends what is over at this frame.
    mutating func sampleShows() {
        guard !shows.isEmpty else { return }
        let now = pass.time.seconds
        var still: [NodeNumber] = []
        for number in shows where nodes.contains(number) {
            guard var state = nodes[number].show else { continue }
            if let end = state.transitionEnd, now >= end - 1e-9 {
                reportShow(number, "contentTransition", state.contentTransition, began: false, detail: nil)
                state.contentTransition = "none"
                state.transitionEnd = nil
            }
            if let end = state.effectEnd, now >= end - 1e-9 {
                reportShow(number, "symbolEffect", state.symbolEffect, began: false, detail: nil)
                state.symbolEffect = "none"
                state.effectEnd = nil
            }
            nodes[number].show = state
            if state.transitionEnd != nil || state.effectEnd != nil, !still.contains(number) { still.append(number) }
        }
        shows = still
    }
}

extension Leaf {
    /// What of a text's or symbol's content differs from before.
    func contentChange(from before: Leaf) -> (isText: Bool, detail: String?)? {
        switch (self, before) {
        case (.text(let new), .text(let old)) where new.content != old.content: (true, Self.direction(old, new))
        case (.image(let new), .image(let old)) where new.name != old.name: (false, nil)
        default: nil
        }
    }

    private static func direction(_ old: TextValue, _ new: TextValue) -> String? {
        func number(_ text: String) -> Double? { Double(String(text.filter { $0.isNumber || $0 == "." || $0 == "-" })) }
        guard let from = number(old.content), let to = number(new.content), from != to else { return nil }
        return to > from ? "counting up" : "counting down"
    }
}
