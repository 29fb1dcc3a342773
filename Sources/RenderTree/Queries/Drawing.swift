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
    /// Product of all opacities.
    public var opacity: Double
    /// Sum of all blurs, points.
    public var blur: Double
    /// Stroke width; nil: filled.
    public var lineWidth: Double?
    /// Rounding of the corners, points.
    public var cornerRadius: Double
    /// Text size, points; nil for other leaves.
    public var fontSize: Double?
    /// What clips it, outermost first: rectangles in screen space with corner radii.
    public var clips: [(frame: Rect, cornerRadius: Double)]
    /// Whether it is on its way out.
    public var isLeaving: Bool
}

extension RenderTree {
    /// What can be drawn, back to front, for pictures.
    public func drawing<Host: ProgramHost>(host: inout Host) throws -> [DrawnItem] { [] }
}
