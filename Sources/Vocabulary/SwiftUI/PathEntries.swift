import AnimationMath
import Interpreter
import ViewValues

/// A path being built.
struct PathBox: NativeValue {
    var path = PathValue()
    var nativeType: String { "Path" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? PathBox)?.path == path }
}

extension VocabularySource {
    /// Paths with their building calls.
    static let paths = VocabularySource(
        "SwiftUI: paths", types: [NativeType("struct Path: Shape {}")], entries: makers + builders + pathReadings)

    private static var makers: [NativeEntry] {
        [
            NativeEntry("init()", on: "Path") { _, _ in .native(PathBox()) },
            NativeEntry("init(_ callback: (inout Path) -> Void)", on: "Path") { machine, call in
                var arguments: ContiguousArray<Value> = [.native(PathBox())]
                _ = try machine.call(call[0], updating: &arguments)
                return arguments[0]
            },
            NativeEntry("init(_ rect: CGRect)", on: "Path") { _, call in
                .native(PathBox(path: PathValue(rectangle(try call.rectArgument(0)))))
            },
            NativeEntry("init(ellipseIn rect: CGRect)", on: "Path") { _, call in
                .native(PathBox(path: PathValue(ellipse(try call.rectArgument(0)))))
            },
            NativeEntry(
                "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
                on: "Path"
            ) { _, call in
                let (rect, radius) = (try call.rectArgument(0), try call.double(1))
                return .native(PathBox(path: PathValue(PathValue.rounded(rect, width: radius, height: radius))))
            },
            NativeEntry(
                "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
                on: "Path"
            ) { _, call in
                let (rect, size) = (try call.rectArgument(0), try call.numbers(1))
                return .native(PathBox(path: PathValue(PathValue.rounded(rect, width: size[0], height: size[1]))))
            },
            NativeEntry("var isEmpty: Bool { get }", on: "Path") { _, call in
                .bool(try call.native(0, PathBox.self).path.elements.isEmpty)
            },
        ]
    }

    static func rectangle(_ rect: Rect) -> [PathValue.Element] {
        [
            .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)), .line(Point(rect.maxX, rect.maxY)),
            .line(Point(rect.minX, rect.maxY)), .close,
        ]
    }

    /// Four cubic arcs with the usual control length.
    static func ellipse(_ rect: Rect) -> [PathValue.Element] {
        let k = 0.5522847498
        let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
        let (cx, cy) = (rect.midX, rect.midY)
        return [
            .move(Point(cx + rx, cy)),
            .cubic(Point(cx, cy + ry), Point(cx + rx, cy + k * ry), Point(cx + k * rx, cy + ry)),
            .cubic(Point(cx - rx, cy), Point(cx - k * rx, cy + ry), Point(cx - rx, cy + k * ry)),
            .cubic(Point(cx, cy - ry), Point(cx - rx, cy - k * ry), Point(cx - k * rx, cy - ry)),
            .cubic(Point(cx + rx, cy), Point(cx + k * rx, cy - ry), Point(cx + rx, cy - k * ry)), .close,
        ]
    }

    /// For how many elements of an array one of a path stands.
    private static let elementSize = 3

    private static var builders: [NativeEntry] {
        @Sendable func change(
            _ signature: String, _ make: @escaping @Sendable (inout PathValue, NativeCall) throws -> Void
        ) -> NativeEntry {
            NativeEntry("mutating func " + signature, on: "Path") { machine, call in
                var box = try call.native(0, PathBox.self)
                // The only holder of a path changes its elements in place.
                call.arguments[0] = .void
                let before = box.path.elements.count
                defer { call.arguments[0] = .native(box) }
                try make(&box.path, call)
                let after = box.path.elements.count
                try machine.reserve(after * elementSize, adding: (after - before) * elementSize, at: call.range)
                return .void
            }
        }
        return [
            change("move(to point: CGPoint)") { $0.elements.append(.move(try $1.pointArgument(1))) },
            change("addLine(to point: CGPoint)") { $0.elements.append(.line(try $1.pointArgument(1))) },
            change("addLines(_ lines: [CGPoint])") { path, call in
                for (index, value) in try call.array(1).enumerated() {
                    let fields = value.asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                    let corner = Point(fields[0], fields[1])
                    path.elements.append(index == 0 ? .move(corner) : .line(corner))
                }
            },
            change("addQuadCurve(to point: CGPoint, control: CGPoint)") {
                $0.elements.append(.quad(try $1.pointArgument(1), control: try $1.pointArgument(2)))
            },
            change("addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)") {
                $0.elements.append(.cubic(try $1.pointArgument(1), try $1.pointArgument(2), try $1.pointArgument(3)))
            },
            change("addRect(_ rect: CGRect)") { $0.elements += rectangle(try $1.rectArgument(1)) },
            change("addEllipse(in rect: CGRect)") { $0.elements += ellipse(try $1.rectArgument(1)) },
            change(
                """
                addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: \
                CGAffineTransform = .identity)
                """
            ) { path, call in
                let size = try call.numbers(2)
                path.elements += PathValue.rounded(try call.rectArgument(1), width: size[0], height: size[1])
            },
            change("addRects(_ rects: [CGRect])") { path, call in
                for index in try call.array(1).indices { path.elements += rectangle(try call.rect(at: index, in: 1)) }
            },
            change("addPath(_ other: Path, transform: CGAffineTransform = .identity)") { path, call in
                path.elements += try call.native(1, PathBox.self).path.transformed(try call.numbers(2)).elements
            },
            change("addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle)") { path, call in
                let (start, delta) = (try call.degrees(3), try call.degrees(4))
                path.elements += sweep(
                    try call.pointArgument(1), try call.double(2), start, start + delta, after: path)
            },
            change("addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)") { path, call in
                path.elements += corner(
                    try call.pointArgument(1), try call.pointArgument(2), try call.double(3), path)
            },
            change(
                """
                addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: \
                Bool, transform: CGAffineTransform = .identity)
                """
            ) { path, call in
                let (center, radius) = (try call.pointArgument(1), try call.double(2))
                path.elements += arc(
                    center, radius, try call.degrees(3), try call.degrees(4), clockwise: try call.bool(5), path)
            },
            change("closeSubpath()") { path, _ in path.elements.append(.close) },
        ]
    }

    /// An arc from one angle to another the way that `clockwise` says: in SwiftUI's flipped space, against the clock
    /// as it is seen.
    private static func arc(
        _ center: Point, _ radius: Double, _ from: Double, _ to: Double, clockwise: Bool, _ path: PathValue
    ) -> [PathValue.Element] {
        guard from.isFinite, to.isFinite else { return [] }
        var way = (to - from).truncatingRemainder(dividingBy: 360)
        if clockwise, way > 0 { way -= 360 }
        if !clockwise, way < 0 { way += 360 }
        if way == 0, to != from { way = clockwise ? -360 : 360 }
        return sweep(center, radius, from, from + way, after: path)
    }

    /// Cubic pieces of at most a quarter turn, from where the pen stands by a straight line.
    private static func sweep(
        _ center: Point, _ radius: Double, _ from: Double, _ to: Double, after path: PathValue
    ) -> [PathValue.Element] {
        func point(_ degrees: Double) -> (Point, Point) {
            let angle = degrees * .pi / 180
            let (s, c) = (sine(angle), cosine(angle))
            return (Point(center.x + radius * c, center.y + radius * s), Point(-radius * s, radius * c))
        }
        guard from.isFinite, to.isFinite, (to - from).magnitude < 1e6 else { return [] }
        let count = max(1, Int(((to - from).magnitude / 90).rounded(.up)))
        let step = (to - from) / Double(count)
        // A cubic that follows a circle over an angle has handles of 4/3 tan(angle / 4).
        let handle = 4.0 / 3 * tangent(step * .pi / 180 / 4)
        var (start, direction) = point(from)
        var result: [PathValue.Element] = [path.elements.isEmpty ? .move(start) : .line(start)]
        for index in 1...count {
            let (end, next) = point(from + step * Double(index))
            result.append(
                .cubic(
                    end, Point(start.x + direction.x * handle, start.y + direction.y * handle),
                    Point(end.x - next.x * handle, end.y - next.y * handle)))
            (start, direction) = (end, next)
        }
        return result
    }

    /// The arc that rounds the corner between the pen, one point and another.
    private static func corner(
        _ first: Point, _ second: Point, _ radius: Double, _ path: PathValue
    ) -> [PathValue.Element] {
        guard let pen = path.currentPoint else { return [.move(first)] }
        func unit(_ a: Point, _ b: Point) -> Point? {
            let (x, y) = (b.x - a.x, b.y - a.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? Point(x / length, y / length) : nil
        }
        guard let u = unit(first, pen), let v = unit(first, second) else { return [.line(first)] }
        let cosineOfAngle = u.x * v.x + u.y * v.y
        guard cosineOfAngle.magnitude < 1 - 1e-12, radius > 0 else { return [.line(first)] }
        // The tangent points stand radius / tan(half the angle) from the corner.
        let away = radius * ((1 + cosineOfAngle) / (1 - cosineOfAngle)).squareRoot()
        let (start, end) = (
            Point(first.x + u.x * away, first.y + u.y * away), Point(first.x + v.x * away, first.y + v.y * away)
        )
        // The turn is the angle's supplement; the handle follows from it as in a sweep.
        let half = ((1 + cosineOfAngle) / 2).squareRoot()
        let quarterTangent = half / (1 + (1 - half * half).squareRoot())
        let handle = 4.0 / 3 * quarterTangent * radius
        return [
            .line(start),
            .cubic(
                end, Point(start.x - u.x * handle, start.y - u.y * handle),
                Point(end.x - v.x * handle, end.y - v.y * handle)),
        ]
    }
}

extension NativeCall {
    /// A CGPoint argument.
    func pointArgument(_ index: Int) throws -> Point {
        let fields = try numbers(index)
        return Point(fields[0], fields[1])
    }

    /// A CGRect argument.
    func rectArgument(_ index: Int) throws -> Rect { plainRect(try structure(index)) }

    /// A CGRect in a list argument.
    func rect(at place: Int, in index: Int) throws -> Rect {
        guard let box = try array(index)[place].asStructure else { throw trap(.internalFailure, "no CGRect") }
        return plainRect(box)
    }

    private func plainRect(_ box: StructureBox) -> Rect {
        let origin = box[0].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
        let size = box[1].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
        return Rect(origin[0], origin[1], size[0], size[1])
    }
}
