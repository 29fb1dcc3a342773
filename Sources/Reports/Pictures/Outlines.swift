import Playground
import ViewValues

extension FilmShape {
    /// The whole outline about the middle, before the transform: the shape's own, else what its name and frame say.
    var wholeOutline: PathValue {
        if let path { return path }
        let frame = Rect(-width / 2, -height / 2, width, height)
        let round = min(width, height) / 2
        switch name {
        case "Circle": return PathValue(PathValue.rounded(Rect(-round, -round, 2 * round, 2 * round), round))
        case "Ellipse": return PathValue(PathValue.rounded(frame, width: width / 2, height: height / 2))
        case "Capsule": return PathValue(PathValue.rounded(frame, round))
        default: return PathValue(PathValue.rounded(frame, min(cornerRadius, round)))
        }
    }

    /// The part of the outline that is drawn.
    var outline: PathValue {
        trim.map { wholeOutline.trimmed(from: $0.lowerBound, to: $0.upperBound) } ?? wholeOutline
    }

    /// Whether it is an image, of which only the name is known.
    var isImage: Bool { name == "Image" }
}

extension PathValue {
    fileprivate static func rounded(_ rect: Rect, _ radius: Double) -> [Element] {
        rounded(rect, width: radius, height: radius)
    }

    /// The path in the syntax of SVG.
    var markup: String {
        func text(_ points: Point...) -> String {
            points.map { "\(SVGShape.number($0.x)) \(SVGShape.number($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quad(let point, let control): "Q" + text(control, point)
            case .cubic(let point, let first, let second): "C" + text(first, second, point)
            case .close: "Z"
            }
        }.joined()
    }
}
