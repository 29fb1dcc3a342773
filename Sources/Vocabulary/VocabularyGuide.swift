import Interpreter

/// What the vocabulary holds, as text: for `:help NAME`, and for the page of the guide that a test holds to it.
public enum VocabularyGuide {
    /// The signatures of a name: a type with its initialisers, and every function, property and modifier called so.
    ///
    /// `name` may be qualified by its type: `Array.sorted`. Empty where the vocabulary has no such name.
    public static func signatures(of name: String, in table: VocabularyTable = standardVocabulary) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last else { return [] }
        let owner = parts.count > 1 ? parts[parts.count - 2] : nil
        let types = owner == nil ? table.typesByName[last] ?? [] : []
        let declared = types.map { oneLine(table.types[$0].declaration) }
        let made = owner == nil ? table.entries(of: last, named: "init") : []
        let called = (table.entriesByName[last] ?? []).filter { place in
            owner.map { simple(table.entries[place].owner) == $0 } ?? true
        }
        return declared + (made + called).map { describe(table.entries[$0]) }
    }

    /// The signatures of a function that belongs to no type: `withAnimation`, each of its forms.
    public static func functions(named name: String, in table: VocabularyTable = standardVocabulary) -> [String] {
        table.entries(of: "", named: name).map { oneLine(table.entries[$0].signature) }
    }

    private static func describe(_ entry: NativeEntry) -> String {
        let signature = oneLine(entry.signature)
        return entry.owner.map { "\(spelled($0)): \(signature)" } ?? signature
    }

    /// One line, with the vocabulary's private names as the program writes them.
    private static func oneLine(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return spellings.reduce(words) { $0.replacing($1.0, with: $1.1) }
    }

    private static func spelled(_ owner: String) -> String {
        spellings.reduce(owner) { $0.replacing($1.0, with: $1.1) }
    }

    private static func simple(_ owner: String?) -> String {
        let name = (owner ?? "").prefix { $0 != " " && $0 != "<" }
        return String(name.split(separator: ".").last ?? "")
    }

    /// Nested types that the vocabulary declares under names of its own.
    private static let spellings: [(String, String)] = [
        ("_FontWeight", "Font.Weight"), ("_FontDesign", "Font.Design"), ("_FontWidth", "Font.Width"),
        ("_FontLeading", "Font.Leading"), ("_TextStyle", "Font.TextStyle"), ("_EdgeSet", "Edge.Set"),
        ("_AxisSet", "Axis.Set"), ("_NamespaceID", "Namespace.ID"), ("_DateStyle", "Text.DateStyle"),
        ("_RGBColorSpace", "Color.RGBColorSpace"), ("_Shading", "GraphicsContext.Shading"),
        ("_Filter", "GraphicsContext.Filter"), ("_GridItemSize", "GridItem.Size"),
        ("_ImageScale", "Image.Scale"), ("_ShapeValue", "some Shape"), ("_ShapeView", "some View"),
    ]

    // MARK: The page

    /// The page of the guide that lists the vocabulary, as Markdown.
    public static var page: String {
        let intro = """
            # The vocabulary

            Every name of the standard library, Foundation, Combine and SwiftUI that a program may use. The page is
            made of the vocabulary itself: `inbetween -e ':help vocabulary' > Guides/Vocabulary.md` writes it anew, and
            a test fails when it is out of date. `:help NAME` shows the signatures of any name;
            [Outside.md](Outside.md) says what is not there.

            """
        let areas: [(String, [VocabularySource])] = [
            ("Standard library", VocabularySource.standardLibrary),
            ("Foundation and Combine", VocabularySource.foundation),
            ("SwiftUI", swiftUIVocabulary),
        ]
        return intro + areas.map { section($0, of: $1) }.joined(separator: "\n")
    }

    private static func section(_ title: String, of sources: [VocabularySource]) -> String {
        let table = VocabularyTable(sources)
        var names = table.entriesByOwner.mapValues { Set($0.keys.filter { !$0.isEmpty && $0.first != "_" }) }
        for type in table.typesByName.keys { names[type] = names[type] ?? [] }
        let shown = names.map { (owner: spelled($0.key), members: $0.value.sorted()) }
        let rows = shown.filter { $0.owner.first != "_" }.sorted { $0.owner < $1.owner }.map { row in
            let list = row.members.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: " ")
            return "| \(row.owner.isEmpty ? "functions" : "`\(row.owner)`") | \(list) |"
        }
        return "## \(title)\n\n| type | names |\n|---|---|\n" + rows.joined(separator: "\n") + "\n"
    }
}
