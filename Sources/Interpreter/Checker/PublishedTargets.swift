import SwiftSubset

// `publisher.assign(to: &$name)`: what comes is written into a published property, as long as its object lives.
extension Checker {
    func publishedAssignment(_ call: Call, _ range: SourceRange) throws -> IRExpr? {
        guard case .member(let publisher, let reference) = call.callee.kind, reference.name.text == "assign",
            call.arguments.count == 1, call.arguments[0].label?.text == "to",
            case .inOut(let target) = call.arguments[0].value.kind, let (object, name) = published(target)
        else { return nil }
        let property = KeyPathExpr.Component(
            kind: .property(Reference(Name(name, range: target.range))), range: target.range)
        let path = Expr(.keyPath(KeyPathExpr(root: nil, components: [property])), range: target.range)
        let written = Tree.member(publisher, "_assign", call.callee.range)
        return try check(Tree.call(written, [(nil, path), ("on", object)], range), nil)
    }

    /// The object and the name of `$name`, `self.$name`, `model.$name`.
    private func published(_ target: Expr) -> (object: Expr, name: String)? {
        let (object, name): (Expr, String)
        switch target.kind {
        case .identifier(let reference): (object, name) = (Expr(.selfValue, range: target.range), reference.name.text)
        case .member(let base, let reference): (object, name) = (base, reference.name.text)
        default: return nil
        }
        return name.hasPrefix("$") ? (object, String(name.dropFirst())) : nil
    }
}
