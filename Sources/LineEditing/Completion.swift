/// One way to complete what stands before the cursor.
public struct CompletionItem: Equatable, Sendable {
    /// The text that replaces everything from `start` to the cursor.
    public var text: String
    /// Where the replaced text begins, as a UTF-8 offset into the buffer.
    public var start: Int
    /// A short hint for the listing, such as a signature; empty for none.
    public var detail: String

    /// Makes a completion of the buffer from UTF-8 offset `start` up to the cursor.
    public init(text: String, start: Int, detail: String = "") {
        self.text = text
        self.start = start
        self.detail = detail
    }
}

/// Gives the completions at a UTF-8 offset of the text being edited.
public typealias Completer = (_ buffer: String, _ cursorUTF8: Int) -> [CompletionItem]

/// What Tab does with the completions at hand.
enum CompletionStep: Equatable {
    case nothing
    /// Replace the text from UTF-8 offset `start` to the cursor.
    case insert(String, start: Int)
    /// Nothing more is common to all: show them.
    case list([CompletionItem])

    /// One candidate is inserted; of several their common beginning, and only when that adds nothing are they listed.
    init(_ items: [CompletionItem], buffer: String, cursorUTF8: Int) {
        guard let first = items.first else {
            self = .nothing
            return
        }
        let typed = CompletionStep.slice(buffer, from: first.start, to: cursorUTF8)
        let sameStart = items.allSatisfy { $0.start == first.start }
        let common = sameStart ? CompletionStep.commonPrefix(items.map(\.text)) : ""
        let adds = common.hasPrefix(typed) && common.utf8.count > typed.utf8.count
        if adds || (items.count == 1 && common != typed) {
            self = .insert(common, start: first.start)
        } else if items.count == 1 {
            self = .nothing
        } else {
            self = .list(items)
        }
    }

    static func slice(_ text: String, from start: Int, to end: Int) -> String {
        String(decoding: Array(text.utf8.dropFirst(start).prefix(max(0, end - start))), as: UTF8.self)
    }

    /// The longest beginning that all share, in whole characters, so that no Hangul syllable or emoji is cut.
    static func commonPrefix(_ texts: [String]) -> String {
        guard var common = texts.first.map(Array.init) else { return "" }
        for text in texts.dropFirst() {
            let shared = zip(common, text).prefix { $0 == $1 }.count
            common.removeLast(common.count - shared)
        }
        return String(common)
    }
}
