import AnimationMath
import ViewValues

extension RenderTree {
    /// What can be drawn, back to front, for pictures: backgrounds first, leaving views behind live ones (TRANS-6),
    /// then by `zIndex`.
    public func drawing<Host: ProgramHost>(host: inout Host) throws -> [DrawnItem] {
        guard let rootNumber else { return [] }
        var order: [NodeNumber] = []
        drawOrder(at: rootNumber, &order)
        // What is presented over all is drawn last, the newest on top.
        for over in subtree(of: rootNumber).filter({ isOverAll($0) }).sorted() {
            order.append(over)
            drawOrder(nodes[over].children, &order)
        }
        return try order.flatMap { number in
            if nodes[number].presentation != nil { return panel(of: number).map { [$0] } ?? [] }
            return try drawn(number, host: &host).map { ownParts(of: number, $0) ?? [$0] } ?? []
        }
    }

    /// The ground that presented content stands on, in the system's colours.
    private func panel(of number: NodeNumber) -> DrawnItem? {
        guard let state = nodes[number].presentation, var frame = shownFrame(of: number) else { return nil }
        if state.style == "alert" {
            let boxes = leaves(of: number).compactMap { shownFrame(of: $0) }
            guard let box = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) else { return nil }
            frame = Rect(box.minX - 16, box.minY - 16, box.size.width + 32, box.size.height + 32)
        }
        let isDark = nodes[number].environment.values.colorScheme.hasSuffix("dark")
        let shade = isDark ? 28.0 / 255 : 1
        let opacity = effects(named: "opacity", at: number).reduce(1) { $0 * attributes[$1].shown[0] }
        let isWhole = state.isPage || state.style == "fullScreenCover"
        return DrawnItem(
            node: NodeID(number), kind: "RoundedRectangle", frame: frame, transform: transform(of: [number]).numbers,
            red: shade, green: shade, blue: isDark ? 30.0 / 255 : 1, alpha: 1, opacity: opacity, blur: 0,
            cornerRadius: isWhole ? 0 : 12, clips: [], shadows: [], isLeaving: isLeaving(NodeID(number)))
    }

    private func drawOrder(at number: NodeNumber, _ order: inout [NodeNumber]) {
        if isOverAll(number) { return }
        if isLeafKind(number), !drawsByParts(number) { order.append(number) }
        if nodes[number].presentation != nil { order.append(number) }
        let node = nodes[number]
        let isBehind: Bool
        switch node.view.kind {
        case .modified(_, .background), .modified(_, .preference(.overlayPreference(_, _, _, true))): isBehind = true
        case .modified(_, .mask): return drawOrder(node.children, &order)
        case .modified(_, .effect(.hidden)): return
        case .control:
            // What the system draws is behind the options of a picker and the label.
            order += node.secondary.filter { isPart($0) }
            return drawOrder(node.children + node.secondary.filter { !isPart($0) }, &order)
        default: isBehind = false
        }
        if isBehind { drawOrder(node.secondary, &order) }
        drawOrder(node.children, &order)
        if !isBehind { drawOrder(node.secondary, &order) }
    }

    /// Whether a control's picture is that of its parts or of its label alone.
    private func drawsByParts(_ number: NodeNumber) -> Bool {
        guard case .control(let control) = nodes[number].view.kind else { return false }
        if nodes[number].secondary.contains(where: isPart) { return true }
        switch control.kind {
        case .textField, .datePicker, .progress(nil): return false
        default: return !nodes[number].environment.values.look(of: control.kind).isBordered(control)
        }
    }

    private func drawOrder(_ children: [NodeNumber], _ order: inout [NodeNumber]) {
        let sorted = children.enumerated().sorted { left, right in
            let (a, b) = (drawKey(left.element), drawKey(right.element))
            return a != b ? a < b : left.offset < right.offset
        }
        for child in sorted { drawOrder(at: child.element, &order) }
    }

    /// `zIndex`, then leaving before live.
    private func drawKey(_ number: NodeNumber) -> DrawKey {
        var current = number
        var zIndex = 0.0
        while isTransparent(current) {
            if case .modified(_, .identity(.zIndex(let index))) = nodes[current].view.kind { zIndex = index }
            guard nodes[current].children.count == 1 else { break }
            current = nodes[current].children[0]
        }
        return DrawKey(zIndex: zIndex, isLive: nodes[number].leaving == nil)
    }

    private struct DrawKey: Comparable {
        var zIndex: Double
        var isLive: Bool
        static func < (left: DrawKey, right: DrawKey) -> Bool {
            left.zIndex != right.zIndex ? left.zIndex < right.zIndex : !left.isLive && right.isLive
        }
    }

    private func drawn<Host: ProgramHost>(_ number: NodeNumber, host: inout Host) throws -> DrawnItem? {
        var read = PropertyEvaluation(self) { attributes[$0].shown }
        guard let x = try? read.number(.x, at: number), let y = try? read.number(.y, at: number),
            let width = try? read.number(.width, at: number), let height = try? read.number(.height, at: number)
        else { return nil }
        let frame = Rect(x, y, width, height)
        let color = [ViewProperty.colorRed, .colorGreen, .colorBlue, .colorAlpha].map {
            (try? read.number($0, at: number)) ?? 0
        }
        let text = ownText(of: number)
        let chain = fullChain(of: number)
        return DrawnItem(
            node: NodeID(number), kind: typeName(of: NodeID(number)) ?? "Shape", text: text,
            path: try outline(of: number, in: frame, host: &host), frame: frame,
            transform: transform(of: chain).numbers, red: color[0], green: color[1], blue: color[2], alpha: color[3],
            gradient: gradient(of: number), opacity: (try? read.number(.opacityTotal, at: number)) ?? 1,
            blur: chain.flatMap { effects(named: "blur", at: $0) }.reduce(0) { $0 + attributes[$1].shown[0] },
            lineWidth: try? read.number(.lineWidth, at: number), trim: trim(of: number),
            cornerRadius: corner(of: number, frame),
            fontSize: text != nil ? try? read.number(.fontSize, at: number) : nil, clips: clips(above: number),
            shadows: shadows(in: chain), isLeaving: isLeaving(NodeID(number)))
    }

    /// The outline of a shape of the program or a path; the others are told by kind and corner radius.
    private func outline<Host: ProgramHost>(
        of number: NodeNumber, in frame: Rect, host: inout Host
    ) throws -> PathValue? {
        guard case .leaf(.shape(_, let shape, _, _)) = nodes[number].view.kind else { return nil }
        switch shape.innermost {
        case .path(let path): return path.moved(by: frame.origin)
        case .program(let composite):
            let target = try programTarget(of: composite.typeName, at: number, host: &host)
            let local = try host.path(of: target.shown, in: Rect(origin: .zero, size: frame.size))
            return local.moved(by: frame.origin)
        default: return nil
        }
    }

    /// The gradient that fills a leaf, by the numbers that are shown of it.
    private func gradient(of number: NodeNumber) -> DrawnGradient? {
        guard let attribute = nodes[number].attribute(.fill) else { return nil }
        let name = attributes[attribute].signature.split(separator: " ")
        let shown = attributes[attribute].shown
        guard name.count == 3, name[0] == "gradient", let count = Int(name[2]), count > 1, shown.count >= count * 5
        else {
            return nil
        }
        let stops = (0..<count).map { stop -> DrawnGradient.Stop in
            let color = ResolvedColor(linear: (0..<4).map { shown[stop * 5 + $0] }).sRGB
            return DrawnGradient.Stop(
                red: color[0], green: color[1], blue: color[2], alpha: color[3], location: shown[stop * 5 + 4])
        }
        let geometry = (count * 5..<shown.count).map { shown[$0] }
        return DrawnGradient(kind: String(name[1]), stops: stops, geometry: geometry)
    }

    private func trim(of number: NodeNumber) -> (from: Double, to: Double)? {
        let places = shapePlaces(of: number)
        guard let attribute = nodes[number].attribute(.shape), let from = places["trim.from"],
            let to = places["trim.to"]
        else { return nil }
        let shown = attributes[attribute].shown
        return from < shown.count && to < shown.count ? (shown[from], shown[to]) : nil
    }

    private func corner(of number: NodeNumber, _ frame: Rect) -> Double {
        guard case .leaf(.shape(_, let shape, _, _)) = nodes[number].view.kind else { return 0 }
        switch shape.innermost {
        case .circle, .ellipse, .capsule: return min(frame.size.width, frame.size.height) / 2
        default:
            guard let attribute = nodes[number].attribute(.shape), let place = shapePlaces(of: number)["cornerRadius"]
            else { return 0 }
            return attributes[attribute].shown[place]
        }
    }

    /// Clips written around a leaf, outermost first: each the box of what it stands around.
    private func clips(above number: NodeNumber) -> [DrawnClip] {
        let chain = fullChain(of: number)
        return chain.indices.reversed().compactMap { index in
            let node = chain[index]
            guard let radius = clipRadius(at: node) else { return nil }
            let boxes = leaves(of: node).compactMap { shownFrame(of: $0) }
            let around = nodes[node].frame ?? boxes.dropFirst().reduce(boxes.first, { $0?.union($1) })
            let inner = transform(of: Array(chain[..<index]))
            return around.map {
                DrawnClip(frame: clipFrame(at: node, in: $0), cornerRadius: radius, transform: inner.numbers)
            }
        }
    }

    /// A circle takes the middle of what it clips.
    private func clipFrame(at node: NodeNumber, in box: Rect) -> Rect {
        guard case .modified(_, .effect(.clip(let clip))) = nodes[node].view.kind, clip.shape.contains("Circle") else {
            return box
        }
        let side = min(box.size.width, box.size.height)
        return box.middle(side, side)
    }

    private func clipRadius(at node: NodeNumber) -> Double? {
        switch nodes[node].view.kind {
        case .modified(_, .effect(.clip(let clip))):
            if let attribute = nodes[node].attribute(.effect), attributes[attribute].shown.count > 0 {
                return attributes[attribute].shown[0]
            }
            return clip.shape.contains("Circle") || clip.shape.contains("Capsule") ? .infinity : 0
        case .modified(_, .effect(.cornerRadius)):
            return nodes[node].attribute(.effect).map { attributes[$0].shown[0] }
        case .container(.scroll, _): return 0
        default: return nil
        }
    }

    /// The product of the scales and rotations around a leaf, each about its anchor in the box it stands around.
    private func transform(of chain: [NodeNumber]) -> Affine {
        var result = Affine()
        for node in chain {
            if let effect = geometryEffect(at: node) { result = result.followed(by: effect) }
            for entry in nodes[node].attributes {
                guard let (matrix, anchor) = turn(entry.number, at: node) else { continue }
                let boxes = leaves(of: node).compactMap { shownFrame(of: $0) }
                guard let box = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) else { continue }
                let centre = Point(
                    box.minX + box.size.width * anchor.x, box.minY + box.size.height * anchor.y)
                result = result.followed(by: Affine(matrix, about: centre))
            }
        }
        return result
    }

    /// A scale's or a rotation's matrix and anchor. A rotation in space is seen from far away, without perspective.
    private func turn(_ number: AttributeNumber, at node: NodeNumber) -> ([Double], UnitPointValue)? {
        let shown = attributes[number].shown
        if effects(named: "scale", at: node).contains(number), shown.count >= 4 {
            return ([shown[0], 0, 0, shown[1], 0, 0], UnitPointValue(shown[2], shown[3]))
        }
        if effects(named: "rotation", at: node).contains(number), shown.count >= 3 {
            return (Affine.rotation(degrees: shown[0], axis: (0, 0, 1)), UnitPointValue(shown[1], shown[2]))
        }
        if effects(named: "rotation3D", at: node).contains(number), shown.count >= 6 {
            let axis = (shown[1], shown[2], shown[3])
            return (Affine.rotation(degrees: shown[0], axis: axis), UnitPointValue(shown[4], shown[5]))
        }
        return nil
    }
}

/// An affine transform of the screen.
struct Affine: Sendable {
    var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

    init() {}

    /// A matrix (a, b, c, d, tx, ty) whose origin is a point.
    init(_ matrix: [Double], about origin: Point) {
        (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
        tx = matrix[4] + origin.x - a * origin.x - c * origin.y
        ty = matrix[5] + origin.y - b * origin.x - d * origin.y
    }

    /// The matrix of a rotation about an axis through the origin, as it looks from straight ahead; an axis without
    /// length turns nothing.
    static func rotation(degrees: Double, axis: (x: Double, y: Double, z: Double)) -> [Double] {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return [1, 0, 0, 1, 0, 0] }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let angle = degrees * Double.pi / 180
        let (sine, cosine) = (AnimationMath.sine(angle), AnimationMath.cosine(angle))
        let rest = 1 - cosine
        return [
            cosine + x * x * rest, x * y * rest + z * sine, x * y * rest - z * sine, cosine + y * y * rest, 0, 0,
        ]
    }

    /// This transform, then another.
    func followed(by next: Affine) -> Affine {
        var result = Affine()
        result.a = next.a * a + next.c * b
        result.b = next.b * a + next.d * b
        result.c = next.a * c + next.c * d
        result.d = next.b * c + next.d * d
        result.tx = next.a * tx + next.c * ty + next.tx
        result.ty = next.b * tx + next.d * ty + next.ty
        return result
    }

    /// a, b, c, d, tx, ty.
    var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension ShapeValue {
    /// The shape without trims, insets and the like around it.
    var innermost: ShapeValue {
        switch self {
        case .trim(let base, _, _), .inset(let base, _), .offset(let base, _, _), .rotation(let base, _, _),
            .scale(let base, _, _, _), .size(let base, _), .stroked(let base, _), .transform(let base, _):
            base.innermost
        default: self
        }
    }
}

extension PathValue {
    /// The path elsewhere.
    func moved(by way: Point) -> PathValue {
        PathValue(
            elements.map { element in
                switch element {
                case .move(let point): .move(point + way)
                case .line(let point): .line(point + way)
                case .quad(let point, let control): .quad(point + way, control: control + way)
                case .cubic(let point, let first, let second): .cubic(point + way, first + way, second + way)
                case .close: .close
                }
            })
    }
}
