import AnimationMath
import ViewValues

/// What a sheet, cover or pushed page keeps (SHOW-6).
struct PresentationState: Sendable {
    enum Kind: Sendable {
        /// Bound to a flag or an item of the program.
        case sheet(ProgramBinding, isItem: Bool)
        case page(stack: NodeNumber)
        /// What a Menu shows while it is open.
        case menu(control: NodeNumber)
    }
    var kind: Kind
    /// `sheet`, `fullScreenCover`, `popover`, `alert`, `confirmationDialog`, `menu` or `page`.
    var style: String
    /// What its content closure is handed.
    var argument: ContentArgument
    /// Where it rests on the screen, and where it comes from and goes to.
    var rect: Rect
    var outside: Rect
    var onDismiss: ProgramClosure?
    /// Heights at which a sheet rests, lowest first, the one that it rests at, and what holds the choice.
    var rests: [SheetRest] = []
    var rest: SheetRest?
    var selection: ProgramBinding?
    /// Whether a swipe does not close it: `interactiveDismissDisabled`.
    var staysOnSwipe = false
}

extension Modifier {
    /// Marks the engine's own node around presented content.
    static let presentationMark = Modifier.inert(name: "presented")
}

/// Presented content: laid out on its own, in a frame that comes from an edge or out of its source (SHOW-6).
///
/// Apple publishes no curve; the engine assumes `.smooth(duration: 0.5)` and says so in the event.
extension RenderTree {
    /// The assumed curve of presentations.
    static var presentationAnimation: Animation { .smooth(duration: 0.5) }

    /// An alert does not slide: it grows down to its size as it fades in. Assumed like the curve.
    static var alertTransition: TransitionValue {
        .animation(.combined(.opacity, .scale(1.1, anchor: .center)), presentationAnimation)
    }

    /// The presented content at a node: an element of its modifier or stack.
    static func presentedView(_ content: ProgramClosure, source: SourcePlace?) -> ViewValue {
        ViewValue(.modified(ViewValue(.deferred(.scrollReader(content))), .presentationMark), source: source)
    }

    /// The rectangle and edge insets in which a style presents.
    func presentationRect(style: String) -> Rect {
        let whole = Rect(origin: .zero, size: screen.size)
        guard style == "sheet" || style == "popover" else { return whole }
        let top = screen.safeArea.top + 10
        return Rect(0, top, screen.size.width, screen.size.height - top)
    }

    mutating func refreshPresentation<Host: ProgramHost>(
        _ number: NodeNumber, _ presentation: PresentationModifier, old: FormerNode?, host: inout Host
    ) throws {
        switch presentation {
        case .presented(let style, let binding, let content, let onDismiss):
            let (value, reads) = try host.reading(binding)
            track(reads, of: number)
            let shown = value.description == "true"
            try present(
                shown ? ContentArgument.none : nil, style, .sheet(binding, isItem: false), content, onDismiss,
                at: number, old,
                host: &host)
        case .presentedItem(let style, let binding, let content, let onDismiss):
            let (value, reads) = try host.reading(binding)
            track(reads, of: number)
            let argument: ContentArgument? = value.description == "nil" ? nil : .value(value)
            try present(
                argument, style, .sheet(binding, isItem: true), content, onDismiss, at: number, old, host: &host)
        case .navigationDestinationPresented(let binding, let content):
            let (value, reads) = try host.reading(binding)
            track(reads, of: number)
            let shown = value.description == "true"
            try present(
                shown ? ContentArgument.none : nil, "page", .sheet(binding, isItem: false), content, nil, at: number,
                old, host: &host)
        case .detents(_, let selection): try refreshDetents(number, selection, old: old, host: &host)
        case .navigationPath(let binding): try refreshPath(number, binding, host: &host)
        case .tabSelection(let binding): try refreshTabSelection(number, binding, host: &host)
        case .barsHidden: if old != nil { invalidateLayout(number) }
        case .toolbar(let view), .tabItem(let view), .searchable(let view):
            try reconcileSecondary([view], of: number, old, host: &host)
        default: break
        }
        dirty.remove(number)
    }

    /// Shows or takes away what a modifier presents.
    private mutating func present<Host: ProgramHost>(
        _ argument: ContentArgument?, _ style: String, _ kind: PresentationState.Kind, _ content: ProgramClosure,
        _ onDismiss: ProgramClosure?, at number: NodeNumber, _ old: FormerNode?, host: inout Host
    ) throws {
        var views: [ViewValue] = []
        if let argument {
            let isPage = style == "page"
            let rect = isPage ? pageRect(of: number) : presentationRect(style: style)
            pass.presentation = PresentationState(
                kind: kind, style: style, argument: argument, rect: rect,
                outside: style == "alert"
                    ? rect
                    : Rect(
                        isPage ? rect.maxX : rect.minX, isPage ? rect.minY : screen.size.height, rect.size.width,
                        rect.size.height), onDismiss: onDismiss)
            views = [Self.presentedView(content, source: nodes[number].view.source)]
        }
        // Also content that is there from the start comes in: the parent counts as old.
        try reconcileSecondary(views, of: number, old ?? former(number), host: &host)
        pass.presentation = nil
    }

    /// The node around presented content takes its state as it is built.
    mutating func refreshPresented(_ number: NodeNumber, old: FormerNode?) {
        if old == nil || old?.environment !== nodes[number].environment {
            nodes[number].innerEnvironment = presentedEnvironment(of: number)
        }
        guard let state = pageState(of: number) ?? pass.presentation else { return }
        if !state.isPushed { pass.presentation = nil }
        if old == nil {
            nodes[number].presentation = state
            let layers = state.fadesIn ? Self.alertTransition.layers() : []
            nodes[number].transition = TransitionState(layers: layers, phase: layers.isEmpty ? 0 : -1)
            presented.append(number)
        } else {
            nodes[number].presentation?.argument = state.argument
        }
    }

    /// What presented content inherits: `isPresented` is true in it.
    private func presentedEnvironment(of number: NodeNumber) -> Environment {
        var values = nodes[number].environment.values
        values.isPresented = true
        return Environment(values)
    }

    /// Presented content has been built: it comes from outside, or out of the source of a zoom.
    mutating func enterPresentation<Host: ProgramHost>(
        _ number: NodeNumber, under trace: ShapedTransaction, host: inout Host
    ) throws {
        guard var state = nodes[number].presentation else { return }
        try settleDetents(of: number, &state, host: &host)
        if let source = zoomSource(of: number) { state.outside = source }
        nodes[number].presentation = state
        addAttribute(frameValue(state.outside, of: number), for: .frame, of: number)
        pass.collector = []
        try moveFrame(of: number, to: state.rect, under: trace, host: &host)
        nodes[number].transition?.entering = Set(pass.collector ?? [])
        pass.collector = nil
        report(
            state.isPage ? .pushed : .presented, of: number,
            detail: "assumed curve \(Self.presentationAnimation), SHOW-6")
    }

    /// Presented content that is there without having come: in place, with nothing in flight.
    mutating func restPresentation(_ number: NodeNumber) {
        guard let state = nodes[number].presentation, nodes[number].attribute(.frame) == nil else { return }
        addAttribute(frameValue(state.rect, of: number), for: .frame, of: number)
    }

    /// Presented content that was on its way out comes back from where it is (TRANS-4).
    mutating func returnPresentation<Host: ProgramHost>(
        _ number: NodeNumber, under trace: ShapedTransaction, host: inout Host
    ) throws {
        guard let state = nodes[number].presentation else { return }
        if !presented.contains(number) { presented.append(number) }
        try moveFrame(of: number, to: state.rect, under: trace, host: &host)
    }

    /// Presented content goes back to where it came from.
    mutating func leavePresentation<Host: ProgramHost>(
        _ number: NodeNumber, under trace: ShapedTransaction, host: inout Host
    ) throws {
        guard let state = nodes[number].presentation else { return }
        presented.removeAll { $0 == number }
        try moveFrame(of: number, to: zoomSource(of: number) ?? state.outside, under: trace, host: &host)
        report(
            state.isPage ? .popped : .dismissed, of: number,
            detail: "assumed curve \(Self.presentationAnimation), SHOW-6")
    }

    /// Sends presented content to a place of the screen, on the assumed curve where it is animated.
    mutating func moveFrame<Host: ProgramHost>(
        of number: NodeNumber, to rect: Rect, under trace: ShapedTransaction, isAnimated: Bool = true,
        host: inout Host
    ) throws {
        guard let attribute = nodes[number].attribute(.frame) else { return }
        let value = frameValue(rect, of: number)
        guard attributes[attribute].model != value.vector else { return }
        let animation = isAnimated && !trace.value.disablesAnimations ? Self.presentationAnimation : nil
        try change(attribute, to: value, under: trace, animation: animation, host: &host)
    }

    /// A frame of the screen as the attribute keeps it: a page's within the sheet around it.
    private func frameValue(_ rect: Rect, of number: NodeNumber) -> AttributeValue {
        let origin = outerPresentation(of: number).flatMap { nodes[$0].presentation?.rect.origin } ?? .zero
        return AttributeValue(
            [rect.minX - origin.x, rect.minY - origin.y, rect.size.width, rect.size.height])
    }

    /// The sheet, cover or page that a page stands in; what is presented over all stands in none.
    func outerPresentation(of number: NodeNumber) -> NodeNumber? {
        guard nodes[number].presentation?.isPage == true else { return nil }
        var current = nodes[number].parent
        while let next = current {
            if !nodes[next].presentationBox.isEmpty { return next }
            current = nodes[next].parent
        }
        return nil
    }

    /// A button of an alert, dialog or menu closes it once its action has run, as a toggle in a menu does.
    mutating func closeDialog<Host: ProgramHost>(around number: NodeNumber, host: inout Host) throws {
        guard let around = fullChain(of: number).first(where: { !nodes[$0].presentationBox.isEmpty }),
            let style = nodes[around].presentation?.style, ["alert", "confirmationDialog", "menu"].contains(style)
        else { return }
        try close(around, origin: .tap, host: &host)
    }

    /// The shown frame of the source that a zoom of the content names.
    private func zoomSource(of number: NodeNumber) -> Rect? {
        for node in subtree(of: number) {
            guard case .modified(_, .presentation(.navigationTransitionZoom(let id, let space))) = nodes[node].view.kind
            else { continue }
            let source = nodes.first { other in
                guard
                    case .modified(_, .presentation(.matchedTransitionSource(let own, let ownSpace))) = other.view.kind
                else { return false }
                return own == id && ownSpace == space
            }
            return source.flatMap { barFrame(around: $0) ?? modelFrame(of: $0) ?? modelBox(of: $0) }
        }
        return nil
    }

    /// Where the item of a bar stands that a node is in: as high as the bar, and at least as wide as high.
    private func barFrame(around number: NodeNumber) -> Rect? {
        let chain = fullChain(of: number)
        guard let place = chain.firstIndex(where: { isToolbar($0) }), place > 0,
            nodes[chain[place]].secondary.contains(chain[place - 1]),
            let box = modelFrame(of: number) ?? modelBox(of: number)
        else { return nil }
        let side = NamedContainer.barHeight
        let width = max(side, box.size.width)
        return Rect(box.midX - width / 2, box.midY - side / 2, width, side)
    }

    private func isToolbar(_ number: NodeNumber) -> Bool {
        if case .modified(_, .presentation(.toolbar)) = nodes[number].view.kind { return true }
        return false
    }

    /// The presented content that a view is the root of: the view's frame is then the presentation's.
    func presentation(around number: NodeNumber) -> NodeNumber? {
        ownChain(of: number).last { !nodes[$0].presentationBox.isEmpty }
    }
}

extension PresentationState {
    /// Whether it is a page of a navigation stack, pushed by a link or by a binding.
    var isPage: Bool { style == "page" }

    /// Whether it grows down to its size as it fades in, where it stays.
    var fadesIn: Bool { style == "alert" || style == "menu" }

    /// Whether its stack holds it.
    var isPushed: Bool {
        if case .page = kind { return true }
        return false
    }
}
