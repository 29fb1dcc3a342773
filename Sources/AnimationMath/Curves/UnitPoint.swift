/// A point in a unit square: SwiftUI's type, here for the control points of timing curves.
public struct UnitPoint: Hashable, Sendable {
    /// From 0 at the leading edge to 1 at the trailing one.
    public var x: Double
    /// From 0 at the top to 1 at the bottom.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The corner (0, 0).
    public static let zero = UnitPoint(x: 0, y: 0)
}

extension UnitPoint: Animatable {
    /// Both coordinates, scaled by 128 as SwiftUI does (GEO-3).
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x * 128, y * 128) }
        set { (x, y) = (newValue.first / 128, newValue.second / 128) }
    }
}
