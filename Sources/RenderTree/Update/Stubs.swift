import ViewValues

extension RenderTree {
    mutating func refreshPresentation<Host: ProgramHost>(
        _ number: NodeNumber, _ presentation: PresentationModifier, old: Node?, host: inout Host
    ) throws {}
}
