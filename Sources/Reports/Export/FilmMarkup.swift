import Playground

/// `:film` in a page: pictures beside each other, of the part of the screen in which something is drawn.
enum FilmMarkup {
    /// The markup; names within it begin with the prefix, so that no two films share one.
    static func text(_ frames: [FilmFrame], prefix: String) -> String {
        guard let bounds = FilmBounds(around: frames) else { return "<p class=\"caption\">nothing to see</p>\n" }
        let box = [bounds.left - 8, bounds.top - 8, bounds.right - bounds.left + 16, bounds.bottom - bounds.top + 16]
        let view = box.map(SVGShape.number).joined(separator: " ")
        let pictures = frames.enumerated().map { index, frame in
            var clips = SVGDefinitions(prefix: "\(prefix)\(index)-")
            let shapes = frame.shapes.flatMap { SVGShape.shapes($0, &clips) }.map(\.markup).joined()
            let time = NumberText.short(frame.time) + " s"
            return "<figure><svg class=\"screen\" viewBox=\"\(view)\" role=\"img\" aria-label=\"At \(time)\">"
                + "<defs>\(clips.markup)</defs>\(shapes)</svg><figcaption>\(time)</figcaption></figure>"
        }
        return "<div class=\"film\">\(pictures.joined())</div>\n"
    }
}
