/// Names a declared type (struct, class, enum, actor, protocol) in a program's tables.
public struct NominalID: Hashable, Sendable {
    /// The place in the table.
    public let index: Int
    /// Names a place.
    public init(_ index: Int) { self.index = index }
}

/// Names a declared function, initializer or accessor in a program's tables.
public struct FunctionID: Hashable, Sendable {
    /// The place in the table.
    public let index: Int
    /// Names a place.
    public init(_ index: Int) { self.index = index }
}
