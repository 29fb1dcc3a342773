/// The animatable data of one attribute as plain numbers: up to four inline, more in an array.
///
/// Vectors of unequal length combine as if the shorter were filled with zeros.
public struct AnimatableVector: VectorArithmetic, Hashable, Sendable {
    private var lanes: SIMD4<Double>
    private var rest: [Double]
    /// The number of components.
    public private(set) var count: Int

    /// A vector of no components: zero.
    public init() {
        lanes = .zero
        rest = []
        count = 0
    }

    /// A vector of the components of a sequence.
    public init(_ components: some Sequence<Double>) {
        self.init()
        for component in components { append(component) }
    }

    /// A vector of one component.
    public init(_ component: Double) {
        lanes = SIMD4(component, 0, 0, 0)
        rest = []
        count = 1
    }

    private init(lanes: SIMD4<Double>, rest: [Double], count: Int) {
        self.lanes = lanes
        self.rest = rest
        self.count = count
    }

    /// Adds a component at the end.
    public mutating func append(_ component: Double) {
        if count < 4 { lanes[count] = component } else { rest.append(component) }
        count += 1
    }

    /// The component at an index below `count`.
    public subscript(index: Int) -> Double {
        get { index < 4 ? lanes[index] : rest[index - 4] }
        set { if index < 4 { lanes[index] = newValue } else { rest[index - 4] = newValue } }
    }

    /// The components in order.
    public var components: [Double] { (0..<count).map { self[$0] } }

    /// No component.
    public static let zero = AnimatableVector()

    /// Component by component.
    public static func + (left: Self, right: Self) -> Self {
        combine(left, right, left.lanes + right.lanes) { $0 + $1 }
    }

    /// Component by component.
    public static func - (left: Self, right: Self) -> Self {
        combine(left, right, left.lanes - right.lanes) { $0 - $1 }
    }

    private static func combine(
        _ left: Self, _ right: Self, _ lanes: SIMD4<Double>, _ operation: (Double, Double) -> Double
    ) -> Self {
        let count = max(left.count, right.count)
        guard count > 4 else { return Self(lanes: lanes, rest: [], count: count) }
        let rest = (0..<(count - 4)).map { index in
            operation(
                index < left.rest.count ? left.rest[index] : 0, index < right.rest.count ? right.rest[index] : 0)
        }
        return Self(lanes: lanes, rest: rest, count: count)
    }

    /// Multiplies each component.
    public mutating func scale(by rhs: Double) {
        lanes *= rhs
        for index in rest.indices { rest[index] *= rhs }
    }

    /// Each component multiplied by the other's of the same index.
    public func multiplied(by other: AnimatableVector) -> AnimatableVector {
        Self.combine(self, other, lanes * other.lanes) { $0 * $1 }
    }

    /// The sum of the squares, in order.
    public var magnitudeSquared: Double {
        let squares = lanes * lanes
        let inline = squares[0] + squares[1] + squares[2] + squares[3]
        return rest.isEmpty ? inline : rest.reduce(inline) { $0 + $1 * $1 }
    }

    /// Whether all components are finite.
    public var isFinite: Bool { (0..<count).allSatisfy { self[$0].isFinite } }
}
