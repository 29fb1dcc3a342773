import AnimationMath
import Interpreter
import ViewValues

/// What an interactive scroll transition shows between its phases: the effects at identity and at the edge, mixed
/// (SHOW-3).
extension ProgramWorld {
    /// Asks the transition's closure at the phases on both sides of a place.
    mutating func scrollContent(of function: Value, at place: Double) throws -> BodyResult {
        let edge = try scrollContent(of: function, phase: place < 0 ? -1 : place > 0 ? 1 : 0)
        guard place != place.rounded() else { return edge }
        let rest = try scrollContent(of: function, phase: 0)
        return BodyResult(
            view: rest.view.mixed(with: edge.view, by: place.magnitude), reads: rest.reads.union(edge.reads))
    }

    private mutating func scrollContent(of function: Value, phase: Int) throws -> BodyResult {
        let name = ["topLeading", "identity", "bottomTrailing"][phase + 1]
        return try evaluate { machine in
            let phase = machine.enumCase("ScrollTransitionPhase", name) ?? .null
            return try makeView(try machine.call(function, [placeholderView, phase]), machine, nil)
        }
    }
}

extension ViewValue {
    /// The same effects around the same content, each part of the way to another's.
    func mixed(with other: ViewValue, by amount: Double) -> ViewValue {
        guard case .modified(let content, let modifier) = kind,
            case .modified(let otherContent, let otherModifier) = other.kind
        else { return amount < 0.5 ? self : other }
        return ViewValue(
            .modified(
                content.mixed(with: otherContent, by: amount), modifier.mixed(with: otherModifier, by: amount)),
            source: source)
    }
}

extension ViewValues.Modifier {
    /// An effect part of the way to another of its kind; what cannot be mixed changes half way.
    func mixed(with other: ViewValues.Modifier, by amount: Double) -> ViewValues.Modifier {
        switch (self, other) {
        case (.effect(let a), .effect(let b)):
            if let effect = a.mixed(with: b, by: amount) { return .effect(effect) }
        case (.layout(.offset(let x, let y)), .layout(.offset(let toX, let toY))):
            return .layout(.offset(x: x + (toX - x) * amount, y: y + (toY - y) * amount))
        default: break
        }
        return amount < 0.5 ? self : other
    }
}

extension Effect {
    fileprivate func mixed(with other: Effect, by amount: Double) -> Effect? {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
        func mix(_ a: UnitPointValue, _ b: UnitPointValue) -> UnitPointValue {
            UnitPointValue(mix(a.x, b.x), mix(a.y, b.y))
        }
        return switch (self, other) {
        case (.opacity(let a), .opacity(let b)): .opacity(mix(a, b))
        case (.blur(let a), .blur(let b)): .blur(radius: mix(a, b))
        case (.brightness(let a), .brightness(let b)): .brightness(mix(a, b))
        case (.contrast(let a), .contrast(let b)): .contrast(mix(a, b))
        case (.saturation(let a), .saturation(let b)): .saturation(mix(a, b))
        case (.grayscale(let a), .grayscale(let b)): .grayscale(mix(a, b))
        case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(degrees: mix(a, b))
        case (.scale(let x, let y, let anchor), .scale(let toX, let toY, let toAnchor)):
            .scale(x: mix(x, toX), y: mix(y, toY), anchor: mix(anchor, toAnchor))
        case (.rotation(let a, let anchor), .rotation(let b, let toAnchor)):
            .rotation(degrees: mix(a, b), anchor: mix(anchor, toAnchor))
        case (.rotation3D(let a), .rotation3D(let b)): .rotation3D(a.mixed(with: b, mix, mix))
        case (
            .transform(let a, let b, let c, let d, let x, let y), .transform(let e, let f, let g, let h, let u, let v)
        ):
            .transform(a: mix(a, e), b: mix(b, f), c: mix(c, g), d: mix(d, h), tx: mix(x, u), ty: mix(y, v))
        default: nil
        }
    }
}

extension Rotation3D {
    fileprivate func mixed(
        with other: Rotation3D, _ mix: (Double, Double) -> Double,
        _ mixPoints: (UnitPointValue, UnitPointValue) -> UnitPointValue
    ) -> Rotation3D {
        Rotation3D(
            degrees: mix(degrees, other.degrees), x: mix(x, other.x), y: mix(y, other.y), z: mix(z, other.z),
            anchor: mixPoints(anchor, other.anchor), anchorZ: mix(anchorZ, other.anchorZ),
            perspective: mix(perspective, other.perspective))
    }
}
