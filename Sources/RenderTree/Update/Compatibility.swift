import ViewValues

extension ViewValue {
    /// Whether a newer value at the same place is the same view: type and place decide (TREE-1).
    func hasIdentity(of other: ViewValue) -> Bool {
        switch (kind, other.kind) {
        case (.empty, .empty), (.group, .group), (.conditional, .conditional), (.optional, .optional),
            (.forEach, .forEach), (.anyView, .anyView):
            true
        case (.leaf(let a), .leaf(let b)): a.typeKey == b.typeKey
        case (.container(let a, _), .container(let b, _)): a.typeKey == b.typeKey
        case (.composite(let a), .composite(let b)): a.signature == b.signature
        case (.modified(_, let a), .modified(_, let b)): a.typeKey == b.typeKey
        case (.placeholder(let a), .placeholder(let b)): a == b
        case (.deferred(let a), .deferred(let b)): a.typeKey == b.typeKey
        case (.control(let a), .control(let b)): a.name == b.name
        default: false
        }
    }

    /// What an erased view is below its modifiers: another kind of view is another identity (TREE-2).
    var erasedKind: String {
        switch kind {
        case .leaf(let leaf): leaf.typeKey
        case .container(let container, let children):
            container.typeKey + "(" + children.map(\.erasedKind).joined(separator: ",") + ")"
        case .group(let children): children.map(\.erasedKind).joined(separator: ",")
        case .composite(let composite): composite.signature
        case .modified(let content, _): content.erasedKind
        case .deferred(let deferred): deferred.typeKey
        case .control(let control): control.name
        default: ""
        }
    }

    /// Whether elements may come and go in the list that a view gives: a transition around it then goes to each.
    var isDynamicList: Bool {
        switch kind {
        case .conditional, .optional, .forEach: true
        case .group(let children): children.contains(where: \.isDynamicList)
        case .anyView(let content, _): content.isDynamicList
        case .modified(_, .identity(.id)): true
        case .modified(let content, _): content.isDynamicList
        default: false
        }
    }
}

extension Leaf {
    /// The type as identity sees it.
    var typeKey: String {
        switch self {
        case .shape(let name, _, _, let stroke): "shape \(name) \(stroke == nil)"
        case .text: "text"
        case .image: "image"
        case .color: "color"
        case .style(let name, _): "style \(name)"
        case .spacer: "spacer"
        case .divider: "divider"
        case .opaque(let name, _): "opaque \(name)"
        }
    }
}

extension Container {
    /// The type as identity sees it.
    var typeKey: String {
        switch self {
        case .hStack: "HStack"
        case .vStack: "VStack"
        case .zStack: "ZStack"
        case .lazyStack(let axis, _, _): axis == .vertical ? "LazyVStack" : "LazyHStack"
        case .lazyGrid(let axis, _, _, _): axis == .vertical ? "LazyVGrid" : "LazyHGrid"
        case .grid: "Grid"
        case .gridRow: "GridRow"
        case .scroll: "ScrollView"
        case .named(let name, _): name
        case .layout(let composite): composite.signature
        case .any: "AnyLayout"
        case .viewThatFits: "ViewThatFits"
        }
    }
}

extension DeferredContent {
    /// The type as identity sees it, which is also the Type selector.
    var typeKey: String {
        switch self {
        case .geometryReader: "GeometryReader"
        case .timeline: "TimelineView"
        case .phaseAnimator: "PhaseAnimator"
        case .keyframeAnimator: "KeyframeAnimator"
        case .scrollReader: "ScrollViewReader"
        case .content: ""
        }
    }
}

extension Modifier {
    /// The type as identity sees it: values do not count, kinds do.
    var typeKey: String {
        switch self {
        case .layout(let layout): layout.name
        case .effect(let effect): effect.name
        case .environment(let write): "environment \(write.name)"
        case .background: "background"
        case .overlay: "overlay"
        case .mask: "mask"
        case .identity(let identity): identity.name
        case .transaction(let transaction): transaction.name
        case .lifecycle(let lifecycle): lifecycle.name
        case .input(let input): input.name
        case .presentation(let presentation): presentation.name
        case .program(let composite): "program \(composite.signature)"
        case .transition: "transition"
        case .preference(let preference): preference.name
        case .show(let show): show.name
        case .transitionBody(let composite, _): "transition \(composite.signature)"
        case .inert(let name): name
        }
    }
}
