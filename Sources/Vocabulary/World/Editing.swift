import Interpreter
import ViewValues

/// The cell behind `\\.editMode` where the program binds none.
private struct EditModeCell: NativeValue {
    let cell: CellID
    var nativeType: String { "_EditModeCell" }
    static let key = "editMode"
}

extension ProgramWorld {
    /// Answers the engine: see `EditingProgram`.
    public mutating func defaultEditMode() -> (any ProgramValue)? {
        if let known = program.machine.extras[EditModeCell.key] as? EditModeCell {
            return Value.native(BindingBox(.cell(known.cell)))
        }
        guard let initial = editMode(isEditing: false) else { return nil }
        let cell = program.machine.makeCell(initial.programValue, name: "editMode")
        program.machine.extras[EditModeCell.key] = EditModeCell(cell: cell)
        return Value.native(BindingBox(.cell(cell)))
    }

    /// Answers the engine: see `EditingProgram`.
    public mutating func editMode(isEditing: Bool) -> (any ProgramValue)? {
        program.machine.enumCase("EditMode", isEditing ? "active" : "inactive")
    }
}
