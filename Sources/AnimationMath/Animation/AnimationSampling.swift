extension Animation {
    /// The animated part of a change at a time in seconds, 0 at first and `value` in the end; nil once it is over.
    ///
    /// Springs are stepped from the last time asked for, which the context keeps, so ask in ascending order.
    ///
    ///     var context = AnimationContext<Double>()
    ///     Animation.linear(duration: 1).animate(value: 100, time: 0.25, context: &context)  // 25
    public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        var externals = NoExternalAnimations()
        return animate(value: value, time: time, context: &context, externals: &externals)
    }

    /// As above for an animation that may need the caller's code, on a release of iOS.
    public func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>, os: OSProfile = .ios26,
        externals: inout some ExternalAnimations
    ) -> V? {
        var progress = context.state[AnimationProgressKey<V>.self].progress
        progress.isLogicallyComplete = context.isLogicallyComplete
        let result = evaluate(
            value, at: AnimationClock(time: time, frame: nil), progress: &progress,
            setting: AnimationSetting(os: os, measure: \.magnitudeSquared)
        ) { id, value, clock, progress in externals.step(id, value, at: clock, progress: &progress) }
        context.isLogicallyComplete = progress.isLogicallyComplete
        context.state[AnimationProgressKey<V>.self].progress = progress
        return result
    }

    /// The change a second at the time last animated; nil where none is known, as for curves and wrapped animations
    /// (MERGE-1, MERGE-4).
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        var externals = NoExternalAnimations()
        return knownVelocity(
            value, at: time, progress: context.state[AnimationProgressKey<V>.self].progress, os: .ios26,
            externals: &externals)
    }

    /// Whether this animation takes over the state and clock of another that has run for `time` seconds (MERGE-1, MOD-4).
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = base, modifiers.isEmpty {
            return custom.animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        guard isPlainSpring(on: .ios26) else { return false }
        guard !previous.isPlainSpring(on: .ios26) else { return true }
        let velocity = previous.velocity(value: value, time: time, context: context)
        var progress = AnimationProgress<V>()
        progress.spring.position = previous.animate(value: value, time: time, context: &context) ?? value
        progress.spring.velocity = velocity ?? .zero
        progress.spring.time = time
        progress.logicalStart = AnimationMoment(time: time, frame: nil)
        context.state[AnimationProgressKey<V>.self].progress = progress
        return true
    }

    /// The modifiers that count as wrappers when animations merge (MERGE-4), innermost first.
    var wrappers: [AnimationModifier] { modifiers.filter(\.changesMotion) }

    /// Whether it is of the stepped family with nothing around it that changes its motion: one that takes over whatever
    /// runs (MERGE-1).
    public func isSpring(on os: OSProfile) -> Bool { isPlainSpring(on: os) }

    func isPlainSpring(on os: OSProfile) -> Bool { base.isSpring(on: os) && wrappers.isEmpty }

    /// Whether it repeats until it is replaced.
    public var repeatsForever: Bool {
        modifiers.contains {
            if case .repeating(nil, _) = $0 { return true }
            return false
        }
    }

    /// Whether it ends in its first frame: a timing curve without a duration, however often repeated (CURVE-3).
    ///
    /// `Animation.linear(duration: 0).endsAtOnce == true`; a delayed one waits first, so it does not.
    public var endsAtOnce: Bool {
        guard case .curve(_, let duration) = base, duration <= 0 else { return false }
        return !isDelayed && !repeatsForever
    }

    /// Whether it waits before it moves (MOD-1).
    public var isDelayed: Bool {
        modifiers.contains {
            if case .delay(let seconds) = $0 { return seconds > 0 }
            return false
        }
    }

    /// Whether its time alone decides when it ends and counts as done.
    func endsByTime(on os: OSProfile) -> Bool {
        switch base.resolved(for: os) {
        case .curve, .interpolatingSpring: true
        case .spring, .custom, .external, .default: false
        }
    }

    /// The velocity of an animation without wrappers, where it has one.
    func knownVelocity<V: VectorArithmetic>(
        _ value: V, at time: Double, progress: AnimationProgress<V>, os: OSProfile,
        externals: inout some ExternalAnimations
    ) -> V? {
        guard wrappers.isEmpty else { return nil }
        switch base.resolved(for: os) {
        case .spring: return progress.spring.velocity
        case .interpolatingSpring(let spring): return value.scaled(by: spring.speed(at: time))
        case .custom(let custom):
            let context = AnimationContext(
                state: progress.custom, isLogicallyComplete: progress.isLogicallyComplete)
            return custom.animation.velocity(value: value, time: time, context: context)
        case .external(let id, _):
            guard let vector = value as? AnimatableVector else { return nil }
            return externals.velocity(id, value: vector, time: time, state: progress.external) as? V
        case .curve, .default: return nil
        }
    }
}

extension AnimationBase {
    /// Whether it is of the stepped family (SPRING-4).
    func isSpring(on os: OSProfile) -> Bool {
        if case .spring = resolved(for: os) { return true }
        return false
    }
}

/// Where a context keeps the progress of the animation that it belongs to.
enum AnimationProgressKey<V: VectorArithmetic>: AnimationStateKey {
    /// Boxed in a type of its own, so that a state can hold a progress that holds a state.
    struct Value {
        var progress = AnimationProgress<V>()
    }
    static var defaultValue: Value { Value() }
}
