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

/// One animatable value of a node. Most never change: what changes leave stands apart.
struct Attribute: Sendable {
    var node: NodeNumber
    var key: AttributeKey
    var isAlive = true
    /// The newest target, and what is seen.
    var model: AnimatableVector
    var shown: AnimatableVector
    var animator: Animator?
    /// What must be equal for two values to be interpolated: an anchor's kind, a gradient's stops, …
    var signature: String
    /// To be asked for by its parts, in this module: copies of the attribute may hold it too.
    var shared: AttributePast?

    /// An attribute that shows its first value.
    init(node: NodeNumber, key: AttributeKey, value: AttributeValue) {
        (self.node, self.key) = (node, key)
        (model, shown, signature) = (value.vector, value.vector, value.signature)
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

/// Attributes by number.
struct AttributeStore: Sendable {
    private var slots = PagedStore<Attribute>()
    private var free: [Int] = []

    subscript(number: AttributeNumber) -> Attribute {
        _read { yield slots[number] }
        _modify { yield &slots[number] }
    }

    /// Changes attributes, one after the other.
    @inline(__always) mutating func update(
        each numbers: some Sequence<AttributeNumber>, _ change: (AttributeNumber, inout Attribute) -> Void
    ) {
        slots.update(each: numbers, change)
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
        slots[number].shared = nil
        free.append(number)
    }
}
