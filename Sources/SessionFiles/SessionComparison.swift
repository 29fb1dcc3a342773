import Playground

/// Differences of a replayed session, and the session with them taken over.
extension SessionReplay {
    /// A unified diff with the file's lines for each entry that differs.
    public var differences: [String] { results.flatMap { difference($0) } }

    /// Whether every entry did what the session says.
    public var holds: Bool { results.allSatisfy { $0.verdict == .matches } }

    private func difference(_ result: Result) -> [String] {
        let first = result.item.source.split(separator: "\n").first.map(String.init) ?? ""
        let place = "\(document.name):\(result.item.entryLines.lowerBound + 1)"
        switch result.verdict {
        case .matches: return []
        case .failed: return ["\(place): '\(first)' failed"] + result.lines.map { "+" + $0 }
        case .differs:
            let expected = document.expected(result.item) ?? []
            let line = (result.item.output?.lowerBound ?? result.item.entryLines.upperBound) + 1
            return ["\(document.name):\(line): the output of '\(first)' differs"]
                + UnifiedDiff.lines(expected, result.lines, from: line)
        }
    }

    /// The file with the output regions that differ written anew; everything else byte for byte as it is.
    public var updatedText: String {
        var lines = document.lines
        for result in results.reversed() where result.verdict != .matches {
            guard let output = result.item.output else { continue }
            guard !OutputPattern.matches(document.expected(result.item) ?? [], result.lines) else { continue }
            if result.item.isConsole {
                updateConsole(&lines, result, output)
            } else {
                updateFence(&lines, result, output)
            }
        }
        return lines.joined(separator: "\n")
    }

    private func updateConsole(_ lines: inout [String], _ result: Result, _ output: Range<Int>) {
        if SessionWriter.console(result.item.source, result.lines) != nil {
            lines.replaceSubrange(output, with: result.lines.map(ended))
            return
        }
        let pair = SessionWriter.pair(result.item.source, result.lines)
        let whole = result.item.entryLines.lowerBound..<output.upperBound
        lines.replaceSubrange(whole, with: (["```", ""] + pair + ["", "```console"]).map(ended))
    }

    private func updateFence(_ lines: inout [String], _ result: Result, _ output: Range<Int>) {
        lines.replaceSubrange(output, with: result.lines.map { ended(OutputPattern.escaped($0)) })
        guard let fence = result.item.fence, let opening = Fence(opening: document.lines[fence.open].withoutReturn)
        else {
            return
        }
        let needed = SessionWriter.longestFence(in: result.lines) + 1
        guard opening.character == "`", opening.length < needed else { return }
        let ticks = String(repeating: "`", count: needed)
        lines[fence.open] = ended(ticks + opening.info)
        lines[output.lowerBound + result.lines.count] = ended(ticks)
    }

    /// A new line with the line end that the file has.
    private func ended(_ line: String) -> String {
        document.lines.first?.unicodeScalars.last == "\r" ? line + "\r" : line
    }
}

/// Unified diffs of a few lines.
enum UnifiedDiff {
    /// The whole of both texts with `-`, `+` and ` `, under a line that says where.
    static func lines(_ old: [String], _ new: [String], from line: Int) -> [String] {
        var result = ["@@ -\(line),\(old.count) +\(line),\(new.count) @@"]
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                result.append("-" + old[left])
                left += 1
            } else if inserted.contains(right) {
                result.append("+" + new[right])
                right += 1
            } else {
                result.append(" " + old[left])
                left += 1
                right += 1
            }
        }
        return result
    }
}
