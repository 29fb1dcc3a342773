import ViewValues

/// One parameter of a view or modifier: its name as in reports, its value printed, and as a number where it is one.
struct Parameter: Sendable, Equatable {
    var name: String
    var value: String
    var number: Double?

    init(_ name: String, _ number: Double) {
        self.name = name
        value = Parameter.print(number)
        self.number = number
    }

    init(_ name: String, _ text: String) {
        self.name = name
        value = text
    }

    /// Whole numbers without a point, others as Swift prints them.
    static func print(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

extension ViewValue {
    /// The parameters of the node itself, without what is below it.
    var parameters: [Parameter] {
        switch kind {
        case .leaf(let leaf): leaf.parameters
        case .container(let container, _): container.parameters
        case .modified(_, let modifier): modifier.parameters
        case .conditional(let branch, _): [Parameter("branch", Double(branch))]
        default: []
        }
    }
}

extension Leaf {
    var parameters: [Parameter] {
        switch self {
        case .shape(_, let shape, let fill, let stroke):
            shape.parameters + (fill.map { [Parameter("fill", $0.printed)] } ?? [])
                + (stroke.map { [Parameter("lineWidth", $0.lineWidth)] } ?? [])
        case .text(let text): [Parameter("text", text.content)]
        case .image(let image): [Parameter("name", image.name)]
        case .color(let color): [Parameter("color", color.printed)]
        case .style(_, let style): [Parameter("style", style.printed)]
        case .spacer(let length): length.map { [Parameter("minLength", $0)] } ?? []
        case .divider, .opaque: []
        }
    }
}

extension ShapeValue {
    var parameters: [Parameter] {
        switch self {
        case .roundedRectangle(let width, _): [Parameter("cornerRadius", width)]
        case .trim(let base, let from, let to):
            [Parameter("trim.from", from), Parameter("trim.to", to)] + base.parameters
        case .inset(let base, let amount): [Parameter("inset", amount)] + base.parameters
        case .rotation(let base, let degrees, _): [Parameter("angle", degrees)] + base.parameters
        case .transform(let base, _), .offset(let base, _, _), .scale(let base, _, _, _), .size(let base, _):
            base.parameters
        case .stroked(let base, let stroke): [Parameter("lineWidth", stroke.lineWidth)] + base.parameters
        case .program(let composite): [Parameter("shape", composite.value.description)]
        default: []
        }
    }
}

extension Container {
    var parameters: [Parameter] {
        switch self {
        case .hStack(let alignment, let spacing):
            [Parameter("alignment", "\(alignment)")] + (spacing.map { [Parameter("spacing", $0)] } ?? [])
        case .vStack(let alignment, let spacing):
            [Parameter("alignment", "\(alignment)")] + (spacing.map { [Parameter("spacing", $0)] } ?? [])
        case .zStack(let alignment): [Parameter("alignment", alignment.printed)]
        case .lazyStack(_, let alignment, let spacing):
            [Parameter("alignment", alignment.printed)] + (spacing.map { [Parameter("spacing", $0)] } ?? [])
        case .lazyGrid(_, let items, _, let spacing):
            [Parameter("items", items.map(\.printed).joined(separator: " "))]
                + (spacing.map { [Parameter("spacing", $0)] } ?? [])
        case .grid(let alignment, let horizontal, let vertical):
            [Parameter("alignment", alignment.printed)]
                + (horizontal.map { [Parameter("horizontalSpacing", $0)] } ?? [])
                + (vertical.map { [Parameter("verticalSpacing", $0)] } ?? [])
        case .layout(let composite): [Parameter("layout", composite.value.description)]
        case .any(let inner): [Parameter("layout", inner.typeName)] + inner.parameters
        case .named(_, let parameters): parameters.sorted { $0.key < $1.key }.map { Parameter($0.key, $0.value) }
        case .gridRow, .scroll, .viewThatFits: []
        }
    }
}

extension Modifier {
    var parameters: [Parameter] {
        switch self {
        case .layout(let layout): layout.parameters
        case .effect(let effect): effect.parameters
        case .environment(.foreground(let style)): [Parameter("foregroundStyle", style.printed)]
        case .environment(.font(let font)): [Parameter("font", font?.printed ?? "nil")]
        case .environment(.disabled(let isOn)): [Parameter("disabled", "\(isOn)")]
        case .environment(.key(let key, let value)): [Parameter("environment.\(key)", value.description)]
        case .identity(.id(let id)): [Parameter("id", id.description)]
        case .identity(.zIndex(let index)): [Parameter("zIndex", index)]
        case .identity(.accessibilityIdentifier(let name)): [Parameter("accessibilityIdentifier", name)]
        case .transaction(.animation(let animation, let value)):
            [Parameter("animation", animation?.description ?? "nil"), Parameter("value", value.description)]
        case .transaction(.animationAlways(let animation)), .transaction(.animationScope(let animation, _)):
            [Parameter("animation", animation?.description ?? "nil")]
        case .program(let composite): [Parameter(composite.typeName, composite.value.description)]
        default: []
        }
    }
}

extension LayoutModifier {
    var parameters: [Parameter] {
        func optional(_ name: String, _ value: Double?) -> [Parameter] { value.map { [Parameter(name, $0)] } ?? [] }
        switch self {
        case .frame(let width, let height, let alignment):
            return optional("frame.width", width) + optional("frame.height", height)
                + (alignment == .center ? [] : [Parameter("frame.alignment", alignment.printed)])
        case .flexFrame(let f):
            return optional("frame.minWidth", f.minWidth) + optional("frame.idealWidth", f.idealWidth)
                + optional("frame.maxWidth", f.maxWidth) + optional("frame.minHeight", f.minHeight)
                + optional("frame.idealHeight", f.idealHeight) + optional("frame.maxHeight", f.maxHeight)
                + (f.alignment == .center ? [] : [Parameter("frame.alignment", f.alignment.printed)])
        case .padding(let insets):
            return [
                Parameter("padding.top", insets.top), Parameter("padding.leading", insets.leading),
                Parameter("padding.bottom", insets.bottom), Parameter("padding.trailing", insets.trailing),
            ]
        case .defaultPadding(let edges): return [Parameter("padding", edges.printed)]
        case .offset(let x, let y): return [Parameter("offset.x", x), Parameter("offset.y", y)]
        case .position(let x, let y): return [Parameter("position.x", x), Parameter("position.y", y)]
        case .fixedSize(let horizontal, let vertical): return [Parameter("fixedSize", "\(horizontal), \(vertical)")]
        case .aspectRatio(let ratio, let fill):
            return optional("aspectRatio", ratio) + [Parameter("contentMode", fill ? ".fill" : ".fit")]
        case .layoutPriority(let priority): return [Parameter("layoutPriority", priority)]
        case .ignoresSafeArea(let edges): return [Parameter("edges", edges.printed)]
        case .layoutValue(let key, let value): return [Parameter(key, value.description)]
        case .safeAreaInset(let edges, _, let alignment, let spacing):
            return [Parameter("edges", edges.printed), Parameter("alignment", alignment.printed)]
                + optional("spacing", spacing)
        case .safeAreaPadding(let insets): return [Parameter("safeAreaPadding", insets.printed)]
        case .containerRelativeFrame(let axes, let count, let span, let spacing, let alignment):
            return [
                Parameter("axes", axes.map { ".\($0)" }.joined(separator: ", ")), Parameter("span", Double(span)),
                Parameter("spacing", spacing),
            ]
                + optional("count", count.map(Double.init)) + [Parameter("alignment", alignment.printed)]
        case .gridCell(let columns, let anchor):
            return optional("columns", columns.map(Double.init)) + (anchor.map { [Parameter("anchor", "\($0)")] } ?? [])
        case .horizontalGuide(let guide, _): return [Parameter("guide", "\(guide)")]
        case .verticalGuide(let guide, _): return [Parameter("guide", "\(guide)")]
        }
    }

    /// Whether a closure decides, so that every new value may give another layout.
    var hasClosure: Bool {
        switch self {
        case .horizontalGuide, .verticalGuide: true
        default: false
        }
    }
}

extension Effect {
    var parameters: [Parameter] {
        switch self {
        case .opacity(let v): [Parameter("opacity", v)]
        case .scale(let x, let y, _):
            x == y ? [Parameter("scale", x)] : [Parameter("scale.x", x), Parameter("scale.y", y)]
        case .rotation(let degrees, _): [Parameter("rotation", degrees)]
        case .rotation3D(let r): [Parameter("rotation3D", r.degrees)]
        case .blur(let radius): [Parameter("blur", radius)]
        case .brightness(let v): [Parameter("brightness", v)]
        case .contrast(let v): [Parameter("contrast", v)]
        case .saturation(let v): [Parameter("saturation", v)]
        case .grayscale(let v): [Parameter("grayscale", v)]
        case .hueRotation(let degrees): [Parameter("hueRotation", degrees)]
        case .colorMultiply(let color): [Parameter("colorMultiply", color.printed)]
        case .shadow(let color, let radius, let x, let y):
            [
                Parameter("shadow.color", color.printed), Parameter("shadow.radius", radius), Parameter("shadow.x", x),
                Parameter("shadow.y", y),
            ]
        case .cornerRadius(let radius): [Parameter("cornerRadius", radius)]
        case .clip(let clip):
            [Parameter("clipShape", clip.shape)] + (clip.cornerRadius.map { [Parameter("cornerRadius", $0)] } ?? [])
        case .border(let style, let width): [Parameter("border", style.printed), Parameter("width", width)]
        case .transform(let a, let b, let c, let d, let tx, let ty): [Parameter("transform", "\([a, b, c, d, tx, ty])")]
        case .hidden: []
        }
    }
}

extension AlignmentValue {
    /// `center`, or both guides.
    var printed: String { self == .center ? "center" : "\(horizontal), \(vertical)" }
}

extension ColorValue {
    /// The colour as in source, shortly.
    var printed: String {
        switch self {
        case .rgb(let red, let green, let blue, let alpha):
            "rgb(\([red, green, blue, alpha].map(Parameter.print).joined(separator: ", ")))"
        case .system(let name): name
        case .asset(let name): "\"\(name)\""
        case .opacity(let base, let factor): "\(base.printed).opacity(\(Parameter.print(factor)))"
        case .mix(let first, let second, let fraction):
            "\(first.printed).mix(\(second.printed), \(Parameter.print(fraction)))"
        }
    }
}

extension StyleValue {
    /// The style as in source, shortly.
    var printed: String {
        switch self {
        case .color(let color): color.printed
        case .gradient(_, let kind, _): kind
        case .material(let name): name
        case .foreground(let level): ["primary", "secondary", "tertiary", "quaternary"][min(max(level, 0), 3)]
        case .tint: "tint"
        case .opacity(let base, let factor): "\(base.printed).opacity(\(Parameter.print(factor)))"
        }
    }
}

extension FontValue {
    /// The font as in source, shortly.
    var printed: String {
        let base = style ?? size.map { "system(size: \(Parameter.print($0)))" } ?? "body"
        return weight.map { "\(base) \($0)" } ?? base
    }
}

extension GridItemValue {
    /// The size as in source, and the gap where one is given.
    fileprivate var printed: String {
        let extent =
            switch size {
            case .fixed(let length): "fixed(\(Parameter.print(length)))"
            case .flexible(let low, let high): "flexible(\(Parameter.print(low))…\(Parameter.print(high)))"
            case .adaptive(let low, let high): "adaptive(\(Parameter.print(low))…\(Parameter.print(high)))"
            }
        return extent + (spacing.map { "+\(Parameter.print($0))" } ?? "")
    }
}
