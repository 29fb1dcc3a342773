extension Animation: CustomStringConvertible {
    /// The shortest source that makes an equal animation, such as `.bouncy` or `.linear(duration: 1).delay(0.5)`.
    public var description: String {
        switch base {
        case .standard: ".default"
        case .curve(let curve, let duration): Self.describe(curve, duration)
        case .unitCurve(_, let duration): ".timingCurve(…, duration: \(Self.short(duration)))"
        case .spring(let parameters): Self.describe(parameters)
        case .interpolatingSpring(let spring, let velocity): Self.describe(spring, velocity)
        case .speed(let inner, let speed): "\(inner).speed(\(Self.short(speed)))"
        case .delay(let inner, let delay): "\(inner).delay(\(Self.short(delay)))"
        case .repeated(let inner, let count, let autoreverses): Self.describe(inner, count, autoreverses)
        case .logicallyComplete(let inner, let after): "\(inner).logicallyComplete(after: \(Self.short(after)))"
        case .custom(let box): box.description
        case .external(_, let description): description
        }
    }

    /// A number as source would write it: whole ones without a fraction, no more than 6 digits after the point.
    static func short(_ value: Double) -> String {
        if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
        let rounded = (value * 1e6).rounded() / 1e6
        return (rounded - value).magnitude < 1e-9 ? String(rounded) : String(value)
    }

    private static func describe(_ curve: CubicBezier, _ duration: Double) -> String {
        let names: [(String, Animation)] = [
            (".linear", linear), (".easeIn", easeIn), (".easeOut", easeOut), (".easeInOut", easeInOut),
        ]
        let time = duration == 0.35 ? "" : "duration: \(short(duration))"
        for (name, animation) in names {
            if case .curve(curve, _) = animation.base { return time.isEmpty ? name : "\(name)(\(time))" }
        }
        let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(short).joined(separator: ", ")
        return ".timingCurve(\(points)\(time.isEmpty ? "" : ", " + time))"
    }

    private static func describe(_ spring: SpringParameters) -> String {
        let presets: [(String, Animation)] = [
            (".smooth", smooth), (".snappy", snappy), (".bouncy", bouncy), (".interactiveSpring", interactiveSpring()),
        ]
        for (name, animation) in presets where animation.base == .spring(spring) { return name }
        for (name, bounce) in [(".smooth", 1.0), (".snappy", 0.85), (".bouncy", 0.7)]
        where spring.ratio == bounce && spring.blend == 0 {
            return "\(name)(duration: \(short(spring.response)))"
        }
        let blend = spring.blend == 0 ? "" : ", blendDuration: \(short(spring.blend))"
        return ".spring(response: \(short(spring.response)), dampingFraction: \(short(spring.ratio))\(blend))"
    }

    private static func describe(_ spring: Spring, _ velocity: Double) -> String {
        let tail = velocity == 0 ? "" : ", initialVelocity: \(short(velocity))"
        let mass = spring.mass == 1 ? "" : "mass: \(short(spring.mass)), "
        return ".interpolatingSpring(\(mass)stiffness: \(short(spring.stiffness)), "
            + "damping: \(short(spring.damping))\(tail))"
    }

    private static func describe(_ inner: Animation, _ count: Int?, _ autoreverses: Bool) -> String {
        let reverses = autoreverses ? "" : "autoreverses: false"
        guard let count else { return "\(inner).repeatForever(\(reverses))" }
        return "\(inner).repeatCount(\(count)\(reverses.isEmpty ? "" : ", " + reverses))"
    }
}
