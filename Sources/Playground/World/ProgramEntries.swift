import AnimationMath
import Interpreter
import SwiftSubset
import ViewValues
import Vocabulary

/// The interpreted program as the playground asks for it.
extension ProgramWorld: EntryProgram {
    /// Answers the playground: see `EntryProgram`.
    public mutating func declare(_ files: [SourceFile]) throws -> [Declared] {
        var declared: [Declared] = []
        // An operator may be declared in a file behind the one that uses it.
        for file in files where files.count > 1 && file.text.contains("operator ") {
            _ = try parsed(file, limit: SourceLimits.fileBytes)
        }
        for file in files {
            let source = try parsed(file, limit: SourceLimits.fileBytes)
            try program.load(source)
            declared += Self.declared(in: source)
        }
        return declared
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func setResources(_ files: [String: [UInt8]]) {
        program.machine.extras[Resources.key] = Resources(files: files)
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func run(_ entry: SourceFile, in scope: (any ProgramValue)?) throws -> EntryEffect {
        let source = try parsed(entry, limit: SourceLimits.entryBytes)
        program.machine.refillBudgets()
        let result = try program.run(source, in: scope.map { value(of: $0) })
        try program.machine.beginWrappedGlobals()
        var effect = EntryEffect()
        effect.declared = Self.declared(in: source)
        effect.changesTypes = source.declarations.contains { declaration in
            if case .variable = declaration.kind { false } else { true }
        }
        if let result {
            effect.value = (
                try program.machine.describe(result.value, as: result.type), program.machine.describe(result.type)
            )
        }
        return effect
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func evaluate(
        _ expression: SourceFile, in scope: (any ProgramValue)?, like expected: (any ProgramValue)?
    ) throws -> any ProgramValue {
        var source = expression
        if let expected, expression.text.hasPrefix(".") || Self.isTable(value(of: expected)) {
            let type = program.machine.describe(program.machine.type(of: value(of: expected)))
            source = SourceFile(name: expression.name, text: "(\(expression.text) as \(type))")
        }
        program.machine.refillBudgets()
        let parsedSource = try parsed(source, limit: SourceLimits.entryBytes)
        guard let result = try program.run(parsedSource, in: scope.map { value(of: $0) }) else {
            throw Problem("'\(expression.text)' has no value", range: expression.range)
        }
        return described(result.value)
    }

    /// Sets and dictionaries, whose literals alone would be something else.
    private static func isTable(_ value: Value) -> Bool {
        switch value.unboxed {
        case .set, .dictionary: true
        default: false
        }
    }

    /// Reads a source; its operators are known to those that follow.
    private mutating func parsed(_ file: SourceFile, limit: Int) throws -> Program {
        let result = parse(file, operators: program.declarations.operators, limit: limit)
        let errors = result.diagnostics.filter { !$0.isWarning }
        guard errors.isEmpty else { throw SyntaxFailure(diagnostics: errors) }
        program.know(result.operators)
        return result.program
    }

    /// Everything that a source declares at its top level.
    private static func declared(in source: Program) -> [Declared] {
        source.declarations.flatMap(\.declaredNames).map { Declared(name: $0.name, what: $0.what) }
    }

    /// Answers the playground: see `EntryProgram`.
    public func stateNames(at node: NodeNumber?) -> [String] {
        guard let node else { return sessionState.map(\.name) }
        return state(of: node).map(\.name)
    }

    /// Answers the playground: see `EntryProgram`.
    public var unfinishedOutput: String { program.machine.output.partial }

    /// Answers the playground: see `EntryProgram`.
    public var declaredCount: Int { program.declarations.count }

    /// Answers the playground: see `EntryProgram`.
    public mutating func takeSteps() -> Int { program.machine.takeSteps() }

    /// Answers the playground: see `EntryProgram`.
    public mutating func takeOutput() -> [String] { program.machine.takeOutput() }

    /// Answers the playground: see `EntryProgram`.
    public mutating func takeWarnings() -> [Problem] {
        let all = program.machine.output.warnings
        defer { reportedWarnings = all.count }
        return all.dropFirst(reportedWarnings).map(Problem.init)
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func forgetWarnings() {
        program.machine.forgetWarnings()
        reportedWarnings = 0
    }

    /// Answers the playground: see `EntryProgram`.
    public mutating func forgetSchedule() { program.machine.forgetJobs() }

    /// Answers the playground: see `EntryProgram`.
    public mutating func setClock(seconds: Double) { program.machine.now = Int((seconds * 1e9).rounded()) }

    /// Answers the playground: see `EntryProgram`.
    public var hasScheduledWork: Bool { nextDueTime() != nil || program.machine.schedule.hasImmediate }

    /// Answers the playground: see `EntryProgram`.
    public mutating func transactionValue(
        _ name: String, of transaction: TransactionValue
    ) throws -> (any ProgramValue)? {
        if name == "animation" { return animationValue(of: transaction) }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        let source = SourceFile(name: "expression", text: "self.\(name)")
        return try evaluate(source, in: value(of: transaction), like: nil)
    }

    /// Answers the playground: see `EntryProgram`.
    public func animation(in value: any ProgramValue) -> Animation? { animation(of: value) }
}

/// The parser's errors of one source.
struct SyntaxFailure: Error { let diagnostics: [SyntaxDiagnostic] }
