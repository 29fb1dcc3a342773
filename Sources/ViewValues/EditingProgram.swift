/// What lists ask of a program about edit mode.
public protocol EditingProgram {
    /// The binding that `\\.editMode` has where no view writes it; nil: there is no edit mode.
    mutating func defaultEditMode() -> (any ProgramValue)?

    /// The value of `EditMode` that is written when editing begins or ends.
    mutating func editMode(isEditing: Bool) -> (any ProgramValue)?
}

extension EditingProgram {
    /// None, for programs without lists.
    public mutating func defaultEditMode() -> (any ProgramValue)? { nil }
    /// None, for programs without lists.
    public mutating func editMode(isEditing: Bool) -> (any ProgramValue)? { nil }
}
