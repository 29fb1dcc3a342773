import RenderTree
import ViewValues

extension WhySentences {
    /// The writes, with the transaction that they came in.
    var writing: String? {
        guard let transaction = explanation.transaction else { return nil }
        let value = transaction.value
        let place = value.originSource.map { " at \($0)" } ?? ""
        let origin = "transaction \(transaction.id) (\(value.origin.rawValue)\(place))"
        let setter = value.animationSetter.map { setter in
            ", \(setter)" + (value.animation.map { " \($0.description)" } ?? " nil")
                + (value.overruled.map { ", overruling \($0)" } ?? "")
        }
        guard let first = explanation.writes.first else { return origin + (setter ?? "") }
        let more = explanation.writes.count > 1 ? " and \(explanation.writes.count - 1) more" : ""
        return "\(first.name): \(first.old) → \(first.new)\(more), in \(origin)" + (setter ?? ", no animation")
    }

    /// The modifiers that the transaction met, outermost first, and what each did.
    var way: String? {
        var current = explanation.transaction?.value.animation
        var parts: [String] = []
        for step in explanation.steps {
            guard let did = did(step, over: current?.description) else { continue }
            parts.append("." + step.modifier + (step.source.map { " at \($0)" } ?? "") + " " + did)
            if step.effect == .set || step.effect == .cleared { current = step.animation }
        }
        return parts.isEmpty ? nil : "on the way down: " + parts.joined(separator: "; ")
    }

    private func did(_ step: TransactionStep, over former: String?) -> String? {
        let overruled = former.map { ", overruling \($0)" } ?? ""
        switch step.effect {
        case .set: return "set \(step.animation?.description ?? "nil")" + overruled
        case .cleared: return "set nil" + overruled
        case .valueUnchanged: return "did not act" + (step.watched.map { ": its value is \($0) as before" } ?? "")
        case .disabled: return "was switched off by disablesAnimations"
        case .restored: return "left its content with \(step.animation?.description ?? "no animation")"
        case .firstEvaluation, .unchanged: return nil
        }
    }

    /// What to change to get the other result.
    var advice: String? {
        switch explanation.cause {
        case .moves where explanation.rule == "SHOW-6":
            "no animation changes the curve; without one, and without a finger, it shows at once"
        case .jumped: "to animate it: " + cure
        case .moves, .turned: "to change it: " + change
        case .combined: "to turn without combining: a spring takes over what runs"
        case .shifted: "to turn the motion: give this write an animation too"
        case .endsAtOnce: "to animate it: a duration above 0"
        case .differs: "to animate it: keep the same kind of value, or use an Animatable shape"
        case .arrived(true): "to animate it: keep one view, and put the condition into its parameters"
        case .arrived(false): "to animate it: a transition that moves it, such as .scale or .move(edge:)"
        case .transition(_, true): "to change it: another .transition, or its own .transition(….animation(…))"
        case .transition(_, false): "to animate it: " + around
        case .animationInside: "to animate it: " + around
        case .noData(let type, _): "to animate it: make \(type) Animatable, with animatableData that sets it"
        case .modelSize: "to animate it: use an Animatable view or modifier that gets the size"
        case .notAnimatable, .shows: explanation.rule == "SHOW-2" ? nil : textAdvice
        case .carried(let type): "to change it: the animation that reaches \(type)"
        case .unchanged(true, _):
            "look for what reads \(explanation.writes.first.map(written) ?? "the state"): "
                + "only a changed parameter moves"
        case .unchanged, .leaving, .keyframes, .clock, .sharedFrame: nil
        }
    }

    private var around: String {
        "withAnimation around the write, or .animation(_:value:) on the container that holds the condition"
    }

    private var textAdvice: String? {
        guard ["text", "symbol"].contains(name) else { return nil }
        return explanation.animation == nil
            ? "withAnimation lets the new one fade in, .contentTransition says how"
            : "under this animation the new one cross-fades (SHOW-1); .contentTransition says how"
    }

    private func written(_ write: StateWrite) -> String { write.name }

    private var watching: String { explanation.writes.first?.name ?? "what is written" }

    private var cure: String {
        switch (explanation.rule, explanation.steps.last?.effect) {
        case ("TX-2", .cleared): "take that modifier away, or write this property's modifier after it"
        case ("TX-2", _): "let it watch what is written, value: \(watching)"
        case ("TX-3", _): "leave disablesAnimations off, or give the transaction its own animation"
        case ("TX-4", .restored): "write the modifier inside the closure, or use .animation(_:value:)"
        case ("TX-4", _): "use .animation(_:value:) around the view"
        case ("TX-5", _): "set nil only where no animation is wanted, or write the modifier further in"
        case ("TX-6", _): "move this write into the withAnimation closure"
        case ("TX-9", _): "write the .animation after this modifier, so that it stands around it"
        default: plainCure
        }
    }

    private var plainCure: String {
        switch explanation.transaction?.value.origin {
        case .async, .task: "withAnimation around the write itself, inside the block: one around its start has ended"
        case .onChange, .onAppear, .completion: "withAnimation around the write, which is a transaction of its own"
        case .screen: "only .animation(_:) without a value or .transaction acts when no state changes"
        default: "withAnimation around the write, or .animation(_:value:) on the view"
        }
    }

    private var change: String {
        switch explanation.rule {
        case "TX-2": "edit that modifier; withAnimation cannot overrule it, disablesAnimations switches it off"
        case "TX-4": "edit the scope; what stands outside of its closure does not move with it"
        case "TX-5": ".animation(_:value:) or .transaction(value:) acts only when one value changes"
        case "TX-9": "edit that modifier; for layout and environment its place does not matter, the leaf decides"
        case "PHASE-1": "the phase animator's animation closure, which is asked for the phase that comes"
        case "MERGE-1", "MERGE-4": "a timing curve would play on top of what runs instead"
        case "MERGE-5": "a spring would take over at once"
        default: ".animation(_:value:) on the view beats it, with nil for none"
        }
    }
}
