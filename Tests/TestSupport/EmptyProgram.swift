import AnimationMath
import Playground
import RenderTree
import SwiftSubset
import ViewValues

/// A program without any Swift: for tests of what needs only a clock.
public struct EmptyProgram: EntryProgram {
    /// Nothing declared, nothing shown.
    public init() {}
    /// As the protocol asks, of a program without any code.
    public mutating func declare(_ files: [SourceFile]) throws -> [Declared] { [] }
    /// As the protocol asks, of a program without any code.
    public mutating func defaultRoot() throws -> RootView? { nil }
    /// As the protocol asks, of a program without any code.
    public mutating func root(_ expression: SourceFile) throws -> RootView { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func currentRoot(_ root: RootView) throws -> RootView? { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func run(_ entry: SourceFile, in scope: (any ProgramValue)?) throws -> EntryEffect {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func evaluate(
        _ expression: SourceFile, in scope: (any ProgramValue)?, like expected: (any ProgramValue)?
    )
        throws
        -> any ProgramValue
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public func stateNames(at node: NodeNumber?) -> [String] { [] }
    /// As the protocol asks, of a program without any code.
    public var declaredCount: Int { 0 }
    /// As the protocol asks, of a program without any code.
    public mutating func takeSteps() -> Int { 0 }
    /// As the protocol asks, of a program without any code.
    public mutating func takeOutput() -> [String] { [] }
    /// As the protocol asks, of a program without any code.
    public mutating func takeWarnings() -> [Problem] { [] }
    /// As the protocol asks, of a program without any code.
    public mutating func forgetWarnings() {}
    /// As the protocol asks, of a program without any code.
    public mutating func forgetSchedule() {}
    /// As the protocol asks, of a program without any code.
    public mutating func setClock(seconds: Double) {}
    /// As the protocol asks, of a program without any code.
    public var unfinishedOutput: String { "" }
    /// As the protocol asks, of a program without any code.
    public var hasScheduledWork: Bool { false }
    /// As the protocol asks, of a program without any code.
    public func raw(_ value: any ProgramValue) -> RawValue { .null }
    /// As the protocol asks, of a program without any code.
    public mutating func transactionValue(_ name: String, of transaction: TransactionValue) throws -> (
        any ProgramValue
    )? {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public func animation(in value: any ProgramValue) -> Animation? { nil }
    /// As the protocol asks, of a program without any code.
    public func knownNames(at place: NamePlace, in scope: (any ProgramValue)?) -> [KnownName] { [] }
    /// As the protocol asks, of a program without any code.
    public func problems(of error: any Error) -> [Problem] { [] }
    /// As the protocol asks, of a program without any code.
    public mutating func install(_ value: any ProgramValue, at node: NodeNumber, environment: EnvironmentSnapshot)
        throws
        -> any ProgramValue
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func uninstall(_ node: NodeNumber) {}
    /// As the protocol asks, of a program without any code.
    public mutating func body(of view: any ProgramValue, at node: NodeNumber) throws -> BodyResult {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func body(ofModifier modifier: any ProgramValue, phase: Double?, at node: NodeNumber) throws
        -> BodyResult
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func body(
        ofStyle style: any ProgramValue, kind: String, configuration: [String: any ProgramValue], isPressed: Bool,
        isOn: ProgramBinding?, at node: NodeNumber
    ) throws -> BodyResult { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func content(of closure: ProgramClosure, _ argument: ContentArgument, at node: NodeNumber) throws
        -> BodyResult
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func animation(of closure: ProgramClosure, phase: any ProgramValue) throws -> Animation? {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func keyframes(of closure: ProgramClosure, from value: any ProgramValue) throws -> KeyframePlan {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func value(
        _ value: any ProgramValue, settingTracks values: [AnimatableVector], of plan: KeyframePlan
    )
        throws -> any ProgramValue
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func animatableData(of value: any ProgramValue) throws -> AnimatableVector? {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func setting(_ data: AnimatableVector, on value: any ProgramValue, at node: NodeNumber) throws
        -> any ProgramValue
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func property(_ path: [String], of value: any ProgramValue) throws -> any ProgramValue {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func path(of shape: any ProgramValue, in rect: Rect) throws -> PathValue {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func transform(of effect: any ProgramValue, size: Size) throws -> [Double] {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func transform(
        _ transaction: inout TransactionValue, by closure: ProgramClosure, at node: NodeNumber
    )
        throws -> Set<Dependency>
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func reduce(preference key: any ProgramValue, values: [any ProgramValue]) throws -> any ProgramValue
    {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func perform(_ action: ProgramClosure, _ argument: ActionArgument, transaction: TransactionValue)
        throws
    {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func startTask(_ action: ProgramClosure, at node: NodeNumber) throws { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func cancelTask(at node: NodeNumber) {}
    /// As the protocol asks, of a program without any code.
    public mutating func read(_ binding: ProgramBinding) throws -> any ProgramValue { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func write(_ value: any ProgramValue, to binding: ProgramBinding, transaction: TransactionValue)
        throws
    {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public func makeValue(_ number: Double) -> any ProgramValue { NoValue() }
    /// As the protocol asks, of a program without any code.
    public func makeValue(_ flag: Bool) -> any ProgramValue { NoValue() }
    /// As the protocol asks, of a program without any code.
    public func makeValue(_ text: String) -> any ProgramValue { NoValue() }
    /// As the protocol asks, of a program without any code.
    public mutating func takeWriteGroup() -> WriteGroup? { nil }
    /// As the protocol asks, of a program without any code.
    public mutating func commit(_ group: WriteGroup) {}
    /// As the protocol asks, of a program without any code.
    public mutating func runNextBlock(dueBy seconds: Double, immediate: Bool) throws -> Bool { false }
    /// As the protocol asks, of a program without any code.
    public func nextDueTime() -> Double? { nil }
    /// As the protocol asks, of a program without any code.
    public mutating func sizeThatFits(
        layout: any ProgramValue, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> Size { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func place(
        layout: any ProgramValue, bounds: Rect, proposal: (Double?, Double?), subviews: [LayoutSubviewValue],
        measure: (Int, Double?, Double?) -> Size
    ) throws -> [(Point, UnitPointValue, Double?, Double?)] { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func guide(_ closure: ProgramClosure, size: Size, defaults: [String: Double]) throws -> Double {
        throw Problem("no program")
    }
    /// As the protocol asks, of a program without any code.
    public mutating func defaultGuide(_ name: String, axis: AxisValue, size: Size, defaults: [String: Double]) throws
        -> Double
    { throw Problem("no program") }
    /// As the protocol asks, of a program without any code.
    public mutating func warn(_ warning: EngineWarning) {}
    /// As the protocol asks, of a program without any code.
    public mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? { nil }
    /// As the protocol asks, of a program without any code.
    public mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? { nil }
    /// As the protocol asks, of a program without any code.
    public mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool { false }
}

private struct NoValue: ProgramValue {
    var description: String { "" }
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}
