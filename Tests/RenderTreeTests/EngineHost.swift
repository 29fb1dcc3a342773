import AnimationMath
import ViewValues

@testable import RenderTree

/// Values of the little programs that the engine's tests run.
enum Val: ProgramValue, Equatable {
    case number(Double), flag(Bool), text(String)

    func isEqual(to other: any ProgramValue) -> Bool { other as? Val == self }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }
    var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .text(let text): text
        }
    }
    var double: Double { if case .number(let number) = self { number } else { 0 } }
    var bool: Bool { if case .flag(let flag) = self { flag } else { false } }
}

/// What reads state while a body runs.
struct Reader {
    fileprivate(set) var reads: Set<Dependency> = []
    fileprivate var cells: [Val]
    mutating func callAsFunction(_ cell: Int) -> Val {
        reads.insert(.cell(cell))
        return cells[cell]
    }
    mutating func number(_ cell: Int) -> Double { self(cell).double }
    mutating func flag(_ cell: Int) -> Bool { self(cell).bool }
}

/// A view, modifier or transition of a test's program.
struct Body: ProgramValue {
    var name: String
    var input: Val
    /// Given the input, the phase of a transition, and what reads state.
    var make: @Sendable (Val, Double, inout Reader) -> ViewValue

    func isEqual(to other: any ProgramValue) -> Bool {
        guard let other = other as? Body else { return false }
        return name == other.name && input == other.input
    }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { "\(name)(\(input))" }
}

/// A closure of a test's program.
struct Action: ProgramValue {
    var run: @Sendable (inout EngineHost) -> Void
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    var description: String { "{ }" }
}

/// A closure that makes content.
struct Maker: ProgramValue {
    var make: @Sendable (ContentArgument, inout Reader) -> ViewValue
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    var description: String { "{ }" }
}

/// A `.transaction` closure.
struct Shaper: ProgramValue {
    var shape: @Sendable (inout TransactionValue, inout EngineHost) -> Set<Dependency>
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    var description: String { "{ }" }
}

/// A program in closures: cells of state, queued writes, callbacks.
struct EngineHost: ProgramHost {
    var latest: [Val]
    var committed: [Val]
    var groups: [WriteGroup] = []
    var ambient = TransactionValue()
    var output: [String] = []
    var warnings: [EngineWarning] = []
    var blocks: [(due: Double, run: @Sendable (inout EngineHost) -> Void)] = []
    var nextID = 1
    /// Animatable data that the engine set, in order.
    var settings: [Double] = []

    init(_ cells: [Val]) {
        latest = cells
        committed = cells
    }

    mutating func write(_ cell: Int, _ value: Val) {
        guard latest[cell] != value else { return }
        let write = StateWrite(
            name: "cell\(cell)", old: latest[cell], new: value, dependency: .cell(cell), source: nil)
        latest[cell] = value
        if let last = groups.indices.last, groups[last].transaction.animation == ambient.animation {
            groups[last].writes.append(write)
        } else {
            nextID += 1
            groups.append(WriteGroup(id: nextID, transaction: ambient, writes: [write]))
        }
    }

    mutating func withAnimation(
        _ animation: Animation?, _ completion: (CompletionValue.Criteria, String)? = nil,
        _ body: (inout EngineHost) -> Void
    ) {
        let outside = ambient
        ambient.animation = animation
        if let (criteria, line) = completion {
            nextID += 1
            ambient.completions = [
                CompletionValue(
                    id: nextID, criteria: criteria,
                    action: ProgramClosure(Action { $0.output.append(line) }))
            ]
        }
        body(&self)
        ambient = outside
    }

    private func reader() -> Reader { Reader(cells: committed) }

    mutating func install(
        _ value: any ProgramValue, at node: NodeNumber, environment: EnvironmentSnapshot
    ) throws -> any ProgramValue { value }
    mutating func uninstall(_ node: NodeNumber) {}

    mutating func body(of view: any ProgramValue, at node: NodeNumber) throws -> BodyResult {
        try body(ofModifier: view, phase: nil, at: node)
    }
    mutating func body(
        ofModifier modifier: any ProgramValue, phase: Double?, at node: NodeNumber
    ) throws -> BodyResult {
        guard let body = modifier as? Body else { return BodyResult(view: .empty, reads: []) }
        var reader = reader()
        let view = body.make(body.input, phase ?? 0, &reader)
        return BodyResult(view: view, reads: reader.reads)
    }
    mutating func body(
        ofStyle style: any ProgramValue, kind: String, configuration: [String: any ProgramValue], isPressed: Bool,
        isOn: ProgramBinding?, at node: NodeNumber
    ) throws -> BodyResult {
        guard let body = style as? Body else { return BodyResult(view: .empty, reads: []) }
        var reader = reader()
        return BodyResult(view: body.make(.flag(isPressed), 0, &reader), reads: reader.reads)
    }
    mutating func content(
        of closure: ProgramClosure, _ argument: ContentArgument, at node: NodeNumber
    ) throws -> BodyResult {
        guard let maker = closure.value as? Maker else { return BodyResult(view: .empty, reads: []) }
        var reader = reader()
        let view = maker.make(argument, &reader)
        return BodyResult(view: view, reads: reader.reads)
    }
    var phaseAnimations: [String: Animation] = [:]
    mutating func animation(of closure: ProgramClosure, phase: any ProgramValue) throws -> Animation? {
        phaseAnimations[phase.description]
    }
    var plan: (@Sendable (Double) -> [KeyframeSegment])?
    mutating func keyframes(of closure: ProgramClosure, from value: any ProgramValue) throws -> KeyframePlan {
        let start = (value as? Val)?.double ?? 0
        let segments = plan?(start) ?? []
        let track = KeyframeTrackPlan(initialValue: AnimatableVector(start), segments: segments)
        return KeyframePlan(paths: [nil], tracks: [track], segments: [segments])
    }
    mutating func value(
        _ value: any ProgramValue, settingTracks values: [AnimatableVector], of plan: KeyframePlan
    ) throws -> any ProgramValue { Val.number(values[0][0]) }
    mutating func animatableData(of value: any ProgramValue) throws -> AnimatableVector? {
        (value as? Body).map { AnimatableVector($0.input.double) }
    }
    mutating func setting(
        _ data: AnimatableVector, on value: any ProgramValue, at node: NodeNumber
    ) throws -> any ProgramValue {
        guard var body = value as? Body else { return value }
        settings.append(data[0])
        body.input = .number(data[0])
        return body
    }
    mutating func property(_ path: [String], of value: any ProgramValue) throws -> any ProgramValue {
        (value as? Body)?.input ?? Val.number(0)
    }
    mutating func path(of shape: any ProgramValue, in rect: Rect) throws -> PathValue { PathValue() }
    mutating func transform(of effect: any ProgramValue, size: Size) throws -> [Double] { [1, 0, 0, 1, 0, 0] }
    mutating func sizeThatFits(
        layout: any ProgramValue, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> Size { .zero }
    mutating func place(
        layout: any ProgramValue, bounds: Rect, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> [(Point, UnitPointValue, Double?, Double?)] { [] }
    mutating func guide(_ closure: ProgramClosure, size: Size, defaults: [String: Double]) throws -> Double { 0 }
    mutating func transform(
        _ transaction: inout TransactionValue, by closure: ProgramClosure, at node: NodeNumber
    ) throws -> Set<Dependency> {
        (closure.value as? Shaper)?.shape(&transaction, &self) ?? []
    }
    mutating func reduce(preference key: any ProgramValue, values: [any ProgramValue]) throws -> any ProgramValue {
        Val.number(values.compactMap { ($0 as? Val)?.double }.reduce(0, +))
    }
    mutating func perform(
        _ action: ProgramClosure, _ argument: ActionArgument, transaction: TransactionValue
    ) throws {
        ambient = transaction
        if case .change(let old, let new) = argument { output.append("\(old) → \(new)") }
        if case .value(let value) = argument { (action.value as? Take)?.run(value, &self) }
        if case .gesture(let event) = argument { (action.value as? Follow)?.run(event, &self) }
        (action.value as? Action)?.run(&self)
        ambient = TransactionValue()
    }
    mutating func startTask(_ action: ProgramClosure, at node: NodeNumber) throws {
        (action.value as? Action)?.run(&self)
    }
    mutating func cancelTask(at node: NodeNumber) {}
    mutating func read(_ binding: ProgramBinding) throws -> any ProgramValue {
        latest[Int((binding.value as? Val)?.double ?? 0)]
    }
    mutating func reading(
        _ binding: ProgramBinding
    ) throws -> (value: any ProgramValue, reads: Set<Dependency>) {
        let cell = Int((binding.value as? Val)?.double ?? 0)
        return (committed[cell], [.cell(cell)])
    }
    mutating func write(
        _ value: any ProgramValue, to binding: ProgramBinding, transaction: TransactionValue
    ) throws {
        ambient = transaction
        write(Int((binding.value as? Val)?.double ?? 0), value as? Val ?? .number(0))
        ambient = TransactionValue()
    }
    func makeValue(_ number: Double) -> any ProgramValue { Val.number(number) }
    func makeValue(_ flag: Bool) -> any ProgramValue { Val.flag(flag) }
    func makeValue(_ text: String) -> any ProgramValue { Val.text(text) }
    mutating func takeWriteGroup() -> WriteGroup? { groups.isEmpty ? nil : groups.removeFirst() }
    mutating func commit(_ group: WriteGroup) {
        for write in group.writes {
            if case .cell(let cell) = write.dependency, let new = write.new as? Val { committed[cell] = new }
        }
    }
    mutating func runNextBlock(dueBy seconds: Double, immediate: Bool) throws -> Bool {
        guard !immediate, let index = blocks.firstIndex(where: { $0.due <= seconds + 5e-10 }) else { return false }
        blocks.remove(at: index).run(&self)
        return true
    }
    func nextDueTime() -> Double? { blocks.map(\.due).min() }
    mutating func warn(_ warning: EngineWarning) { warnings.append(warning) }

    mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? { nil }
    mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { nil }
    mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { false }
}
