import Interpreter
import ViewValues

extension VocabularySource {
    /// UIKit's and CoreGraphics' paths: classes around a Path.
    static let uiKitPaths = VocabularySource(
        "UIKit: paths",
        entries: [
            NativeEntry("init(_ path: CGPath)", on: "Path") { machine, call in
                call[0].asObject.map { machine.field(0, of: $0) } ?? .native(PathBox())
            },
            NativeEntry("var cgPath: CGPath { get }", on: "Path") { machine, call in
                machine.makeObject(machine.types.type("CGPath"), [call[0]])
            },
            NativeEntry(
                "static func _rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radius: CGFloat) -> Path", on: "Path"
            ) { _, call in
                let bits = try call.structure(1)[0].asInt ?? 0
                let outline = roundedRectangle(try call.rect(0), corners: bits, radius: try call.double(2))
                return .native(PathBox(path: PathValue(outline)))
            },
        ],
        prelude: [cgPath, mutablePath, bezierPath])

    private static let cgPath = """
        class CGPath {
            var _path: Path
            init(_ path: Path) { _path = path }
            init(rect: CGRect, transform: CGAffineTransform?) { _path = Path(rect) }
            init(ellipseIn rect: CGRect, transform: CGAffineTransform?) { _path = Path(ellipseIn: rect) }
            init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?) {
                _path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            }
            var boundingBox: CGRect { _path.boundingRect }
            var boundingBoxOfPath: CGRect { _path.boundingRect }
            var isEmpty: Bool { _path.isEmpty }
            var currentPoint: CGPoint { _path.currentPoint ?? .zero }
            func contains(_ point: CGPoint) -> Bool { _path.contains(point) }
        }
        """

    private static let mutablePath = """
        class CGMutablePath: CGPath {
            init() { super.init(Path()) }
            func move(to point: CGPoint) { _path.move(to: point) }
            func addLine(to point: CGPoint) { _path.addLine(to: point) }
            func addLines(between points: [CGPoint]) { _path.addLines(points) }
            func addRect(_ rect: CGRect) { _path.addRect(rect) }
            func addEllipse(in rect: CGRect) { _path.addEllipse(in: rect) }
            func addQuadCurve(to end: CGPoint, control: CGPoint) { _path.addQuadCurve(to: end, control: control) }
            func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
                _path.addCurve(to: end, control1: control1, control2: control2)
            }
            func addArc(
                center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
            ) {
                _path.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: clockwise)
            }
            func addPath(_ other: CGPath) { _path.addPath(other._path) }
            func closeSubpath() { _path.closeSubpath() }
        }
        """

    private static let bezierPath = """
        class UIBezierPath {
            var _path = Path()
            var lineWidth: CGFloat = 1
            init() {}
            init(rect: CGRect) { _path = Path(rect) }
            init(ovalIn rect: CGRect) { _path = Path(ellipseIn: rect) }
            init(cgPath: CGPath) { _path = cgPath._path }
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
                _path = Path._rounded(rect, .allCorners, cornerRadius)
            }
            init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
                _path = Path._rounded(rect, corners, cornerRadii.width)
            }
            init(
                arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
            ) {
                _path.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: !clockwise)
            }
            var cgPath: CGPath {
                get { _path.cgPath }
                set { _path = newValue._path }
            }
            var bounds: CGRect { _path.boundingRect }
            var isEmpty: Bool { _path.isEmpty }
            var currentPoint: CGPoint { _path.currentPoint ?? .zero }
            func move(to point: CGPoint) { _path.move(to: point) }
            func addLine(to point: CGPoint) { _path.addLine(to: point) }
            func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
                _path.addQuadCurve(to: endPoint, control: controlPoint)
            }
            func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
                _path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
            }
            func addArc(
                withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
            ) {
                _path.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: !clockwise)
            }
            func append(_ other: UIBezierPath) { _path.addPath(other._path) }
            func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }
            func close() { _path.closeSubpath() }
            func contains(_ point: CGPoint) -> Bool { _path.contains(point) }
        }
        """
}
