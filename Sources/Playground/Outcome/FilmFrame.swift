import RenderTree
import ViewValues

/// A picture of the screen: rectangles in drawing order.
public struct FilmFrame: Sendable {
    /// Seconds on the clock.
    public var time: Double
    /// The screen's size.
    public var width: Double, height: Double
    /// The leaves, back to front.
    public var shapes: [FilmShape]

    /// Makes a picture.
    public init(time: Double, width: Double, height: Double, shapes: [FilmShape]) {
        self.time = time
        self.width = width
        self.height = height
        self.shapes = shapes
    }
}

/// One leaf of a picture, in points, before its transform about the middle; colours in sRGB 0…1.
public struct FilmShape: Sendable {
    /// The leaf's Type.
    public var name: String
    /// The frame.
    public var x: Double, y: Double, width: Double, height: Double
    /// The colour.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// What fills it in place of one colour.
    public var gradient: DrawnGradient?
    /// The size of the transform's scale, and the transform: a, b, c, d.
    public var scale: Double, matrix: [Double]
    /// A text's content or an image's name, and its size in points.
    public var text: String?, fontSize: Double?
    /// Rounding of the corners, and the width of the line of what is not filled, in points.
    public var cornerRadius = 0.0, lineWidth: Double?
    /// The part of the outline that is drawn, 0…1; nil: all of it.
    public var trim: ClosedRange<Double>?
    /// An outline around the middle; nil for what the name and the frame say.
    public var path: PathValue?
    /// How far it is blurred, points; the shadows under it; what clips it, outermost first.
    public var blur = 0.0, shadows: [DrawnShadow] = [], clips: [FilmClip] = []

    /// Makes a shape, black and upright unless set.
    public init(name: String, x: Double, y: Double, width: Double, height: Double) {
        self.name = name
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (red, green, blue, alpha) = (0, 0, 0, 1)
        (scale, matrix) = (1, [1, 0, 0, 1])
    }
}

/// A rectangle with rounded corners that clips a shape.
public struct FilmClip: Hashable, Sendable {
    /// The rectangle, points.
    public var x: Double, y: Double, width: Double, height: Double, cornerRadius: Double
    /// The transform from the rectangle's space to the shape's own, about the shape's middle: a, b, c, d, tx, ty.
    public var matrix: [Double]

    /// Makes a clip.
    public init(x: Double, y: Double, width: Double, height: Double, cornerRadius: Double, matrix: [Double]) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (self.cornerRadius, self.matrix) = (cornerRadius, matrix)
    }
}

extension DrawnItem {
    /// The leaf as a picture draws it.
    var shape: FilmShape {
        let (a, b) = transform.count == 6 ? (transform[0], transform[1]) : (1, 0)
        let offset = transform.count == 6 ? applied(transform) : (frame.minX, frame.minY)
        let scale = (a * a + b * b).squareRoot()
        var shape = FilmShape(
            name: kind, x: offset.0, y: offset.1, width: frame.size.width, height: frame.size.height)
        (shape.red, shape.green, shape.blue, shape.alpha) = (red, green, blue, (gradient == nil ? alpha : 1) * opacity)
        shape.gradient = gradient
        shape.scale = scale
        if transform.count == 6 { shape.matrix = Array(transform.prefix(4)) }
        shape.text = text
        shape.fontSize = fontSize
        shape.cornerRadius = cornerRadius
        shape.lineWidth = lineWidth
        if let trim, trim.from.isFinite, trim.to.isFinite {
            // Beyond its ends an outline has nothing (a spring may swing past them); turned round, nothing is drawn.
            let (from, to) = (min(max(trim.from, 0), 1), min(max(trim.to, 0), 1))
            shape.trim = from...max(from, to)
        }
        shape.path = path?.transformed([1, 0, 0, 1, -frame.midX, -frame.midY])
        (shape.blur, shape.shadows) = (blur, shadows)
        shape.clips = clips.compactMap(clip)
        return shape
    }

    /// Where the frame's middle goes, as the corner of a frame of the same size.
    private func applied(_ m: [Double]) -> (Double, Double) {
        let x = m[0] * frame.midX + m[2] * frame.midY + m[4]
        let y = m[1] * frame.midX + m[3] * frame.midY + m[5]
        return (x - frame.size.width / 2, y - frame.size.height / 2)
    }

    /// A clip as the shape sees it; nil where it cuts nothing off, or where the shape is flat.
    private func clip(_ clip: DrawnClip) -> FilmClip? {
        guard clip.transform.count == 6, !(clip.cornerRadius == 0 && isWithin(clip)) else { return nil }
        let m = clip.transform
        let size = m[0] * m[3] - m[1] * m[2]
        guard size.magnitude > 1e-9 else { return nil }
        let (a, b, c, d) = (m[3] / size, -m[1] / size, -m[2] / size, m[0] / size)
        let shift = (x: -(a * m[4] + c * m[5]) - frame.midX, y: -(b * m[4] + d * m[5]) - frame.midY)
        return FilmClip(
            x: clip.frame.minX, y: clip.frame.minY, width: clip.frame.size.width, height: clip.frame.size.height,
            cornerRadius: clip.cornerRadius, matrix: [a, b, c, d, shift.x, shift.y])
    }

    /// Whether a clip that no transform parts from the leaf holds all of its frame.
    private func isWithin(_ clip: DrawnClip) -> Bool {
        clip.transform == [1, 0, 0, 1, 0, 0] && path == nil && text == nil && shadows.isEmpty && blur == 0
            && clip.frame.minX <= frame.minX && clip.frame.minY <= frame.minY && clip.frame.maxX >= frame.maxX
            && clip.frame.maxY >= frame.maxY
    }
}

extension FilmShape {
    /// Whether a clip leaves nothing of its frame.
    var isClippedAway: Bool {
        clips.contains { clip in
            guard clip.matrix.prefix(4).elementsEqual([1, 0, 0, 1]) else { return false }
            let (left, top) = (clip.x + clip.matrix[4], clip.y + clip.matrix[5])
            return left >= width / 2 || top >= height / 2 || left + clip.width <= -width / 2
                || top + clip.height <= -height / 2
        }
    }
}
