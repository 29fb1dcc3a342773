import AnimationMath
import ViewValues

/// A finger on the screen, and what recognises it (LIFE-7).
struct TouchState: Sendable {
    var node: NodeNumber
    var start: FrameTime
    /// Where it began on the screen, and where the views that listen began then: these may move with the finger.
    var place = Point.zero
    var origins: [NodeNumber: Point] = [:]
    /// Since the touch, points.
    var translation = Size.zero
    /// Points a second over the last event, and when that was.
    var velocity = Size.zero
    var lastMove: FrameTime
    /// The control whose `isPressed` the touch holds.
    var pressed: NodeNumber?
    var recognizers: [Recognizer]
    /// What two fingers do: how far they spread, and how far they turned, degrees; and how fast, a second.
    var scale = 1.0, degrees = 0.0
    var scaleRate = 0.0, turnRate = 0.0
    /// The scroll view that the finger drags, where no gesture does.
    var scrolling: NodeNumber?
    /// Whether the way of the finger has said which scroll view that is.
    var hasChosenScroll = false
    /// The row of a list that the finger may swipe or lift.
    var row: RowTouch?
    /// The sheet that the finger may drag.
    var sheet: SheetTouch?
    /// That view's offset as the touch began, and as the finger has dragged it, beyond edges too.
    var scrollStart: Point?, scrollOffset: Point?
}

/// One elementary gesture with the callbacks around it.
struct Recognizer: Sendable {
    enum Kind: Sendable {
        case tap(count: Int, isSpatial: Bool = false)
        case longPress(duration: Double, distance: Double)
        case drag(distance: Double)
        /// Two fingers: begins once the scale or the angle differs by that much.
        case magnify(delta: Double)
        case rotate(degrees: Double)
    }
    enum Callback: Sendable {
        case changed(ProgramClosure)
        case ended(ProgramClosure)
        case updating(state: any ProgramValue, ProgramClosure)
        case pressing(ProgramClosure)
        case performing(ProgramClosure)
    }
    enum Phase: Sendable { case possible, began, ended, failed }

    var kind: Kind
    var node: NodeNumber
    var coordinateSpace = "local"
    var callbacks: [Callback] = []
    /// Whether it opens the context menu of its node.
    var opensMenu = false
    /// Whether it is written as simultaneous with the view's other gestures.
    var isSimultaneous = false
    /// How it stands in the composed gesture, innermost first, and how many of those steps each callback sees.
    var steps: [GestureStep] = []
    var depths: [Int] = []
    var phase = Phase.possible
    /// Whether it wins over what is below its view: `highPriorityGesture`.
    var isHighPriority = false
    /// The gesture that has to end first (`sequenced`), and those that win over this one (`exclusive`).
    var after: Int?
    var unless: Int?

    /// The steps that a callback sees.
    func steps(of callback: Int) -> [GestureStep] {
        Array(steps.prefix(callback < depths.count ? depths[callback] : 0))
    }
}

extension GestureValue {
    /// The gesture as elementary ones, with the callbacks written around each, innermost first.
    func recognizers(at node: NodeNumber, after offset: Int = 0) -> [Recognizer] {
        switch self {
        case .tap(let count): [Recognizer(kind: .tap(count: count), node: node)]
        case .spatialTap(let count): [Recognizer(kind: .tap(count: count, isSpatial: true), node: node)]
        case .longPress(let duration, let distance):
            [Recognizer(kind: .longPress(duration: duration, distance: distance), node: node)]
        case .drag(let distance, let space):
            [Recognizer(kind: .drag(distance: distance), node: node, coordinateSpace: space)]
        case .magnify(let delta): [Recognizer(kind: .magnify(delta: delta), node: node)]
        case .rotate(let degrees): [Recognizer(kind: .rotate(degrees: degrees), node: node)]
        case .onChanged(let base, let closure): base.recognizers(at: node, after: offset).adding(.changed(closure))
        case .onEnded(let base, let closure): base.recognizers(at: node, after: offset).adding(.ended(closure))
        case .updating(let base, let state, let closure):
            base.recognizers(at: node, after: offset).adding(.updating(state: state, closure))
        case .map(let base, let body):
            base.recognizers(at: node, after: offset).map { recognizer in
                var copy = recognizer
                copy.steps.append(.mapped(body))
                return copy
            }
        case .simultaneous(let first, let second):
            Self.joined(first, second, at: node, offset, (.simultaneousFirst, .simultaneousSecond)) { _, _ in }
        case .sequenced(let first, let second):
            Self.joined(first, second, at: node, offset, (.sequenceFirst, .sequenceSecond)) { $0.after = $1 }
        case .exclusive(let first, let second):
            Self.joined(first, second, at: node, offset, (.exclusiveFirst, .exclusiveSecond)) { $0.unless = $1 }
        }
    }

    private static func joined(
        _ first: GestureValue, _ second: GestureValue, at node: NodeNumber, _ offset: Int,
        _ steps: (GestureStep, GestureStep), _ relate: (inout Recognizer, Int) -> Void
    ) -> [Recognizer] {
        var one = first.recognizers(at: node, after: offset)
        var two = second.recognizers(at: node, after: offset + one.count)
        for index in one.indices { one[index].steps.append(steps.0) }
        for index in two.indices { two[index].steps.append(steps.1) }
        guard !one.isEmpty else { return two }
        for index in two.indices { relate(&two[index], offset + one.count - 1) }
        return one + two
    }
}

extension Recognizer {
    /// Whether it takes two fingers.
    var takesTwoFingers: Bool {
        switch kind {
        case .magnify, .rotate: true
        default: false
        }
    }

    /// How many taps it waits for; nil for what is no tap.
    var tapCount: Int? { if case .tap(let count, _) = kind { count } else { nil } }
}

extension [Recognizer] {
    func adding(_ callback: Recognizer.Callback) -> [Recognizer] {
        map { recognizer in
            var copy = recognizer
            copy.callbacks.append(callback)
            copy.depths.append(copy.steps.count)
            return copy
        }
    }
}
