import Playground

/// One leaf as an SVG element: a tag, attributes in order, a text.
struct SVGShape: Hashable {
    let tag: String
    private(set) var attributes: [Attribute] = []
    var text: String?

    struct Attribute: Hashable {
        let name: String, value: String
    }

    /// The element that draws a leaf about its middle, with the leaf's transform.
    init(_ shape: FilmShape) {
        let middle = [shape.x + shape.width / 2, shape.y + shape.height / 2]
        let matrix = (shape.matrix + middle).map(Self.number).joined(separator: " ")
        let (halfWidth, halfHeight) = (shape.width / 2, shape.height / 2)
        if let text = shape.text {
            tag = "text"
            let size = shape.fontSize ?? min(shape.height * 0.8, 34)
            self.text = text.printable
            add("font-size", size)
            attributes += [Attribute(name: "text-anchor", value: "middle")]
            attributes += [Attribute(name: "dominant-baseline", value: "central")]
        } else if let outline = shape.outline {
            tag = "path"
            attributes.append(Attribute(name: "d", value: outline))
        } else if shape.name == "Circle" || shape.name == "Ellipse" {
            tag = "ellipse"
            let radius = shape.name == "Circle" ? min(halfWidth, halfHeight) : nil
            add("rx", radius ?? halfWidth)
            add("ry", radius ?? halfHeight)
        } else {
            tag = "rect"
            add("x", -halfWidth)
            add("y", -halfHeight)
            add("width", max(shape.width, 0))
            add("height", max(shape.height, 0))
            let round = shape.name == "Capsule" ? min(halfWidth, halfHeight) : shape.cornerRadius
            if round > 0 { add("rx", min(round, halfWidth, halfHeight)) }
        }
        paint(shape)
        attributes.append(Attribute(name: "transform", value: "matrix(\(matrix))"))
    }

    private mutating func paint(_ shape: FilmShape) {
        let colour = Self.colour(shape)
        if let width = shape.lineWidth, shape.text == nil {
            attributes.append(Attribute(name: "fill", value: "none"))
            attributes.append(Attribute(name: "stroke", value: colour))
            add("stroke-width", width)
            if let trim = shape.trim { dash(trim) }
        } else {
            attributes.append(Attribute(name: "fill", value: colour))
        }
        if shape.alpha != 1 { add("opacity", min(max(shape.alpha, 0), 1)) }
    }

    /// A part of the outline as a dash of its length.
    private mutating func dash(_ trim: ClosedRange<Double>) {
        let length = Self.number(trim.upperBound - trim.lowerBound)
        attributes.append(Attribute(name: "pathLength", value: "1"))
        attributes.append(Attribute(name: "stroke-dasharray", value: "\(length) 2"))
        add("stroke-dashoffset", -trim.lowerBound)
    }

    private mutating func add(_ name: String, _ value: Double) {
        attributes.append(Attribute(name: name, value: Self.number(value)))
    }

    private static func colour(_ shape: FilmShape) -> String {
        let parts = [shape.red, shape.green, shape.blue].map { component -> String in
            guard component.isFinite else { return "00" }
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }

    static func number(_ value: Double) -> String { value.isFinite ? NumberText.short(value) : "0" }

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

/// Text within markup.
public enum Markup {
    /// One line as HTML and XML take it, in text and in attributes in double quotes: nothing in it is markup, control
    /// characters are spelled out.
    public static func escaped(_ text: String) -> String {
        text.printable.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Several lines; their line feeds stay.
    public static func escapedLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
            .joined(separator: "\n")
    }
}
