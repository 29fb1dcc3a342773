/// A value of the interpreted program that the engine carries along without looking inside it.
///
/// The interpreter's own value type conforms; the engine only compares, hashes and prints what it is handed.
public protocol ProgramValue: Sendable, CustomStringConvertible {
    /// Whether both hold the same value, as far as the program can tell; closures never do.
    func isEqual(to other: any ProgramValue) -> Bool

    /// Feeds what `isEqual` compares into a hasher, for identities.
    func hash(into hasher: inout Hasher)
}

/// A closure of the program, called back through `ProgramHost`.
public struct ProgramClosure: Sendable, CustomStringConvertible {
    /// The closure as the program holds it.
    public let value: any ProgramValue
    /// Where the closure stands in the source, for `:why` and warnings.
    public let source: SourcePlace?

    /// Wraps a closure value.
    public init(_ value: any ProgramValue, source: SourcePlace? = nil) {
        self.value = value
        self.source = source
    }

    /// The closure in a dump of the view tree.
    public var description: String { "{ … }" }
}

/// A place in the program's source: what explanations point at.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as shown, e.g. `Card.swift` or `entry 3`.
    public let file: String
    /// Line and column, both counted from 1.
    public let line: Int, column: Int

    /// Makes a place; line and column count from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line`.
    public var description: String { "\(file):\(line)" }
}

/// An explicit identity: the value of `.id(_:)`, of a ForEach element or of a tag (TREE-1).
public struct ExplicitID: Hashable, Sendable, CustomStringConvertible {
    /// The program's value; compared and hashed as the program does.
    public let value: any ProgramValue

    /// Wraps a program value as an identity.
    public init(_ value: any ProgramValue) { self.value = value }

    /// Equal where the program's `==` says so.
    public static func == (left: ExplicitID, right: ExplicitID) -> Bool { left.value.isEqual(to: right.value) }

    /// Hashes the wrapped value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    /// The value as the program prints it.
    public var description: String { value.description }
}

/// What a body read while it ran: a later change of it makes the body run again (LIFE-3).
public enum Dependency: Hashable, Sendable {
    /// A stored cell such as a `@State` property's.
    case cell(Int)
    /// A whole observable object (`ObservableObject`).
    case object(Int)
    /// One property of an `@Observable` object.
    case property(object: Int, name: String)
    /// An environment value, by its key's name.
    case environment(String)
    /// The clock: `Date.now` or a TimelineView's date.
    case clock
    /// What a `.transaction` closure read of the transaction: a property's or key's name (TX-5, TX-8).
    case transaction(String)
}
