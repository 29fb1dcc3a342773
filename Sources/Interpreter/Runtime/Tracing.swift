extension Value {
    /// Hands over the values directly inside this one.
    func forEachPart(_ visit: (Value) -> Void) {
        switch self {
        case .array(let elements), .tuple(let elements): elements.forEach(visit)
        case .dictionary(let table), .set(let table):
            for (key, value) in table.pairs {
                visit(key)
                visit(value)
            }
        case .structure(let box): box.fields.forEach(visit)
        case .enumeration(let box): box.payload.forEach(visit)
        case .closure(let box): box.captures.forEach(visit)
        case .keyPath(let path): for component in path.components { component.arguments.forEach(visit) }
        case .host(let box): box.value.forEachValue(visit)
        case .any(let box): visit(box.value)
        case .slice(let box): visit(box.value)
        case .wrapped(let box): visit(box.value)
        default: break
        }
    }

    /// Whether it can lead to an object at all.
    @inline(__always) fileprivate var isLeaf: Bool {
        switch self {
        case .null, .void, .bool, .int, .double, .string, .character, .type, .weak: true
        default: false
        }
    }
}

/// Something in the heap: an object, or a captured variable.
private enum HeapNode: Hashable {
    case object(Int)
    case variable(Int)
}

/// Finds what live values reach.
private struct Trace {
    let heap: Heap
    var live: Set<HeapNode> = []
    private var work: [Value] = []

    init(_ heap: Heap) { self.heap = heap }

    mutating func add(_ value: Value) {
        guard !value.isLeaf else { return }
        work.append(value)
        while let next = work.popLast() {
            for node in heap.nodes(of: next, &work) where live.insert(node).inserted {
                work.append(contentsOf: heap.parts(of: node).filter { !$0.isLeaf })
            }
        }
    }
}

extension Heap {
    /// The heap node that a value names itself; what else it holds is added to `work`.
    fileprivate func nodes(of value: Value, _ work: inout [Value]) -> [HeapNode] {
        switch value {
        case .object(let id): return isAlive(id) ? [.object(Int(id.index))] : []
        case .variable(let box): return [.variable(box.index)]
        default:
            var parts: [Value] = []
            value.forEachPart { if !$0.isLeaf { parts.append($0) } }
            work.append(contentsOf: parts)
            return []
        }
    }

    fileprivate func parts(of node: HeapNode) -> [Value] {
        switch node {
        case .object(let index): places[index].object.map { Array($0.fields) } ?? []
        case .variable(let index): [variables[index]]
        }
    }

    /// The nodes that a node refers to, each as often as it does.
    fileprivate func references(of node: HeapNode) -> [HeapNode] {
        var work = parts(of: node)
        var found: [HeapNode] = []
        while let next = work.popLast() { found += nodes(of: next, &work) }
        return found
    }

    fileprivate var allNodes: [HeapNode] {
        let free = Set(freeVariables)
        let objects = places.indices.filter { places[$0].object != nil }.map { HeapNode.object($0) }
        return objects + variables.indices.filter { !free.contains($0) }.map { HeapNode.variable($0) }
    }
}

extension Machine {
    /// Frees what live values cannot reach, and runs `deinit`. What refers to itself in a circle stays, as in Swift.
    ///
    /// Called between entries, actions and frames, never while code runs. `roots` are the values that the host holds:
    /// views, closures of the render tree, the history's latest world aside.
    public mutating func collect(roots: [Value] = []) throws {
        guard heap.isDirty, scratch.words == nil else { return }
        heap.isDirty = false
        guard heap.objectCount > 0 || heap.variables.count > heap.freeVariables.count else { return }
        var rounds = 0
        while try collectOnce(roots), rounds < 64 { rounds += 1 }
    }

    /// Frees what nothing reaches where the program could tell: it has a `deinit`, or weak references.
    public mutating func collectIfNoticed(roots: [Value]) throws {
        if types.noticesDeath { try collect(roots: roots) }
    }

    /// Notes that the host was given a value: a view, a closure. What it names directly is never freed.
    public mutating func give(_ value: Value) {
        switch value {
        case .object(let id): heap.givenObjects.insert(Int(id.index))
        case .variable(let box): heap.givenVariables.insert(box.index)
        case .host: return
        default:
            guard !value.isLeaf else { return }
            var parts: [Value] = []
            value.forEachPart { if !$0.isLeaf { parts.append($0) } }
            for part in parts { give(part) }
        }
    }

    private mutating func collectOnce(_ roots: [Value]) throws -> Bool {
        var trace = Trace(heap)
        for value in roots { trace.add(value) }
        for index in heap.givenObjects {
            trace.add(.object(ObjectID(index: Int32(index), generation: heap.places[index].generation)))
        }
        for index in heap.givenVariables { trace.add(.variable(VariableBoxID(index: index))) }
        forEachRoot { trace.add($0) }
        let garbage = heap.allNodes.filter { !trace.live.contains($0) }
        guard !garbage.isEmpty else { return false }
        var counts: [HeapNode: Int] = [:]
        for node in garbage { for target in heap.references(of: node) { counts[target, default: 0] += 1 } }
        var ready = Array(garbage.filter { counts[$0] == nil }.reversed())
        var ranDeinit = false
        while let node = ready.popLast() {
            if try deinitialize(node) { ranDeinit = true }
            for target in heap.references(of: node) {
                guard let count = counts[target] else { continue }
                counts[target] = count - 1
                if count == 1, !trace.live.contains(target) { ready.append(target) }
            }
            release(node)
        }
        return ranDeinit
    }

    private mutating func deinitialize(_ node: HeapNode) throws -> Bool {
        guard case .object(let index) = node, let object = heap.places[index].object else { return false }
        let id = ObjectID(index: Int32(index), generation: heap.places[index].generation)
        var ran = false
        var type: RuntimeType? = object.type
        while let current = type, let nominal = current.nominal {
            if let function = types[nominal].deinitializer {
                _ = try call(function, current.arguments.map { .type($0) } + [.object(id)])
                ran = true
            }
            type = types[nominal].superclass
        }
        return ran
    }

    private mutating func release(_ node: HeapNode) {
        switch node {
        case .object(let index):
            heap.remove(ObjectID(index: Int32(index), generation: heap.places[index].generation))
        case .variable(let index):
            heap.variables[index] = .null
            heap.freeVariables.append(index)
        }
    }

    /// Every value that the machine itself holds on to.
    private func forEachRoot(_ visit: (Value) -> Void) {
        for slot in globals { visit(slot.value) }
        for number in cells.cells.numbers {
            guard let cell = cells.cells[number] else { continue }
            visit(cell.latest)
            visit(cell.committed)
        }
        for group in cells.groups + Array(cells.taken.values) {
            if let transaction = group.transaction { visit(transaction) }
            for write in group.writes {
                visit(write.old)
                visit(write.new)
            }
        }
        for job in schedule.jobs {
            if let transaction = job.transaction { visit(transaction) }
            guard case .call(let closure, let arguments) = job.action else { continue }
            visit(closure)
            arguments.forEach(visit)
        }
        tasks.forEachValue(visit)
        for value in extras.values { value.forEachValue(visit) }
        if let ambient { visit(ambient) }
    }
}
