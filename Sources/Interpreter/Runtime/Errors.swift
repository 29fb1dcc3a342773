import SwiftSubset

/// What stops a running program: where Swift would trap, and where a budget ends.
public struct Trap: Error, Equatable, Sendable {
    /// The kinds of traps.
    public enum Kind: Hashable, Sendable {
        case overflow, divisionByZero, indexOutOfRange, forceUnwrap, forcedCast, conversion, assertion, invalidRange
        case emptyCollection, duplicateKey, unowned, uncaughtError, fatalError, precondition
        /// A budget's end.
        case steps, recursion, memory, output
        /// The user's interruption.
        case interrupted
        /// The interpreter contradicts itself: a fault of its own, reported as such.
        case internalFailure
        /// A name that is known but not supported; the message names it.
        case unsupported
    }

    /// What happened.
    public let kind: Kind
    /// What happened, as a sentence without a full stop.
    public let message: String
    /// Where it happened, if known.
    public var range: SourceRange?
    /// The calls that led there, innermost first: the places of the calls, at most 32.
    public var calls: [SourceRange] = []

    /// A trap.
    public init(_ kind: Kind, _ message: String, at range: SourceRange? = nil) {
        self.kind = kind
        self.message = message
        self.range = range
    }

    /// The trap with a place, where it has none yet.
    public func located(at place: SourceRange?) -> Trap {
        guard range == nil else { return self }
        var copy = self
        copy.range = place
        return copy
    }
}

/// An error that the program threw itself.
public struct Thrown: Error, Sendable {
    /// The thrown value.
    public let value: Value
    /// Where `throw` stands, if known.
    public let range: SourceRange?
    /// An error of the program.
    public init(_ value: Value, at range: SourceRange? = nil) {
        self.value = value
        self.range = range
    }
}
