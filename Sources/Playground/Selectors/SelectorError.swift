/// What is wrong with a selector: as written, or for the views that are there.
public struct SelectorError: Error, Hashable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// The column in the text that was read, from 1.
    public let column: Int

    /// Makes an error.
    public init(_ kind: Kind, column: Int = 1) {
        self.kind = kind
        self.column = column
    }

    /// The kinds of errors; `message` has their sentences.
    public enum Kind: Hashable, Sendable {
        case expected(String)
        case expectedString, unterminatedString, unknownEscape, interpolation
        case badNumber(String)
        case unknownState(String)
        /// No view matches; candidates that are there.
        case none(ViewSelector, candidates: [String])
        /// Several do.
        case several(ViewSelector, candidates: [String])
    }

    /// One sentence without a full stop.
    public var message: String {
        switch kind {
        case .expected(let what): "expected \(what)"
        case .expectedString: "expected a text in quotes"
        case .unterminatedString: "the string has no closing quote"
        case .unknownEscape: "unknown escape in the string"
        case .interpolation: "a selector's string cannot hold an interpolation"
        case .badNumber(let text): "expected a number from 1 after '#', found '\(text)'"
        case .unknownState(let text): "unknown state ':\(text)', expected ':leaving' or ':entering'"
        case .none(let selector, let candidates):
            "no view matches \(selector)"
                + (candidates.isEmpty ? "" : "; there are: \(candidates.joined(separator: ", "))")
        case .several(let selector, let candidates):
            "\(candidates.count) views match \(selector): \(candidates.joined(separator: ", "))"
        }
    }

    /// What to do about it.
    public var help: String? {
        switch kind {
        case .several(_, let candidates) where candidates.contains { $0.hasSuffix(":leaving") }:
            "add ':leaving' for the one that goes, or '#1', '#2' for one of them"
        case .several: "add '#1', '#2', …, or the view that it stands in: 'Card/Button'"
        case .expected, .none: "':tree' shows what can be selected"
        default: nil
        }
    }
}
