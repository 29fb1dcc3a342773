import Playground

/// Pictures of the screen as SVG files.
public enum SVGPicture {
    /// One picture.
    public static func text(_ frame: FilmFrame) -> String {
        var clips = SVGDefinitions(prefix: "clip")
        let shapes = frame.shapes.flatMap { SVGShape.shapes($0, &clips) }.map { $0.markup + "\n" }
        return opening(frame) + definitions(clips) + "<rect \(paper)/>\n" + shapes.joined() + "</svg>\n"
    }

    /// A picture that moves: every frame of a recording on paper of its own, shown for its time and a little longer, so
    /// that the next one covers it and nothing flickers; the last one half a second longer, then again. A reader who
    /// wants no motion sees the last frame.
    public static func text(_ recording: MotionRecording) -> String {
        guard let first = recording.frames.first, recording.frames.count > 1 else {
            return recording.frames.first.map { text($0) } ?? ""
        }
        var clips = SVGDefinitions(prefix: "clip")
        let last = recording.frames.count - 1
        let length = Double(last) * recording.interval + 0.5
        let frames = recording.frames.enumerated().map { index, frame in
            let shapes = frame.shapes.flatMap { SVGShape.shapes($0, &clips) }.map(\.markup).joined()
            let delay = NumberText.short(Double(index) * recording.interval, digits: 6)
            let name = index == last ? "f l" : "f"
            return "<g class=\"\(name)\" style=\"animation-delay:\(delay)s\"><rect \(paper)/>\(shapes)</g>\n"
        }
        return opening(first) + definitions(clips) + "<style>\(style(recording, length: length))</style>\n"
            + frames.joined() + "</svg>\n"
    }

    private static let paper = "width=\"100%\" height=\"100%\" fill=\"white\""

    private static func definitions(_ clips: SVGDefinitions) -> String {
        clips.markup.isEmpty ? "" : "<defs>\(clips.markup)</defs>\n"
    }

    private static func opening(_ frame: FilmFrame) -> String {
        let box = "0 0 \(SVGShape.number(frame.width)) \(SVGShape.number(frame.height))"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" font-family=\"system-ui, sans-serif\">\n"
    }

    private static func style(_ recording: MotionRecording, length: Double) -> String {
        let share = NumberText.short(min(recording.interval * 1.5 / length, 1) * 100, digits: 6)
        let hold = NumberText.short(0.5 / length * 100, digits: 6)
        let seconds = NumberText.short(length, digits: 6)
        return ".f{visibility:hidden;animation:f \(seconds)s steps(1,end) infinite}"
            + ".l{animation-name:l}"
            + "@keyframes f{0%{visibility:visible}\(share)%{visibility:hidden}}"
            + "@keyframes l{0%{visibility:visible}\(hold)%{visibility:hidden}}"
            + "@media(prefers-reduced-motion:reduce){.f{animation:none}.l{visibility:visible}}"
    }
}
