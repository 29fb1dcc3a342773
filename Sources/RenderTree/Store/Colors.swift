import AnimationMath
import ViewValues

extension ResolvedColor {
    /// The components as one attribute (GEO-3).
    var attribute: AttributeValue { AttributeValue(linear, scale: [unitWeight, unitWeight, unitWeight, unitWeight]) }
}

extension ColorValue {
    /// The colour in an environment (GEO-7).
    func resolved(in environment: EnvironmentState) -> ResolvedColor {
        resolved(tint: environment.tint, isDark: environment.colorScheme.hasSuffix("dark"))
    }
}

extension StyleValue {
    /// The style's colours as one attribute; kinds that cannot be mixed differ in their signature.
    func attribute(in environment: EnvironmentState) -> AttributeValue {
        switch self {
        case .color(let color): return color.resolved(in: environment).attribute
        case .gradient(let stops, let kind, let geometry):
            let numbers: [Double] = stops.flatMap { $0.color.resolved(in: environment).linear + [$0.location] }
            let weights: [Double] = stops.flatMap { _ in [unitWeight, unitWeight, unitWeight, unitWeight, 1.0] }
            let name = kind.prefix { $0 != "(" }
            return AttributeValue(
                numbers + geometry, scale: weights + geometryWeights(of: kind, geometry.count),
                signature: "gradient \(name) \(stops.count)")
        case .material(let name):
            return AttributeValue([0.9, 0.9, 0.9, 0.6], signature: "material \(name)")
        case .foreground(let level): return foreground(level, in: environment).attribute
        case .tint: return (environment.tint ?? .system("accentColor")).resolved(in: environment).attribute
        case .opacity(let base, let factor):
            var value = base.attribute(in: environment)
            let last = base.stopCount.map { $0 * 5 } ?? value.vector.count
            for index in stride(from: 3, to: last, by: base.stopCount == nil ? 4 : 5) { value.vector[index] *= factor }
            return value
        }
    }

    /// How many stops a gradient has; nil for other styles.
    private var stopCount: Int? {
        switch self {
        case .gradient(let stops, _, _): stops.count
        case .opacity(let base, _): base.stopCount
        default: nil
        }
    }

    /// GEO-3: unit points and angles weigh 128 times, lengths once.
    private func geometryWeights(of kind: String, _ count: Int) -> [Double] {
        switch kind {
        case "linear", "gradient": Array(repeating: unitWeight, count: count)
        case "angular": Array([unitWeight, unitWeight, angleWeight, angleWeight].prefix(count))
        case "radial", "elliptical": Array([unitWeight, unitWeight, 1, 1].prefix(count))
        default: Array(repeating: 1, count: count)
        }
    }

    /// The inherited foreground at a level; levels below the first are less opaque.
    private func foreground(_ level: Int, in environment: EnvironmentState) -> ResolvedColor {
        let names = ["primary", "secondary", "tertiary", "quaternary"]
        guard case .color(let color)? = environment.foreground else {
            return ColorValue.system(names[min(max(level, 0), 3)]).resolved(in: environment)
        }
        var resolved = color.resolved(in: environment)
        resolved.alpha *= [1, 0.5, 0.25, 0.18][min(max(level, 0), 3)]
        return resolved
    }
}
