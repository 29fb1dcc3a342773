import Foundation
import Reports
import SwiftSubset
import Vocabulary

@testable import LineEditing
@testable import Playground
@testable import SessionFiles

/// What a run of libFuzzer feeds, by name: each gets bytes and traps where they break a promise.
enum FuzzTarget: String, CaseIterable {
    case session, selector, condition, command, history, json, decoding

    func feed(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        switch self {
        case .session: readSession(text)
        case .selector: readSelector(text)
        case .condition: _ = try? Condition(text)
        case .command: runCommand(text)
        case .history: readHistory(bytes)
        case .json: writeJSON(bytes)
        case .decoding: decode(text)
        }
    }

    /// A file that is read keeps its text, and so does one whose outputs are written anew.
    private func readSession(_ text: String) {
        guard let document = try? SessionDocument(name: "fuzz.md", text: text) else { return }
        precondition(document.text == text, "the text of a session changed by reading it")
    }

    /// A selector is printed as it is read.
    private func readSelector(_ text: String) {
        guard let selector = try? ViewSelector(text) else { return }
        precondition((try? ViewSelector("\(selector)")) == selector, "\(selector) is not read as it was printed")
    }

    /// A command over a small scene; its outcome is shown in both forms, and a failed one moves no time.
    private func runCommand(_ text: String) {
        var playground = Self.scene
        let outcome = playground.run(Entry(text: ":" + text))
        _ = HumanReport(options: ReportOptions()).transcript(outcome) + JSONLines.lines(outcome)
    }

    /// Whatever a file holds, what is made of it is written and read again; one line holds one entry.
    private func readHistory(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let line = HistoryEncoding.line(for: text)
        precondition(!line.unicodeScalars.contains("\n"), "an entry takes more than a line")
        precondition(HistoryEncoding.entry(from: Substring(line)) == text, "an entry is not read as it was written")
        guard let entries = HistoryEncoding.entries(in: bytes) else { return }
        let again = HistoryEncoding.entries(in: Array(HistoryEncoding.file(entries).utf8))
        precondition(again == entries, "a history is not read as it was written")
    }

    /// What Inbetween writes, Foundation reads, and finds the same in it.
    private func writeJSON(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let bits = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let number = Double(bitPattern: bits)
        let parts: [JSONValue] = [.string(text), .number(number), .int(Int(bitPattern: UInt(bits)))]
        let value = JSONValue.object([(text, .array(parts))])
        let written = value.text
        precondition(!written.unicodeScalars.contains("\n"), "a line of JSON has a line break")
        guard let read = try? JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any],
            let list = read.values.first as? [Any], list.count == 3
        else { preconditionFailure("what was written is no JSON: \(written)") }
        precondition(read.keys.first == text && list[0] as? String == text, "a text is not read as it was written")
        // JSONSerialization reads some numbers a few units in the last place off; JSONDecoder reads what stands there.
        let numbers = try? JSONDecoder().decode([Double].self, from: Data(JSONValue.array([.number(number)]).text.utf8))
        precondition(!number.isFinite || numbers == [number], "a number was rounded")
    }

    /// A program that decodes the text as JSON.
    private func decode(_ text: String) {
        var playground = Self.decoder
        _ = playground.run(Entry(text: "read(\(text.debugDescription))"))
    }

    private static let scene: Playground = {
        var playground = Playground(program: ProgramWorld())
        for entry in [
            """
            struct ContentView: View {
                @State private var on = false
                @State private var rows = ["one", "two"]
                var body: some View {
                    VStack {
                        Button("Go") { withAnimation(.spring) { on.toggle() } }
                        Circle().frame(width: on ? 100 : 40).accessibilityIdentifier("dot")
                        ForEach(rows, id: \\.self) { Text($0).transition(.opacity) }
                        Slider(value: .constant(0.5))
                    }
                }
            }
            """, ":tap \"Go\"", ":run 0.1",
        ] { _ = playground.run(Entry(text: entry)) }
        return playground
    }()

    private static let decoder: Playground = {
        var playground = Playground(program: ProgramWorld())
        _ = playground.run(
            Entry(
                text: """
                    enum Kind: String, Codable { case plain, bold }
                    struct Inner: Codable { var x: Double; var flag: Bool? }
                    struct Outer: Codable { var name: String; var kind: Kind; var list: [Inner]; var table: [String: Int] }
                    func read(_ text: String) -> String {
                        do {
                            let all = try JSONDecoder().decode([Outer].self, from: Data(text.utf8))
                            let data = try JSONEncoder().encode(all)
                            return "\\(all.count) \\(data.count)"
                        } catch { return "\\(error)" }
                    }
                    """))
        return playground
    }()
}
