import AnimationMath

/// Plays an animation of one number from `start` to `end` at 60 frames a second; samples from frame 0 to its end.
func play(
    _ animation: Animation, from start: Double = 0, to end: Double, frames: Int = 600, os: OSProfile = .ios26,
    velocity: Double? = nil
) -> [AnimatorSample] {
    var animator = Animator(
        from: AnimatableVector(start), to: AnimatableVector(end), animation: animation, at: FrameTime(tick: 0), os: os,
        velocity: velocity.map { AnimatableVector($0) })
    var externals = NoExternalAnimations()
    var samples: [AnimatorSample] = []
    for frame in 0...frames {
        samples.append(animator.sample(at: FrameTime(tick: frame), externals: &externals))
        if samples[frame].isFinished { break }
    }
    return samples
}

/// The shown numbers of samples.
func values(_ samples: [AnimatorSample]) -> [Double] { samples.map { $0.value[0] } }

/// One change of a script: at a frame, to a value, by an animation (nil: without).
struct Step {
    var frame: Int
    var target: Double
    var animation: Animation?
}

/// Plays changes of one number that starts at `start`; gives the shown value of each frame after the first change.
func play(_ steps: [Step], from start: Double = 0, frames: Int) -> [Double] {
    var externals = NoExternalAnimations()
    var animator: Animator?
    var model = start
    var shown: [Double] = []
    for frame in 0...frames {
        let time = FrameTime(tick: frame)
        if animator?.sample(at: time, externals: &externals).isFinished ?? false { animator = nil }
        for step in steps where step.frame == frame {
            let target = AnimatableVector(step.target)
            if let animation = step.animation {
                if animator == nil {
                    animator = Animator(from: AnimatableVector(model), to: target, animation: animation, at: time)
                } else {
                    animator?.retarget(to: target, animation: animation, at: time, externals: &externals)
                }
            } else {
                animator?.shift(to: target)
            }
            model = step.target
        }
        shown.append(animator?.sample(at: time, externals: &externals).value[0] ?? model)
    }
    return shown
}

/// Whether two numbers are within a distance.
func near(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool { (left - right).magnitude <= tolerance }
