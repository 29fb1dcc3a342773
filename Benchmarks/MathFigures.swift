import AnimationMath
import Foundation

private let count = 10_000

/// The floor, and the same work done by AnimationMath.
func mathFigures(floor: String) -> [Figure] {
    var tick = 0
    return [
        Figure(floor, per: "frame") {
            tick += 1
            return dampedSprings(at: Double(tick % 60) / 60)
        },
        Figure("10,000 closed-form springs", per: "frame", limit: 0.5, run: closedForm()),
        Figure("10,000 stepped springs", per: "frame", limit: 1.5, run: animators(.spring(duration: 0.5, bounce: 0.2))),
        Figure("10,000 Bézier samples", per: "frame", limit: 1, run: bezier()),
        Figure("10,000 animators on curves", per: "frame", run: animators(.easeInOut(duration: 600))),
    ]
}

/// 10,000 values of a damped spring by its formula, in a plain loop over C's functions.
private func dampedSprings(at time: Double) -> Double {
    var sum = 0.0
    for index in 0..<count {
        let decay = 4 + Double(index) * 1e-4, frequency = 12.0
        let envelope = exp(-decay * time)
        sum += 1 - envelope * (cos(frequency * time) + decay / frequency * sin(frequency * time))
    }
    return sum
}

private func closedForm() -> () -> Double {
    let springs = (0..<count).map { Spring(duration: 0.5 + Double($0) * 1e-5, bounce: 0.2) }
    var tick = 0
    return {
        tick += 1
        let time = Double(tick % 60) / 60
        var sum = 0.0
        for spring in springs { sum += spring.value(target: 100.0, time: time) }
        return sum
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
        let progress = Double(tick % 60) / 60
        var sum = 0.0
        for curve in curves { sum += curve.value(at: progress) }
        return sum
    }
}

/// One frame of 10,000 animators; they begin anew before they come to rest.
private func animators(_ animation: Animation) -> () -> Double {
    var none = NoExternalAnimations()
    var tick = 0
    func begin() -> [Animator] {
        (0..<count).map {
            Animator(
                from: [0], to: [100 + Double($0) * 1e-3], animation: animation, at: FrameTime(tick: tick))
        }
    }
    var running = begin()
    return {
        tick += 1
        if tick % 30 == 0 { running = begin() }
        var sum = 0.0
        for index in running.indices {
            sum += running[index].sample(at: FrameTime(tick: tick), externals: &none).value.components.first ?? 0
        }
        return sum
    }
}
