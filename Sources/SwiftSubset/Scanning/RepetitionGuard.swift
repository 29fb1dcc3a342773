/// Refuses what would make parser, checker or evaluator recurse too deeply: nesting, and repetition that nests without
/// brackets, such as chained members, `else if`, ternaries, or a long row of operators.
struct RepetitionGuard {
    /// What was found too often first, and where.
    struct Excess: Equatable {
        let what: String
        let limit: Int
        let offset: Int
    }

    /// How often things repeat in one statement or list element, at one depth of brackets.
    private struct Counts {
        var members = 0
        var operators = 0
        var nestingOperators = 0
        var prefixWords = 0
        var branches = 0
    }

    /// The longest row of operators; they are folded without recursion, but what they mean nests.
    static let operatorLimit = 2_000

    private(set) var excess: Excess?
    private var levels = [Counts()]
    private var conditionalDepth = 0
    /// Whether the last token can end an expression, so that a new line may begin a statement.
    private var lastEnds = false
    private var sawNewline = false
    private var sawPound = false

    /// How many `#if` are open.
    var openConditionals: Int { conditionalDepth }
    /// Whether the last token is a comma, or an operator that stands between two values.
    private(set) var endsInOperator = false

    /// Takes the next token; `text` is what it spells.
    mutating func take(_ token: SourceScanner.Token, text: ArraySlice<UInt8>, at offset: Int) {
        guard excess == nil else { return }
        if token == .newline {
            sawNewline = true
            return
        }
        beginStatementIfNeeded(token, text)
        count(token, text)
        check(at: offset)
    }

    /// A new line begins a statement, unless what follows goes on with the one before.
    private mutating func beginStatementIfNeeded(_ token: SourceScanner.Token, _ text: ArraySlice<UInt8>) {
        defer { sawNewline = false }
        guard sawNewline, lastEnds else { return }
        switch token {
        case .infix(_, spaceAfter: true), .mark(UInt8(ascii: ".")), .mark(UInt8(ascii: ":")), .open(UInt8(ascii: "{")),
            .close:
            return
        case .infix where text.first == UInt8(ascii: "?"): return
        case .word where continuingWords.contains(String(decoding: text, as: UTF8.self)): return
        default: levels[levels.count - 1] = Counts()
        }
    }

    private mutating func count(_ token: SourceScanner.Token, _ text: ArraySlice<UInt8>) {
        let top = levels.count - 1
        let afterPound = sawPound
        sawPound = false
        lastEnds = true
        endsInOperator = false
        switch token {
        case .open:
            levels[top].members += 1
            levels.append(Counts())
            lastEnds = false
        case .close:
            if levels.count > 1 { levels.removeLast() }
        case .infix(let before, let after): countOperator(text, isBinary: before == after)
        case .mark(UInt8(ascii: ".")): levels[top].members += 1
        case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ";")):
            levels[top] = Counts()
            endsInOperator = token == .mark(UInt8(ascii: ","))
        case .mark(UInt8(ascii: ":")): levels[top].nestingOperators += 1
        case .mark(UInt8(ascii: "#")): sawPound = true
        case .word: countWord(String(decoding: text, as: UTF8.self), afterPound: afterPound)
        default: break
        }
        if case .mark = token { lastEnds = false }
    }

    private mutating func countOperator(_ text: ArraySlice<UInt8>, isBinary: Bool) {
        let top = levels.count - 1
        guard isBinary else {
            levels[top].members += text.count
            lastEnds = true
            return
        }
        levels[top].members = 0
        levels[top].operators += 1
        lastEnds = false
        endsInOperator = true
        if nestingOperators.contains(String(decoding: text, as: UTF8.self)) { levels[top].nestingOperators += 1 }
    }

    private mutating func countWord(_ word: String, afterPound: Bool) {
        let top = levels.count - 1
        if afterPound {
            if word == "if" { conditionalDepth += 1 }
            if word == "endif" { conditionalDepth = max(0, conditionalDepth - 1) }
            return
        }
        switch word {
        case "else": levels[top].branches += 1
        case "case", "default": levels[top] = Counts()
        case _ where prefixWords.contains(word):
            levels[top].prefixWords += 1
            lastEnds = false
        default: break
        }
    }

    private mutating func check(at offset: Int) {
        let counts = levels[levels.count - 1]
        let limit = SourceLimits.depth
        let found: (what: String, limit: Int)? =
            if levels.count > limit + 1 {
                ("nested brackets", limit)
            } else if counts.members > limit {
                ("members and calls in a chain", limit)
            } else if counts.branches > limit {
                ("'else' branches", limit)
            } else if counts.nestingOperators > limit {
                ("nested '?:', '=', '??' or '->'", limit)
            } else if counts.prefixWords > limit {
                ("keywords before an expression", limit)
            } else if conditionalDepth > limit {
                ("nested '#if'", limit)
            } else if counts.operators > Self.operatorLimit {
                ("operators in an expression", Self.operatorLimit)
            } else {
                nil
            }
        excess = found.map { Excess(what: $0.what, limit: $0.limit, offset: offset) }
    }
}

/// Words that go on with a statement at the beginning of a line.
private let continuingWords: Set = ["else", "catch", "as", "is", "where", "in"]
/// Operators whose right side nests in what they mean.
private let nestingOperators: Set = ["?", "=", "??", "->"]
/// Words after which an expression, a pattern or a type is still to come.
private let prefixWords: Set = [
    "try", "await", "some", "any", "inout", "let", "var", "each", "consume", "copy", "borrow", "unsafe", "throw",
]
