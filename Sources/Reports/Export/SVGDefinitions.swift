import Playground
import RenderTree

/// The clips and gradients of a drawing, each written once under a name of its own.
struct SVGDefinitions {
    private let prefix: String
    private var numbers: [[FilmClip]: Int] = [:]
    private var gradients: [String: Int] = [:]
    /// The definitions, for `<defs>`.
    private(set) var markup = ""

    /// Names begin with a prefix, so that drawings of one page do not share them.
    init(prefix: String) { self.prefix = prefix }

    /// What an element refers to that all of these clip, outermost first; nil where there are none.
    mutating func reference(to clips: [FilmClip]) -> String? {
        guard let inner = clips.last else { return nil }
        if let known = numbers[clips] { return reference(known) }
        let outer = reference(to: Array(clips.dropLast()))
        let number = numbers.count
        numbers[clips] = number
        let within = outer.map { " clip-path=\"\($0)\"" } ?? ""
        markup += "<clipPath id=\"\(prefix)\(number)\"\(within)>\(rectangle(inner))</clipPath>"
        return reference(number)
    }

    /// What an element refers to that a gradient fills, in the space about the shape's middle; nil where SVG has no such
    /// gradient.
    mutating func reference(to gradient: DrawnGradient, width: Double, height: Double) -> String? {
        guard let opening = opening(gradient, width, height) else { return nil }
        let stops = gradient.stops.map { stop in
            let alpha = stop.alpha == 1 ? "" : " stop-opacity=\"\(SVGShape.number(min(max(stop.alpha, 0), 1)))\""
            let place = SVGShape.number(min(max(stop.location, 0), 1))
            return
                "<stop offset=\"\(place)\" stop-color=\"\(SVGShape.colour(stop.red, stop.green, stop.blue))\"\(alpha)/>"
        }
        let text = opening.attributes + ">" + stops.joined() + "</\(opening.tag)>"
        if let known = gradients[text] { return "url(#\(prefix)g\(known))" }
        let number = gradients.count
        gradients[text] = number
        markup += "<\(opening.tag) id=\"\(prefix)g\(number)\" \(text)"
        return "url(#\(prefix)g\(number))"
    }

    private func opening(
        _ gradient: DrawnGradient, _ width: Double, _ height: Double
    ) -> (tag: String, attributes: String)? {
        guard gradient.geometry.count == 4, width > 0, height > 0 else { return nil }
        let g = gradient.geometry
        func text(_ pairs: [(String, Double)]) -> String {
            "gradientUnits=\"userSpaceOnUse\""
                + pairs.map { " \($0)=\"\(SVGShape.number($1))\"" }.joined()
        }
        let start = (x: (g[0] - 0.5) * width, y: (g[1] - 0.5) * height)
        switch gradient.kind {
        case "linear", "gradient":
            let end = (x: (g[2] - 0.5) * width, y: (g[3] - 0.5) * height)
            return ("linearGradient", text([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]))
        case "radial":
            return (
                "radialGradient", text([("cx", start.x), ("cy", start.y), ("r", max(g[3], 0)), ("fr", max(g[2], 0))])
            )
        case "elliptical":
            let matrix = SVGShape.matrix([width, 0, 0, height, start.x, start.y])
            let circle = text([("cx", 0), ("cy", 0), ("r", max(g[3], 0)), ("fr", max(g[2], 0))])
            return ("radialGradient", circle + " gradientTransform=\"\(matrix)\"")
        default: return nil
        }
    }

    private func reference(_ number: Int) -> String { "url(#\(prefix)\(number))" }

    private func rectangle(_ clip: FilmClip) -> String {
        let radius = min(clip.cornerRadius, clip.width / 2, clip.height / 2)
        let numbers = [
            ("x", clip.x), ("y", clip.y), ("width", max(clip.width, 0)), ("height", max(clip.height, 0)),
            ("rx", max(radius, 0)),
        ].map { "\($0)=\"\(SVGShape.number($1))\"" }
        return "<rect \(numbers.joined(separator: " ")) transform=\"\(SVGShape.matrix(clip.matrix))\"/>"
    }
}
