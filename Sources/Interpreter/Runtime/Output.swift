import SwiftSubset

/// What the program printed, and what it was warned of.
public struct Output: Sendable {
    /// Finished lines in order.
    public private(set) var lines: [String] = []
    /// The start of a line that no terminator has ended yet.
    public private(set) var partial = ""
    /// Warnings in order; each comes once per message and place until `clearWarnings`.
    public private(set) var warnings: [Warning] = []
    private var bytes = 0

    /// A warning of the running program.
    public struct Warning: Equatable, Sendable {
        /// The rule that it follows from, such as `LIFE-4`; empty where there is none.
        public let rule: String
        /// What is wrong.
        public let message: String
        /// Where, if known.
        public let range: SourceRange?
    }

    mutating func write(_ text: String, limit: Int) throws {
        bytes += text.utf8.count
        guard bytes <= limit else { throw Trap(.output, "this printed more than \(limit) bytes, and was stopped") }
        var pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let last = pieces.popLast() else { return }
        for piece in pieces {
            lines.append(partial + piece)
            partial = ""
        }
        partial += last
    }

    mutating func add(_ warning: Warning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    mutating func take() -> (lines: [String], warnings: [Warning]) {
        defer {
            lines = []
            bytes = 0
        }
        return (lines, warnings)
    }

    mutating func endLine() {
        if !partial.isEmpty { lines.append(partial) }
        partial = ""
    }

    mutating func clearWarnings() { warnings = [] }
}

extension Machine {
    /// Prints text as `print` does, terminator included in the text.
    public mutating func print(_ text: String) throws { try output.write(text, limit: budgets.outputBytes) }

    /// Warns the program's author; once per rule, message and place until `forgetWarnings`.
    public mutating func warn(_ rule: String, _ message: String, at range: SourceRange?) {
        output.add(Output.Warning(rule: rule, message: message, range: range))
    }

    /// Takes the finished lines out; warnings stay until they are forgotten.
    public mutating func takeOutput() -> [String] { output.take().lines }

    /// Ends a line that has no terminator yet, as at the end of an entry.
    public mutating func endOutputLine() { output.endLine() }

    /// Lets every warning come again, as at a `:mark`.
    public mutating func forgetWarnings() { output.clearWarnings() }
}
