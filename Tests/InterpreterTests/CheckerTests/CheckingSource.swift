import SwiftSubset

@testable import Interpreter

/// Checks source against the test vocabulary.
struct CheckingSource {
    let result: CheckResult

    /// Checks declarations, then an entry among them, inside of a type where one is named.
    init(_ declarations: String = "", entry: String = "()", inside type: String? = nil) {
        let file = parse(SourceFile(name: "file", text: declarations)).program
        let first = Declarations().check(file: file, vocabulary: TestVocabulary.table)
        guard first.errors.isEmpty else {
            result = first
            return
        }
        let id = type.flatMap { first.declarations.type(named: $0) }
        let own = id.map { SwiftType.nominal($0, []) }
        let program = parse(SourceFile(name: "entry", text: entry)).program
        result = first.declarations.check(entry: program, selfType: own, vocabulary: TestVocabulary.table)
    }

    /// The type of the entry's value, as the program would write it.
    var type: String? {
        guard result.errors.isEmpty, let type = result.module.valueType else { return nil }
        return Checker(declarations: result.declarations, vocabulary: TestVocabulary.table).describe(type)
    }

    /// Each error's place in the source and its sentence.
    var errors: [String] { result.errors.map { "\($0.range.text): \($0.message)" } }
}
