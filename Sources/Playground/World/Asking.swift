import RenderTree
import SwiftSubset
import ViewValues

extension RenderTree: SelectableTree {}

/// What commands ask of the world.
extension World {
    /// The one view that a selector names.
    func node(_ selector: ViewSelector) throws -> NodeID { try SelectorResolver(tree).one(selector) }

    /// A property of a view as it stands; an error names the view.
    mutating func reading(_ name: String, of node: NodeID) throws -> PropertyReading {
        let property = try property(name)
        if let held = frozen[FrozenProperty(node: node, property: property)] { return held }
        return try tree.value(of: property, at: node, host: &program)
    }

    /// A property by its name; an error offers the nearest ones.
    func property(_ name: String) throws -> ViewProperty {
        if let property = ViewProperty(name) { return property }
        let near = nearestNames(to: name, in: ViewProperty.all.map(\.name))
        throw CommandError(
            "there is no property '\(name)'",
            help: near.isEmpty
                ? "':help properties' lists them; what a type of yours stores is TYPE.\(name)"
                : "did you mean \(near.joined(separator: " or "))?")
    }

    /// A reading's value as events carry it.
    func raw(_ value: PropertyReading.Value) -> RawValue {
        switch value {
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        case .program(let value): program.raw(value)
        }
    }

    /// Evaluates Swift in a view's scope, on a copy: nothing of it is kept.
    func evaluate(
        _ text: String, at node: NodeID?, like expected: (any ProgramValue)? = nil
    ) throws -> any ProgramValue {
        var copy = program
        let scope = node.flatMap { tree.programValue(of: $0) }
        return try copy.evaluate(SourceFile(name: "expression", text: text), in: scope, like: expected)
    }

    /// The value of a state by an expression that begins with its name: of the scope first, else of the only view that
    /// has it; `TYPE.NAME` narrows.
    func state(_ expression: String) throws -> any ProgramValue {
        var cursor = TextCursor(expression)
        let first = cursor.take { $0.isLetter || $0.isNumber || $0 == "_" }
        if cursor.take("."), first.first?.isUppercase == true {
            let owners = tree.nodesInTreeOrder().filter { tree.typeName(of: $0) == first }
            if !owners.isEmpty { return try state(first, cursor.remainder(), of: owners) }
        }
        do {
            let value = try evaluate(expression, at: scopeNode)
            // `offset` names a modifier of every view: a state of that name elsewhere is what is meant.
            guard isFunction(value) else { return value }
            let owners = owners(of: first)
            return owners.isEmpty ? value : try state(first, expression, of: owners)
        } catch let error where !(error is CommandError) {
            let owners = owners(of: first)
            guard !owners.isEmpty else { throw error }
            return try state(first, expression, of: owners)
        }
    }

    /// The views that have a state of a name.
    private func owners(of name: String) -> [NodeID] {
        tree.nodesInTreeOrder().filter {
            tree.programValue(of: $0) != nil && program.stateNames(at: $0.number).contains(name)
        }
    }

    private func isFunction(_ value: any ProgramValue) -> Bool {
        if case .record("(Function)", _) = program.raw(value) { return true }
        return false
    }

    private func state(_ name: String, _ expression: String, of owners: [NodeID]) throws -> any ProgramValue {
        guard owners.count == 1 else {
            let paths = owners.map { tree.path(of: $0) }.joined(separator: ", ")
            throw CommandError(
                "\(owners.count) views have \(name): \(paths)",
                help: "':in SELECTOR' makes one of them the scope")
        }
        return try evaluate(expression, at: owners[0])
    }
}
