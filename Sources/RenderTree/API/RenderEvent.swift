import AnimationMath
import ViewValues

/// What happened in the render tree, in order: the only output of the engine.
///
/// Reporters print, the engine never does.
public enum RenderEvent: Sendable {
    /// An update began under a transaction (TX-1, TX-6).
    case transaction(TransactionBegan)
    /// A body of the program ran (LIFE-3).
    case body(BodyRun)
    /// The tree or a parameter of it changed.
    case diff(Difference)
    /// An attribute began to move from rest.
    case started(AnimationChange)
    /// A moving attribute was given another target (MERGE).
    case retargeted(AnimationChange)
    /// An attribute arrived (CORE-4).
    case finished(AnimationChange)
    /// An attribute changed without an animation (CORE-6, TX-1).
    case jumped(Jump)
    /// A view appeared, disappeared, was erased, started its task, …
    case lifecycle(LifecycleEvent)
    /// A completion handler was called (DONE).
    case completion(CompletionEvent)
    /// A content transition or symbol effect began or ended (SHOW-1, SHOW-2).
    case show(ShowEvent)
    /// A warning of the engine's.
    case warning(EngineWarning)
    /// What an update or a frame cost.
    case work(WorkCounts)
}

/// The beginning of an update.
public struct TransactionBegan: Sendable {
    /// Counts up from 1 in a session; 0 is the first showing.
    public var id: Int
    /// What travels down the tree.
    public var transaction: TransactionValue
    /// What the program wrote; empty for `:screen` and the first showing.
    public var writes: [StateWrite]
}

/// One run of a body.
public struct BodyRun: Sendable {
    /// Why a body ran.
    public enum Reason: Hashable, Sendable {
        /// The view is new.
        case appeared
        /// A stored input changed; the names where the host tells them.
        case inputChanged
        /// A state or object that it read was written; by the write's name.
        case dependency(Dependency, name: String)
        /// An environment value that it read changed.
        case environment(String)
        /// A frame of its animatable data.
        case frame
        /// Its content's size, phase or date changed.
        case content(String)
    }
    /// The view or modifier.
    public var node: NodeID
    /// Where it stands in the tree.
    public var path: String
    /// The type's name.
    public var typeName: String
    /// Why it ran.
    public var reason: Reason
    /// Where the value was written.
    public var source: SourcePlace?
}

/// One difference between two states of the tree.
public struct Difference: Sendable {
    /// What became of the node.
    public enum Operation: String, Sendable { case inserted, removed, changed, moved }
    /// What became of the node.
    public var operation: Operation
    /// The node.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// For `changed`: the modifier's parameter, such as `frame.width`; else nil.
    public var parameter: String?
    /// Values as printed, nil where there is none.
    public var old: String?, new: String?
    /// The same as numbers, where they are.
    public var oldNumber: Double?, newNumber: Double?
    /// Where the modifier or view was written.
    public var source: SourcePlace?
}

/// An attribute that began, changed or ended its movement.
public struct AnimationChange: Sendable {
    /// The node whose attribute moves.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// The attribute's name as in the property table, or `frame`.
    public var property: String
    /// Shown value and target, in the property's units.
    public var from: [Double], to: [Double]
    /// What moves it.
    public var animation: Animation?
    /// The number of the transaction.
    public var transaction: Int
    /// When it is expected to end, in seconds; nil: never, or not known.
    public var expectedEnd: Double?
    /// Where the modifier was written.
    public var source: SourcePlace?
    /// The names of the numbers, where the attribute's name does not tell them; else empty.
    public var components: [String] = []
    /// Whether the curve is assumed, since Apple publishes none (SHOW-6).
    public var isAssumed = false
}

/// A change that no animation carries.
public struct Jump: Sendable {
    /// The node whose attribute jumped.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// The attribute's name.
    public var property: String
    /// Shown values before and after.
    public var from: [Double], to: [Double]
    /// The rule that decided it.
    public var rule: String
    /// Where the modifier was written.
    public var source: SourcePlace?
}

/// Something in the life of a view.
public struct LifecycleEvent: Sendable {
    /// What happened.
    public enum What: String, Sendable {
        case appear, disappear, leaving, returned, erased, taskStarted, taskCancelled, change, preferenceChange
        case geometryChange, phase, presented, dismissed, pushed, popped, pressed, released, swiped, dropped, settled,
            refreshed
    }
    /// The view.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// What happened.
    public var what: What
    /// A phase's name, a preference's key, … where there is one.
    public var detail: String?
    /// Where the callback or view was written.
    public var source: SourcePlace?
}

/// A completion handler that was called.
public struct CompletionEvent: Sendable {
    /// The handler's number.
    public var id: Int
    /// What it waited for (DONE-2).
    public var criteria: CompletionValue.Criteria
    /// The transaction that carried it.
    public var transaction: Int
    /// Where its closure stands.
    public var source: SourcePlace?
}

/// A content transition or a symbol effect that began or ended.
public struct ShowEvent: Sendable {
    /// The text or image.
    public var node: NodeID
    /// Where it stands.
    public var path: String
    /// `symbolEffect` or `contentTransition`.
    public var property: String
    /// The kind as in source: `bounce`, `numericText`, …
    public var kind: String
    /// Whether it began; else it ended.
    public var began: Bool
    /// More about it: `counting up`, `repeats`, …
    public var detail: String?
}

/// What an update or a frame cost (design: "Cost follows what moves").
public struct WorkCounts: Hashable, Sendable {
    /// Bodies of the program that ran.
    public var bodiesRun = 0
    /// Nodes that the update looked at.
    public var nodesVisited = 0
    /// Animators that were sampled.
    public var attributesSampled = 0
    /// Frames that layout computed anew.
    public var framesLaidOut = 0

    /// No work.
    public init() {}

    /// Adds another count.
    public static func += (left: inout WorkCounts, right: WorkCounts) {
        left.bodiesRun += right.bodiesRun
        left.nodesVisited += right.nodesVisited
        left.attributesSampled += right.attributesSampled
        left.framesLaidOut += right.framesLaidOut
    }
}
