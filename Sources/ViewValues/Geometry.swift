/// A point in points.
public struct Point: Hashable, Sendable {
    /// Coordinates in points, y downwards.
    public var x: Double, y: Double
    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
    /// The origin.
    public static let zero = Point(0, 0)
}

/// A size in points; either side may be infinite in a proposal's answer.
public struct Size: Hashable, Sendable {
    /// Sides in points.
    public var width: Double, height: Double
    /// Makes a size.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
    /// Nothing.
    public static let zero = Size(0, 0)
}

/// A rectangle in points: origin and size.
public struct Rect: Hashable, Sendable {
    /// The corner with the least coordinates.
    public var origin: Point
    /// The extent.
    public var size: Size
    /// Makes a rectangle.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }
    /// Makes a rectangle of its four numbers.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(origin: Point(x, y), size: Size(width, height))
    }
    /// Edges and middles in points.
    public var minX: Double { origin.x }
    /// The least y.
    public var minY: Double { origin.y }
    /// The greatest x.
    public var maxX: Double { origin.x + size.width }
    /// The greatest y.
    public var maxY: Double { origin.y + size.height }
    /// The horizontal middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The vertical middle.
    public var midY: Double { origin.y + size.height / 2 }
}

/// Lengths at the four edges, in points.
public struct Insets: Hashable, Sendable {
    /// One length an edge.
    public var top: Double, leading: Double, bottom: Double, trailing: Double
    /// Makes insets in SwiftUI's order.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    /// The same length on some edges, none on the others.
    public init(_ length: Double, on edges: EdgeSet = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A point in a unit square: (0, 0) top leading, (1, 1) bottom trailing.
public struct UnitPointValue: Hashable, Sendable {
    /// Unit coordinates.
    public var x: Double, y: Double
    /// Makes a unit point.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
    /// The middle.
    public static let center = UnitPointValue(0.5, 0.5)
}

/// Edges as a set; also one edge.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = EdgeSet(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = EdgeSet(rawValue: 2)
    /// The lower edge.
    public static let bottom = EdgeSet(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = EdgeSet(rawValue: 8)
    /// Both vertical edges.
    public static let vertical: EdgeSet = [.top, .bottom]
    /// Both horizontal edges.
    public static let horizontal: EdgeSet = [.leading, .trailing]
    /// All four.
    public static let all: EdgeSet = [.vertical, .horizontal]
}

/// An axis of layout.
public enum AxisValue: Hashable, Sendable, CaseIterable { case horizontal, vertical }

/// A guide on the horizontal axis.
public enum HorizontalGuide: Hashable, Sendable { case leading, center, trailing, custom(String) }

/// A guide on the vertical axis.
public enum VerticalGuide: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline, custom(String)
}

/// A pair of guides.
public struct AlignmentValue: Hashable, Sendable {
    /// The guide on each axis.
    public var horizontal: HorizontalGuide, vertical: VerticalGuide
    /// Makes an alignment.
    public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// The middle of both axes.
    public static let center = AlignmentValue(.center, .center)
}

/// A drawn path as its building calls, in points.
public struct PathValue: Hashable, Sendable {
    /// One element of a path.
    public enum Element: Hashable, Sendable {
        case move(Point), line(Point), quad(Point, control: Point), cubic(Point, Point, Point), close
    }
    /// Elements in drawing order.
    public var elements: [Element]
    /// Makes a path of its elements.
    public init(_ elements: [Element] = []) { self.elements = elements }
}
