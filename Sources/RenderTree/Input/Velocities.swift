import AnimationMath
import ViewValues

/// Values that a gesture moved, for the spring that follows (TX-8).
struct TrackedVelocity: Sendable {
    var last: AnimatableVector
    var lastTime: FrameTime
    /// Change a second over the last event.
    var speed: AnimatableVector

    /// The velocity at a later frame: it fades by .998 a millisecond.
    func velocity(at time: FrameTime) -> AnimatableVector {
        let milliseconds = time.elapsed(since: lastTime) * 1000
        return speed.scaled(by: power(0.998, max(0, milliseconds)))
    }
}

extension RenderTree {
    /// Keeps the speed of an attribute that a gesture moves.
    mutating func trackVelocity(of number: AttributeNumber, from before: AnimatableVector, _ trace: ShapedTransaction) {
        guard trace.value.isContinuous || trace.value.tracksVelocity else {
            velocities[number] = nil
            return
        }
        let model = attributes[number].model
        let known = velocities[number]
        let elapsed = known.map { pass.time.elapsed(since: $0.lastTime) } ?? 1 / Double(pass.time.fps)
        let way = model - (known?.last ?? before)
        let speed = elapsed > 0 ? way.scaled(by: 1 / elapsed) : known?.speed ?? way.scaled(by: 0)
        velocities[number] = TrackedVelocity(last: model, lastTime: pass.time, speed: speed)
    }
}
