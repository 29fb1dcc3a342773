import ViewValues

/// A group of views that share a frame (GEO-6).
struct MatchedKey: Hashable, Sendable {
    var id: ExplicitID
    var namespace: Int
}
struct MatchedGroup: Sendable {}

extension RenderTree {
    mutating func updateMatchedGeometry<Host: ProgramHost>(host: inout Host) throws {}
    mutating func updatePreferences<Host: ProgramHost>(host: inout Host) throws {}
    mutating func geometryMoved(_ moved: [NodeNumber]) {}
    mutating func refreshPreference<Host: ProgramHost>(
        _ number: NodeNumber, _ preference: PreferenceModifier, old: Node?, host: inout Host
    ) throws {}
    mutating func refreshPresentation<Host: ProgramHost>(
        _ number: NodeNumber, _ presentation: PresentationModifier, old: Node?, host: inout Host
    ) throws {}
}
