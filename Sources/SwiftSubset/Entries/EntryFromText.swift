extension Entry {
    /// A text that is one entry whatever it holds: an argument, a fence of a session, the inside of `:try`.
    ///
    /// A command loses its ` # …` comment.
    public init(text: String, line: Int = 1) {
        let isCommand = text.first == ":" && text.dropFirst().first.map { $0.isASCII && $0.isLetter } == true
        self.init(
            kind: isCommand ? .command : .swift, text: isCommand ? strippingCommandComment(text) : text, source: text,
            line: line, isUnfinished: false)
    }
}
