import Interpreter

/// A sequence of the vocabulary that is neither array, set nor dictionary: it lists its elements itself.
protocol ListedValue: NativeValue {
    /// The elements in order.
    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value>
}

extension RangeValue: ListedValue {
    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value> {
        let bounds = try wholeBounds(NativeCall([]), self)
        try machine.reserve(bounds.count, adding: bounds.count)
        return ContiguousArray(bounds.lazy.map { .int($0) })
    }
}

/// `stride(from:to:by:)` and `stride(from:through:by:)`.
struct StrideValue: ListedValue {
    let start: Value
    let end: Value
    let step: Value
    let isThrough: Bool
    var nativeType: String { isThrough ? "StrideThrough" : "StrideTo" }
    func forEachValue(_ visit: (Value) -> Void) { [start, end, step].forEach(visit) }

    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value> {
        if let first = start.asInt, let last = end.asInt, let step = step.asInt {
            return try list(whole(first, last, step), &machine) { .int($0) }
        }
        guard let first = start.asDouble, let last = end.asDouble, let step = step.asDouble else { return [] }
        let count = ((last - first) / step).rounded(.down)
        try machine.reserve(Int(exactly: max(count, 0)) ?? .max, adding: 0)
        var result: ContiguousArray<Value> = []
        for number in stride(from: first, through: last, by: step) where isThrough || number != last {
            result.append(.double(number))
        }
        return result
    }

    private func whole(_ first: Int, _ last: Int, _ step: Int) -> any Sequence<Int> {
        if isThrough { return stride(from: first, through: last, by: step) }
        return stride(from: first, to: last, by: step)
    }

    private func list(
        _ numbers: any Sequence<Int>, _ machine: inout Machine, _ value: (Int) -> Value
    ) throws -> ContiguousArray<Value> {
        try machine.reserve(numbers.underestimatedCount, adding: numbers.underestimatedCount)
        return ContiguousArray(numbers.map(value))
    }
}

/// A sequence with an end that nobody knows beforehand: `sequence(first:next:)`, `repeatElement`, a partial range.
struct UnfoldValue: ListedValue {
    let nativeType: String
    /// What `next` uses of the program.
    let held: [Value]
    let next: @Sendable (inout Machine, Value?) throws -> Value?
    /// What an iterator gave last.
    var last: Value?

    init(
        nativeType: String, held: [Value], next: @escaping @Sendable (inout Machine, Value?) throws -> Value?
    ) {
        self.nativeType = nativeType
        self.held = held
        self.next = next
    }

    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value> { try first(.max, &machine) }
    func forEachValue(_ visit: (Value) -> Void) { held.forEach(visit) }

    /// At most so many elements.
    func first(_ limit: Int, _ machine: inout Machine) throws -> ContiguousArray<Value> {
        var result: ContiguousArray<Value> = []
        while result.count < limit, let element = try next(&machine, result.last) {
            try machine.reserve(result.count + 1, adding: 1)
            result.append(element)
        }
        return result
    }
}

/// An iterator over listed elements.
struct IteratorValue: ListedValue {
    let elements: ContiguousArray<Value>
    var position = 0
    var nativeType: String { "IndexingIterator" }
    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value> { ContiguousArray(elements[position...]) }
    func forEachValue(_ visit: (Value) -> Void) { elements.forEach(visit) }
}

extension Machine {
    /// The elements of any sequence: of the vocabulary, or of the program by its iterator.
    mutating func items(_ sequence: Value, at call: NativeCall) throws -> ContiguousArray<Value> {
        switch sequence {
        case .array(let elements): return elements
        case .set(let table): return ContiguousArray(table.keys)
        case .dictionary(let table): return ContiguousArray(table.pairs.map { .tuple([$0.key, $0.value]) })
        case .string(let text): return ContiguousArray(text.map { .character($0) })
        case .any, .slice: return try items(sequence.unboxed, at: call)
        case .host(let box):
            if let listed = box.value as? any ListedValue { return try listed.listed(&self) }
        default: break
        }
        return try iterated(sequence, at: call)
    }

    /// Hands elements over one by one until `body` says no: a sequence without end is not listed.
    mutating func visit(
        _ sequence: Value, at call: NativeCall, _ body: (inout Machine, Value) throws -> Bool
    ) throws {
        if let open = endless(sequence) {
            var last: Value?
            while let element = try open.next(&self, last), try body(&self, element) { last = element }
            return
        }
        guard let (start, next) = try ownIterator(sequence) else {
            for element in try items(sequence, at: call) {
                try spend(1)
                if try !body(&self, element) { return }
            }
            return
        }
        var iterator = start
        while true {
            var arguments: ContiguousArray<Value> = [iterator]
            iterator = .null
            guard let element = try self.call(next, updating: &arguments).payload else { return }
            iterator = arguments[0]
            if try !body(&self, element) { return }
        }
    }

    /// The iterator of a sequence of the program, and its `next()`; nil where the vocabulary lists the elements.
    private mutating func ownIterator(_ sequence: Value) throws -> (Value, FunctionID)? {
        switch sequence {
        case .structure, .object, .enumeration: break
        default: return nil
        }
        var iterator = sequence
        if let make = member("makeIterator()", of: type(of: sequence)) { iterator = try self.call(make, [sequence]) }
        return member("next()", of: type(of: iterator)).map { (iterator, $0) }
    }

    private mutating func iterated(_ sequence: Value, at call: NativeCall) throws -> ContiguousArray<Value> {
        var iterator = sequence
        let type = type(of: sequence)
        if let make = member("makeIterator()", of: type) { iterator = try self.call(make, [sequence]) }
        if let listed = iterator.native as? any ListedValue { return try listed.listed(&self) }
        if case .array(let elements) = iterator { return elements }
        guard let next = member("next()", of: self.type(of: iterator)) else {
            return try indexed(sequence, type, at: call)
        }
        var result: ContiguousArray<Value> = []
        while true {
            var arguments: ContiguousArray<Value> = [iterator]
            iterator = .null
            guard let element = try self.call(next, updating: &arguments).payload else { return result }
            iterator = arguments[0]
            try reserve(result.count + 1, adding: 1)
            result.append(element)
        }
    }

    /// A collection of the program, by its indices.
    private mutating func indexed(
        _ collection: Value, _ type: RuntimeType, at call: NativeCall
    ) throws -> ContiguousArray<Value> {
        guard let start = member("startIndex", of: type), let end = member("endIndex", of: type),
            let after = member("index(after:)", of: type), let element = member("subscript(_:)", of: type)
        else { throw call.trap(.internalFailure, "\(describe(type)) cannot be listed") }
        var index = try self.call(start, [collection])
        let last = try self.call(end, [collection])
        var result: ContiguousArray<Value> = []
        while try !isEqual(index, last) {
            try reserve(result.count + 1, adding: 1)
            result.append(try self.call(element, [collection, index]))
            index = try self.call(after, [collection, index])
        }
        return result
    }

    /// Whether a closure with one parameter holds.
    mutating func holds(_ predicate: Value, _ element: Value) throws -> Bool {
        try call(predicate, [element]).asBool ?? false
    }

    /// Sorted and stable, by `<` or by what a closure says.
    mutating func sorted(_ elements: ContiguousArray<Value>, by predicate: Value?) throws -> ContiguousArray<Value> {
        // Merges by hand: the host's sort wants an order that cannot throw.
        var (from, to) = (elements, elements)
        var width = 1
        while width < from.count {
            try spend(4 * from.count)
            var start = 0
            while start < from.count {
                let middle = min(start + width, from.count), end = min(start + 2 * width, from.count)
                try merge(from, start, middle, end, into: &to, predicate)
                start += 2 * width
            }
            swap(&from, &to)
            width *= 2
        }
        return from
    }

    private mutating func merge(
        _ from: ContiguousArray<Value>, _ start: Int, _ middle: Int, _ end: Int,
        into to: inout ContiguousArray<Value>, _ predicate: Value?
    ) throws {
        var (left, right) = (start, middle)
        for place in start..<end {
            let takesRight: Bool
            if left == middle {
                takesRight = true
            } else if right == end {
                takesRight = false
            } else {
                takesRight = try precedes(from[right], from[left], predicate)
            }
            to[place] = from[takesRight ? right : left]
            if takesRight { right += 1 } else { left += 1 }
        }
    }

    /// Whether a value comes before another.
    mutating func precedes(_ left: Value, _ right: Value, _ predicate: Value?) throws -> Bool {
        guard let predicate else { return try isLess(left, right) }
        return try call(predicate, [left, right]).asBool ?? false
    }

    /// The least element, the first of several; with `most` the greatest, the last of several.
    mutating func extreme(_ elements: ContiguousArray<Value>, most: Bool, by predicate: Value?) throws -> Value {
        guard var best = elements.first else { return .null }
        for element in elements.dropFirst() {
            let isBetter = try most ? precedes(best, element, predicate) : precedes(element, best, predicate)
            if isBetter { best = element }
        }
        return .some(best)
    }
}
