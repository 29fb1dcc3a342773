extension Spring {
    /// The position at a time of a spring released at 0 that pulls to `target`.
    ///
    ///     Spring.smooth.value(target: 1.0, time: 0.1)  // 0.35774
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let course = position(at: time)
        return target.scaled(by: course.target) + initialVelocity.scaled(by: course.initialVelocity)
    }

    /// As above for one number, without the detour of values of any kind.
    public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        let course = position(at: time)
        return target * course.target + initialVelocity * course.initialVelocity
    }

    /// The velocity at a time of a spring released at 0 that pulls to `target`, in units a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let course: Course = velocity(at: time)
        return target.scaled(by: course.target) + initialVelocity.scaled(by: course.initialVelocity)
    }

    /// Moves a position and a velocity on by a time in seconds, exactly, whatever its length.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let start = value
        let speed = velocity
        value = start + self.value(target: target - start, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: target - start, initialVelocity: speed, time: deltaTime)
    }

    /// The force on the mass: stiffness times distance to the target, less damping times velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

extension Spring {
    /// The value at a time on the way from one to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        result.animatableData =
            fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity at a time on the way from one value to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force at a position and velocity on the way from one value to another.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// Seconds until the way from one value to another stays within `epsilon` of its end.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> Double {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
