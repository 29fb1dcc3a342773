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
            NativeEntry("var description: String { get }", on: "Path") { _, call in
                .string(try call.native(0, PathBox.self).path.text)
            },
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

extension PathValue {
    /// The elements as SwiftUI prints them: points, then a letter: `0 0 m 10 5.5 l h`.
    var text: String {
        func numbers(_ points: Point...) -> String {
            points.flatMap { [$0.x, $0.y] }.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
                .joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): numbers(point) + " m"
            case .line(let point): numbers(point) + " l"
            case .quad(let point, let control): numbers(control, point) + " q"
            case .cubic(let point, let first, let second): numbers(first, second, point) + " c"
            case .close: "h"
            }
        }.joined(separator: " ")
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
