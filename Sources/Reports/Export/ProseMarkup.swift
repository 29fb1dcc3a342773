/// Markdown prose as HTML: headings, paragraphs, lists, quotes, code, emphasis and links to the web. Anything else, raw
/// HTML included, is text.
public enum ProseMarkup {
    /// The markup of lines; fences among them stand as code.
    public static func text(_ lines: [String]) -> String {
        var writer = Writer()
        var quoted: [String] = []
        for line in lines {
            if !writer.isInFence, let inside = quote(line) {
                quoted.append(inside)
                continue
            }
            writer.close(quoting: &quoted)
            writer.take(line)
        }
        writer.close(quoting: &quoted)
        writer.close()
        return writer.result
    }

    /// What a line quotes, behind `>`; nil where it quotes nothing.
    private static func quote(_ line: String) -> String? {
        let text = line.drop { $0 == " " }
        guard text.first == ">" else { return nil }
        let inside = text.dropFirst()
        return String(inside.first == " " ? inside.dropFirst() : inside)
    }

    private struct Writer {
        var result = ""
        private var paragraph: [String] = []
        private var list: String?
        private var fence: String?
        private var code: [String] = []

        mutating func take(_ line: String) {
            let text = line.drop { $0 == " " }
            if let open = fence {
                return text.hasPrefix(open) ? endFence() : code.append(line)
            }
            if text.hasPrefix("```") {
                close()
                fence = String(text.prefix { $0 == "`" })
                return
            }
            let level = text.prefix { $0 == "#" }.count
            if text.isEmpty {
                close()
            } else if (1...6).contains(level), text.dropFirst(level).first == " " {
                close()
                result += "<h\(level)>\(ProseMarkup.inline(String(text.dropFirst(level + 1))))</h\(level)>\n"
            } else if let item = ProseMarkup.item(text) {
                takeItem(item)
            } else {
                paragraph.append(String(text))
            }
        }

        var isInFence: Bool { fence != nil }

        /// Ends a quotation. A quotation within one is text: nobody nests them, and what is hostile might.
        mutating func close(quoting lines: inout [String]) {
            guard !lines.isEmpty else { return }
            close()
            var inner = Writer()
            lines.forEach { inner.take($0) }
            inner.close()
            result += "<blockquote>\n\(inner.result)</blockquote>\n"
            lines = []
        }

        private mutating func takeItem(_ item: (tag: String, text: String)) {
            if list != item.tag {
                close()
                result += "<\(item.tag)>\n"
                list = item.tag
            } else {
                endParagraph("li")
            }
            paragraph.append(item.text)
        }

        private mutating func endFence() {
            let text = code.map { Markup.escaped($0) }.joined(separator: "\n")
            result += "<pre>\(text)</pre>\n"
            (fence, code) = (nil, [])
        }

        private mutating func endParagraph(_ tag: String) {
            guard !paragraph.isEmpty else { return }
            result += "<\(tag)>\(ProseMarkup.inline(paragraph.joined(separator: " ")))</\(tag)>\n"
            paragraph = []
        }

        mutating func close() {
            if fence != nil { endFence() }
            endParagraph(list == nil ? "p" : "li")
            if let list { result += "</\(list)>\n" }
            list = nil
        }
    }

    private static func item(_ text: Substring) -> (tag: String, text: String)? {
        if text.hasPrefix("- ") || text.hasPrefix("* ") { return ("ul", String(text.dropFirst(2))) }
        let digits = text.prefix { $0.isNumber }
        guard !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return ("ol", String(text.dropFirst(digits.count + 2)))
    }

    /// Code, strong and emphasised words and links within a line.
    static func inline(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        while let first = rest.first {
            if let (markup, length) = marked(rest, first) {
                result += markup
                rest = rest.dropFirst(length)
            } else {
                result += Markup.escaped(String(first))
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func marked(_ rest: Substring, _ first: Character) -> (String, Int)? {
        switch first {
        case "`":
            guard let inside = between(rest, "`") else { return nil }
            return ("<code>\(Markup.escaped(String(inside)))</code>", inside.count + 2)
        case "*":
            if let inside = between(rest, "**"), !inside.isEmpty {
                return ("<strong>\(inline(String(inside)))</strong>", inside.count + 4)
            }
            guard let inside = between(rest, "*"), inside.first?.isWhitespace == false else { return nil }
            return ("<em>\(inline(String(inside)))</em>", inside.count + 2)
        case "[": return link(rest)
        default: return nil
        }
    }

    private static func between(_ rest: Substring, _ mark: String) -> Substring? {
        guard rest.hasPrefix(mark), let end = rest.dropFirst(mark.count).firstRange(of: mark) else { return nil }
        return rest.dropFirst(mark.count)[..<end.lowerBound]
    }

    /// A link to the web; one to anything else (a script, a file) stays its text.
    private static func link(_ rest: Substring) -> (String, Int)? {
        guard let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
            return nil
        }
        let text = rest[..<middle.lowerBound].dropFirst()
        let target = rest[middle.upperBound..<end]
        let length = rest.distance(from: rest.startIndex, to: end) + 1
        guard target.hasPrefix("https://") || target.hasPrefix("http://") else { return (inline(String(text)), length) }
        return ("<a rel=\"noreferrer\" href=\"\(Markup.escaped(String(target)))\">\(inline(String(text)))</a>", length)
    }
}
