extension Elementary {
    /// a + b and what rounding lost of it.
    @inline(__always) static func sum<N: Parallel>(_ a: N, _ b: N) -> (high: N, low: N) {
        let result = a + b
        let back = result - a
        return (result, (a - (result - back)) + (b - back))
    }

    /// a · b and what rounding lost of it, for factors below 2^996, without fused multiply-add.
    static func product(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
        let result = a * b
        let (a1, a2) = halves(a)
        let (b1, b2) = halves(b)
        return (result, ((a1 * b1 - result) + a1 * b2 + a2 * b1) + a2 * b2)
    }

    /// A number as two of 26 bits each.
    private static func halves(_ a: Double) -> (Double, Double) {
        let scaled = a * 134_217_729
        let high = scaled - (scaled - a)
        return (high, a - high)
    }
}
