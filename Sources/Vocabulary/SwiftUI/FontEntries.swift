import Interpreter
import ViewValues

extension VocabularySource {
    /// Fonts with their styles, weights, designs and the chains that change them.
    static let fonts = VocabularySource(
        "SwiftUI: fonts",
        types: [
            NativeType(
                """
                struct Font: Hashable { typealias Weight = _FontWeight; typealias Design = _FontDesign; \
                typealias TextStyle = _TextStyle; typealias Width = _FontWidth; typealias Leading = _FontLeading }
                """),
            NativeType("enum _FontDesign: Hashable { case `default`, rounded, serif, monospaced }"),
            NativeType("struct _TextStyle: Hashable, CaseIterable {}"), NativeType("struct _FontWeight: Hashable {}"),
            NativeType("enum _FontWidth: Hashable { case compressed, condensed, standard, expanded }"),
            NativeType("enum _FontLeading: Hashable { case standard, tight, loose }"),
        ],
        entries: fontNames + fontMakers + fontChanges + fontModifiers)

    private static func font(_ font: FontValue) -> Value { .native(FontBox(font: font)) }

    private static let textStyles = [
        "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline", "subheadline",
        "body", "callout", "footnote", "caption", "caption2",
    ]

    private static var fontNames: [NativeEntry] {
        let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return textStyles.flatMap { name in
            [
                constant("static var \(name): Font { get }", on: "Font") { font(FontValue(style: name)) },
                constant("static var \(name): _TextStyle { get }", on: "_TextStyle") {
                    .native(PlainBox(name, "_TextStyle"))
                },
            ]
        }
            + weights.map { name in
                constant("static var \(name): _FontWeight { get }", on: "_FontWeight") {
                    .native(PlainBox(name, "_FontWeight"))
                }
            }
    }

    private static var fontMakers: [NativeEntry] {
        [
            NativeEntry(
                "static func system(size: CGFloat, weight: _FontWeight? = nil, design: _FontDesign? = nil) -> Font",
                on: "Font"
            ) { machine, call in
                font(
                    FontValue(
                        size: try call.double(0), weight: call.optionalPlain(1, String.self),
                        design: design(2, machine, call)))
            },
            NativeEntry(
                """
                static func system(_ style: _TextStyle, design: _FontDesign? = nil, weight: _FontWeight? = nil) \
                -> Font
                """, on: "Font"
            ) { machine, call in
                font(
                    FontValue(
                        style: try call.plain(0, String.self), weight: call.optionalPlain(2, String.self),
                        design: design(1, machine, call)))
            },
            NativeEntry("static func custom(_ name: String, size: CGFloat) -> Font", on: "Font") { _, call in
                font(FontValue(size: try call.double(1)))
            },
            NativeEntry(
                "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: _TextStyle) -> Font",
                on: "Font"
            ) { _, call in font(FontValue(size: try call.double(1))) },
            NativeEntry("static func custom(_ name: String, fixedSize: CGFloat) -> Font", on: "Font") { _, call in
                font(FontValue(size: try call.double(1)))
            },
        ]
    }

    @Sendable private static func design(_ index: Int, _ machine: Machine, _ call: NativeCall) -> String? {
        call.optional(index).flatMap { machine.caseName($0) }
    }

    private static var fontChanges: [NativeEntry] {
        @Sendable func change(
            _ signature: String, _ make: @escaping @Sendable (inout FontValue, NativeCall) throws -> Void
        ) -> NativeEntry {
            NativeEntry("func \(signature) -> Font", on: "Font") { _, call in
                var box = try call.native(0, FontBox.self)
                try make(&box.font, call)
                return .native(box)
            }
        }
        return [
            change("bold()") { font, _ in font.weight = "bold" },
            change("bold(_ isActive: Bool)") { font, call in if try call.bool(1) { font.weight = "bold" } },
            change("italic()") { font, _ in font.italic = true },
            change("italic(_ isActive: Bool)") { font, call in font.italic = try call.bool(1) },
            change("weight(_ weight: _FontWeight)") { font, call in font.weight = try call.plain(1, String.self) },
            change("monospacedDigit()") { font, _ in font.monospacedDigit = true },
            change("monospaced()") { font, _ in font.design = "monospaced" },
            change("monospaced(_ isActive: Bool)") { font, call in
                if try call.bool(1) { font.design = "monospaced" }
            },
            change("width(_ width: _FontWidth)") { _, _ in }, change("leading(_ leading: _FontLeading)") { _, _ in },
            change("smallCaps()") { _, _ in }, change("lowercaseSmallCaps()") { _, _ in },
            change("uppercaseSmallCaps()") { _, _ in },
        ]
    }

    /// Modifiers of a subtree's font; those that change a design change widths only where it is monospaced.
    private static var fontModifiers: [NativeEntry] {
        [
            modifier("func fontDesign(_ design: _FontDesign?) -> some View") { _, _ in .inert(name: "fontDesign") },
            modifier("func fontWidth(_ width: _FontWidth?) -> some View") { _, _ in .inert(name: "fontWidth") },
            modifier("func monospaced(_ isActive: Bool = true) -> some View") { _, _ in .inert(name: "monospaced") },
        ]
    }
}
