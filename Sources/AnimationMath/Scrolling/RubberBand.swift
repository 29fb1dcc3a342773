/// Where content is shown that was dragged beyond an edge (SHOW-4).
///
///     RubberBand(dimension: 960).shown(100)  // 52.02
public struct RubberBand: Hashable, Sendable {
    /// The visible length of the scroll view, points.
    public var dimension: Double
    /// The share of the first point that is shown.
    public static let coefficient = 0.55
    /// The spring that brings content back from beyond an edge.
    public static let spring = Spring(mass: 1, stiffness: 100, damping: 20)

    /// A rubber band of a scroll view of a length; without length nothing gives.
    public init(dimension: Double) { self.dimension = dimension.orZero }

    /// How far content is shown beyond the edge, points, when it was dragged that far; of either sign.
    public func shown(_ dragged: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let ratio = dragged.magnitude * Self.coefficient / dimension
        let shown = (1 - 1 / (ratio + 1)) * dimension
        return dragged < 0 ? -shown : shown
    }

    /// How far content must have been dragged to be shown that far beyond the edge: undoes `shown`.
    public func dragged(_ shown: Double) -> Double {
        guard dimension > 0, shown.magnitude < dimension else { return shown < 0 ? -.infinity : .infinity }
        let dragged = (1 / (1 - shown.magnitude / dimension) - 1) * dimension / Self.coefficient
        return shown < 0 ? -dragged : dragged
    }

    /// Where content released `distance` beyond an edge with a velocity is after a number of seconds, relative to the
    /// edge.
    public func position(distance: Double, velocity: Double, at time: Double) -> Double {
        distance + Self.spring.value(target: -distance, initialVelocity: velocity, time: max(0, time))
    }
}
