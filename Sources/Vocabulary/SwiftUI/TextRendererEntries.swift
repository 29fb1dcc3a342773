import Interpreter
import ViewValues

extension VocabularySource {
    /// Text renderers: their animatable data move and can be read; drawing itself is not modelled, so `draw` is not
    /// called.
    static let textRenderers = VocabularySource(
        "SwiftUI: text renderers",
        types: [
            NativeType(
                """
                protocol TextRenderer: Animatable { func draw(layout: Text.Layout, in context: inout GraphicsContext) }
                """),
            NativeType("protocol TextAttribute {}"), NativeType("struct TextProxy {}"),
            NativeType("struct _TextRendering: ViewModifier {}"),
            NativeType("struct _TextLayout: RandomAccessCollection { typealias Element = _TextLine }"),
            NativeType("struct _TextLine: RandomAccessCollection { typealias Element = _TextRun }"),
            NativeType("struct _TextRun: RandomAccessCollection { typealias Element = _TextRunSlice }"),
            NativeType("struct _TextRunSlice {}"),
            NativeType(
                """
                struct _TypographicBounds { var origin: CGPoint; var width: CGFloat; var ascent: CGFloat; var \
                descent: CGFloat; var leading: CGFloat }
                """),
            NativeType("struct _TextDrawingOptions: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("extension Text { typealias Layout = _TextLayout }"),
            NativeType(
                """
                extension _TextLayout { typealias Line = _TextLine; typealias Run = _TextRun; typealias RunSlice = \
                _TextRunSlice; typealias TypographicBounds = _TypographicBounds; typealias DrawingOptions = \
                _TextDrawingOptions }
                """),
        ],
        entries: modifiers + parts)

    private static var modifiers: [NativeEntry] {
        [
            NativeEntry("func textRenderer<T: TextRenderer>(_ renderer: T) -> some View", on: "View") {
                machine, call in
                guard let type = call[1].unboxed.asStructure?.type else {
                    throw call.trap(.unsupported, "this is no TextRenderer")
                }
                return try call.modified(.program(makeComposite(call[1].unboxed, type, machine)), machine)
            },
            NativeEntry("func customAttribute<T: TextAttribute>(_ value: T) -> Text", on: "Text") { _, call in call[0]
            },
            NativeEntry("func body(content: Content) -> some View", on: "TextRenderer") { _, call in call[1] },
        ]
    }

    private static var parts: [NativeEntry] {
        let drawn = ["_TextLine", "_TextRun", "_TextRunSlice"].flatMap { (type: String) -> [NativeEntry] in
            [
                NativeEntry(
                    "func draw(_ part: \(type), options: _TextDrawingOptions = [])", on: "GraphicsContext"
                ) { _, _ in .void },
                NativeEntry("var typographicBounds: _TypographicBounds { get }", on: type) { machine, _ in
                    machine.structure(
                        "_TypographicBounds", machine.point(.zero), .double(0), .double(0), .double(0), .double(0))
                },
            ]
        }
        let counts = ["_TextLayout", "_TextLine", "_TextRun"].flatMap { (type: String) -> [NativeEntry] in
            [
                constant("var count: Int { get }", on: type) { .int(0) },
                constant("var startIndex: Int { get }", on: type) { .int(0) },
                constant("var endIndex: Int { get }", on: type) { .int(0) },
                NativeEntry("subscript(position: Int) -> Element { get }", on: type) { _, call in
                    throw call.trap(.indexOutOfRange, "a text's layout is empty: drawing is not modelled")
                },
            ]
        }
        return drawn + counts + [
            NativeEntry("subscript<T: TextAttribute>(key: T.Type) -> T? { get }", on: "_TextRun") { _, _ in .null },
            NativeEntry("subscript<T: TextAttribute>(key: T.Type) -> T? { get }", on: "_TextRunSlice") { _, _ in .null
            },
            constant("var isTruncated: Bool { get }", on: "_TextLayout") { .bool(false) },
            NativeEntry("var origin: CGPoint { get }", on: "_TextLine") { machine, _ in machine.point(.zero) },
            NativeEntry("var rect: CGRect { get }", on: "_TypographicBounds") { machine, _ in
                machine.rect(Rect(0, 0, 0, 0))
            },
            NativeEntry(
                "static var disablesSubpixelQuantization: _TextDrawingOptions { get }", on: "_TextDrawingOptions"
            ) { machine, _ in machine.structure("_TextDrawingOptions", .int(1)) },
        ]
    }
}
