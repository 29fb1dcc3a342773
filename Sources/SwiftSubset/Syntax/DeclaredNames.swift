extension Decl {
    /// What the declaration declares at its place: each name with the word that introduces it.
    public var declaredNames: [(name: String, what: String)] {
        switch kind {
        case .variable(let variable):
            variable.bindings.map { ($0.pattern.range.text, variable.isLet ? "let" : "var") }
        case .function(let function): [(function.name.text, "func")]
        case .type(let type): [(type.name.text, type.kind.rawValue)]
        case .extensionDecl(let decl): [(decl.extended.range.text, "extension")]
        case .typeAlias(let alias): [(alias.name.text, "typealias")]
        default: []
        }
    }
}
