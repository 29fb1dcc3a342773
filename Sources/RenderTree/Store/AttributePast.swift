import AnimationMath
import ViewValues

/// What the changes of an attribute have left. A class for its parts to be read without copying the others; written to
/// only through `Attribute.past`, which copies one that others hold.
final class AttributePast: @unchecked Sendable {
    /// An animator that has ended and only times interrupted changes for their completions (DONE-2).
    var unseen: Animator?
    /// The newest change whose logical completion a handler waits for (DONE-2).
    var awaited: Int?
    /// The transaction that gave the newest target.
    var transaction = 0
    var animation: Animation?
    /// A leaf frame's share of `.offset` modifiers: their sum in the model, and in what its animator was given.
    var offset = Point.zero, offsetInterval = Point.zero
    /// Changes of the sum that were too small to move the frame.
    var offsetPending = Point.zero
    /// For each component the newest change, oldest first, for explanations.
    var records: [ChangeRecord] = []
    /// The newest change that a moving body or content made, without an animator of its own.
    var carried: CarriedChange?

    /// Nothing yet.
    init() {}

    init(copying other: AttributePast) {
        (unseen, awaited, transaction, animation) = (other.unseen, other.awaited, other.transaction, other.animation)
        (offset, offsetInterval, offsetPending) = (other.offset, other.offsetInterval, other.offsetPending)
        (records, carried) = (other.records, other.carried)
    }

    /// Keeps a change; older ones only while they are the newest of a component.
    func keep(_ record: ChangeRecord) {
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

    /// Says which rule decided the newest change, and which would for a component that did not move before.
    func explain(by decided: (String, SourcePlace?), plain: (String, SourcePlace?)) {
        guard let newest = records.indices.last else { return }
        (records[newest].rule, records[newest].source) = decided
        (records[newest].plainRule, records[newest].plainSource) = plain
    }

    /// Keeps a new sum of the offsets, beside how the frame changed with it; nil: it did not.
    func noteOffset(_ sum: Point, _ outcome: ChangeRecord.Outcome?) {
        let change = sum - offset
        offset = sum
        switch outcome {
        case .started: offsetInterval = change
        case .retargeted, .combined: offsetInterval = offsetInterval + offsetPending + change
        case .jumped, .shifted, .replaced: break
        case nil:
            // A way of less than a pixel moves nothing yet; it counts with the next that does.
            offsetPending = offsetPending + change
            return
        }
        offsetPending = .zero
    }
}

/// What changes have left. Reading asks for one part; writing makes it.
extension Attribute {
    /// To be written to.
    var past: AttributePast {
        mutating get {
            if isKnownUniquelyReferenced(&shared), let shared { return shared }
            let own = shared.map { AttributePast(copying: $0) } ?? AttributePast()
            shared = own
            return own
        }
    }

    var unseen: Animator? { shared?.unseen }
    var awaited: Int? { shared?.awaited }
    var animation: Animation? { shared?.animation }
    var transaction: Int { shared?.transaction ?? 0 }
    var offset: Point { shared?.offset ?? .zero }
    var offsetInterval: Point { shared?.offsetInterval ?? .zero }
    var records: [ChangeRecord] { shared?.records ?? [] }
    var carried: CarriedChange? { shared?.carried }

    /// The newest change.
    var record: ChangeRecord? { shared?.records.last }

    /// How the attribute changed in an update; nil: not at all, or again later.
    func outcome(in update: Int) -> ChangeRecord.Outcome? {
        guard let shared, let newest = shared.records.indices.last, shared.records[newest].update == update else {
            return nil
        }
        return shared.records[newest].outcome
    }

    /// Where the newest change led from and to.
    var way: (from: AnimatableVector, to: AnimatableVector)? {
        guard let shared, let newest = shared.records.indices.last else { return nil }
        return (shared.records[newest].from, shared.records[newest].to)
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
