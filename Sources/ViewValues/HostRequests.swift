import AnimationMath

/// A call of `ScrollViewProxy.scrollTo(_:anchor:)`.
public struct ScrollRequest: Sendable {
    /// The reader's node, below which the view is looked for.
    public var reader: NodeNumber
    /// The view's id.
    public var id: ExplicitID
    /// Where it comes to stand; nil: no further than is needed to see it.
    public var anchor: UnitPointValue?
    /// The context of the call.
    public var transaction: TransactionValue
    /// Makes a request.
    public init(reader: NodeNumber, id: ExplicitID, anchor: UnitPointValue?, transaction: TransactionValue) {
        self.reader = reader
        self.id = id
        self.anchor = anchor
        self.transaction = transaction
    }
}

/// The tracks of a keyframe animator with the program's key paths beside them.
public struct KeyframePlan: Sendable {
    /// Key path values of the program; nil: the track drives the whole value.
    public var paths: [(any ProgramValue)?]
    /// The tracks, beside their paths.
    public var tracks: [KeyframeTrackPlan]
    /// The keyframes of each track, from which a run in mid-flight is built anew with its velocity (KEY-4).
    public var segments: [[KeyframeSegment]]
    /// Makes a plan.
    public init(
        paths: [(any ProgramValue)?], tracks: [KeyframeTrackPlan], segments: [[KeyframeSegment]] = []
    ) {
        self.paths = paths
        self.tracks = tracks
        self.segments = segments
    }
}

/// Warnings that the engine gives, with the rule that asks for them.
public struct EngineWarning: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// One sentence.
    public var message: String
    /// Where it stands in the source.
    public var source: SourcePlace?
    /// Makes a warning.
    public init(rule: String, message: String, source: SourcePlace?) {
        self.rule = rule
        self.message = message
        self.source = source
    }
}
