import AnimationMath
import PagedStore
import ViewValues

/// The engine: a tree of nodes that is updated under transactions and sampled at frames.
///
/// A value: copying it is a snapshot of the whole presentation, which is how undo and seek work. It has no clock; every
/// method takes the time. It prints nothing; methods return events.
public struct RenderTree: Sendable {
    /// Makes an empty tree on a screen.
    public init(screen: ScreenValue = .phone, os: OSProfile) {
        self.screen = screen
        self.os = os
    }

    /// The screen; change it with `setScreen`.
    public internal(set) var screen: ScreenValue
    /// Which defaults hold.
    public var os: OSProfile

    var nodes = NodeStore()
    var attributes = AttributeStore()
    var rootNumber: NodeNumber?
    /// What the shown root inherits.
    var rootEnvironment = Environment.initial
    /// Attributes with an animator.
    var running = RunningSet()
    /// Attributes that controls move by themselves: no animations in flight (SHOW-6).
    var ownMotions = RunningSet()
    /// Attributes at rest whose animator still times interrupted changes (DONE-2).
    var timing = RunningSet()
    /// Who read what (LIFE-3).
    var dependents: [Dependency: Set<NodeNumber>] = [:]
    /// Nodes whose body or content must run again in this update.
    var dirty: Set<NodeNumber> = []
    var pass = Pass()
    /// Paths that were asked for since the tree last changed its shape.
    var paths = PathIndex()
    var transactionCount = 0
    var transactionLog = TransactionLog()
    var actions = ActionQueue()
    /// Writes of a third round, for the next frame (LIFE-2).
    var deferredGroups: [WriteGroup] = []
    var completions: [CompletionTracker] = []
    /// Steps of phase animators so far (PHASE-1).
    var phaseSteps = 0
    /// Phase animators by the number of their newest step.
    var phaseNodes: [Int: NodeNumber] = [:]
    /// Velocities that gestures left (TX-8).
    var velocities: [AttributeNumber: TrackedVelocity] = [:]
    /// Runs of body by type since the tree was shown.
    var bodyRunTotals: [String: Int] = [:]
    /// Nodes whose content follows the clock, by frame.
    var clocked: Set<NodeNumber> = []
    /// Running symbol effects and content transitions (SHOW).
    var shows: [NodeNumber] = []
    var touch: TouchState?
    /// Rows that a swipe has moved, and lists whose rows are being edited.
    var rowSwipes: [NodeNumber: RowSwipe] = [:]
    var editingLists: Set<NodeNumber> = []
    /// Scroll views that glide after a release (SHOW-4).
    var scrollMotions: [NodeNumber: ScrollMotion] = [:]
    /// Presentations and pushed pages, in the order of their showing (SHOW-6).
    var presented: [NodeNumber] = []
    /// Elements on their way out (TRANS-3).
    var leavingNodes: Set<NodeNumber> = []
    var matchedGroups: [MatchedKey: MatchedGroup] = [:]

    /// Nodes that listen to preferences, and whether any was written since they were asked.
    var preferenceReaders: Set<NodeNumber> = []
    var preferencesChanged = false
    /// Nodes whose content follows their place (SHOW-3).
    var placedReaders: Set<NodeNumber> = []
    /// Geometry effects whose value is new, until their transform is asked for.
    var geometryEffects: Set<NodeNumber> = []
    /// Nodes with `onGeometryChange`.
    var geometryReaders: Set<NodeNumber> = []

    /// Layouts of the program whose animatable data move, with the shown ones.
    var shownLayouts: [NodeNumber: any ProgramValue] = [:]
    /// What TabViews show.
    var tabViews: [NodeNumber: TabState] = [:]
    /// Nodes at which layout asked the program, by what it read.
    var layoutDependents: [Dependency: Set<NodeNumber>] = [:]
    /// Nodes that follow scroll views, and what moved each of these as they were last told.
    var scrollReaders: Set<NodeNumber> = []
    var scrollPhases: [NodeNumber: ScrollPhaseName] = [:]
    /// Nodes with anchors in preferences.
    var anchorWriters: Set<NodeNumber> = []

    var layoutAmbient = LayoutAmbient()
    var framesLaidOut = 0
    var invalidLayouts: [NodeNumber] = []
    var invalidLayoutSet: Set<NodeNumber> = []
    /// Kept by layout within a pass.
    var postponed: [NodeNumber] = []
    /// While frames are worked out that are only shown.
    var measuredInPassing: [NodeNumber]?
    /// Nodes that layout put somewhere, until their frames are taken in.
    var placed: [NodeNumber] = []
}

/// A screen with its safe area, in points.
public struct ScreenValue: Hashable, Sendable {
    /// The whole screen.
    public var size: Size
    /// What the status bar and the home indicator cover.
    public var safeArea: Insets
    /// Makes a screen.
    public init(size: Size, safeArea: Insets) {
        self.size = size
        self.safeArea = safeArea
    }
    /// 393 × 852 with 59 above and 34 below.
    public static let phone = ScreenValue(size: Size(393, 852), safeArea: Insets(top: 59, bottom: 34))
}
