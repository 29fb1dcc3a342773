import Interpreter

extension VocabularySource {
    /// What every sequence can do: arrays, ranges, strings, dictionaries, sets, and the program's own.
    static let sequences: VocabularySource = VocabularySource(
        "Sequences",
        types: [
            NativeType("struct StrideTo<Element>: Sequence {}"),
            NativeType("struct StrideThrough<Element>: Sequence {}"),
            NativeType("struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {}"),
            NativeType(
                "struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence { typealias Element = Elements.Element }"
            ),
        ],
        entries: all(transforming, searching, reducing, slicing, global))

    private static func on(
        _ signature: String, _ owner: String = "Sequence",
        _ body: @escaping @Sendable (inout Machine, NativeCall, ContiguousArray<Value>) throws -> Value
    ) -> NativeEntry {
        NativeEntry(signature, on: owner) { machine, call in
            let items = try machine.items(call[0], at: call)
            try machine.spend(items.count)
            return try body(&machine, call, items)
        }
    }

    private static let joinedText: @Sendable (inout Machine, NativeCall, ContiguousArray<Value>) throws -> Value = {
        machine, _, items in
        let text = items.map { $0.asString ?? "" }.joined()
        try machine.reserveText(text.utf8.count, adding: text.utf8.count)
        return .string(text)
    }

    private static let transforming: [NativeEntry] = [
        on("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]") { machine, call, items in
            var result = ContiguousArray<Value>()
            result.reserveCapacity(items.count)
            for item in items { result.append(try machine.call(call[1], [item])) }
            return .array(result)
        },
        on("func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]") { machine, call, items in
            var result = ContiguousArray<Value>()
            for item in items { if let kept = try machine.call(call[1], [item]).payload { result.append(kept) } }
            return .array(result)
        },
        on("func flatMap<Segment: Sequence>(_ transform: (Element) throws -> Segment) rethrows -> [Segment.Element]") {
            machine, call, items in
            var result = ContiguousArray<Value>()
            for item in items {
                let more = try machine.items(machine.call(call[1], [item]), at: call)
                try machine.reserve(result.count + more.count, adding: more.count)
                result += more
            }
            return .array(result)
        },
        on("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") { machine, call, items in
            var result = ContiguousArray<Value>()
            for item in items where try machine.holds(call[1], item) { result.append(item) }
            return .array(result)
        },
        on("func forEach(_ body: (Element) throws -> Void) rethrows") { machine, call, items in
            for item in items { _ = try machine.call(call[1], [item]) }
            return .void
        },
        on("func enumerated() -> [(offset: Int, element: Element)]") { _, _, items in
            .list(items.enumerated().map { .tuple([.int($0), $1]) })
        },
        on("func reversed() -> [Element]") { _, _, items in .list(items.reversed()) },
        on("func sorted() -> [Element]", "Sequence where Element: Comparable") { machine, _, items in
            .array(try machine.sorted(items, by: nil))
        },
        on("func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]") {
            machine, call, items in
            .array(try machine.sorted(items, by: call[1]))
        },
        on("func shuffled() -> [Element]") { machine, _, items in .list(items.shuffled(using: &machine.random)) },
        on("func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]") { machine, _, items in
            .list(items.shuffled(using: &machine.random))
        },
        on("func joined() -> [Element.Element]", "Sequence where Element: Sequence") { machine, call, items in
            var result = ContiguousArray<Value>()
            for item in items { result += try machine.items(item, at: call) }
            return .array(result)
        },
        on("func joined() -> String", "Array where Element == String", joinedText),
        on("func joined() -> String", "Array where Element == Substring", joinedText),
        on("func joined(separator: String = \"\") -> String", "Sequence where Element: StringProtocol") {
            machine, call, items in
            let text = items.map { $0.asString ?? "" }.joined(separator: try call.string(1))
            try machine.reserveText(text.utf8.count, adding: text.utf8.count)
            return .string(text)
        },
        on("var lazy: [Element] { get }") { _, _, items in .array(items) },
        on("func makeIterator() -> IndexingIterator<[Element]>") { _, _, items in
            .native(IteratorValue(elements: items))
        },
        on("var underestimatedCount: Int { get }") { _, _, items in .int(items.count) },
        on("var _elements: [Element] { get }") { _, _, items in .array(items) },
    ]

    private static let searching: [NativeEntry] = [
        NativeEntry("func contains(_ element: Element) -> Bool", on: "Sequence where Element: Equatable") {
            machine, call in
            let wanted = call[1]
            return .bool(try machine.firstItem(call) { try $0.isEqual($1, wanted) } != nil)
        },
        NativeEntry("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool", on: "Sequence") {
            machine, call in
            let predicate = call[1]
            return .bool(try machine.firstItem(call) { try $0.holds(predicate, $1) } != nil)
        },
        on("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool") { machine, call, items in
            for item in items where try !machine.holds(call[1], item) { return .bool(false) }
            return .bool(true)
        },
        NativeEntry("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?", on: "Sequence") {
            machine, call in
            let predicate = call[1]
            return .optional(try machine.firstItem(call) { try $0.holds(predicate, $1) })
        },
        on("func min() -> Element?", "Sequence where Element: Comparable") { machine, _, items in
            try machine.extreme(items, most: false, by: nil)
        },
        on("func max() -> Element?", "Sequence where Element: Comparable") { machine, _, items in
            try machine.extreme(items, most: true, by: nil)
        },
        on("func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") {
            machine, call, items in
            try machine.extreme(items, most: false, by: call[1])
        },
        on("func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?") {
            machine, call, items in
            try machine.extreme(items, most: true, by: call[1])
        },
        on("func elementsEqual<Other: Sequence>(_ other: Other) -> Bool", "Sequence where Element: Equatable") {
            machine, call, items in
            .bool(try machine.isEqual(.array(items), .array(machine.items(call[1], at: call))))
        },
        on("func starts<Prefix: Sequence>(with possiblePrefix: Prefix) -> Bool", "Sequence where Element: Equatable") {
            machine, call, items in
            let other = try machine.items(call[1], at: call)
            return .bool(try machine.isEqual(.list(items.prefix(other.count)), .array(other)))
        },
        on(
            "func lexicographicallyPrecedes<Other: Sequence>(_ other: Other) -> Bool",
            "Sequence where Element: Comparable"
        ) { machine, call, items in
            let other = try machine.items(call[1], at: call)
            for (left, right) in zip(items, other) {
                if try machine.isLess(left, right) { return .bool(true) }
                if try machine.isLess(right, left) { return .bool(false) }
            }
            return .bool(items.count < other.count)
        },
    ]

    private static let reducing: [NativeEntry] = [
        on(
            "func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result"
        ) { machine, call, items in
            var result = call[1]
            for item in items { result = try machine.call(call[2], [result, item]) }
            return result
        },
        on(
            "func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result"
        ) { machine, call, items in
            var result = call[1]
            for item in items {
                var arguments: ContiguousArray<Value> = [result, item]
                result = .null
                _ = try machine.call(call[2], updating: &arguments)
                result = arguments[0]
            }
            return result
        },
        on("func count(where predicate: (Element) throws -> Bool) rethrows -> Int") { machine, call, items in
            var count = 0
            for item in items where try machine.holds(call[1], item) { count += 1 }
            return .int(count)
        },
    ]

    private static let slicing: [NativeEntry] = [
        NativeEntry("func prefix(_ maxLength: Int) -> ArraySlice<Element>", on: "Sequence") { machine, call in
            let length = try call.int(1)
            guard length >= 0 else { throw call.trap(.precondition, "cannot take a prefix of negative length") }
            var result: ContiguousArray<Value> = []
            guard length > 0 else { return .array([]) }
            try machine.visit(call[0], at: call) { machine, item in
                try machine.reserve(result.count + 1, adding: 1)
                result.append(item)
                return result.count < length
            }
            return part(result[...], of: call[0])
        },
        on("func suffix(_ maxLength: Int) -> ArraySlice<Element>") { _, call, items in
            let length = try call.int(1)
            guard length >= 0 else { throw call.trap(.precondition, "cannot take a suffix of negative length") }
            return part(items.suffix(length), of: call[0])
        },
        on("func dropFirst(_ k: Int = 1) -> ArraySlice<Element>") { _, call, items in
            let length = try call.int(1)
            guard length >= 0 else { throw call.trap(.precondition, "cannot drop a negative number of elements") }
            return part(items.dropFirst(length), of: call[0])
        },
        on("func dropLast(_ k: Int = 1) -> ArraySlice<Element>") { _, call, items in
            let length = try call.int(1)
            guard length >= 0 else { throw call.trap(.precondition, "cannot drop a negative number of elements") }
            return part(items.dropLast(length), of: call[0])
        },
        NativeEntry(
            "func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>", on: "Sequence"
        ) { machine, call in
            let predicate = call[1]
            var result: ContiguousArray<Value> = []
            try machine.visit(call[0], at: call) { machine, item in
                guard try machine.holds(predicate, item) else { return false }
                try machine.reserve(result.count + 1, adding: 1)
                result.append(item)
                return true
            }
            return part(result[...], of: call[0])
        },
        on("func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>") {
            machine, call, items in
            part(try items.drop { try machine.holds(call[1], $0) }, of: call[0])
        },
        on(
            "func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]",
            "Sequence where Element: Equatable"
        ) { machine, call, items in
            let parts = try items.split(
                maxSplits: splits(call, 2), omittingEmptySubsequences: call.bool(3)
            ) { try machine.isEqual($0, call[1]) }
            return .list(parts.map { part($0, of: call[0]) })
        },
        on(
            "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]"
        ) { machine, call, items in
            let parts = try items.split(
                maxSplits: splits(call, 1), omittingEmptySubsequences: call.bool(2)
            ) { try machine.holds(call[3], $0) }
            return .list(parts.map { part($0, of: call[0]) })
        },
    ]

    private static let global: [NativeEntry] = [
        NativeEntry(
            "func zip<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) -> [(First.Element, Second.Element)]"
        ) { machine, call in
            let (left, right) = try machine.bothSides(call)
            return .list(zip(left, right).map { .tuple([$0, $1]) })
        },
        stride("func stride<T: Strideable>(from start: T, to end: T, by stride: T) -> StrideTo<T>", isThrough: false),
        stride(
            "func stride<T: Strideable>(from start: T, through end: T, by stride: T) -> StrideThrough<T>",
            isThrough: true),
        NativeEntry("func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T, T?>") { _, call in
            let (first, next) = (call[0], call[1])
            return .native(
                UnfoldValue(nativeType: "UnfoldSequence", held: [first, next]) { machine, last in
                    try last.map { try machine.call(next, [$0]).payload } ?? (last == nil ? first : nil)
                })
        },
        NativeEntry("func repeatElement<T>(_ element: T, count n: Int) -> [T]") { machine, call in
            let count = try call.int(1)
            guard count >= 0 else { throw call.trap(.precondition, "Repetition count should be non-negative") }
            try machine.reserve(count, adding: count)
            return .array(ContiguousArray(repeating: call[0], count: count))
        },
        NativeEntry("mutating func next() -> Element?", on: "UnfoldSequence") { machine, call in
            var iterator = try call.native(0, UnfoldValue.self)
            guard let element = try iterator.next(&machine, iterator.last) else { return .null }
            iterator.last = element
            call.arguments[0] = .native(iterator)
            return .some(element)
        },
        NativeEntry("mutating func next() -> Elements.Element?", on: "IndexingIterator") { _, call in
            var iterator = try call.native(0, IteratorValue.self)
            guard iterator.position < iterator.elements.count else { return .null }
            iterator.position += 1
            call.arguments[0] = .native(iterator)
            return .some(iterator.elements[iterator.position - 1])
        },
    ]

    private static func stride(_ signature: String, isThrough: Bool) -> NativeEntry {
        NativeEntry(signature) { _, call in
            guard call[2].asInt != 0, call[2].asDouble != 0 else {
                throw call.trap(.precondition, "Stride size must not be zero")
            }
            return .native(StrideValue(start: call[0], end: call[1], step: call[2], isThrough: isThrough))
        }
    }
}

/// A part of a sequence's elements; that of an array keeps the array's indices.
private func part(_ elements: ContiguousArray<Value>.SubSequence, of sequence: Value) -> Value {
    guard case .array = sequence.unboxed else { return .list(elements) }
    return .slice(.list(elements), from: sequence.startIndex + elements.startIndex)
}

extension Machine {
    /// The elements of two sequences, of which one may have no end.
    fileprivate mutating func bothSides(
        _ call: NativeCall
    ) throws -> (ContiguousArray<Value>, ContiguousArray<Value>) {
        if let open = endless(call[0]) {
            let right = try items(call[1], at: call)
            return (try open.first(right.count, &self), right)
        }
        let left = try items(call[0], at: call)
        if let open = endless(call[1]) { return (left, try open.first(left.count, &self)) }
        return (left, try items(call[1], at: call))
    }

    /// The first element of a call's sequence for which something holds.
    fileprivate mutating func firstItem(
        _ call: NativeCall, _ holds: (inout Machine, Value) throws -> Bool
    ) throws -> Value? {
        var found: Value?
        try visit(call[0], at: call) { machine, item in
            try machine.spend(1)
            guard try holds(&machine, item) else { return true }
            found = item
            return false
        }
        return found
    }

    /// A sequence that may have no end: `1...`, `sequence(first:next:)`.
    func endless(_ sequence: Value) -> UnfoldValue? {
        if let unfold = sequence.native as? UnfoldValue { return unfold }
        guard let range = sequence.native as? PartialRangeValue, range.kind == .from, let start = range.bound.asInt
        else { return nil }
        return UnfoldValue(nativeType: "PartialRangeFrom", held: []) { _, last in
            guard let last = last?.asInt else { return .int(start) }
            return last < .max ? .int(last + 1) : nil
        }
    }
}

/// How often a `split` may split, by the argument at a place; fewer than no times ends the program.
func splits(_ call: NativeCall, _ index: Int) throws -> Int {
    let count = try call.int(index)
    guard count >= 0 else { throw call.trap(.precondition, "cannot split a negative number of times: \(count)") }
    return count
}
