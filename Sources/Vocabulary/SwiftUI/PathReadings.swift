import Interpreter
import ViewValues

extension VocabularySource {
    /// What a path tells of itself, and the paths that are made of it.
    static var pathReadings: [NativeEntry] {
        [
            NativeEntry("var boundingRect: CGRect { get }", on: "Path") { machine, call in
                machine.rect(try call.native(0, PathBox.self).path.bounds ?? Rect(0, 0, 0, 0))
            },
            NativeEntry("var currentPoint: CGPoint? { get }", on: "Path") { machine, call in
                .optional(try call.native(0, PathBox.self).path.currentPoint.map { machine.point($0) })
            },
            NativeEntry("func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool", on: "Path") { _, call in
                .bool(
                    try call.native(0, PathBox.self).path.contains(
                        try call.pointArgument(1), evenOdd: try call.bool(2)))
            },
            NativeEntry("func path(in rect: CGRect) -> Path", on: "Path") { _, call in call[0] },
            made("trimmedPath(from: CGFloat, to: CGFloat)") {
                $0.trimmed(from: try $1.double(1), to: try $1.double(2))
            },
            made("offsetBy(dx: CGFloat, dy: CGFloat)") {
                $0.transformed([1, 0, 0, 1, try $1.double(1), try $1.double(2)])
            },
            made("applying(_ transform: CGAffineTransform)") { $0.transformed(try $1.numbers(1)) },
            made("strokedPath(_ style: StrokeStyle)") { path, _ in path },
        ]
    }

    private static func made(
        _ signature: String, _ make: @escaping @Sendable (PathValue, NativeCall) throws -> PathValue
    ) -> NativeEntry {
        NativeEntry("func \(signature) -> Path", on: "Path") { _, call in
            .native(PathBox(path: try make(try call.native(0, PathBox.self).path, call)))
        }
    }
}

extension Machine {
    /// A CGPoint.
    func point(_ point: Point) -> Value { structure("CGPoint", .double(point.x), .double(point.y)) }

    /// A CGRect.
    func rect(_ rect: Rect) -> Value {
        structure(
            "CGRect", point(Point(rect.minX, rect.minY)),
            structure("CGSize", .double(rect.size.width), .double(rect.size.height)))
    }
}
