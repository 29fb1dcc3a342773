/// What a running animation keeps from frame to frame.
struct AnimationProgress<Value: VectorArithmetic> {
    /// One lap of a repetition.
    struct Lap {
        /// Laps that are over.
        var index = 0
        /// When this lap began, in the repetition's time; nil in the first.
        var start: AnimationMoment?
    }

    /// How a merged spring takes over (MERGE-3).
    struct Blend {
        /// Previous response less the new one, in seconds.
        var difference: Double
        var start: AnimationMoment
    }

    /// The repetitions' laps, the outermost repetition first.
    var laps: [Lap] = []
    var spring = SteppedSpring<Value>()
    var blend: Blend?
    /// When the spring family's logical duration began to run (SPRING-5); nil: at 0.
    var logicalStart: AnimationMoment?
    var custom = AnimationState<Value>()
    var external = ExternalAnimationState()
    /// Whether the animation counts as done (DONE-2).
    var isLogicallyComplete = false
    /// The base's time and value at the last evaluation.
    var baseClock = AnimationClock(time: 0, frame: nil)
    var baseValue = Value.zero

    /// Forgets what belongs to the base and the innermost repetitions: a new lap begins (MOD-2).
    mutating func restart(keepingLaps count: Int) {
        for index in laps.indices.dropFirst(count) { laps[index] = Lap() }
        spring = SteppedSpring()
        blend = nil
        logicalStart = nil
        custom = AnimationState()
        external.storage = nil
    }
}

extension AnimationProgress.Lap: Sendable {}
extension AnimationProgress.Blend: Sendable {}
extension AnimationProgress: Sendable where Value: Sendable {}

/// What surrounds an evaluation: the release, and how the size of a value is measured.
struct AnimationSetting<Value: VectorArithmetic> {
    var os: OSProfile
    /// The squared size of a value of the whole attribute (GEO-3).
    var measure: (Value) -> Double
}
