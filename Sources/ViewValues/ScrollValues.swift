import AnimationMath

/// A scroll view as the program may ask about it, in points.
public struct ScrollGeometryValue: Hashable, Sendable {
    /// How far the content is scrolled.
    public var contentOffset: Point
    public var contentSize: Size, containerSize: Size
    /// Room that the scroll view keeps around the content.
    public var contentInsets: Insets
    /// Makes a geometry.
    public init(contentOffset: Point, contentSize: Size, containerSize: Size, contentInsets: Insets) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.contentInsets = contentInsets
    }
}

/// What moves a scroll view, by ScrollPhase's names.
public enum ScrollPhaseName: String, Sendable { case idle, tracking, interacting, decelerating, animating }

/// What a scroll position asks for.
public enum ScrollTargetValue: Sendable {
    /// A view; nil leaves the anchor to the modifier.
    case id(ExplicitID, anchor: UnitPointValue?)
    case edge(EdgeSet)
    /// A content offset, points; nil leaves an axis where it is.
    case point(x: Double?, y: Double?)
    /// Nothing: the user has scrolled, or nothing was set.
    case none
}

/// Where a released scroll view would come to rest, asked of a ScrollTargetBehavior of the program.
public struct ScrollTargetRequest: Sendable {
    /// The visible part of the content at the end, points in the content's space.
    public var proposed: Rect
    /// The same when the finger let go.
    public var original: Rect
    /// Points a second.
    public var velocity: Size
    public var contentSize: Size, containerSize: Size
    /// Where it scrolls.
    public var axes: [AxisValue]
    /// Makes a request.
    public init(
        proposed: Rect, original: Rect, velocity: Size, contentSize: Size, containerSize: Size, axes: [AxisValue]
    ) {
        self.proposed = proposed
        self.original = original
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
    }
}

/// An anchor's place on the screen in model values, points; a point's has no size.
public struct AnchorValue: Hashable, Sendable {
    /// The marked rectangle or point.
    public var rect: Rect
    /// Whether it marks a point.
    public var isPoint: Bool
    /// Makes an anchor.
    public init(rect: Rect, isPoint: Bool) {
        self.rect = rect
        self.isPoint = isPoint
    }
}

/// What the engine asks of a program that scrolls, marks places or transforms preferences.
public protocol ScrollingProgram {
    /// What a scroll position of the program asks for; an id unless it is a ScrollPosition.
    func scrollTarget(of position: any ProgramValue) -> ScrollTargetValue

    /// A scroll position once the content has moved, by the user or on its way to where the program wants it: the view
    /// in sight, if any; nil where nothing is to be written.
    func scrolled(
        _ position: any ProgramValue, toView id: (any ProgramValue)?, isByUser: Bool
    ) -> (any ProgramValue)?

    /// Where a ScrollTargetBehavior of the program lets a scroll view rest: the content offset, points.
    mutating func target(of behavior: any ProgramValue, _ request: ScrollTargetRequest) throws -> Point

    /// What the transform of `onScrollGeometryChange(for:of:)` makes of a scroll view.
    mutating func value(of closure: ProgramClosure, scroll: ScrollGeometryValue) throws -> any ProgramValue

    /// What an `onScrollPhaseChange` action takes: the phases, and the context where it wants three.
    func phaseArguments(
        _ old: ScrollPhaseName, _ new: ScrollPhaseName, _ geometry: ScrollGeometryValue, velocity: Size, count: Int
    ) -> [any ProgramValue]

    /// A preference's value made of an anchor.
    mutating func value(of closure: ProgramClosure, anchor: AnchorValue) throws -> any ProgramValue

    /// A preference's value changed by a closure, which may be handed an anchor too.
    mutating func transformed(
        _ value: any ProgramValue, by closure: ProgramClosure, anchor: AnchorValue?
    ) throws -> any ProgramValue
}

extension ScrollingProgram {
    /// The value as an id; none for nil.
    public func scrollTarget(of position: any ProgramValue) -> ScrollTargetValue {
        position.description == "nil" ? .none : .id(ExplicitID(position), anchor: nil)
    }

    /// The view's id.
    public func scrolled(
        _ position: any ProgramValue, toView id: (any ProgramValue)?, isByUser: Bool
    ) -> (any ProgramValue)? { id }

    /// Where it would rest by itself.
    public mutating func target(of behavior: any ProgramValue, _ request: ScrollTargetRequest) throws -> Point {
        request.proposed.origin
    }

    /// The behaviour of a host without such closures: a value that never changes.
    public mutating func value(
        of closure: ProgramClosure, scroll: ScrollGeometryValue
    ) throws -> any ProgramValue { closure.value }

    /// None.
    public func phaseArguments(
        _ old: ScrollPhaseName, _ new: ScrollPhaseName, _ geometry: ScrollGeometryValue, velocity: Size, count: Int
    ) -> [any ProgramValue] { [] }

    /// The behaviour of a host without such closures: a value that never changes.
    public mutating func value(of closure: ProgramClosure, anchor: AnchorValue) throws -> any ProgramValue {
        closure.value
    }

    /// The value as it came.
    public mutating func transformed(
        _ value: any ProgramValue, by closure: ProgramClosure, anchor: AnchorValue?
    ) throws -> any ProgramValue { value }
}

/// How a scroll transition goes at one edge (SHOW-3).
public struct ScrollTransitionSide: Hashable, Sendable {
    /// What moves it.
    public enum Kind: Hashable, Sendable {
        /// The finger: in between by how much is hidden.
        case interactive
        /// An animation, once the threshold is passed.
        case animated
        /// Nothing.
        case identity
    }
    /// What moves it.
    public var kind: Kind
    /// What carries it where it is animated; nil: the default.
    public var animation: Animation?
    /// The share of the view that has to be visible for it to be at rest, 0…1; nil: all of it.
    public var threshold: Double?
    /// How the hidden share becomes the phase where the finger moves it.
    public var curve = UnitCurve.easeInOut
    /// Makes one with the default curve.
    public init(_ kind: Kind, animation: Animation? = nil, threshold: Double? = nil) {
        (self.kind, self.animation, self.threshold) = (kind, animation, threshold)
    }
}
