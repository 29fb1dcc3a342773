import Playground

/// Pictures of the screen as SVG files.
public enum SVGPicture {
    /// One picture.
    public static func text(_ frame: FilmFrame) -> String {
        opening(frame) + frame.shapes.map { SVGShape($0).markup + "\n" }.joined() + "</svg>\n"
    }

    /// A picture that moves: every frame of a recording, shown for its time, the last one half a second longer, then
    /// again. A reader who wants no motion sees the last frame.
    public static func text(_ recording: MotionRecording) -> String {
        guard let first = recording.frames.first, recording.frames.count > 1 else {
            return recording.frames.first.map { text($0) } ?? ""
        }
        let last = recording.frames.count - 1
        let length = Double(last) * recording.interval + 0.5
        let frames = recording.frames.enumerated().map { index, frame in
            let shapes = frame.shapes.map { SVGShape($0).markup }.joined()
            let delay = SVGShape.number(Double(index) * recording.interval)
            let name = index == last ? "f l" : "f"
            return "<g class=\"\(name)\" style=\"animation-delay:\(delay)s\">\(shapes)</g>\n"
        }
        return opening(first) + "<style>\(style(recording, length: length))</style>\n" + frames.joined() + "</svg>\n"
    }

    private static func opening(_ frame: FilmFrame) -> String {
        let box = "0 0 \(SVGShape.number(frame.width)) \(SVGShape.number(frame.height))"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" font-family=\"system-ui, sans-serif\">\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    }

    private static func style(_ recording: MotionRecording, length: Double) -> String {
        let share = NumberText.short(recording.interval / length * 100, digits: 6)
        let hold = NumberText.short(0.5 / length * 100, digits: 6)
        let seconds = NumberText.short(length, digits: 6)
        return ".f{visibility:hidden;animation:f \(seconds)s steps(1,end) infinite}"
            + ".l{animation-name:l}"
            + "@keyframes f{0%{visibility:visible}\(share)%{visibility:hidden}}"
            + "@keyframes l{0%{visibility:visible}\(hold)%{visibility:hidden}}"
            + "@media(prefers-reduced-motion:reduce){.f{animation:none}.l{visibility:visible}}"
    }
}

/// A table as comma separated values, unrounded.
public enum CSVTable {
    /// A header, then a line a frame.
    public static func text(_ table: FrameTable) -> String {
        let header = (["frame", "time"] + table.columns).map(quoted).joined(separator: ",")
        let rows = table.rows.map { row in
            (["\(row.frame)", "\(row.time)"] + row.values.map(cell)).joined(separator: ",")
        }
        return ([header] + rows).map { $0 + "\n" }.joined()
    }

    private static func cell(_ value: RawValue) -> String {
        switch value {
        case .null: ""
        case .number(let number): "\(number)"
        default: quoted(value.display)
        }
    }

    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
