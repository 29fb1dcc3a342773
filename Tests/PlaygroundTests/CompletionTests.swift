import SwiftSubset
import Testing
import Vocabulary

@testable import Playground

@Suite("Completion")
struct CompletionTests {
    /// A shown view with a state, a label and an identifier.
    static let card = """
        struct Card: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Rectangle().frame(width: isOpen ? 200 : 50, height: 50)
                    Text("열기").accessibilityIdentifier("open")
                    Button("Go on") { isOpen.toggle() }
                }
            }
        }
        enum Mood { case calm, wild }
        let mood = Mood.calm
        func shake(times: Int) {}
        """

    static func shown() -> Playground {
        var playground = Playground(program: ProgramWorld())
        _ = playground.load([SourceFile(name: "Card.swift", text: card)])
        return playground
    }

    func texts(_ text: String) -> [String] {
        Self.shown().completions(of: text, at: text.utf8.count).map(\.text)
    }

    @Test("Commands by their beginning, with one line of help")
    func commands() throws {
        #expect(texts(":tim") == [":timeline"])
        #expect(Set(texts(":f")) == [":frames", ":film", ":freeze", ":fps"])
        let item = try #require(Self.shown().completions(of: ":tim", at: 4).first)
        #expect(item.start == 0 && !item.detail.isEmpty)
    }

    @Test("Selectors of the shown view: types, labels, identifiers, and steps below")
    func selectors() {
        #expect(texts(":tap Re") == ["Rectangle"])
        #expect(texts(":tap \"G") == ["\"Go on\""])
        #expect(texts(":tap @o") == ["@open"])
        #expect(texts(":get VStack/Tex") == ["Text"])
        #expect(texts(":get ").contains("\"열기\""))
    }

    @Test("Properties that the view has, then the words of the usage line")
    func properties() {
        #expect(texts(":get Rectangle wi") == ["width"])
        #expect(!texts(":get Rectangle ").contains("text"))
        #expect(texts(":get Text te") == ["text"])
        #expect(texts(":frames Rectangle width ev") == ["every"])
        #expect(texts(":expect Rectangle width") == ["width"])
        #expect(texts(":expect state is") == ["isOpen"])
        #expect(texts(":tree v") == ["view"])
    }

    @Test("Names of the scope, of the session and of the vocabulary")
    func names() {
        #expect(texts("isO") == ["isOpen"])
        #expect(texts("shak") == ["shake"])
        #expect(texts("withA").contains("withAnimation"))
        #expect(texts(":show Car") == ["Card"])
    }

    @Test("Modifiers after a dot, members of types, implicit members by the argument's type")
    func members() {
        #expect(texts("Circle().opac") == ["opacity"])
        #expect(texts("Mood.w") == ["wild"])
        #expect(texts("withAnimation(.bou").contains("bouncy"))
        #expect(texts("Circle().animation(.easeInO").contains("easeInOut"))
        #expect(texts(":curve .smo").contains("smooth"))
    }

    @Test("Labels of the arguments of the call that is open")
    func labels() {
        #expect(texts("Circle().frame(wid").contains("width:"))
        #expect(texts("Circle().frame(width: 1, hei").contains("height:"))
    }

    @Test("Nothing within a string; the replaced part is counted in UTF-8 bytes")
    func places() throws {
        #expect(texts("print(\"wi").isEmpty)
        let text = "print(\"한글\"); isO"
        let item = try #require(Self.shown().completions(of: text, at: text.utf8.count).first)
        #expect(item.start == text.utf8.count - 3)
    }

    @Test("What is completed changes nothing")
    func pure() {
        var playground = Self.shown()
        _ = playground.completions(of: "isOpen.", at: 7)
        let outcome = playground.run(Entry(text: ":expect state isOpen == false"))
        #expect(!outcome.failed)
    }
}

@Suite("Help")
struct HelpTests {
    @Test("Every topic's example runs from an empty prompt", arguments: HelpText.examples.keys.sorted())
    func examples(topic: String) throws {
        var playground = Playground(program: ProgramWorld())
        for line in try #require(HelpText.examples[topic]) {
            let outcome = playground.run(Entry(text: line))
            #expect(!outcome.failed, "\(line)")
        }
    }

    @Test("Every topic has an example")
    func complete() {
        for topic in Command.Topic.allCases { #expect(HelpText.examples[topic.rawValue] != nil) }
    }

    @Test("A modifier's name gives its signatures")
    func modifiers() throws { #expect(try lines(on: "opacity").first?.hasPrefix(".opacity(") == true) }

    private func lines(on subject: String) throws -> [String] {
        try Playground(program: ProgramWorld()).help(on: subject).flatMap { report in
            if case .lines(let lines) = report { lines } else { [String]() }
        }
    }

    @Test("DONE-1 a function's forms are all told: withAnimation has one with a completion")
    func forms() throws {
        let lines = try lines(on: "withAnimation")
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("completion: @escaping () -> Void") })
    }

    @Test("What is no subject is told as such, with its neighbours; nothing is near to a single letter")
    func unknown() throws {
        let near = #expect(throws: CommandError.self) { try lines(on: "opactiy") }
        #expect(near?.help?.contains("opacity") == true)
        let alone = #expect(throws: CommandError.self) { try lines(on: "z") }
        #expect(alone?.help == "':help' lists the commands")
    }
}
