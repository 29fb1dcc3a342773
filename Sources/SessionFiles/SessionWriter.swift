import Playground
import Reports

/// Writes sessions as Markdown.
public enum SessionWriter {
    /// A session of entries with what they printed.
    ///
    /// Entries stand in one console fence as long as nothing they printed could be taken for an entry or a wildcard;
    /// else in a Swift fence with an `out` fence after it, longer than any fence in the text.
    ///
    /// A program that the session begins with stands first, in a fence with `file=NAME`: it is loaded, and is no entry.
    public static func markdown(
        _ entries: [(source: String, output: [String])], frontMatter: [(String, String)],
        program: (name: String, source: String, output: [String])? = nil
    ) -> String {
        var lines = ["---", "inbetween: 1"] + frontMatter.map { "\($0.0): \($0.1)" } + ["---", ""]
        if let program {
            let name = program.name.split(separator: "/").last.map { $0.map { $0 == " " ? "-" : String($0) }.joined() }
            lines += pair(program.source, program.output, info: "swift file=\(name ?? "Program.swift")") + [""]
        }
        var isOpen = false
        for (source, output) in entries {
            let plain = console(source, output)
            if let plain {
                if !isOpen { lines.append("```console") }
                lines += plain
            } else {
                if isOpen { lines += ["```", ""] }
                lines += pair(source, output) + [""]
            }
            isOpen = plain != nil
        }
        if isOpen { lines.append("```") }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// An entry as a dialogue; nil where it cannot safely be one.
    static func console(_ source: String, _ output: [String]) -> [String]? {
        let entry = source.split(separator: "\n", omittingEmptySubsequences: false)
        let all = entry.map(String.init) + output
        guard !output.contains(where: OutputPattern.needsOwnFence), longestFence(in: all) < 3 else { return nil }
        return entry.enumerated().map { ($0 == 0 ? ">> " : ".. ") + $1 } + output
    }

    /// An entry and its output in fences of their own.
    static func pair(_ source: String, _ output: [String], info: String = "swift") -> [String] {
        let entry = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let fence = String(repeating: "`", count: max(3, longestFence(in: entry + output) + 1))
        let lines = [fence + info] + entry + [fence]
        guard !output.isEmpty else { return lines }
        return lines + [fence + "text out"] + output.map(OutputPattern.escaped) + [fence]
    }

    /// The longest run of backticks that begins a line; 0 without one.
    static func longestFence(in lines: [String]) -> Int {
        lines.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    }
}

extension SessionWriter {
    /// A transcript as `:save` writes it.
    public static func markdown(_ transcript: [TranscriptEntry], settings: Settings, title: String?) -> String {
        let report = HumanReport(options: ReportOptions(width: 80))
        var frontMatter: [(String, String)] = []
        if let title { frontMatter.append(("title", title)) }
        if settings.fps != 60 { frontMatter.append(("fps", "\(settings.fps)")) }
        if settings.os != .ios26 { frontMatter.append(("os", "\(settings.os.rawValue)")) }
        let program = transcript.first.flatMap { first in
            first.file.map { (name: $0, source: first.source, output: report.transcript(first.outcome)) }
        }
        let entries = transcript.filter { $0.file == nil }.map { ($0.source, report.transcript($0.outcome)) }
        return markdown(entries, frontMatter: frontMatter, program: program)
    }
}
