internal import SwiftParser
internal import SwiftSyntax
import Synchronization

/// What was read so far: a name is looked up as a type, an alias and an extension, in every world of a process.
private let readSignatures = Mutex<[String: Decl?]>([:])

/// The file in which all of the vocabulary is said to stand.
public let vocabularyFileName = "vocabulary"

/// Reads one declaration of the vocabulary's table: a Swift signature without a body, such as
/// `func frame(width: CGFloat? = nil) -> some View`, `case easeIn`, `var count: Int { get }`, or a type with members.
///
/// Nil where the text is no declaration, more than one, or has what is not lowered: the table is checked by tests.
///
/// A text is read once; every later call gives the same tree. It is parsed where the store does not have it.
public func parseSignature(_ text: String, store: SignatureStore? = nil) -> Decl? {
    if let known = readSignatures.withLock({ $0[text] }) { return known }
    let decl = store?.declaration(of: text) ?? readSignature(text)
    readSignatures.withLock { $0[text] = .some(decl) }
    return decl
}

/// Parses a declaration, whatever was read before.
func readSignature(_ text: String) -> Decl? {
    let file = SourceFile(name: vocabularyFileName, text: text)
    // As one declaration: a list of members would first look whether each begins one, which costs an eighth.
    let declaration = file.bytes.withUnsafeBufferPointer { bytes in
        var parser = Parser(bytes)
        return DeclSyntax.parse(from: &parser)
    }
    guard !declaration.hasError else { return nil }
    let lowerer = Lowerer(file: file, operators: .standard)
    lowerer.requiresBodies = false
    guard let lowered = lowerer.decl(declaration), lowerer.diagnostics.isEmpty else { return nil }
    return lowered
}
