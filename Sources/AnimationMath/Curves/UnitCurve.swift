/// A function from progress to progress, both 0…1: SwiftUI's type of the same name (CURVE-4).
///
///     UnitCurve.easeInOut.value(at: 0.25)  // 0.129162
public struct UnitCurve: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
        case bezier(BezierCurve)
    }
    let shape: Shape

    /// A cubic Bézier curve from (0, 0) to (1, 1). The control points' x are clamped to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(shape: .bezier(BezierCurve(x1, y1, x2, y2)))
    }

    /// Constant speed.
    public static let linear = UnitCurve(shape: .linear)
    /// Starts slowly.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Ends slowly.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// Starts and ends slowly.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// A quarter circle that starts flat: 1 - √(1 - p²).
    public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
    /// A quarter circle that ends flat: √(1 - (1 - p)²).
    public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
    /// Two quarter circles, flat at both ends.
    public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

    /// The curve's value. Progress is clamped to 0…1, and so is a Bézier curve's control points' y (contested: what
    /// animations use, `timingCurve`, overshoots).
    public func value(at progress: Double) -> Double {
        let p = progress.clampedToUnit
        guard case .bezier(let curve) = shape else { return unclampedValue(at: p) }
        return curve.clampedValue(at: p)
    }

    /// The curve's slope, infinite where it is vertical. Progress is clamped to 0…1.
    public func velocity(at progress: Double) -> Double {
        let p = progress.clampedToUnit
        switch shape {
        case .linear: return 1
        case .circularEaseIn: return Self.quarterSlope(p)
        case .circularEaseOut: return Self.quarterSlope(1 - p)
        case .circularEaseInOut: return Self.quarterSlope(p < 0.5 ? 2 * p : 2 - 2 * p)
        case .circularEaseOutIn: return Self.quarterSlope(p < 0.5 ? 1 - 2 * p : 2 * p - 1)
        case .bezier(let curve): return curve.slope(at: p)
        }
    }

    /// The curve mirrored at the diagonal, which undoes this one where its values stay in 0…1.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        case .bezier(let curve): .bezier(curve.y1, curve.x1, curve.y2, curve.x2)
        }
    }

    /// The value that animations use: y is not clamped, so a curve may overshoot (CURVE-1).
    func unclampedValue(at p: Double) -> Double {
        switch shape {
        case .linear: return p
        case .circularEaseIn: return Self.quarter(p)
        case .circularEaseOut: return 1 - Self.quarter(1 - p)
        case .circularEaseInOut: return p < 0.5 ? 0.5 * Self.quarter(2 * p) : 1 - 0.5 * Self.quarter(2 - 2 * p)
        case .circularEaseOutIn:
            return p < 0.5 ? 0.5 - 0.5 * Self.quarter(1 - 2 * p) : 0.5 + 0.5 * Self.quarter(2 * p - 1)
        case .bezier(let curve): return curve.value(at: p)
        }
    }

    /// The shown fraction of an animation: as above, in steps of 2^-20 (CURVE-2).
    func steppedValue(at progress: Double) -> Double {
        (unclampedValue(at: progress.clampedToUnit) * 0x1p20).rounded() * 0x1p-20
    }

    private static func quarter(_ p: Double) -> Double { 1 - (1 - p * p).squareRoot() }

    private static func quarterSlope(_ p: Double) -> Double { p / (1 - p * p).squareRoot() }
}
