import AnimationMath
import RenderTree
import ViewValues

/// An explanation in words: one sentence of cause, then at most three of how and what to do.
struct WhySentences {
    let explanation: Explanation
    let name: String
    let reading: PropertyReading
    let shown: String
    let from: String, to: String

    init(
        _ explanation: Explanation, name: String, reading: PropertyReading, shown: String, from: String?, to: String?
    ) {
        self.explanation = explanation
        self.name = name
        self.reading = reading
        self.shown = shown
        self.from = from ?? "what it was"
        self.to = to ?? shown
    }

    /// What happened, in one sentence.
    var cause: String {
        switch explanation.cause {
        case .moves, .turned, .combined, .carried, .keyframes, .clock, .sharedFrame: motion + present
        case .jumped, .shifted, .endsAtOnce, .differs: jump
        case .arrived, .transition, .animationInside, .leaving: presence + present
        case .noData, .notAnimatable, .modelSize, .shows, .unchanged: stillness
        }
    }

    /// The write, the transaction's way down, and what to change, as far as there is anything to say.
    var details: [String] { [writing, way, advice].compactMap { $0 } }

    /// The animation that arrived, as in source.
    private var animation: String { explanation.animation?.description ?? "no animation" }

    private var present: String {
        guard reading.isAnimating else { return "" }
        let speed = NumberText.short(reading.velocity)
        return "; now \(shown)" + (speed == "0" ? "" : ", \(speed) per second")
    }

    private var motion: String {
        let verb = reading.isAnimating ? "goes" : "went"
        switch explanation.cause {
        case .turned: return "was turned to \(to) on its way, at \(from): \(animation) took over from there"
        case .combined: return "was turned to \(to) on its way, at \(from): \(animation) plays on top of what runs"
        case .carried(let type): return "follows the animatable data of \(type), whose body runs in every frame"
        case .keyframes: return "\(reading.isAnimating ? "follows" : "followed") keyframes, a value in every frame"
        case .clock: return "follows the clock of a TimelineView: each date gives a value that just shows"
        case .sharedFrame: return "follows the one frame of its matched group, by \(animation)"
        default:
            let way = from == to ? reading.isAnimating ? "moves" : "moved" : "\(verb) from \(from) to \(to)"
            return "\(way) by \(animation)" + delay + assumed + speed
        }
    }

    private var assumed: String {
        explanation.rule == "SHOW-6" ? ", the system's own motion, assumed" : ""
    }

    private var delay: String { explanation.animation?.isDelayed == true ? ", after its delay" : "" }

    /// A gesture hands its speed to the spring that follows.
    private var speed: String {
        guard let value = explanation.transaction?.value, value.origin == .gesture, !value.isContinuous,
            explanation.animation?.isSpring(on: .ios26) == true
        else { return "" }
        return ", starting at the gesture's speed (TX-8)"
    }

    private var jump: String {
        switch explanation.cause {
        case .shifted: return "jumped with its target to \(to); what was under way plays on as a rest" + present
        case .endsAtOnce: return "went from \(from) to \(to) at once: \(animation) has no duration"
        case .differs: return "jumped: between its two values nothing can be shown, so \(animation) had nothing to do"
        default: return "jumped from \(from) to \(to): \(obstacle)"
        }
    }

    /// Why no animation arrived.
    private var obstacle: String {
        let step = explanation.steps.last
        let modifier = "." + (step?.modifier ?? "animation")
        switch (explanation.rule, step?.effect) {
        case ("TX-2", .cleared): return "\(modifier) with nil took the animation away"
        case ("TX-2", _): return "\(modifier) watches a value that did not change"
        case ("TX-3", _): return "disablesAnimations switched \(modifier) off"
        case ("TX-4", .restored): return "\(modifier) hands its animation to what is written in its closure alone"
        case ("TX-4", _): return "what the leaf draws has no animation, although the scope has"
        case ("TX-5", _): return "\(modifier) took the animation away"
        case ("TX-6", _): return "its write stood outside of the withAnimation of the same event"
        case ("TX-9", _): return "the .animation stands inside, below this modifier, and does not reach it"
        default:
            let isNil = explanation.transaction?.value.animationSetter != nil
            return isNil ? "the write asked for no animation" : "nothing set an animation for the write"
        }
    }

    private var presence: String {
        switch explanation.cause {
        case .arrived(let replacing):
            return replacing
                ? "belongs to a new view: another branch or id is another view, and a first \(name) just shows"
                : "belongs to a view that came: a first \(name) just shows, only its transition moves"
        case .transition(true, let isAnimated):
            return isAnimated
                ? "belongs to a view that came: its transition moves it by \(animation)"
                : "belongs to a view that came without an animation: its transition did not play"
        case .transition(false, let isAnimated):
            return isAnimated
                ? "belongs to a view that goes: its transition moves it from \(from) to \(to) by \(animation)"
                : "belongs to a view that goes without an animation: its transition does not play"
        case .animationInside(let place):
            return "belongs to a view that came: its .animation" + (place.map { " at \($0)" } ?? "")
                + " came with it and saw no change"
        default: return "belongs to a view that goes: it stays as it was, only its transition moves"
        }
    }

    private var stillness: String {
        switch explanation.cause {
        case .noData(let type, let hasOther):
            return hasOther
                ? "is not part of \(type)'s animatableData: each new value shows at once"
                : "\(type) has no animatable data: each new value shows at once"
        case .notAnimatable: return "jumped from \(from) to \(to): there is nothing in between to show"
        case .modelSize: return "shows the new size at once: a GeometryReader is told the model's, not the shown one"
        case .shows: return shows
        case .unchanged(let wasWritten, let hasModifier):
            if !hasModifier { return "has never changed: no modifier of the view sets it" }
            return wasWritten
                ? "did not change: what was written reaches no part of it"
                : "has not changed since the view's first evaluation, which never animates"
        default: return ""
        }
    }

    private var shows: String {
        let plays = explanation.animation != nil
        if explanation.rule == "SHOW-2" { return "\(shown): a symbol effect runs by its own clock" }
        return plays
            ? "changed inside \(animation): the new content comes in by its content transition"
            : "changed without an animation: a content transition plays only inside one"
    }
}
