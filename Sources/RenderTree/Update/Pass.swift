import AnimationMath
import ViewValues

/// A transaction as it arrives at a node, with what shaped it on its way down. Shared by all nodes that it reaches
/// unchanged.
final class ShapedTransaction: Sendable {
    let value: TransactionValue
    /// The modifier that was met last, and what came to it; nil at the root.
    let step: TransactionStep?
    let outer: ShapedTransaction?

    init(_ value: TransactionValue, step: TransactionStep? = nil, outer: ShapedTransaction? = nil) {
        self.value = value
        self.step = step
        self.outer = outer
    }

    /// What was met, outermost first.
    var steps: [TransactionStep] {
        var steps: [TransactionStep] = []
        var current: ShapedTransaction? = self
        while let transaction = current {
            if let step = transaction.step { steps.append(step) }
            current = transaction.outer
        }
        return steps.reversed()
    }
}

/// What belongs to one update, or to the sampling of one frame, while it goes on.
struct Pass: Sendable {
    /// Counts updates and frames, to tell what happened in this one.
    var number = 0
    /// The transaction's number as reported.
    var transaction = 0
    var time = FrameTime(tick: 0, fps: 60)
    var base = ShapedTransaction(TransactionValue())
    /// Transactions by the node that they arrive at.
    var shaped: [NodeNumber: ShapedTransaction] = [:]
    var writes: [StateWrite] = []
    /// Names of what was written, by dependency.
    var changed: [Dependency: String] = [:]
    /// Completions that a `.transaction` closure added, with its node (TX-5).
    var closureCompletions: [Int: NodeNumber] = [:]
    /// Whether another update of the same event runs under an animation (TX-6).
    var hasAnimatedSibling = false
    /// Attributes whose animator began or was retargeted in this pass.
    var started: [AttributeNumber] = []
    /// Attributes that changed in this pass, to be explained at its end.
    var recorded: [AttributeNumber] = []
    /// Collects what a removal or insertion starts (TRANS-3).
    var collector: [AttributeNumber]?
    /// Set while the content of a new element is built (TRANS-1): under which transaction.
    var insertion: Insertion?
    /// Transitions whose second half waits for layout (TRANS-1).
    var appearing: [(driver: NodeNumber, trace: ShapedTransaction)] = []
    /// Scroll positions that were written, to be followed once layout is done.
    var scrolls: [NodeNumber] = []
    /// TabViews whose tabs or selection are new.
    var tabs: [NodeNumber] = []
    /// Controls whose parts are to be placed, and the one that a finger moves.
    var controls: [NodeNumber] = []
    var touchedControl: NodeNumber?
    /// The state of presented content that is about to be built.
    var presentation: PresentationState?
    var events: [RenderEvent] = []
    /// Which events wait for the path of which node: paths are those that the call ends with.
    var unnamed: [NodeNumber: [Int]] = [:]
    /// Paths of nodes that go, as they were before the first of them went.
    var departing = PathIndex()
    var work = WorkCounts()
    /// Nodes whose animatable data arrived in this frame: their setter runs a last time, with the target (DONE-5).
    var arrived: Set<NodeNumber> = []
    /// Scroll views whose content is shown elsewhere than in the last frame.
    var scrolled: [NodeNumber] = []
    /// Those of them that an animation of the program moves.
    var scrolledByProgram: Set<NodeNumber> = []
    /// Whether a tree is being sampled: what it changes is no update and has no animation.
    var isSampling = false

    /// An element that is being built.
    struct Insertion: Sendable {
        var trace: ShapedTransaction
    }
}
