import Interpreter

extension VocabularySource {
    /// Array and what collections with integer indices share.
    static let arrays: VocabularySource = VocabularySource(
        "Arrays",
        types: ["Array", "ArraySlice", "ContiguousArray"].flatMap { name in
            [
                NativeType(
                    """
                    struct \(name)<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, \
                    ExpressibleByArrayLiteral, CustomStringConvertible, Sendable { typealias Index = Int }
                    """),
                NativeType("extension \(name): Equatable where Element: Equatable {}"),
                NativeType("extension \(name): Hashable where Element: Hashable {}"),
                NativeType("extension \(name): Encodable where Element: Encodable {}"),
                NativeType("extension \(name): Decodable where Element: Decodable {}"),
            ]
        },
        entries: all(arrayEntries("Array"), arrayEntries("ArraySlice"), arrayEntries("ContiguousArray"), collections))

    private static func arrayEntries(_ name: String) -> [NativeEntry] {
        all(
            making(name), reading(name), parting(name).map { $0.counting(\.copyWork) },
            growing(name).map { $0.isOne(of: ["insert(", "replaceSubrange"]) ? $0.counting(\.moveWork) : $0 },
            shrinking(name).map {
                $0.isOne(of: ["remove(", "First", "Subrange", "where"]) ? $0.counting(\.moveWork) : $0
            },
            reordering(name).map { $0.isOne(of: ["swapAt"]) ? $0 : $0.counting(\.copyWork) }, operators(name))
    }

    private static func making(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("init()", on: name) { _, _ in .array([]) },
            NativeEntry("init<S: Sequence>(_ s: S) where S.Element == Element", on: name) { machine, call in
                .array(try machine.items(call[0], at: call))
            },
            NativeEntry("init(repeating repeatedValue: Element, count: Int)", on: name) { machine, call in
                let count = try call.int(1)
                guard count >= 0 else { throw call.trap(.precondition, "Can't construct Array with count < 0") }
                try machine.reserve(count, adding: count)
                return .array(ContiguousArray(repeating: call[0], count: count))
            },
            NativeEntry("init(arrayLiteral elements: Element...)", on: name) { $1[0] },
        ]
    }

    private static func reading(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("var count: Int { get }", on: name, intrinsic: name == "Array" ? .arrayCount : nil) {
                .int(try $1.array(0).count)
            },
            NativeEntry("var isEmpty: Bool { get }", on: name, intrinsic: name == "Array" ? .arrayIsEmpty : nil) {
                .bool(try $1.array(0).isEmpty)
            },
            NativeEntry("var first: Element? { get }", on: name) { .optional(try $1.array(0).first) },
            NativeEntry("var last: Element? { get }", on: name) { .optional(try $1.array(0).last) },
            NativeEntry("var startIndex: Int { get }", on: name) { .int($1[0].startIndex) },
            NativeEntry("var endIndex: Int { get }", on: name) { .int(try $1[0].startIndex + $1.array(0).count) },
            NativeEntry("var indices: Range<Int> { get }", on: name) { machine, call in
                let first = call[0].startIndex, end = try first + call.array(0).count
                return .native(
                    RangeValue(
                        lower: .int(first), upper: .int(end), isClosed: false, bound: machine.types.type("Int")))
            },
            NativeEntry("var capacity: Int { get }", on: name) { .int(try $1.array(0).count) },
            NativeEntry("var description: String { get }", on: name) { machine, call in
                .string(try machine.describe(call[0].unboxed, as: machine.types.type("Array", call.typeArguments)))
            },
            NativeEntry(
                "subscript(index: Int) -> Element { get set }", on: name,
                intrinsic: name == "Array" ? .arraySubscript : nil, set: setElement
            ) { _, call in
                let elements = try call.array(0), place = try call.position(1)
                guard elements.indices.contains(place) else { throw call.outOfRange(place, elements.count) }
                return elements[place]
            },
            NativeEntry(
                "subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> where R.Bound == Int { get set }",
                on: name, set: setSlice
            ) { _, call in
                let elements = try call.array(0), bounds = try call.bounds(1, count: elements.count)
                return .slice(.list(elements[bounds]), from: call[0].startIndex + bounds.lowerBound)
            },
        ]
    }

    /// Parts up to and from an index.
    private static func parting(_ name: String) -> [NativeEntry] {
        let parts: [(String, PartialRangeValue.Kind)] = [
            ("prefix(upTo end: Int)", .upTo), ("prefix(through position: Int)", .through),
            ("suffix(from start: Int)", .from),
        ]
        return parts.map { signature, kind in
            NativeEntry("func \(signature) -> ArraySlice<Element>", on: name) { _, call in
                call.arguments[1] = .native(PartialRangeValue(kind: kind, bound: call[1]))
                let elements = try call.array(0), bounds = try call.bounds(1, count: elements.count)
                return .slice(.list(elements[bounds]), from: call[0].startIndex + bounds.lowerBound)
            }
        }
    }

    private static let setElement: NativeBody = { _, call in
        let place = try call.position(1), new = call[2]
        let count = try call.array(0).count
        guard (0..<count).contains(place) else { throw call.outOfRange(place, count) }
        _ = call.arguments[0].updateArray { $0[place] = new }
        return .void
    }

    private static let setSlice: NativeBody = { machine, call in
        let bounds = try call.bounds(1, count: call.array(0).count)
        let new = try call.array(2)
        try machine.reserve(call.array(0).count + new.count, adding: new.count)
        _ = call.arguments[0].updateArray { $0.replaceSubrange(bounds, with: new) }
        return .void
    }

    private static func growing(_ name: String) -> [NativeEntry] {
        let append: NativeBody = { machine, call in
            let more = try machine.items(call[1], at: call)
            try machine.reserve(call.array(0).count + more.count, adding: more.count)
            _ = call.arguments[0].updateArray { $0 += more }
            return .void
        }
        return [
            NativeEntry(
                "mutating func append(_ newElement: Element)", on: name, intrinsic: name == "Array" ? .arrayAppend : nil
            ) { machine, call in
                try machine.reserve(call.array(0).count + 1, adding: 1)
                let new = call[1]
                _ = call.arguments[0].updateArray { $0.append(new) }
                return .void
            },
            NativeEntry(
                "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element", on: name,
                body: append),
            NativeEntry("mutating func insert(_ newElement: Element, at i: Int)", on: name) { machine, call in
                let count = try call.array(0).count, index = try call.position(2), new = call[1]
                guard (0...count).contains(index) else { throw call.outOfRange(index, count) }
                try machine.reserve(count + 1, adding: 1)
                _ = call.arguments[0].updateArray { $0.insert(new, at: index) }
                return .void
            },
            NativeEntry(
                "mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element",
                on: name
            ) { machine, call in
                let count = try call.array(0).count, index = try call.position(2)
                let more = try machine.items(call[1], at: call)
                guard (0...count).contains(index) else { throw call.outOfRange(index, count) }
                try machine.reserve(count + more.count, adding: more.count)
                _ = call.arguments[0].updateArray { $0.insert(contentsOf: more, at: index) }
                return .void
            },
            NativeEntry("mutating func reserveCapacity(_ n: Int)", on: name) { _, _ in .void },
            NativeEntry(
                "mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ subrange: R, with newElements: C) where R.Bound == Int, C.Element == Element",
                on: name
            ) { machine, call in
                let bounds = try call.bounds(1, count: call.array(0).count)
                let new = try machine.items(call[2], at: call)
                try machine.reserve(call.array(0).count + new.count, adding: new.count)
                _ = call.arguments[0].updateArray { $0.replaceSubrange(bounds, with: new) }
                return .void
            },
        ]
    }

    private static func shrinking(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("@discardableResult mutating func remove(at index: Int) -> Element", on: name) { _, call in
                let count = try call.array(0).count, index = try call.position(1)
                guard (0..<count).contains(index) else { throw call.outOfRange(index, count) }
                return call.arguments[0].updateArray { $0.remove(at: index) } ?? .null
            },
            NativeEntry("@discardableResult mutating func removeFirst() -> Element", on: name) { _, call in
                guard try !call.array(0).isEmpty else { throw call.empty("remove the first element") }
                return call.removeFirst(name) ?? .null
            },
            NativeEntry("@discardableResult mutating func removeLast() -> Element", on: name) { _, call in
                guard try !call.array(0).isEmpty else { throw call.empty("remove the last element") }
                return call.arguments[0].updateArray { $0.removeLast() } ?? .null
            },
            NativeEntry("mutating func removeFirst(_ k: Int)", on: name) { _, call in
                let count = try call.array(0).count, k = try call.int(1)
                guard (0...count).contains(k) else { throw call.outOfRange(k, count) }
                let start = call[0].startIndex
                _ = call.arguments[0].updateArray { $0.removeFirst(k) }
                call.begin(at: start + k, name)
                return .void
            },
            NativeEntry("mutating func removeLast(_ k: Int)", on: name) { _, call in
                let count = try call.array(0).count, k = try call.int(1)
                guard (0...count).contains(k) else { throw call.outOfRange(k, count) }
                _ = call.arguments[0].updateArray { $0.removeLast(k) }
                return .void
            },
            NativeEntry("mutating func popLast() -> Element?", on: name) { _, call in
                .optional(call.arguments[0].updateArray { $0.popLast() } ?? nil)
            },
            NativeEntry("mutating func popFirst() -> Element?", on: name) { _, call in
                .optional(call.removeFirst(name))
            },
            NativeEntry("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", on: name) { _, call in
                call.arguments[0] = .array([])
                return .void
            },
            NativeEntry("mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows", on: name) {
                machine, call in
                var kept = ContiguousArray<Value>()
                for element in try call.array(0) where try !machine.holds(call[1], element) { kept.append(element) }
                call.arguments[0] = .array(kept)
                return .void
            },
            NativeEntry("mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int", on: name)
            { _, call in
                let bounds = try call.bounds(1, count: call.array(0).count)
                _ = call.arguments[0].updateArray { $0.removeSubrange(bounds) }
                return .void
            },
        ]
    }

    private static func reordering(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("mutating func sort()", on: name + " where Element: Comparable") { machine, call in
                call.arguments[0] = .slice(.array(try machine.sorted(call.array(0), by: nil)), from: call[0].startIndex)
                return .void
            },
            NativeEntry(
                "mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows", on: name
            ) { machine, call in
                call.arguments[0] = .slice(
                    .array(try machine.sorted(call.array(0), by: call[1])), from: call[0].startIndex)
                return .void
            },
            NativeEntry("mutating func reverse()", on: name) { _, call in
                _ = call.arguments[0].updateArray { $0.reverse() }
                return .void
            },
            NativeEntry("mutating func shuffle()", on: name) { machine, call in
                try machine.spend(4 * call.array(0).count)
                _ = call.arguments[0].updateArray { $0.shuffle(using: &machine.random) }
                return .void
            },
            NativeEntry("mutating func swapAt(_ i: Int, _ j: Int)", on: name) { _, call in
                let count = try call.array(0).count, i = try call.position(1), j = try call.position(2)
                for index in [i, j] where !(0..<count).contains(index) { throw call.outOfRange(index, count) }
                _ = call.arguments[0].updateArray { $0.swapAt(i, j) }
                return .void
            },
            NativeEntry("mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)", on: name) {
                machine, call in
                let elements = try call.array(0), places = Set(try machine.items(call[1], at: call).compactMap(\.asInt))
                let destination = try call.int(2)
                guard (0...elements.count).contains(destination), places.allSatisfy(elements.indices.contains) else {
                    throw call.outOfRange(destination, elements.count)
                }
                let moved = elements.indices.filter(places.contains).map { elements[$0] }
                func kept(_ range: Range<Int>) -> [Value] { range.filter { !places.contains($0) }.map { elements[$0] } }
                call.arguments[0] = .list(kept(0..<destination) + moved + kept(destination..<elements.count))
                return .void
            },
            NativeEntry("mutating func remove(atOffsets offsets: IndexSet)", on: name) { machine, call in
                let places = Set(try machine.items(call[1], at: call).compactMap(\.asInt))
                call.arguments[0] = .list(
                    try call.array(0).enumerated().filter { !places.contains($0.offset) }.map(\.element))
                return .void
            },
            NativeEntry(
                "mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int",
                on: name
            ) { machine, call in
                var parts: ([Value], [Value]) = ([], [])
                for element in try call.array(0) {
                    if try machine.holds(call[1], element) { parts.1.append(element) } else { parts.0.append(element) }
                }
                call.arguments[0] = .list(parts.0 + parts.1)
                return .int(parts.0.count)
            },
        ]
    }

    private static func operators(_ name: String) -> [NativeEntry] {
        let add: @Sendable (inout Machine, NativeCall) throws -> Value = { machine, call in
            let (left, right) = (try machine.items(call[0], at: call), try machine.items(call[1], at: call))
            try machine.reserve(left.count + right.count, adding: right.count)
            return .array(left + right)
        }
        return [
            NativeEntry("static func + (lhs: \(name)<Element>, rhs: \(name)<Element>) -> \(name)<Element>", on: name) {
                try add(&$0, $1)
            },
            NativeEntry(
                "static func + <S: Sequence>(lhs: \(name)<Element>, rhs: S) -> \(name)<Element> where S.Element == Element",
                on: name
            ) { try add(&$0, $1) },
            NativeEntry("static func += (lhs: inout \(name)<Element>, rhs: \(name)<Element>)", on: name) {
                machine, call in
                let more = try call.array(1)
                try machine.reserve(call.array(0).count + more.count, adding: more.count)
                _ = call.arguments[0].updateArray { $0 += more }
                return .void
            },
            NativeEntry(
                "static func += <S: Sequence>(lhs: inout \(name)<Element>, rhs: S) where S.Element == Element", on: name
            ) { machine, call in
                let more = try machine.items(call[1], at: call)
                try machine.reserve(call.array(0).count + more.count, adding: more.count)
                _ = call.arguments[0].updateArray { $0 += more }
                return .void
            },
        ]
    }
}

extension NativeCall {
    /// The place, counted from 0, of the index at an argument.
    func position(_ index: Int) throws -> Int { try int(index) &- self[0].startIndex }

    /// Takes the first element away; what is left of a slice begins one further on.
    fileprivate mutating func removeFirst(_ type: String) -> Value? {
        let start = self[0].startIndex
        guard let first = arguments[0].updateArray({ $0.isEmpty ? nil : $0.removeFirst() }) ?? nil else { return nil }
        begin(at: start + 1, type)
        return first
    }

    /// Sets the index of a slice's first element.
    fileprivate mutating func begin(at start: Int, _ type: String) {
        if type == "ArraySlice" { arguments[0] = .slice(arguments[0].unboxed, from: start) }
    }

    /// The trap of a place, counted from 0, beyond a collection's ends.
    func outOfRange(_ place: Int, _ count: Int) -> Trap {
        let first = self[0].startIndex
        let range = count == 0 ? "the collection is empty" : "valid indices are \(first)...\(first + count - 1)"
        return trap(.indexOutOfRange, "Index out of range: \(place &+ first), but \(range)")
    }

    /// The trap of taking something from an empty collection.
    func empty(_ what: String) -> Trap { trap(.emptyCollection, "cannot \(what) of an empty collection") }

    /// A range expression at an argument as places, counted from 0, within the collection that the call is for.
    func bounds(_ index: Int, count: Int) throws -> Range<Int> {
        let first = self[0].startIndex, last = first + count
        let bounds: Range<Int>
        if let range = self[index].native as? RangeValue {
            bounds = try wholeBounds(self, range)
        } else {
            let range = try native(index, PartialRangeValue.self)
            let end = range.bound.asInt ?? 0
            switch range.kind {
            case .from: bounds = end <= last ? end..<last : end..<end
            case .through: bounds = end < .max && end >= first - 1 ? first..<(end + 1) : first..<first
            case .upTo: bounds = first..<max(end, first)
            }
        }
        guard bounds.lowerBound >= first, bounds.upperBound <= last else {
            throw trap(.indexOutOfRange, "Range out of range: \(bounds), but the collection has \(count) elements")
        }
        return (bounds.lowerBound - first)..<(bounds.upperBound - first)
    }
}
