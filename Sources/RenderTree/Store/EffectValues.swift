import ViewValues

/// GEO-3: an Angle's data are 128 times its radians; attributes hold degrees.
let angleWeight = 128 * Double.pi / 180
/// GEO-3: the data of UnitPoint and Color are 128 times their components.
let unitWeight = 128.0

extension RenderTree {
    /// A modifier's effect as numbers (GEO-5).
    func value(of effect: Effect, at number: NodeNumber) -> AttributeValue {
        let environment = nodes[number].environment.values
        switch effect {
        case .opacity(let v), .brightness(let v), .contrast(let v), .saturation(let v), .grayscale(let v):
            return AttributeValue([v])
        case .blur(let radius), .cornerRadius(let radius): return AttributeValue([radius])
        case .scale(let x, let y, let anchor):
            return AttributeValue([x, y, anchor.x, anchor.y], scale: [1, 1, unitWeight, unitWeight])
        case .rotation(let degrees, let anchor):
            return AttributeValue([degrees, anchor.x, anchor.y], scale: [angleWeight, unitWeight, unitWeight])
        case .rotation3D(let r):
            return AttributeValue(
                [r.degrees, r.x, r.y, r.z, r.anchor.x, r.anchor.y, r.anchorZ, r.perspective],
                scale: [angleWeight, 1, 1, 1, unitWeight, unitWeight, 1, 1])
        case .hueRotation(let degrees): return AttributeValue([degrees], scale: [angleWeight])
        case .colorMultiply(let color): return color.resolved(in: environment).attribute
        case .shadow(let color, let radius, let x, let y):
            let shade = color.resolved(in: environment).linear
            return AttributeValue(
                shade + [radius, x, y], scale: [unitWeight, unitWeight, unitWeight, unitWeight, 1, 1, 1])
        case .clip(let clip): return AttributeValue(clip.cornerRadius.map { [$0] } ?? [], signature: clip.shape)
        case .border(let style, let width):
            let color = style.attribute(in: environment)
            return AttributeValue(
                color.vector.components + [width],
                scale: (color.scale?.components ?? color.vector.components.map { _ in 1 }) + [1],
                signature: color.signature)
        case .transform(let a, let b, let c, let d, let tx, let ty): return AttributeValue([a, b, c, d, tx, ty])
        case .hidden: return AttributeValue([])
        }
    }
}

extension Effect {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .opacity: "opacity"
        case .scale: "scaleEffect"
        case .rotation: "rotationEffect"
        case .rotation3D: "rotation3DEffect"
        case .blur: "blur"
        case .brightness: "brightness"
        case .contrast: "contrast"
        case .saturation: "saturation"
        case .grayscale: "grayscale"
        case .hueRotation: "hueRotation"
        case .colorMultiply: "colorMultiply"
        case .shadow: "shadow"
        case .cornerRadius: "cornerRadius"
        case .clip: "clipShape"
        case .border: "border"
        case .transform: "transformEffect"
        case .hidden: "hidden"
        }
    }
}
