/// A colour as the program wrote it; resolved against the environment when it is shown (GEO-7).
public indirect enum ColorValue: Hashable, Sendable {
    /// sRGB components 0…1, not clamped (GEO-4).
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    /// A system colour by SwiftUI's name: `red`, `mint`, `primary`, `secondary`, `accentColor`, `clear`, …
    case system(String)
    /// A colour of an asset catalogue, by name; shown as gray.
    case asset(String)
    /// Another colour with its opacity multiplied.
    case opacity(ColorValue, Double)
    /// Two colours mixed by a fraction of the second.
    case mix(ColorValue, ColorValue, Double)
}

/// What fills a shape or colours a text.
public indirect enum StyleValue: Hashable, Sendable {
    case color(ColorValue)
    /// Stops with locations 0…1, the kind, and where it lies, which takes part in motion: `linear` from a unit point to
    /// another, `radial` and `elliptical` a centre and two radii, `angular` a centre and two angles in degrees.
    case gradient(stops: [GradientStop], kind: String, geometry: [Double])
    /// A material by name.
    case material(String)
    /// The inherited foreground, by level: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    case foreground(level: Int)
    case tint
    case opacity(StyleValue, Double)
}

/// A stop of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: ColorValue
    /// Its place, 0…1.
    public var location: Double
    /// Makes a stop.
    public init(color: ColorValue, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A font: text style or size, weight and the rest that changes widths.
public struct FontValue: Hashable, Sendable {
    /// A text style's name (`body`, `largeTitle`, …), when the font was made of one.
    public var style: String?
    /// Size in points; nil: the style's (GEO-7).
    public var size: Double?
    /// The weight's name as in SwiftUI (`regular`, `bold`, …); nil: the style's.
    public var weight: String?
    public var italic = false, monospacedDigit = false
    /// `default`, `rounded`, `serif`, `monospaced`; nil: default.
    public var design: String?
    /// Makes a font.
    public init(style: String? = nil, size: Double? = nil, weight: String? = nil, design: String? = nil) {
        self.style = style
        self.size = size
        self.weight = weight
        self.design = design
    }
}

/// How a stroke is drawn, in points.
public struct StrokeValue: Hashable, Sendable {
    public var lineWidth: Double, dash: [Double], dashPhase: Double
    /// `butt`, `round`, `square`; `miter`, `round`, `bevel`.
    public var lineCap: String, lineJoin: String
    /// Makes a stroke style with SwiftUI's defaults.
    public init(
        lineWidth: Double = 1, dash: [Double] = [], dashPhase: Double = 0, lineCap: String = "butt",
        lineJoin: String = "miter"
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
        self.dashPhase = dashPhase
        self.lineCap = lineCap
        self.lineJoin = lineJoin
    }
}

/// A shape, before any fill.
public indirect enum ShapeValue: Sendable {
    case rectangle, circle, ellipse, capsule
    case roundedRectangle(width: Double, height: Double)
    /// Radii top leading, bottom leading, bottom trailing, top trailing.
    case unevenRoundedRectangle(Double, Double, Double, Double)
    case path(PathValue)
    /// A shape of the program: asks the host for its path.
    case program(CompositeValue)
    case trim(ShapeValue, from: Double, to: Double)
    case inset(ShapeValue, by: Double)
    case offset(ShapeValue, x: Double, y: Double)
    case rotation(ShapeValue, degrees: Double, anchor: UnitPointValue)
    case scale(ShapeValue, x: Double, y: Double, anchor: UnitPointValue)
    case size(ShapeValue, Size)
    /// Under an affine matrix (a, b, c, d, tx, ty), which is no animatable data: another one shows at once.
    case transform(ShapeValue, [Double])
    /// The outline as a shape of its own.
    case stroked(ShapeValue, StrokeValue)
}

/// A text as it stands in source, after interpolation and formatting.
public struct TextValue: Hashable, Sendable {
    /// Makes the content.
    public var content: String
    /// Set by Text's own modifiers; nil: the environment's.
    public var font: FontValue?, color: StyleValue?
    /// The weight that Text itself sets; nil: the font's.
    public var weight: String?
    public var italic = false, monospacedDigit = false
    /// `automatic`, `timer`, … for texts that follow the clock.
    public var dateStyle: String?
    /// What selectors call a text that the system shows of its own, such as a bar's title; nil: `Text`.
    public var systemName: String?
    /// Makes a plain text.
    public init(_ content: String) { self.content = content }
}

/// An image by name; its picture is never loaded.
public struct ImageValue: Hashable, Sendable {
    /// The name as written.
    public var name: String
    /// Whether the name is an SF Symbol's.
    public var isSystem: Bool
    /// Whether it fills what it is offered.
    public var resizable = false
    /// The share of a variable symbol that is drawn, 0…1.
    public var variableValue: Double?
    /// Makes an image.
    public init(name: String, isSystem: Bool) {
        self.name = name
        self.isSystem = isSystem
    }
}
