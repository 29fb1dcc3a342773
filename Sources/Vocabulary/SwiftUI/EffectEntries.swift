import Interpreter
import ViewValues

extension VocabularySource {
    /// Effects with data of their own (GEO-5), and what writes the environment (TX-9).
    static let effects = VocabularySource(
        "SwiftUI: effects",
        types: [
            NativeType("enum ContentMode: Hashable { case fit, fill }"), NativeType("struct _SafeAreaRegions {}"),
            NativeType(
                """
                enum BlendMode: Hashable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, \
                colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, \
                sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
                """),
            NativeType("enum _ImageScale: Hashable { case small, medium, large }"),
        ],
        entries: plainEffects + turningEffects + clippingEffects + environmentEntries)

    static var plainEffects: [NativeEntry] {
        let single: [(String, String, @Sendable (Double) -> Effect)] = [
            ("opacity", "_ opacity: Double", { .opacity($0) }), ("brightness", "_ amount: Double", { .brightness($0) }),
            ("contrast", "_ amount: Double", { .contrast($0) }),
            ("saturation", "_ amount: Double", { .saturation($0) }),
            ("grayscale", "_ amount: Double", { .grayscale($0) }),
            ("cornerRadius", "_ radius: CGFloat, antialiased: Bool = true", { .cornerRadius($0) }),
            ("blur", "radius: CGFloat, opaque: Bool = false", { .blur(radius: $0) }),
        ]
        return single.map { name, parameters, make in
            modifier("func \(name)(\(parameters)) -> some View") { _, call in .effect(make(try call.double(1))) }
        } + [
            modifier("func hueRotation(_ angle: Angle) -> some View") { _, call in
                .effect(.hueRotation(degrees: try call.degrees(1)))
            },
            modifier("func colorMultiply(_ color: Color) -> some View") { _, call in
                .effect(.colorMultiply(try call.color(1)))
            },
            modifier("func hidden() -> some View") { _, _ in .effect(.hidden) },
            modifier(
                """
                func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = \
                0, y: CGFloat = 0) -> some View
                """
            ) { _, call in
                .effect(
                    .shadow(
                        color: try call.color(1), radius: try call.double(2), x: try call.double(3),
                        y: try call.double(4)))
            },
            modifier("func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View") { _, call in
                .effect(.border(try call.style(1), width: try call.double(2)))
            },
        ]
    }

    static var turningEffects: [NativeEntry] {
        [
            modifier("func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View") { _, call in
                let factor = try call.double(1)
                return .effect(.scale(x: factor, y: factor, anchor: try call.unitPoint(2)))
            },
            modifier(
                """
                func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some \
                View
                """
            ) { _, call in
                .effect(.scale(x: try call.double(1), y: try call.double(2), anchor: try call.unitPoint(3)))
            },
            modifier("func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View") { _, call in
                let size = try call.numbers(1)
                return .effect(.scale(x: size[0], y: size[1], anchor: try call.unitPoint(2)))
            },
            modifier("func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View") { _, call in
                .effect(.rotation(degrees: try call.degrees(1), anchor: try call.unitPoint(2)))
            },
            modifier(
                """
                func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), \
                anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some \
                View
                """
            ) { _, call in
                let axis = (call[2].asTuple ?? []).map { $0.asDouble ?? 0 }
                guard axis.count == 3 else { throw call.trap(.unsupported, "an axis has three components") }
                return .effect(
                    .rotation3D(
                        Rotation3D(
                            degrees: try call.degrees(1), x: axis[0], y: axis[1], z: axis[2],
                            anchor: try call.unitPoint(3),
                            anchorZ: try call.double(4), perspective: try call.double(5))))
            },
            modifier("func transformEffect(_ transform: CGAffineTransform) -> some View") { _, call in
                let m = try call.numbers(1)
                return .effect(.transform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
            },
        ]
    }

    private static var clippingEffects: [NativeEntry] {
        [
            modifier("func clipped(antialiased: Bool = false) -> some View") { _, _ in
                .effect(.clip(ClipValue(shape: "Rectangle")))
            },
            modifier(
                """
                func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View
                """
            ) { machine, call in
                guard let (shape, name) = makeShape(call[1], machine) else {
                    throw call.trap(.unsupported, "this is no Shape")
                }
                if case .roundedRectangle(let width, _) = shape {
                    return .effect(.clip(ClipValue(shape: name, cornerRadius: width)))
                }
                if case .program(let composite) = shape {
                    return .effect(.clip(ClipValue(shape: name, program: composite)))
                }
                return .effect(.clip(ClipValue(shape: name)))
            },
        ]
    }

    private static var environmentEntries: [NativeEntry] {
        [
            modifier("func foregroundColor(_ color: Color?) -> some View") { _, call in
                .environment(.foreground(call.optionalColor(1).map { .color($0) } ?? .foreground(level: 0)))
            },
            modifier("func foregroundStyle(_ style: some ShapeStyle) -> some View") { _, call in
                .environment(.foreground(try call.style(1)))
            },
            modifier("func tint(_ tint: Color?) -> some View") { _, call in .environment(.tint(call.optionalColor(1)))
            },
            modifier("func accentColor(_ accentColor: Color?) -> some View") { _, call in
                .environment(.tint(call.optionalColor(1)))
            },
            modifier("func font(_ font: Font?) -> some View") { _, call in
                .environment(.font((call.optional(1)?.native as? FontBox)?.font))
            },
            modifier("func fontWeight(_ weight: _FontWeight?) -> some View") { _, call in
                .environment(.fontWeight(call.optionalPlain(1, String.self)))
            },
            modifier("func bold(_ isActive: Bool = true) -> some View") { _, call in
                .environment(.bold(try call.bool(1)))
            },
            modifier("func italic(_ isActive: Bool = true) -> some View") { _, call in
                .environment(.italic(try call.bool(1)))
            },
            modifier("func monospacedDigit() -> some View") { _, _ in .environment(.monospacedDigit) },
            modifier("func lineLimit(_ number: Int?) -> some View") { _, call in
                .environment(.lineLimit(call.optional(1)?.asInt))
            },
            modifier("func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View") { _, call in
                .environment(.lineLimit(try call.int(1)))
            },
            modifier("func lineLimit<R: RangeExpression>(_ limit: R) -> some View where R.Bound == Int") { _, call in
                let upper = (call[1].native as? RangeValue).flatMap { range in range.upper.asInt }
                return .environment(.lineLimit(upper))
            },
            modifier(
                "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View"
            ) { _, call in .environment(.foreground(try call.style(1))) },
            modifier(
                """
                func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some \
                ShapeStyle) -> some View
                """
            ) { _, call in .environment(.foreground(try call.style(1))) },
            modifier("func tint(_ tint: some ShapeStyle) -> some View") { _, call in
                if case .color(let color) = try call.style(1) { return .environment(.tint(color)) }
                return .inert(name: "tint")
            },
            modifier("func multilineTextAlignment(_ alignment: TextAlignment) -> some View") { _, call in
                let guides: [HorizontalGuide] = [.leading, .center, .trailing]
                return .environment(.multilineTextAlignment(guides[(call[1].asEnumeration?.tag ?? 0) % 3]))
            },
            modifier("func disabled(_ disabled: Bool) -> some View") { _, call in
                .environment(.disabled(try call.bool(1)))
            },
            modifier("func imageScale(_ scale: _ImageScale) -> some View") { _, call in
                .environment(.imageScale(["small", "medium", "large"][(call[1].asEnumeration?.tag ?? 1) % 3]))
            },
            modifier("func symbolVariant(_ variant: SymbolVariants) -> some View") { _, call in
                .environment(.symbolVariant(try call.plain(1, String.self)))
            },
        ]
    }
}
