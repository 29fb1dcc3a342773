import AnimationMath
import ViewValues

/// Stacks whose pages follow a path of the program (SHOW-6).
extension RenderTree {
    /// Brings the pages of a stack in line with its path: pages of equal values stay, the rest go, new ones come.
    mutating func refreshPath<Host: ProgramHost>(
        _ number: NodeNumber, _ binding: ProgramBinding, host: inout Host
    ) throws {
        let (value, reads) = try host.reading(binding)
        track(reads, of: number)
        guard let stack = navigationStack(above: number) else { return }
        var state = nodes[stack].navigation ?? NavigationState()
        state.path = binding
        let elements = host.pathElements(of: value)
        let kept = Self.commonPages(state.pages, elements)
        // Pages that links pushed without a value stand on top of the path's and stay as long as those below do.
        if state.pages.dropFirst(kept).contains(where: { $0.value != nil }) || kept < elements.count {
            state.pages.removeSubrange(kept...)
            dirty.insert(stack)
        }
        nodes[stack].navigation = state
        for element in elements.dropFirst(kept) {
            push(element, on: stack, source: nodes[number].view.source, host: &host)
        }
    }

    private static func commonPages(_ pages: [NavigationPage], _ elements: [any ProgramValue]) -> Int {
        zip(pages, elements).prefix { page, element in page.value.map { $0.isEqual(to: element) } ?? false }.count
    }

    /// Pops a page that the path put there, by writing the path; false for pages that are no part of one.
    mutating func popPath<Host: ProgramHost>(
        of stack: NodeNumber, from page: NodeNumber, _ transaction: TransactionValue, host: inout Host
    ) throws -> Bool {
        guard let state = nodes[stack].navigation, let path = state.path,
            case .element(let id, _) = nodes[page].slot, let name = id.value as? PageID,
            let place = state.pages.firstIndex(where: { $0.id == name.number }), state.pages[place].value != nil
        else { return false }
        try host.writePath(state.pages[..<place].compactMap(\.value), to: path, transaction: transaction)
        return true
    }
}
