import SwiftSubset

// `async let x = work()`: a task that begins at once; the name stands for waiting for its value.
extension Checker {
    /// Such a task ends with the function around it, so there must be one.
    func refuseAsyncLet(_ decl: Decl) throws {
        guard let modifier = decl.modifiers.first(where: { $0.name.text == "async" }) else { return }
        throw fail(.asyncLetNotLocal, modifier.name.range)
    }

    func checkAsyncLet(_ name: Name, _ value: Expr, _ declared: SwiftType?) throws -> [IRStmt] {
        let range = value.range
        let start = Tree.call(Tree.identifier("_asyncLet", range), [(nil, value)], range)
        let task = try check(start, declared.map { named("Task", [$0, freshVariable()]) })
        let held = hidden(resolve(task.type))
        scope.variables[name.text] = nil
        scope.aliases[name.text] = Tree.member(Tree.identifier(held.name, name.range), "value", name.range)
        return [.declare(held.variable, task)]
    }
}
