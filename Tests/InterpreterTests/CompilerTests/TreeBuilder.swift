import SwiftSubset

@testable import Interpreter

/// Builds typed trees by hand, with a vocabulary of a few names: what the checker makes of source in earnest.
struct TreeBuilder {
    static let names = ["Int", "Double", "Bool", "String", "Optional", "Array", "CancellationError"]
    static let entries: [NativeEntry] = [
        NativeEntry("static func + (a: Int, b: Int) -> Int", on: "Int", intrinsic: .intAdd) { _, call in
            .int(try call.int(0) + call.int(1))
        },
        NativeEntry("static func - (a: Int, b: Int) -> Int", on: "Int", intrinsic: .intSubtract) { _, call in
            .int(try call.int(0) - call.int(1))
        },
        NativeEntry("static func < (a: Int, b: Int) -> Bool", on: "Int", intrinsic: .intLess) { _, call in
            .bool(try call.int(0) < call.int(1))
        },
        NativeEntry("static func / (a: Int, b: Int) -> Int", on: "Int", intrinsic: .intDivide) { _, call in
            .int(try call.int(0) / call.int(1))
        },
        NativeEntry("static func += (a: inout Int, b: Int)", on: "Int", intrinsic: .intAddAssign) { _, call in
            call.arguments[0] = .int(try call.int(0) + call.int(1))
            return .void
        },
        NativeEntry("subscript(index: Int) -> Element { get set }", on: "Array", intrinsic: .arraySubscript) {
            _, call in try call.array(0)[call.int(1)]
        },
        NativeEntry("mutating func append(_ element: Element)", on: "Array", intrinsic: .arrayAppend) { _, call in
            .void
        },
        NativeEntry("func print(_ items: Any...)") { machine, call in
            var texts: [String] = []
            for item in try call.array(0) { texts.append(try machine.describe(item)) }
            try machine.print(texts.joined(separator: " ") + "\n")
            return .void
        },
        NativeEntry("static func sleep(seconds: Int) async throws", on: "Task") { machine, call in
            call.suspension = .until(machine.now + (try call.int(0)) * 1_000_000_000)
            return .void
        },
        NativeEntry("static func * (a: Double, b: Double) -> Double", on: "Double", intrinsic: .doubleMultiply) {
            _, call in .double(try call.double(0) * call.double(1))
        },
        NativeEntry("static func += (a: inout Double, b: Double)", on: "Double", intrinsic: .doubleAddAssign) {
            _, call in
            call.arguments[0] = .double(try call.double(0) + call.double(1))
            return .void
        },
    ]
    enum Entry: Int { case add, subtract, less, divide, addAssign, element, append, print, sleep, multiply, addDouble }

    let int = SwiftType.nominal(NominalID(0), [])
    let double = SwiftType.nominal(NominalID(1), [])
    let bool = SwiftType.nominal(NominalID(2), [])
    let string = SwiftType.nominal(NominalID(3), [])
    let file = SourceFile(name: "test", text: "0123456789012345678901234567890123456789")
    var module = IRModule()
    private var nextFunction = 0
    private var nextNominal: Int

    init() {
        nextNominal = Self.names.count
        for (index, name) in Self.names.enumerated() {
            var info = NominalInfo(name: name, kind: name == "Optional" ? .enumeration : .structure)
            info.isVocabulary = true
            module.nominals.append(IRNominal(id: NominalID(index), info: info))
        }
    }

    func array(_ type: SwiftType) -> SwiftType { .nominal(NominalID(5), [type]) }
    func optional(_ type: SwiftType) -> SwiftType { .nominal(NominalID(4), [type]) }
    func range(_ lower: Int, _ upper: Int) -> SourceRange { SourceRange(file: file, lower: lower, upper: upper) }

    func variable(_ name: String, _ type: SwiftType, isLet: Bool = false) -> Variable {
        Variable(name, type, isLet: isLet, depth: 0)
    }

    func expr(_ kind: IRExpr.Kind, _ type: SwiftType, at place: Int = 0) -> IRExpr {
        IRExpr(kind, type, range(place, place + 1))
    }

    func int(_ number: Int) -> IRExpr { expr(.constant(.int(number)), int) }
    func double(_ number: Double) -> IRExpr { expr(.constant(.double(number)), double) }
    func text(_ text: String) -> IRExpr { expr(.constant(.string(text)), string) }
    func use(_ variable: Variable) -> IRExpr { expr(.variable(variable), variable.type) }

    func call(_ entry: Entry, _ type: SwiftType, _ arguments: IRExpr..., at place: Int = 0) -> IRExpr {
        expr(.call(.native(entry.rawValue, [], isSetter: false), arguments.map { .value($0) }), type, at: place)
    }

    func change(_ entry: Entry, _ place: Place, _ value: IRExpr) -> IRStmt {
        .expr(expr(.call(.native(entry.rawValue, [], isSetter: false), [.place(place), .value(value)]), .void))
    }

    func print(_ values: IRExpr...) -> IRStmt {
        let items = values.map { expr(.erase($0), .any) }
        return .expr(call(.print, .void, expr(.array(items, isSet: false), array(.any))))
    }

    mutating func newFunction() -> FunctionID {
        nextFunction += 1
        return FunctionID(nextFunction - 1)
    }

    mutating func function(
        _ id: FunctionID, _ parameters: [Variable], inouts: Set<Int> = [], _ result: SwiftType, isAsync: Bool = false,
        initializes: Variable? = nil, _ body: [IRStmt]
    ) {
        module.functions.append(
            IRFunction(
                id: id, name: "f\(id.index)", parameters: parameters, inouts: inouts, genericParameters: [],
                result: result, body: .statements(body), isAsync: isAsync, range: nil, initializes: initializes))
    }

    mutating func type(
        _ name: String, _ kind: NominalInfo.Kind = .structure, fields: [(String, SwiftType)] = [],
        cases: [NominalInfo.Case] = [], deinitializer: FunctionID? = nil
    ) -> SwiftType {
        var info = NominalInfo(name: name, kind: kind)
        info.fields = fields.map { NominalInfo.Field(name: $0.0, type: RuntimeType($0.1)) }
        info.cases = cases
        info.deinitializer = deinitializer
        nextNominal += 1
        module.nominals.append(IRNominal(id: NominalID(nextNominal - 1), info: info))
        return .nominal(NominalID(nextNominal - 1), [])
    }

    /// Runs statements as an entry; the machine afterwards, and the value.
    mutating func run(
        _ statements: [IRStmt], result: SwiftType = .void, isAsync: Bool = false, on machine: Machine? = nil
    ) throws -> (value: Value, machine: Machine) {
        let id = newFunction()
        module.entry = IRFunction(
            id: id, name: "entry", parameters: [], inouts: [], genericParameters: [], result: result,
            body: .statements(statements), isAsync: isAsync, range: nil)
        var machine = machine ?? Machine(vocabulary: VocabularyTable([VocabularySource("test", entries: Self.entries)]))
        let value = try machine.run(module)
        try machine.collect()
        return (value, machine)
    }
}
