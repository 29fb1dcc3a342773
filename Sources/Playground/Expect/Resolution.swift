import RenderTree
import ViewValues

/// Looking up expected values, in the contract's order.
extension World {
    /// Compares an actual value with an expected one as written; `like` is the program's value that implicit members
    /// and the program's own `==` go by.
    func judge(
        _ actual: RawValue, _ comparison: Comparison, like value: (any ProgramValue)? = nil
    ) throws -> Judged {
        let (expected, programs) = try resolve(comparison.expected, actual: actual, like: value)
        var holds = comparison.holds(actual: actual, expected: expected)
        if let value, let programs, value.isEqual(to: programs) {
            if comparison.operation == .equal { holds = true }
            if comparison.operation == .notEqual { holds = false }
        }
        let tolerance = comparison.tolerance(for: actual)
        return Judged(
            holds, actual: actual, expected: "\(comparison.operation.rawValue) \(comparison.expected.source)",
            tolerance: tolerance)
    }

    private func resolve(
        _ expected: ExpectedValue, actual: RawValue, like value: (any ProgramValue)?
    ) throws -> (RawValue, (any ProgramValue)?) {
        switch expected {
        case .literal(.list) where isTable(actual): return try evaluated(expected.source, like: value, orIf: false)
        case .literal(let literal): return (literal, nil)
        case .property(let name, let selector):
            var copy = self
            let reading = try copy.reading(name, of: node(selector)).shown
            return (raw(reading), reading.program)
        case .member(let text):
            if case .text = actual { return (.text(String(text.dropFirst())), nil) }
            return try evaluated(text, like: value, orIf: actual == .null)
        case .expression(let text):
            let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
            guard case .text = actual, isWord else { return try evaluated(text, like: value, orIf: false) }
            return wordOrText(text)
        }
    }

    /// A set or a dictionary, which is compared as such and not by the order of its elements.
    private func isTable(_ actual: RawValue) -> Bool {
        if case .record(let text, let parts) = actual { return parts.isEmpty && text.hasPrefix("[") }
        return false
    }

    /// What a single word means beside a text: a text in scope of that name, else the word itself.
    private func wordOrText(_ word: String) -> (RawValue, (any ProgramValue)?) {
        if let result = try? evaluate(word, at: scopeNode), case .text = program.raw(result) {
            return (program.raw(result), result)
        }
        return (.text(word), nil)
    }

    /// Evaluates in the prompt's scope; where the actual value is nil, whose type nothing tells, a member that cannot be
    /// looked up is just another value.
    private func evaluated(
        _ text: String, like value: (any ProgramValue)?, orIf isUntyped: Bool
    ) throws -> (RawValue, (any ProgramValue)?) {
        do {
            let result = try evaluate(text, at: scopeNode, like: value)
            return (program.raw(result), result)
        } catch {
            guard isUntyped else { throw error }
            return (.record(text, []), nil)
        }
    }
}
