/// State that few nodes have, kept apart from the node: a word where there is none, and one reference to copy.
///
/// A value all the same: copies share the box until one of them is written to.
struct Boxed<Value: Sendable>: Sendable {
    /// Written to only where nobody else holds it.
    private final class Storage: @unchecked Sendable {
        var value: Value?

        init(_ value: Value?) { self.value = value }
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
            let own = own()
            defer { if own.value == nil { storage = nil } }
            yield &own.value
        }
    }

    /// The box, of which no copy has a share.
    private mutating func own() -> Storage {
        if isKnownUniquelyReferenced(&storage), let storage { return storage }
        let new = Storage(storage?.value)
        storage = new
        return new
    }
}
