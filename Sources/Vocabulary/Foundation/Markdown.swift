/// A text as SwiftUI shows Markdown within a line: emphasis, code, strikethrough and links without their marks.
///
/// A mark counts where it has a partner: `2 * 3 * 4` and `snake_case` stay as they are.
func withoutMarkdown(_ text: String) -> String {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return text }
    return String(InlineMarkdown(Array(text)).shown())
}

private struct InlineMarkdown {
    private let source: [Character]

    init(_ source: [Character]) { self.source = source }

    func shown() -> [Character] {
        var result: [Character] = []
        var place = 0
        while place < source.count {
            if let (inner, end) = span(at: place) {
                result += inner
                place = end
            } else {
                result.append(source[place])
                place += 1
            }
        }
        return result
    }

    /// What stands between marks that begin at a place, and where the text goes on; nil where none does.
    private func span(at place: Int) -> ([Character], Int)? {
        switch source[place] {
        case "\\":
            guard place + 1 < source.count, source[place + 1].isPunctuation || source[place + 1].isSymbol else {
                return nil
            }
            return ([source[place + 1]], place + 2)
        case "`": return code(at: place)
        case "[": return link(at: place)
        case "*", "_", "~":
            for count in [3, 2, 1] where run(at: place) >= count {
                if source[place] == "~", count != 2 { continue }
                if let found = emphasis(at: place, count) { return found }
            }
            return nil
        default: return nil
        }
    }

    private func run(at place: Int) -> Int { source[place...].prefix { $0 == source[place] }.count }

    private func code(at place: Int) -> ([Character], Int)? {
        guard let end = source[(place + 1)...].firstIndex(of: "`") else { return nil }
        return (Array(source[(place + 1)..<end]), end + 1)
    }

    private func link(at place: Int) -> ([Character], Int)? {
        guard let close = source[place...].firstIndex(of: "]"), close + 1 < source.count, source[close + 1] == "(",
            let end = source[(close + 1)...].firstIndex(of: ")")
        else { return nil }
        return (InlineMarkdown(Array(source[(place + 1)..<close])).shown(), end + 1)
    }

    private func emphasis(at place: Int, _ count: Int) -> ([Character], Int)? {
        let mark = source[place]
        let start = place + count
        guard start < source.count, !source[start].isWhitespace else { return nil }
        let isWordBefore = place > 0 && (source[place - 1].isLetter || source[place - 1].isNumber)
        if mark == "_", isWordBefore { return nil }
        var end = start + 1
        while end + count <= source.count {
            let isMark = source[end..<(end + count)].allSatisfy { $0 == mark }
            let after = end + count < source.count ? source[end + count] : " "
            let isWordAfter = mark == "_" && (after.isLetter || after.isNumber)
            if isMark, !source[end - 1].isWhitespace, !isWordAfter, after != mark || count > 1 {
                return (InlineMarkdown(Array(source[start..<end])).shown(), end + count)
            }
            end += 1
        }
        return nil
    }
}
