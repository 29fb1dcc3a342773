/// The rows that list completions below the text.
enum CompletionListing {
    /// Names in columns, read downwards; with details one to a row where all of them fit. What exceeds `rows` is counted
    /// in the last one.
    static func rows(_ items: [CompletionItem], columns: Int, rows: Int) -> [String] {
        let room = max(1, rows)
        let hasDetails = items.contains { !$0.detail.isEmpty } && items.count <= room
        let lines = hasDetails ? detailed(items, columns: columns) : grid(items.map(\.text), columns: columns)
        guard lines.count > room else { return lines }
        return lines.prefix(room - 1) + ["… \(lines.count - room + 1) more rows"]
    }

    private static func detailed(_ items: [CompletionItem], columns: Int) -> [String] {
        let width = min(32, items.map { DisplayWidth.of(prompt: $0.text) }.max() ?? 0)
        return items.map { item in
            item.detail.isEmpty ? item.text : cut(padded(item.text, to: width) + "  " + item.detail, to: columns)
        }
    }

    private static func cut(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.of(prompt: text) > columns else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += DisplayWidth.of(prompt: String(character))
            if used > columns { break }
            result.append(character)
        }
        return result + "…"
    }

    private static func grid(_ names: [String], columns: Int) -> [String] {
        let width = (names.map { DisplayWidth.of(prompt: $0) }.max() ?? 0) + 2
        let across = max(1, columns / width)
        let down = (names.count + across - 1) / across
        return (0..<down).map { row in
            stride(from: row, to: names.count, by: down).map { padded(names[$0], to: width) }.joined()
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayWidth.of(prompt: text)))
    }
}
