import Interpreter
import ViewValues

extension VocabularySource {
    /// Core Graphics' path that is built by reference: a class around a Path.
    static let mutablePaths = VocabularySource(
        "Core Graphics: paths",
        entries: [
            NativeEntry("init(_ path: CGMutablePath)", on: "Path") { machine, call in
                call[0].asObject.map { machine.field(0, of: $0) } ?? .native(PathBox())
            }
        ],
        prelude: [mutablePath])

    private static let mutablePath = """
        class CGMutablePath {
            var _path = Path()
            init() {}
            var boundingBox: CGRect { _path.boundingRect }
            var isEmpty: Bool { _path.isEmpty }
            var currentPoint: CGPoint { _path.currentPoint ?? .zero }
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
            func addPath(_ other: Path) { _path.addPath(other) }
            func closeSubpath() { _path.closeSubpath() }
        }
        """
}
