internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// Whether the parser says that a source without open brackets ends in the middle of something: after an operator, an
/// attribute, `if condition`, a function's signature.
///
/// A source with a mistake before its end is not incomplete: no more text would mend it.
func sourceEndsInTheMiddle(_ source: SourceFile) -> Bool {
    guard SourceLimits.tooLarge(source, limit: SourceLimits.entryBytes) == nil else { return false }
    return runOnBigStack {
        let tree = syntaxTree(of: source)
        guard tree.hasError else { return lacksBody(tree) }
        if strayText(besideEqualIn: tree) != nil { return false }
        let end = lastTokenEnd(of: tree)
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        return !errors.isEmpty && errors.allSatisfy { $0.position.utf8Offset >= end && wantsMore($0) }
    }
}

/// Whether more text on further lines can be what is missing; the quote of a one-line string cannot.
private func wantsMore(_ diagnostic: Diagnostic) -> Bool {
    !diagnostic.message.hasSuffix("to end string literal")
}

/// Where the last token ends that is written.
private func lastTokenEnd(of tree: SourceFileSyntax) -> Int {
    tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
}

/// Whether the last declaration is a function, an initializer or a subscript whose body is still to come.
private func lacksBody(_ tree: SourceFileSyntax) -> Bool {
    guard case .decl(let last) = tree.statements.last?.item else { return false }
    switch last.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return node.body == nil
    case .initializerDecl(let node): return node.body == nil
    case .subscriptDecl(let node): return node.accessorBlock == nil
    default: return false
    }
}
