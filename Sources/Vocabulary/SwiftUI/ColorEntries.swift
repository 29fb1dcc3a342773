import Interpreter
import ViewValues

/// Names of system colours, and how a colour is printed.
enum ColorNames {
    static let system = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "black", "white", "clear", "primary", "secondary", "accentColor",
    ]

    static func text(_ color: ColorValue) -> String {
        switch color {
        case .system(let name): name
        case .asset(let name): "Color(\"\(name)\")"
        case .rgb(let red, let green, let blue, let alpha): "Color(\(red), \(green), \(blue), \(alpha))"
        case .opacity(let base, let amount): "\(text(base)).opacity(\(amount))"
        case .mix(let a, let b, let fraction): "\(text(a)).mix(with: \(text(b)), by: \(fraction))"
        }
    }
}

extension VocabularySource {
    /// Colours, gradients, materials and the shape styles that name them.
    static let colors = VocabularySource(
        "SwiftUI: colours",
        types: [
            NativeType(
                """
                struct Color: View, ShapeStyle, Hashable {
                    struct Resolved: Hashable, Animatable, ShapeStyle {}
                    typealias RGBColorSpace = _RGBColorSpace
                }
                """),
            NativeType("struct CGColor: Hashable {}"), NativeType("struct ShadowStyle: Equatable {}"),
            NativeType("struct ImagePaint: ShapeStyle {}"), NativeType("struct SeparatorShapeStyle: ShapeStyle {}"),
            NativeType("struct Material: ShapeStyle {}"),
            NativeType("struct HierarchicalShapeStyle: ShapeStyle {}"),
            NativeType("struct TintShapeStyle: ShapeStyle {}"),
            NativeType("struct ForegroundStyle: ShapeStyle {}"),
            NativeType("struct BackgroundStyle: ShapeStyle {}"),
            NativeType("struct AnyShapeStyle: ShapeStyle {}"),
            NativeType("struct AnyGradient: ShapeStyle {}"),
            NativeType("enum ColorScheme: Hashable, CaseIterable { case light, dark }"),
        ],
        entries: colorEntries + colorMakers + styleEntries + shadowStyles)

    private static func colorBox(_ color: ColorValue) -> Value { .native(ColorBox(color: color)) }

    private static var colorEntries: [NativeEntry] {
        let named = ColorNames.system.flatMap { name -> [NativeEntry] in
            let owners =
                ["primary", "secondary"].contains(name) ? ["Color"] : ["Color", "ShapeStyle where Self == Color"]
            return owners.map { owner in
                constant("static var \(name): Color { get }", on: owner) { colorBox(.system(name)) }
            }
        }
        return named + [
            NativeEntry(
                """
                init(red: Double, green: Double, blue: Double, opacity: Double = 1)
                """, on: "Color"
            ) { _, call in
                colorBox(
                    .rgb(
                        red: try call.double(0), green: try call.double(1), blue: try call.double(2),
                        alpha: try call.double(3)))
            },
            NativeEntry("init(white: Double, opacity: Double = 1)", on: "Color") { _, call in
                let white = try call.double(0)
                return colorBox(.rgb(red: white, green: white, blue: white, alpha: try call.double(1)))
            },
            NativeEntry(
                """
                init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
                """, on: "Color"
            ) { _, call in
                let (red, green, blue) = rgb(
                    hue: try call.double(0), saturation: try call.double(1), brightness: try call.double(2))
                return colorBox(.rgb(red: red, green: green, blue: blue, alpha: try call.double(3)))
            },
            NativeEntry("init(_ name: String)", on: "Color") { _, call in colorBox(.asset(try call.string(0))) },
            NativeEntry("func opacity(_ opacity: Double) -> Color", on: "Color") { _, call in
                colorBox(.opacity(try call.color(0), try call.double(1)))
            },
            NativeEntry("func mix(with rhs: Color, by fraction: Double) -> Color", on: "Color") { _, call in
                colorBox(.mix(try call.color(0), try call.color(1), try call.double(2)))
            },
            NativeEntry("var gradient: AnyGradient { get }", on: "Color") { _, call in
                .native(StyleBox(style: .color(try call.color(0)), name: "AnyGradient"))
            },
        ]
    }

    /// The usual six-sector conversion; components 0…1.
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * fraction)
        let t = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) % 6 {
        case 0: return (brightness, t, p)
        case 1: return (q, brightness, p)
        case 2: return (p, brightness, t)
        case 3: return (p, q, brightness)
        case 4: return (t, p, brightness)
        default: return (brightness, p, q)
        }
    }

    private static var styleEntries: [NativeEntry] {
        @Sendable func style(_ style: StyleValue, _ name: String) -> Value {
            .native(StyleBox(style: style, name: name))
        }
        let levels = ["primary", "secondary", "tertiary", "quaternary"].enumerated().map { level, name in
            constant(
                "static var \(name): HierarchicalShapeStyle { get }",
                on: "ShapeStyle where Self == HierarchicalShapeStyle"
            ) {
                style(.foreground(level: level), "HierarchicalShapeStyle")
            }
        }
        let materials = [
            "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
        ].map { name in
            constant("static var \(name): Material { get }", on: "ShapeStyle where Self == Material") {
                style(.material(name), "Material")
            }
        }
        let plainMaterials = [
            ("ultraThin", "ultraThinMaterial"), ("thin", "thinMaterial"), ("regular", "regularMaterial"),
            ("thick", "thickMaterial"), ("ultraThick", "ultraThickMaterial"),
        ].map { short, name in
            constant("static var \(short): Material { get }", on: "Material") { style(.material(name), "Material") }
        }
        let quinary = ["secondary", "tertiary", "quaternary"].enumerated().map { level, name in
            NativeEntry("var \(name): some ShapeStyle { get }", on: "ShapeStyle") { _, call in
                style(.opacity(try call.style(0), [0.5, 0.25, 0.18][level]), "AnyShapeStyle")
            }
        }
        return levels + materials + plainMaterials + quinary + [
            constant("static var tint: TintShapeStyle { get }", on: "ShapeStyle where Self == TintShapeStyle") {
                style(.tint, "TintShapeStyle")
            },
            constant("static var foreground: ForegroundStyle { get }", on: "ShapeStyle where Self == ForegroundStyle") {
                style(.foreground(level: 0), "ForegroundStyle")
            },
            constant("static var background: BackgroundStyle { get }", on: "ShapeStyle where Self == BackgroundStyle") {
                style(.color(.system("white")), "BackgroundStyle")
            },
            NativeEntry("init(_ style: some ShapeStyle)", on: "AnyShapeStyle") { _, call in
                style(try call.style(0), "AnyShapeStyle")
            },
            constant(
                "static var separator: SeparatorShapeStyle { get }", on: "ShapeStyle where Self == SeparatorShapeStyle"
            ) { style(.color(.system("quaternary")), "SeparatorShapeStyle") },
            constant("static var selection: TintShapeStyle { get }", on: "ShapeStyle where Self == TintShapeStyle") {
                style(.tint, "TintShapeStyle")
            },
            constant(
                "static var fill: HierarchicalShapeStyle { get }", on: "ShapeStyle where Self == HierarchicalShapeStyle"
            ) { style(.foreground(level: 3), "HierarchicalShapeStyle") },
            constant("init()", on: "ForegroundStyle") { style(.foreground(level: 0), "ForegroundStyle") },
            constant("init()", on: "BackgroundStyle") { style(.color(.system("white")), "BackgroundStyle") },
            NativeEntry("func opacity(_ opacity: Double) -> some ShapeStyle", on: "ShapeStyle") { _, call in
                style(.opacity(try call.style(0), try call.double(1)), "AnyShapeStyle")
            },
        ]
    }
}
