import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// `path(in:)` of the vocabulary's own shapes.
    static var shapePaths: [NativeEntry] {
        let owners = [
            "Rectangle", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle", "AnyShape",
            "ContainerRelativeShape", "_ShapeValue",
        ]
        return owners.flatMap { owner in
            [
                NativeEntry("func path(in rect: CGRect) -> Path", on: owner) { machine, call in
                    guard let box = call[0].native as? ShapeBox else {
                        var arguments: ContiguousArray<Value> = [call[0], call[1]]
                        return try machine.callMember("path(in:)", &arguments) ?? .native(PathBox())
                    }
                    return .native(PathBox(path: try box.shape.path(in: try call.rectArgument(1), &machine)))
                },
                NativeEntry("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize", on: owner) { machine, call in
                    let sides = call[1].unboxed.asStructure?.fields.map { $0.payload?.asDouble ?? 10 } ?? [10, 10]
                    let isSquare = if case .circle? = (call[0].native as? ShapeBox)?.shape { true } else { false }
                    let side = min(sides[0], sides[1])
                    return machine.size(isSquare ? Size(side, side) : Size(sides[0], sides[1]))
                },
            ]
        }
    }
}

extension ShapeValue {
    /// The outline in a rectangle, in the rectangle's space.
    func path(in rect: Rect, _ machine: inout Machine) throws -> PathValue {
        let middle = Point(rect.midX, rect.midY)
        switch self {
        case .rectangle: return PathValue(VocabularySource.rectangle(rect))
        case .circle:
            let side = min(rect.size.width, rect.size.height)
            return PathValue(VocabularySource.ellipse(Rect(middle.x - side / 2, middle.y - side / 2, side, side)))
        case .ellipse: return PathValue(VocabularySource.ellipse(rect))
        case .capsule:
            let radius = min(rect.size.width, rect.size.height) / 2
            return PathValue(PathValue.rounded(rect, width: radius, height: radius))
        case .roundedRectangle(let width, let height):
            return PathValue(PathValue.rounded(rect, width: width, height: height))
        case .unevenRoundedRectangle(let a, let b, let c, let d):
            return PathValue(PathValue.uneven(rect, topLeading: a, bottomLeading: b, bottomTrailing: c, topTrailing: d))
        case .path(let path): return path
        case .program(let composite):
            var arguments: ContiguousArray<Value> = [composite.value.programValue, machine.rect(rect)]
            let path = try machine.callMember("path(in:)", &arguments)
            return (path?.native as? PathBox)?.path ?? PathValue()
        case .trim(let base, let from, let to): return try base.path(in: rect, &machine).trimmed(from: from, to: to)
        case .inset(let base, let by):
            let inner = Rect(
                rect.minX + by, rect.minY + by, max(0, rect.size.width - 2 * by), max(0, rect.size.height - 2 * by))
            return try base.path(in: inner, &machine)
        case .offset(let base, let x, let y):
            return try base.path(in: rect, &machine).transformed([1, 0, 0, 1, x, y])
        case .rotation(let base, let degrees, let anchor):
            let (s, c) = (sine(degrees * .pi / 180), cosine(degrees * .pi / 180))
            return try base.path(in: rect, &machine).transformed([c, s, -s, c, 0, 0], around: anchor.point(in: rect))
        case .scale(let base, let x, let y, let anchor):
            return try base.path(in: rect, &machine).transformed([x, 0, 0, y, 0, 0], around: anchor.point(in: rect))
        case .transform(let base, let matrix): return try base.path(in: rect, &machine).transformed(matrix)
        case .size(let base, let size): return try base.path(in: Rect(origin: rect.origin, size: size), &machine)
        case .stroked(let base, _): return try base.path(in: rect, &machine)
        }
    }
}

extension UnitPointValue {
    fileprivate func point(in rect: Rect) -> Point {
        Point(rect.minX + rect.size.width * x, rect.minY + rect.size.height * y)
    }
}

extension PathValue {
    /// The path under a matrix whose centre stays where it is.
    fileprivate func transformed(_ m: [Double], around centre: Point) -> PathValue {
        let (x, y) = (centre.x, centre.y)
        return transformed([m[0], m[1], m[2], m[3], x - m[0] * x - m[2] * y, y - m[1] * x - m[3] * y])
    }

    /// A rectangle with a radius of its own at each corner; no radius is longer than half of the shorter side.
    static func uneven(
        _ rect: Rect, topLeading a: Double, bottomLeading b: Double, bottomTrailing c: Double, topTrailing d: Double
    ) -> [Element] {
        let most = max(0, min(rect.size.width, rect.size.height) / 2)
        let (a, b, c, d) = (min(max(a, 0), most), min(max(b, 0), most), min(max(c, 0), most), min(max(d, 0), most))
        // The control points of a quarter circle stand this part of the radius from the corner.
        let near = 1 - 0.5522847498
        return [
            .move(Point(rect.minX + a, rect.minY)), .line(Point(rect.maxX - d, rect.minY)),
            .cubic(
                Point(rect.maxX, rect.minY + d), Point(rect.maxX - d * near, rect.minY),
                Point(rect.maxX, rect.minY + d * near)),
            .line(Point(rect.maxX, rect.maxY - c)),
            .cubic(
                Point(rect.maxX - c, rect.maxY), Point(rect.maxX, rect.maxY - c * near),
                Point(rect.maxX - c * near, rect.maxY)),
            .line(Point(rect.minX + b, rect.maxY)),
            .cubic(
                Point(rect.minX, rect.maxY - b), Point(rect.minX + b * near, rect.maxY),
                Point(rect.minX, rect.maxY - b * near)),
            .line(Point(rect.minX, rect.minY + a)),
            .cubic(
                Point(rect.minX + a, rect.minY), Point(rect.minX, rect.minY + a * near),
                Point(rect.minX + a * near, rect.minY)), .close,
        ]
    }
}
