/// A list of numbers that is animated as one attribute (CORE-1): up to four are held in place, more in an array.
///
/// Where two vectors of different length meet, what the shorter one lacks counts as 0; so `AnimatableVector()` is the
/// zero of every length.
///
///     AnimatableVector(1, 2) + AnimatableVector(10)  // [11, 2]
public struct AnimatableVector: VectorArithmetic, Sendable {
    @usableFromInline var head: SIMD4<Double>
    /// Every component where there are more than four, else empty.
    @usableFromInline var spill: [Double]
    /// The number of components.
    public private(set) var count: Int

    /// The vector without components.
    public init() {
        head = .zero
        spill = []
        count = 0
    }

    /// A vector of one component.
    public init(_ value: Double) {
        head = SIMD4(value, 0, 0, 0)
        spill = []
        count = 1
    }

    /// A vector of the given components.
    public init(_ first: Double, _ second: Double, _ others: Double...) {
        self.init([first, second] + others)
    }

    /// A vector of the given components.
    public init(_ components: [Double]) {
        self.init()
        if components.count > 4 {
            spill = components
        } else {
            for index in components.indices { head[index] = components[index] }
        }
        count = components.count
    }

    /// A vector of the elements of a sequence.
    public init(_ components: some Sequence<Double>) {
        self.init()
        for component in components { append(component) }
    }

    /// A vector of equal components; a negative count is none.
    public init(repeating value: Double, count: Int) {
        self.init([Double](repeating: value, count: Swift.max(0, count)))
    }

    /// A vector of the first `count` lanes, at most four; the others must be 0.
    init(lanes: SIMD4<Double>, count: Int) {
        head = lanes
        spill = []
        self.count = count
    }

    /// The components in a register, 0 behind the last; nil where there are more than four.
    var lanes: SIMD4<Double>? { count <= 4 ? head : nil }

    /// Adds a component at the end.
    public mutating func append(_ component: Double) {
        if count < 4 {
            head[count] = component
        } else {
            if count == 4 { spill = components }
            spill.append(component)
        }
        count += 1
    }

    /// The components in order.
    public var components: [Double] { count > 4 ? spill : (0..<count).map { head[$0] } }

    /// A component; reading past the end gives 0, writing there is ignored.
    public subscript(index: Int) -> Double {
        get {
            guard index >= 0, index < count else { return 0 }
            return count > 4 ? spill[index] : head[index]
        }
        set {
            guard index >= 0, index < count else { return }
            if count > 4 { spill[index] = newValue } else { head[index] = newValue }
        }
    }

    /// The zero of every length.
    public static var zero: AnimatableVector { AnimatableVector() }

    /// Adds component by component.
    public static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        left.combined(with: right, short: { $0 + $1 }, long: { $0 + $1 })
    }

    /// Subtracts component by component.
    public static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        left.combined(with: right, short: { $0 - $1 }, long: { $0 - $1 })
    }

    /// Multiplies component by component; where one lacks a component the product is 0.
    public func multiplied(by other: AnimatableVector) -> AnimatableVector {
        combined(with: other, short: { $0 * $1 }, long: { $0 * $1 })
    }

    /// Multiplies every component by a factor.
    public mutating func scale(by rhs: Double) {
        if count > 4 {
            for index in spill.indices { spill[index] *= rhs }
        } else {
            head *= rhs
            if !rhs.isFinite { clearPadding() }
        }
    }

    /// The sum of the squared components, added in their order.
    public var magnitudeSquared: Double {
        if count > 4 { return spill.reduce(0) { $0 + $1 * $1 } }
        let squares = head * head
        return squares.x + squares.y + squares.z + squares.w
    }

    /// Whether every component is a finite number.
    public var isFinite: Bool { count > 4 ? spill.allSatisfy(\.isFinite) : head * 0 == .zero }

    @inline(__always)
    private func combined(
        with other: AnimatableVector, short: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
        long: (Double, Double) -> Double
    ) -> AnimatableVector {
        if count <= 4, other.count <= 4 {
            var result = self
            result.count = Swift.max(count, other.count)
            result.head = short(head, other.head)
            return result
        }
        return AnimatableVector((0..<Swift.max(count, other.count)).map { long(self[$0], other[$0]) })
    }

    /// Components that do not exist stay 0 even where a factor is not finite.
    private mutating func clearPadding() {
        guard count < 4 else { return }
        for index in count..<4 { head[index] = 0 }
    }
}

extension AnimatableVector: Hashable {
    /// Equal component by component, missing ones being 0.
    public static func == (left: AnimatableVector, right: AnimatableVector) -> Bool {
        if left.count <= 4, right.count <= 4 { return left.head == right.head }
        return (0..<Swift.max(left.count, right.count)).allSatisfy { left[$0] == right[$0] }
    }

    /// Feeds the components up to the last that is not 0.
    public func hash(into hasher: inout Hasher) {
        let components = components
        let length = (components.lastIndex { $0 != 0 } ?? -1) + 1
        for value in components[..<length] { hasher.combine(value) }
    }
}

extension AnimatableVector: ExpressibleByArrayLiteral, CustomStringConvertible {
    /// A vector of the elements of a literal.
    public init(arrayLiteral elements: Double...) { self.init(elements) }
    /// The components as an array prints them.
    public var description: String { components.description }
}
