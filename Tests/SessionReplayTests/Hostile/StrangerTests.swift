import Foundation
import Playground
import Reports
import SessionFiles
import TestSupport
import Testing
import Vocabulary

/// What a stranger's session holds is shown, not obeyed: by the terminal in every form of output, and by the browser.
@Suite("Strangers' sessions")
struct StrangerTests {
    static let cases = StrangerSessions.places.flatMap { place in
        [("steering", StrangerSessions.steering), ("markup", StrangerSessions.markup)].map { kind, payload in
            Stranger(name: "\(place.name), \(kind)", body: place.body(payload), title: payload)
        }
    }

    /// One session, by its name.
    struct Stranger: CustomTestStringConvertible, Sendable {
        var name: String, body: String, title: String
        var testDescription: String { name }
        var text: String { StrangerSessions.session(body, title: title) }
    }

    private func replay(_ text: String) throws -> SessionReplay {
        SessionReplay(try SessionDocument(name: "stranger.md", text: text)) { settings in
            HostileRun.playground(settings)
        }
    }

    @Test("Reports, differences and JSON hold nothing that a terminal obeys", arguments: cases)
    func terminal(stranger: Stranger) throws {
        var replay = try replay(stranger.text)
        replay.playAll()
        #expect(!replay.results.isEmpty)
        for options in [ReportOptions(width: 80), ReportOptions(width: 40, isColoured: true, isDetailed: true)] {
            var options = options
            options.folds = options.isColoured
            let report = HumanReport(options: options)
            for outcome in replay.results.map(\.outcome) {
                let lines = report.transcript(outcome) + report.lines(outcome) + report.diagnostics(outcome)
                for line in lines { #expect(hidden(in: options.isColoured ? uncoloured(line) : line) == []) }
            }
        }
        for line in replay.results.flatMap({ JSONLines.lines($0.outcome) }) {
            #expect(hidden(in: line) == [])
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        for line in replay.differences { #expect(hidden(in: line.printableLines, but: ["\n"]) == []) }
    }

    @Test("A session written of it has the same entries, none of them printed, and holds", arguments: cases)
    func written(stranger: Stranger) throws {
        var first = try replay(stranger.text)
        first.playAll()
        let report = HumanReport(options: ReportOptions(width: 80))
        let entries = first.results.map { (source: $0.item.source, output: report.transcript($0.outcome)) }
        let text = SessionWriter.markdown(entries, frontMatter: [])
        let again = try replay(text)
        #expect(again.document.items.map(\.source) == entries.map(\.source))
        let updated = try replay(first.updatedText)
        #expect(updated.document.items.map(\.source) == first.results.map(\.item.source))
    }

    @Test("A page holds no tag, attribute or address of the session's, and nothing unseen", arguments: cases)
    func page(stranger: Stranger) throws {
        var replay = try replay(stranger.text)
        let page = HTMLPage.page(&replay)
        #expect(hidden(in: page, but: ["\n"]) == [])
        var rest = page[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            let tag = rest.prefix { $0 != ">" }
            let name = tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && $0 == tag.first }.lowercased()
            #expect(Self.tags.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name), "<\(tag)>")
            let bare = unquoted(tag)
            #expect(!bare.contains(" on") && !bare.contains("'"), "<\(tag)>")
            if let address = tag.firstRange(of: "href=\"") {
                let target = tag[address.upperBound...]
                #expect(target.hasPrefix("https://") || target.hasPrefix("data:,"), "<\(tag)>")
            }
            guard name == "script" || name == "style" else { continue }
            // What is not markup ends at the first thing that looks like its end, wherever that stands.
            let end = try #require(rest.firstRange(of: "</\(name)>"))
            let inside = rest[..<end.lowerBound].dropFirst(tag.count + 1)
            #expect(tag.contains("json") ? !inside.contains("<") : !inside.contains("pwned"), "\(name)")
            rest = rest[end.upperBound...]
        }
        #expect(
            page.components(separatedBy: "<script").count - 1 <= 1
                + page.components(separatedBy: "<figure class=\"stage").count)
    }

    /// The tags of our own pages.
    private static let tags: Set<String> = [
        "!doctype", "html", "head", "meta", "title", "link", "style", "body", "main", "script", "h1", "h2", "h3", "p",
        "ul", "ol", "li", "blockquote", "pre", "code", "strong", "em", "a", "span", "del", "ins", "div", "table",
        "thead",
        "tbody", "tr", "th", "td", "figure", "figcaption", "svg", "g", "defs", "text", "tspan", "path", "rect",
        "circle",
        "ellipse", "line", "clippath", "lineargradient", "stop", "filter", "button", "input", "output", "label",
        "select",
        "option", "details", "summary", "image", "use", "fedropshadow", "fegaussianblur",
    ]

    /// A tag without what stands in double quotes.
    private func unquoted(_ tag: Substring) -> String {
        tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
            .map { String($0.element) }.joined()
    }

    /// The scalars that a terminal would obey, or that nobody would see; told by Unicode's own categories.
    private func hidden(in text: String, but allowed: Set<Unicode.Scalar> = []) -> [String] {
        text.unicodeScalars.filter { scalar in
            guard !allowed.contains(scalar), scalar != "\t" else { return false }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
            default: return scalar.properties.isNoncharacterCodePoint
            }
        }.map { String($0.value, radix: 16) }
    }

    private func uncoloured(_ line: String) -> String {
        line.replacing(/\u{1B}\[(0|1|2|31|32|33|36)m/, with: "")
    }
}
