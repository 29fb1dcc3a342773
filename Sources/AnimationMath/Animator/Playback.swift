/// The time at which a running animation is asked: its own seconds, and the frames behind them while they are exact.
struct PlaybackTime {
    var seconds: Double
    /// Set while no modifier has changed the time, so that laps count frames and not differences of times (CORE-7).
    var frame: FrameTime?

    func scaled(by factor: Double) -> PlaybackTime { PlaybackTime(seconds: seconds * factor, frame: nil) }
    func delayed(by delay: Double) -> PlaybackTime { PlaybackTime(seconds: max(0, seconds - delay), frame: nil) }

    /// The time since another one on the same clock.
    func since(_ start: PlaybackTime) -> PlaybackTime {
        if let frame, let from = start.frame {
            let ticks = FrameTime(tick: frame.tick - from.tick, fps: frame.fps)
            return PlaybackTime(seconds: ticks.seconds, frame: ticks)
        }
        return PlaybackTime(seconds: seconds - start.seconds, frame: nil)
    }
}

/// An animation that plays, with the state that its parts keep.
struct Playback: Sendable {
    let animation: Animation
    let os: OSProfile
    let scale: AnimatableVector?
    var state: State

    indirect enum State: Sendable {
        case none
        case spring(SpringState)
        case wrapped(Playback)
        case lap(Lap)
        case custom(CustomState)
        case external(ExternalAnimationState)
    }

    struct Lap: Sendable {
        var number = 0
        var startSeconds = 0.0
        var startTick: Int?
        var inner: Playback
    }

    /// The state of a custom Swift animation; only ever used by the animator that owns it.
    struct CustomState: @unchecked Sendable { var context = AnimationContext<AnimatableVector>() }

    init(_ animation: Animation, os: OSProfile, scale: AnimatableVector?, velocity: AnimatableVector? = nil) {
        self.animation = animation
        self.os = os
        self.scale = scale
        switch animation.base {
        case .spring, .standard:
            state =
                animation.springParameters(on: os).map { .spring(SpringState(fresh: $0, velocity: velocity)) }
                ?? .wrapped(Playback(os.defaultAnimation, os: os, scale: scale))
        case .speed(let inner, _), .delay(let inner, _), .logicallyComplete(let inner, _):
            state = .wrapped(Playback(inner, os: os, scale: scale, velocity: velocity))
        case .repeated(let inner, _, _): state = .lap(Lap(inner: Playback(inner, os: os, scale: scale)))
        case .custom: state = .custom(CustomState())
        case .external: state = .external(ExternalAnimationState())
        case .curve, .unitCurve, .interpolatingSpring: state = .none
        }
    }

    /// What one sample of a playing animation says.
    struct Sample {
        /// The part of the value reached; nil: the animation has ended.
        var value: AnimatableVector?
        var isLogicallyComplete = false
    }

    /// The part of `value` reached at a time; nil once the animation has ended (CORE-4).
    mutating func sample(
        _ value: AnimatableVector, at time: PlaybackTime, externals: inout some ExternalAnimations
    ) -> Sample {
        switch animation.base {
        case .curve(let curve, let duration):
            return Self.timed(value, time.seconds, duration) { quantized(curve.ordinate(at: $0)) }
        case .unitCurve(let curve, let duration):
            return Self.timed(value, time.seconds, duration) { quantized(curve.value(at: $0)) }
        case .interpolatingSpring(let spring, let velocity):
            return Self.interpolating(value, time.seconds, spring, velocity)
        case .standard, .spring: return springSample(value, at: time, externals: &externals)
        case .speed(_, let factor): return inner(value, at: time.scaled(by: factor), externals: &externals)
        case .delay(_, let delay): return delayed(value, at: time, by: delay, externals: &externals)
        case .logicallyComplete(_, let after):
            var sample = inner(value, at: time, externals: &externals)
            sample.isLogicallyComplete = sample.isLogicallyComplete || time.seconds >= after
            return sample
        case .repeated(_, let count, let reverses):
            return lapSample(value, at: time, count: count, reverses: reverses, externals: &externals)
        case .custom(let box): return customSample(value, at: time, box.animation)
        case .external(let id, _): return externalSample(value, at: time, id, externals: &externals)
        }
    }
}

/// Rounds a curve's ordinate to a multiple of 2^-20 (CURVE-2).
func quantized(_ y: Double) -> Double { (y * 1_048_576).rounded(.toNearestOrEven) / 1_048_576 }

extension SpringState {
    init(fresh parameters: SpringParameters, velocity: AnimatableVector?) {
        self.init(
            parameters: parameters, position: .zero, velocity: velocity ?? .zero, stepped: 0, logicalStart: 0)
    }
}

extension Playback {
    /// CURVE-3: at the duration it still runs, with the target; it ends on the next sample.
    private static func timed(
        _ value: AnimatableVector, _ time: Double, _ duration: Double, _ curve: (Double) -> Double
    ) -> Sample {
        guard duration > 0, time <= duration else { return Sample(value: nil, isLogicallyComplete: true) }
        return Sample(value: value.scaled(by: curve(time <= 0 ? 0 : time / duration)))
    }

    /// SPRING-5, SPRING-6.
    private static func interpolating(
        _ value: AnimatableVector, _ time: Double, _ spring: Spring, _ velocity: Double
    ) -> Sample {
        guard time < spring.settling(epsilon: 0.001, velocity: velocity) else {
            return Sample(value: nil, isLogicallyComplete: true)
        }
        let covered = 1 - spring.unitMotion(time: time, velocity: velocity).remaining
        let logical = 2 * Double.pi / (spring.frequency * spring.mass.squareRoot())
        return Sample(value: value.scaled(by: covered), isLogicallyComplete: time >= logical)
    }

    private mutating func springSample(
        _ value: AnimatableVector, at time: PlaybackTime, externals: inout some ExternalAnimations
    ) -> Sample {
        guard case .spring(var spring) = state else { return inner(value, at: time, externals: &externals) }
        spring.advance(to: time.seconds, target: value)
        state = .spring(spring)
        if spring.isAtRest(target: value, scale: scale) { return Sample(value: nil, isLogicallyComplete: true) }
        return Sample(value: spring.position, isLogicallyComplete: spring.isLogicallyComplete(at: time.seconds))
    }

    private mutating func inner(
        _ value: AnimatableVector, at time: PlaybackTime, externals: inout some ExternalAnimations
    ) -> Sample {
        guard case .wrapped(var playback) = state else { return Sample(value: nil, isLogicallyComplete: true) }
        let sample = playback.sample(value, at: time, externals: &externals)
        state = .wrapped(playback)
        return sample
    }

    /// MOD-1: the base is asked for its start while the delay lasts, which must not count as its logical end.
    private mutating func delayed(
        _ value: AnimatableVector, at time: PlaybackTime, by delay: Double, externals: inout some ExternalAnimations
    ) -> Sample {
        var sample = inner(value, at: time.delayed(by: delay), externals: &externals)
        if sample.value == nil, time.seconds - delay < 0 { sample = Sample(value: value.scaled(by: 0)) }
        return sample
    }

    /// MOD-2: a lap begins at the frame that saw the end of the one before, which shows the end just reached.
    private mutating func lapSample(
        _ value: AnimatableVector, at time: PlaybackTime, count: Int?, reverses: Bool,
        externals: inout some ExternalAnimations
    ) -> Sample {
        guard case .lap(var lap) = state else { return Sample(value: nil, isLogicallyComplete: true) }
        let start = PlaybackTime(
            seconds: lap.startSeconds,
            frame: lap.startTick.map { FrameTime(tick: $0, fps: time.frame?.fps ?? 60) }
                ?? (lap.number == 0 ? time.frame.map { FrameTime(tick: 0, fps: $0.fps) } : nil))
        let isReversed = reverses && lap.number % 2 == 1
        let sample = lap.inner.sample(value, at: time.since(start), externals: &externals)
        let logical = lap.number > 0 || sample.isLogicallyComplete && sample.value != nil
        if let reached = sample.value {
            state = .lap(lap)
            return Sample(value: isReversed ? value - reached : reached, isLogicallyComplete: logical)
        }
        lap.number += 1
        if let count, lap.number >= count { return Sample(value: nil, isLogicallyComplete: true) }
        lap.startSeconds = time.seconds
        lap.startTick = time.frame?.tick
        lap.inner = Playback(lap.inner.animation, os: os, scale: scale)
        state = .lap(lap)
        return Sample(value: isReversed ? value.scaled(by: 0) : value, isLogicallyComplete: logical)
    }

    private mutating func customSample(
        _ value: AnimatableVector, at time: PlaybackTime, _ animation: any CustomAnimation
    ) -> Sample {
        guard case .custom(var custom) = state else { return Sample(value: nil, isLogicallyComplete: true) }
        let reached = animation.animate(value: value, time: time.seconds, context: &custom.context)
        state = .custom(custom)
        return Sample(value: reached, isLogicallyComplete: reached == nil || custom.context.isLogicallyComplete)
    }

    private mutating func externalSample(
        _ value: AnimatableVector, at time: PlaybackTime, _ id: ExternalAnimationID,
        externals: inout some ExternalAnimations
    ) -> Sample {
        guard case .external(var external) = state else { return Sample(value: nil, isLogicallyComplete: true) }
        let reached = externals.animate(id, value: value, time: time.seconds, state: &external)
        state = .external(external)
        return Sample(value: reached, isLogicallyComplete: reached == nil || external.isLogicallyComplete)
    }
}
