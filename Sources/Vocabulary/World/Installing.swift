import Interpreter
import ViewValues

// Dynamic properties get their storage when their view is installed at a node (TREE-2).
extension ProgramWorld {
    mutating func installValue(_ value: Value, at node: NodeNumber, environment: EnvironmentSnapshot) throws -> Value {
        let type = program.machine.type(of: value)
        let name = type.nominal.map { program.machine.types[$0].name } ?? ""
        if nodes[node] == nil { nodes[node] = InstalledNode(typeName: name) }
        return try link(value, at: node, prefix: "", environment)
    }

    private mutating func link(
        _ value: Value, at node: NodeNumber, prefix: String, _ environment: EnvironmentSnapshot
    ) throws -> Value {
        guard let box = value.asStructure, let id = box.type.nominal else { return value }
        var result = value
        for (index, field) in program.machine.types[id].fields.enumerated() {
            let path = prefix + field.name
            guard let linked = try linked(box[index], path, at: node, environment) else { continue }
            _ = result.updateField(index) { $0 = linked }
        }
        return result
    }

    private mutating func linked(
        _ value: Value, _ path: String, at node: NodeNumber, _ environment: EnvironmentSnapshot
    ) throws -> Value? {
        if var state = value.native as? StateBox {
            state.cell = try cell(for: state, path, at: node)
            return .native(state)
        }
        if let read = value.native as? EnvironmentBox { return .native(read.reading(environment, at: node)) }
        guard let box = value.asStructure, let id = box.type.nominal,
            let dynamic = program.machine.types.id("DynamicProperty"),
            program.machine.types[id].conformances.contains(dynamic)
        else { return nil }
        return try link(value, at: node, prefix: path + ".", environment)
    }

    private mutating func cell(for state: StateBox, _ path: String, at node: NodeNumber) throws -> CellID {
        if let cell = nodes[node]?.cells[path] { return cell }
        var initial = state.initial
        if let key = state.key {
            let cell = program.machine.makeStoredCell(key, initial: initial)
            nodes[node]?.shared.insert(path)
            nodes[node]?.cells[path] = cell
            nodes[node]?.order.append(path)
            return cell
        }
        if state.isLazy { initial = try program.machine.acting { try $0.call(state.initial, []) } }
        let cell = program.machine.makeCell(initial, name: Self.name(of: path))
        nodes[node]?.cells[path] = cell
        nodes[node]?.order.append(path)
        return cell
    }

    mutating func release(_ node: NodeNumber) {
        guard let installed = nodes.removeValue(forKey: node) else { return }
        if let subscription = installed.listening?.subscription { program.machine.cancelSubscription(subscription) }
        for (path, cell) in installed.cells where !installed.shared.contains(path) { program.machine.freeCell(cell) }
    }
}
