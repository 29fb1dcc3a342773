import Playground
import Reports

/// A session as one self-contained page: entries, what they printed, and pictures with a scrubber.
public enum HTMLPage {
    /// Pictures for each entry after which something moves.
    private static let pictureCount = 25

    /// Plays what is left of a session and writes the page.
    public static func page(_ replay: inout SessionReplay) -> String {
        let title = SVGPicture.escaped(replay.document.frontMatter["title"] ?? replay.document.name)
        var body = ""
        var next = 0
        while let result = replay.next() {
            body += prose(replay.document, from: next, to: result.item.entryLines.lowerBound) + entry(result)
            if result.outcome.startsMotion { body += film(replay.playground) }
            next = max(result.item.output?.upperBound ?? 0, result.item.entryLines.upperBound)
        }
        body += prose(replay.document, from: next, to: replay.document.lines.count)
        return "<!doctype html>\n<html><head><meta charset=\"utf-8\"><title>\(title)</title>\n"
            + "<style>\(style)</style></head><body>\n\(body)<script>\(script)</script></body></html>\n"
    }

    /// Text between entries; headings by their `#`, fences left out.
    private static func prose(_ document: SessionDocument, from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        let skipped = start == 0 ? frontMatterLength(document) : start
        return document.lines[min(skipped, end)..<end].filter { !$0.hasPrefix("```") && !$0.isEmpty }.map { line in
            let level = line.prefix { $0 == "#" }.count
            let text = SVGPicture.escaped(String(line.dropFirst(level)).trimmingSpaces)
            return (1...6).contains(level) ? "<h\(level)>\(text)</h\(level)>\n" : "<p>\(text)</p>\n"
        }.joined()
    }

    private static func frontMatterLength(_ document: SessionDocument) -> Int {
        (document.lines.dropFirst().firstIndex { $0.withoutReturn == "---" } ?? 0) + 1
    }

    private static func entry(_ result: SessionReplay.Result) -> String {
        let output = result.lines.joined(separator: "\n")
        return "<pre class=\"entry\">\(SVGPicture.escapedLines(result.item.source))</pre>\n"
            + (output.isEmpty ? "" : "<pre>\(SVGPicture.escapedLines(output))</pre>\n")
    }

    private static func film(_ playground: Playground) -> String {
        guard let frames = try? playground.pictures(pictureCount), frames.count > 1 else { return "" }
        let pictures = frames.enumerated().map { index, frame in
            "<div\(index == 0 ? "" : " hidden")>\(SVGPicture.text(frame))</div>"
        }
        return "<figure class=\"film\">\(pictures.joined())"
            + "<input type=\"range\" min=\"0\" max=\"\(frames.count - 1)\" value=\"0\"></figure>\n"
    }

    private static let style = """
        body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}\
        pre{padding:.6rem .8rem;border-radius:.4rem;overflow:auto;background:#f6f6f4}.entry{background:#eef2ff}\
        .film svg{height:24rem;border:1px solid #ccc;border-radius:1rem}.film input{display:block;width:12rem}
        """

    private static let script = """
        for(const f of document.querySelectorAll('.film')){const p=f.querySelectorAll('div');\
        f.querySelector('input').oninput=e=>p.forEach((d,i)=>{d.hidden=i!=e.target.value})}
        """
}

extension SVGPicture {
    /// Escapes line by line, so that line feeds stay.
    static func escapedLines(_ text: String) -> String {
        SessionDocument.split(text).map { escaped($0) }.joined(separator: "\n")
    }
}

extension Outcome {
    /// Whether an animation began.
    var startsMotion: Bool {
        events.contains {
            if case .motion(.started, _) = $0.kind { true } else { false }
        }
    }
}
