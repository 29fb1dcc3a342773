/// Completing Swift: names, members, implicit members and argument labels.
extension Playground {
    func swiftCompletions(_ before: String, offset: Int) -> [Completion] {
        let place = SwiftPlace(before)
        guard !place.isInString else { return [] }
        let start = offset + before.utf8.count - place.word.utf8.count
        let scope = world.scopeNode.flatMap { world.tree.programValue(of: $0) }
        func known(_ names: NamePlace) -> [Completion] {
            Self.matching(world.program.knownNames(at: names, in: scope), place.word, at: start)
        }
        if let base = place.base {
            guard base.isEmpty else { return known(.member(base: base)) }
            guard let call = place.call else { return known(.member(base: "View")) }
            let implicit = known(.implicitMember(callee: call.callee, label: call.label, index: call.index))
            return implicit.isEmpty && place.word.isEmpty ? known(.member(base: "View")) : implicit
        }
        var names = stateAndKeywords(place, start)
        if let call = place.call, call.isAtArgument {
            let labels = known(.label(callee: call.callee))
            names = labels + names
            // Who has begun a label means that: the vocabulary would only hide it.
            if !labels.isEmpty { return names }
        }
        // A bare Tab would list the whole vocabulary.
        return names + (place.word.isEmpty ? [] : known(.global))
    }

    private func stateAndKeywords(_ place: SwiftPlace, _ start: Int) -> [Completion] {
        let own = world.scopeNode.map { world.program.stateNames(at: $0.number) } ?? []
        let state = (own + world.program.stateNames(at: nil)).sorted().map { KnownName($0, detail: "state") }
        let keywords = place.word.isEmpty ? [] : Self.keywords.map { KnownName($0) }
        return Self.matching(state + keywords, place.word, at: start)
    }

    private static let keywords = [
        "await", "case", "class", "default", "else", "enum", "extension", "false", "for", "func", "guard", "import",
        "init", "let", "mutating", "nil", "private", "protocol", "return", "self", "some", "static", "struct", "switch",
        "true", "var", "while",
    ]
}

/// What the text before the cursor says about the name that is being typed.
struct SwiftPlace {
    /// The letters of the name so far.
    var word = ""
    /// What stands before the dot in front of the name, `""` for nothing; nil without a dot.
    var base: String?
    /// The innermost call whose arguments are open.
    var call: OpenCall?
    var isInString = false

    /// A call with open brackets.
    struct OpenCall {
        /// The name before the bracket: `frame`, `withAnimation`.
        var callee: String
        /// The label of the argument that has begun.
        var label: String?
        /// Arguments before it.
        var index = 0
        /// Whether an argument begins here.
        var isAtArgument = false
    }

    init(_ text: String) {
        let characters = Array(text)
        word = String(characters.reversed().prefix { $0.isNamePart }.reversed())
        var rest = characters.dropLast(word.count)
        isInString = Self.isInString(rest)
        call = Self.openCall(rest)
        guard rest.last == "." else { return }
        rest.removeLast()
        while rest.last?.isWhitespace == true { rest.removeLast() }
        base = Self.base(rest)
    }

    private static func isInString(_ text: ArraySlice<Character>) -> Bool {
        let line = text.suffix { $0 != "\n" }
        return line.count { $0 == "\"" } % 2 == 1
    }

    /// The expression that ends here: names and dots; anything in brackets stands as `()`.
    private static func base(_ text: ArraySlice<Character>) -> String {
        var rest = text
        if let last = rest.last, ")}]".contains(last) { return "()" }
        var name: [Character] = []
        while let last = rest.last, last.isNamePart || last == "." || last == "$" {
            name.append(last)
            rest.removeLast()
        }
        if let last = rest.last, ")}]\"".contains(last), name.last == "." { return "()" }
        return String(name.reversed())
    }

    private static func openCall(_ text: ArraySlice<Character>) -> OpenCall? {
        var depth = 0
        var commas = 0
        var argument: [Character] = []
        var isOwn = true
        for index in text.indices.reversed() {
            let character = text[index]
            switch character {
            case ")", "]", "}": depth += 1
            case "(" where depth == 0:
                let callee = text[..<index].suffix { $0.isNamePart }
                guard !callee.isEmpty else { return nil }
                return OpenCall(String(callee), argument: String(argument.reversed()), index: commas)
            case "{" where depth == 0: return nil
            case "(", "[", "{": depth -= 1
            case "," where depth == 0:
                commas += 1
                isOwn = false
                continue
            default: break
            }
            if isOwn { argument.append(character) }
        }
        return nil
    }
}

extension SwiftPlace.OpenCall {
    fileprivate init(_ callee: String, argument: String, index: Int) {
        self.callee = callee
        self.index = index
        let text = argument.drop { $0.isWhitespace }
        isAtArgument = text.isEmpty
        let name = text.prefix { $0.isNamePart }
        if !name.isEmpty, text.dropFirst(name.count).first == ":" { label = String(name) }
    }
}

extension Character {
    /// A letter, a digit or an underscore.
    var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension ArraySlice<Character> {
    fileprivate func suffix(while condition: (Character) -> Bool) -> ArraySlice<Character> {
        self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
