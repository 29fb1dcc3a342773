/// Reads selectors as the contract's grammar says.
extension TextCursor {
    /// Takes a selector; it ends at white space, `}` or the end.
    mutating func selector() throws(SelectorError) -> ViewSelector {
        skipSpaces()
        var steps = [try step()]
        while take("/") { steps.append(try step()) }
        if let next, !next.isWhitespace, next != "}" {
            throw SelectorError(.expected("'/', '{', '#', ':' or white space, found '\(next)'"), column: column)
        }
        return ViewSelector(steps)
    }

    private mutating func step() throws(SelectorError) -> ViewSelector.Step {
        var step = ViewSelector.Step(try stepName())
        if take("{") {
            step.contains = try selector()
            guard take("}") else { throw SelectorError(.expected("'}'"), column: column) }
        }
        if take("#") { step.number = try ordinal() }
        if next == ":" { step.state = try state() }
        return step
    }

    private mutating func stepName() throws(SelectorError) -> ViewSelector.Step.Name {
        if take("@") { return .identifier(try identifier("an identifier after '@'")) }
        if isAtString { return .label(try stringLiteral()) }
        let type = take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard type.first?.isNumber == false, type.first != ".", type.last != "." else {
            throw SelectorError(.expected("a view: a type, \"a label\" or @identifier"), column: column)
        }
        guard take("(") else { return .type(type, label: nil) }
        let label = try stringLiteral()
        guard take(")") else { throw SelectorError(.expected("')'"), column: column) }
        return .type(type, label: label)
    }

    private mutating func identifier(_ what: String) throws(SelectorError) -> String {
        let name = take { !$0.isWhitespace && !"/{}#:\"()".contains($0) }
        guard !name.isEmpty else { throw SelectorError(.expected(what), column: column) }
        return name
    }

    private mutating func ordinal() throws(SelectorError) -> Int {
        let place = column
        let digits = take { $0.isNumber || $0.isLetter || $0 == "-" }
        guard let number = Int(digits), number >= 1 else { throw SelectorError(.badNumber(digits), column: place) }
        return number
    }

    private mutating func state() throws(SelectorError) -> ViewSelector.Step.State {
        let place = column
        take()
        let word = take { $0.isLetter || $0.isNumber }
        guard let state = ViewSelector.Step.State(rawValue: word) else {
            throw SelectorError(.unknownState(word), column: place)
        }
        return state
    }
}

extension ViewSelector {
    /// Reads a whole text as one selector.
    public init(_ text: String) throws(SelectorError) {
        var cursor = TextCursor(text)
        self = try cursor.selector()
        cursor.skipSpaces()
        guard cursor.isAtEnd else {
            throw SelectorError(.expected("nothing after the selector"), column: cursor.column)
        }
    }
}
