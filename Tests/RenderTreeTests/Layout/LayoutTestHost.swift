import AnimationMath
import ViewValues

@testable import RenderTree

/// A value of no program.
struct LayoutTestValue: ProgramValue {
    var description: String
    func isEqual(to other: any ProgramValue) -> Bool { description == other.description }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

struct LayoutTestError: Error {}

/// A program of layouts and guides given as functions; it runs nothing else.
struct LayoutTestHost: ProgramHost {
    typealias Measure = (Int, Double?, Double?) -> Size
    var warnings: [EngineWarning] = []
    var guides: [String: (Size, [String: Double]) -> Double] = [:]
    var sizes: [String: ((Double?, Double?), Int, Measure) -> Size] = [:]
    var places: [String: (Rect, Int, Measure) -> [(Point, UnitPointValue, Double?, Double?)]] = [:]
    var isFailing = false
    /// What the last layout was told of its children.
    var seen: [LayoutSubviewValue] = []

    mutating func sizeThatFits(
        layout: any ProgramValue, proposal: (Double?, Double?), subviews: [LayoutSubviewValue], measure: Measure
    ) throws -> Size {
        seen = subviews
        guard let answer = sizes[layout.description], !isFailing else { throw LayoutTestError() }
        return answer(proposal, subviews.count, measure)
    }
    mutating func place(
        layout: any ProgramValue, bounds: Rect, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: Measure
    ) throws -> [(Point, UnitPointValue, Double?, Double?)] {
        guard let answer = places[layout.description] else { throw LayoutTestError() }
        return answer(bounds, subviews.count, measure)
    }
    mutating func guide(_ closure: ProgramClosure, size: Size, defaults: [String: Double]) throws -> Double {
        guard let answer = guides[closure.value.description] else { throw LayoutTestError() }
        return answer(size, defaults)
    }
    mutating func warn(_ warning: EngineWarning) { if !warnings.contains(warning) { warnings.append(warning) } }

    mutating func install(
        _ value: any ProgramValue, at node: NodeNumber, environment: EnvironmentSnapshot
    ) throws -> any ProgramValue { value }
    mutating func uninstall(_ node: NodeNumber) {}
    mutating func body(of view: any ProgramValue, at node: NodeNumber) throws -> BodyResult { throw LayoutTestError() }
    mutating func body(
        ofModifier modifier: any ProgramValue, phase: Double?, at node: NodeNumber
    ) throws -> BodyResult { throw LayoutTestError() }
    mutating func body(
        ofStyle style: any ProgramValue, kind: String, configuration: [String: any ProgramValue], isPressed: Bool,
        isOn: ProgramBinding?, at node: NodeNumber
    ) throws -> BodyResult { throw LayoutTestError() }
    mutating func content(
        of closure: ProgramClosure, _ argument: ContentArgument, at node: NodeNumber
    ) throws -> BodyResult { throw LayoutTestError() }
    mutating func animation(of closure: ProgramClosure, phase: any ProgramValue) throws -> Animation? { nil }
    mutating func keyframes(of closure: ProgramClosure, from value: any ProgramValue) throws -> KeyframePlan {
        throw LayoutTestError()
    }
    mutating func value(
        _ value: any ProgramValue, settingTracks values: [AnimatableVector], of plan: KeyframePlan
    ) throws -> any ProgramValue { value }
    mutating func animatableData(of value: any ProgramValue) throws -> AnimatableVector? { nil }
    mutating func setting(
        _ data: AnimatableVector, on value: any ProgramValue, at node: NodeNumber
    ) throws -> any ProgramValue { value }
    mutating func property(_ path: [String], of value: any ProgramValue) throws -> any ProgramValue { value }
    mutating func path(of shape: any ProgramValue, in rect: Rect) throws -> PathValue { PathValue() }
    mutating func transform(of effect: any ProgramValue, size: Size) throws -> [Double] { [1, 0, 0, 1, 0, 0] }
    mutating func transform(
        _ transaction: inout TransactionValue, by closure: ProgramClosure, at node: NodeNumber
    ) throws -> Set<Dependency> { [] }
    mutating func reduce(preference key: any ProgramValue, values: [any ProgramValue]) throws -> any ProgramValue {
        key
    }
    mutating func perform(
        _ action: ProgramClosure, _ argument: ActionArgument, transaction: TransactionValue
    ) throws {}
    mutating func startTask(_ action: ProgramClosure, at node: NodeNumber) throws {}
    mutating func cancelTask(at node: NodeNumber) {}
    mutating func read(_ binding: ProgramBinding) throws -> any ProgramValue { binding.value }
    mutating func write(
        _ value: any ProgramValue, to binding: ProgramBinding, transaction: TransactionValue
    ) throws {}
    func makeValue(_ number: Double) -> any ProgramValue { LayoutTestValue(description: "\(number)") }
    func makeValue(_ flag: Bool) -> any ProgramValue { LayoutTestValue(description: "\(flag)") }
    func makeValue(_ text: String) -> any ProgramValue { LayoutTestValue(description: text) }
    mutating func takeWriteGroup() -> WriteGroup? { nil }
    mutating func commit(_ group: WriteGroup) {}
    mutating func runNextBlock(dueBy seconds: Double, immediate: Bool) throws -> Bool { false }
    func nextDueTime() -> Double? { nil }
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
