import ViewValues

extension LayoutItem {
    /// What a view is to layout.
    init(_ view: ViewValue, environment: LayoutEnvironment, look: ControlLook = ControlLook()) {
        switch view.kind {
        case .empty: self = .absent
        case .leaf(let leaf): self = .sharing(LeafSizing(leaf, environment: environment))
        case .container(.gridRow, _): self = .container(.gridRow(alignment: nil))
        case .container(let container, _): self = .container(container)
        case .group, .conditional, .optional, .forEach, .anyView, .composite, .placeholder: self = .transparent
        case .modified(_, let modifier): self = LayoutItem(modifier)
        case .deferred(.geometryReader): self = .geometryReader
        case .deferred: self = .transparent
        case .control(let control): self = .control(ControlSizing(control, look: look))
        }
    }

    /// A leaf's item: those of leaves that have no measure of their own are made once.
    private static func sharing(_ sizing: LeafSizing) -> LayoutItem {
        switch sizing {
        case .fill: filling
        case .style: styled
        case .square: square
        case .text, .fixed, .resizable, .picture, .spacer, .divider: .leaf(sizing)
        }
    }
    private static let filling = LayoutItem.leaf(.fill), styled = LayoutItem.leaf(.style)
    private static let square = LayoutItem.leaf(.square)

    /// What a modifier is to layout.
    init(_ modifier: Modifier) {
        switch modifier {
        case .layout(let layout): self = .modifier(layout)
        case .background(_, let alignment), .overlay(_, let alignment), .mask(_, let alignment):
            self = .decorated(alignment: alignment)
        case .preference(.overlayPreference): self = .decorated(alignment: .center)
        case .presentation(.navigationTitle(_, let mode)): self = .title(LayoutTraits(title: mode ?? .automatic))
        case .presentation(.titleMode(let mode)): self = .titleMode(LayoutTraits(title: mode))
        case .presentation(.toolbar(let items)): self = .toolbar(items.barTraits(at: "automatic"))
        case .presentation(.searchable): self = .searchable
        case .presentation(.toolbarItem(let placement)): self = .toolbarItem(placement)
        case .presentation(.barsHidden(let bars)) where bars != nil: self = .hidesBars(LayoutTraits(hiding: bars ?? []))
        default: self = .transparent
        }
    }
}

extension LeafSizing {
    /// How a leaf answers proposals.
    init(_ leaf: Leaf, environment: LayoutEnvironment) {
        switch leaf {
        case .shape(_, let shape, _, _): self = shape.isSquare ? .square : .fill
        case .text(let text): self = .text(StyledText(text, environment: environment))
        case .image(let image): self = LeafSizing(image, environment: environment)
        case .color, .style: self = .style
        case .spacer(let minLength): self = .spacer(minLength: minLength)
        case .divider: self = .divider
        case .opaque(_, let ideal): self = ideal.map { .fixed($0) } ?? .fill
        }
    }

    /// An image's size: a symbol's follows the font (a 17-point symbol is about 20 points square); a picture is never
    /// loaded and counts as 100 × 100.
    private init(_ image: ImageValue, environment: LayoutEnvironment) {
        let font = FontMetrics(environment.font, typeSize: environment.typeSize)
        let side = image.isSystem ? font.symbolSide(scale: environment.imageScale) : 100
        let size = Size(side, side)
        self = !image.resizable ? .fixed(size) : image.isSystem ? .resizable(ideal: size) : .picture(ideal: size)
    }
}

extension StyledText {
    /// A text under what it inherits; its own modifiers win.
    init(_ text: TextValue, environment: LayoutEnvironment) {
        let weight = text.weight ?? (environment.isBold ? "bold" : nil) ?? environment.weight
        content = text.content
        font = FontMetrics(
            text.font ?? environment.font, weight: weight,
            monospacedDigit: text.monospacedDigit || environment.monospacedDigit, typeSize: environment.typeSize)
        lineLimit = environment.lineLimit
    }
}

extension ShapeValue {
    /// Whether the shape takes a square of what is proposed, as Circle does.
    var isSquare: Bool {
        switch self {
        case .circle: true
        case .trim(let base, _, _), .inset(let base, _), .offset(let base, _, _), .rotation(let base, _, _),
            .scale(let base, _, _, _), .stroked(let base, _), .transform(let base, _):
            base.isSquare
        default: false
        }
    }
}

extension ViewValue {
    /// What the items of a toolbar ask of the bars.
    func barTraits(at placement: String) -> LayoutTraits {
        switch kind {
        case .empty, .optional(nil): []
        case .modified(let content, .presentation(.toolbarItem(let own))): content.barTraits(at: own)
        case .group(let children): children.reduce(into: []) { $0.formUnion($1.barTraits(at: placement)) }
        case .optional(let content?), .conditional(_, let content), .anyView(let content, _):
            content.barTraits(at: placement)
        default: LayoutTraits(placement: placement)
        }
    }
}
