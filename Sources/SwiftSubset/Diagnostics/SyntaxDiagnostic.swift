/// What is wrong with a source, before any type is known.
public struct SyntaxDiagnostic: Error, Sendable, Equatable {
    /// What is wrong.
    public let kind: Kind
    /// Where.
    public let range: SourceRange
    /// The opening bracket or quote that the message speaks of.
    public let opening: SourceRange?

    /// A diagnostic at a place.
    public init(kind: Kind, range: SourceRange, opening: SourceRange? = nil) {
        self.kind = kind
        self.range = range
        self.opening = opening
    }

    /// Whether the source can be run all the same.
    public var isWarning: Bool {
        if case .parserWarning = kind { true } else { false }
    }

    /// The kinds of diagnostics; `message` has their sentences.
    public enum Kind: Sendable, Equatable {
        /// What the parser says, in its own words.
        case parser(String)
        /// What the parser warns of, in its own words.
        case parserWarning(String)
        /// Two statements on a line.
        case consecutiveStatements
        /// A closing bracket where none is open.
        case strayClosing(String)
        /// A closing bracket that does not match the one that is open.
        case mismatchedClosing(String, expected: String)
        /// An operator without an operand after it; what stands there instead.
        case missingOperand(after: String, found: String)
        /// Something that begins with what cannot begin it.
        case unexpected(String, expected: String)
        /// `else` or `catch` without what it belongs to.
        case withoutOpener(String, opener: String)
        /// A word of another language at the beginning of a declaration, and Swift's.
        case foreignWord(String, swift: String)
        /// `=` where a Bool is asked for.
        case assignmentAsCondition
        /// A prefix or postfix operator that nobody declared.
        case unknownUnaryOperator(String, OperatorDecl.Fixity)
        /// A keyword where a name is declared or used.
        case keywordAsName(String)
        /// A declared name that begins with `$`.
        case reservedName(String)
        /// A comment without its end.
        case unterminatedComment
        /// Something that must follow something.
        case missing(String, after: String)
        /// Part of the language, but not lowered.
        case notYet(String)
        /// An integer literal above 2⁶⁴ − 1.
        case integerTooLarge(String)
        /// An infix operator that nobody declared.
        case unknownOperator(String)
        /// Two operators of a group that does not associate, without parentheses.
        case notAssociative(String, String)
        /// Two operators of groups that are not related, without parentheses.
        case unrelatedOperators(String, String)
        /// `try` or `await` to the right of an operator that does not assign.
        case effectOnTheRight(String, of: String)
        /// A precedence group that nobody declared.
        case unknownPrecedenceGroup(String)
        /// More nesting or repetition of something than can be read.
        case tooDeep(String, limit: Int)
        /// More words, numbers, texts and signs than are read at once.
        case tooMany(Int, limit: Int)
        /// A source with more bytes than are read.
        case tooLarge(bytes: Int, limit: Int)
        /// A source that ends in the middle of something.
        case incomplete
    }
}
