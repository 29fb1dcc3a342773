import Playground

/// The clips of a drawing, each written once under a name of its own.
struct SVGClips {
    private let prefix: String
    private var numbers: [[FilmClip]: Int] = [:]
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
