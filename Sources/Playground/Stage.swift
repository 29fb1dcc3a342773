/// What a person at a terminal adds to a session: a screen that plays in real time, and an editor.
///
/// A playground without one waits for nobody: `:play` goes on at once, `:edit` says what to do.
public struct Stage: Sendable {
    /// Shows a frame of `:play`; it returns when the frame's time has come and gone.
    public var show: @Sendable (PlayedFrame) -> Void
    /// Opens an editor on files and waits until it is left.
    public var edit: @Sendable ([String]) throws -> Void
    /// Opens an editor on a text and gives back what it was left with.
    public var compose: @Sendable (String) throws -> String

    /// Makes a stage.
    public init(
        show: @escaping @Sendable (PlayedFrame) -> Void, edit: @escaping @Sendable ([String]) throws -> Void,
        compose: @escaping @Sendable (String) throws -> String
    ) {
        self.show = show
        self.edit = edit
        self.compose = compose
    }
}

/// One frame of `:play`.
public struct PlayedFrame: Sendable {
    /// Seconds after the first frame at which it is due: virtual time by the speed.
    public var due: Double
    /// What is on the screen.
    public var picture: FilmFrame
    /// The part of the screen in which something is drawn during the whole play, in points.
    public var bounds: FilmBounds
    /// The watched properties.
    public var watched: [SampleValue]
    /// How many properties are in flight.
    public var moving: Int
    /// Whether no frame follows.
    public var isLast: Bool
}

/// A rectangle of the screen in points.
public struct FilmBounds: Hashable, Sendable {
    /// Its sides.
    public var left: Double, top: Double, right: Double, bottom: Double

    /// What encloses all shapes that can be seen; nil where there are none.
    public init?(around frames: [FilmFrame]) {
        let shapes = frames.flatMap(\.shapes).filter { $0.alpha > 0.01 }
        let corners = shapes.flatMap(\.corners).filter { $0.x.isFinite && $0.y.isFinite }
        guard !corners.isEmpty else { return nil }
        left = corners.map(\.x).min() ?? 0
        right = corners.map(\.x).max() ?? 0
        top = corners.map(\.y).min() ?? 0
        bottom = corners.map(\.y).max() ?? 0
    }

    /// The smallest rectangle around both.
    public mutating func enclose(_ other: FilmBounds) {
        (left, top) = (min(left, other.left), min(top, other.top))
        (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }
}

extension FilmShape {
    /// The corners of its frame after the transform about the middle, clockwise from the upper left.
    public var corners: [(x: Double, y: Double)] {
        let middle = (x: x + width / 2, y: y + height / 2)
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side in
            let (dx, dy) = (side.0 * width / 2, side.1 * height / 2)
            return (middle.x + matrix[0] * dx + matrix[2] * dy, middle.y + matrix[1] * dx + matrix[3] * dy)
        }
    }
}
