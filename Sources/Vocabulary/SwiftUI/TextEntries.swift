import Interpreter
import ViewValues

extension VocabularySource {
    /// Texts, fonts, images, labels.
    static let texts = VocabularySource(
        "SwiftUI: texts",
        types: [
            NativeType("struct Text: View, Equatable {}"), NativeType("struct Image: View, Equatable {}"),
            NativeType("struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable { var key: String }"),
            NativeType("struct Font: Hashable { typealias Weight = _FontWeight; typealias Design = _FontDesign; typealias TextStyle = _TextStyle }"),
            NativeType("enum _FontDesign: Hashable { case `default`, rounded, serif, monospaced }"), NativeType("struct _TextStyle: Hashable {}"),
            NativeType("enum _RenderingMode: Hashable { case template, original }"), NativeType("enum _Interpolation: Hashable { case none, low, medium, high }"), NativeType("struct _FontWeight: Hashable {}"),
            NativeType("struct _FormatStyle {}"),
            NativeType("struct Label: View {}"),
            NativeType("enum TextAlignment: Hashable { case leading, center, trailing }"),
            NativeType("struct Divider: View {}"), NativeType("struct Spacer: View {}"),
        ],
        entries: textMakers + textModifiers + fontEntries + imageEntries)

    private static func text(_ content: String, _ call: NativeCall) -> Value {
        .native(TextBox(text: TextValue(content), source: place(call.range)))
    }

    private static var textMakers: [NativeEntry] {
        [
            NativeEntry("init(_ value: String)", on: "LocalizedStringKey") { machine, call in
                machine.structure("LocalizedStringKey", call[0])
            },
            NativeEntry("init(stringLiteral value: String)", on: "LocalizedStringKey") { machine, call in
                machine.structure("LocalizedStringKey", call[0])
            },
            NativeEntry("init(_ key: LocalizedStringKey)", on: "Text") { _, call in
                text(try call.structure(0)[0].asString ?? "", call)
            },
            NativeEntry("init(_ content: String)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(_ content: Substring)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(verbatim content: String)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(_ value: Double, format: _FormatStyle)", on: "Text") { machine, call in
                text(formatNumber(try call.double(0), try call.plain(1, String.self)), call)
            },
            NativeEntry("init(_ value: Int, format: _FormatStyle)", on: "Text") { machine, call in
                text(formatNumber(Double(try call.int(0)), try call.plain(1, String.self)), call)
            },
            constant("static var percent: _FormatStyle { get }", on: "_FormatStyle") { .native(PlainBox("percent", "_FormatStyle")) },
            constant("static var number: _FormatStyle { get }", on: "_FormatStyle") { .native(PlainBox("number", "_FormatStyle")) },
            NativeEntry("init(_ image: Image)", on: "Text") { _, call in text("", call) },
            NativeEntry("static func + (lhs: Text, rhs: Text) -> Text", on: "Text") { _, call in
                var first = try call.native(0, TextBox.self)
                first.text.content += try call.native(1, TextBox.self).text.content
                return .native(first)
            },
            viewEntry("init()", on: "Divider") { _, _ in .leaf(.divider) },
            viewEntry("init(minLength: CGFloat? = nil)", on: "Spacer") { _, call in
                .leaf(.spacer(minLength: try call.optionalDouble(0)))
            },
        ]
    }

    private static var textModifiers: [NativeEntry] {
        @Sendable func change(_ signature: String, _ make: @escaping @Sendable (inout TextValue, inout NativeCall) throws -> Void) -> NativeEntry {
            NativeEntry(signature, on: "Text") { _, call in
                var box = try call.native(0, TextBox.self)
                try make(&box.text, &call)
                return .native(box)
            }
        }
        return [
            change("func font(_ font: Font?) -> Text") { text, call in text.font = (call.optional(1)?.native as? FontBox)?.font },
            change("func bold() -> Text") { text, _ in text.weight = "bold" },
            change("func bold(_ isActive: Bool) -> Text") { text, call in if try call.bool(1) { text.weight = "bold" } },
            change("func italic() -> Text") { text, _ in text.italic = true },
            change("func fontWeight(_ weight: _FontWeight?) -> Text") { text, call in
                text.weight = call.optionalPlain(1, String.self)
            },
            change("func monospacedDigit() -> Text") { text, _ in text.monospacedDigit = true },
            change("func foregroundColor(_ color: Color?) -> Text") { text, call in
                text.color = call.optionalColor(1).map { .color($0) }
            },
            change("func foregroundStyle(_ style: some ShapeStyle) -> Text") { text, call in text.color = try call.style(1) },
            change("func kerning(_ kerning: CGFloat) -> Text") { _, _ in },
            change("func tracking(_ tracking: CGFloat) -> Text") { _, _ in },
            change("func underline(_ isActive: Bool = true, color: Color? = nil) -> Text") { _, _ in },
            change("func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text") { _, _ in },
            change("func baselineOffset(_ offset: CGFloat) -> Text") { _, _ in },
        ]
    }

    private static var fontEntries: [NativeEntry] {
        @Sendable func font(_ font: FontValue) -> Value { .native(FontBox(font: font)) }
        let styles = [
            "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
            "caption2",
        ].map { (name: String) in constant("static var \(name): Font { get }", on: "Font") { font(FontValue(style: name)) } }
        let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"].map { name in
            constant("static var \(name): _FontWeight { get }", on: "_FontWeight") { .native(PlainBox(name, "_FontWeight")) }
        }
        @Sendable func change(_ signature: String, _ make: @escaping @Sendable (inout FontValue, inout NativeCall) throws -> Void) -> NativeEntry {
            NativeEntry(signature, on: "Font") { _, call in
                var box = try call.native(0, FontBox.self)
                try make(&box.font, &call)
                return .native(box)
            }
        }
        return styles + weights + [
            NativeEntry(
                "static func system(size: CGFloat, weight: _FontWeight? = nil, design: _FontDesign? = nil) -> Font", on: "Font"
            ) { _, call in
                font(FontValue(size: try call.double(0), weight: call.optionalPlain(1, String.self)))
            },
            NativeEntry("static func system(_ style: _TextStyle, design: _FontDesign? = nil, weight: _FontWeight? = nil) -> Font", on: "Font") { _, call in
                font(FontValue(style: try call.plain(0, String.self), weight: call.optionalPlain(2, String.self)))
            },
            NativeEntry("static func custom(_ name: String, size: CGFloat) -> Font", on: "Font") { _, call in
                font(FontValue(size: try call.double(1)))
            },
            change("func bold() -> Font") { font, _ in font.weight = "bold" },
            change("func italic() -> Font") { font, _ in font.italic = true },
            change("func weight(_ weight: _FontWeight) -> Font") { font, call in font.weight = try call.plain(1, String.self) },
            change("func monospacedDigit() -> Font") { font, _ in font.monospacedDigit = true },
            change("func monospaced() -> Font") { font, _ in font.design = "monospaced" },
        ]
    }

    private static var imageEntries: [NativeEntry] {
        @Sendable func image(_ name: String, _ isSystem: Bool, _ call: NativeCall) -> Value {
            .native(ImageBox(image: ImageValue(name: name, isSystem: isSystem), source: place(call.range)))
        }
        @Sendable func label(_ symbol: String?, _ call: NativeCall) throws -> ViewKind {
            let title = ViewValue(.leaf(.text(TextValue(try call.string(0)))))
            let icon = symbol.map { ViewValue(.leaf(.image(ImageValue(name: $0, isSystem: true)))) } ?? .empty
            return .container(.named("Label", parameters: [:]), children: [icon, title])
        }
        return [
            NativeEntry("init(systemName name: String)", on: "Image") { _, call in image(try call.string(0), true, call) },
            NativeEntry("init(systemName name: String, variableValue: Double?)", on: "Image") { _, call in
                image(try call.string(0), true, call)
            },
            NativeEntry("init(_ name: String)", on: "Image") { _, call in image(try call.string(0), false, call) },
            NativeEntry("init(decorative name: String)", on: "Image") { _, call in image(try call.string(0), false, call) },
            NativeEntry("func resizable() -> Image", on: "Image") { _, call in
                var box = try call.native(0, ImageBox.self)
                box.image.resizable = true
                return .native(box)
            },
            NativeEntry("func renderingMode(_ mode: _RenderingMode?) -> Image", on: "Image") { _, call in call[0] },
            NativeEntry("func interpolation(_ interpolation: _Interpolation) -> Image", on: "Image") { _, call in call[0] },
            viewEntry("init(_ title: String, systemImage name: String)", on: "Label") { _, call in try label(try call.string(1), call) },
            viewEntry("init(_ title: String, image name: String)", on: "Label") { _, call in try label(try call.string(1), call) },
            viewEntry("init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View)", on: "Label") { machine, call in
                let title = try call.built(0, &machine)
                return .container(.named("Label", parameters: [:]), children: [try call.built(1, &machine), title])
            },
        ]
    }
}

/// A number as `.formatted` and `Text(_:format:)` show it in English.
func formatNumber(_ value: Double, _ style: String) -> String {
    if style == "percent" {
        let hundred = (value * 100 * 1e9).rounded() / 1e9
        return (hundred == hundred.rounded() ? String(Int(hundred)) : String(hundred)) + "%"
    }
    return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
}
