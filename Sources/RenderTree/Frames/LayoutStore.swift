import ViewValues

/// The store as layout sees it (GEO-1).
extension RenderTree: LayoutTree {
    func layoutItem(of node: NodeNumber) -> LayoutItem {
        nodes[node].layout.item ?? newLayoutItem(of: node)
    }

    private func newLayoutItem(of node: NodeNumber) -> LayoutItem {
        let view = nodes[node].view
        if case .modified(_, .layout(.offset)) = view.kind, nodes[node].scope?.inTransition == true {
            return .transparent
        }
        if case .container = view.kind, isStyled(node) { return .container(.named("_Styled", parameters: [:])) }
        let environment = nodes[node].environment
        guard case .control(let control) = view.kind else { return LayoutItem(view, environment: environment.layout) }
        let look = environment.values.look(of: control.kind)
        return LayoutItem(view, environment: environment.layout, look: look)
    }

    func layoutParent(of node: NodeNumber) -> NodeNumber? {
        presentedSet.contains(node) ? nil : nodes[node].parent
    }

    func layoutDepth(of node: NodeNumber) -> Int { nodes[node].depth }

    func contentChildren(of node: NodeNumber) -> [NodeNumber] {
        let children = nodes[node].children
        guard children.contains(where: { !nodes[$0].leavingBox.isEmpty }) else { return children }
        return children.filter { nodes[$0].leavingBox.isEmpty }
    }

    func secondaryChildren(of node: NodeNumber) -> [NodeNumber] {
        nodes[node].secondary.filter { nodes[$0].leavingBox.isEmpty && !presentedSet.contains($0) && !isPart($0) }
    }

    subscript(layout node: NodeNumber) -> LayoutRecord {
        _read { yield nodes[node].layout }
        _modify { yield &nodes[node].layout }
    }

    func keptSizes(of node: NodeNumber) -> [LayoutRecord.Measured] { nodes[node].layout.sizes }
    func keptBoxes(of node: NodeNumber) -> [LayoutBox]? { nodes[node].layout.boxes }
    func keptTraits(of node: NodeNumber) -> LayoutTraits? { nodes[node].layout.traits }
    func keptLayoutItem(of node: NodeNumber) -> LayoutItem? { nodes[node].layout.item }
    func keptPlaces(of node: NodeNumber) -> [LayoutRecord.Placed?] { nodes[node].layout.placed }

    var layoutRoots: [LayoutRoot] {
        guard let rootNumber else { return [] }
        let ambient = LayoutAmbient(
            container: Rect(origin: .zero, size: screen.size), insets: screen.safeArea)
        return [LayoutRoot(node: rootNumber, ambient: ambient)]
            + presented.map { page in
                LayoutRoot(
                    node: page, ambient: presentedAmbient(of: page, in: ambient),
                    isPage: nodes[page].presentation?.isPage ?? false)
            }
    }

    /// The room of presented content: the whole screen, or a sheet with what of the safe area it reaches.
    private func presentedAmbient(of node: NodeNumber, in whole: LayoutAmbient) -> LayoutAmbient {
        guard let rect = nodes[node].presentation?.rect, rect != whole.container else { return whole }
        let area = whole.safeArea
        let insets = Insets(
            top: max(0, area.minY - rect.minY), leading: max(0, area.minX - rect.minX),
            bottom: min(rect.size.height, whole.container.maxY - area.maxY, max(0, rect.maxY - area.maxY)),
            trailing: max(0, rect.maxX - area.maxX))
        return LayoutAmbient(container: rect, insets: insets)
    }

    mutating func takeInvalidLayouts() -> [NodeNumber] {
        defer {
            invalidLayouts = []
            invalidLayoutSet = []
        }
        return invalidLayouts.filter { nodes.contains($0) }
    }

    /// Marks a node whose item or children changed.
    mutating func invalidateLayout(_ node: NodeNumber) {
        if invalidLayoutSet.insert(node).inserted { invalidLayouts.append(node) }
    }

    mutating func didPlace(_ node: NodeNumber, frame: Rect) {
        if nodes[node].frame == nil { forgetPaths() }
        nodes[node].frame = frame
        placed.append(node)
    }

    mutating func didLeaveOut(_ node: NodeNumber) {
        nodes[node].frame = nil
        forgetPaths()
        guard let attribute = nodes[node].attribute(.frame) else { return }
        stop(attribute)
        attributes.remove(attribute)
        nodes[node].attributes.removeAll { $0.number == attribute }
    }

    func isRightToLeft(_ node: NodeNumber) -> Bool { nodes[node].environment.values.isRightToLeft }

    func scrollOffset(of node: NodeNumber) -> Point {
        guard let attribute = nodes[node].attribute(.scroll) else { return .zero }
        return Point(attributes[attribute].model[0], attributes[attribute].model[1])
    }

    func layoutSource(of node: NodeNumber) -> SourcePlace? { nodes[node].view.source }

    /// Presented content is laid out on its own.
    private var presentedSet: [NodeNumber] { presented }

    /// The box around the drawing leaves below a node, in model values.
    func modelBox(of node: NodeNumber) -> Rect? {
        if isLeafKind(node) { return nodes[node].frame }
        let below = nodes[node].children
        return below.reduce(nil) { box, child in
            guard let next = modelBox(of: child) else { return box }
            return box.map { $0.union(next) } ?? next
        }
    }

    /// Whether a node draws by itself.
    func isLeafKind(_ node: NodeNumber) -> Bool {
        switch nodes[node].view.kind {
        case .leaf(.spacer): false
        case .leaf: true
        case .control(let control):
            nodes[node].innerScope == nil
                && (control.drawsItself || nodes[node].environment.values.look(of: control.kind).isBordered(control))
        default: false
        }
    }
}

extension Control {
    /// Whether the control draws a part of its own that has no leaf below it.
    var drawsItself: Bool {
        switch kind {
        case .slider, .textField, .progress, .toggle, .stepper, .picker, .datePicker: true
        default: false
        }
    }
}

extension EnvironmentState {
    /// How a kind of controls looks here.
    func look(of kind: Control.Kind) -> ControlLook {
        var look = ControlLook(hidesLabel: hidesLabels)
        if let choice = styles[kind.styleKind] { (look.style, look.isCustom) = (choice.name, choice.value != nil) }
        return look
    }
}
