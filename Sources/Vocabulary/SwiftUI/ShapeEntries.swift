import Interpreter
import ViewValues

extension VocabularySource {
    /// Shapes and what can be done with them.
    static let shapes = VocabularySource(
        "SwiftUI: shapes",
        types: [
            NativeType("struct Rectangle: InsettableShape {}"), NativeType("struct Circle: InsettableShape {}"),
            NativeType("struct Ellipse: InsettableShape {}"), NativeType("struct Capsule: InsettableShape {}"),
            NativeType("struct RoundedRectangle: InsettableShape {}"),
            NativeType("struct UnevenRoundedRectangle: InsettableShape {}"),
            NativeType("struct _ShapeValue: InsettableShape {}"),
            NativeType("struct AnyShape: Shape {}"), NativeType("struct _ShapeView: View {}"),
            NativeType("enum RoundedCornerStyle: Hashable { case circular, continuous }"),
            NativeType("struct FillStyle: Equatable { var isEOFilled: Bool = false; var isAntialiased: Bool = true }"),
            NativeType(
                """
                struct RectangleCornerRadii: Equatable { var topLeading: CGFloat = 0; var bottomLeading: CGFloat = 0; \
                var bottomTrailing: CGFloat = 0; var topTrailing: CGFloat = 0 }
                """),
            NativeType("struct ContainerRelativeShape: InsettableShape {}"),
            NativeType("struct ConcentricRectangle: InsettableShape {}"),
            NativeType("extension Edge { typealias Corner = _Corner }"),
            NativeType("struct _Corner { typealias Style = _CornerStyle }"), NativeType("struct _CornerStyle {}"),
            NativeType(
                """
                struct StrokeStyle: Equatable { var lineWidth: CGFloat = 1; var lineCap: CGLineCap = \
                .butt; var lineJoin: CGLineJoin = .miter; var miterLimit: CGFloat = 10; var dash: \
                [CGFloat] = []; var dashPhase: CGFloat = 0 }
                """
            ),
            NativeType("enum CGLineCap: Hashable { case butt, round, square }"),
            NativeType("enum CGLineJoin: Hashable { case miter, round, bevel }"),
        ],
        entries: shapePaths + shapeMakers + shapeStatics + shapeChanges + shapeDrawing)

    private static func shape(_ shape: ShapeValue, _ name: String, _ call: NativeCall) -> Value {
        .native(ShapeBox(shape: shape, name: name, source: place(call.range)))
    }

    private static var shapeMakers: [NativeEntry] {
        let plain: [(String, ShapeValue)] = [("Rectangle", .rectangle), ("Circle", .circle), ("Ellipse", .ellipse)]
        return plain.map { name, value in
            NativeEntry("init()", on: name) { _, call in shape(value, name, call) }
        } + [
            NativeEntry("init(style: RoundedCornerStyle = .continuous)", on: "Capsule") { _, call in
                shape(.capsule, "Capsule", call)
            },
            NativeEntry(
                """
                init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
                """, on: "RoundedRectangle"
            ) { _, call in
                let radius = try call.double(0)
                return shape(.roundedRectangle(width: radius, height: radius), "RoundedRectangle", call)
            },
            NativeEntry(
                """
                init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
                """, on: "RoundedRectangle"
            ) { _, call in
                let size = try call.numbers(0)
                return shape(.roundedRectangle(width: size[0], height: size[1]), "RoundedRectangle", call)
            },
            NativeEntry(
                """
                init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, \
                bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: \
                RoundedCornerStyle = .continuous)
                """,
                on: "UnevenRoundedRectangle"
            ) { _, call in
                shape(
                    .unevenRoundedRectangle(
                        try call.double(0), try call.double(1), try call.double(2), try call.double(3)),
                    "UnevenRoundedRectangle", call)
            },
            NativeEntry(
                "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
                on: "UnevenRoundedRectangle"
            ) { _, call in shape(try uneven(call, 0), "UnevenRoundedRectangle", call) },
            NativeEntry("init()", on: "ContainerRelativeShape") { _, call in
                shape(.rectangle, "ContainerRelativeShape", call)
            },
            NativeEntry("init()", on: "ConcentricRectangle") { _, call in
                shape(.rectangle, "ConcentricRectangle", call)
            },
            NativeEntry(
                "init(corners: _CornerStyle, isUniform: Bool = false)", on: "ConcentricRectangle"
            ) { _, call in
                let radius = try call.plain(0, Double.self)
                return shape(.roundedRectangle(width: radius, height: radius), "ConcentricRectangle", call)
            },
            // What is around counts as having square corners, so that a concentric one has its least radius.
            NativeEntry("static func fixed(_ radius: CGFloat) -> _CornerStyle", on: "_CornerStyle") { _, call in
                .native(PlainBox(try call.double(0), "_CornerStyle"))
            },
            constant("static var concentric: _CornerStyle { get }", on: "_CornerStyle") {
                .native(PlainBox(0.0, "_CornerStyle"))
            },
            NativeEntry("static func concentric(minimum: _CornerStyle?) -> _CornerStyle", on: "_CornerStyle") {
                _, call in
                .native(PlainBox(call.optionalPlain(0, Double.self) ?? 0, "_CornerStyle"))
            },
            NativeEntry("init(eoFill: Bool = false, antialiased: Bool = true)", on: "FillStyle") { machine, call in
                machine.structure("FillStyle", call[0], call[1])
            },
            NativeEntry("init(_ shape: some Shape)", on: "AnyShape") { machine, call in
                guard let (value, name) = makeShape(call[0], machine) else { return call[0] }
                return shape(value, name, call)
            },
        ]
    }

    /// Radii of a RectangleCornerRadii argument.
    private static func uneven(_ call: NativeCall, _ index: Int) throws -> ShapeValue {
        let radii = try call.numbers(index)
        return .unevenRoundedRectangle(radii[0], radii[1], radii[2], radii[3])
    }

    /// `.circle`, `.rect(cornerRadius:)` where a Shape is expected.
    private static var shapeStatics: [NativeEntry] {
        let plain: [(String, String, ShapeValue)] = [
            ("rect", "Rectangle", .rectangle), ("circle", "Circle", .circle), ("ellipse", "Ellipse", .ellipse),
            ("capsule", "Capsule", .capsule),
        ]
        return plain.map { member, name, value in
            NativeEntry("static var \(member): \(name) { get }", on: "Shape where Self == \(name)") { _, call in
                shape(value, name, call)
            }
        } + [
            NativeEntry(
                """
                static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> \
                RoundedRectangle
                """,
                on: "Shape where Self == RoundedRectangle"
            ) { _, call in
                let radius = try call.double(0)
                return shape(.roundedRectangle(width: radius, height: radius), "RoundedRectangle", call)
            },
            NativeEntry(
                "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle",
                on: "Shape where Self == RoundedRectangle"
            ) { _, call in
                let size = try call.numbers(0)
                return shape(.roundedRectangle(width: size[0], height: size[1]), "RoundedRectangle", call)
            },
            NativeEntry(
                """
                static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> \
                UnevenRoundedRectangle
                """, on: "Shape where Self == UnevenRoundedRectangle"
            ) { _, call in shape(try uneven(call, 0), "UnevenRoundedRectangle", call) },
            NativeEntry(
                """
                static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, \
                bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = \
                .continuous) -> UnevenRoundedRectangle
                """, on: "Shape where Self == UnevenRoundedRectangle"
            ) { _, call in
                let radii = try (0...3).map { try call.double($0) }
                return shape(
                    .unevenRoundedRectangle(radii[0], radii[1], radii[2], radii[3]), "UnevenRoundedRectangle", call)
            },
            NativeEntry(
                "static func capsule(style: RoundedCornerStyle) -> Capsule", on: "Shape where Self == Capsule"
            ) { _, call in shape(.capsule, "Capsule", call) },
            NativeEntry(
                "static var containerRelative: ContainerRelativeShape { get }",
                on: "Shape where Self == ContainerRelativeShape"
            ) { _, call in shape(.rectangle, "ContainerRelativeShape", call) },
        ]
    }

    private static var shapeChanges: [NativeEntry] {
        @Sendable func change(
            _ signature: String, on owner: String = "Shape",
            _ make: @escaping @Sendable (ShapeValue, inout NativeCall) throws -> ShapeValue
        ) -> NativeEntry {
            NativeEntry(signature, on: owner) { machine, call in
                guard let (value, name) = makeShape(call[0], machine) else {
                    throw call.trap(.unsupported, "this is no Shape")
                }
                return shape(try make(value, &call), name, call)
            }
        }
        let combining = ["union", "intersection", "subtracting", "symmetricDifference"].map { name in
            change("func \(name)(_ other: some Shape, eoFill: Bool = false) -> _ShapeValue") { shape, _ in shape }
        }
        return combining + [
            change("func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ShapeValue") {
                .trim($0, from: try $1.double(1), to: try $1.double(2))
            },
            change("func inset(by amount: CGFloat) -> _ShapeValue", on: "InsettableShape") {
                .inset($0, by: try $1.double(1))
            },
            change("func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ShapeValue") {
                .offset($0, x: try $1.double(1), y: try $1.double(2))
            },
            change("func offset(_ offset: CGSize) -> _ShapeValue") {
                let size = try $1.numbers(1)
                return .offset($0, x: size[0], y: size[1])
            },
            change("func offset(_ offset: CGPoint) -> _ShapeValue") {
                let point = try $1.numbers(1)
                return .offset($0, x: point[0], y: point[1])
            },
            change("func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ShapeValue") {
                .rotation($0, degrees: try $1.degrees(1), anchor: try $1.unitPoint(2))
            },
            change("func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ShapeValue") {
                let factor = try $1.double(1)
                return .scale($0, x: factor, y: factor, anchor: try $1.unitPoint(2))
            },
            change("func transform(_ transform: CGAffineTransform) -> _ShapeValue") {
                .transform($0, try $1.numbers(1))
            },
            change("func size(width: CGFloat, height: CGFloat) -> _ShapeValue") {
                .size($0, Size(try $1.double(1), try $1.double(2)))
            },
            change("func size(_ size: CGSize) -> _ShapeValue") {
                let size = try $1.numbers(1)
                return .size($0, Size(size[0], size[1]))
            },
            change("func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ShapeValue") {
                .scale($0, x: try $1.double(1), y: try $1.double(2), anchor: try $1.unitPoint(3))
            },
            change("func stroke(style: StrokeStyle) -> _ShapeValue") {
                .stroked($0, try strokeStyle($1.structure(1)))
            },
            change("func stroke(lineWidth: CGFloat = 1) -> _ShapeValue") {
                .stroked($0, StrokeValue(lineWidth: try $1.double(1)))
            },
        ]
    }

    private static var shapeDrawing: [NativeEntry] {
        @Sendable func drawn(
            _ signature: String, on owner: String = "Shape",
            _ make: @escaping @Sendable (inout NativeCall) throws -> (StyleValue?, StrokeValue?, Double)
        ) -> [NativeEntry] {
            let entry = NativeEntry(signature, on: owner) { machine, call in
                guard let (value, name) = makeShape(call[0], machine) else {
                    throw call.trap(.unsupported, "this is no Shape")
                }
                let (style, stroke, inset) = try make(&call)
                let source = (call[0].native as? ShapeBox)?.source ?? place(call.range)
                let form = inset == 0 ? value : .inset(value, by: inset)
                let leaf = shapeView(form, name, fill: style, stroke: stroke, source)
                return .native(DrawnShapeBox(view: leaf, shape: value, name: name))
            }
            // A drawn shape can be drawn once more, over what is there.
            let again = NativeEntry(signature, on: "_ShapeView") { _, call in
                let box = try call.native(0, DrawnShapeBox.self)
                let (style, stroke, inset) = try make(&call)
                let form = inset == 0 ? box.shape : .inset(box.shape, by: inset)
                let leaf = shapeView(form, box.name, fill: style, stroke: stroke, nil)
                let view = ViewValue(.modified(box.view, .overlay(leaf, alignment: .center)), source: box.view.source)
                return .native(DrawnShapeBox(view: view, shape: box.shape, name: box.name))
            }
            return [entry, again]
        }
        return [
            drawn(
                """
                func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> \
                _ShapeView
                """
            ) {
                (try $0.style(1), nil, 0)
            },
            drawn("func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> _ShapeView") {
                (try $0.style(1), StrokeValue(lineWidth: try $0.double(2)), 0)
            },
            drawn("func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> _ShapeView") {
                (try $0.style(1), try strokeStyle($0.structure(2)), 0)
            },
            drawn(
                """
                func strokeBorder(_ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: \
                Bool = true) -> _ShapeView
                """, on: "InsettableShape"
            ) {
                let width = try $0.double(2)
                return (try $0.style(1), StrokeValue(lineWidth: width), width / 2)
            },
            drawn(
                """
                func strokeBorder(_ content: some ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = \
                true) -> _ShapeView
                """, on: "InsettableShape"
            ) {
                let stroke = try strokeStyle($0.structure(2))
                return (try $0.style(1), stroke, stroke.lineWidth / 2)
            },
        ].flatMap { $0 }
    }

    private static func strokeStyle(_ box: StructureBox) throws -> StrokeValue {
        let caps = ["butt", "round", "square"]
        let joins = ["miter", "round", "bevel"]
        return StrokeValue(
            lineWidth: box[0].asDouble ?? 1, dash: (box[4].asArray ?? []).map { $0.asDouble ?? 0 },
            dashPhase: box[5].asDouble ?? 0, lineCap: caps[(box[1].asEnumeration?.tag ?? 0) % 3],
            lineJoin: joins[(box[2].asEnumeration?.tag ?? 0) % 3])
    }
}
