internal import SwiftSyntax

/// Turns the nodes of swift-syntax into the module's own tree.
///
/// One lowerer lowers one source. It runs only on trees without parse errors, so a missing node can only be one that
/// a diagnostic has already named; every construct that it does not lower is reported as such.
final class Lowerer {
    let file: SourceFile
    var operators: OperatorScope
    var diagnostics: [SyntaxDiagnostic] = []
    /// One entry for each closure around the present place: one more than the highest `$n` seen in it.
    var shorthandCounts: [Int] = []
    /// Whether the postfix expression being lowered holds a `?`.
    var sawOptionalLink = false
    /// Whether functions must have bodies: not in protocols, nor in the vocabulary's signatures.
    var requiresBodies = true
    /// Whether the condition of an `#if` is being lowered, where `>=5.9` is written like a prefix operator.
    var isLoweringCondition = false
    /// What an `#if` among postfix members continues; taken by the first member without a base.
    var pendingBase: Expr?

    init(file: SourceFile, operators: OperatorScope) {
        self.file = file
        self.operators = operators
    }

    // MARK: Places and names

    /// The place of a node, without the white space and comments around it.
    func range(_ node: some SyntaxProtocol) -> SourceRange {
        SourceRange(
            file: file, lower: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            upper: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The place from the beginning of one node to the end of another.
    func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> SourceRange {
        range(first).union(range(last))
    }

    /// The name that a token spells, without backticks.
    func name(_ token: TokenSyntax) -> Name {
        Name(token.identifier?.name ?? token.text, range: range(token))
    }

    /// The name that a declaration gives; `$` begins only names that the language makes by itself.
    func declared(_ token: TokenSyntax) -> Name {
        let name = name(token)
        if requiresBodies, name.text.hasPrefix("$") { report(.reservedName(name.text), at: name.range) }
        return name
    }

    /// The name that a token spells; nil for `_` and for no token.
    func label(_ token: TokenSyntax?) -> Name? {
        guard let token, token.tokenKind != .wildcard else { return nil }
        return name(token)
    }

    // MARK: Reports

    func report(_ kind: SyntaxDiagnostic.Kind, at range: SourceRange) {
        diagnostics.append(SyntaxDiagnostic(kind: kind, range: range))
    }

    func reportNotYet(_ feature: String, at node: some SyntaxProtocol) {
        report(.notYet(feature), at: range(node))
    }
}
