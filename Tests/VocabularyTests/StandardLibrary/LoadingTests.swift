import SwiftSubset
import Testing

@testable import Interpreter
@testable import Vocabulary

/// What is read of the vocabulary before and while a program is checked.
@Suite struct LoadingTests {
    /// A parameter list as the parser reads it: label, whether it has to be given, whether it takes several values.
    private func parsed(_ signature: String) -> [String]? {
        guard let decl = parseSignature(signature) else { return nil }
        let parameters: [Parameter]
        switch decl.kind {
        case .function(let function): parameters = function.parameters
        case .initializer(let initializer): parameters = initializer.parameters
        default: return nil
        }
        return parameters.map {
            let isRequired = $0.defaultValue == nil && !$0.isVariadic
            return "\($0.label?.text ?? "_") \(isRequired) \($0.isVariadic)"
        }
    }

    @Test("labels found without parsing are those of the parser, in every signature of the vocabulary")
    func labelsAreTheParsers() {
        var compared = 0
        for entry in standardVocabulary.entries {
            guard let labels = SignatureLabels(signature: entry.signature) else { continue }
            let found = labels.parameters.map { "\($0.label ?? "_") \($0.isRequired) \($0.isVariadic)" }
            #expect(found == parsed(entry.signature), "\(entry.signature)")
            compared += 1
        }
        // Functions and initializers are most of the table; a scan that finds none would compare nothing.
        #expect(compared > standardVocabulary.entries.count / 3)
    }

    @Test(
        "a call that could be meant is never passed over",
        arguments: [
            ("func frame(width: CGFloat? = nil, height: CGFloat? = nil)", CallShape(labels: ["height"]), true),
            ("func frame(width: CGFloat? = nil, height: CGFloat? = nil)", CallShape(labels: ["depth"]), false),
            ("init(_ title: String, action: @escaping () -> Void)", CallShape(labels: [nil], closures: 1), true),
            ("init(_ title: String, action: @escaping () -> Void)", CallShape(labels: [nil]), false),
            ("init(_ title: String, action: @escaping () -> Void)", CallShape(closures: 1), false),
            ("init(content: () -> V, label: () -> V)", CallShape(closures: 1, closureLabels: ["label"]), true),
            ("func print(_ items: Any..., separator: String = \", \")", CallShape(labels: [nil, nil, nil]), true),
            ("init<F: Hashable>(_ value: F, then: (F) -> Bool)", CallShape(labels: [nil, "then"]), true),
            ("func mark<A, B>(a: [A: (B, B)], b: B = B(1, 2))", CallShape(labels: ["a", nil]), false),
        ])
    func shapes(_ signature: String, _ call: CallShape, _ isTaken: Bool) throws {
        #expect(call.fits(try #require(SignatureLabels(signature: signature))) == isTaken)
    }

    @Test("the everyday types and members are there, and nothing is wrong with them")
    func everydayDeclarations() throws {
        let ready = try #require(standardVocabulary.everyday.declared(in: standardVocabulary))
        #expect(ready.errors == [])
        for name in standardVocabulary.everyday.names {
            let parts = name.split(separator: ".").map(String.init)
            let id = try #require(ready.declarations.type(named: parts[0]), "\(name)")
            if parts.count == 2 { #expect(ready.declarations[id].members[parts[1]]?.isEmpty == false, "\(name)") }
        }
    }

    @Test("a mistake in a label is told from all overloads, though only those that fit are read")
    func labelMistake() throws {
        let source = SourceFile(name: "entry", text: "let words = String(repeated: \"a\", count: 2)")
        let result = Declarations().check(
            entry: parse(source, operators: .standard).program, selfType: nil, vocabulary: standardVocabulary)
        let error = try #require(result.errors.first)
        #expect("\(error.diagnostic)".contains("repeating"))
    }
}
