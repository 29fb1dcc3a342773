import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// `path(in:)` of the built-in shapes, for shapes of the program that build on them.
    static let shapeOutlines = VocabularySource(
        "SwiftUI: outlines",
        entries: [
            "Rectangle", "Circle", "Ellipse", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle",
            "ContainerRelativeShape", "AnyShape", "_ShapeValue",
        ].map { name in
            NativeEntry("func path(in rect: CGRect) -> Path", on: name) { machine, call in
                let rect = try call.rectArgument(1)
                guard let (shape, _) = makeShape(call[0], machine) else { return .native(PathBox()) }
                return .native(PathBox(path: try outline(of: shape, in: rect, &machine)))
            }
        })

    private static func outline(of shape: ShapeValue, in rect: Rect, _ machine: inout Machine) throws -> PathValue {
        switch shape {
        case .rectangle, .circle, .ellipse, .capsule, .roundedRectangle, .unevenRoundedRectangle:
            return PathValue(plainOutline(shape, rect))
        case .path(let path): return path.transformed([1, 0, 0, 1, rect.minX, rect.minY])
        case .program(let composite):
            var arguments: ContiguousArray<Value> = [composite.value.programValue, machine.rect(rect)]
            let result = try machine.callMember("path(in:)", &arguments)
            return (result?.native as? PathBox)?.path ?? PathValue()
        case .trim(let inner, let from, let to):
            return try outline(of: inner, in: rect, &machine).trimmed(from: from, to: to)
        case .inset(let inner, let amount):
            let smaller = Rect(
                rect.minX + amount, rect.minY + amount, max(0, rect.size.width - 2 * amount),
                max(0, rect.size.height - 2 * amount))
            return try outline(of: inner, in: smaller, &machine)
        case .offset(let inner, let x, let y):
            return try outline(of: inner, in: rect, &machine).transformed([1, 0, 0, 1, x, y])
        case .rotation(let inner, let degrees, let anchor):
            let angle = degrees * .pi / 180
            let turn = [cosine(angle), sine(angle), -sine(angle), cosine(angle)]
            return try outline(of: inner, in: rect, &machine).about(anchor, of: rect, turn)
        case .scale(let inner, let x, let y, let anchor):
            return try outline(of: inner, in: rect, &machine).about(anchor, of: rect, [x, 0, 0, y])
        case .size(let inner, let size):
            return try outline(of: inner, in: Rect(rect.minX, rect.minY, size.width, size.height), &machine)
        case .stroked(let inner, _): return try outline(of: inner, in: rect, &machine)
        }
    }

    private static func plainOutline(_ shape: ShapeValue, _ rect: Rect) -> [PathValue.Element] {
        let (width, height) = (rect.size.width, rect.size.height)
        switch shape {
        case .circle:
            let side = min(width, height)
            let square = Rect(rect.midX - side / 2, rect.midY - side / 2, side, side)
            return PathValue.rounded(square, width: side / 2, height: side / 2)
        case .ellipse: return PathValue.rounded(rect, width: width / 2, height: height / 2)
        case .capsule:
            let radius = min(width, height) / 2
            return PathValue.rounded(rect, width: radius, height: radius)
        case .roundedRectangle(let x, let y): return PathValue.rounded(rect, width: x, height: y)
        case .unevenRoundedRectangle(let a, let b, let c, let d):
            return roundedRectangle(rect, radii: [a, d, c, b])
        default: return PathValue.rounded(rect, width: 0, height: 0)
        }
    }
}

extension PathValue {
    /// Transformed by a 2 × 2 matrix about a point of a box.
    fileprivate func about(_ anchor: UnitPointValue, of box: Rect, _ m: [Double]) -> PathValue {
        let x = box.minX + anchor.x * box.size.width, y = box.minY + anchor.y * box.size.height
        return transformed(m + [x - m[0] * x - m[2] * y, y - m[1] * x - m[3] * y])
    }
}
