/// State that few nodes have, kept apart from the node: a word where there is none, and one reference to copy.
///
/// A value all the same: copies share the box until one of them is written to.
struct Boxed<Value: Sendable>: Sendable {
    /// Written to only where nobody else holds it.
    private final class Storage: @unchecked Sendable {
        var value: Value?

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    /// An empty box.
    init() {}

    /// Whether there is no value.
    var isEmpty: Bool { storage == nil }

    /// What is in it; nil: nothing.
    var value: Value? {
        _read {
            if let storage { yield storage.value } else { yield nil }
        }
        _modify {
            var value = take()
            defer { put(value) }
            yield &value
        }
    }

    /// What is in it, to be written to; what stands after `default` where there is nothing.
    subscript(default fresh: @autoclosure () -> Value) -> Value {
        get { value ?? fresh() }
        _modify {
            var value = take() ?? fresh()
            defer { put(value) }
            yield &value
        }
    }

    /// The value, moved out of a box that is not shared, so that what it holds is changed in place.
    private mutating func take() -> Value? {
        let value: Value?
        if isKnownUniquelyReferenced(&storage) {
            value = storage?.value
            storage?.value = nil
        } else {
            value = storage?.value
            storage = nil
        }
        return value
    }

    private mutating func put(_ value: Value?) {
        guard let value else {
            storage = nil
            return
        }
        if let storage { storage.value = value } else { storage = Storage(value) }
    }
}
