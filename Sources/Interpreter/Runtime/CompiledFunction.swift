import SwiftSubset

/// Which kind of slot or code a type has.
enum SlotKind: Hashable, Sendable { case int, double, bool, value }

typealias IntCode = @Sendable (inout Machine, Frame) throws -> Int
typealias DoubleCode = @Sendable (inout Machine, Frame) throws -> Double
typealias BoolCode = @Sendable (inout Machine, Frame) throws -> Bool
typealias ValueCode = @Sendable (inout Machine, Frame) throws -> Value

/// Code of an expression, specialised by what it gives.
enum Code: Sendable {
    case int(IntCode)
    case double(DoubleCode)
    case bool(BoolCode)
    case value(ValueCode)

    var kind: SlotKind {
        switch self {
        case .int: .int
        case .double: .double
        case .bool: .bool
        case .value: .value
        }
    }
}

/// Where a parameter or variable is kept in a frame.
struct Slot: Hashable, Sendable {
    let kind: SlotKind
    let index: Int
}

/// A function's code with the size of its frame. Never changed once made.
final class CompiledFunction: Sendable {
    let name: String
    /// Slots of a frame, slot 0 (the result) included.
    let words: Int
    let values: Int
    /// Where arguments go: hidden type arguments, self, parameters.
    let parameters: ContiguousArray<Slot>
    /// How many of them are type arguments.
    let typeParameters: Int
    /// Which parameters are written back to the caller.
    let writesBack: ContiguousArray<Int>
    /// Where a closure's captures go.
    let captures: ContiguousArray<Slot>
    let hasCaptures: Bool
    let body: Code
    /// The body in each form, so that a call need not look which it has.
    let value: ValueCode, int: IntCode, double: DoubleCode, bool: BoolCode
    /// The first two parameters' slots, and how many there are.
    let first: Slot, second: Slot, parameterCount: Int
    /// The steps of an async function; nil for a synchronous one.
    let steps: AsyncSteps?
    let range: SourceRange?
    /// What a call costs, in the budget's steps.
    let work: Int

    init(
        name: String, words: Int, values: Int, parameters: ContiguousArray<Slot>,
        typeParameters: Int = 0, writesBack: ContiguousArray<Int> = [],
        captures: ContiguousArray<Slot> = [], body: Code, steps: AsyncSteps? = nil, range: SourceRange? = nil,
        work: Int = 1
    ) {
        self.name = name
        self.words = words
        self.values = values
        self.parameters = parameters
        self.typeParameters = typeParameters
        self.writesBack = writesBack
        self.captures = captures
        hasCaptures = !captures.isEmpty
        self.body = body
        (value, int, double, bool) = (body.asValue, body.asInt, body.asDouble, body.asBool)
        first = parameters.first ?? Slot(kind: .value, index: 0)
        second = parameters.dropFirst().first ?? first
        parameterCount = parameters.count
        self.steps = steps
        self.range = range
        self.work = work
    }
}

/// A function as a value: code and what it captured. Never changed once made.
public final class ClosureBox: Sendable {
    enum Kind: Sendable {
        /// A closure expression or local function.
        case compiled(CompiledFunction)
        /// A declared function, looked up when called; captures come before the arguments (a bound self).
        case function(FunctionID)
        /// A vocabulary entry or a host's function; captures come before the arguments.
        case native(NativeBody, typeArguments: [RuntimeType])
    }

    let kind: Kind
    /// The code of a closure expression that does not wait; `kind` keeps it alive.
    let lentFunction: Unmanaged<CompiledFunction>?
    let captures: ContiguousArray<Value>
    /// Where it stands in the source, if known.
    public let range: SourceRange?

    init(_ kind: Kind, captures: ContiguousArray<Value> = [], range: SourceRange? = nil) {
        self.kind = kind
        if case .compiled(let function) = kind, function.steps == nil {
            lentFunction = .passUnretained(function)
        } else {
            lentFunction = nil
        }
        self.captures = captures
        self.range = range
    }

    /// Puts what was captured into a frame.
    @inline(__always) func giveCaptures(to frame: Frame, of function: CompiledFunction) {
        for place in 0..<function.captures.count { frame.store(captures[place], in: function.captures[place]) }
    }

    /// A function of the host as a closure of the program.
    public convenience init(range: SourceRange? = nil, native body: @escaping NativeBody) {
        self.init(.native(body, typeArguments: []), range: range)
    }
}

extension Value {
    /// A function of the host as a value: its call's arguments are what the program passes.
    public static func function(range: SourceRange? = nil, _ body: @escaping NativeBody) -> Value {
        .closure(ClosureBox(range: range, native: body))
    }

    /// The function, not retained: for as long as the value stays where it is.
    @inline(__always) var lentClosure: Unmanaged<ClosureBox>? {
        if case .closure(let box) = self { Unmanaged.passUnretained(box) } else { nil }
    }

    /// The function, looking through existentials.
    public var asClosure: ClosureBox? {
        switch self {
        case .closure(let box): box
        case .any(let box): box.value.asClosure
        default: nil
        }
    }
}
