import AnimationMath
import ViewValues

/// Layouts of the program with animatable data: while these move, each frame lays out anew with the shown ones, and
/// what stands in the layout follows without an animation of its own (LIFE-3).
extension RenderTree {
    func shownLayout(of node: NodeNumber) -> (any ProgramValue)? { shownLayouts[node] }

    func hasPages(_ node: NodeNumber) -> Bool { tabViews[node]?.isPaged ?? false }

    mutating func layoutRead(_ reads: Set<Dependency>, at node: NodeNumber) {
        for read in reads { layoutDependents[read, default: []].insert(node) }
    }

    /// State that guides or layouts read has changed: they are asked again.
    mutating func invalidateLayouts(reading dependency: Dependency) {
        guard let readers = layoutDependents.removeValue(forKey: dependency) else { return }
        for node in readers.sorted() where nodes.contains(node) { invalidateLayout(node) }
    }

    /// Sets the shown data of the layouts that are about to be asked.
    mutating func refreshShownLayouts<Host: ProgramHost>(host: inout Host) throws {
        for number in invalidLayouts where nodes.contains(number) {
            guard case .container(let container, _) = nodes[number].view.kind,
                let composite = container.programLayout, composite.isAnimatable
            else { continue }
            guard let data = nodes[number].attribute(.data), attributes[data].animator != nil else {
                shownLayouts[number] = nil
                continue
            }
            shownLayouts[number] = try host.setting(attributes[data].shown, on: composite.value, at: number)
        }
        if shownLayouts.count > 16 { shownLayouts = shownLayouts.filter { nodes.contains($0.key) } }
    }
}

extension Container {
    /// The layout of the program, in an AnyLayout too.
    var programLayout: CompositeValue? {
        switch self {
        case .layout(let composite): composite
        case .any(let inner): inner.programLayout
        default: nil
        }
    }
}
