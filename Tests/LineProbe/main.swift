import Foundation
import LineEditing

// Reads entries as the REPL does and says what it got: a program to run in a terminal, by hand or by a test.
// An entry is complete when its brackets are balanced. The optional argument is the history's folder.
let words = ["withAnimation", "withTransaction", "offset", "opacity"]
let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
let source = StandardLines.open(historyFolder: folder) { buffer, cursor in
    let before = String(decoding: Array(buffer.utf8.prefix(cursor)), as: UTF8.self)
    let word = String(before.reversed().prefix { $0.isLetter }.reversed())
    return words.filter { $0.hasPrefix(word) }.map { CompletionItem(text: $0, start: cursor - word.utf8.count) }
}
var prompt = Prompt(right: "0.25 s")
reading: while true {
    let event = source.next(prompt: prompt) {
        $0.filter { "({[".contains($0) }.count <= $0.filter { ")}]".contains($0) }.count
    }
    prompt.initialText = ""
    source.takeNotices().forEach { print("notice:", $0) }
    switch event {
    case .text(":again"): prompt.initialText = "let broken = 한글("
    case .text(let entry): print("entry", String(reflecting: entry))
    case .interrupted: print("interrupted")
    case .endOfInput: break reading
    }
    fflush(nil)
}
print("end")
