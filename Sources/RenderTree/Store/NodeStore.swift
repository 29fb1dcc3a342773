import PagedStore
import ViewValues

/// Nodes by number; numbers of erased nodes are given out again.
struct NodeStore: Sendable {
    private var slots = PagedStore<Node>()
    private var free: [Int] = []
    /// How many nodes are alive.
    private(set) var count = 0

    /// The node of a number in use.
    subscript(number: NodeNumber) -> Node {
        _read { yield slots[number] }
        _modify { yield &slots[number] }
    }

    /// Whether a number is in use.
    func contains(_ number: NodeNumber) -> Bool {
        number >= 0 && number < slots.count && slots[number].isAlive
    }

    /// Keeps a node and gives its number.
    mutating func insert(_ node: Node) -> NodeNumber {
        count += 1
        if let number = free.popLast() {
            slots[number] = node
            return number
        }
        slots.append(node)
        return slots.count - 1
    }

    /// Forgets a node.
    mutating func remove(_ number: NodeNumber) {
        guard contains(number) else { return }
        let old = slots[number]
        var vacant = Node(
            view: .empty, slot: .content, parent: nil, depth: 0, environment: old.environment, scope: nil)
        vacant.isAlive = false
        slots[number] = vacant
        free.append(number)
        count -= 1
    }

    /// The first node that a condition holds for.
    func first(where condition: (Node) -> Bool) -> NodeNumber? {
        slots.indices.first { slots[$0].isAlive && condition(slots[$0]) }
    }
}
