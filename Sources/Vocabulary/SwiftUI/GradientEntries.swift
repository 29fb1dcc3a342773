import Interpreter
import ViewValues

extension VocabularySource {
    /// Gradients: their stops take part in motion, their geometry is kept as written.
    static let gradients = VocabularySource(
        "SwiftUI: gradients",
        types: [
            NativeType(
                "struct Gradient: ShapeStyle, Hashable { struct Stop: Hashable { var color: Color; var location: CGFloat } }"
            ),
            NativeType("struct LinearGradient: ShapeStyle {}"), NativeType("struct RadialGradient: ShapeStyle {}"),
            NativeType("struct AngularGradient: ShapeStyle {}"),
            NativeType("struct EllipticalGradient: ShapeStyle {}"), NativeType("struct MeshGradient: ShapeStyle {}"),
            NativeType("enum _MeshColorSpace: Hashable { case device, perceptual }"),
        ],
        entries: plainGradients + shapedGradients + meshes)

    private static func box(
        _ stops: [GradientStop], _ name: String, _ kind: String, _ geometry: [Double] = []
    ) -> Value {
        .native(StyleBox(style: .gradient(stops: stops, kind: kind, geometry: geometry), name: name))
    }

    /// From the top to the bottom: where a plain gradient lies.
    private static let downwards = [0.5, 0, 0.5, 1]

    /// What follows the first parameter: unit points as two numbers, angles in degrees, lengths. An angle alone is where
    /// a whole turn begins.
    private static func geometry(_ call: NativeCall) -> [Double] {
        let numbers = (1..<call.arguments.count).flatMap { index -> [Double] in
            call[index].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [call[index].asDouble ?? 0]
        }
        return numbers.count == 3 ? numbers + [numbers[2] + 360] : numbers
    }

    /// Colours at even places.
    private static func spread(_ colors: Value) -> [GradientStop] {
        let list = colors.asArray ?? []
        return list.enumerated().map { index, value in
            let color = (value.native as? ColorBox)?.color ?? .system("clear")
            return GradientStop(color: color, location: list.count < 2 ? 0 : Double(index) / Double(list.count - 1))
        }
    }

    private static func stops(_ values: Value) -> [GradientStop] {
        (values.asArray ?? []).compactMap { value in
            guard let box = value.asStructure, let color = box[0].native as? ColorBox else { return nil }
            return GradientStop(color: color.color, location: box[1].asDouble ?? 0)
        }
    }

    private static func made(_ value: Value) -> [GradientStop] {
        switch (value.native as? StyleBox)?.style {
        case .gradient(let stops, _, _): stops
        // A colour's own gradient.
        case .color(let color): [GradientStop(color: color, location: 0), GradientStop(color: color, location: 1)]
        default: []
        }
    }

    private static var plainGradients: [NativeEntry] {
        [
            NativeEntry("init(colors: [Color])", on: "Gradient") { _, call in
                box(spread(call[0]), "Gradient", "gradient", downwards)
            },
            NativeEntry("init(stops: [Gradient.Stop])", on: "Gradient") { _, call in
                box(stops(call[0]), "Gradient", "gradient", downwards)
            },
            NativeEntry("var stops: [Gradient.Stop] { get }", on: "Gradient") { machine, call in
                .list(
                    made(call[0]).map {
                        machine.structure("Gradient.Stop", .native(ColorBox(color: $0.color)), .double($0.location))
                    })
            },
        ]
    }

    /// The first parameter's forms with how its stops are read.
    private static let sources: [(String, @Sendable (Value) -> [GradientStop])] = [
        ("colors: [Color]", { spread($0) }), ("stops: [Gradient.Stop]", { stops($0) }),
        ("gradient: Gradient", { made($0) }),
    ]

    private static let turn = "center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero"

    /// Name, static member's name, the rest of the parameters, the kind.
    private static let gradientShapes: [(String, String, String, String)] = [
        ("LinearGradient", "linearGradient", "startPoint: UnitPoint, endPoint: UnitPoint", "linear"),
        (
            "RadialGradient", "radialGradient",
            "center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat", "radial"
        ),
        ("AngularGradient", "angularGradient", turn, "angular"),
        ("AngularGradient", "conicGradient", "center: UnitPoint = .center, angle: Angle = .zero", "angular"),
        (
            "EllipticalGradient", "ellipticalGradient",
            """
            center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
            """, "elliptical"
        ),
    ]

    private static var shapedGradients: [NativeEntry] {
        gradientShapes.flatMap { name, member, rest, kind in
            sources.flatMap { first, read in
                [
                    NativeEntry("init(\(first), \(rest))", on: name) { _, call in
                        box(read(call[0]), name, kind, geometry(call))
                    },
                    NativeEntry(
                        "static func \(member)(\(first), \(rest)) -> \(name)", on: "ShapeStyle where Self == \(name)"
                    ) { _, call in box(read(call[0]), name, kind, geometry(call)) },
                ]
            } + [
                NativeEntry(
                    "static func \(member)(_ gradient: Gradient, \(rest)) -> \(name)",
                    on: "ShapeStyle where Self == \(name)"
                ) { _, call in box(made(call[0]), name, kind, geometry(call)) },
                NativeEntry(
                    "static func \(member)(_ gradient: AnyGradient, \(rest)) -> \(name)",
                    on: "ShapeStyle where Self == \(name)"
                ) { _, call in box(made(call[0]), name, kind, geometry(call)) },
            ]
        }
    }

    /// A mesh: its colours take part in motion, and so do its points.
    private static var meshes: [NativeEntry] {
        [
            NativeEntry(
                """
                init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, \
                smoothsColors: Bool = true, colorSpace: _MeshColorSpace = .device)
                """, on: "MeshGradient"
            ) { _, call in
                // The points stand beside the colours as numbers, so that they move with them.
                let points = try call.array(2).map { $0.asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0] }
                let colors = spread(call[3])
                let placed = points.flatMap { point in
                    point.map { GradientStop(color: .system("clear"), location: $0) }
                }
                return box(
                    colors.map { GradientStop(color: $0.color, location: 0) } + placed, "MeshGradient",
                    "mesh(\(try call.int(0))×\(try call.int(1)))")
            }
        ]
    }
}
