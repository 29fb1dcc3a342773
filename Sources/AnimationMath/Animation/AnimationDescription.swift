extension Animation: CustomStringConvertible {
    /// The animation as a program would write it, without what is default anyway.
    ///
    ///     Animation.linear(duration: 1).delay(0.5).description  // ".linear(duration: 1).delay(0.5)"
    public var description: String {
        modifiers.reduce(base.description) { $0 + $1.description }
    }
}

extension AnimationBase: CustomStringConvertible {
    var description: String {
        switch self {
        case .default: ".default"
        case .curve(let curve, let duration): Self.describe(curve, duration)
        case .spring(let spring): spring.description
        case .interpolatingSpring(let spring): spring.description
        case .custom(let custom): "Animation(\(custom.animation))"
        case .external(_, let description): description
        }
    }

    private static func describe(_ curve: UnitCurve, _ duration: Double) -> String {
        if let name = curve.animationName {
            return call(name, [("duration", duration, Animation.curveDuration)])
        }
        let seconds = (label: "duration", value: duration)
        guard case .bezier(let bezier) = curve.shape else {
            return ".timingCurve(\(curve.description), \(seconds.label): \(number(seconds.value)))"
        }
        let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(number)
        let tail = duration == Animation.curveDuration ? [] : ["\(seconds.label): \(number(seconds.value))"]
        return ".timingCurve(\((points + tail).joined(separator: ", ")))"
    }

    /// A factory call with its labelled arguments, those left out that equal their default.
    static func call(_ name: String, _ arguments: [(label: String, value: Double, fallback: Double?)]) -> String {
        let written = arguments.filter { $0.fallback != $0.value }.map { "\($0.label): \(number($0.value))" }
        return written.isEmpty ? ".\(name)" : ".\(name)(\(written.joined(separator: ", ")))"
    }

    /// A number as in source: `1`, `0.35`.
    static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

extension UnitCurve: CustomStringConvertible {
    /// The curve as a program would write it.
    public var description: String {
        switch shape {
        case .linear: return ".linear"
        case .circularEaseIn: return ".circularEaseIn"
        case .circularEaseOut: return ".circularEaseOut"
        case .circularEaseInOut: return ".circularEaseInOut"
        case .circularEaseOutIn: return ".circularEaseInOut.inverse"
        case .bezier(let curve):
            if let name = animationName { return ".\(name)" }
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(AnimationBase.number)
            let (start, end) = ("\(numbers[0]), y: \(numbers[1])", "\(numbers[2]), y: \(numbers[3])")
            return ".bezier(startControlPoint: UnitPoint(x: \(start)), endControlPoint: UnitPoint(x: \(end)))"
        }
    }

    /// The name that the curve has as an animation.
    var animationName: String? {
        switch self {
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .easeInOut: "easeInOut"
        default: nil
        }
    }
}

extension SpringParameters: CustomStringConvertible {
    var description: String {
        switch spelling {
        case .response(let name):
            let written = AnimationBase.call(
                name, [("response", response, nil), ("dampingFraction", dampingFraction, nil), blend(name)])
            return written
        case .duration(let name, let bounce):
            let label = name == "spring" ? "bounce" : "extraBounce"
            let standard = name == "interactiveSpring" ? 0.15 : 0.5
            return AnimationBase.call(name, [("duration", response, standard), (label, bounce, 0), blend(name)])
        }
    }

    private func blend(_ name: String) -> (label: String, value: Double, fallback: Double?) {
        ("blendDuration", blendDuration, name == "interactiveSpring" ? 0.25 : 0)
    }
}

extension InterpolatingSpring: CustomStringConvertible {
    var description: String {
        let velocity: (label: String, value: Double, fallback: Double?) = ("initialVelocity", initialVelocity, 0)
        switch spelling {
        case .duration(let bounce):
            return AnimationBase.call(
                "interpolatingSpring", [("duration", spring.response, 0.5), ("bounce", bounce, 0), velocity])
        case .physics(let mass, let stiffness, let damping):
            return AnimationBase.call(
                "interpolatingSpring",
                [("mass", mass, 1), ("stiffness", stiffness, nil), ("damping", damping, nil), velocity])
        }
    }
}

extension AnimationModifier: CustomStringConvertible {
    var description: String {
        switch self {
        case .speed(let speed): return ".speed(\(AnimationBase.number(speed)))"
        case .delay(let delay): return ".delay(\(AnimationBase.number(delay)))"
        case .repeating(let count?, let autoreverses):
            return ".repeatCount(\(count)\(autoreverses ? "" : ", autoreverses: false"))"
        case .repeating(nil, let autoreverses): return ".repeatForever\(autoreverses ? "()" : "(autoreverses: false)")"
        case .logicallyComplete(let seconds):
            return ".logicallyComplete(after: \(AnimationBase.number(seconds)))"
        }
    }
}
