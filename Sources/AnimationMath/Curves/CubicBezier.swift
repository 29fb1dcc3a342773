/// A timing curve through (0, 0) and (1, 1) with two control points (CURVE-1).
public struct CubicBezier: Hashable, Sendable {
    /// Control points; x is clamped to 0…1.
    public let x1: Double, y1: Double, x2: Double, y2: Double

    /// Makes a curve; the x of control points is clamped to 0…1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// Whether the curve is the straight line.
    public var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The ordinate over an abscissa 0…1, as exactly as Double goes.
    public func ordinate(at x: Double) -> Double {
        if isLinear { return x }
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.polynomial(y1, y2, parameter(for: x))
    }

    /// The slope dy/dx over an abscissa; infinite where vertical. Where a control point coincides with its end and
    /// nothing is left to divide, 1 at the start and 0 at the end, as published (CURVE-4).
    public func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(for: x)
        let dx = Self.derivative(x1, x2, t)
        let dy = Self.derivative(y1, y2, t)
        if dx.magnitude > 1e-12 { return dy / dx }
        if dy.magnitude > 1e-12 { return dy > 0 ? .infinity : -.infinity }
        return t < 0.5 ? 1 : 0
    }

    private static func polynomial(_ a: Double, _ b: Double, _ t: Double) -> Double {
        // 3(1-t)²t·a + 3(1-t)t²·b + t³ in Horner's form.
        ((((1 + 3 * a) - 3 * b) * t + (3 * b - 6 * a)) * t + 3 * a) * t
    }

    private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
        (3 * ((1 + 3 * a) - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
    }

    /// The parameter t with x(t) = x: Newton's steps inside a bracket that always holds the root.
    private func parameter(for x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = Self.polynomial(x1, x2, t) - x
            if error == 0 { return t }
            if error < 0 { low = t } else { high = t }
            let slope = Self.derivative(x1, x2, t)
            var next = slope == 0 ? t : t - error / slope
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            if next == t { return t }
            t = next
        }
        return t
    }
}
