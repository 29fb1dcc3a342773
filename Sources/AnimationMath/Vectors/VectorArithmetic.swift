/// A type whose values can be added and scaled, and so interpolated: SwiftUI's protocol of the same name.
///
///     var offset = 3.0
///     offset.scale(by: 0.5)  // 1.5
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a factor.
    mutating func scale(by rhs: Double)
    /// The sum of the squared components.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every component multiplied by a factor.
    @inlinable public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves towards another value by a fraction of the distance; 0 leaves it, 1 arrives.
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// The value a fraction of the way to another; fractions outside 0…1 extrapolate.
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        var difference = other - self
        difference.scale(by: amount)
        return self + difference
    }
}

extension Double: VectorArithmetic {
    /// Multiplies by a factor.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a factor, in Float as everything else of this type.
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square.
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
