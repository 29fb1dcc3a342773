import PagedStore

/// Class instances and captured variables. They are freed by a trace, never by counting references.
public struct Heap: Sendable {
    struct Object: Sendable {
        let type: RuntimeType
        var fields: ContiguousArray<Value>
    }

    struct Place: Sendable {
        var generation: Int32 = 0
        var object: Object?
    }

    var places = PagedStore<Place>()
    var freePlaces = PagedStore<Int>()
    var variables = PagedStore<Value>()
    var freeVariables = PagedStore<Int>()
    /// How many objects are alive.
    public internal(set) var objectCount = 0
    /// Whether code ran since the last trace.
    var isDirty = false
    /// Places of what the host was given, which it may hold on to for as long as it likes.
    var givenObjects: Set<Int> = []
    var givenVariables: Set<Int> = []
    /// Objects and variables made since the last trace.
    public internal(set) var allocations = 0
}

extension Heap {
    mutating func insert(_ object: Object) -> ObjectID {
        allocations += 1
        objectCount += 1
        if let index = freePlaces.popLast() {
            places[index].object = object
            return ObjectID(index: Int32(index), generation: places[index].generation)
        }
        places.append(Place(object: object))
        return ObjectID(index: Int32(places.count - 1), generation: 0)
    }

    func object(_ id: ObjectID) -> Object? {
        let place = places[Int(id.index)]
        return place.generation == id.generation ? place.object : nil
    }

    /// Whether an object is still there.
    public func isAlive(_ id: ObjectID) -> Bool { object(id) != nil }

    mutating func remove(_ id: ObjectID) {
        let index = Int(id.index)
        places[index].object = nil
        places[index].generation &+= 1
        freePlaces.append(index)
        objectCount -= 1
    }

    mutating func makeVariable(_ value: Value) -> VariableBoxID {
        allocations += 1
        if let index = freeVariables.popLast() {
            variables[index] = value
            return VariableBoxID(index: index)
        }
        variables.append(value)
        return VariableBoxID(index: variables.count - 1)
    }
}

extension Machine {
    /// A new instance of a class with its fields in order, inherited ones first.
    public mutating func makeObject(_ type: RuntimeType, _ fields: ContiguousArray<Value>) -> Value {
        .object(heap.insert(Heap.Object(type: type, fields: fields)))
    }

    /// An object's class; nil once it is gone.
    public func type(of object: ObjectID) -> RuntimeType? { heap.object(object)?.type }

    /// An object's field by place.
    public func field(_ index: Int, of object: ObjectID) -> Value { heap.object(object)?.fields[index] ?? .null }

    /// Sets an object's field by place, without noting a change.
    public mutating func setField(_ index: Int, of object: ObjectID, to value: Value) {
        guard heap.isAlive(object),
            let count = heap.places[Int(object.index)].object?.fields.count, index < count
        else { return }
        heap.places[Int(object.index)].object?.fields[index] = value
    }

    /// A captured variable's value.
    func variable(_ id: VariableBoxID) -> Value { heap.variables[id.index] }
}
