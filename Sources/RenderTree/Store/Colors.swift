import AnimationMath
import ViewValues

/// A colour as it is mixed: linear light, opacity beside it (GEO-4).
struct ResolvedColor: Hashable, Sendable {
    var red: Double, green: Double, blue: Double, alpha: Double

    /// A colour of its sRGB components.
    init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = Self.linear(red)
        self.green = Self.linear(green)
        self.blue = Self.linear(blue)
        self.alpha = alpha
    }

    /// A colour of its linear components.
    init(linear: [Double]) {
        red = linear[0]
        green = linear[1]
        blue = linear[2]
        alpha = linear[3]
    }

    /// Linear components and opacity.
    var linear: [Double] { [red, green, blue, alpha] }

    /// sRGB components and opacity.
    var sRGB: [Double] { [Self.encoded(red), Self.encoded(green), Self.encoded(blue), alpha] }

    /// The components as one attribute (GEO-3).
    var attribute: AttributeValue { AttributeValue(linear, scale: [unitWeight, unitWeight, unitWeight, unitWeight]) }

    /// The transfer function of sRGB, odd around 0, so that what is outside 0…1 survives (GEO-4).
    static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result =
            magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Its inverse.
    static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result =
            magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * power(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}

extension ColorValue {
    /// The colour in an environment (GEO-7).
    func resolved(in environment: EnvironmentState) -> ResolvedColor {
        switch self {
        case .rgb(let red, let green, let blue, let alpha):
            return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name): return SystemColors.resolved(name, in: environment)
        case .asset: return SystemColors.resolved("gray", in: environment)
        case .opacity(let base, let factor):
            var color = base.resolved(in: environment)
            color.alpha *= factor
            return color
        case .mix(let first, let second, let fraction):
            let (a, b) = (first.resolved(in: environment).linear, second.resolved(in: environment).linear)
            return ResolvedColor(linear: zip(a, b).map { $0 + ($1 - $0) * fraction })
        }
    }
}

extension StyleValue {
    /// The style's colours as one attribute; kinds that cannot be mixed differ in their signature.
    func attribute(in environment: EnvironmentState) -> AttributeValue {
        switch self {
        case .color(let color): return color.resolved(in: environment).attribute
        case .gradient(let stops, let kind):
            let numbers: [Double] = stops.flatMap { $0.color.resolved(in: environment).linear + [$0.location] }
            let weights: [Double] = stops.flatMap { _ in [unitWeight, unitWeight, unitWeight, unitWeight, 1.0] }
            let name = kind.prefix { $0 != "(" }
            return AttributeValue(numbers, scale: weights, signature: "gradient \(name) \(stops.count)")
        case .material(let name):
            return AttributeValue([0.9, 0.9, 0.9, 0.6], signature: "material \(name)")
        case .foreground(let level): return foreground(level, in: environment).attribute
        case .tint: return (environment.tint ?? .system("accentColor")).resolved(in: environment).attribute
        case .opacity(let base, let factor):
            var value = base.attribute(in: environment)
            for index in stride(from: 3, to: value.vector.count, by: value.vector.count == 4 ? 4 : 5) {
                value.vector[index] *= factor
            }
            return value
        }
    }

    /// The inherited foreground at a level; levels below the first are less opaque.
    private func foreground(_ level: Int, in environment: EnvironmentState) -> ResolvedColor {
        let names = ["primary", "secondary", "tertiary", "quaternary"]
        guard case .color(let color)? = environment.foreground else {
            return SystemColors.resolved(names[min(max(level, 0), 3)], in: environment)
        }
        var resolved = color.resolved(in: environment)
        resolved.alpha *= [1, 0.5, 0.25, 0.18][min(max(level, 0), 3)]
        return resolved
    }
}

/// The system's palette, light (GEO-7).
enum SystemColors {
    private static let palette: [String: (Double, Double, Double, Double)] = [
        "red": (255, 59, 48, 1), "orange": (255, 149, 0, 1), "yellow": (255, 204, 0, 1), "green": (52, 199, 89, 1),
        "mint": (0, 199, 190, 1), "teal": (48, 176, 199, 1), "cyan": (50, 173, 230, 1), "blue": (0, 122, 255, 1),
        "indigo": (88, 86, 214, 1), "purple": (175, 82, 222, 1), "pink": (255, 45, 85, 1), "brown": (162, 132, 94, 1),
        "gray": (142, 142, 147, 1), "white": (255, 255, 255, 1), "black": (0, 0, 0, 1), "clear": (0, 0, 0, 0),
        "primary": (0, 0, 0, 1), "secondary": (60, 60, 67, 0.6), "tertiary": (60, 60, 67, 0.3),
        "quaternary": (60, 60, 67, 0.18), "accentColor": (0, 122, 255, 1),
    ]

    /// The same in dark appearance, as Apple's Human Interface Guidelines list them.
    private static let darkPalette: [String: (Double, Double, Double, Double)] = [
        "red": (255, 69, 58, 1), "orange": (255, 159, 10, 1), "yellow": (255, 214, 10, 1), "green": (48, 209, 88, 1),
        "mint": (99, 230, 226, 1), "teal": (64, 200, 224, 1), "cyan": (100, 210, 255, 1), "blue": (10, 132, 255, 1),
        "indigo": (94, 92, 230, 1), "purple": (191, 90, 242, 1), "pink": (255, 55, 95, 1), "brown": (172, 142, 104, 1),
        "primary": (255, 255, 255, 1), "secondary": (235, 235, 245, 0.6), "tertiary": (235, 235, 245, 0.3),
        "quaternary": (235, 235, 245, 0.18), "accentColor": (10, 132, 255, 1),
    ]

    /// A system colour by name; an unknown one is gray.
    static func resolved(_ name: String, in environment: EnvironmentState) -> ResolvedColor {
        if name == "accentColor", let tint = environment.tint, tint != .system("accentColor") {
            return tint.resolved(in: environment)
        }
        let dark = environment.colorScheme.hasSuffix("dark") ? darkPalette[name] : nil
        let (red, green, blue, alpha) = dark ?? palette[name] ?? (142, 142, 147, 1)
        return ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
