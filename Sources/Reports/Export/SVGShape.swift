import Playground
import ViewValues

/// One SVG element of a drawing: a tag, attributes in order, a text.
struct SVGShape: Hashable {
    let tag: String
    private(set) var attributes: [Attribute] = []
    var text: String?

    struct Attribute: Hashable {
        let name: String, value: String
    }

    private init(_ tag: String) { self.tag = tag }

    /// What draws a leaf, back to front: an outline or lines of text, about its middle and with its transform.
    static func shapes(_ shape: FilmShape, _ clips: inout SVGDefinitions) -> [SVGShape] {
        let fill = shape.gradient.flatMap { clips.reference(to: $0, width: shape.width, height: shape.height) }
        let elements = shape.text == nil ? [outline(of: shape, fill: fill)] : SVGText.shapes(shape)
        let clip = clips.reference(to: shape.clips)
        return elements.map { $0.finished(shape, clip: clip) }
    }

    private static func outline(of shape: FilmShape, fill: String?) -> SVGShape {
        let round = min(shape.width, shape.height) / 2
        var element: SVGShape
        switch shape.name {
        case _ where shape.path != nil || shape.isPartlyFilled:
            element = SVGShape("path")
            element.add("d", (shape.isPartlyFilled ? shape.outline : shape.wholeOutline).markup)
        case "Circle", "Ellipse":
            element = SVGShape("ellipse")
            element.add("rx", shape.name == "Circle" ? round : shape.width / 2)
            element.add("ry", shape.name == "Circle" ? round : shape.height / 2)
        default:
            element = frame(of: shape)
            let corner = shape.name == "Capsule" ? round : min(shape.cornerRadius, round)
            if corner > 0 { element.add("rx", corner) }
        }
        element.paint(shape, fill ?? colour(shape))
        return element
    }

    /// The frame about its middle, without colours.
    private static func frame(of shape: FilmShape) -> SVGShape {
        var element = SVGShape("rect")
        element.add("x", -shape.width / 2)
        element.add("y", -shape.height / 2)
        element.add("width", max(shape.width, 0))
        element.add("height", max(shape.height, 0))
        return element
    }

    /// A line of text, a distance below the middle.
    static func line(_ text: String, size: Double, below: Double, of shape: FilmShape) -> SVGShape {
        var element = SVGShape("text")
        element.text = text.printable
        element.add("font-size", size)
        if below != 0 { element.add("y", below) }
        element.add("text-anchor", "middle")
        element.add("dominant-baseline", "central")
        element.add("fill", colour(shape))
        return element
    }

    /// The frame of an image, whose picture nobody has.
    static func image(_ shape: FilmShape) -> SVGShape {
        var element = frame(of: shape)
        element.add("rx", min(shape.width, shape.height) / 6)
        element.add("fill", colour(shape))
        element.add("fill-opacity", 0.12)
        element.add("stroke", colour(shape))
        return element
    }

    /// With all that goes for every kind of leaf.
    private func finished(_ shape: FilmShape, clip: String?) -> SVGShape {
        var element = self
        if shape.alpha != 1 { element.add("opacity", min(max(shape.alpha, 0), 1)) }
        if let filter = shape.filter { element.add("style", "filter:" + filter) }
        if let clip { element.add("clip-path", clip) }
        let middle = [shape.x + shape.width / 2, shape.y + shape.height / 2]
        element.add("transform", Self.matrix(shape.matrix + middle))
        return element
    }

    private mutating func paint(_ shape: FilmShape, _ colour: String) {
        guard let width = shape.lineWidth else { return add("fill", colour) }
        add("fill", "none")
        add("stroke", colour)
        add("stroke-width", width)
        if let trim = shape.trim { dash(trim) }
    }

    /// A part of the outline as a dash of its length.
    private mutating func dash(_ trim: ClosedRange<Double>) {
        let length = Self.number(trim.upperBound - trim.lowerBound)
        add("pathLength", "1")
        add("stroke-dasharray", "\(length) 2")
        add("stroke-dashoffset", -trim.lowerBound)
    }

    private mutating func add(_ name: String, _ value: Double) { add(name, Self.number(value)) }

    private mutating func add(_ name: String, _ value: String) {
        attributes.append(Attribute(name: name, value: value))
    }

    private static func colour(_ shape: FilmShape) -> String { colour(shape.red, shape.green, shape.blue) }

    /// A colour in sRGB 0…1 as CSS writes it; beyond its ends the nearest.
    static func colour(_ red: Double, _ green: Double, _ blue: Double) -> String {
        let parts = [red, green, blue].map { component -> String in
            guard component.isFinite else { return "00" }
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }

    static func number(_ value: Double) -> String { value.isFinite ? NumberText.short(value) : "0" }

    static func matrix(_ numbers: [Double]) -> String {
        "matrix(\(numbers.map(number).joined(separator: " ")))"
    }

    /// The element as markup.
    var markup: String {
        let pairs = attributes.map { " \($0.name)=\"\(Markup.escaped($0.value))\"" }.joined()
        guard let text else { return "<\(tag)\(pairs)/>" }
        return "<\(tag)\(pairs)>\(Markup.escaped(text))</\(tag)>"
    }

    /// The element as the page's script takes it.
    var json: JSONValue {
        let pairs = JSONValue.object(attributes.map { ($0.name, .string($0.value)) })
        return .array([.string(tag), pairs] + (text.map { [.string($0)] } ?? []))
    }
}

extension FilmShape {
    /// Whether only a part of the outline is filled, which is closed by a straight line.
    fileprivate var isPartlyFilled: Bool { lineWidth == nil && trim.map { $0 != 0...1 } ?? false }

    /// Blur and shadows as CSS writes them.
    fileprivate var filter: String? {
        let blurs = blur > 0 && blur.isFinite ? ["blur(\(SVGShape.number(blur))px)"] : []
        let drops = shadows.filter { $0.alpha > 0 }.map { shadow in
            let lengths = [shadow.x, shadow.y, max(shadow.radius, 0)].map { SVGShape.number($0) + "px" }
            let colour = [shadow.red, shadow.green, shadow.blue].map {
                SVGShape.number((min(max($0, 0), 1) * 255).rounded())
            }
            let paint = "rgba(\(colour.joined(separator: ",")),\(SVGShape.number(min(shadow.alpha, 1))))"
            return "drop-shadow(\(lengths.joined(separator: " ")) \(paint))"
        }
        return blurs.isEmpty && drops.isEmpty ? nil : (blurs + drops).joined(separator: " ")
    }
}
