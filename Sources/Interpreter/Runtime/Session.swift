import SwiftSubset

/// Why an entry was refused or stopped.
public enum ProgramFailure: Error, Sendable {
    /// What the checker has against it, in source order; never empty.
    case check([CheckError])
    /// A trap while it ran.
    case trap(Trap)
    /// An error that it threw and nobody caught, described.
    case thrown(String, SourceRange?)
}

/// A program with what it declares and the state of its run: a value, so that keeping a copy keeps the moment.
public struct ProgramState: Sendable {
    /// Everything declared so far.
    public private(set) var declarations = Declarations()
    /// The running machine.
    public var machine: Machine
    /// Functions of `#Preview` blocks, in order of declaration.
    public private(set) var previews: [FunctionID] = []
    /// What the program declares, as written.
    private var written = WrittenDeclarations()

    /// An empty program written with a vocabulary.
    public init(vocabulary: VocabularyTable) { machine = Machine(vocabulary: vocabulary) }

    /// Makes operators known that a source declares, to those behind it.
    public mutating func know(_ operators: OperatorScope) { declarations.operators = operators }

    /// Takes the declarations of a file in and runs its statements, if it has any.
    public mutating func load(_ file: Program) throws {
        takeEverydayDeclarations()
        let result = declarations.check(file: file, vocabulary: machine.vocabulary)
        _ = try take(result, scope: nil)
        written.add(file)
    }

    /// Runs an entry as if written inside `scope`, a value of a type of the program; gives its value and the value's
    /// type where it is an expression worth showing. Nothing changes when it fails.
    public mutating func run(_ entry: Program, in scope: Value?) throws -> (value: Value, type: RuntimeType)? {
        takeEverydayDeclarations()
        let type = scope.map { declarations.checkedType(of: machine.type(of: $0)) }
        var result = declarations.check(entry: entry, selfType: type, vocabulary: machine.vocabulary)
        // Where the rest of the program does not fit to a type that is declared anew, it keeps to the old one.
        if result.errors.isEmpty, let renewed = written.renewed(by: entry) {
            let all = declarations.check(entry: renewed, selfType: type, vocabulary: machine.vocabulary)
            if all.errors.isEmpty { result = all }
        }
        let value = try take(result, scope: scope)
        written.add(entry)
        return value
    }

    /// Begins with the types and members that the vocabulary has ready.
    private mutating func takeEverydayDeclarations() {
        guard declarations.nominals.isEmpty,
            let ready = machine.vocabulary.everyday.declared(in: machine.vocabulary)
        else { return }
        // The first source's own operators are known before it is checked.
        let operators = declarations.operators
        declarations = ready.declarations
        declarations.operators = operators
        machine.install(ready.module)
    }

    private mutating func take(
        _ result: CheckResult, scope: Value?
    ) throws -> (value: Value, type: RuntimeType)? {
        guard result.errors.isEmpty else { throw ProgramFailure.check(result.errors) }
        let before = self
        declarations = result.declarations
        previews += result.module.previews
        do {
            let value = try machine.run(result.module, selfValue: scope)
            try machine.collectIfNoticed(roots: [value] + (scope.map { [$0] } ?? []))
            guard let type = result.module.valueType else { return nil }
            return (value, machine.runtimeType(type))
        } catch {
            // Told before the world goes back: the error may be of a type, or an object, that goes with it.
            let failure = Self.failure(error, &machine)
            self = before
            throw failure
        }
    }

    /// An error of a run in the program's terms.
    public static func failure(_ error: any Error, _ machine: inout Machine) -> any Error {
        switch error {
        case let trap as Trap: return ProgramFailure.trap(trap)
        case let thrown as Thrown:
            let text = (try? machine.describe(thrown.value)) ?? "\(thrown.value)"
            return ProgramFailure.thrown(text, thrown.range)
        default: return error
        }
    }
}

extension Declarations {
    /// A run-time type as the checker writes it.
    func checkedType(of type: RuntimeType) -> SwiftType {
        switch type {
        case .nominal(let id, let arguments): .nominal(id, arguments.map(checkedType))
        case .tuple(let elements):
            .tuple(elements.map { SwiftType.TupleElement($0.label, checkedType(of: $0.type)) })
        case .existential(let ids): .existential(ids)
        case .metatype(let inner): .metatype(checkedType(of: inner))
        case .function, .parameter: .any
        }
    }
}

extension Machine {
    /// The run-time form of a type without open generic parameters; `Any` where something is open.
    func runtimeType(_ type: SwiftType) -> RuntimeType {
        switch type {
        case .nominal(let id, let arguments): .nominal(id, arguments.map(runtimeType))
        case .tuple(let elements):
            .tuple(elements.map { RuntimeType.Element(label: $0.label, type: runtimeType($0.type)) })
        case .existential(let ids): .existential(ids)
        case .metatype(let inner): .metatype(runtimeType(inner))
        default: .any
        }
    }
}
