import Interpreter

extension VocabularySource {
    /// What every collection can do, by its index or without.
    static let collections: [NativeEntry] = all(counting, finding, indexing)

    private static func on(
        _ signature: String, _ owner: String = "Collection",
        _ body: @escaping @Sendable (inout Machine, NativeCall, ContiguousArray<Value>) throws -> Value
    ) -> NativeEntry {
        NativeEntry(signature, on: owner) { machine, call in try body(&machine, call, machine.items(call[0], at: call))
        }
    }

    private static let counting: [NativeEntry] = [
        on("var count: Int { get }") { _, _, items in .int(items.count) },
        on("var isEmpty: Bool { get }") { _, _, items in .bool(items.isEmpty) },
        on("var first: Element? { get }") { _, _, items in .optional(items.first) },
        on("var last: Element? { get }") { _, _, items in .optional(items.last) },
        on("func randomElement() -> Element?") { machine, _, items in
            .optional(items.randomElement(using: &machine.random))
        },
        on("func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?") { machine, _, items in
            .optional(items.randomElement(using: &machine.random))
        },
    ]

    private static let finding: [NativeEntry] = [
        on("func firstIndex(of element: Element) -> Index?", "Collection where Element: Equatable") {
            machine, call, items in
            for (place, item) in items.enumerated() where try machine.isEqual(item, call[1]) {
                return try machine.index(place, of: call[0], call)
            }
            return .null
        },
        on("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { machine, call, items in
            for (place, item) in items.enumerated() where try machine.holds(call[1], item) {
                return try machine.index(place, of: call[0], call)
            }
            return .null
        },
        on("func lastIndex(of element: Element) -> Index?", "Collection where Element: Equatable") {
            machine, call, items in
            for (place, item) in items.enumerated().reversed() where try machine.isEqual(item, call[1]) {
                return try machine.index(place, of: call[0], call)
            }
            return .null
        },
        on("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") { machine, call, items in
            for (place, item) in items.enumerated().reversed() where try machine.holds(call[1], item) {
                return try machine.index(place, of: call[0], call)
            }
            return .null
        },
        on("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") { machine, call, items in
            for item in items.reversed() where try machine.holds(call[1], item) { return .some(item) }
            return .null
        },
    ]

    private static let indexing: [NativeEntry] = [
        on("var indices: [Index] { get }") { machine, call, items in
            .list(try items.indices.map { try machine.index($0, of: call[0], call) })
        },
        NativeEntry("func index(after i: Index) -> Index", on: "Collection") { try $0.moved($1, by: 1) },
        NativeEntry("func index(before i: Index) -> Index", on: "Collection") { try $0.moved($1, by: -1) },
        NativeEntry("func formIndex(after i: inout Index)", on: "Collection") { machine, call in
            call.arguments[1] = try machine.moved(call, by: 1)
            return .void
        },
        NativeEntry("func formIndex(before i: inout Index)", on: "Collection") { machine, call in
            call.arguments[1] = try machine.moved(call, by: -1)
            return .void
        },
        NativeEntry("func index(_ i: Index, offsetBy distance: Int) -> Index", on: "Collection") { machine, call in
            try machine.moved(call, by: call.int(2))
        },
        NativeEntry(
            "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?", on: "Collection"
        ) { machine, call in
            let distance = try call.int(2), start = try call.int(1), limit = try call.int(3)
            let target = start &+ distance
            let isBeyond = distance >= 0 ? start <= limit && target > limit : start >= limit && target < limit
            return isBeyond ? .null : try machine.moved(call, by: distance)
        },
        NativeEntry("func distance(from start: Index, to end: Index) -> Int", on: "Collection") { _, call in
            .int(try call.int(2) &- call.int(1))
        },
    ]
}

extension Machine {
    /// The index of the element at a place: a range's is its element, others count from 0.
    fileprivate mutating func index(_ place: Int, of collection: Value, _ call: NativeCall) throws -> Value {
        if let range = collection.native as? RangeValue, let lower = range.lower.asInt { return .int(lower + place) }
        guard let after = member("index(after:)", of: type(of: collection)),
            let start = member("startIndex", of: type(of: collection))
        else { return .int(collection.startIndex + place) }
        var index = try self.call(start, [collection])
        for _ in 0..<place { index = try self.call(after, [collection, index]) }
        return index
    }

    /// The index at argument 1 moved within the collection at argument 0.
    fileprivate mutating func moved(_ call: NativeCall, by distance: Int) throws -> Value {
        let (index, overflow) = try call.int(1).addingReportingOverflow(distance)
        let first: Int, count: Int
        if let range = call[0].native as? RangeValue {
            let bounds = try wholeBounds(call, range)
            (first, count) = (bounds.lowerBound, bounds.count)
        } else {
            (first, count) = (call[0].startIndex, try items(call[0], at: call).count)
            // An array's index may leave it, as long as nothing is read there.
            if case .array = call[0].unboxed, !overflow { return .int(index) }
        }
        guard !overflow, index >= first, index <= first + count else {
            throw call.trap(.indexOutOfRange, "Index out of range: it leaves the collection's \(count) elements")
        }
        return .int(index)
    }
}
