extension Animator {
    /// Steps many animators to a frame, each as `advance` does, to the same bits: plain springs side by side, and curves
    /// that are alike but once.
    ///
    ///     Animator.advance(&animators, to: FrameTime(tick: 16), externals: &none)
    public static func advance(
        _ animators: inout ContiguousArray<Animator>, to time: FrameTime, externals: inout some ExternalAnimations
    ) {
        var shared = SharedFraction()
        SpringBatch.withBatch { batch in
            animators.withUnsafeMutableBufferPointer { all in
                var first = 0
                while first < all.count {
                    let next = min(first + SpringBatch.limit, all.count)
                    advance(
                        UnsafeMutableBufferPointer(rebasing: all[first..<next]), to: time, &batch, &shared, &externals)
                    first = next
                }
            }
        }
    }

    /// As many as a batch takes: springs are added, stepped together, and shown; everything else goes on by itself.
    private static func advance(
        _ animators: UnsafeMutableBufferPointer<Animator>, to time: FrameTime, _ batch: inout SpringBatch,
        _ shared: inout SharedFraction, _ externals: inout some ExternalAnimations
    ) {
        for index in animators.indices {
            let state = animators[index].uniqueState
            if state.pointee.motion.isNext(time), state.pointee.motion.kind == .spring {
                batch.add(state, at: time)
            } else if !state.pointee.goOn(to: time, &shared) {
                finish(state, at: time, &externals)
            }
        }
        batch.run { state in
            if !state.pointee.showMotion(at: time, isOver: state.pointee.motion.isSpringOver) {
                finish(state, at: time, &externals)
            }
        }
    }

    private static func finish(
        _ state: UnsafeMutablePointer<AnimatorState>, at time: FrameTime, _ externals: inout some ExternalAnimations
    ) {
        state.pointee.advance(to: time, externals: &externals)
        state.pointee.completions.dropReports()
    }
}

/// The shown fraction of a change, kept for those that move alike: what is animated together mostly shares it.
struct SharedFraction {
    private var curve = UnitCurve.linear, progress = Double.nan
    private var spring: InterpolatingSpring?, time = Double.nan
    private var value = 0.0, springValue = 0.0

    /// The value of a curve.
    @inline(__always) mutating func value(of curve: UnitCurve, at progress: Double) -> Double {
        if progress != self.progress || curve != self.curve {
            (self.curve, self.progress, value) = (curve, progress, curve.steppedValue(at: progress))
        }
        return value
    }

    /// The value of a closed-form spring.
    @inline(__always) mutating func value(of spring: InterpolatingSpring, at time: Double) -> Double {
        if time != self.time || spring != self.spring {
            (self.spring, self.time, springValue) = (spring, time, spring.fraction(at: time))
        }
        return springValue
    }
}
