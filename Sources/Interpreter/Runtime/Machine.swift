import PagedStore
import SwiftSubset

/// The running program's state, and everything that a vocabulary entry may ask of it.
///
/// It is a value: copying it before an entry and putting the copy back undoes the entry, suspended tasks included. It
/// is always passed `inout`. Copies share nothing that changes.
public struct Machine: Sendable {
    /// What is known of types at run time.
    public internal(set) var types = TypeTable()
    /// The compiled functions.
    var functions = PagedStore<CompiledFunction?>()
    /// The program's variables outside of functions, `static` ones included.
    var globals = PagedStore<GlobalSlot>()
    /// Class instances and captured variables.
    public internal(set) var heap = Heap()
    /// Observable storage.
    public internal(set) var cells = CellStore()
    /// What is scheduled on the virtual clock.
    public internal(set) var schedule = Schedule()
    /// The program's tasks.
    public internal(set) var tasks = TaskStore()
    /// What was printed and warned of.
    public internal(set) var output = Output()
    /// The vocabulary's own state, by a key of its choice: what no cell or heap object can hold.
    public var extras: [String: any NativeValue] = [:]
    /// Why the running body runs, as `Self._printChanges()` prints it; nil outside of bodies.
    public var bodyChanges: BodyChanges?
    /// The virtual clock in nanoseconds. Set by whoever moves the clock; read by `Date.now` and the like.
    public var now = 0
    /// The present transaction, opaque to the interpreter: what writes are grouped by.
    public var ambient: Value?
    /// The state of the random numbers; the same seed gives the same numbers.
    public var random = RandomState(seed: 0)
    /// How much an entry may use.
    public var budgets = Budgets()
    /// Raised to end the running entry.
    public var interruption = Interruption()

    /// Steps counted before the budgets were filled up last, since somebody asked for them.
    var stepsBefore = 0
    var stepsLeft = 0
    var slicesLeft = 0
    var elementsLeft = 0
    var depth = 0
    /// Values that are being described, one inside the other.
    var describing = 0
    /// The task that is running; nil in synchronous code.
    public internal(set) var currentTask: TaskID?
    /// The vocabulary that the program is written with.
    public let vocabulary: VocabularyTable
    /// Scratch space for calls; none between entries.
    var scratch = Scratch.none

    /// An empty machine for programs of a vocabulary.
    public init(vocabulary: VocabularyTable = VocabularyTable([])) {
        self.vocabulary = vocabulary
        refillBudgets()
        stepsBefore = 0
    }
}

/// Deterministic random numbers (SplitMix64).
public struct RandomState: RandomNumberGenerator, Sendable {
    private var state: UInt64
    /// Starts at a seed.
    public init(seed: UInt64) { state = seed }
    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
