import Playground

/// A stage of a page: the screen in SVG, the curves with a dot that moves along, controls, and a table of all values.
public enum StageMarkup {
    /// The markup of one recording; `title` says what it is a recording of. Empty where nothing moves.
    public static func text(_ recording: MotionRecording, title: String, number: Int) -> String {
        guard recording.frames.count > 1, let first = recording.frames.first else { return "" }
        let name = Markup.escaped(title)
        let box = viewBox(recording)
        var clips = SVGDefinitions(prefix: "clip-\(number)-")
        let still = first.shapes.flatMap { SVGShape.shapes($0, &clips) }.map(\.markup).joined()
        let data = data(recording, &clips)
        let range = "min=\"0\" max=\"\(recording.frames.count - 1)\" value=\"0\" step=\"1\""
        let names = shortNames(recording.tracks)
        let options = names.enumerated().map { index, name in "<option value=\"\(index)\">\(name)</option>" }
        let rows = names.map { "<tr><th scope=\"row\">\($0)</th><td></td></tr>" }
        return """
            <figure class="stage" id="stage-\(number)" tabindex="0" aria-label="Motion of \(name)">
            <div class="views">
            <svg class="screen" viewBox="\(box)" role="img" aria-label="The screen"><defs>\(clips.markup)</defs><g>\(still)</g></svg>
            <div class="course"><label>Curve <select>\(options.joined())</select></label>
            <svg class="curve" viewBox="0 0 320 224" role="img" aria-label="The curve"><path/><circle r="5"/>\(axes)</svg>
            <div class="list"><table class="values"><tbody>\(rows.joined())</tbody></table></div></div>
            </div>
            <div class="controls">
            <button type="button" class="play" aria-pressed="false">Play</button>
            <button type="button" class="slow" aria-pressed="false">¼ speed</button>
            <button type="button" class="back" aria-label="One frame back">◀</button>
            <button type="button" class="forth" aria-label="One frame on">▶</button>
            <input type="range" \(range) aria-label="Frame of \(name)"><output></output>
            </div>
            <figcaption>\(name)\(recording.isCut ? ": the first 10 seconds" : "")</figcaption>
            <details><summary>All values</summary>\(TableMarkup.text(recording.table))</details>
            <script type="application/json">\(data)</script>
            </figure>

            """
    }

    /// What the curve's ends are: the script fills it in.
    private static let axes = """
        <text class="high" x="10" y="18"/><text class="low" x="10" y="206"/>\
        <text class="from" x="10" y="220"/><text class="to" x="310" y="220" text-anchor="end"/>
        """

    /// The tracks' names as lines tell them, whole where two would be the same.
    private static func shortNames(_ tracks: [MotionTrack]) -> [String] {
        let short = tracks.map { track in
            let parts = track.name.split(separator: " ", maxSplits: 1).map(String.init)
            return parts.count == 2 ? shortPath(parts[0]) + " " + parts[1] : track.name
        }
        return tracks.indices.map { index in
            let isAlone = short.count { $0 == short[index] } == 1
            return Markup.escaped(isAlone ? short[index] : tracks[index].name)
        }
    }

    /// The part of the screen that the motion needs, with some room around it.
    private static func viewBox(_ recording: MotionRecording) -> String {
        let first = recording.frames[0]
        guard var bounds = FilmBounds(around: recording.frames) else {
            return "0 0 \(SVGShape.number(first.width)) \(SVGShape.number(first.height))"
        }
        bounds.left = max(bounds.left, -first.width / 2) - 16
        bounds.top = max(bounds.top, -first.height / 2) - 16
        bounds.right = min(bounds.right, first.width * 1.5) + 16
        bounds.bottom = min(bounds.bottom, first.height * 1.5) + 16
        return [bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top].map(SVGShape.number)
            .joined(separator: " ")
    }

    /// The frames for the script: shapes once each, frames as their numbers. `<` is written as an escape, so that no
    /// text can end the element it stands in.
    private static func data(_ recording: MotionRecording, _ clips: inout SVGDefinitions) -> String {
        var shapes: [SVGShape] = []
        var numbers: [SVGShape: Int] = [:]
        let frames = recording.frames.map { frame in
            JSONValue.array(
                frame.shapes.flatMap { SVGShape.shapes($0, &clips) }.map { drawn in
                    if let known = numbers[drawn] { return .int(known) }
                    numbers[drawn] = shapes.count
                    shapes.append(drawn)
                    return .int(shapes.count - 1)
                })
        }
        let tracks = recording.tracks.map { track in
            JSONValue.array(track.values.map { value in value.map { .number($0) } ?? .null })
        }
        let object = JSONValue.object([
            ("start", .number(recording.frames.first?.time ?? 0)), ("step", .number(recording.interval)),
            ("shapes", .array(shapes.map(\.json))), ("frames", .array(frames)), ("tracks", .array(tracks)),
        ])
        return object.text.unicodeScalars.map { $0 == "<" ? "\\u003c" : String($0) }.joined()
    }
}
