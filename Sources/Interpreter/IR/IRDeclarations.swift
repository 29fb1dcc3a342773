import SwiftSubset

/// A checked function for the compiler.
final class IRFunction: @unchecked Sendable {
    let id: FunctionID
    let name: String
    /// `self` first for members; then the parameters in order.
    let parameters: [Variable]
    /// Which parameters are written back: `inout`, a mutating `self`.
    let inouts: Set<Int>
    /// The generic parameters whose run-time types are passed before everything else: the type's, then its own.
    let genericParameters: [GenericParameterID]
    let result: SwiftType
    let body: IRBody
    let isAsync: Bool
    let range: SourceRange?
    /// An initialiser's own self: declared in the body's frame and returned at its end.
    let initializes: Variable?
    /// Whether an initialiser may give nil: `return nil` is a return of a null constant.
    let isFailable: Bool
    /// What a function of the program may do; nil for what the checker made.
    let declared: IREffects?

    init(
        id: FunctionID, name: String, parameters: [Variable], inouts: Set<Int>,
        genericParameters: [GenericParameterID], result: SwiftType, body: IRBody, isAsync: Bool, range: SourceRange?,
        initializes: Variable? = nil, isFailable: Bool = false, declared: IREffects? = nil
    ) {
        self.declared = declared
        self.id = id
        self.name = name
        self.parameters = parameters
        self.inouts = inouts
        self.genericParameters = genericParameters
        self.result = result
        self.body = body
        self.isAsync = isAsync
        self.range = range
        self.initializes = initializes
        self.isFailable = isFailable
    }
}

/// A global or static variable with its initial value, computed at the first use.
struct IRGlobal {
    var variable: Variable
    var value: IRExpr?
    /// A session's own `let` and `var` are set when their entry runs, not lazily.
    var isLazy: Bool
}

/// A type for the run time's table.
struct IRNominal {
    var id: NominalID
    var info: NominalInfo
    /// Vocabulary entries that serve protocol members, by key as in `NominalInfo.members`.
    var natives: [String: Int] = [:]
    /// `deinit`.
    var deinitializer: FunctionID?
    /// Functions that give stored properties their initial values when a class's initialiser begins, by field.
    var genericParameters: [GenericParameterID] = []
}

/// What checking a file or an entry gave: everything new or changed, for the compiler and the run time.
public struct IRModule: @unchecked Sendable {
    var nominals: [IRNominal] = []
    var functions: [IRFunction] = []
    var globals: [IRGlobal] = []
    /// The entry's own statements, with their variables' frame; nil for a file of declarations.
    var entry: IRFunction?
    /// The type of the entry's value, when it is an expression whose value should be shown.
    public internal(set) var valueType: SwiftType?
    /// The functions of `#Preview` blocks in order; each gives a view.
    public internal(set) var previews: [FunctionID] = []
    /// Whether the program could tell that an instance is gone.
    var noticesDeath = false
    /// Nothing yet.
    public init() {}
}
