import Interpreter
import ViewValues

extension VocabularySource {
    /// Texts, fonts, images, labels.
    static let texts = VocabularySource(
        "SwiftUI: texts",
        types: [
            NativeType("struct Text: View, Equatable {}"), NativeType("struct Image: View, Equatable {}"),
            NativeType("struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable { var key: String }"),
            NativeType("enum _RenderingMode: Hashable { case template, original }"),
            NativeType(
                """
                enum _Interpolation: Hashable { case none, low, medium, high }
                """),
            NativeType("struct Label: View {}"),
            NativeType("enum TextAlignment: Hashable { case leading, center, trailing }"),
            NativeType("struct Divider: View {}"), NativeType("struct Spacer: View {}"),
        ],
        entries: textMakers + textModifiers + labelEntries)

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
                text(withoutMarkdown(try call.structure(0)[0].asString ?? ""), call)
            },
            NativeEntry("init(_ attributedContent: AttributedString)", on: "Text") { _, call in
                text(try call.native(0, AttributedText.self).content, call)
            },
            NativeEntry("init(_ content: String)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(_ content: Substring)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(verbatim content: String)", on: "Text") { _, call in text(try call.string(0), call) },
            NativeEntry("init(_ image: Image)", on: "Text") { _, call in text("", call) },
            NativeEntry(
                """
                init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString)
                """, on: "Text"
            ) { _, call in text(try call.structure(0)[0].asString ?? "", call) },
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
        @Sendable func change(
            _ signature: String, _ make: @escaping @Sendable (inout TextValue, inout NativeCall) throws -> Void
        ) -> NativeEntry {
            NativeEntry(signature, on: "Text") { _, call in
                var box = try call.native(0, TextBox.self)
                try make(&box.text, &call)
                return .native(box)
            }
        }
        return [
            change("func font(_ font: Font?) -> Text") { text, call in
                text.font = (call.optional(1)?.native as? FontBox)?.font
            },
            change("func bold() -> Text") { text, _ in text.weight = "bold" },
            change("func bold(_ isActive: Bool) -> Text") { text, call in if try call.bool(1) { text.weight = "bold" }
            },
            change("func italic() -> Text") { text, _ in text.italic = true },
            change("func fontWeight(_ weight: _FontWeight?) -> Text") { text, call in
                text.weight = call.optionalPlain(1, String.self)
            },
            change("func monospacedDigit() -> Text") { text, _ in text.monospacedDigit = true },
            change("func foregroundColor(_ color: Color?) -> Text") { text, call in
                text.color = call.optionalColor(1).map { .color($0) }
            },
            change("func foregroundStyle(_ style: some ShapeStyle) -> Text") { text, call in
                text.color = try call.style(1)
            },
            change("func kerning(_ kerning: CGFloat) -> Text") { _, _ in },
            change("func tracking(_ tracking: CGFloat) -> Text") { _, _ in },
            change("func underline(_ isActive: Bool = true, color: Color? = nil) -> Text") { _, _ in },
            change("func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text") { _, _ in },
            change("func baselineOffset(_ offset: CGFloat) -> Text") { _, _ in },
        ]
    }

    private static var labelEntries: [NativeEntry] {
        @Sendable func label(_ title: ViewValue, _ icon: ViewValue) -> ViewKind { labelControl(title, icon) }
        @Sendable func image(_ name: String, isSystem: Bool) -> ViewValue {
            ViewValue(.leaf(.image(ImageValue(name: name, isSystem: isSystem))))
        }
        let titled = ["String", "LocalizedStringKey"].flatMap { type in
            [("systemImage", true), ("image", false)].map { parameter, isSystem in
                viewEntry("init(_ title: \(type), \(parameter) name: String)", on: "Label") { _, call in
                    label(titleView(try call.title(0)), image(try call.string(1), isSystem: isSystem))
                }
            }
        }
        return titled + [
            viewEntry("init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View)", on: "Label") {
                machine, call in
                let title = try call.built(0, &machine)
                return labelControl(title, try call.built(1, &machine))
            }
        ]
    }
}

/// A Label with its parts, which a style may lay out anew; selectors see both.
func labelControl(_ title: ViewValue, _ icon: ViewValue) -> ViewKind {
    let both = ViewValue(.container(.named("_LabelContent", parameters: [:]), children: [icon, title]))
    return .control(Control(.label(icon: icon, title: title), name: "Label", label: both, labelIsImplicit: false))
}
