import AnimationMath
import ViewValues

/// A property as it stands at the clock.
public struct PropertyReading: Sendable {
    /// A number, a text, or a value of the program.
    public enum Value: Sendable {
        case number(Double)
        case text(String)
        case program(any ProgramValue)

        /// The number, where it is one.
        public var number: Double? {
            if case .number(let number) = self { return number }
            return nil
        }
    }
    /// What is seen, and the newest target.
    public var shown: Value, model: Value
    /// Change a second of the shown value, in the property's units; 0 at rest.
    public var velocity: Double
    /// Whether an animator contributes that was given a change in this component.
    public var isAnimating: Bool
}

/// Why a property cannot be read.
public enum PropertyError: Error, Hashable, Sendable {
    /// The node is erased.
    case noSuchNode
    /// The view has no such property: `text` of a Rectangle.
    case notApplicable(String)
    /// `scale` where the axes differ.
    case axesDiffer(Double, Double)
    /// No modifier, shape, view or layout of that name on it.
    case noSuchType(String)
    /// The host refused the path.
    case program(String)
}

/// An attribute in flight (`:anims`).
public struct AttributeInFlight: Sendable {
    /// The node whose attribute moves.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// The attribute's name.
    public var property: String
    /// Where it began, where it goes, what is seen: in the property's units.
    public var from: [Double], to: [Double], shown: [Double]
    /// Change a second.
    public var velocity: [Double]
    /// What moves it.
    public var animation: Animation?
    /// The number of the transaction that gave the newest target.
    public var transaction: Int
    /// When it began, in seconds.
    public var start: Double
    /// When it is expected to end, in seconds; nil: never, or not known.
    public var projectedEnd: Double?
    /// The names of the numbers, where the attribute's name does not tell them; else empty.
    public var components: [String] = []
    /// Whether the curve is assumed, since Apple publishes none (SHOW-6).
    public var isAssumed = false
}

/// One node of a dump (`:tree view`, `:tree render`).
public struct TreeDump: Sendable {
    /// The node.
    public var node: NodeID
    /// The type or modifier as in source: `VStack`, `.opacity`, `if`, …
    public var name: String
    /// Parameters with their printed values, in source order.
    public var parameters: [(name: String, value: String)]
    /// Shown frame in screen space; nil where the node has none of its own.
    public var frame: Rect?
    /// Whether it is on its way out or in.
    public var isLeaving: Bool, isEntering: Bool
    /// Where it was written.
    public var source: SourcePlace?
    /// What is below it, in tree order.
    public var children: [TreeDump]
}
