import Playground

/// A stage of a page: the screen in SVG, the curves with a dot that moves along, controls, and a table of all values.
public enum StageMarkup {
    /// The markup of one recording; `title` says what it is a recording of. Empty where nothing moves.
    public static func text(_ recording: MotionRecording, title: String, number: Int) -> String {
        guard recording.frames.count > 1, let first = recording.frames.first else { return "" }
        let name = Markup.escaped(title)
        let box = viewBox(recording)
        let still = first.shapes.map { SVGShape($0).markup }.joined()
        let range = "min=\"0\" max=\"\(recording.frames.count - 1)\" value=\"0\" step=\"1\""
        let options = recording.tracks.enumerated().map { index, track in
            "<option value=\"\(index)\">\(Markup.escaped(track.name))</option>"
        }
        let rows = recording.tracks.map { "<tr><th scope=\"row\">\(Markup.escaped($0.name))</th><td></td></tr>" }
        return """
            <figure class="stage" id="stage-\(number)" tabindex="0" aria-label="Motion of \(name)">
            <div class="views">
            <svg class="screen" viewBox="\(box)" role="img" aria-label="The screen"><g>\(still)</g></svg>
            <div class="course"><label>Curve <select>\(options.joined())</select></label>
            <svg class="curve" viewBox="0 0 320 200" role="img" aria-label="The curve"><path/><circle r="5"/></svg>
            <table class="values"><tbody>\(rows.joined())</tbody></table></div>
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
            <script type="application/json">\(data(recording))</script>
            </figure>

            """
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
    private static func data(_ recording: MotionRecording) -> String {
        var shapes: [SVGShape] = []
        var numbers: [SVGShape: Int] = [:]
        let frames = recording.frames.map { frame in
            JSONValue.array(
                frame.shapes.map { shape in
                    let drawn = SVGShape(shape)
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
        return object.text.map { $0 == "<" ? "\\u003c" : String($0) }.joined()
    }
}

/// Tables of a page.
public enum TableMarkup {
    /// A table of frames, four digits after the point.
    public static func text(_ table: FrameTable) -> String {
        let header = (["frame", "time"] + table.columns).map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }
        let rows = table.rows.map { row in
            let cells = ["\(row.frame)", NumberText.fixed(row.time, digits: 4)] + row.values.map(cell)
            return "<tr>" + cells.map { "<td>\(Markup.escaped($0))</td>" }.joined() + "</tr>"
        }
        return "<div class=\"wide\"><table class=\"frames\"><thead><tr>\(header.joined())</tr></thead><tbody>"
            + rows.joined(separator: "\n") + "</tbody></table></div>"
    }

    private static func cell(_ value: RawValue) -> String {
        switch value {
        case .number(let number): NumberText.fixed(number, digits: 4)
        case .null: "–"
        default: value.display
        }
    }
}
