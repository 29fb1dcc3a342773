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
        var calls = 0
        var marks = 0
        var colons = 0
        var operators = 0
        var nestingOperators = 0
        var prefixWords = 0
        var branches = 0

        /// The highest of the counts.
        var most: Int { max(members, calls, marks, colons, operators, nestingOperators, prefixWords, branches) }
    }

    /// The longest row of operators; they are folded without recursion, but what they mean nests.
    static let operatorLimit = 2_000

    /// The most array brackets that open one after the other: the parser's time doubles with each.
    static let squareLimit = 14

    /// How many tokens are read, line ends aside, and how many at most.
    private(set) var tokens = 0
    /// Where the first one too many begins.
    private(set) var firstExcessToken: Int?
    private let tokenLimit: Int
    private(set) var excess: Excess?
    /// How many square brackets are open, but for those in which an element has ended.
    private var squaresInARow = 0
    /// How often the last token stands in a row.
    private var sameInARow = 0
    private var lastText: [UInt8] = []
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

    /// Nothing counted yet.
    init(tokens limit: Int = .max) { tokenLimit = limit }

    /// Takes the next token; `text` is what it spells.
    mutating func take(_ token: SourceScanner.Token, text: ArraySlice<UInt8>, at offset: Int) {
        if token != .newline {
            tokens += 1
            if tokens > tokenLimit, firstExcessToken == nil { firstExcessToken = offset }
        }
        guard excess == nil, firstExcessToken == nil else { return }
        if token == .newline {
            sawNewline = true
            sameInARow = 0
            return
        }
        beginStatementIfNeeded(token, text)
        countRows(token, text)
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
        default:
            levels[levels.count - 1] = Counts()
            squaresInARow = 0
        }
    }

    /// Open array brackets between which no element ended. Attributes in them take the parser's time as brackets do.
    private mutating func countSquares(_ token: SourceScanner.Token) {
        switch token {
        case .open(UInt8(ascii: "[")): squaresInARow += 1
        case .mark(UInt8(ascii: "@")): squaresInARow += squaresInARow > 0 ? 1 : 0
        case .close(UInt8(ascii: "]")): squaresInARow = max(squaresInARow - 1, 0)
        case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ";")), .open(UInt8(ascii: "{")): squaresInARow = 0
        default: break
        }
    }

    private mutating func countRows(_ token: SourceScanner.Token, _ text: ArraySlice<UInt8>) {
        countSquares(token)
        switch token {
        case .word, .mark, .literal:
            let isSame = lastText.elementsEqual(text)
            sameInARow = (isSame ? sameInARow : 0) + (token == .word ? 1 : text.count)
            if !isSame { lastText = Array(text) }
        default: sameInARow = 0
        }
    }

    private mutating func count(_ token: SourceScanner.Token, _ text: ArraySlice<UInt8>) {
        let top = levels.count - 1
        let afterPound = sawPound
        sawPound = false
        let follows = lastEnds
        lastEnds = true
        endsInOperator = false
        switch token {
        case .open:
            levels[top].calls += 1
            levels.append(Counts())
            lastEnds = false
        case .close:
            if levels.count > 1 { levels.removeLast() }
        case .infix(let before, let after):
            countOperator(text, isBinary: before == after)
            endsInOperator = before == after && follows
        case .mark(UInt8(ascii: ".")): levels[top].members += 1
        case .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ";")):
            levels[top] = Counts()
            endsInOperator = token == .mark(UInt8(ascii: ","))
        case .mark(UInt8(ascii: ":")): levels[top].colons += 1
        case .mark(UInt8(ascii: "#")): sawPound = true
        case .word: countWord(String(decoding: text, as: UTF8.self), afterPound: afterPound)
        default: break
        }
        if case .mark = token { lastEnds = false }
    }

    private mutating func countOperator(_ text: ArraySlice<UInt8>, isBinary: Bool) {
        let top = levels.count - 1
        guard isBinary else {
            levels[top].marks += text.count
            lastEnds = true
            return
        }
        levels[top].members = 0
        levels[top].calls = 0
        levels[top].marks = 0
        levels[top].operators += 1
        lastEnds = false
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
        case "else":
            levels[top].branches += 1
            levels[top].calls = 0
        case "case", "default": levels[top] = Counts()
        case "as", "is": countOperator([], isBinary: true)
        case _ where prefixWords.contains(word):
            levels[top].prefixWords += 1
            lastEnds = false
        default: break
        }
    }

    private mutating func check(at offset: Int) {
        let counts = levels[levels.count - 1]
        let most = max(levels.count, counts.most, conditionalDepth, sameInARow)
        guard most > SourceLimits.depth || squaresInARow > Self.squareLimit else { return }
        let found = findings(counts).first { $0.count > $0.limit }
        excess = found.map { Excess(what: $0.what, limit: $0.limit, offset: offset) }
    }

    private func findings(_ counts: Counts) -> [(what: String, count: Int, limit: Int)] {
        let limit = SourceLimits.depth
        return [
            ("nested brackets", levels.count - 1, limit),
            ("members in a chain", counts.members, limit),
            ("calls in a chain", counts.calls, limit),
            ("'!', '?' or signs in a row", counts.marks, limit),
            ("'else' branches", counts.branches, limit),
            ("nested '?:', '=', '??' or '->'", counts.nestingOperators, limit),
            ("labels in a row", counts.colons, limit),
            ("keywords before an expression", counts.prefixWords, limit),
            ("nested '#if'", conditionalDepth, limit),
            ("operators in an expression", counts.operators, Self.operatorLimit),
            ("'[' in a row", squaresInARow, Self.squareLimit),
            ("repetitions of one word", sameInARow, limit),
        ]
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
