import AnimationMath
import PagedStore
import ViewValues

/// Numbers an attribute in its store.
typealias AttributeNumber = Int

/// What an attribute of a node is: each has at most one animator (CORE-1).
enum AttributeKey: Hashable, Sendable {
    /// A modifier's effect, in the modifier's parameters (GEO-5).
    case effect
    /// A drawing leaf's or geometry group's frame (GEO-1, TX-10).
    case frame
    case fill, fontSize, shape
    /// Animatable data of a type of the program.
    case data
    /// A way that all that is below is moved by: offsets and moves of transitions.
    case shift
    /// A built-in layer of a transition, by its place in the list.
    case layer(Int)
    /// A keyframe animator's run.
    case keyframes
    /// A scroll container's content offset.
    case scroll
    /// A matched group's shared frame (GEO-6).
    case matched
    /// A presentation's or pushed page's progress.
    case presentation
}

/// One animatable value of a node.
struct Attribute: Sendable {
    var node: NodeNumber
    var key: AttributeKey
    /// The newest target, and what is seen.
    var model: AnimatableVector
    var shown: AnimatableVector
    var animator: Animator?
    /// Weights of SPRING-4's end (GEO-3); nil: all 1.
    var scale: AnimatableVector?
    /// What must be equal for two values to be interpolated: an anchor's kind, a gradient's stops, …
    var signature: String
    /// An animator that has ended and only times interrupted changes for their completions (DONE-2).
    var unseen: Animator?
    /// The newest change whose logical completion a handler waits for (DONE-2).
    var awaited: Int?
    /// The transaction that gave the newest target.
    var transaction = 0
    var animation: Animation?
    /// When the animator began.
    var start: FrameTime?
    var projectedEnd: FrameTime?
    /// A leaf frame's share of `.offset` modifiers: their sum in the model, and in what its animator was given.
    var offset = Point.zero, offsetInterval = Point.zero
    /// Changes of the sum that were too small to move the frame.
    var offsetPending = Point.zero
    /// For each component the newest change, oldest first, for explanations.
    var records: [ChangeRecord] = []
    /// The newest change that a moving body or content made, without an animator of its own.
    var carried: CarriedChange?
    var isAlive = true
}

extension Attribute {
    /// The newest change.
    var record: ChangeRecord? {
        get { records.last }
        set {
            records = records.dropLast()
            if let newValue { records.append(newValue) }
        }
    }

    /// Keeps a change; older ones only while they are the newest of a component.
    mutating func keep(_ record: ChangeRecord) {
        guard !records.isEmpty, record.outcome != .replaced else {
            records = [record]
            return
        }
        var covered = record.changed
        var kept = [record]
        for old in records.reversed() {
            let isNewest = old.changed.indices.contains { old.changed[$0] && !($0 < covered.count && covered[$0]) }
            if isNewest { kept.append(old) }
            for index in old.changed.indices where old.changed[index] {
                while covered.count <= index { covered.append(false) }
                covered[index] = true
            }
        }
        records = kept.reversed()
    }
}

/// What a change of an attribute is told against.
struct FormerAttribute {
    var model: AnimatableVector, shown: AnimatableVector
    /// The components that moved, and by what; empty and nil where it stood still.
    var moving: [Bool] = []
    var animation: Animation?

    init(_ attribute: borrowing Attribute) {
        model = attribute.model
        shown = attribute.shown
        guard let animator = attribute.animator, !animator.isFinished else { return }
        moving = animator.changedComponents
        animation = attribute.animation
    }
}

/// How an attribute changed.
struct ChangeRecord: Sendable {
    enum Outcome: Sendable { case started, retargeted, combined, jumped, shifted, replaced }
    var update: Int
    var outcome: Outcome
    var trace: ShapedTransaction
    var transaction: Int
    var from: AnimatableVector
    var to: AnimatableVector
    /// The frame of the change, and whether sampling made it: it is no update then.
    var tick: Int
    var isSampled: Bool
    /// The components that were given another target, and those that moved before.
    var changed: [Bool], moved: [Bool]
    /// The animation that ran before; nil where none did.
    var previous: Animation?
    /// The deciding rule and place, known at the update's end.
    var rule = "TX-1"
    var source: SourcePlace?
    /// The same for a component that did not move before.
    var plainRule = "TX-1"
    var plainSource: SourcePlace?
}

/// A change that reached an attribute through an Animatable body or a keyframe animator's content.
struct CarriedChange: Sendable {
    /// The node whose data move.
    var node: NodeNumber
    var tick: Int
    /// Which components have changed since the carrier began.
    var components: [Bool]
}

/// Attributes by number.
struct AttributeStore: Sendable {
    private var slots = PagedStore<Attribute>()
    private var free: [Int] = []

    subscript(number: AttributeNumber) -> Attribute {
        _read { yield slots[number] }
        _modify { yield &slots[number] }
    }

    /// Whether a number is in use.
    func contains(_ number: AttributeNumber) -> Bool {
        number >= 0 && number < slots.count && slots[number].isAlive
    }

    /// Keeps an attribute and gives its number.
    mutating func insert(_ attribute: Attribute) -> AttributeNumber {
        if let number = free.popLast() {
            slots[number] = attribute
            return number
        }
        slots.append(attribute)
        return slots.count - 1
    }

    /// Forgets an attribute.
    mutating func remove(_ number: AttributeNumber) {
        guard contains(number) else { return }
        slots[number].isAlive = false
        slots[number].animator = nil
        slots[number].unseen = nil
        slots[number].records = []
        free.append(number)
    }
}
