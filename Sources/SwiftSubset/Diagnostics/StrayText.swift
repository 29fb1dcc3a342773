internal import SwiftSyntax

/// Finds characters that no token takes in (a control character, U+FFFD) right beside a `=`. The parser's own
/// diagnostics cannot be asked then: they would mend the spaces around it, find none to mend, and end the process.
func strayText(besideEqualIn tree: SourceFileSyntax) -> Range<Int>? {
    guard tree.hasError else { return nil }
    var before: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
        defer { before = token }
        for (trivia, start) in [
            (before?.trailingTrivia, before?.endPositionBeforeTrailingTrivia), (token.leadingTrivia, token.position),
        ] {
            guard token.tokenKind == .equal || before?.tokenKind == .equal, let trivia, var place = start?.utf8Offset
            else { continue }
            for piece in trivia {
                let length = piece.sourceLength.utf8Length
                if case .unexpectedText = piece { return place..<place + length }
                place += length
            }
        }
    }
    return nil
}
