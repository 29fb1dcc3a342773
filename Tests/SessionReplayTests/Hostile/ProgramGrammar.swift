/// Makes SwiftUI programs, and steps to run on them, from a grammar: the same for the same seed.
///
/// A symbol in ‹angle quotes› stands for one of its forms. Everything it makes is meant to be good Swift that Inbetween
/// knows, so that a program which is refused is a fault, in one of the two.
struct ProgramGrammar {
    private var random: SeededGenerator
    /// How many views have an identifier so far: `v0`, `v1`, …
    private var identifiers = 0
    /// How many more symbols may have a form that grows.
    private var room = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// A program with one root view, `ContentView`.
    mutating func program() -> String {
        room = Int.random(in: 10...70, using: &random)
        return expanded("program", depth: 0)
    }

    /// Swift or a command to run on the program that was made last.
    mutating func step() -> String {
        room = 8
        return expanded("step", depth: 4)
    }

    private mutating func expanded(_ symbol: String, depth: Int) -> String {
        switch symbol {
        case "new": identifiers += 1; return "v\(identifiers - 1)"
        case "old": return "v\(Int.random(in: 0...max(identifiers, 1), using: &random))"
        default: break
        }
        room -= 1
        var result = ""
        var rest = Substring(form(of: symbol, isSmall: room < 0 || depth > 12))
        while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
            result += rest[..<start]
            result += expanded(String(rest[rest.index(after: start)..<end]), depth: depth + 1)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// One of a symbol's forms; a small one names no symbol that grows.
    private mutating func form(of symbol: String, isSmall: Bool) -> String {
        let forms = Self.forms[symbol] ?? []
        let small = isSmall ? forms.filter { form in !Self.growing.contains { form.contains("‹\($0)›") } } : []
        return (small.isEmpty ? forms : small).randomElement(using: &random) ?? ""
    }

    /// The symbols whose forms may hold themselves.
    private static let growing = ["content", "view", "core", "modifiers", "statement", "animation"]

    private static let forms = viewForms.merging(stepForms) { first, _ in first }
}
