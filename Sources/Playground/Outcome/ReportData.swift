/// What commands were asked to show, as plain values; Reports turns it into text.
public enum ReportData: Sendable {
    /// `:frames`.
    case frames(FrameTable)
    /// `:plot`.
    case plot(FrameTable)
    /// `:curve` and `:compare` of animations.
    case curves([CurveData])
    /// `:compare { } { }`: what moves in each future.
    case futures([FutureData])
    /// `:diff`: whole, with every parameter that changed.
    case differences([TreeChange])
    /// `:tree`.
    case tree([TreeLine])
    /// `:anims`.
    case animations([MotionRow])
    /// `:timeline`.
    case timeline([TimelineRow], from: Double, to: Double)
    /// `:film`.
    case film([FilmFrame], onion: Bool)
    /// Rows of words in columns: `:state`, `:bodies`, `:help`.
    case columns(title: String, rows: [[String]])
    /// Names, in as many columns as there is room for: `:help modifiers`.
    case words([String])
    /// Finished lines: `:log`, `:help topic`.
    case lines([String])
}

/// Sampled properties, a row for each frame.
public struct FrameTable: Sendable {
    /// The heading; `Rectangle width` for a single column.
    public var title: String
    /// The properties' names.
    public var columns: [String]
    /// The views that the columns belong to; empty where nothing is known of them.
    public var paths: [String]
    /// The frames in order.
    public var rows: [FrameRow]
    /// Moments worth a mark: completions and turns of what moves.
    public var marks: [FrameMark]

    /// Makes a table.
    public init(
        title: String, columns: [String], paths: [String] = [], rows: [FrameRow], marks: [FrameMark] = []
    ) {
        self.title = title
        self.columns = columns
        self.paths = paths
        self.rows = rows
        self.marks = marks
    }
}

/// A moment within a table's frames.
public struct FrameMark: Hashable, Sendable {
    /// What happens at a marked moment.
    public enum Kind: String, Sendable {
        case completes, turns
    }
    /// The clock's seconds, and what happens then.
    public var time: Double, kind: Kind

    /// Makes a mark.
    public init(time: Double, kind: Kind) {
        self.time = time
        self.kind = kind
    }
}

/// One of several futures of a moment.
public struct FutureData: Sendable {
    /// What moves, with the entries as title; times count from the moment.
    public var table: FrameTable
    /// The view tree at the end.
    public var tree: [TreeLine]
    /// Whether it came to rest within 10 s.
    public var rests: Bool

    /// Makes a future.
    public init(table: FrameTable, tree: [TreeLine], rests: Bool) {
        self.table = table
        self.tree = tree
        self.rests = rests
    }
}

/// One frame of a table; a missing value where the view was not there.
public struct FrameRow: Sendable {
    /// The frame, counted from now, and the clock's seconds.
    public var frame: Int, time: Double
    /// A value for each column.
    public var values: [RawValue]
    /// The newest target and the change a second of each; empty where they were not asked for.
    public var models: [RawValue], velocities: [Double?]

    /// Makes a row.
    public init(
        frame: Int, time: Double, values: [RawValue], models: [RawValue] = [], velocities: [Double?] = []
    ) {
        self.frame = frame
        self.time = time
        self.values = values
        self.models = models
        self.velocities = velocities
    }
}

/// An animation's course from 0 to 1, sampled evenly.
public struct CurveData: Sendable {
    /// As it stands in source.
    public var name: String
    /// Seconds until it ends; nil: never.
    public var duration: Double?
    /// Values at `interval` seconds apart, from 0.
    public var values: [Double]
    /// Seconds between values.
    public var interval: Double
    /// Facts worth a line: overshoot, logical duration.
    public var facts: [String]

    /// Makes a curve.
    public init(name: String, duration: Double?, values: [Double], interval: Double, facts: [String] = []) {
        self.name = name
        self.duration = duration
        self.values = values
        self.interval = interval
        self.facts = facts
    }
}

/// A line of a tree: how deep, what stands there, and marks such as `leaving`.
public struct TreeLine: Sendable {
    /// How deep it stands.
    public var depth: Int
    /// What stands there.
    public var text: String
    /// `leaving`, `entering`.
    public var marks: [String]

    /// Makes a line.
    public init(depth: Int, text: String, marks: [String] = []) {
        self.depth = depth
        self.text = text
        self.marks = marks
    }
}

/// An animation in flight.
public struct MotionRow: Sendable {
    /// Where it stands, and which property moves.
    public var path: String, property: String
    /// Start, target and what is seen.
    public var from: RawValue, to: RawValue, shown: RawValue
    /// Change a second.
    public var velocity: Double?
    /// As it stands in source.
    public var animation: String
    /// The transaction that started it.
    public var transaction: Int?
    /// Seconds on the clock; nil: never.
    public var ends: Double?

    /// Makes a row.
    public init(
        path: String, property: String, from: RawValue, to: RawValue, shown: RawValue, velocity: Double?,
        animation: String, transaction: Int?, ends: Double?
    ) {
        self.path = path
        self.property = property
        self.from = from
        self.to = to
        self.shown = shown
        self.velocity = velocity
        self.animation = animation
        self.transaction = transaction
        self.ends = ends
    }
}

/// A bar of the timeline: an animation, an effect or a moment (`start` == `end`).
public struct TimelineRow: Sendable {
    /// What ran.
    public var label: String
    /// When it began, in seconds.
    public var start: Double
    /// nil: it still runs.
    public var end: Double?
    /// The animation or the effect's kind.
    public var detail: String

    /// Makes a row.
    public init(label: String, start: Double, end: Double?, detail: String) {
        self.label = label
        self.start = start
        self.end = end
        self.detail = detail
    }
}
