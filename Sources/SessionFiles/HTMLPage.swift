import Playground
import Reports

/// A session as one self-contained page: its text, entries with what they did, and a stage for each that moves things.
public enum HTMLPage {
    /// Plays what is left of a session and writes the page.
    ///
    /// What the session holds can do nothing in the page: all of it is escaped, and the page may load nothing.
    public static func page(_ replay: inout SessionReplay) -> String {
        let title = replay.document.frontMatter["title"] ?? replay.document.name
        var body = ""
        var next = frontMatterLength(replay.document)
        var stages = 0
        while let result = replay.next() {
            let (first, end) = replay.document.region(of: result.item)
            body += prose(replay.document, from: next, to: first) + entry(result, number: replay.results.count)
            if result.outcome.startsMotion, let recording = try? replay.playground.recording() {
                stages += 1
                let line = result.item.source.split(separator: "\n").last.map(String.init) ?? ""
                body += StageMarkup.text(recording, title: line, number: stages)
            }
            next = max(next, end)
        }
        body += prose(replay.document, from: next, to: replay.document.lines.count)
        return PageFrame.page(title: title, body: body)
    }

    private static func prose(_ document: SessionDocument, from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        return ProseMarkup.text(document.lines[start..<end].map(\.withoutReturn))
    }

    private static func frontMatterLength(_ document: SessionDocument) -> Int {
        (document.lines.dropFirst().firstIndex { $0.withoutReturn == "---" } ?? 0) + 1
    }

    private static func entry(_ result: SessionReplay.Result, number: Int) -> String {
        "<pre class=\"entry\">\(Highlighting.markup(result.item.source))</pre>\n"
            + OutcomeMarkup.text(result.outcome, number: number)
    }
}

extension SessionDocument {
    /// The lines that an entry takes with its output and the fences around them; between entries of one console fence
    /// there are none.
    func region(of item: Item) -> (first: Int, end: Int) {
        var first = item.entryLines.lowerBound
        var end = max(item.output?.upperBound ?? 0, item.entryLines.upperBound)
        if let fence = item.fence { end = fence.close + 1 }
        let opens = first > 0 && Fence(opening: lines[first - 1].withoutReturn) != nil
        if opens { first -= 1 }
        if item.fence == nil, end < lines.count, isClosing(end, after: first) { end += 1 }
        return (first, end)
    }

    private func isClosing(_ index: Int, after first: Int) -> Bool {
        let line = lines[index].withoutReturn.drop { $0 == " " }
        return (line.hasPrefix("```") || line.hasPrefix("~~~"))
            && line.drop { $0 == "`" || $0 == "~" }.allSatisfy(\.isWhitespace)
    }
}
