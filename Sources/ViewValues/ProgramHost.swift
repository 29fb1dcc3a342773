import AnimationMath

/// Names a node of the render tree for the host, which keeps state by it.
public typealias NodeNumber = Int

/// What running view code gave: the view, and what was read on the way (LIFE-3).
public struct BodyResult: Sendable {
    /// The view that was made.
    public var view: ViewValue
    /// What was read on the way.
    public var reads: Set<Dependency>
    /// Makes a result.
    public init(view: ViewValue, reads: Set<Dependency>) {
        self.view = view
        self.reads = reads
    }
}

/// What a geometry closure gets: model sizes (GEO-2) and frames by coordinate space name.
public struct GeometryValue: Sendable {
    /// The size, points.
    public var size: Size
    /// Insets that the system keeps free, points.
    public var safeArea: Insets
    /// Model frame in `global`; further spaces by name.
    public var frames: [String: Rect]
    /// Before a space's name: the space's own bounds, seen from the view.
    public static let bounds = "bounds "
    /// The name under which the nearest scroll view's space is found.
    public static let scrollView = "scrollView "
    /// Makes a geometry.
    public init(size: Size, safeArea: Insets, frames: [String: Rect]) {
        self.size = size
        self.safeArea = safeArea
        self.frames = frames
    }
}

/// What an action closure is handed.
public enum ActionArgument: Sendable {
    case none
    case value(any ProgramValue)
    case change(old: any ProgramValue, new: any ProgramValue)
    case bool(Bool)
    case number(Double)
    case geometry(GeometryValue)
    case gesture(GestureEvent)
    case values([any ProgramValue])
    /// Places of rows, and where they go to: `onDelete`, `onMove`.
    case rows([Int], to: Int?)
}

/// A gesture's value at one event, in the view's space; seconds, points, points per second.
public struct GestureEvent: Sendable {
    /// Which kind it is.
    public var kind: String
    /// Seconds since the gesture began.
    public var time: Double
    public var location: Point, startLocation: Point, translation: Size
    public var predictedEndTranslation: Size, velocity: Size
    public var magnification: Double, degrees: Double
    /// How fast the magnification or the angle changes, a second.
    public var rate = 0.0
    /// How the elementary gesture stands in the composed one, innermost first.
    public var steps: [GestureStep] = []
    /// Makes an event; magnification 1 and no rotation unless set.
    public init(
        kind: String, time: Double, location: Point, startLocation: Point, translation: Size,
        predictedEndTranslation: Size, velocity: Size
    ) {
        self.kind = kind
        self.time = time
        self.location = location
        self.startLocation = startLocation
        self.translation = translation
        self.predictedEndTranslation = predictedEndTranslation
        self.velocity = velocity
        magnification = 1
        degrees = 0
    }
}

/// One step from an elementary gesture out to a composed one.
public enum GestureStep: Sendable {
    /// The first gesture of a sequence, while it goes on and once it has ended; the second.
    case sequenceFirst, sequenceFirstEnded, sequenceSecond
    case simultaneousFirst, simultaneousSecond, exclusiveFirst, exclusiveSecond
    /// `Gesture.map(_:)`.
    case mapped(ProgramClosure)

    /// Whether it is the first part of a sequence that still goes on.
    public var isSequenceFirst: Bool { if case .sequenceFirst = self { true } else { false } }
    /// Whether it is the first part of a sequence, which has ended.
    public var isSequenceFirstEnded: Bool { if case .sequenceFirstEnded = self { true } else { false } }
}

/// What a closure that makes content is handed.
public enum ContentArgument: Sendable {
    case none
    case geometry(GeometryValue)
    /// A phase of a phase animator, or a keyframe animator's value.
    case value(any ProgramValue)
    /// A TimelineView's context.
    case date(Double)
    /// A transition's phase, with the placeholder as content (TRANS-1): -1, 0, +1.
    case transitionPhase(Double)
    /// A scroll transition's phase value.
    case scrollPhase(Double)
    /// A ScrollViewReader's proxy.
    case scrollProxy
}

/// How the environment reaches the program: built-in values and the program's own, by key name.
public struct EnvironmentSnapshot: Sendable {
    /// Values by their key's name.
    public var keys: [String: any ProgramValue]
    /// Objects by their type's name.
    public var objects: [String: any ProgramValue]
    /// `light` or `dark`.
    public var colorScheme = "light"
    /// Whether controls answer.
    public var isEnabled = true
    /// Whether motion is to be reduced.
    public var reduceMotion = false
    /// `leftToRight` or `rightToLeft`.
    public var layoutDirection = "leftToRight"
    /// The size of text, by DynamicTypeSize's names.
    public var dynamicTypeSize = "large"
    /// `compact` or `regular`, along each axis.
    public var horizontalSizeClass = "compact", verticalSizeClass = "regular"
    /// The font, and the colour, that Text itself sets; nil: the environment's.
    public var font: FontValue?
    /// A transition's phase, -1…+1, inside its body.
    public var transitionPhase: Double?
    /// Whether a sheet, cover or pushed page is around.
    public var isPresented = false
    /// Makes an environment with defaults.
    public init(keys: [String: any ProgramValue] = [:], objects: [String: any ProgramValue] = [:]) {
        self.keys = keys
        self.objects = objects
    }
}

/// The one call that goes from the engine to the program (design: "One call goes the other way").
///
/// The engine is generic over it and hands it over as a separate `inout` value, so tree and program never overlap. Every
/// method that runs program code may throw a trap; the entry then fails and the world stays as it was. What the code
/// writes is queued by the host, never applied during the call (LIFE-4).
public protocol ProgramHost: ExternalAnimations, LayoutCalls, ScrollingProgram, EditingProgram {
    /// Gives a view, modifier, shape or style value its storage at a node: first time (`previous` nil) dynamic
    /// properties get their cells, later the new inputs are joined with the node's kept state (TREE-2).
    mutating func install(
        _ value: any ProgramValue, at node: NodeNumber, environment: EnvironmentSnapshot
    ) throws -> any ProgramValue

    /// Hands a publisher's values to an action until the node is uninstalled (`onReceive`); called again with every
    /// update of the modifier, so that the action sees the view's present inputs.
    mutating func receive(_ publisher: any ProgramValue, _ action: ProgramClosure, at node: NodeNumber) throws

    /// Frees what `install` keeps for a node that was erased.
    mutating func uninstall(_ node: NodeNumber)

    /// A body is about to run; what changed for it, in the names of `Self._printChanges()`: `@self`, `@identity`, `_on`.
    mutating func bodyWillRun(of typeName: String, changed names: [String], at node: NodeNumber)

    /// The body of an installed view.
    mutating func body(of view: any ProgramValue, at node: NodeNumber) throws -> BodyResult

    /// The body of an installed modifier or Transition around a content placeholder; phase only for a Transition.
    mutating func body(
        ofModifier modifier: any ProgramValue, phase: Double?, at node: NodeNumber
    ) throws -> BodyResult

    /// The body of a style of the program (`kind`: button, toggle, …), with configuration placeholders.
    mutating func body(
        ofStyle style: any ProgramValue, kind: String, configuration: [String: any ProgramValue], isPressed: Bool,
        isOn: ProgramBinding?, at node: NodeNumber
    ) throws -> BodyResult

    /// Runs a closure that makes content.
    mutating func content(
        of closure: ProgramClosure, _ argument: ContentArgument, at node: NodeNumber
    ) throws -> BodyResult

    /// A phase's animation, asked of a PhaseAnimator's closure.
    mutating func animation(of closure: ProgramClosure, phase: any ProgramValue) throws -> Animation?

    /// The tracks that a keyframes closure makes from a value.
    mutating func keyframes(of closure: ProgramClosure, from value: any ProgramValue) throws -> KeyframePlan

    /// The value of a keyframe animator with its tracks' values set, in the plan's order.
    mutating func value(
        _ value: any ProgramValue, settingTracks values: [AnimatableVector], of plan: KeyframePlan
    ) throws -> any ProgramValue

    /// Whether a Transition of the program moves anything: its `properties.hasMotion` (TRANS-9).
    mutating func hasMotion(transition: any ProgramValue) throws -> Bool

    /// The animatable data of a value of the program as numbers; nil without (LIFE-3).
    mutating func animatableData(of value: any ProgramValue) throws -> AnimatableVector?

    /// The same value with its animatable data set; runs the program's setter (and its observers, DONE-5).
    mutating func setting(
        _ data: AnimatableVector, on value: any ProgramValue, at node: NodeNumber
    ) throws -> any ProgramValue

    /// A stored or computed property by a dotted path, as a number, for selectors (`Shake.animatableData`).
    mutating func property(_ path: [String], of value: any ProgramValue) throws -> any ProgramValue

    /// The path of a shape of the program in a rectangle.
    mutating func path(of shape: any ProgramValue, in rect: Rect) throws -> PathValue

    /// The transform of a GeometryEffect at a size: a, b, c, d, tx, ty.
    mutating func transform(of effect: any ProgramValue, size: Size) throws -> [Double]

    /// Runs a `.transaction` closure; returns what it read (TX-5).
    mutating func transform(
        _ transaction: inout TransactionValue, by closure: ProgramClosure, at node: NodeNumber
    ) throws -> Set<Dependency>

    /// Reduces a preference's values in tree order (PreferenceKey.reduce); empty: the default value.
    mutating func reduce(preference key: any ProgramValue, values: [any ProgramValue]) throws -> any ProgramValue

    /// Runs an action of its own event; what it writes is queued under `origin`'s transaction (LIFE-1).
    mutating func perform(
        _ action: ProgramClosure, _ argument: ActionArgument, transaction: TransactionValue
    ) throws

    /// What the transform of `onGeometryChange(for:of:)` makes of a geometry; nil where the host does not run it.
    mutating func value(of closure: ProgramClosure, geometry: GeometryValue) throws -> (any ProgramValue)?

    /// Runs an `.updating` closure with a gesture's value and the GestureState's storage; without closure and event the
    /// state falls back to its initial value (LIFE-7). The write is queued under the transaction.
    mutating func updateGestureState(
        _ state: any ProgramValue, by closure: ProgramClosure?, _ event: GestureEvent?, transaction: TransactionValue
    ) throws

    /// Starts `.task`; cancelled by `cancelTask`.
    mutating func startTask(_ action: ProgramClosure, at node: NodeNumber) throws

    /// Cancels a node's task.
    mutating func cancelTask(at node: NodeNumber)

    /// Reads a binding.
    mutating func read(_ binding: ProgramBinding) throws -> any ProgramValue

    /// Reads a binding and tells what the value depends on, so that a control follows it (LIFE-3).
    mutating func reading(_ binding: ProgramBinding) throws -> (value: any ProgramValue, reads: Set<Dependency>)

    /// Writes a binding as an action of its own under the transaction.
    mutating func write(
        _ value: any ProgramValue, to binding: ProgramBinding, transaction: TransactionValue
    ) throws

    /// Writes nil to a binding of an optional, as an action of its own under the transaction.
    mutating func clear(_ binding: ProgramBinding, transaction: TransactionValue) throws

    /// The nodes of the views whose `dismiss` action (`@Environment(\.dismiss)`) was called since the last time (SHOW-6).
    mutating func takeDismissals() -> [NodeNumber]

    /// The values in a navigation path: an array's or a NavigationPath's elements.
    func pathElements(of path: any ProgramValue) -> [any ProgramValue]

    /// Writes a navigation path of the same kind with other elements, as an action of its own under the transaction.
    mutating func writePath(
        _ elements: [any ProgramValue], to binding: ProgramBinding, transaction: TransactionValue
    ) throws

    /// The name of a value's type, as `navigationDestination(for:)` declares it.
    func typeName(of value: any ProgramValue) -> String

    /// Tells of another screen, for what the program asks of it outside the environment.
    mutating func screenChanged(to size: Size, safeArea: Insets)

    /// What a `.transformEnvironment` closure writes into an environment.
    mutating func writes(
        of closure: ProgramClosure, in environment: EnvironmentSnapshot
    ) throws -> [EnvironmentWrite]

    /// What the program's `scrollTo` calls asked for since the last time.
    mutating func takeScrollRequests() -> [ScrollRequest]

    /// Numbers and flags as values of the program, for bindings of controls.
    func makeValue(_ number: Double) -> any ProgramValue
    /// A Bool of the program.
    func makeValue(_ flag: Bool) -> any ProgramValue
    /// A String of the program.
    func makeValue(_ text: String) -> any ProgramValue

    /// Takes the next queued group of writes, if any (TX-6).
    mutating func takeWriteGroup() -> WriteGroup?

    /// Makes a group's writes visible to bodies: called as the group's update begins.
    mutating func commit(_ group: WriteGroup)

    /// Blocks whose time has come (LIFE-6, step 1) or that were queued with main.async (step 4): runs one, in order of
    /// due time and age; false when none is due.
    mutating func runNextBlock(dueBy seconds: Double, immediate: Bool) throws -> Bool

    /// When the earliest scheduled block is due, in seconds.
    func nextDueTime() -> Double?
}

/// A call of `ScrollViewProxy.scrollTo(_:anchor:)`.
public struct ScrollRequest: Sendable {
    /// The reader's node, below which the view is looked for.
    public var reader: NodeNumber
    /// The view's id.
    public var id: ExplicitID
    /// Where it comes to stand; nil: no further than is needed to see it.
    public var anchor: UnitPointValue?
    /// The context of the call.
    public var transaction: TransactionValue
    /// Makes a request.
    public init(reader: NodeNumber, id: ExplicitID, anchor: UnitPointValue?, transaction: TransactionValue) {
        self.reader = reader
        self.id = id
        self.anchor = anchor
        self.transaction = transaction
    }
}

/// The tracks of a keyframe animator with the program's key paths beside them.
public struct KeyframePlan: Sendable {
    /// Key path values of the program; nil: the track drives the whole value.
    public var paths: [(any ProgramValue)?]
    /// The tracks, beside their paths.
    public var tracks: [KeyframeTrackPlan]
    /// The keyframes of each track, from which a run in mid-flight is built anew with its velocity (KEY-4).
    public var segments: [[KeyframeSegment]]
    /// Makes a plan.
    public init(
        paths: [(any ProgramValue)?], tracks: [KeyframeTrackPlan], segments: [[KeyframeSegment]] = []
    ) {
        self.paths = paths
        self.tracks = tracks
        self.segments = segments
    }
}

/// Warnings that the engine gives, with the rule that asks for them.
public struct EngineWarning: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// One sentence.
    public var message: String
    /// Where it stands in the source.
    public var source: SourcePlace?
    /// Makes a warning.
    public init(rule: String, message: String, source: SourcePlace?) {
        self.rule = rule
        self.message = message
        self.source = source
    }
}

extension ProgramHost {
    /// Nothing, for hosts whose program does not ask.
    public mutating func bodyWillRun(of typeName: String, changed names: [String], at node: NodeNumber) {}

    /// Runs none.
    public mutating func value(
        of closure: ProgramClosure, geometry: GeometryValue
    ) throws -> (any ProgramValue)? { nil }

    /// As a Transition's properties are unless it says otherwise.
    public mutating func hasMotion(transition: any ProgramValue) throws -> Bool { true }

    /// Writes nothing.
    public mutating func clear(_ binding: ProgramBinding, transaction: TransactionValue) throws {}

    /// None.
    public mutating func takeDismissals() -> [NodeNumber] { [] }

    /// No elements.
    public func pathElements(of path: any ProgramValue) -> [any ProgramValue] { [] }

    /// Writes nothing.
    public mutating func writePath(
        _ elements: [any ProgramValue], to binding: ProgramBinding, transaction: TransactionValue
    ) throws {}

    /// No name: every destination fits.
    public func typeName(of value: any ProgramValue) -> String { "" }

    /// Nothing to tell.
    public mutating func screenChanged(to size: Size, safeArea: Insets) {}

    /// None.
    public mutating func writes(
        of closure: ProgramClosure, in environment: EnvironmentSnapshot
    ) throws -> [EnvironmentWrite] { [] }

    /// None.
    public mutating func takeScrollRequests() -> [ScrollRequest] { [] }

    /// No gesture states.
    public mutating func updateGestureState(
        _ state: any ProgramValue, by closure: ProgramClosure?, _ event: GestureEvent?, transaction: TransactionValue
    ) throws {}

    /// Reads without telling dependencies: the control then follows its parent's body alone.
    public mutating func reading(
        _ binding: ProgramBinding
    ) throws -> (value: any ProgramValue, reads: Set<Dependency>) { (try read(binding), []) }
}

extension ProgramHost {
    /// A host without publishers never calls the action.
    public mutating func receive(
        _ publisher: any ProgramValue, _ action: ProgramClosure, at node: NodeNumber
    ) throws {}
}
