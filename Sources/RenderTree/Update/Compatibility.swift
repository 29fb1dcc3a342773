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

    /// Whether another value for the same node shows the same: plain leaves in layouts and effects of equal numbers, from
    /// the same place. What holds closures or values of the program counts as different.
    func showsSame(as other: ViewValue) -> Bool {
        if self === other { return true }
        guard source == other.source else { return false }
        return switch (kind, other.kind) {
        case (.empty, .empty): true
        case (.leaf(let a), .leaf(let b)): a.showsSame(as: b)
        case (.modified(let a, .layout(let inner)), .modified(let b, .layout(let outer))):
            inner.isSame(as: outer) && a.showsSame(as: b)
        case (.modified(let a, .effect(let inner)), .modified(let b, .effect(let outer))):
            inner == outer && a.showsSame(as: b)
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

extension ViewValue {
    /// Whether modifiers stand around views of which one is there at a time: a transition around them moves each with
    /// its modifiers, and all of it where the whole comes and goes.
    var isModifiedChoice: Bool {
        guard case .modified(let content, let modifier) = kind else { return false }
        if case .identity(.id) = modifier { return false }
        switch content.kind {
        case .conditional, .optional: return true
        case .anyView(let inner, _): return inner.isDynamicList
        default: return content.isModifiedChoice
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

extension Leaf {
    fileprivate func showsSame(as other: Leaf) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        case (.spacer(let a), .spacer(let b)): a == b
        case (.divider, .divider): true
        case (.style(let a, let style), .style(let b, let other)): a == b && style == other
        case (.shape(let a, let shape, let fill, let stroke), .shape(let b, let other, let otherFill, let otherStroke)):
            a == b && shape.isSame(as: other) && fill == otherFill && stroke == otherStroke
        default: false
        }
    }
}

extension ShapeValue {
    fileprivate func isSame(as other: ShapeValue) -> Bool {
        switch (self, other) {
        case (.rectangle, .rectangle), (.circle, .circle), (.ellipse, .ellipse), (.capsule, .capsule): true
        case (.roundedRectangle(let a, let b), .roundedRectangle(let c, let d)): a == c && b == d
        default: false
        }
    }
}

extension LayoutModifier {
    fileprivate func isSame(as other: LayoutModifier) -> Bool {
        switch (self, other) {
        case (.frame(let a, let b, let c), .frame(let d, let e, let f)): a == d && b == e && c == f
        case (.flexFrame(let a), .flexFrame(let b)): a == b
        case (.padding(let a), .padding(let b)), (.safeAreaPadding(let a), .safeAreaPadding(let b)): a == b
        case (.defaultPadding(let a), .defaultPadding(let b)), (.ignoresSafeArea(let a), .ignoresSafeArea(let b)):
            a == b
        case (.offset(let a, let b), .offset(let c, let d)), (.position(let a, let b), .position(let c, let d)):
            a == c && b == d
        case (.fixedSize(let a, let b), .fixedSize(let c, let d)): a == c && b == d
        case (.aspectRatio(let a, let b), .aspectRatio(let c, let d)): a == c && b == d
        case (.layoutPriority(let a), .layoutPriority(let b)): a == b
        default: false
        }
    }
}
