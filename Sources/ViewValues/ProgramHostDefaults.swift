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

    /// A host without publishers never calls the action.
    public mutating func receive(
        _ publisher: any ProgramValue, _ action: ProgramClosure, at node: NodeNumber
    ) throws {}
}
