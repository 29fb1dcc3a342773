import ViewValues

/// One leaf as a picture needs it: shown values with all ancestors' effects.
public struct DrawnItem: Sendable {
    /// The leaf.
    public var node: NodeID
    /// Its Type (`Rectangle`, `Text`, `Color`, …).
    public var kind: String
    /// A text's content or an image's name.
    public var text: String?
    /// The outline for shapes, in screen space before the transform; nil: the frame's rectangle.
    public var path: PathValue?
    /// Shown frame in screen space, before the transform.
    public var frame: Rect
    /// Affine transform in screen space: a, b, c, d, tx, ty.
    public var transform: [Double]
    /// Fill or foreground, sRGB 0…1.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// What fills it in place of one colour.
    public var gradient: DrawnGradient?
    /// Product of all opacities.
    public var opacity: Double
    /// Sum of all blurs, points.
    public var blur: Double
    /// Stroke width; nil: filled.
    public var lineWidth: Double?
    /// The part of the outline that is drawn, from and to, 0…1; nil: all of it.
    public var trim: (from: Double, to: Double)?
    /// Rounding of the corners, points.
    public var cornerRadius: Double
    /// Text size, points; nil for other leaves.
    public var fontSize: Double?
    /// What clips it, outermost first.
    public var clips: [DrawnClip]
    /// The shadows under it, innermost first.
    public var shadows: [DrawnShadow]
    /// Whether it is on its way out.
    public var isLeaving: Bool
}

/// What clips a leaf: a rectangle with rounded corners.
public struct DrawnClip: Hashable, Sendable {
    /// Where it stands before the transforms of the views within it.
    public var frame: Rect
    /// Rounding of its corners, points; infinite: as round as it can be.
    public var cornerRadius: Double
    /// The transform from the leaf's frame to where the clip stands: a, b, c, d, tx, ty.
    public var transform: [Double]
}

/// A shadow under a leaf.
public struct DrawnShadow: Hashable, Sendable {
    /// Its colour, sRGB 0…1.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// How far it is blurred and moved, points.
    public var radius: Double, x: Double, y: Double

    /// Makes a shadow.
    public init(red: Double, green: Double, blue: Double, alpha: Double, radius: Double, x: Double, y: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        (self.radius, self.x, self.y) = (radius, x, y)
    }
}

/// A gradient as it is shown.
public struct DrawnGradient: Hashable, Sendable {
    /// `linear`, `radial`, `elliptical`; others cannot be drawn as such.
    public var kind: String
    /// Colours in sRGB 0…1 with their opacity and place.
    public var stops: [Stop]
    /// Where it lies in the frame: `StyleValue.gradient` tells the numbers.
    public var geometry: [Double]

    /// One colour at its place.
    public struct Stop: Hashable, Sendable {
        public var red: Double, green: Double, blue: Double, alpha: Double, location: Double

        /// Makes a stop.
        public init(red: Double, green: Double, blue: Double, alpha: Double, location: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
            self.location = location
        }
    }

    /// Makes a gradient.
    public init(kind: String, stops: [Stop], geometry: [Double]) {
        (self.kind, self.stops, self.geometry) = (kind, stops, geometry)
    }
}
