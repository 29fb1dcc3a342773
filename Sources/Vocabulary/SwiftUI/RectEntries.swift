import AnimationMath
import Interpreter
import ViewValues

extension Rect {
    /// With positive sides, as CGRect's functions see it.
    fileprivate var standard: Rect {
        Rect(
            min(minX, maxX), min(minY, maxY), size.width.magnitude, size.height.magnitude)
    }

    fileprivate func shared(with other: Rect) -> Rect? {
        let (a, b) = (standard, other.standard)
        let (left, top) = (max(a.minX, b.minX), max(a.minY, b.minY))
        let (right, bottom) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
        return right >= left && bottom >= top ? Rect(left, top, right - left, bottom - top) : nil
    }

    fileprivate func joined(with other: Rect) -> Rect {
        let (a, b) = (standard, other.standard)
        let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
        return Rect(left, top, max(a.maxX, b.maxX) - left, max(a.maxY, b.maxY) - top)
    }
}

extension VocabularySource {
    /// What CGRect can do beyond its edges.
    static var rectEntries: [NativeEntry] {
        [
            NativeEntry("func contains(_ point: CGPoint) -> Bool", on: "CGRect") { _, call in
                let (rect, point) = (try call.rectArgument(0).standard, try call.pointArgument(1))
                return .bool(
                    point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY)
            },
            NativeEntry("func contains(_ rect2: CGRect) -> Bool", on: "CGRect") { _, call in
                let (rect, other) = (try call.rectArgument(0).standard, try call.rectArgument(1).standard)
                return .bool(rect.joined(with: other) == rect)
            },
            NativeEntry("func intersects(_ rect2: CGRect) -> Bool", on: "CGRect") { _, call in
                let shared = try call.rectArgument(0).shared(with: call.rectArgument(1))
                return .bool(shared.map { $0.size.width > 0 && $0.size.height > 0 } ?? false)
            },
            NativeEntry("func intersection(_ r2: CGRect) -> CGRect", on: "CGRect") { machine, call in
                let nothing = Rect(.infinity, .infinity, 0, 0)
                return machine.rect(try call.rectArgument(0).shared(with: call.rectArgument(1)) ?? nothing)
            },
            NativeEntry("func union(_ r2: CGRect) -> CGRect", on: "CGRect") { machine, call in
                machine.rect(try call.rectArgument(0).joined(with: call.rectArgument(1)))
            },
            NativeEntry("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect", on: "CGRect") { machine, call in
                let rect = try call.rectArgument(0)
                return machine.rect(
                    Rect(
                        rect.minX + (try call.double(1)), rect.minY + (try call.double(2)), rect.size.width,
                        rect.size.height))
            },
            NativeEntry("func applying(_ t: CGAffineTransform) -> CGRect", on: "CGRect") { machine, call in
                let (rect, matrix) = (try call.rectArgument(0), try call.numbers(1))
                let corners = PathValue(PathValue.rounded(rect, width: 0, height: 0)).transformed(matrix)
                return machine.rect(corners.bounds ?? rect)
            },
            NativeEntry("var isEmpty: Bool { get }", on: "CGRect") { _, call in
                let rect = try call.rectArgument(0)
                return .bool(rect.size.width <= 0 || rect.size.height <= 0)
            },
            NativeEntry("var isNull: Bool { get }", on: "CGRect") { _, call in
                .bool(try call.rectArgument(0).minX == .infinity)
            },
            NativeEntry("var standardized: CGRect { get }", on: "CGRect") { machine, call in
                machine.rect(try call.rectArgument(0).standard)
            },
            NativeEntry("var integral: CGRect { get }", on: "CGRect") { machine, call in
                let rect = try call.rectArgument(0).standard
                let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
                return machine.rect(
                    Rect(left, top, rect.maxX.rounded(.up) - left, rect.maxY.rounded(.up) - top))
            },
            NativeEntry("static var null: CGRect { get }", on: "CGRect") { machine, _ in
                machine.rect(Rect(.infinity, .infinity, 0, 0))
            },
            NativeEntry("static var infinite: CGRect { get }", on: "CGRect") { machine, _ in
                let most = Double.greatestFiniteMagnitude
                return machine.rect(Rect(-most / 2, -most / 2, most, most))
            },
            NativeEntry(
                "func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)",
                on: "CGRect"
            ) { machine, call in
                let (slice, rest) = divided(
                    try call.rectArgument(0), try call.double(1), call[2].asEnumeration?.tag ?? 0)
                return .tuple([machine.rect(slice), machine.rect(rest)])
            },
        ]
    }

    private static func divided(_ rect: Rect, _ distance: Double, _ edge: Int) -> (Rect, Rect) {
        let length = min(max(distance, 0), edge % 2 == 0 ? rect.size.width : rect.size.height)
        let first =
            edge % 2 == 0
            ? Rect(rect.minX, rect.minY, length, rect.size.height) : Rect(rect.minX, rect.minY, rect.size.width, length)
        switch edge {
        case 0: return (first, Rect(rect.minX + length, rect.minY, rect.size.width - length, rect.size.height))
        case 1: return (first, Rect(rect.minX, rect.minY + length, rect.size.width, rect.size.height - length))
        case 2:
            return (
                Rect(rect.maxX - length, rect.minY, length, rect.size.height),
                Rect(rect.minX, rect.minY, rect.size.width - length, rect.size.height)
            )
        default:
            return (
                Rect(rect.minX, rect.maxY - length, rect.size.width, length),
                Rect(rect.minX, rect.minY, rect.size.width, rect.size.height - length)
            )
        }
    }

    /// Transforms of points and sizes, inverse transforms, angles' other operators.
    static var moreGeometry: [NativeEntry] {
        let applying = [("CGPoint", true), ("CGSize", false)].map { type, moves in
            NativeEntry("func applying(_ t: CGAffineTransform) -> \(type)", on: type) { machine, call in
                let (p, m) = (try call.numbers(0), try call.numbers(1))
                return machine.structure(
                    type, .double(m[0] * p[0] + m[2] * p[1] + (moves ? m[4] : 0)),
                    .double(m[1] * p[0] + m[3] * p[1] + (moves ? m[5] : 0)))
            }
        }
        return applying + transformReadings + angleOperators
    }

    private static var transformReadings: [NativeEntry] {
        [
            NativeEntry("func inverted() -> CGAffineTransform", on: "CGAffineTransform") { machine, call in
                let m = try call.numbers(0)
                let determinant = m[0] * m[3] - m[1] * m[2]
                guard determinant != 0 else { return call[0] }
                let inverse = [
                    m[3] / determinant, -m[1] / determinant, -m[2] / determinant, m[0] / determinant,
                    (m[2] * m[5] - m[3] * m[4]) / determinant, (m[1] * m[4] - m[0] * m[5]) / determinant,
                ]
                return .makeStructure(machine.types.type("CGAffineTransform"), inverse.map { Value.double($0) })
            },
            NativeEntry("var isIdentity: Bool { get }", on: "CGAffineTransform") { _, call in
                .bool(try call.numbers(0) == [1, 0, 0, 1, 0, 0])
            },
        ]
    }

    private static var angleOperators: [NativeEntry] {
        @Sendable func angle(_ machine: Machine, _ degrees: Double) -> Value {
            machine.structure("Angle", .double(degrees))
        }
        @Sendable func change(
            _ name: String, _ right: String, _ make: @escaping @Sendable (Double, Double) -> Double
        ) -> NativeEntry {
            NativeEntry("static func \(name) (lhs: inout Angle, rhs: \(right))", on: "Angle") { machine, call in
                let other = right == "Angle" ? try call.degrees(1) : try call.double(1)
                call.arguments[0] = angle(machine, make(try call.degrees(0), other))
                return .void
            }
        }
        return [
            change("+=", "Angle", +), change("-=", "Angle", -), change("*=", "Double", *), change("/=", "Double", /),
            NativeEntry("static func * (lhs: Double, rhs: Angle) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.double(0) * call.degrees(1))
            },
        ]
    }
}
