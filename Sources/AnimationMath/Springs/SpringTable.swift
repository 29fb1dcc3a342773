/// Many springs in a form that gives all their values at once, each to the bits that its spring gives alone, in less than
/// half the time: what does not depend on the time is worked out once, and four that swing are computed side by side.
///
///     SpringTable([.smooth, .bouncy]).values(target: 1, times: [0.1, 0.1])  // [0.35774, 0.39735]
public struct SpringTable: Sendable {
    private typealias Four = SIMD4<Double>

    private let springs: [Spring]
    /// 1/s, rad/s and their quotient of each that swings, in fours; the last one is filled up.
    private var decays: ContiguousArray<Four>, frequencies: ContiguousArray<Four>, ratios: ContiguousArray<Four>
    /// Which do not swing, or so slowly that the velocity's part might leave Double's range: left to `Spring`.
    private var others: [Int] = []

    /// Takes springs, in an order that the values keep.
    public init(_ springs: [Spring]) {
        self.springs = springs
        decays = ContiguousArray(repeating: .zero, count: (springs.count + 3) / 4)
        (frequencies, ratios) = (decays, decays)
        for (index, spring) in springs.enumerated() {
            if let swing = spring.swing, swing.frequency > 1e-3 {
                decays[index / 4][index % 4] = swing.decay
                frequencies[index / 4][index % 4] = swing.frequency
                ratios[index / 4][index % 4] = swing.decay / swing.frequency
            } else {
                others.append(index)
            }
        }
    }

    /// The value of each spring, released at 0 and pulled to a target, at a time of its own in seconds: as
    /// `Spring.value(target:time:)`. Springs or times beyond the shorter list count not.
    public func values(target: Double, times: [Double]) -> [Double] {
        let count = min(springs.count, times.count)
        return [Double](unsafeUninitializedCapacity: count) { values, filled in
            times.withUnsafeBufferPointer { times in
                fill(values, target, times, count &- count % 4)
                for index in count &- count % 4..<count {
                    values.initializeElement(at: index, to: springs[index].value(target: target, time: times[index]))
                }
            }
            for index in others where index < count {
                values[index] = springs[index].value(target: target, time: times[index])
            }
            filled = count
        }
    }

    /// How many fours go through the loops of `fill` together.
    private static var stretch: Int { 8 }

    /// Fills in the values of whole fours, a stretch after the other.
    private func fill(
        _ values: UnsafeMutableBufferPointer<Double>, _ target: Double, _ times: UnsafeBufferPointer<Double>,
        _ count: Int
    ) {
        withUnsafeTemporaryAllocation(of: Elementary.FourAngles.self, capacity: Self.stretch) { angles in
            var first = 0
            while first < count {
                let next = min(first + 4 * Self.stretch, count)
                fill(values, target, times, first..<next, angles)
                first = next
            }
        }
    }

    /// How far each swings out at all, its angle, and then where it is: in loops so short that a processor works on
    /// several of their rounds at once, where one long loop would wait for its own sums.
    @inline(__always) private func fill(
        _ values: UnsafeMutableBufferPointer<Double>, _ target: Double, _ times: UnsafeBufferPointer<Double>,
        _ range: Range<Int>, _ angles: UnsafeMutableBufferPointer<Elementary.FourAngles>
    ) {
        for first in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
            put(Elementary.exp(-decays[first / 4] * four(times, first)), in: values, first)
        }
        for first in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
            let angle = Elementary.reduced(frequencies[first / 4] * four(times, first))
            angles.initializeElement(at: (first - range.lowerBound) / 4, to: angle)
        }
        for first in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
            let envelope = four(UnsafeBufferPointer(values), first)
            let circle = Elementary.sinCos(angles[(first - range.lowerBound) / 4])
            let position = (1.0 - envelope * (circle.cos + ratios[first / 4] * circle.sin)) * target
            put(position + envelope * circle.sin * 0, in: values, first)
        }
    }

    @inline(__always) private func four(_ values: UnsafeBufferPointer<Double>, _ first: Int) -> Four {
        Four(values[first], values[first &+ 1], values[first &+ 2], values[first &+ 3])
    }

    @inline(__always) private func put(_ four: Four, in values: UnsafeMutableBufferPointer<Double>, _ first: Int) {
        for index in 0..<4 { values.initializeElement(at: first &+ index, to: four[index]) }
    }
}
