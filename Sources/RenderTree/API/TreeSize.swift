extension RenderTree {
    /// How many nodes the tree holds, modifiers among them: what a copy that changes all over would cost.
    public var nodeCount: Int { nodes.count }
}
