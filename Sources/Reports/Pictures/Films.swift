import Playground

/// `:film`: the pictures over each other, then beside each other as many as a row has room for.
enum Films {
    static func lines(_ frames: [FilmFrame], _ options: ReportOptions) -> [String] {
        guard let bounds = FilmBounds(around: frames), let first = frames.first, let last = frames.last else {
            return ["nothing to see"]
        }
        guard frames.count > 1 else {
            return [title(first, options)]
                + StageDrawing.lines([first], bounds, columns: min(options.width, 60), options)
        }
        let span = "\(NumberText.short(first.time))–\(NumberText.short(last.time)) s, \(frames.count) pictures"
        let onion = StageDrawing.lines(frames, bounds, columns: min(options.width, 60), options)
        return [options.ink(span, .strong)] + onion + sheet(frames, bounds, options)
    }

    private static func sheet(_ frames: [FilmFrame], _ bounds: FilmBounds, _ options: ReportOptions) -> [String] {
        let across = max(1, min(frames.count, 4, (options.width + 2) / 18))
        let columns = (options.width + 2) / across - 2
        let pictures = frames.map { frame in
            [title(frame, options)] + StageDrawing.lines([frame], bounds, columns: columns, options)
        }
        return stride(from: 0, to: pictures.count, by: across).flatMap { start -> [String] in
            let row = pictures[start..<min(start + across, pictures.count)]
            let height = row.map(\.count).max() ?? 0
            return (0..<height).map { line in
                var text = row.map { ($0.indices.contains(line) ? $0[line] : "").padded(to: columns, inked: true) }
                    .joined(separator: "  ")
                while text.last == " " { text.removeLast() }
                return text
            }
        }
    }

    private static func title(_ frame: FilmFrame, _ options: ReportOptions) -> String {
        options.ink(NumberText.short(frame.time) + " s", .strong)
    }
}
