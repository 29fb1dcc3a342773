import AnimationMath
import ViewValues

/// A place below a node, by which a view value finds the node that shows it (TREE-1).
enum Slot: Hashable, Sendable {
    /// The only content: of a modifier, a body, an optional.
    case content
    /// A fixed place in a block or container.
    case index(Int)
    /// A branch of `if`/`else` or `switch`.
    case branch(Int)
    /// An explicit identity: `.id(_:)` or a ForEach element's; the number tells duplicates apart.
    case element(ExplicitID, Int)
    /// What an AnyView holds, by its type (TREE-2).
    case erased(String)
    /// Beside the content: background, overlay, a control's content.
    case secondary(Int)
    /// What the system draws in a control.
    case part(Int)
}

/// What a placeholder stands for below a modifier, style or transition that is being expanded.
final class ContentScope: Sendable {
    /// The content of `.placeholder(.content)`; nil below a style.
    let content: ViewValue?
    /// The parts of a style's configuration by name.
    let parts: [String: ViewValue]
    /// The node whose body is expanded.
    let binder: NodeNumber
    /// What placeholders inside the content stand for.
    let outer: ContentScope?
    /// Whether the body belongs to a transition: `.offset` in it shifts instead of taking part in layout (TRANS-3).
    let inTransition: Bool

    init(
        content: ViewValue?, parts: [String: ViewValue] = [:], binder: NodeNumber, outer: ContentScope?,
        inTransition: Bool
    ) {
        self.content = content
        self.parts = parts
        self.binder = binder
        self.outer = outer
        self.inTransition = inTransition
    }
}

/// One node of the render tree: it stands for one node of the view tree and lives as long as its identity (TREE-2).
struct Node: Sendable {
    var isAlive = true
    var parent: NodeNumber?
    var slot: Slot
    var depth: Int
    /// The newest value.
    var view: ViewValue { didSet { layout.item = nil } }
    /// What comes down from above.
    var environment: Environment { didSet { layout.item = nil } }
    var scope: ContentScope? { didSet { layout.item = nil } }
    /// A transition written around a list, for the elements that come and go in it.
    var listTransition: ViewValue?
    /// Content below, in tree order, leaving nodes at their place.
    var children: [NodeNumber] = []
    /// Backgrounds, overlays, masks, presented content.
    var secondary: [NodeNumber] = []
    var attributes: [(key: AttributeKey, number: AttributeNumber)] = []
    /// The environment handed down, where the node changes it.
    var innerEnvironment: Environment?
    /// What placeholders in its body stand for, where it has one.
    var innerScope: ContentScope? { didSet { layout.item = nil } }
    /// What its body or content closure read.
    var reads: Set<Dependency> = []
    @Boxed var program: ProgramState?
    @Boxed var transaction: TransactionState?
    var transitionBox = Boxed<TransitionState>(wrappedValue: nil)
    var leavingBox = Boxed<LeavingState>(wrappedValue: nil)
    @Boxed var lifecycle: LifecycleState?
    @Boxed var deferred: DeferredState?
    @Boxed var control: ControlState?
    @Boxed var show: ShowState?
    var presentationBox = Boxed<PresentationState>(wrappedValue: nil)
    @Boxed var navigation: NavigationState?
    /// The update in which the node was inserted under an existing parent, for explanations.
    @Boxed var insertion: InsertionRecord?
    var layout = LayoutRecord()
    /// Model frame as layout placed it.
    var frame: Rect?
    /// The update that last changed a parameter of it.
    var changedIn = -1
    /// The newest changes of what cannot be shown in between: texts, names, orders.
    var plainChanges: [PlainChange] = []

    init(view: ViewValue, slot: Slot, parent: NodeNumber?, depth: Int, environment: Environment, scope: ContentScope?) {
        self.view = view
        self.slot = slot
        self.parent = parent
        self.depth = depth
        self.environment = environment
        self.scope = scope
    }

    /// What a wrapped property reads is computed, for which a whole node is copied; these three are asked for at every
    /// step up and down the tree, where their boxes, which are stored, are asked instead.
    var transition: TransitionState? {
        _read { yield transitionBox.wrappedValue }
        _modify { yield &transitionBox.wrappedValue }
    }
    /// Set while the node is on its way out.
    var leaving: LeavingState? {
        _read { yield leavingBox.wrappedValue }
        _modify { yield &leavingBox.wrappedValue }
    }
    /// Set where the node presents another.
    var presentation: PresentationState? {
        _read { yield presentationBox.wrappedValue }
        _modify { yield &presentationBox.wrappedValue }
    }

    /// The attribute of a key.
    func attribute(_ key: AttributeKey) -> AttributeNumber? {
        for entry in attributes where entry.key == key { return entry.number }
        return nil
    }
}

/// What a node of a program's type keeps between updates.
struct ProgramState: Sendable {
    var composite: CompositeValue
    /// With its storage in place.
    var installed: any ProgramValue
    /// The value that the body last ran with, shown data set.
    var ran: (any ProgramValue)?
    var ranPhase: Double?
    /// A GeometryEffect's transform in its content's box: a, b, c, d, tx, ty.
    var transform: [Double]?
    var body = ViewValue.empty
    var bodyRuns = 0
}

/// Why and when a node came into an existing tree.
struct InsertionRecord: Sendable {
    var update: Int
    /// Whether another branch or identity left in its place (TREE-1).
    var replaced: Bool
    var trace: ShapedTransaction
    var transaction: Int
    /// An `.animation(_:value:)` inside, which cannot act (TRANS-2).
    var innerAnimation: NodeNumber?
}

/// What lifecycle modifiers keep.
struct LifecycleState: Sendable {
    /// The value that `onChange` compares, or the id of a task.
    var value: (any ProgramValue)?
    /// What the body of then gave `onChange` to call.
    var action: ProgramClosure?
    var hasAppeared = false
}
