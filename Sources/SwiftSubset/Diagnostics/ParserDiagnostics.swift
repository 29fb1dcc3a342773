internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The parser's own diagnostics, in the words of this module where it knows better ones.
struct ParserDiagnostics {
    let file: SourceFile
    /// What a scan without syntax found, which says more where brackets or comments are wrong.
    let scan: SourceScan

    /// As many diagnostics as anyone reads.
    static let limit = 20

    /// Every diagnostic of a tree in source order, one for each place.
    func all(of tree: SourceFileSyntax) -> [SyntaxDiagnostic] {
        guard tree.hasError || tree.hasWarning else { return [] }
        if let stray = strayText(besideEqualIn: tree) {
            let range = SourceRange(file: file, lower: stray.lowerBound, upper: stray.upperBound)
            return [SyntaxDiagnostic(kind: .parser("invalid character in source"), range: range)]
        }
        let found = ParseDiagnosticsGenerator.diagnostics(for: tree)
        var result: [SyntaxDiagnostic] = []
        for diagnostic in found where result.count < Self.limit {
            let next = sharpen(diagnostic)
            guard let last = result.last, last.range.lower == next.range.lower else {
                result.append(next)
                continue
            }
            result[result.count - 1] = merge(last, next)
        }
        return leading(withoutConsequences(result))
    }

    /// Without what only follows from an earlier mistake: all after a keyword as a name, and `}` for a `{` that is
    /// missing too.
    private func withoutConsequences(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
        var result: [SyntaxDiagnostic] = []
        for diagnostic in diagnostics {
            if case .parser(let text) = diagnostic.kind, text.hasPrefix("expected '}'"), diagnostic.opening == nil,
                !result.isEmpty
            {
                continue
            }
            result.append(diagnostic)
            if case .keywordAsName = diagnostic.kind { break }
        }
        return result
    }

    /// The mismatch with what was wrong before it; what comes after only follows from it.
    private func leading(_ diagnostics: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
        guard let mismatch = scan.mismatch, diagnostics.contains(where: { !$0.isWarning }) else { return diagnostics }
        let before = diagnostics.filter { $0.range.upper < mismatch.range.lower && $0.opening == nil }
        return before + [mismatch]
    }

    /// Two diagnostics at one place: the one that names what is missing, with what stands there instead.
    private func merge(_ first: SyntaxDiagnostic, _ second: SyntaxDiagnostic) -> SyntaxDiagnostic {
        switch (first.kind, second.kind) {
        case (.missingOperand(let name, ""), .unexpected(let found, _)):
            SyntaxDiagnostic(kind: .missingOperand(after: name, found: found), range: second.range)
        case (.parser(let sentence), .unexpected(let found, _)) where sentence.hasPrefix("expected "):
            SyntaxDiagnostic(
                kind: .unexpected(found, expected: String(sentence.dropFirst("expected ".count))), range: second.range)
        case (_, .strayClosing): second
        default: first
        }
    }

    private func sharpen(_ diagnostic: Diagnostic) -> SyntaxDiagnostic {
        let range = range(of: diagnostic)
        let opening = diagnostic.notes.first.map { note in
            SourceRange(file: file, lower: note.position.utf8Offset, upper: note.position.utf8Offset + 1)
        }
        if diagnostic.diagMessage.severity != .error {
            return SyntaxDiagnostic(kind: .parserWarning(diagnostic.message), range: range)
        }
        return SyntaxDiagnostic(kind: kind(of: diagnostic), range: range, opening: opening)
    }

    private func kind(of diagnostic: Diagnostic) -> SyntaxDiagnostic.Kind {
        let token = diagnostic.node.firstToken(viewMode: .sourceAccurate)
        switch diagnostic.diagMessage {
        case let message as StaticParserError where message.diagnosticID == consecutiveStatements:
            return foreignWord(before: diagnostic) ?? .consecutiveStatements
        case is InvalidIdentifierError:
            if let token, case .keyword = token.tokenKind { return .keywordAsName(token.text) }
        case is UnexpectedNodesError:
            if let token { return unexpected(token, in: diagnostic) }
        case is MissingNodesError:
            if let keyword = keywordAfterBinding(diagnostic.node) { return .keywordAsName(keyword) }
            if let name = operatorBefore(diagnostic.node) { return .missingOperand(after: name, found: "") }
        default:
            if isOpenComment(diagnostic) { return .unterminatedComment }
        }
        return .parser(diagnostic.message)
    }

    private func isOpenComment(_ diagnostic: Diagnostic) -> Bool { diagnostic.message.contains("'/*'") }

    private func unexpected(_ token: TokenSyntax, in diagnostic: Diagnostic) -> SyntaxDiagnostic.Kind {
        switch token.tokenKind {
        case .rightParen, .rightSquare, .rightBrace: return .strayClosing(token.text)
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .colon, .comma, .infixQuestionMark:
            return .unexpected(token.text, expected: "an expression before it")
        case .keyword(.else): return .withoutOpener("else", opener: "if")
        case .keyword(.catch): return .withoutOpener("catch", opener: "do")
        default: break
        }
        switch diagnostic.node.parent?.kind {
        case .functionCallExpr, .tupleExpr: return .unexpected(token.text, expected: "',' or ')'")
        case .subscriptCallExpr, .arrayExpr, .dictionaryExpr: return .unexpected(token.text, expected: "',' or ']'")
        default: return .parser(diagnostic.message)
        }
    }

    /// The word of another language that makes a declaration two statements: `function f()`.
    private func foreignWord(before diagnostic: Diagnostic) -> SyntaxDiagnostic.Kind? {
        let place = diagnostic.position.utf8Offset
        let before = file.bytes[..<min(place, file.bytes.count)].reversed().prefix { $0 >= UInt8(ascii: "a") }
        let word = String(decoding: before.reversed(), as: UTF8.self)
        return foreignWords[word].map { .foreignWord(word, swift: $0) }
    }

    /// The keyword that stands where `let` or `var` asks for a name.
    private func keywordAfterBinding(_ node: Syntax) -> String? {
        guard let before = node.previousToken(viewMode: .sourceAccurate),
            let token = node.nextToken(viewMode: .sourceAccurate),
            before.tokenKind == .keyword(.let) || before.tokenKind == .keyword(.var), case .keyword = token.tokenKind
        else { return nil }
        return token.text
    }

    /// The binary operator that a missing expression stands after.
    private func operatorBefore(_ node: Syntax) -> String? {
        guard node.is(MissingExprSyntax.self), let before = node.previousToken(viewMode: .sourceAccurate) else {
            return nil
        }
        switch before.tokenKind {
        case .binaryOperator, .equal, .prefixOperator: return before.text
        default: return nil
        }
    }

    /// The place that a caret should mark: the code that is named, else where something is missing.
    private func range(of diagnostic: Diagnostic) -> SourceRange {
        if isOpenComment(diagnostic), let comment = scan.openComment { return comment }
        let marked = diagnostic.highlights.filter { !$0.trimmedDescription.isEmpty }
        guard let first = marked.first, let last = marked.last else {
            let lower = diagnostic.position.utf8Offset
            return SourceRange(file: file, lower: lower, upper: lower)
        }
        return SourceRange(
            file: file, lower: first.positionAfterSkippingLeadingTrivia.utf8Offset,
            upper: last.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

private let consecutiveStatements = MessageID(
    domain: "SwiftParser", id: "StaticParserError.consecutiveStatementsOnSameLine")

/// Words that begin declarations elsewhere, and what Swift writes.
private let foreignWords = [
    "function": "func", "def": "func", "fn": "func", "fun": "func", "const": "let", "val": "let",
    "interface": "protocol",
    "namespace": "enum",
]
