import ViewValues

/// Menus open and close at once: their own motion is the system's, and nothing of the program sees it.
extension RenderTree {
    /// What a tap on a menu does: its own action, else it opens or closes. Where a style of the program draws the menu,
    /// the menu in its body opens.
    mutating func openMenu<Host: ProgramHost>(
        _ number: NodeNumber, _ primary: ProgramClosure?, _ transaction: TransactionValue, host: inout Host
    ) throws {
        if let primary { return try host.perform(primary, .none, transaction: transaction) }
        let drawn = isStyled(number) ? subtree(of: number).first { $0 != number && isMenu($0) } : number
        if let drawn { try toggleMenu(drawn, host: &host) }
    }

    /// What is chosen in a menu closes it, and the menus around it.
    mutating func closeMenu<Host: ProgramHost>(around number: NodeNumber, host: inout Host) throws {
        for menu in fullChain(of: number) where nodes.contains(menu) && isMenu(menu) {
            if nodes[menu].control?.isExpanded == true { try toggleMenu(menu, host: &host) }
        }
    }

    private func isMenu(_ number: NodeNumber) -> Bool {
        if case .control(let control) = nodes[number].view.kind, case .menu = control.kind { return true }
        return false
    }

    private mutating func toggleMenu<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws {
        try runUpdate(TransactionValue(origin: .tap), writes: [], host: &host) { tree, _ in
            tree.nodes[number].control?.isExpanded.toggle()
            tree.dirty.insert(number)
        }
    }
}
