/// One number, or four side by side: what the elementary functions are made of works on either, with the same roundings
/// for each number.
protocol Parallel: Sendable {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func + (left: Double, right: Self) -> Self
    static func - (left: Double, right: Self) -> Self
    static func * (left: Self, right: Double) -> Self
    static func + (left: Self, right: Double) -> Self
    static func - (left: Self, right: Double) -> Self
}

extension Double: Parallel {}
extension SIMD4<Double>: Parallel {
    @inline(__always) var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }
    @inline(__always) init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }
}
