import AnimationMath
import Foundation

private let count = 10_000

/// The floor, and the same work done by AnimationMath.
func mathFigures(floor: String) -> [Figure] {
    var tick = 0
    return [
        Figure(floor, per: "frame") {
            tick += 1
            return dampedSprings(tick)
        },
        Figure("10,000 closed-form springs", per: "frame", limit: 0.5, run: closedForm()),
        Figure("10,000 stepped springs", per: "frame", limit: 1.5, run: animators(.spring(duration: 60, bounce: 0.9))),
        Figure("10,000 Bézier samples", per: "frame", limit: 1, run: bezier()),
        Figure("10,000 animators on curves", per: "frame", run: animators(.easeInOut(duration: 600))),
    ]
}

/// A time for each value of a run, so that all runs do the same work and none stands at an end.
private func moment(_ index: Int, _ tick: Int) -> Double { Double((index &* 7 &+ tick &* 31) % 997 &+ 1) / 1000 }

/// 10,000 values of a damped spring by its formula, in a plain loop over C's functions.
private func dampedSprings(_ tick: Int) -> Double {
    var sum = 0.0
    for index in 0..<count {
        let decay = 4 + Double(index) * 1e-4, frequency = 12 + Double(index) * 1e-4
        let time = moment(index, tick)
        let envelope = exp(-decay * time)
        sum += 1 - envelope * (cos(frequency * time) + decay / frequency * sin(frequency * time))
    }
    return sum
}

private func closedForm() -> () -> Double {
    let springs = SpringTable((0..<count).map { Spring(duration: 0.5 + Double($0) * 1e-5, bounce: 0.2) })
    var tick = 0
    return {
        tick += 1
        let times = (0..<count).map { moment($0, tick) }
        return springs.values(target: 100, times: times)[tick % count]
    }
}

private func bezier() -> () -> Double {
    let curves = (0..<count).map {
        UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.42, y: Double($0) * 1e-5), endControlPoint: UnitPoint(x: 0.58, y: 1))
    }
    var tick = 0
    return {
        tick += 1
        var sum = 0.0
        for (index, curve) in curves.enumerated() { sum += curve.value(at: moment(index, tick)) }
        return sum
    }
}

/// One frame of 10,000 animators, each with a change of its own.
private func animators(_ animation: Animation) -> () -> Double {
    var none = NoExternalAnimations()
    var tick = 0
    var running = ContiguousArray(
        (0..<count).map {
            Animator(from: [0], to: [100 + Double($0) * 1e-3], animation: animation, at: FrameTime(tick: 0))
        })
    return {
        tick += 1
        Animator.advance(&running, to: FrameTime(tick: tick), externals: &none)
        return running[tick % count].shown[0]
    }
}
