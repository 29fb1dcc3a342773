import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Colours by their components in a space, from Core Graphics, and what a colour tells of itself.
    static var colorMakers: [NativeEntry] {
        [
            NativeEntry(
                """
                init(_ colorSpace: _RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
                """, on: "Color"
            ) { machine, call in
                let parts = try (1...3).map { try component(call.double($0), machine.caseName(call[0])) }
                return colorValue(.rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: try call.double(4)))
            },
            NativeEntry(
                "init(_ colorSpace: _RGBColorSpace, white: Double, opacity: Double = 1)", on: "Color"
            ) { machine, call in
                let white = try component(call.double(1), machine.caseName(call[0]))
                return colorValue(.rgb(red: white, green: white, blue: white, alpha: try call.double(2)))
            },
            NativeEntry("init(_ name: String, bundle: Bundle?)", on: "Color") { _, call in
                colorValue(.asset(try call.string(0)))
            },
            NativeEntry("init(cgColor: CGColor)", on: "Color") { _, call in
                colorValue(try call.plain(0, ColorValue.self))
            },
            NativeEntry("init(_ cgColor: CGColor)", on: "Color") { _, call in
                colorValue(try call.plain(0, ColorValue.self))
            },
            NativeEntry("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)", on: "CGColor") { _, call in
                let parts = try (0...3).map { try call.double($0) }
                return .native(
                    PlainBox(
                        ColorValue.rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]), "CGColor"))
            },
            NativeEntry("init(gray: CGFloat, alpha: CGFloat)", on: "CGColor") { _, call in
                let gray = try call.double(0)
                return .native(
                    PlainBox(ColorValue.rgb(red: gray, green: gray, blue: gray, alpha: try call.double(1)), "CGColor"))
            },
            NativeEntry("var cgColor: CGColor? { get }", on: "Color") { _, call in
                .native(PlainBox(try call.color(0), "CGColor"))
            },
            NativeEntry("var description: String { get }", on: "Color") { _, call in
                .string(ColorNames.text(try call.color(0)))
            },
            NativeEntry("func path(in rect: CGRect) -> Path", on: "Color") { _, call in
                .native(PathBox(path: PathValue(PathValue.rounded(try call.rectArgument(1), width: 0, height: 0))))
            },
        ]
    }

    private static func colorValue(_ color: ColorValue) -> Value { .native(ColorBox(color: color)) }

    /// A component in sRGB; Display P3 is shown as if its components were sRGB's.
    private static func component(_ value: Double, _ space: String?) -> Double {
        guard space == "sRGBLinear" else { return value }
        let size = value.magnitude
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * power(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// Shadows of styles: they draw, and leave the style as it is otherwise.
    static var shadowStyles: [NativeEntry] {
        ["drop", "inner"].map { kind in
            NativeEntry(
                """
                static func \(kind)(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, \
                y: CGFloat = 0) -> ShadowStyle
                """, on: "ShadowStyle"
            ) { _, _ in .native(PlainBox(kind, "ShadowStyle")) }
        } + [
            NativeEntry(
                "static func shadow(_ style: ShadowStyle) -> AnyShapeStyle",
                on: "ShapeStyle where Self == AnyShapeStyle"
            ) { _, _ in .native(StyleBox(style: .foreground(level: 0), name: "AnyShapeStyle")) },
            NativeEntry("func shadow(_ style: ShadowStyle) -> some ShapeStyle", on: "ShapeStyle") { _, call in
                .native(StyleBox(style: try call.style(0), name: "AnyShapeStyle"))
            },
            NativeEntry(
                "init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)",
                on: "ImagePaint"
            ) { _, _ in .native(StyleBox(style: .color(.system("gray")), name: "ImagePaint")) },
        ]
    }
}
