import SwiftSubset
import Synchronization

/// How much an entry may use. What goes beyond ends it with a `Trap`.
public struct Budgets: Sendable {
    /// Parts of the program that run: expressions and statements, calls of the vocabulary several times, elements made.
    /// Counted, not timed, so that a session ends the same way everywhere; it is about a second's work.
    public var steps = 50_000_000
    /// Nested calls.
    public var depth = 12_000
    /// Elements of one array, characters of one string: one that doubles itself then stays below 500 MB.
    public var elements = 10_000_000
    /// Elements made during one entry, or in one action of a frame: should all be kept, they take less than 500 MB.
    /// A character of a string counts as a sixteenth of one, a key of a dictionary or a set as four.
    public var totalElements = 12_000_000
    /// Bytes of output.
    public var outputBytes = 4_000_000
    /// Usual budgets.
    public init() {}
}

/// A flag that another thread or a signal handler raises to end the running entry.
public final class Interruption: Sendable {
    private let flag = Atomic<Bool>(false)
    /// A lowered flag.
    public init() {}
    /// Asks the running program to end.
    public func raise() { flag.store(true, ordering: .relaxed) }
    /// Lowers the flag, before the next entry.
    public func lower() { flag.store(false, ordering: .relaxed) }
    /// Whether it is raised.
    public var isRaised: Bool { flag.load(ordering: .relaxed) }
}

extension Machine {
    /// Steps between two looks at the interruption flag.
    static var stepSlice: Int { 4096 }

    /// Counts a loop's round or a call by the work in it. Throws when the budget ends or the user interrupts.
    /// `range` is the place that a trap then names.
    @inline(__always) mutating func step(_ work: Int, at range: SourceRange? = nil) throws {
        stepsLeft &-= work
        if stepsLeft < 0 { try nextSlice(at: range) }
    }

    /// Counts work that a vocabulary entry is about to do on its own: elements that it looks at, times what each costs.
    public mutating func spend(_ work: Int) throws { try step(work) }

    /// What a call through the common form costs beside the function's own work.
    static var commonCallWork: Int { 24 }
    /// What a field of a new class instance costs.
    static var fieldWork: Int { 4 }
    /// What a new key of a dictionary or an element of a set costs, and for how many elements of an array it stands.
    static var keyWork: Int { 12 }
    static var keySize: Int { 4 }

    @inline(never) mutating func nextSlice(at range: SourceRange?) throws {
        slicesLeft -= 1 - stepsLeft / Self.stepSlice
        if interruption.isRaised { throw Trap(.interrupted, "interrupted") }
        if slicesLeft < 0 {
            throw Trap(.steps, "this ran for \(budgets.steps) steps without an end, and was stopped", at: range)
        }
        stepsLeft = Self.stepSlice
    }

    /// Fills the budgets up again, at the start of an entry, an action or a frame.
    public mutating func refillBudgets() {
        stepsBefore &+= stepsSinceRefill
        stepsLeft = Self.stepSlice
        slicesLeft = budgets.steps / Self.stepSlice
        elementsLeft = budgets.totalElements
        depth = 0
    }

    private var stepsSinceRefill: Int {
        (budgets.steps / Self.stepSlice - slicesLeft) &* Self.stepSlice &+ (Self.stepSlice - stepsLeft)
    }

    /// Takes the count of steps since the last call, over all frames and actions in between.
    public mutating func takeSteps() -> Int {
        refillBudgets()
        defer { stepsBefore = 0 }
        return stepsBefore
    }

    /// Asks for room for a collection of `count` elements of which `added` are new.
    /// Every entry that makes something of a size that the program chooses calls it before it does.
    public mutating func reserve(_ count: Int, adding added: Int, at range: SourceRange? = nil) throws {
        stepsLeft &-= max(added, 0)
        elementsLeft &-= max(added, 0)
        guard count > budgets.elements || elementsLeft < 0 else { return }
        throw outOfMemory(count, "elements", at: range)
    }

    /// Asks for room for a string of `count` bytes of which `added` are new, as `reserve` does for elements.
    public mutating func reserveText(_ count: Int, adding added: Int, at range: SourceRange? = nil) throws {
        stepsLeft &-= max(added, 0)
        elementsLeft &-= max(added, 0) >> 4
        guard count > budgets.elements || elementsLeft < 0 else { return }
        throw outOfMemory(count, "characters", at: range)
    }

    /// Asks for room for one more key of a table with `count` keys then.
    mutating func reserveKey(_ count: Int) throws {
        stepsLeft &-= Self.keyWork
        elementsLeft &-= Self.keySize
        guard count > budgets.elements || elementsLeft < 0 else { return }
        throw outOfMemory(count, "elements", at: nil)
    }

    private func outOfMemory(_ count: Int, _ what: String, at range: SourceRange?) -> Trap {
        let message =
            count > budgets.elements
            ? "out of memory: this needs room for \(count) \(what), more than the \(budgets.elements) of one value"
            : "out of memory: more than \(budgets.totalElements) elements were made, \(count) of them here"
        return Trap(.memory, message, at: range)
    }
}
