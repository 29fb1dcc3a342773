import ViewValues

/// The size that a parent offers, in points; nil leaves a side to the child's ideal size, infinity asks for the largest.
struct Proposal: Hashable, Sendable {
    /// The offered sides.
    var width: Double?, height: Double?

    /// Makes a proposal.
    init(_ width: Double?, _ height: Double?) {
        self.width = width
        self.height = height
    }

    /// Offers exactly a size.
    init(_ size: Size) { self.init(size.width, size.height) }

    /// Asks for the ideal size.
    static let unspecified = Proposal(nil, nil)
    /// Asks for the smallest size.
    static let zero = Proposal(0, 0)
    /// Asks for the largest size.
    static let infinity = Proposal(.infinity, .infinity)

    /// One side; nil where it is unspecified.
    subscript(axis: AxisValue) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The offered size, a missing side taken from `size`.
    func filled(from size: Size) -> Size { Size(width ?? size.width, height ?? size.height) }

    /// What is left inside insets; never negative.
    func inset(by insets: Insets) -> Proposal {
        Proposal(
            width.map { max(0, $0 - insets.leading - insets.trailing) },
            height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension AxisValue {
    /// The other axis.
    var across: AxisValue { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    /// One side.
    subscript(axis: AxisValue) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size of its sides along an axis and across it.
    init(along: Double, across: Double, _ axis: AxisValue) {
        self = axis == .horizontal ? Size(along, across) : Size(across, along)
    }

    /// The size grown by insets on all sides; never negative.
    func outset(by insets: Insets) -> Size {
        Size(max(0, width + insets.leading + insets.trailing), max(0, height + insets.top + insets.bottom))
    }
}

extension Point {
    /// One coordinate.
    subscript(axis: AxisValue) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point moved by another one's coordinates.
    static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
    /// The way from one point to another.
    static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
}

extension Rect {
    /// The rectangle without insets; sides never negative.
    func inset(by insets: Insets) -> Rect {
        Rect(
            minX + insets.leading, minY + insets.top,
            max(0, size.width - insets.leading - insets.trailing), max(0, size.height - insets.top - insets.bottom))
    }

    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
    }

    /// Both corners moved to the nearest pixel, halves up, as SwiftUI rounds a drawing leaf's frame (GEO-1, GEO-7).
    ///
    ///     Rect(146.5, 413.5, 100, 50).roundedToPixels()  // 146.667, 413.667, 100 × 50
    func roundedToPixels(scale: Double = pixelScale) -> Rect {
        guard minX.isFinite, minY.isFinite, size.width.isFinite, size.height.isFinite else { return self }
        let left = (minX * scale + 0.5).rounded(.down)
        let top = (minY * scale + 0.5).rounded(.down)
        let right = (maxX * scale + 0.5).rounded(.down)
        let bottom = (maxY * scale + 0.5).rounded(.down)
        return Rect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
    }
}

/// Pixels a point (GEO-7).
let pixelScale = 3.0
