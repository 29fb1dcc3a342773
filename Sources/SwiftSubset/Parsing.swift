import Foundation
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
    if let known = ReadingAhead.result(of: source), !operators.isExtended { return known }
    return read(source, operators: operators, limit: limit)
}

/// Reads a source that nobody has read before.
func read(_ source: SourceFile, operators: OperatorScope, limit: Int) -> ParseResult {
    if let refusal = SourceLimits.tooLarge(source, limit: limit) {
        return ParseResult(refusing: source, diagnostics: [refusal], operators: operators)
    }
    let scan = SourceScan(of: source, tokens: SourceLimits.tokens(inBytes: limit))
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
    if let result = lowerParts(of: source, scan: scan, operators: operators) { return result }
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

/// The size from which a part is worth a thread of its own, in bytes.
private let leastPart = 1_500

/// Reads a source in parts beside each other, as many as there are processors. Nil where it has only one, where
/// something is wrong or worth a warning in one of them, and where it declares operators: then it is read as a whole.
private func lowerParts(of source: SourceFile, scan: SourceScan, operators: OperatorScope) -> ParseResult? {
    let bytes = source.bytes.count
    guard bytes >= 2 * leastPart else { return nil }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let cuts = SourceSeams.cuts(scan.seams, bytes: bytes, count: processors, least: leastPart)
    guard !cuts.isEmpty else { return nil }
    let parts = zip([0] + cuts, cuts + [bytes]).map { $0..<$1 }
    let lowered = runBeside(
        parts.map { part in { @Sendable in lowerPart(part, of: source, operators: operators) } })
    let statements = lowered.compactMap(\.self)
    guard statements.count == parts.count else { return nil }
    return ParseResult(
        program: Program(file: source, statements: Array(statements.joined())), diagnostics: [], operators: operators)
}

/// The statements of a part; nil where something in it is to be told, or where it declares operators.
private func lowerPart(_ part: Range<Int>, of source: SourceFile, operators: OperatorScope) -> [Stmt]? {
    let tree = syntaxTree(of: source, in: part)
    guard !tree.hasError, !tree.hasWarning else { return nil }
    let lowerer = Lowerer(file: source, start: part.lowerBound, operators: operators)
    guard !lowerer.collectOperators(of: tree) else { return nil }
    let statements = lowerer.statements(tree.statements)
    return lowerer.diagnostics.isEmpty ? statements : nil
}

/// The parser's tree of a source, or of a part of it.
func syntaxTree(of source: SourceFile, in part: Range<Int>? = nil) -> SourceFileSyntax {
    source.bytes[part ?? source.bytes.indices].withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: SourceLimits.parserNesting)
    }
}
extension Lowerer {
    /// Makes the operators known that the source declares, wherever they stand in it; true where it declares any.
    @discardableResult
    func collectOperators(of tree: SourceFileSyntax) -> Bool {
        var foundGroup = false
        var declared: [OperatorDecl] = []
        for item in tree.statements {
            guard case .decl(let node) = item.item else { continue }
            if let node = node.as(PrecedenceGroupDeclSyntax.self) {
                operators.add(precedenceGroup(node))
                foundGroup = true
            }
            if let node = node.as(OperatorDeclSyntax.self), let one = operatorDecl(node) { declared.append(one) }
        }
        for one in declared {
            operators.add(one)
            guard let group = one.precedenceGroup, operators.group(named: group.text) == nil else { continue }
            report(.unknownPrecedenceGroup(group.text), at: group.range)
        }
        return foundGroup || !declared.isEmpty
    }
}
