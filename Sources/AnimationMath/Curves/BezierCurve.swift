/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x (CURVE-1).
struct BezierCurve: Hashable, Sendable {
    var x1: Double, y1: Double, x2: Double, y2: Double

    /// Keeps the control points' x in 0…1, so that x(t) never turns back. A y that is not finite counts as 0.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1) = (x1.clampedToUnit, y1.isFinite ? y1 : 0)
        (self.x2, self.y2) = (x2.clampedToUnit, y2.isFinite ? y2 : 0)
    }

    /// y where the curve passes x, as exactly as Double goes; x is clamped to 0…1.
    func value(at x: Double) -> Double { value(at: x, y1, y2) }

    /// As `value(at:)`, with the control points' y in 0…1.
    @inline(__always) func clampedValue(at x: Double) -> Double { value(at: x, y1.clampedToUnit, y2.clampedToUnit) }

    @inline(__always) private func value(at x: Double, _ y1: Double, _ y2: Double) -> Double {
        guard x > 0 && x < 1 else { return x > 0 ? 1 : 0 }
        return Self.coordinate(y1, y2, at: parameter(at: x))
    }

    /// The slope dy/dx where the curve passes x: infinite where it is vertical. At an end with which a control point
    /// coincides nothing is left to divide; there it is, as published, 1 at the start and 0 at the end (CURVE-4).
    func slope(at x: Double) -> Double {
        if x1 == y1, x2 == y2 { return 1 }
        let t = parameter(at: x.clampedToUnit)
        let rise = Self.derivative(y1, y2, at: t)
        let run = Self.derivative(x1, x2, at: t)
        if run > 0 { return rise / run }
        if rise != 0 { return rise > 0 ? .infinity : -.infinity }
        return t < 0.5 ? 1 : 0
    }

    /// t with x(t) = x, as near as Double has it. Nearly always two of Halley's steps and one of Newton's arrive there, so
    /// that nothing has to be predicted and many calls are under way at once.
    ///
    /// x(t) is a cubic, so what the last step leaves of x is known: step² · (x″/2 - x‴/6 · step), less than 8 · step².
    @inline(__always) private func parameter(at x: Double) -> Double {
        let linear = 3 * x1
        let square = 3 * (x2 - x1) - linear
        let cube = 1 - linear - square
        // The curve's own distance from the diagonal, taken at x instead of t.
        var t = x + x * (1 - x) * (square + cube + cube * x)
        for _ in 0..<2 {
            let error = ((cube * t + square) * t + linear) * t - x
            let bend = 3 * cube * t
            let slope = (bend + 2 * square) * t + linear
            t -= error * slope / (slope * slope - error * (bend + square))
        }
        let slope = (3 * cube * t + 2 * square) * t + linear
        let step = (Self.coordinate(x1, x2, at: t) - x) / slope
        let result = t - step
        guard step * step <= 0x1p-57 * slope * t, result >= 0, result <= 1 else { return searched(at: x) }
        return result
    }

    /// t with x(t) = x: Newton's steps inside an interval that always holds it, halved where they would leave it, until
    /// Double has no better number.
    @inline(never) private func searched(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, at: t) - x
            if error == 0 { return t }
            if error < 0 { low = t } else { high = t }
            let slope = Self.derivative(x1, x2, at: t)
            var next = t - error / slope
            if !(next > low && next < high) { next = 0.5 * (low + high) }
            if next == t || next <= low || next >= high { return t }
            t = next
        }
        return t
    }

    @inline(__always) private static func coordinate(_ c1: Double, _ c2: Double, at t: Double) -> Double {
        let s = 1 - t
        return ((3 * c1 * s + 3 * c2 * t) * s + t * t) * t
    }

    private static func derivative(_ c1: Double, _ c2: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
    }
}

extension Double {
    /// The nearest number in 0…1; 0 for NaN.
    var clampedToUnit: Double { self > 0 ? (self < 1 ? self : 1) : 0 }
}
