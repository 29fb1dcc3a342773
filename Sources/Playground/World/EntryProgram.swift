import AnimationMath
import SwiftSubset
import ViewValues

/// What the playground asks of the interpreted program, beyond what the engine asks of it.
///
/// It is a value: a copy before an entry is the program as it was. Methods that run or check program code throw what
/// stopped it; `problem(of:)` turns that into words.
public protocol EntryProgram: ProgramHost, Sendable {
    /// Declares files as one program. Nothing of them is kept where one does not check.
    mutating func declare(_ files: [SourceFile]) throws -> [Declared]

    /// Hands over the files that the program may read, by name.
    mutating func setResources(_ files: [String: [UInt8]])

    /// The root view of the declared files in the contract's order; nil where none can be made.
    mutating func defaultRoot() throws -> RootView?

    /// The view that an expression makes, as a root (`:show`).
    mutating func root(_ expression: SourceFile) throws -> RootView

    /// The shown root once more, after types were declared anew; nil where it no longer exists.
    mutating func currentRoot(_ root: RootView) throws -> RootView?

    /// Runs one entry as if it stood inside an installed view; what it writes is queued.
    mutating func run(_ entry: SourceFile, in scope: (any ProgramValue)?) throws -> EntryEffect

    /// Evaluates an expression inside an installed view; `expected` gives the type that implicit members belong to.
    mutating func evaluate(
        _ expression: SourceFile, in scope: (any ProgramValue)?, like expected: (any ProgramValue)?
    ) throws -> any ProgramValue

    /// The names of the stored state of a view, in declared order; of the session's own for nil.
    func stateNames(at node: NodeNumber?) -> [String]

    /// Takes what was printed since the last call, line by line.
    mutating func takeOutput() -> [String]

    /// How many functions, variables and types are declared, about.
    var declaredCount: Int { get }

    /// Takes the count of the steps that the program ran since the last call.
    mutating func takeSteps() -> Int

    /// The start of a line that no terminator has ended yet.
    var unfinishedOutput: String { get }

    /// Takes the warnings since the last call; each comes once per place until `forgetWarnings`.
    mutating func takeWarnings() -> [Problem]

    /// Lets every warning come again, as at a `:mark`.
    mutating func forgetWarnings()

    /// Drops what waits for the clock, as the clock starts anew.
    mutating func forgetSchedule()

    /// Sets the virtual clock.
    mutating func setClock(seconds: Double)

    /// The clock's next stop beyond frames: whether blocks, timers or sleeping tasks wait.
    var hasScheduledWork: Bool { get }

    /// A value in parts that can be compared with a tolerance.
    func raw(_ value: any ProgramValue) -> RawValue

    /// A property of a transaction as a value: its own keys' defaults included; nil where there is none of the name.
    mutating func transactionValue(_ name: String, of transaction: TransactionValue) throws -> (any ProgramValue)?

    /// The animation that a value of the program is; nil for other values.
    func animation(in value: any ProgramValue) -> Animation?

    /// The names that may stand at a place of an entry, sorted; `scope` is the view whose scope the prompt is in.
    func knownNames(at place: NamePlace, in scope: (any ProgramValue)?) -> [KnownName]

    /// What an error says and where; empty for errors that are not the program's.
    func problems(of error: any Error) -> [Problem]
}

/// Something that an entry or a file declared.
public struct Declared: Hashable, Sendable {
    /// Its name, and what it is: `struct`, `func`, `let`, …
    public var name: String, what: String

    /// Makes a pair.
    public init(name: String, what: String) {
        self.name = name
        self.what = what
    }
}

/// A root view with how it was written.
public struct RootView: Sendable {
    /// What is shown.
    public var view: ViewValue
    /// What is shown, as source: `ContentView()`.
    public var name: String
    /// The expression that makes it; nil for the root that the files choose.
    public var expression: String?
    /// Whether it is the program's App, around the root view itself.
    public var isApp = false

    /// Makes a root.
    public init(view: ViewValue, name: String, expression: String? = nil) {
        self.view = view
        self.name = name
        self.expression = expression
    }
}

/// What running an entry gave, besides what it wrote.
public struct EntryEffect: Sendable {
    /// What it declared, in order.
    public var declared: [Declared] = []
    /// An expression's value as it prints in a debugger, with its type; nil for statements and `()`.
    public var value: (text: String, type: String)?
    /// Whether a declared type is one that the shown tree may use.
    public var changesTypes = false

    /// Nothing happened.
    public init() {}
}

extension EntryProgram {
    /// Nothing, for programs that read no files.
    public mutating func setResources(_ files: [String: [UInt8]]) {}
}
