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

/// Why a property moves, jumped or stands still (`:why`).
public struct Explanation: Sendable {
    /// The deciding rule's id, such as `TX-2`.
    public var rule: String
    /// One sentence with the view's own names and values.
    public var cause: String
    /// What was written, newest update first; empty where nothing was.
    public var writes: [StateWrite]
    /// The transaction's number and value; nil at first evaluation.
    public var transaction: (id: Int, value: TransactionValue)?
    /// What shaped the transaction on its way down, outermost first.
    public var steps: [TransactionStep]
    /// Whether the rule is contested (confidence C), so that the reader is told.
    public var isContested: Bool
    /// The place in the source that decided.
    public var source: SourcePlace?
}

/// A modifier that the transaction met on its way down.
public struct TransactionStep: Sendable {
    /// What the modifier did.
    public enum Effect: Hashable, Sendable {
        /// It set the animation.
        case set
        /// It took the animation away.
        case cleared
        /// Its value did not change (TX-2).
        case valueUnchanged
        /// It was the first evaluation of its value.
        case firstEvaluation
        /// The transaction disables animations (TX-3).
        case disabled
        /// A closure ran and left the animation alone.
        case unchanged
        /// The content of a scope keeps what was outside (TX-4).
        case restored
    }
    /// The modifier's node.
    public var node: NodeID
    /// `animation(_:value:)`, `animation(_:)`, `transaction(_:)`, …
    public var modifier: String
    /// What it did.
    public var effect: Effect
    /// The animation after it.
    public var animation: Animation?
    /// Where it was written.
    public var source: SourcePlace?
    /// Its rule.
    public var rule: String
}
