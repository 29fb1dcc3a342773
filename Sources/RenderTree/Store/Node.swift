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
    var parent: NodeNumber?
    var isAlive = true
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
    var programBox = Boxed<ProgramState>()
    var transactionBox = Boxed<TransactionState>()
    var transitionBox = Boxed<TransitionState>()
    var leavingBox = Boxed<LeavingState>()
    var lifecycleBox = Boxed<LifecycleState>()
    var deferredBox = Boxed<DeferredState>()
    var controlBox = Boxed<ControlState>()
    var showBox = Boxed<ShowState>()
    var presentationBox = Boxed<PresentationState>()
    var navigationBox = Boxed<NavigationState>()
    var insertionBox = Boxed<InsertionRecord>()
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

    /// The attribute of a key.
    func attribute(_ key: AttributeKey) -> AttributeNumber? {
        for entry in attributes where entry.key == key { return entry.number }
        return nil
    }
}

/// What stands in a node's boxes. Where only is asked whether there is anything, the box is asked: a value that is read
/// through an accessor may be copied whole.
extension Node {
    /// Of a view, modifier or transition of the program.
    var program: ProgramState? {
        _read { yield programBox.value }
        _modify { yield &programBox.value }
    }
    /// Of a modifier that changes transactions.
    var transaction: TransactionState? {
        _read { yield transactionBox.value }
        _modify { yield &transactionBox.value }
    }
    /// Of a node that drives transitions.
    var transition: TransitionState? {
        _read { yield transitionBox.value }
        _modify { yield &transitionBox.value }
    }
    /// Set while the node is on its way out.
    var leaving: LeavingState? {
        _read { yield leavingBox.value }
        _modify { yield &leavingBox.value }
    }
    /// What lifecycle modifiers keep.
    var lifecycle: LifecycleState? {
        _read { yield lifecycleBox.value }
        _modify { yield &lifecycleBox.value }
    }
    /// Of content that is made while laying out or animating.
    var deferred: DeferredState? {
        _read { yield deferredBox.value }
        _modify { yield &deferredBox.value }
    }
    /// Of a control.
    var control: ControlState? {
        _read { yield controlBox.value }
        _modify { yield &controlBox.value }
    }
    /// Of symbol effects and what else is only shown.
    var show: ShowState? {
        _read { yield showBox.value }
        _modify { yield &showBox.value }
    }
    /// Set where the node is presented by another.
    var presentation: PresentationState? {
        _read { yield presentationBox.value }
        _modify { yield &presentationBox.value }
    }
    /// Of a navigation stack.
    var navigation: NavigationState? {
        _read { yield navigationBox.value }
        _modify { yield &navigationBox.value }
    }
    /// The update in which the node was inserted under an existing parent, for explanations.
    var insertion: InsertionRecord? {
        _read { yield insertionBox.value }
        _modify { yield &insertionBox.value }
    }
}

/// What an update compares a node with: what came down to it before. The node itself would be a copy of forty parts.
struct FormerNode {
    var view: ViewValue
    var environment: Environment
    var innerEnvironment: Environment?
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

    /// Takes a newer value with its storage in place.
    mutating func renew(_ composite: CompositeValue, _ installed: any ProgramValue) {
        self.composite = composite
        self.installed = installed
    }

    /// Keeps what a run of the body gave.
    mutating func keep(_ view: ViewValue, of value: any ProgramValue, at phase: Double?) {
        body = view
        ran = value
        ranPhase = phase
        bodyRuns += 1
    }
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
