import AnimationMath

/// Names a node of the render tree for the host, which keeps state by it.
public typealias NodeNumber = Int

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
