import Interpreter
import ViewValues

extension VocabularySource {
    /// Canvas: its renderer runs with the size that layout gives it, so that what it reads counts; nothing is drawn.
    static let canvas = VocabularySource(
        "SwiftUI: canvas",
        types: [
            NativeType("struct Canvas: View {}"),
            NativeType(
                """
                struct GraphicsContext { var opacity: Double = 1; var blendMode: BlendMode = .normal; var transform: \
                CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
                """),
            NativeType(
                "extension GraphicsContext { typealias Shading = _Shading; typealias Filter = _Filter; "
                    + "typealias ResolvedText = _ResolvedDrawing; typealias ResolvedSymbol = _ResolvedDrawing; "
                    + "typealias ResolvedImage = _ResolvedDrawing; typealias ClipOptions = _ClipOptions }"),
            NativeType("struct _Shading {}"), NativeType("struct _Filter {}"),
            NativeType("struct _ClipOptions: OptionSet { var rawValue: Int }"),
            NativeType("struct _ResolvedDrawing { var size: CGSize; var shading: _Shading }"),
        ],
        entries: canvases + drawing + moving + resolving + shadings)

    private static var canvases: [NativeEntry] {
        let head =
            """
            opaque: Bool = false, colorMode: _ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, \
            renderer: @escaping (inout GraphicsContext, CGSize) -> Void
            """
        return ["", ", @ViewBuilder symbols: () -> some View"].map { rest in
            viewEntry("init(\(head)\(rest))", on: "Canvas") { _, call in
                let renderer = call[3]
                let draw = Value.function { machine, inner in
                    let size = try inner.native(0, GeometryBox.self).value.size
                    var arguments: ContiguousArray<Value> = [
                        machine.graphicsContext, machine.structure("CGSize", .double(size.width), .double(size.height)),
                    ]
                    _ = try machine.call(renderer, updating: &arguments)
                    return .native(ViewBox(ViewValue(.leaf(.opaque(name: "CanvasDrawing", ideal: nil)))))
                }
                let reader = ViewValue(.deferred(.geometryReader(ProgramClosure(draw, source: place(call.range)))))
                return .container(.named("Canvas", parameters: [:]), children: [reader])
            }
        }
    }

    private static func nothing(_ signature: String) -> NativeEntry {
        NativeEntry("func \(signature)", on: "GraphicsContext") { _, _ in .void }
    }

    private static var drawing: [NativeEntry] {
        let things = ["Text", "Image", "_ResolvedDrawing"].flatMap { type in
            [
                nothing("draw(_ drawing: \(type), at point: CGPoint, anchor: UnitPoint = .center)"),
                nothing("draw(_ drawing: \(type), in rect: CGRect)"),
            ]
        }
        return things + [
            nothing("fill(_ path: Path, with shading: _Shading, style: FillStyle = FillStyle())"),
            nothing("stroke(_ path: Path, with shading: _Shading, lineWidth: CGFloat = 1)"),
            nothing("stroke(_ path: Path, with shading: _Shading, style: StrokeStyle)"),
            NativeEntry(
                "func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows", on: "GraphicsContext"
            ) {
                machine, call in
                var arguments: ContiguousArray<Value> = [call[0]]
                _ = try machine.call(call[1], updating: &arguments)
                return .void
            },
        ]
    }

    /// What changes a context and nothing that can be read of it but its transform.
    private static var moving: [NativeEntry] {
        [
            "clip(to path: Path, style: FillStyle = FillStyle(), options: _ClipOptions = [])",
            "clipToLayer(opacity: Double = 1, content: (inout GraphicsContext) -> Void)",
            "addFilter(_ filter: _Filter)", "translateBy(x: CGFloat, y: CGFloat)", "scaleBy(x: CGFloat, y: CGFloat)",
            "rotate(by angle: Angle)", "concatenate(_ matrix: CGAffineTransform)",
        ].map { signature in
            NativeEntry("mutating func \(signature)", on: "GraphicsContext") { _, _ in .void }
        }
    }

    private static var resolving: [NativeEntry] {
        ["Text", "Image", "_Shading"].map { type in
            NativeEntry("func resolve(_ drawing: \(type)) -> _ResolvedDrawing", on: "GraphicsContext") { machine, _ in
                machine.resolvedDrawing
            }
        } + [
            NativeEntry("func resolveSymbol<ID: Hashable>(id: ID) -> _ResolvedDrawing?", on: "GraphicsContext") {
                machine, _ in machine.resolvedDrawing
            },
            NativeEntry("func measure(in size: CGSize) -> CGSize", on: "_ResolvedDrawing") { _, call in call[1] },
        ]
    }

    private static var shadings: [NativeEntry] {
        let gradient = "_ gradient: Gradient"
        let shading = [
            "color(_ color: Color)", "style(_ style: some ShapeStyle)",
            "color(red: Double, green: Double, blue: Double, opacity: Double = 1)",
            "linearGradient(\(gradient), startPoint: CGPoint, endPoint: CGPoint)",
            "radialGradient(\(gradient), center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)",
            "conicGradient(\(gradient), center: CGPoint, angle: Angle = .zero)",
        ].map { signature in
            constant("static func \(signature) -> _Shading", on: "_Shading") {
                .native(PlainBox("shading", "_Shading"))
            }
        }
        let filters = [
            "blur(radius: CGFloat)", "shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
            "brightness(_ amount: Double)", "contrast(_ amount: Double)", "saturation(_ amount: Double)",
            "grayscale(_ amount: Double)", "hueRotation(_ angle: Angle)", "colorMultiply(_ color: Color)",
            "alphaThreshold(min: Double, max: Double = 1, color: Color = .black)", "colorInvert(_ amount: Double = 1)",
        ].map { signature in
            constant("static func \(signature) -> _Filter", on: "_Filter") { .native(PlainBox("filter", "_Filter")) }
        }
        return shading + filters + [
            constant("static var foreground: _Shading { get }", on: "_Shading") {
                .native(PlainBox("shading", "_Shading"))
            }
        ]
    }
}

extension Machine {
    /// A context as a renderer gets it.
    fileprivate var graphicsContext: Value {
        structure(
            "GraphicsContext", .double(1), enumCase("BlendMode", "normal") ?? .null,
            .makeStructure(types.type("CGAffineTransform"), [1, 0, 0, 1, 0, 0].map { Value.double($0) }))
    }

    fileprivate var resolvedDrawing: Value {
        structure(
            "_ResolvedDrawing", structure("CGSize", .double(0), .double(0)), .native(PlainBox("shading", "_Shading")))
    }
}
