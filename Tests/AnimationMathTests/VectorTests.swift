import AnimationMath
import Testing

@Test("CORE-1 vectors add, subtract and scale component by component, whatever their length", arguments: 0...9)
func vectorArithmetic(count: Int) {
    let numbers = (0..<count).map { Double($0) + 0.5 }
    let vector = AnimatableVector(numbers)
    #expect(vector.count == count && vector.components == numbers)
    #expect((vector + vector).components == numbers.map { 2 * $0 })
    #expect((vector - vector) == AnimatableVector() && (vector - vector).count == count)
    #expect(vector.scaled(by: -3).components == numbers.map { -3 * $0 })
    #expect(vector.magnitudeSquared == numbers.reduce(0) { $0 + $1 * $1 })
    #expect(vector.multiplied(by: vector).components == numbers.map { $0 * $0 })
}

@Test("CORE-1 what the shorter of two vectors lacks counts as 0")
func mixedCounts() {
    let long = AnimatableVector([1, 2, 3, 4, 5, 6])
    #expect((long + AnimatableVector(10)).components == [11, 2, 3, 4, 5, 6])
    #expect((AnimatableVector(10, 20) - long).components == [9, 18, -3, -4, -5, -6])
    #expect(AnimatableVector(1, 0) == AnimatableVector(1))
    #expect(AnimatableVector(1, 0).hashValue == AnimatableVector(1).hashValue)
    #expect(AnimatableVector(1, 2) != AnimatableVector(1) && long != AnimatableVector(1, 2))
    #expect(AnimatableVector(1)[3] == 0)
}

@Test("CORE-1 components that do not exist stay 0 when a factor is not finite")
func padding() {
    let endless = AnimatableVector(1).scaled(by: .infinity)
    #expect(endless.components == [.infinity] && endless.magnitudeSquared == .infinity)
    #expect(AnimatableVector(0, 2).scaled(by: .infinity).isFinite == false)
}

@Test("CORE-1 pairs, numbers and empty data are vectors too")
func otherVectors() {
    let pair = AnimatablePair(1.0, AnimatablePair(2.0, Float(3)))
    #expect((pair + pair).second.first == 4 && pair.scaled(by: 2).second.second == 6)
    #expect(pair.magnitudeSquared == 14 && pair - pair == .zero)
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
}
