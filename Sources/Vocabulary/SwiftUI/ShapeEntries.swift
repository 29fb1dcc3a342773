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
            NativeType("struct AnyShape: Shape {}"),
            NativeType("enum RoundedCornerStyle: Hashable { case circular, continuous }"),
            NativeType("struct FillStyle { var isEOFilled: Bool = false; var isAntialiased: Bool = true }"),
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
        entries: shapeMakers + shapeStatics + shapeChanges + shapeDrawing)

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
            NativeEntry("init(_ shape: some Shape)", on: "AnyShape") { machine, call in
                guard let (value, name) = makeShape(call[0], machine) else { return call[0] }
                return shape(value, name, call)
            },
        ]
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
            }
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
        return [
            change("func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ShapeValue") {
                .trim($0, from: try $1.double(1), to: try $1.double(2))
            },
            change("func inset(by amount: CGFloat) -> _ShapeValue", on: "InsettableShape") {
                .inset($0, by: try $1.double(1))
            },
            change("func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ShapeValue") {
                .rotation($0, degrees: try $1.degrees(1), anchor: try $1.unitPoint(2))
            },
            change("func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ShapeValue") {
                let factor = try $1.double(1)
                return .scale($0, x: factor, y: factor, anchor: try $1.unitPoint(2))
            },
            change("func size(width: CGFloat, height: CGFloat) -> _ShapeValue") {
                .size($0, Size(try $1.double(1), try $1.double(2)))
            },
        ]
    }

    private static var shapeDrawing: [NativeEntry] {
        @Sendable func drawn(
            _ signature: String, on owner: String = "Shape",
            _ make: @escaping @Sendable (inout NativeCall) throws -> (StyleValue?, StrokeValue?, Double)
        ) -> NativeEntry {
            NativeEntry(signature, on: owner) { machine, call in
                guard let (value, name) = makeShape(call[0], machine) else {
                    throw call.trap(.unsupported, "this is no Shape")
                }
                let (style, stroke, inset) = try make(&call)
                let source = (call[0].native as? ShapeBox)?.source ?? place(call.range)
                let form = inset == 0 ? value : .inset(value, by: inset)
                return .native(
                    ViewBox(
                        ViewValue(.leaf(.shape(name: name, form, fill: style, stroke: stroke)), source: source),
                        name: name))
            }
        }
        return [
            drawn(
                """
                func fill(_ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()) -> \
                some View
                """
            ) {
                (try $0.style(1), nil, 0)
            },
            drawn("func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View") {
                (try $0.style(1), StrokeValue(lineWidth: try $0.double(2)), 0)
            },
            drawn("func stroke(lineWidth: CGFloat = 1) -> some View") {
                (nil, StrokeValue(lineWidth: try $0.double(1)), 0)
            },
            drawn("func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View") {
                (try $0.style(1), try strokeStyle($0.structure(2)), 0)
            },
            drawn("func stroke(style: StrokeStyle) -> some View") { (nil, try strokeStyle($0.structure(1)), 0) },
            drawn(
                """
                func strokeBorder(_ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> \
                some View
                """, on: "InsettableShape"
            ) {
                let width = try $0.double(2)
                return (try $0.style(1), StrokeValue(lineWidth: width), width / 2)
            },
        ]
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
