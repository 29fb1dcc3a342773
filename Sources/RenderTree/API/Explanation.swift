import AnimationMath
import ViewValues

/// Why a property moves, jumped or stands still (`:why`).
public struct Explanation: Sendable {
    /// The deciding rule's id, such as `TX-2`.
    public var rule: String
    /// What happened.
    public var cause: Cause
    /// The property's value before and after; nil where nothing changed.
    public var from: PropertyReading.Value?, to: PropertyReading.Value?
    /// What was written, in order; empty where nothing was.
    public var writes: [StateWrite] = []
    /// The transaction's number and value; nil at first evaluation.
    public var transaction: (id: Int, value: TransactionValue)?
    /// What shaped the transaction on its way down, outermost first.
    public var steps: [TransactionStep] = []
    /// The animation that arrived; nil where none did.
    public var animation: Animation?
    /// The place in the source that decided.
    public var source: SourcePlace?
    /// Counts updates, so that the newer of two changes is known; -1 where nothing changed.
    public var update = -1

    /// Whether the rule is contested (confidence C), so that the reader is told.
    public var isContested: Bool { RuleBook.confidence(of: rule) == "C" }

    /// What happened to a property.
    public enum Cause: Sendable {
        /// It goes from one value to another by an animation.
        case moves
        /// A moving one was given another target, and the new animation took over what was shown (MERGE-1).
        case turned
        /// A moving one was given another target, and both animations play (MERGE-2).
        case combined
        /// It changed at once.
        case jumped
        /// It changed at once, while the rest of a motion goes on (CORE-6).
        case shifted
        /// An animation without a duration ended in its first frame (CURVE-3).
        case endsAtOnce
        /// Its values are of kinds between which nothing can be shown: another path, another gradient.
        case differs
        /// The view is new; `replacing` another branch or id, which left in its place (TREE-1).
        case arrived(replacing: Bool)
        /// The view's transition: coming or going, with or without an animation (TRANS-1).
        case transition(comes: Bool, isAnimated: Bool)
        /// The only `.animation` stands inside the view that came (TRANS-2).
        case animationInside(SourcePlace?)
        /// The view is leaving: nothing from above reaches it any more (TRANS-3).
        case leaving
        /// The property's type has no data that animate (LIFE-3); whether it has any for other properties.
        case noData(type: String, hasOther: Bool)
        /// A text, a name or an order: there is nothing between two of them.
        case notAnimatable
        /// It follows a size, and a GeometryReader sees the new one at once (GEO-2).
        case modelSize
        /// It follows the animatable data of a view or modifier around it, frame by frame.
        case carried(type: String)
        /// It follows keyframes.
        case keyframes
        /// It follows the clock of a TimelineView.
        case clock
        /// It follows the frame of a matched group (GEO-6).
        case sharedFrame
        /// A content transition or symbol effect (SHOW).
        case shows
        /// Nothing changed; whether anything was written, and whether a modifier is there that could change it.
        case unchanged(wasWritten: Bool, hasModifier: Bool)
    }
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
    /// What it watches, as it stands after the update; nil where it watches nothing.
    public var watched: String?
}
