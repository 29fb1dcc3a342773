import Interpreter
import ViewValues

/// What SwiftUI programs borrow from UIKit: corners and Bézier paths, the window's safe area, the screen, its colours.
extension VocabularySource {
    /// UIKit's names.
    static let uiKit = VocabularySource(
        "UIKit",
        types: [
            NativeType("struct UIRectCorner: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("typealias CGPath = Path"),
            NativeType(
                """
                struct UIEdgeInsets: Equatable { var top: CGFloat = 0; var left: CGFloat = 0; var bottom: \
                CGFloat = 0; var right: CGFloat = 0 }
                """),
            NativeType("struct UIApplication {}"), NativeType("protocol UIScene {}"),
            NativeType("struct UIWindowScene: UIScene {}"), NativeType("struct UIWindow {}"),
            NativeType("struct UIScreen {}"), NativeType("struct UIColor: Hashable {}"),
            NativeType(
                "struct UIImpactFeedbackGenerator { enum FeedbackStyle { case light, medium, heavy, soft, rigid } }"),
            NativeType("struct UINotificationFeedbackGenerator { enum FeedbackType { case success, warning, error } }"),
            NativeType("struct UISelectionFeedbackGenerator {}"),
        ],
        entries: cornerEntries + windowEntries + colorEntries + colorComponents + feedbackEntries, prelude: bezierPaths)

    // MARK: Corners and paths

    private static var cornerEntries: [NativeEntry] {
        let corners = [("topLeft", 1), ("topRight", 2), ("bottomLeft", 4), ("bottomRight", 8), ("allCorners", 15)]
        return corners.map { name, bits in
            NativeEntry("static var \(name): UIRectCorner { get }", on: "UIRectCorner") { machine, _ in
                machine.structure("UIRectCorner", .int(bits))
            }
        } + [
            NativeEntry(
                "init(_roundedRect rect: CGRect, corners: UIRectCorner, cornerRadii: CGSize)", on: "Path"
            ) { _, call in
                let bits = try call.structure(1)[0].asInt ?? 0
                let radius = try call.numbers(2).first ?? 0
                return .native(
                    PathBox(
                        path: PathValue(roundedRectangle(try call.rect(0), corners: bits, radius: radius))))
            },
            NativeEntry("init(_ path: Path)", on: "Path") { _, call in call[0] },
            NativeEntry("var cgPath: Path { get }", on: "Path") { _, call in call[0] },
        ]
    }

    /// Paths that are built by reference, as UIKit and Core Graphics do; in Swift, on top of Path.
    private static let bezierPaths = [
        """
        class UIBezierPath {
            var cgPath: Path
            var lineWidth: CGFloat = 1
            init() { cgPath = Path() }
            init(cgPath: Path) { self.cgPath = cgPath }
            init(rect: CGRect) { cgPath = Path(rect) }
            init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
                cgPath = Path(
                    _roundedRect: rect, corners: .allCorners,
                    cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
            }
            init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
                cgPath = Path(_roundedRect: rect, corners: corners, cornerRadii: cornerRadii)
            }
            init(
                arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
            ) {
                cgPath = Path()
                cgPath.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: !clockwise)
            }
            var bounds: CGRect { cgPath.boundingRect }
            var isEmpty: Bool { cgPath.isEmpty }
            var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
            func move(to point: CGPoint) { cgPath.move(to: point) }
            func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
            func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
                cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
            }
            func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
                cgPath.addQuadCurve(to: point, control: controlPoint)
            }
            func addArc(
                withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
            ) {
                cgPath.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: !clockwise)
            }
            func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
            func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
            func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
            func close() { cgPath.closeSubpath() }
            func removeAllPoints() { cgPath = Path() }
            func fill() {}
            func stroke() {}
        }
        """
    ]

    // MARK: The window

    private static var windowEntries: [NativeEntry] {
        @Sendable func value(_ signature: String, on owner: String, _ name: String) -> NativeEntry {
            constant(signature, on: owner) { .native(PlainBox(name, name)) }
        }
        @Sendable func list(_ name: String) -> Value { .array([.native(PlainBox(name, name))]) }
        return [
            value("static var shared: UIApplication { get }", on: "UIApplication", "UIApplication"),
            constant("var connectedScenes: [any UIScene] { get }", on: "UIApplication") { list("UIWindowScene") },
            constant("var windows: [UIWindow] { get }", on: "UIApplication") { list("UIWindow") },
            constant("var windows: [UIWindow] { get }", on: "UIWindowScene") { list("UIWindow") },
            value("var keyWindow: UIWindow? { get }", on: "UIWindowScene", "UIWindow"),
            value("var screen: UIScreen { get }", on: "UIWindowScene", "UIScreen"),
            constant("var isKeyWindow: Bool { get }", on: "UIWindow") { .bool(true) },
            NativeEntry("var safeAreaInsets: UIEdgeInsets { get }", on: "UIWindow") { machine, _ in
                let area = machine.screenSize.safeArea
                return machine.structure(
                    "UIEdgeInsets", .double(area.top), .double(area.leading), .double(area.bottom),
                    .double(area.trailing))
            },
            NativeEntry("static var zero: UIEdgeInsets { get }", on: "UIEdgeInsets") { machine, _ in
                machine.structure("UIEdgeInsets", .double(0), .double(0), .double(0), .double(0))
            },
            value("static var main: UIScreen { get }", on: "UIScreen", "UIScreen"),
            NativeEntry("var bounds: CGRect { get }", on: "UIScreen") { machine, _ in bounds(machine) },
            NativeEntry("var bounds: CGRect { get }", on: "UIWindow") { machine, _ in bounds(machine) },
            NativeEntry("var frame: CGRect { get }", on: "UIWindow") { machine, _ in bounds(machine) },
            constant("var scale: CGFloat { get }", on: "UIScreen") { .double(3) },
        ]
    }

    private static func bounds(_ machine: Machine) -> Value {
        let size = machine.screenSize.size
        return machine.structure(
            "CGRect", machine.structure("CGPoint", .double(0), .double(0)),
            machine.structure("CGSize", .double(size.width), .double(size.height)))
    }

    // MARK: Colours

    private static var colorEntries: [NativeEntry] {
        let systems = [
            "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown",
            "Gray",
        ].map { ("system\($0)", $0.lowercased()) }
        let plain = ["white", "black", "clear"].map { ($0, $0) }
        let semantic = [
            ("label", "primary"), ("secondaryLabel", "secondary"), ("tertiaryLabel", "tertiary"),
            ("quaternaryLabel", "quaternary"), ("tintColor", "accentColor"),
        ]
        let fills = (UIColors.palette.keys.sorted() + UIColors.primaries.keys.sorted()).map {
            ($0, "ui." + $0)
        }
        return (systems + plain + semantic + fills).map { name, system in
            constant("static var \(name): UIColor { get }", on: "UIColor") {
                .native(UIColorBox(color: UIColors.color(system)))
            }
        } + [
            NativeEntry("init(_ color: UIColor)", on: "Color") { _, call in color(call) },
            NativeEntry("init(uiColor: UIColor)", on: "Color") { _, call in color(call) },
            NativeEntry("init(_ color: Color)", on: "UIColor") { _, call in
                .native(UIColorBox(color: try call.color(0)))
            },
            NativeEntry(
                "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)", on: "UIColor"
            ) { _, call in
                .native(
                    UIColorBox(
                        color: .rgb(
                            red: try call.double(0), green: try call.double(1), blue: try call.double(2),
                            alpha: try call.double(3))))
            },
        ]
    }

    private static func color(_ call: NativeCall) -> Value {
        .native(ColorBox(color: (call[0].native as? UIColorBox)?.color ?? .system("gray")))
    }

    // MARK: Feedback

    /// A tap of the device's motor: nothing that is seen.
    private static var feedbackEntries: [NativeEntry] {
        let names = ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"]
        return names.flatMap { name in
            [
                constant("init()", on: name) { .native(PlainBox(name, name)) },
                constant("func prepare()", on: name) { .void },
            ]
        } + [
            constant("init(style: UIImpactFeedbackGenerator.FeedbackStyle)", on: names[0]) {
                .native(PlainBox(names[0], names[0]))
            },
            constant("func impactOccurred()", on: names[0]) { .void },
            constant("func impactOccurred(intensity: CGFloat)", on: names[0]) { .void },
            constant(
                "func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType)", on: names[1]
            ) { .void },
            constant("func selectionChanged()", on: names[2]) { .void },
        ]
    }
}

/// A colour of UIKit's.
struct UIColorBox: NativeValue {
    let color: ColorValue
    var nativeType: String { "UIColor" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? UIColorBox)?.color == color }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(color.hashValue) }
}

/// Colours that only UIKit names: light appearance, red, green, blue in 0…255 and opacity, as Apple's interface
/// guidelines list them.
enum UIColors {
    static let palette: [String: (Double, Double, Double, Double)] = [
        "systemBackground": (255, 255, 255, 1), "secondarySystemBackground": (242, 242, 247, 1),
        "tertiarySystemBackground": (255, 255, 255, 1), "systemGroupedBackground": (242, 242, 247, 1),
        "secondarySystemGroupedBackground": (255, 255, 255, 1), "tertiarySystemGroupedBackground": (242, 242, 247, 1),
        "systemFill": (120, 120, 128, 0.2), "secondarySystemFill": (120, 120, 128, 0.16),
        "tertiarySystemFill": (118, 118, 128, 0.12), "quaternarySystemFill": (116, 116, 128, 0.08),
        "separator": (60, 60, 67, 0.29), "opaqueSeparator": (198, 198, 200, 1), "placeholderText": (60, 60, 67, 0.3),
        "systemGray2": (174, 174, 178, 1), "systemGray3": (199, 199, 204, 1), "systemGray4": (209, 209, 214, 1),
        "systemGray5": (229, 229, 234, 1), "systemGray6": (242, 242, 247, 1), "lightGray": (170, 170, 170, 1),
        "darkGray": (85, 85, 85, 1),
    ]

    /// The plain colours, which unlike SwiftUI's of the same names are not the system's.
    static let primaries: [String: (Double, Double, Double, Double)] = [
        "red": (255, 0, 0, 1), "green": (0, 255, 0, 1), "blue": (0, 0, 255, 1), "cyan": (0, 255, 255, 1),
        "yellow": (255, 255, 0, 1), "magenta": (255, 0, 255, 1), "orange": (255, 127.5, 0, 1),
        "purple": (127.5, 0, 127.5, 1), "brown": (153, 102, 51, 1), "gray": (127.5, 127.5, 127.5, 1),
    ]

    /// A colour by its name: UIKit's own behind `ui.`, else one that SwiftUI has too.
    static func color(_ name: String) -> ColorValue {
        guard name.hasPrefix("ui."),
            let (red, green, blue, alpha) = palette[String(name.dropFirst(3))] ?? primaries[String(name.dropFirst(3))]
        else { return .system(name) }
        return .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

/// The outline of a rectangle whose corners are rounded where a bit says so: top left 1, top right 2, bottom left 4,
/// bottom right 8.
private func roundedRectangle(_ rect: Rect, corners: Int, radius: Double) -> [PathValue.Element] {
    func size(_ bit: Int) -> Double { corners & bit != 0 ? radius : 0 }
    return PathValue.uneven(
        rect, topLeading: size(1), bottomLeading: size(4), bottomTrailing: size(8), topTrailing: size(2))
}

extension NativeCall {
    /// A CGRect argument.
    func rect(_ index: Int) throws -> Rect {
        let box = try structure(index)
        let numbers = (0..<2).map { box[$0].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0] }
        return Rect(numbers[0][0], numbers[0][1], numbers[1][0], numbers[1][1])
    }
}
