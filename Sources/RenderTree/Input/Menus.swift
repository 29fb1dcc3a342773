import ViewValues

/// Menus open and close at once: what an open one shows is presented below its label, without a motion of its own.
extension RenderTree {
    /// What a tap on a menu does: its own action, else it opens or closes. Where a style of the program draws the menu,
    /// the menu in its body opens.
    mutating func openMenu<Host: ProgramHost>(
        _ number: NodeNumber, _ primary: ProgramClosure?, _ transaction: TransactionValue, host: inout Host
    ) throws {
        if let primary { return try host.perform(primary, .none, transaction: transaction) }
        let drawn = isStyled(number) ? subtree(of: number).first { $0 != number && isMenu($0) } : number
        guard let drawn else { return }
        try runUpdate(transaction, writes: [], host: &host) { tree, _ in
            tree.nodes[drawn].control?.isExpanded.toggle()
            tree.dirty.insert(drawn)
        }
    }

    private func isMenu(_ number: NodeNumber) -> Bool {
        if case .control(let control) = nodes[number].view.kind, case .menu = control.kind { return true }
        return false
    }
}
