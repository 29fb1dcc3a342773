import ViewValues

extension RenderTree {
    mutating func updatePreferences<Host: ProgramHost>(host: inout Host) throws {}
    mutating func geometryMoved(_ moved: [NodeNumber]) {}
    mutating func refreshPreference<Host: ProgramHost>(
        _ number: NodeNumber, _ preference: PreferenceModifier, old: Node?, host: inout Host
    ) throws {}
    mutating func refreshPresentation<Host: ProgramHost>(
        _ number: NodeNumber, _ presentation: PresentationModifier, old: Node?, host: inout Host
    ) throws {}
}
