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
        "SwiftUI: paths", types: [NativeType("struct Path: Shape {}")], entries: makers + builders)

    private static func point(_ call: NativeCall, _ index: Int) throws -> Point {
        let fields = try call.numbers(index)
        return Point(fields[0], fields[1])
    }

    private static func rect(_ call: NativeCall, _ index: Int) throws -> Rect {
        let box = try call.structure(index)
        let origin = box[0].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
        let size = box[1].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
        return Rect(origin[0], origin[1], size[0], size[1])
    }

    private static var makers: [NativeEntry] {
        [
            NativeEntry("init()", on: "Path") { _, _ in .native(PathBox()) },
            NativeEntry("init(_ callback: (inout Path) -> Void)", on: "Path") { machine, call in
                var arguments: ContiguousArray<Value> = [.native(PathBox())]
                _ = try machine.call(call[0], updating: &arguments)
                return arguments[0]
            },
            NativeEntry("init(_ rect: CGRect)", on: "Path") { _, call in
                .native(PathBox(path: PathValue(rectangle(try rect(call, 0)))))
            },
            NativeEntry("init(ellipseIn rect: CGRect)", on: "Path") { _, call in
                .native(PathBox(path: PathValue(ellipse(try rect(call, 0)))))
            },
            NativeEntry("init(roundedRect rect: CGRect, cornerRadius: CGFloat)", on: "Path") { _, call in
                .native(PathBox(path: PathValue(rectangle(try rect(call, 0)))))
            },
            NativeEntry("var isEmpty: Bool { get }", on: "Path") { _, call in
                .bool(try call.native(0, PathBox.self).path.elements.isEmpty)
            },
        ]
    }

    private static func rectangle(_ rect: Rect) -> [PathValue.Element] {
        [
            .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)), .line(Point(rect.maxX, rect.maxY)),
            .line(Point(rect.minX, rect.maxY)), .close,
        ]
    }

    /// Four cubic arcs with the usual control length.
    private static func ellipse(_ rect: Rect) -> [PathValue.Element] {
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

    private static var builders: [NativeEntry] {
        @Sendable func change(
            _ signature: String, _ make: @escaping @Sendable (inout PathValue, NativeCall) throws -> Void
        ) -> NativeEntry {
            NativeEntry("mutating func " + signature, on: "Path") { _, call in
                var box = try call.native(0, PathBox.self)
                try make(&box.path, call)
                call.arguments[0] = .native(box)
                return .void
            }
        }
        return [
            change("move(to point: CGPoint)") { $0.elements.append(.move(try point($1, 1))) },
            change("addLine(to point: CGPoint)") { $0.elements.append(.line(try point($1, 1))) },
            change("addLines(_ lines: [CGPoint])") { path, call in
                for (index, value) in try call.array(1).enumerated() {
                    let fields = value.asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                    let corner = Point(fields[0], fields[1])
                    path.elements.append(index == 0 ? .move(corner) : .line(corner))
                }
            },
            change("addQuadCurve(to point: CGPoint, control: CGPoint)") {
                $0.elements.append(.quad(try point($1, 1), control: try point($1, 2)))
            },
            change("addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint)") {
                $0.elements.append(.cubic(try point($1, 1), try point($1, 2), try point($1, 3)))
            },
            change("addRect(_ rect: CGRect)") { $0.elements += rectangle(try rect($1, 1)) },
            change("addEllipse(in rect: CGRect)") { $0.elements += ellipse(try rect($1, 1)) },
            change("addRoundedRect(in rect: CGRect, cornerSize: CGSize)") { $0.elements += rectangle(try rect($1, 1)) },
            change(
                """
                addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: \
                Bool)
                """
            ) { path, call in
                let (center, radius) = (try point(call, 1), try call.double(2))
                path.elements += arc(
                    center, radius, try call.degrees(3), try call.degrees(4), clockwise: try call.bool(5), path)
            },
            change("closeSubpath()") { path, _ in path.elements.append(.close) },
        ]
    }

    /// An arc as short lines of two degrees: its frame and its progress are what motion needs.
    private static func arc(
        _ center: Point, _ radius: Double, _ from: Double, _ to: Double, clockwise: Bool, _ path: PathValue
    ) -> [PathValue.Element] {
        var end = to
        if clockwise { while end > from { end -= 360 } } else { while end < from { end += 360 } }
        let steps = min(max(Int((end - from).magnitude / 2), 1), 720)
        return (0...steps).map { step in
            let angle = (from + (end - from) * Double(step) / Double(steps)) * .pi / 180
            let (s, c) = (sine(angle), cosine(angle))
            let corner = Point(center.x + radius * c, center.y + radius * s)
            return step == 0 && path.elements.isEmpty ? .move(corner) : .line(corner)
        }
    }
}
