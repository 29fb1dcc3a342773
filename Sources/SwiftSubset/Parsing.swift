internal import SwiftParser
internal import SwiftSyntax

/// What a source says, and what is wrong with it.
public struct ParseResult: Sendable {
    /// The statements; none of them where the parser found an error.
    public let program: Program
    /// Errors and warnings in source order.
    public let diagnostics: [SyntaxDiagnostic]
    /// The operators known after the source, its own included.
    public let operators: OperatorScope

    /// Whether the source cannot be run.
    public var hasErrors: Bool { diagnostics.contains { !$0.isWarning } }
}

/// Reads a source: parses it, folds its operators, resolves `#if`, and lowers it to the module's own tree.
///
/// A source that is larger or nested deeper than can be read safely is refused before it is parsed. The work is done
/// on a thread with a large stack, on the present one if that is one already.
/// - Parameters:
///   - source: the text; an entry, or a file.
///   - operators: the operators known before it.
///   - limit: the largest size in bytes; 256 KB for an entry, 1 MB for a file.
public func parse(
    _ source: SourceFile, operators: OperatorScope = .standard, limit: Int = SourceLimits.entryBytes
) -> ParseResult {
    if let refusal = SourceLimits.tooLarge(source, limit: limit) {
        return ParseResult(refusing: source, diagnostics: [refusal], operators: operators)
    }
    let scan = SourceScan(of: source)
    if let excess = scan.excess {
        return ParseResult(refusing: source, diagnostics: [excess], operators: operators)
    }
    return runOnBigStack { lower(source, scan: scan, operators: operators) }
}

extension ParseResult {
    /// A source without a program.
    fileprivate init(refusing source: SourceFile, diagnostics: [SyntaxDiagnostic], operators: OperatorScope) {
        self.init(
            program: Program(file: source, statements: []), diagnostics: diagnostics, operators: operators)
    }
}

private func lower(_ source: SourceFile, scan: SourceScan, operators: OperatorScope) -> ParseResult {
    let tree = syntaxTree(of: source)
    let found = ParserDiagnostics(file: source, scan: scan).all(of: tree)
    guard found.allSatisfy(\.isWarning) else {
        return ParseResult(refusing: source, diagnostics: found, operators: operators)
    }
    let lowerer = Lowerer(file: source, operators: operators)
    lowerer.collectOperators(of: tree)
    let program = Program(file: source, statements: lowerer.statements(tree.statements))
    return ParseResult(
        program: program, diagnostics: found + lowerer.diagnostics.prefix(ParserDiagnostics.limit),
        operators: lowerer.operators)
}

/// The parser's tree of a source.
func syntaxTree(of source: SourceFile) -> SourceFileSyntax {
    source.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: SourceLimits.parserNesting)
    }
}

extension Lowerer {
    /// Makes the operators known that the source declares, wherever they stand in it.
    func collectOperators(of tree: SourceFileSyntax) {
        var declared: [OperatorDecl] = []
        for item in tree.statements {
            guard case .decl(let node) = item.item else { continue }
            if let node = node.as(PrecedenceGroupDeclSyntax.self) { operators.add(precedenceGroup(node)) }
            if let node = node.as(OperatorDeclSyntax.self), let one = operatorDecl(node) { declared.append(one) }
        }
        for one in declared {
            operators.add(one)
            guard let group = one.precedenceGroup, operators.group(named: group.text) == nil else { continue }
            report(.unknownPrecedenceGroup(group.text), at: group.range)
        }
    }
}
