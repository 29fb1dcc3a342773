import Playground

extension SessionDocument {
    /// The session as a lesson: each entry with the prose before it, outputs left out.
    public var lesson: Lesson {
        var steps: [Lesson.Step] = []
        var start = bodyStart
        for item in items {
            steps.append(Lesson.Step(prose: prose(in: start..<item.entryLines.lowerBound), entry: item.source))
            start = max(item.entryLines.upperBound, item.output?.upperBound ?? 0)
        }
        return Lesson(
            title: frontMatter["title"] ?? name, steps: steps, closing: prose(in: start..<max(start, lines.count)))
    }

    /// The line after the front matter.
    private var bodyStart: Int {
        let marks = lines.indices.filter { lines[$0].withoutReturn == "---" }
        return marks.count > 1 ? marks[1] + 1 : 0
    }

    /// The lines of a range that are no fence, without blank ones at either end.
    private func prose(in range: Range<Int>) -> [String] {
        var kept = lines[range.clamped(to: lines.indices)].map(\.withoutReturn).filter { !$0.hasPrefix("```") }
        while kept.first?.allSatisfy(\.isWhitespace) == true { kept.removeFirst() }
        while kept.last?.allSatisfy(\.isWhitespace) == true { kept.removeLast() }
        return kept
    }
}
