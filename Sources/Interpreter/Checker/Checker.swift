import SwiftSubset

/// Types one file or entry: resolves names, infers types, writes conversions out, and gives the typed tree.
///
/// It lives only while it checks; what it learns of declarations is a value, taken over when nothing was wrong.
final class Checker {
    var declarations: Declarations
    let vocabulary: VocabularyTable
    var module = IRModule()
    var errors: [CheckError] = []
    var scope = Scope(parent: nil)
    var function: FunctionContext
    /// Types of generic parameters' bounds in force, innermost last.
    var bounds: [GenericParameterID: [NominalID]] = [:]
    /// `T.Element == U` in force.
    var sameTypes: [SwiftType: SwiftType] = [:]
    /// Names of generic parameters in scope, innermost last.
    var genericScope: [[String: GenericParameterID]] = []
    /// The type whose declaration is being checked.
    var currentType: NominalID?
    /// Bindings of inference variables.
    var solutions = Solutions()
    var variableCount = 0
    var labelCount = 0
    /// Bounds the work on one expression.
    var effort = 0
    /// Default values that are being checked: one that needs itself has no end.
    var openDefaults: Set<ObjectIdentifier> = []
    /// Variables that a pattern binds again: those of the case's first pattern.
    var sharedBindings: [String: Variable] = [:]
    /// The source that is being checked.
    var sourceFile: SourceFile?
    /// Bodies still to be checked once all signatures are known.
    var pending: [() -> Void] = []
    /// Stored properties whose type is being inferred, against endless recursion.
    var inferring: Set<String> = []
    /// Initial values of globals, to infer their types on demand.
    var pendingGlobals: [Int: () -> Void] = [:]
    /// The extent of the optional chains around the expression being checked.
    var chainLinks = [Bool]()
    /// Vocabulary types found before.
    var wellKnown: [String: NominalID] = [:]
    /// Conformances found before; emptied whenever a type gets another.
    var conformanceCache: [NominalID: Set<NominalID>] = [:]
    /// Protocols with what they inherit, in declared order, found before; emptied with it.
    var protocolCache: [[NominalID]: [NominalID]] = [:]
    /// Types that are still to be inferred.
    var pendingTypes = PendingTypes()
    /// Protocols that a generic parameter's variable has to conform to, for implicit members.
    var variableBounds: [Int: [NominalID]] = [:]
    /// What an integer literal is where nothing says so: Int, unless that did not fit.
    var integerDefault: SwiftType?
    /// The value that a `KeyframesBuilder` animates: the root of its tracks' key paths.
    var builderRoot: SwiftType?
    /// The value that a keyframe track's content animates: what its keyframes lead to.
    var builderValue: SwiftType?
    /// Properties that are written as they are stored: those whose own observers are being checked.
    var rawNames: Set<String> = []
    /// Bounds of associated types from `where` clauses in force.
    var associatedBoundsInForce: [SwiftType: [NominalID]] = [:]

    init(declarations: Declarations, vocabulary: VocabularyTable) {
        self.declarations = declarations
        self.vocabulary = vocabulary
        function = FunctionContext(depth: 0)
    }

    /// Runs a check and keeps its error; nil where there was one.
    func attempt<T>(_ body: () throws -> T) -> T? {
        do { return try body() } catch let error as CheckError {
            for one in [error] + error.others where !errors.contains(one) { errors.append(one) }
            return nil
        } catch { return nil }
    }

    func fail(_ diagnostic: CheckDiagnostic, _ range: SourceRange) -> CheckError { CheckError(diagnostic, range) }
}

/// Names that can be seen from a place.
final class Scope {
    let parent: Scope?
    var variables: [String: Variable] = [:]
    var types: [String: NominalID] = [:]
    /// Names that stand for types: local aliases, generic parameters of a default argument's function.
    var typeNames: [String: SwiftType] = [:]
    /// Local functions: their variable holds the closure.
    var functions: [String: [MemberInfo]] = [:]
    /// Names that stand for other source: `item` beside `$item` is its `wrappedValue`.
    var aliases: [String: Expr] = [:]
    /// Local variables without storage of their own.
    var computed: [String: ComputedLocal] = [:]
    init(parent: Scope?) { self.parent = parent }

    /// The innermost scope in which a name is declared.
    private func owner(_ name: String) -> Scope? {
        let isOwn =
            variables[name] != nil || aliases[name] != nil || computed[name] != nil || functions[name] != nil
        return isOwn ? self : parent?.owner(name)
    }

    func alias(_ name: String) -> Expr? { owner(name)?.aliases[name] }
    func variable(_ name: String) -> Variable? {
        owner(name).flatMap { $0.aliases[name] == nil ? $0.variables[name] : nil }
    }
    func computed(_ name: String) -> ComputedLocal? { owner(name)?.computed[name] }
    func typeName(_ name: String) -> SwiftType? { typeNames[name] ?? parent?.typeName(name) }
    func type(_ name: String) -> NominalID? { types[name] ?? parent?.type(name) }
    func function(_ name: String) -> [MemberInfo]? { owner(name)?.functions[name] }
    var names: [String] {
        Array(variables.keys) + Array(functions.keys) + Array(computed.keys) + (parent?.names ?? [])
    }
}

/// A local variable whose value closures give and take: a computed one, or one with observers.
struct ComputedLocal {
    var type: SwiftType
    var getter: Variable
    var setter: Variable?
}

/// What the function being checked is.
final class FunctionContext {
    let depth: Int
    /// The name for `#function`.
    var name = ""
    var selfVariable: Variable?
    var selfType: SwiftType?
    /// Whether `self` is a type: in static members.
    var isStatic = false
    /// The declared result; nil where it is to be inferred.
    var result: SwiftType?
    /// Results seen, where the result is inferred.
    var returned: [SwiftType] = []
    /// The first type that was returned where the result is `some P`.
    var opaqueReturn: SwiftType?
    var isAsync = false
    /// How many `await` stand before what is being checked.
    var awaits = 0
    var mayThrow = false
    /// What `throws(E)` names.
    var thrownType: SwiftType?
    /// What is thrown since the nearest `do` began.
    var thrown: [SwiftType] = []
    var builder: String?
    var genericParameters: [GenericParameterID] = []
    var loops: [(name: String?, label: Int, isLoop: Bool)] = []
    var isInitializer = false
    /// Whether it is what stands at the prompt, where one may wait.
    var isEntry = false
    var superclass: SwiftType?
    init(depth: Int) { self.depth = depth }
}

extension Checker {
    func freshVariable() -> SwiftType {
        variableCount += 1
        return .variable(variableCount)
    }

    func freshLabel() -> Int {
        labelCount += 1
        return labelCount
    }

    func newGeneric(_ name: String) -> GenericParameterID {
        declarations.genericCount += 1
        return GenericParameterID(name: name, index: declarations.genericCount)
    }

    func newFunction() -> FunctionID {
        declarations.functionCount += 1
        return FunctionID(declarations.functionCount - 1)
    }

    func inScope<T>(_ body: () throws -> T) rethrows -> T {
        let (outer, context) = (scope, function)
        let own = (context.selfVariable, context.selfType)
        scope = Scope(parent: outer)
        defer {
            scope = outer
            (context.selfVariable, context.selfType) = own
        }
        return try body()
    }

    func local(_ name: String, _ type: SwiftType, isLet: Bool) -> Variable {
        let variable = Variable(name, type, isLet: isLet, depth: function.depth)
        if !name.isEmpty, name != "_" { scope.variables[name] = variable }
        return variable
    }

    func temporary(_ type: SwiftType) -> Variable { Variable("", type, isLet: true, depth: function.depth) }

    func spend(_ range: SourceRange) throws {
        effort += 1
        if effort > 200_000 { throw fail(.tooComplex, range) }
    }

    // MARK: Well-known types

    /// A vocabulary type by its name, whatever the program calls its own.
    func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
        if let known = wellKnown[name] { return .nominal(known, arguments) }
        guard let id = typeID(name) else { return .error }
        if declarations[id].isVocabulary { wellKnown[name] = id }
        return .nominal(id, arguments)
    }
    var intType: SwiftType { named("Int") }
    var doubleType: SwiftType { named("Double") }
    var boolType: SwiftType { named("Bool") }
    var stringType: SwiftType { named("String") }
    func optional(_ type: SwiftType) -> SwiftType { named("Optional", [type]) }
    func array(_ type: SwiftType) -> SwiftType { named("Array", [type]) }

    func isNamed(_ type: SwiftType, _ name: String) -> Bool {
        guard let id = type.nominalID, declarations[id].isVocabulary else { return false }
        return declarations[id].name == name
    }

    /// The payload type of an optional.
    func payload(_ type: SwiftType) -> SwiftType? { isNamed(type, "Optional") ? type.arguments.first : nil }

    func isFloating(_ type: SwiftType) -> Bool {
        guard let id = type.nominalID, declarations[id].isVocabulary else { return false }
        return ["Double", "CGFloat", "Float"].contains(declarations[id].name)
    }

    func isInteger(_ type: SwiftType) -> Bool {
        guard let id = type.nominalID, declarations[id].isVocabulary else { return false }
        return [
            "Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64",
        ].contains(declarations[id].name)
    }

    // MARK: Names of types

    func describe(_ type: SwiftType) -> String {
        switch resolve(type) {
        case .nominal(let id, let arguments):
            let name = declarations[id].name
            if isNamed(type, "Optional"), let first = arguments.first { return describe(first) + "?" }
            if isNamed(type, "Array"), let first = arguments.first { return "[\(describe(first))]" }
            if isNamed(type, "Dictionary"), arguments.count == 2 {
                return "[\(describe(arguments[0])): \(describe(arguments[1]))]"
            }
            if declarations[id].attributes.contains("_pack"), case .tuple(let pack)? = arguments.first.map(resolve) {
                return "\(name)<\(pack.map { describe($0.type) }.joined(separator: ", "))>"
            }
            return arguments.isEmpty ? name : "\(name)<\(arguments.map(describe).joined(separator: ", "))>"
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + describe($0.type) }.joined(separator: ", ")
                + ")"
        case .function(let function):
            let parameters = function.parameters.map { ($0.isInout ? "inout " : "") + describe($0.type) }
            return
                "(\(parameters.joined(separator: ", "))) -> \(function.result.isVoid ? "Void" : describe(function.result))"
        case .generic(let parameter): return parameter.name
        case .associated(let base, let name): return describe(base) + "." + name
        case .existential(let ids):
            return ids.isEmpty ? "Any" : "any " + ids.map { declarations[$0].name }.joined(separator: " & ")
        case .opaque(let ids): return "some " + ids.map { declarations[$0].name }.joined(separator: " & ")
        case .metatype(let type): return describe(type) + ".Type"
        case .variable: return "_"
        case .error: return "<<error>>"
        }
    }
}
