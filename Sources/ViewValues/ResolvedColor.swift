import AnimationMath

/// A colour as it is mixed: linear light, opacity beside it (GEO-4).
public struct ResolvedColor: Hashable, Sendable {
    /// Linear components, usually 0…1.
    public var red: Double, green: Double, blue: Double
    /// The opacity, 0…1.
    public var alpha: Double

    /// A colour of its sRGB components.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = Self.linear(red)
        self.green = Self.linear(green)
        self.blue = Self.linear(blue)
        self.alpha = alpha
    }

    /// A colour of its linear components and opacity; what is missing counts as 0.
    public init(linear: [Double]) {
        let parts = linear + Array(repeating: 0, count: max(0, 4 - linear.count))
        (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
    }

    /// Linear components and opacity.
    public var linear: [Double] { [red, green, blue, alpha] }

    /// sRGB components and opacity.
    public var sRGB: [Double] { [Self.encoded(red), Self.encoded(green), Self.encoded(blue), alpha] }

    /// The transfer function of sRGB, odd around 0, so that what is outside 0…1 survives (GEO-4).
    public static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result =
            magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Its inverse.
    public static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result =
            magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * power(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}

extension ColorValue {
    /// The colour under a tint and a colour scheme (GEO-7).
    public func resolved(tint: ColorValue?, isDark: Bool) -> ResolvedColor {
        switch self {
        case .rgb(let red, let green, let blue, let alpha):
            return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name): return SystemColors.resolved(name, tint: tint, isDark: isDark)
        case .asset: return SystemColors.resolved("gray", tint: tint, isDark: isDark)
        case .opacity(let base, let factor):
            var color = base.resolved(tint: tint, isDark: isDark)
            color.alpha *= factor
            return color
        case .mix(let first, let second, let fraction):
            let a = first.resolved(tint: tint, isDark: isDark).linear
            let b = second.resolved(tint: tint, isDark: isDark).linear
            return ResolvedColor(linear: zip(a, b).map { $0 + ($1 - $0) * fraction })
        }
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

    /// A system colour by name; an unknown one is gray.
    static func resolved(_ name: String, tint: ColorValue?, isDark: Bool) -> ResolvedColor {
        if name == "accentColor", let tint, tint != .system("accentColor") {
            return tint.resolved(tint: nil, isDark: isDark)
        }
        let (red, green, blue, alpha) = palette[name] ?? (142, 142, 147, 1)
        return isDark && name == "primary"
            ? ResolvedColor(red: 1, green: 1, blue: 1, alpha: alpha)
            : ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
