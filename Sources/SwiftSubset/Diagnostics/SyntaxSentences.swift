/// The sentences of the module's diagnostics.
extension SyntaxDiagnostic {
    /// What is wrong, in one sentence without a full stop.
    public var message: String {
        switch kind {
        case .parser(let text), .parserWarning(let text): text
        case .consecutiveStatements: "consecutive statements on a line must be separated by newline or ';'"
        case .strayClosing(let closer): "unexpected '\(closer)': nothing is open that it could close"
        case .mismatchedClosing(let closer, let expected): "unexpected '\(closer)', expected '\(expected)' first"
        case .withoutOpener(let word, let opener): "unexpected '\(word)' without '\(opener)' before it"
        case .foreignWord(let word, let swift): "unexpected '\(word)', expected '\(swift)'"
        case .assignmentAsCondition: "'=' assigns and is no condition, expected '=='"
        case .missingOperand("=", ""): "expected a value after '='"
        case .missingOperand(let name, ""): "expected expression after operator '\(name)'"
        case .missingOperand(let name, let found): "expected expression after operator '\(name)', found '\(found)'"
        case .unexpected(let found, let expected): "unexpected '\(found)', expected \(expected)"
        case .keywordAsName(let keyword): "keyword '\(keyword)' cannot be used as a name here"
        case .reservedName(let name):
            "cannot declare entity named '\(name)'; the '$' prefix is reserved for implicitly-synthesized declarations"
        case .unterminatedComment: "unterminated '/*' comment, expected '*/'"
        case .missing(let what, let place): "expected \(what) after \(place)"
        case .notYet(let feature): "not in Inbetween yet: \(feature)"
        case .integerTooLarge(let text): "integer literal '\(text)' is too large for a 64-bit number"
        case .incomplete: "the entry ends in the middle, expected more"
        default: operatorMessage
        }
    }

    private var operatorMessage: String {
        switch kind {
        case .unknownOperator(let name): "'\(name)' is not a binary operator"
        case .unknownUnaryOperator(let name, let fixity): "'\(name)' is not a \(fixity.rawValue) operator"
        case .notAssociative(let left, let right):
            "operators '\(left)' and '\(right)' do not combine without parentheses"
        case .unrelatedOperators(let left, let right):
            "it is not defined which of '\(left)' and '\(right)' comes first"
        case .effectOnTheRight(let effect, let name): "'\(effect)' cannot appear to the right of operator '\(name)'"
        case .unknownPrecedenceGroup(let name): "unknown precedence group '\(name)'"
        case .tooMany(let count, let limit):
            "this has \(count) words, numbers and signs: at most \(limit) are read at once, and here they end"
        case .tooDeep(let what, let limit): "too many \(what): at most \(limit) are read"
        case .tooLarge(let bytes, let limit):
            "the source has \(bytes / 1024) KB, at most \(limit / 1024) KB are read"
        default: "this cannot be read"
        }
    }

    /// What to do about it, where there is something to say.
    public var help: String? {
        switch kind {
        case .consecutiveStatements: "put ';' or a new line between them"
        case .strayClosing(let closer): "remove '\(closer)', or open it before"
        case .mismatchedClosing(_, let expected): "write '\(expected)' before it"
        case .keywordAsName(let keyword): "choose another name, or write it in backticks: `\(keyword)`"
        case .reservedName(let name): "write '\(name.dropFirst())'"
        case .missingOperand(let name, _): "write a value after '\(name)', or remove it"
        case .notAssociative, .unrelatedOperators: "put parentheses around one of them"
        case .effectOnTheRight(let effect, _): "write '\(effect)' at the beginning of the expression"
        case .foreignWord(_, let swift): "in Swift it is written '\(swift)'"
        case .assignmentAsCondition: "compare with '=='"
        case .unknownUnaryOperator(let name, let fixity): "declare it with '\(fixity.rawValue) operator \(name)'"
        case .unknownOperator(let name): "declare it with 'infix operator \(name)'"
        case .tooMany: "put it into several entries or files, or make long lists by a loop"
        case .tooDeep: "put parts of it into constants or functions"
        case .tooLarge: "split it into smaller parts"
        default: nil
        }
    }
}
