import Interpreter
import ViewValues

extension VocabularySource {
    /// Variants of symbols, alone and one upon the other: `.fill`, `.circle.fill`.
    static let symbolVariants = VocabularySource(
        "SwiftUI: symbol variants", types: [NativeType("struct SymbolVariants: Hashable {}")],
        entries: names.flatMap { name in
            [
                constant("static var \(name): SymbolVariants { get }", on: "SymbolVariants") {
                    .native(PlainBox(name, "SymbolVariants"))
                },
                NativeEntry("var \(name): SymbolVariants { get }", on: "SymbolVariants") { _, call in
                    let base = try call.plain(0, String.self)
                    return .native(PlainBox(base == "none" ? name : base + "." + name, "SymbolVariants"))
                },
            ]
        } + [
            NativeEntry("func contains(_ other: SymbolVariants) -> Bool", on: "SymbolVariants") { _, call in
                let own = Set(try call.plain(0, String.self).split(separator: "."))
                return .bool(own.isSuperset(of: try call.plain(1, String.self).split(separator: ".")))
            }
        ])

    private static let names = ["fill", "none", "circle", "square", "rectangle", "slash"]
}
