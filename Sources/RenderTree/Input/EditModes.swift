import ViewValues

/// Edit mode: a binding in the environment that EditButton writes and lists read.
extension RenderTree {
    static let editModeKey = "editMode"

    /// Gives the root its edit mode, which every view below shares unless one writes another.
    mutating func provideEditMode<Host: ProgramHost>(host: inout Host) {
        guard rootEnvironment.values.keys[Self.editModeKey] == nil, let binding = host.defaultEditMode() else { return }
        var values = rootEnvironment.values
        values.keys[Self.editModeKey] = binding
        rootEnvironment = Environment(values)
    }

    private func editModeBinding(at number: NodeNumber) -> ProgramBinding? {
        nodes[number].environment.values.keys[Self.editModeKey].map { ProgramBinding($0) }
    }

    /// Whether rows are being edited where a node stands.
    func isEditing<Host: ProgramHost>(at number: NodeNumber, host: inout Host) throws -> Bool {
        guard let binding = editModeBinding(at: number) else { return false }
        let value = try host.read(binding)
        return host.editMode(isEditing: true)?.isEqual(to: value) ?? false
    }

    /// A list reads its edit mode: as editing begins or ends its rows make room for their controls.
    mutating func readEditing<Host: ProgramHost>(of list: NodeNumber, host: inout Host) throws {
        guard let binding = editModeBinding(at: list) else { return }
        let (value, reads) = try host.reading(binding)
        track(nodes[list].reads.union(reads), of: list)
        let isEditing = host.editMode(isEditing: true)?.isEqual(to: value) ?? false
        guard isEditing != editingLists.contains(list) else { return }
        if isEditing { editingLists.insert(list) } else { editingLists.remove(list) }
        invalidateLayout(list)
        for node in subtree(of: list) where nodes[node].hostsRowExtras {
            dirty.insert(node)
            invalidateLayout(node)
        }
    }

    /// EditButton's label, which says what a tap does; what it read makes the button run again.
    mutating func editLabel<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws -> ViewValue {
        guard let binding = editModeBinding(at: number) else { return ViewValue(.leaf(.text(TextValue("Edit")))) }
        let (value, reads) = try host.reading(binding)
        track(nodes[number].reads.union(reads), of: number)
        let isEditing = host.editMode(isEditing: true)?.isEqual(to: value) ?? false
        return ViewValue(.leaf(.text(TextValue(isEditing ? "Done" : "Edit"))))
    }

    /// A tap on EditButton begins or ends editing, under an animation that is assumed.
    mutating func toggleEditing<Host: ProgramHost>(
        at number: NodeNumber, _ transaction: TransactionValue, host: inout Host
    ) throws {
        guard let binding = editModeBinding(at: number) else { return }
        let isEditing = try isEditing(at: number, host: &host)
        guard let value = host.editMode(isEditing: !isEditing) else { return }
        var animated = transaction
        animated.animation = Self.rowAnimation
        try host.write(value, to: binding, transaction: animated)
    }
}
