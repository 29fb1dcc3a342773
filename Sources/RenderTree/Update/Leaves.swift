import AnimationMath
import ViewValues

/// What a drawing leaf shows besides its frame (GEO-5): fill, font size, shape.
extension RenderTree {
    mutating func refreshLeaf<Host: ProgramHost>(
        _ number: NodeNumber, _ leaf: Leaf, old: FormerNode?, host: inout Host
    ) throws {
        let environment = nodes[number].environment.values
        if let old, old.environment !== nodes[number].environment, case .leaf(let before) = old.view.kind,
            LeafSizing(before, environment: old.environment.layout)
                != LeafSizing(leaf, environment: nodes[number].environment.layout)
        {
            invalidateLayout(number)
        }
        if let fill = leaf.fill(in: environment) {
            try set(fill.attribute(in: environment), for: .fill, of: number, host: &host)
        }
        switch leaf {
        case .text(let text):
            let size = FontMetrics(text.font ?? environment.font, typeSize: environment.dynamicTypeSize).size
            try set(AttributeValue([size]), for: .fontSize, of: number, host: &host)
        case .shape: try refreshShape(number, leaf, old: old, host: &host)
        default: break
        }
        if let old { try notePlainChanges(of: number, leaf, since: old, host: &host) }
        try refreshContentTransition(number, leaf, old: old, host: &host)
    }

    /// Sets a shape's numbers. One that has none, as a rectangle, needs no attribute until another comes in its place.
    private mutating func refreshShape<Host: ProgramHost>(
        _ number: NodeNumber, _ leaf: Leaf, old: FormerNode?, host: inout Host
    ) throws {
        guard let value = try shapeValue(of: leaf, host: &host) else { return }
        if nodes[number].attribute(.shape) == nil, value.vector.count == 0 || old != nil {
            guard let old, case .leaf(let before) = old.view.kind,
                let former = try shapeValue(of: before, host: &host), former.signature != value.signature
            else { return }
            addAttribute(former, for: .shape, of: number)
        }
        try set(value, for: .shape, of: number, host: &host)
    }

    /// A shape's numbers, outermost first, with its stroke's before them: one attribute (GEO-5).
    private func shapeValue<Host: ProgramHost>(of leaf: Leaf, host: inout Host) throws -> AttributeValue? {
        guard case .shape(_, let shape, _, let stroke) = leaf else { return nil }
        var numbers = ShapeNumbers()
        if let stroke { numbers.append(stroke) }
        try numbers.append(shape) { try host.animatableData(of: $0.value) ?? .zero }
        return AttributeValue(numbers.values, scale: numbers.scale, signature: numbers.signature)
    }
}

extension Leaf {
    /// The style that colours the leaf; nil where nothing is coloured.
    func fill(in environment: EnvironmentState) -> StyleValue? {
        switch self {
        case .shape(_, _, let fill, _): fill ?? environment.foreground ?? .foreground(level: 0)
        case .text(let text): text.color ?? environment.foreground ?? .foreground(level: 0)
        case .image: environment.foreground ?? .foreground(level: 0)
        case .color(let color): .color(color)
        case .style(_, let style): style
        case .spacer, .divider, .opaque: nil
        }
    }
}

/// The numbers of a shape in a fixed order, with a signature that says what they are.
struct ShapeNumbers {
    private(set) var values: [Double] = []
    private(set) var scale: [Double] = []
    private(set) var signature = ""
    /// Where each parameter stands, by its property's name.
    private(set) var places: [String: Int] = [:]
    /// The name of each number, in order.
    private(set) var names: [String] = []
    /// Where the data of shapes of the program begin, with their values.
    private(set) var programs: [(composite: CompositeValue, start: Int, count: Int)] = []

    /// A stroke's numbers.
    mutating func append(_ stroke: StrokeValue) {
        signature += "stroke(\(stroke.lineCap),\(stroke.lineJoin),\(stroke.dash.count))"
        add("lineWidth", stroke.lineWidth)
        add("dashPhase", stroke.dashPhase)
        for dash in stroke.dash { add("dash", dash) }
    }

    /// A shape's numbers, then its base's.
    mutating func append(_ shape: ShapeValue, data: (CompositeValue) throws -> AnimatableVector) rethrows {
        signature += shape.kindName
        switch shape {
        case .rectangle, .circle, .ellipse, .capsule: break
        case .roundedRectangle(let width, let height):
            add("cornerRadius", width)
            add("cornerHeight", height)
        case .unevenRoundedRectangle(let a, let b, let c, let d):
            add("cornerRadius", a)
            for radius in [b, c, d] { add("corner", radius) }
        case .path(let path): append(path)
        case .program(let composite): try append(composite, data: data)
        case .trim(let base, let from, let to):
            add("trim.from", from)
            add("trim.to", to)
            try append(base, data: data)
        case .inset(let base, let amount):
            add("inset", amount)
            try append(base, data: data)
        case .offset(let base, let x, let y):
            add("x", x)
            add("y", y)
            try append(base, data: data)
        case .rotation(let base, let degrees, let anchor):
            add("angle", degrees, weight: angleWeight)
            add(anchor)
            try append(base, data: data)
        case .scale(let base, let x, let y, let anchor):
            add("scaleX", x)
            add("scaleY", y)
            add(anchor)
            try append(base, data: data)
        case .size(let base, let size):
            add("width", size.width)
            add("height", size.height)
            try append(base, data: data)
        case .transform(let base, let matrix):
            signature += "\(matrix)"
            try append(base, data: data)
        case .stroked(let base, let stroke):
            append(stroke)
            try append(base, data: data)
        }
    }

    /// The places alone, as far as they are known without the program.
    mutating func appendPlaces(_ shape: ShapeValue) { append(shape) { _ in .zero } }

    private mutating func append(_ path: PathValue) {
        // A path is no animatable data: another one shows at once (LIFE-3).
        signature += "\(path.hashValue)"
    }

    private mutating func append(
        _ composite: CompositeValue, data: (CompositeValue) throws -> AnimatableVector
    ) rethrows {
        signature += composite.signature
        let start = values.count
        let data = try data(composite)
        for component in data.components { add(composite.typeName + ".animatableData", component) }
        programs.append((composite, start, data.count))
    }

    private mutating func add(_ name: String, _ value: Double, weight: Double = 1) {
        if places[name] == nil { places[name] = values.count }
        values.append(value)
        names.append(name)
        scale.append(weight)
    }

    private mutating func add(_ anchor: UnitPointValue) {
        add("anchorX", anchor.x, weight: unitWeight)
        add("anchorY", anchor.y, weight: unitWeight)
    }
}

extension ShapeValue {
    /// The kind, for signatures.
    var kindName: String {
        switch self {
        case .rectangle: "rectangle "
        case .circle: "circle "
        case .ellipse: "ellipse "
        case .capsule: "capsule "
        case .roundedRectangle: "rounded "
        case .unevenRoundedRectangle: "uneven "
        case .path: "path "
        case .program: "program "
        case .trim: "trim "
        case .inset: "inset "
        case .offset: "offset "
        case .rotation: "rotation "
        case .scale: "scale "
        case .size: "size "
        case .transform: "transform "
        case .stroked: "stroked "
        }
    }
}
