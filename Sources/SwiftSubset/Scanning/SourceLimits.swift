/// How much source is read at once.
public enum SourceLimits {
    /// The largest entry in bytes: 256 KB.
    public static let entryBytes = 256 << 10
    /// The largest file in bytes: 1 MB.
    public static let fileBytes = 1 << 20
    /// How many words, numbers, texts and signs are read of so many bytes. Reading and checking takes its time by them,
    /// and not by bytes: a source of which every second byte is one took seven seconds. Programs that people wrote have
    /// one in five to six bytes, brackets and commas counted; 52,428 are read of an entry, 209,715 of a file.
    static func tokens(inBytes limit: Int) -> Int { limit / 5 }
    /// How deep brackets, `else if`, ternaries and the like may be nested or repeated.
    public static let depth = 1_000
    /// What the parser is told: more, since it counts several levels for one of ours.
    static let parserNesting = 8_000

    /// The refusal of a source with more bytes than `limit`.
    static func tooLarge(_ source: SourceFile, limit: Int) -> SyntaxDiagnostic? {
        let bytes = source.bytes.count
        guard bytes > limit else { return nil }
        let start = SourceRange(file: source, lower: 0, upper: 0)
        return SyntaxDiagnostic(kind: .tooLarge(bytes: bytes, limit: limit), range: start)
    }
}

/// What a scan of a whole source finds.
struct SourceScan {
    /// More nesting, repetition or text than can be read.
    var excess: SyntaxDiagnostic? { deepExcess ?? tokenExcess }
    private var deepExcess: SyntaxDiagnostic?
    private var tokenExcess: SyntaxDiagnostic?
    /// The first closing bracket that does not match.
    private(set) var mismatch: SyntaxDiagnostic?

    /// The beginning of a comment that does not end.
    private(set) var openComment: SourceRange?

    /// Where a part of the source may begin that can be parsed by itself.
    private(set) var seams: [Int]

    /// Scans a source of which so many tokens are read.
    init(of source: SourceFile, tokens: Int = .max) {
        var scanner = SourceScanner()
        var repetition = RepetitionGuard(tokens: tokens)
        var seams = SourceSeams()
        scanner.scan(source.bytes[...]) { token, range in
            repetition.take(token, text: source.bytes[range], at: range.lowerBound)
            if repetition.openConditionals > 0 { seams.passConditional() }
            seams.take(token, text: source.bytes[range], at: range.lowerBound)
        }
        self.seams = seams.found
        tokenExcess = repetition.firstExcessToken.map { offset in
            SyntaxDiagnostic(
                kind: .tooMany(repetition.tokens, limit: tokens),
                range: SourceRange(file: source, lower: offset, upper: offset + 1))
        }
        deepExcess = repetition.excess.map { excess in
            SyntaxDiagnostic(
                kind: .tooDeep(excess.what, limit: excess.limit),
                range: SourceRange(file: source, lower: excess.offset, upper: excess.offset + 1))
        }
        if scanner.commentDepth > 0 {
            openComment = SourceRange(file: source, lower: scanner.commentStart, upper: scanner.commentStart + 2)
        }
        mismatch = scanner.mismatch.map { $0.diagnostic(in: source) }
    }
}

extension SourceScanner.Mismatch {
    /// What is to be said of it.
    func diagnostic(in source: SourceFile) -> SyntaxDiagnostic {
        let place = SourceRange(file: source, lower: offset, upper: offset + 1)
        let found = String(Unicode.Scalar(closer))
        guard let open, case .bracket(let expected) = open.kind else {
            return SyntaxDiagnostic(kind: .strayClosing(found), range: place)
        }
        return SyntaxDiagnostic(
            kind: .mismatchedClosing(found, expected: String(Unicode.Scalar(expected))), range: place,
            opening: SourceRange(file: source, lower: open.offset, upper: open.offset + 1))
    }
}
