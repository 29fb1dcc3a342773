/// A function from progress 0…1 to progress, as SwiftUI's type of that name (CURVE-4).
///
///     UnitCurve.easeInOut.value(at: 0.25)   // 0.129162…
public struct UnitCurve: Hashable, Sendable {
    enum Function: Hashable, Sendable {
        case bezier(CubicBezier), circularIn, circularOut, circularInOut
    }

    let function: Function
    /// Set for the inverse of a curve: abscissa and ordinate are exchanged.
    let isInverse: Bool

    init(_ function: Function, isInverse: Bool = false) {
        self.function = function
        self.isInverse = isInverse
    }

    /// Progress as it comes.
    public static let linear = UnitCurve(.bezier(CubicBezier(0, 0, 1, 1)))
    /// Starts slowly.
    public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))
    /// Ends slowly.
    public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))
    /// Starts and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))
    /// 1 - √(1 - p²).
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// √(1 - (1 - p)²).
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// The circular curves, half each.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// A cubic Bézier curve of two control points; x and, for `value`, y are clamped to 0…1 (C).
    public static func bezier(
        startControlPoint: (x: Double, y: Double), endControlPoint: (x: Double, y: Double)
    ) -> UnitCurve {
        UnitCurve(
            .bezier(CubicBezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
    }

    /// The curve mirrored at the diagonal: `inverse.value(at: value(at: p))` is p where the curve is monotonic.
    public var inverse: UnitCurve { UnitCurve(function, isInverse: !isInverse) }

    /// The value over a progress; progress is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        return isInverse ? invertedValue(at: p) : forwardValue(at: p)
    }

    /// The slope over a progress; infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        guard isInverse else { return forwardVelocity(at: p) }
        let slope = forwardVelocity(at: invertedValue(at: p))
        return slope == 0 ? .infinity : 1 / slope
    }

    private func forwardValue(at p: Double) -> Double {
        switch function {
        case .bezier(let curve):
            CubicBezier(curve.x1, min(max(curve.y1, 0), 1), curve.x2, min(max(curve.y2, 0), 1)).ordinate(at: p)
        case .circularIn: 1 - (1 - p * p).squareRoot()
        case .circularOut: (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularInOut:
            p < 0.5 ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (1 + (1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot()) / 2
        }
    }

    private func forwardVelocity(at p: Double) -> Double {
        switch function {
        case .bezier(let curve): curve.slope(at: p)
        case .circularIn: p / (1 - p * p).squareRoot()
        case .circularOut: (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularInOut:
            p < 0.5 ? 2 * p / (1 - 4 * p * p).squareRoot() : (2 - 2 * p) / (1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot()
        }
    }

    /// The progress over which the curve has a value, by bisection: curves of this kind rise.
    private func invertedValue(at value: Double) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<64 {
            let middle = low + (high - low) / 2
            if middle == low || middle == high { break }
            if forwardValue(at: middle) < value { low = middle } else { high = middle }
        }
        return high
    }
}
