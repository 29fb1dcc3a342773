import SwiftSubset

/// Local functions whose closures are still to be made: all statements beside them know their names.
final class WaitingFunctions {
    struct One {
        let source: FunctionDecl
        let info: MemberInfo
        let variable: Variable
        let body: CodeBlock
        var name: String { source.name.text }
    }
    var waiting: [One] = []
}

// Functions inside of functions: closures in variables, called by name, with labels, defaults and generic parameters.
extension Checker {
    /// Makes the names of a block's local functions known.
    func announceLocalFunctions(_ statements: [Stmt]) -> WaitingFunctions {
        let result = WaitingFunctions()
        for statement in statements {
            guard case .decl(let decl) = statement.kind, case .function(let source) = decl.kind,
                let found = attempt({ try self.memberInfos(decl, owner: nil, implementation: .requirement).first }),
                var info = found, let body = source.body
            else { continue }
            let variable = Variable(source.name.text, functionType(of: info), isLet: false, depth: function.depth)
            info.getter = .local(variable)
            scope.functions[source.name.text, default: []].append(info)
            result.waiting.append(WaitingFunctions.One(source: source, info: info, variable: variable, body: body))
        }
        return result
    }

    /// Makes the closures of the functions that a statement declares or names, and of those that these name.
    func makeLocalFunctions(for statement: Stmt, _ functions: WaitingFunctions) -> [IRStmt] {
        guard !functions.waiting.isEmpty else { return [] }
        var needed: Set<String> = []
        if case .decl(let decl) = statement.kind, case .function(let source) = decl.kind {
            guard functions.waiting.contains(where: { $0.source.name.range == source.name.range }) else { return [] }
            needed = [source.name.text]
        }
        let text = statement.range.text
        for one in functions.waiting where text.contains(one.name) { needed.insert(one.name) }
        var grows = true
        while grows {
            let named = functions.waiting.filter { needed.contains($0.name) }
            let more = functions.waiting.filter { other in
                !needed.contains(other.name) && named.contains { $0.body.range.text.contains(other.name) }
            }
            more.forEach { needed.insert($0.name) }
            grows = !more.isEmpty
        }
        let chosen = functions.waiting.filter { needed.contains($0.name) }
        functions.waiting.removeAll { needed.contains($0.name) }
        return closures(of: chosen)
    }

    private func closures(of functions: [WaitingFunctions.One]) -> [IRStmt] {
        guard !functions.isEmpty else { return [] }
        let made = functions.compactMap { one in
            attempt { try self.localFunction(one.info, one.body) }.map { (one.variable, $0) }
        }
        return [.declareFunctions(made)]
    }

    /// A function's type as a value.
    func functionType(of info: MemberInfo) -> SwiftType {
        let parameters = info.parameters.map { parameter in
            FunctionType.Parameter(
                parameter.isVariadic ? array(parameter.type) : parameter.type, isInout: parameter.isInout)
        }
        return .function(
            FunctionType(parameters, info.type, isAsync: info.isAsync, isThrowing: info.isThrowing))
    }

    private func localFunction(_ info: MemberInfo, _ body: CodeBlock) throws -> IRClosure {
        try withMemberGenerics(info) {
            let context = innerContext()
            context.name = info.key
            context.result = info.type
            context.isAsync = info.isAsync
            context.mayThrow = info.isThrowing
            return try inFunction(context) {
                let variables = info.parameters.map { parameterVariable($0) }
                let inouts = Set(info.parameters.indices.filter { info.parameters[$0].isInout })
                let checked = try functionBody(body, result: info.type, builder: info.builder, range: body.range)
                return IRClosure(
                    parameters: variables, inouts: inouts, captureList: [], body: checked, isAsync: info.isAsync,
                    genericParameters: info.genericParameters, origin: .written, isThrowing: info.isThrowing)
            }
        }
    }
}
