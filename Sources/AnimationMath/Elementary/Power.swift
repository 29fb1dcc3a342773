extension Elementary {
    /// `base` to the power of `exponent`: e^(exponent · log base) with the logarithm in two Doubles.
    static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 || base == 1 { return 1 }
        if base.isNaN || exponent.isNaN { return .nan }
        let isOdd = isOddInteger(exponent)
        let sign: Double = base.sign == .minus && isOdd ? -1 : 1
        if base == 0 || base.isInfinite {
            return sign * ((base == 0) == (exponent > 0) ? 0 : .infinity)
        }
        if exponent.isInfinite {
            if base.magnitude == 1 { return 1 }
            return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
        }
        if base < 0, exponent != exponent.rounded() { return .nan }
        return sign * positivePower(base.magnitude, exponent)
    }

    private static func isOddInteger(_ x: Double) -> Bool {
        x.magnitude < 0x1p53 && x == x.rounded() && Int64(x) & 1 == 1
    }

    private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
        let logarithm = exactLog(base)
        let estimate = logarithm.high * exponent
        if estimate > 800 { return .infinity }
        if estimate < -800 { return 0 }
        if exponent.magnitude > 0x1p900 { return exp(estimate) }
        let (high, error) = product(logarithm.high, exponent)
        return exp(high, tail: error + logarithm.low * exponent)
    }

    /// log x as a sum of two Doubles, right to about 2^-65 of itself.
    private static func exactLog(_ x: Double) -> (high: Double, low: Double) {
        let (mantissa, exponent) = split(x)
        let f = mantissa - 1
        let (divisor, divisorError) = sum(f, 2)
        let s = f / divisor
        let (back, backError) = product(s, divisor)
        let sLow = ((f - back) - backError - s * divisorError) / divisor
        let (square, squareError) = product(s, s)
        let (cube, cubeError) = product(square, s)
        let cubeLow = cubeError + squareError * s + 3 * square * sLow
        let (third, thirdError) = product(cube, 2.0 / 3)
        let rest =
            thirdError + cube * 0x1.5555555555555p-55 + cubeLow * (2.0 / 3)
            + cube * square * logTail(square)
        let (linear, linearError) = sum(2 * s, third)
        let (high, highError) = sum(exponent * ln2High, linear)
        let low = highError + (linearError + (2 * sLow + rest + exponent * ln2Low))
        return sum(high, low)
    }
}
