/// How much source is read at once.
public enum SourceLimits {
    /// The largest entry in bytes: 256 KB.
    public static let entryBytes = 256 << 10
    /// The largest file in bytes: 1 MB.
    public static let fileBytes = 1 << 20
    /// How deep brackets, `else if`, ternaries and the like may be nested or repeated.
    public static let depth = 1_000
    /// What the parser is told: somewhat more, since it counts more than the scan does.
    static let parserNesting = 4_000

    /// Why a source is refused before it is parsed; empty where it is not.
    static func refusals(of source: SourceFile, limit: Int) -> [SyntaxDiagnostic] {
        let bytes = source.bytes.count
        guard bytes > limit else { return [] }
        return [SyntaxDiagnostic(kind: .tooLarge(bytes: bytes, limit: limit), range: source.range)]
    }
}
