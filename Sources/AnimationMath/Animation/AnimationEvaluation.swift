/// Answers for an external animation met in an evaluation. A closure, so that what surrounds it is generic over the value
/// alone, and made for vectors ahead of time whoever answers.
typealias ExternalStep<V: VectorArithmetic> = (
    ExternalAnimationID, V, AnimationClock, inout AnimationProgress<V>
) -> V?

extension Animation {
    /// The animated part of a change at a time; nil once the animation is over.
    ///
    /// The modifiers are walked in a loop, not by recursion: there may be any number of them.
    func evaluate<V: VectorArithmetic>(
        _ value: V, at clock: AnimationClock, progress: inout AnimationProgress<V>, setting: AnimationSetting<V>,
        external: ExternalStep<V>
    ) -> V? {
        guard !modifiers.isEmpty else {
            return base.evaluate(value, at: clock, progress: &progress, setting: setting, external: external)
        }
        var clock = clock
        var repetitions: [Repetition] = []
        for modifier in modifiers.reversed() {
            switch modifier {
            case .speed(let factor): clock.speed(by: factor)
            case .delay(let seconds): clock.delay(by: seconds)
            case .logicallyComplete(let seconds):
                // Counted from the last merge, like a spring's own moment (SPRING-5).
                let elapsed = progress.logicalStart.map { clock.elapsed(since: $0) } ?? clock.time
                if elapsed >= seconds { progress.isLogicallyComplete = true }
            case .repeating(let count, let autoreverses):
                let index = repetitions.count
                if progress.laps.count <= index { progress.laps.append(.init()) }
                repetitions.append(Repetition(index: index, count: count, autoreverses: autoreverses, clock: clock))
                if let start = progress.laps[index].start { clock.time = clock.elapsed(since: start) }
            }
        }
        var result = base.evaluate(value, at: clock, progress: &progress, setting: setting, external: external)
        for repetition in repetitions.reversed() { result = repetition.apply(to: result, of: value, &progress) }
        return result
    }
}

/// A repetition met while an animation is evaluated.
private struct Repetition {
    var index: Int
    var count: Int?
    var autoreverses: Bool
    /// Its own time, before a lap's start is taken away.
    var clock: AnimationClock

    /// Turns a reversed lap's value round; where a lap is over, shows the end reached and begins the next (MOD-2).
    func apply<V: VectorArithmetic>(to result: V?, of value: V, _ progress: inout AnimationProgress<V>) -> V? {
        let isReversed = autoreverses && progress.laps[index].index % 2 == 1
        if let result { return isReversed ? value - result : result }
        progress.laps[index].index += 1
        progress.laps[index].start = clock.moment
        if let count, progress.laps[index].index >= count { return nil }
        progress.restart(keepingLaps: index + 1)
        return isReversed ? .zero : value
    }
}

extension AnimationBase {
    /// The base's value, noted in the progress for what may take over from it.
    func evaluate<V: VectorArithmetic>(
        _ value: V, at clock: AnimationClock, progress: inout AnimationProgress<V>, setting: AnimationSetting<V>,
        external: ExternalStep<V>
    ) -> V? {
        let result = step(value, at: clock, progress: &progress, setting: setting, external: external)
        progress.baseClock = clock
        progress.baseValue = result ?? value
        return result
    }

    private func step<V: VectorArithmetic>(
        _ value: V, at clock: AnimationClock, progress: inout AnimationProgress<V>, setting: AnimationSetting<V>,
        external: ExternalStep<V>
    ) -> V? {
        switch resolved(for: setting.os) {
        case .curve(let curve, let duration):
            guard duration > 0, clock.time <= duration else { return nil }
            return value.scaled(by: curve.steppedValue(at: clock.time / duration))
        case .spring(let parameters):
            return parameters.step(value, at: clock, progress: &progress, measure: setting.measure)
        case .interpolatingSpring(let spring):
            if clock.time >= spring.logicalDuration { progress.isLogicallyComplete = true }
            return clock.time < spring.end ? value.scaled(by: spring.fraction(at: clock.time)) : nil
        case .custom(let custom):
            var context = AnimationContext(state: progress.custom, isLogicallyComplete: progress.isLogicallyComplete)
            let result = custom.animation.animate(value: value, time: clock.time, context: &context)
            progress.custom = context.state
            progress.isLogicallyComplete = context.isLogicallyComplete
            return result
        case .external(let id, _):
            return external(id, value, clock, &progress)
        case .default: return nil
        }
    }

    /// What `.default` stands for on a release (SPRING-3); every other base itself.
    func resolved(for os: OSProfile) -> AnimationBase {
        if case .default = self { return os.defaultAnimation.base }
        return self
    }
}

extension ExternalAnimations {
    /// Asks for a frame of an external animation; only vectors can be asked for.
    mutating func step<V: VectorArithmetic>(
        _ id: ExternalAnimationID, _ value: V, at clock: AnimationClock, progress: inout AnimationProgress<V>
    ) -> V? {
        guard let vector = value as? AnimatableVector else { return nil }
        var state = progress.external
        state.isLogicallyComplete = progress.isLogicallyComplete
        let result = animate(id, value: vector, time: clock.time, state: &state)
        progress.isLogicallyComplete = state.isLogicallyComplete
        progress.external = state
        return result as? V
    }
}

extension SpringParameters {
    /// Steps the spring to a time; nil once it has come to rest (SPRING-4), or has left Double's range.
    func step<V: VectorArithmetic>(
        _ value: V, at clock: AnimationClock, progress: inout AnimationProgress<V>, measure: (V) -> Double
    ) -> V? {
        let response = shownResponse(at: clock, blend: progress.blend)
        let force = SpringForce(response: response, dampingFraction: dampingFraction)
        progress.spring.advance(to: clock.time, target: value, force: force)
        let elapsed = progress.logicalStart.map { clock.elapsed(since: $0) } ?? clock.time
        if elapsed >= response { progress.isLogicallyComplete = true }
        guard progress.spring.isFinite, !progress.spring.hasSettled(target: value, measure: measure) else { return nil }
        return progress.spring.position
    }

    /// The response at a time, while that of the spring taken over fades (MERGE-3).
    private func shownResponse<V>(at clock: AnimationClock, blend: AnimationProgress<V>.Blend?) -> Double {
        guard let blend, blendDuration > 0 else { return response }
        let p = (clock.elapsed(since: blend.start) / blendDuration).clampedToUnit
        return response + blend.difference * (1 - (3 * p * p - 2 * p * p * p))
    }
}
