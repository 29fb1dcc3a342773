import RenderTree

/// Completing commands: their names, then what the usage line says comes next.
extension Playground {
    func commandCompletions(_ before: String, offset: Int) -> [Completion] {
        let name = before.dropFirst().prefix { $0.isLetter }
        let rest = before.dropFirst(1 + name.count)
        guard rest.first?.isWhitespace == true else {
            let names = CommandTable.all.map { KnownName(":" + $0.name, detail: $0.help) }
            return rest.isEmpty ? Self.matching(names, before, at: offset) : []
        }
        guard let command = try? CommandTable.command(named: String(name)) else { return [] }
        let place = ArgumentPlace(rest.dropFirst(), start: offset + before.utf8.count - rest.utf8.count + 1)
        return argumentCompletions(of: command, place)
    }

    private func argumentCompletions(of command: Command, _ place: ArgumentPlace) -> [Completion] {
        let first = command.firstArguments
        let wanted = place.words.isEmpty || first.contains("CONDITION") ? first : command.laterArguments
        if let form = wanted.first(where: { ["ENTRY", "ENTRIES", "EXPR", "ANIMATION"].contains($0) }) {
            if form == "ANIMATION", place.current.hasPrefix(".") { return animations(place) }
            return completions(place.text, offset: place.textStart)
        }
        return wanted.flatMap { completions(for: $0, place) }
    }

    private func completions(for argument: String, _ place: ArgumentPlace) -> [Completion] {
        switch argument {
        case "SEL": return selectors(place)
        case "PROPERTY": return Self.matching(properties(of: place.words.first), place.current, at: place.start)
        case "FILE": return files(place)
        case "NAME": return Self.matching(stateNames, place.current, at: place.start)
        case "CONDITION": return conditions(place)
        case "KEY": return Self.matching(Self.settingKeys.map { KnownName($0) }, place.current, at: place.start)
        case "VERSION":
            return Self.matching(["16", "17", "18", "26"].map { KnownName($0) }, place.current, at: place.start)
        case "topic": return Self.matching(HelpText.subjects, place.current, at: place.start)
        case let word where word.allSatisfy { $0.isLowercase }:
            return Self.matching([KnownName(word)], place.current, at: place.start)
        default: return []
        }
    }

    private func animations(_ place: ArgumentPlace) -> [Completion] {
        let names = world.program.knownNames(at: .member(base: "Animation"), in: nil)
        return Self.matching(names, String(place.current.dropFirst()), at: place.start + 1)
    }

    private func files(_ place: ArgumentPlace) -> [Completion] {
        Self.matching(access.list(place.text).map { KnownName($0) }, place.text, at: place.textStart)
    }

    private var stateNames: [KnownName] {
        world.program.stateNames(at: world.scopeNode?.number).sorted().map { KnownName($0) }
    }

    private func conditions(_ place: ArgumentPlace) -> [Completion] {
        let forms = ["count of", "state", "bodies", "output", "warning", "error", "animations", "transaction", "why"]
        let words = place.words.first == "until" ? place.words.dropFirst() : place.words[...]
        switch words.first {
        case nil: return selectors(place) + Self.matching(forms.map { KnownName($0) }, place.current, at: place.start)
        case "state": return Self.matching(stateNames, place.current, at: place.start)
        case "count", "why": return selectors(place)
        default:
            let states = words.count == 1 ? ["exists", "gone", "leaving"] : ["animates", "still"]
            let names = (words.count == 1 ? properties(of: words.first) : []) + states.map { KnownName($0) }
            return Self.matching(names, place.current, at: place.start)
        }
    }

    /// The properties that a view has at this moment; all of them where no view is named.
    private func properties(of selector: String?) -> [KnownName] {
        guard let selector, let parsed = try? ViewSelector(selector), let node = try? world.node(parsed) else {
            return ViewProperty.all.map { KnownName($0.name) }
        }
        var copy = world
        return ViewProperty.all.filter { (try? copy.tree.value(of: $0, at: node, host: &copy.program)) != nil }
            .map { KnownName($0.name) }
    }

    /// Selectors of the last step: types, labels and identifiers of the views that are there.
    private func selectors(_ place: ArgumentPlace) -> [Completion] {
        let step = place.selectorStep
        let tree = world.tree
        let resolver = SelectorResolver(tree)
        var names: [KnownName] = []
        for node in resolver.nodes where !tree.isImplicit(node) {
            let type = tree.typeName(of: node)
            names += tree.identifiers(of: node).map { KnownName("@" + $0, detail: type ?? "") }
            if let type { names.append(KnownName(type)) }
            if let label = tree.label(of: node) { names.append(KnownName(label.debugDescription, detail: type ?? "")) }
        }
        return Self.matching(names, step.text, at: step.start)
    }
}

extension Command {
    /// The words of the usage line that may stand first: `[SECONDS | Nf]` and `view|render` are two each.
    var firstArguments: [String] {
        guard let first = usageWords.first else { return [] }
        return Self.plain([first] + usage.words(after: " | "))
    }

    /// Those that may stand further on.
    var laterArguments: [String] { Self.plain(Array(usageWords.dropFirst())) }

    private var usageWords: [String] { usage.split(separator: " ").dropFirst().map(String.init) }

    private static func plain(_ words: [String]) -> [String] {
        words.flatMap { word in
            word.hasPrefix("FILE") ? ["FILE"] : word.split(separator: "|").map { $0.filter { !"[]{}…\"".contains($0) } }
        }.filter { !$0.isEmpty }
    }
}

extension String {
    /// The word after each place of a separator.
    fileprivate func words(after separator: String) -> [String] {
        var result: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            rest = rest[range.upperBound...]
            result.append(String(rest.drop { $0 == "{" || $0 == " " }.prefix { $0 != " " }))
        }
        return result
    }
}

/// Where the cursor stands in a command's arguments.
struct ArgumentPlace {
    /// The arguments that are whole.
    private(set) var words: [String] = []
    /// The one that is being typed, and where it begins.
    private(set) var current = ""
    private(set) var start: Int
    /// All of the arguments, and where they begin.
    let text: String, textStart: Int

    /// Splits at white space outside strings.
    init(_ arguments: Substring, start: Int) {
        let begin = arguments.drop { $0 == " " }
        textStart = start + arguments.utf8.count - begin.utf8.count
        text = String(begin)
        self.start = textStart
        var isInString = false
        var offset = textStart
        for character in begin {
            offset += character.utf8.count
            if character == "\"" { isInString.toggle() }
            if character.isWhitespace, !isInString {
                if !current.isEmpty { words.append(current) }
                current = ""
                self.start = offset
            } else {
                current.append(character)
            }
        }
    }

    /// The last step of a selector: what follows `/` or `{` outside strings.
    var selectorStep: (text: String, start: Int) {
        var isInString = false
        var text = ""
        var begin = start
        var offset = start
        for character in current {
            offset += character.utf8.count
            if character == "\"" { isInString.toggle() }
            if !isInString, character == "/" || character == "{" {
                (text, begin) = ("", offset)
            } else {
                text.append(character)
            }
        }
        return (text, begin)
    }
}
