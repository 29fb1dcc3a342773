/// A source's statements and declarations in order.
public struct Program: Sendable {
    /// The source.
    public let file: SourceFile
    /// Top-level statements; declarations are `decl` statements.
    public let statements: [Stmt]

    /// A program of a source.
    public init(file: SourceFile, statements: [Stmt]) {
        self.file = file
        self.statements = statements
    }

    /// The top-level declarations in order.
    public var declarations: [Decl] {
        statements.compactMap { statement in
            if case .decl(let decl) = statement.kind { decl } else { nil }
        }
    }
}
