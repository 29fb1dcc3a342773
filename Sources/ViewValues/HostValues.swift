/// What running view code gave: the view, and what was read on the way (LIFE-3).
public struct BodyResult: Sendable {
    /// The view that was made.
    public var view: ViewValue
    /// What was read on the way.
    public var reads: Set<Dependency>
    /// Makes a result.
    public init(view: ViewValue, reads: Set<Dependency>) {
        self.view = view
        self.reads = reads
    }
}

/// What a geometry closure gets: model sizes (GEO-2) and frames by coordinate space name.
public struct GeometryValue: Sendable {
    /// The size, points.
    public var size: Size
    /// Insets that the system keeps free, points.
    public var safeArea: Insets
    /// Model frame in `global`; further spaces by name.
    public var frames: [String: Rect]
    /// Before a space's name: the space's own bounds, seen from the view.
    public static let bounds = "bounds "
    /// The name under which the nearest scroll view's space is found.
    public static let scrollView = "scrollView "
    /// Makes a geometry.
    public init(size: Size, safeArea: Insets, frames: [String: Rect]) {
        self.size = size
        self.safeArea = safeArea
        self.frames = frames
    }
}

/// What an action closure is handed.
public enum ActionArgument: Sendable {
    case none
    case value(any ProgramValue)
    case change(old: any ProgramValue, new: any ProgramValue)
    case bool(Bool)
    case number(Double)
    case geometry(GeometryValue)
    case gesture(GestureEvent)
    case values([any ProgramValue])
    /// Places of rows, and where they go to: `onDelete`, `onMove`.
    case rows([Int], to: Int?)
}

/// A gesture's value at one event, in the view's space; seconds, points, points per second.
public struct GestureEvent: Sendable {
    /// Which kind it is.
    public var kind: String
    /// Seconds since the gesture began.
    public var time: Double
    public var location: Point, startLocation: Point, translation: Size
    public var predictedEndTranslation: Size, velocity: Size
    public var magnification: Double, degrees: Double
    /// How fast the magnification or the angle changes, a second.
    public var rate = 0.0
    /// How the elementary gesture stands in the composed one, innermost first.
    public var steps: [GestureStep] = []
    /// Makes an event; magnification 1 and no rotation unless set.
    public init(
        kind: String, time: Double, location: Point, startLocation: Point, translation: Size,
        predictedEndTranslation: Size, velocity: Size
    ) {
        self.kind = kind
        self.time = time
        self.location = location
        self.startLocation = startLocation
        self.translation = translation
        self.predictedEndTranslation = predictedEndTranslation
        self.velocity = velocity
        magnification = 1
        degrees = 0
    }
}

/// One step from an elementary gesture out to a composed one.
public enum GestureStep: Sendable {
    /// The first gesture of a sequence, while it goes on and once it has ended; the second.
    case sequenceFirst, sequenceFirstEnded, sequenceSecond
    case simultaneousFirst, simultaneousSecond, exclusiveFirst, exclusiveSecond
    /// `Gesture.map(_:)`.
    case mapped(ProgramClosure)

    /// Whether it is the first part of a sequence that still goes on.
    public var isSequenceFirst: Bool { if case .sequenceFirst = self { true } else { false } }
    /// Whether it is the first part of a sequence, which has ended.
    public var isSequenceFirstEnded: Bool { if case .sequenceFirstEnded = self { true } else { false } }
}

/// What a closure that makes content is handed.
public enum ContentArgument: Sendable {
    case none
    case geometry(GeometryValue)
    /// A phase of a phase animator, or a keyframe animator's value.
    case value(any ProgramValue)
    /// A TimelineView's context.
    case date(Double)
    /// A transition's phase, with the placeholder as content (TRANS-1): -1, 0, +1.
    case transitionPhase(Double)
    /// A scroll transition's phase value.
    case scrollPhase(Double)
    /// A ScrollViewReader's proxy.
    case scrollProxy
}

/// How the environment reaches the program: built-in values and the program's own, by key name.
public struct EnvironmentSnapshot: Sendable {
    /// Values by their key's name.
    public var keys: [String: any ProgramValue]
    /// Objects by their type's name.
    public var objects: [String: any ProgramValue]
    /// `light` or `dark`.
    public var colorScheme = "light"
    /// Whether controls answer.
    public var isEnabled = true
    /// Whether motion is to be reduced.
    public var reduceMotion = false
    /// `leftToRight` or `rightToLeft`.
    public var layoutDirection = "leftToRight"
    /// The size of text, by DynamicTypeSize's names.
    public var dynamicTypeSize = "large"
    /// `compact` or `regular`, along each axis.
    public var horizontalSizeClass = "compact", verticalSizeClass = "regular"
    /// The font, and the colour, that Text itself sets; nil: the environment's.
    public var font: FontValue?
    /// The most lines of a text, nil: any, and how its lines stand to each other.
    public var lineLimit: Int?, multilineTextAlignment = HorizontalGuide.leading
    /// A transition's phase, -1…+1, inside its body.
    public var transitionPhase: Double?
    /// Whether a sheet, cover or pushed page is around.
    public var isPresented = false
    /// Makes an environment with defaults.
    public init(keys: [String: any ProgramValue] = [:], objects: [String: any ProgramValue] = [:]) {
        self.keys = keys
        self.objects = objects
    }
}
