import Interpreter

/// A range of values that have an order; whole ranges of numbers can be listed.
struct RangeValue: NativeValue {
    let lower: Value
    let upper: Value
    let isClosed: Bool
    var bound: RuntimeType = .any

    var nativeType: String { isClosed ? "ClosedRange" : "Range" }
    var nativeArguments: [RuntimeType] { [bound] }
    var description: String { "\(text(lower))\(isClosed ? "..." : "..<")\(text(upper))" }

    private func text(_ value: Value) -> String {
        if let number = value.asInt { return "\(number)" }
        if let number = value.asDouble { return "\(number)" }
        if let text = value.asString { return text }
        if let character = value.asCharacter { return "\(character)" }
        return value.native?.description ?? "…"
    }

    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? Self, other.isClosed == isClosed else { return false }
        return isSimplyEqual(lower, other.lower) && isSimplyEqual(upper, other.upper)
    }

    func hash(into hasher: inout ProgramHasher) {
        for value in [lower, upper] {
            if let number = value.asInt { hasher.combine(number) } else { hasher.combine(text(value)) }
        }
    }

    func forEachValue(_ visit: (Value) -> Void) {
        visit(lower)
        visit(upper)
    }
}

/// A range without one of its ends.
struct PartialRangeValue: NativeValue {
    enum Kind { case from, through, upTo }
    let kind: Kind
    let bound: Value
    var nativeType: String {
        switch kind {
        case .from: "PartialRangeFrom"
        case .through: "PartialRangeThrough"
        case .upTo: "PartialRangeUpTo"
        }
    }
    func forEachValue(_ visit: (Value) -> Void) { visit(bound) }
}

/// Equality of numbers, text and the vocabulary's values, for values that hold others.
func isSimplyEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left.unboxed, right.unboxed) {
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.character(let left), .character(let right)): left == right
    case (.host(let left), .host(let right)):
        left.value.nativeType == right.value.nativeType && left.value.isEqual(to: right.value)
    case (.null, .null), (.void, .void): true
    case (.enumeration(let left), .enumeration(let right)):
        left.type == right.type && left.tag == right.tag && left.payload.count == right.payload.count
            && zip(left.payload, right.payload).allSatisfy(isSimplyEqual)
    case (.structure(let left), .structure(let right)):
        left.type == right.type && left.count == right.count
            && (0..<left.count).allSatisfy { isSimplyEqual(left[$0], right[$0]) }
    case (.array(let left), .array(let right)), (.tuple(let left), .tuple(let right)):
        left.count == right.count && zip(left, right).allSatisfy(isSimplyEqual)
    default: false
    }
}

extension VocabularySource {
    /// `Range`, `ClosedRange`, partial ranges, and their operators.
    static let ranges: VocabularySource = VocabularySource(
        "Ranges",
        types: [
            NativeType(
                "struct Range<Bound: Comparable>: RangeExpression, RandomAccessCollection, Hashable, Sendable { typealias Element = Bound; typealias Index = Bound }"
            ),
            NativeType(
                "struct ClosedRange<Bound: Comparable>: RangeExpression, RandomAccessCollection, Hashable, Sendable { typealias Element = Bound; typealias Index = Bound }"
            ),
            NativeType(
                "struct PartialRangeFrom<Bound: Comparable>: RangeExpression, Sequence { typealias Element = Bound }"),
            NativeType("struct PartialRangeThrough<Bound: Comparable>: RangeExpression {}"),
            NativeType("struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {}"),
        ],
        entries: all(operators, members("Range"), members("ClosedRange"), partial))

    private static let operators: [NativeEntry] = [
        NativeEntry("static func ..< (minimum: Int, maximum: Int) -> Range<Int>", on: "Int", intrinsic: .rangeHalfOpen)
        {
            try makeRange($0, $1, isClosed: false)
        },
        NativeEntry(
            "static func ... (minimum: Int, maximum: Int) -> ClosedRange<Int>", on: "Int", intrinsic: .rangeClosed
        ) {
            try makeRange($0, $1, isClosed: true)
        },
        NativeEntry("static func ..< (minimum: Self, maximum: Self) -> Range<Self>", on: "Comparable") {
            try checkedRange(&$0, $1, isClosed: false)
        },
        NativeEntry("static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>", on: "Comparable") {
            try checkedRange(&$0, $1, isClosed: true)
        },
        NativeEntry("static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>", on: "Comparable") {
            .native(PartialRangeValue(kind: .from, bound: $1[0]))
        },
        NativeEntry("static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>", on: "Comparable") {
            .native(PartialRangeValue(kind: .through, bound: $1[0]))
        },
        NativeEntry("static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>", on: "Comparable") {
            .native(PartialRangeValue(kind: .upTo, bound: $1[0]))
        },
        NativeEntry("func ~= <R: RangeExpression>(pattern: R, value: R.Bound) -> Bool") { machine, call in
            .bool(try machine.contains(call[0], call[1]))
        },
    ]

    private static func makeRange(_ machine: Machine, _ call: NativeCall, isClosed: Bool) throws -> Value {
        let (lower, upper) = (try call.int(0), try call.int(1))
        guard lower <= upper else { throw rangeTrap(call, "\(lower)", "\(upper)") }
        return .native(RangeValue(lower: call[0], upper: call[1], isClosed: isClosed, bound: machine.types.type("Int")))
    }

    private static func rangeTrap(_ call: NativeCall, _ lower: String, _ upper: String) -> Trap {
        call.trap(.invalidRange, "Range requires lowerBound <= upperBound: \(lower), \(upper)")
    }

    private static func checkedRange(_ machine: inout Machine, _ call: NativeCall, isClosed: Bool) throws -> Value {
        if try machine.isLess(call[1], call[0]) {
            throw rangeTrap(call, try machine.describe(call[0]), try machine.describe(call[1]))
        }
        let bound = call.typeArguments.first ?? machine.type(of: call[0])
        return .native(RangeValue(lower: call[0], upper: call[1], isClosed: isClosed, bound: bound))
    }

    private static func members(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("var lowerBound: Bound { get }", on: name) { _, call in
                try call.native(0, RangeValue.self).lower
            },
            NativeEntry("var upperBound: Bound { get }", on: name) { _, call in
                try call.native(0, RangeValue.self).upper
            },
            NativeEntry("var isEmpty: Bool { get }", on: name) { machine, call in
                let range = try call.native(0, RangeValue.self)
                return .bool(try !range.isClosed && !machine.isLess(range.lower, range.upper))
            },
            NativeEntry("var count: Int { get }", on: name) { .int(try wholeBounds($1, $1.native(0)).count) },
            NativeEntry("func contains(_ element: Bound) -> Bool", on: name) { machine, call in
                .bool(try machine.contains(call[0], call[1]))
            },
            NativeEntry("func overlaps(_ other: \(name)<Bound>) -> Bool", on: name) { machine, call in
                let (one, other) = (try call.native(0, RangeValue.self), try call.native(1, RangeValue.self))
                return .bool(try machine.overlap(one, other))
            },
            NativeEntry("func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>", on: name) { machine, call in
                let (one, limits) = (try call.native(0, RangeValue.self), try call.native(1, RangeValue.self))
                let lower = try machine.clamp(one.lower, limits), upper = try machine.clamp(one.upper, limits)
                return .native(RangeValue(lower: lower, upper: upper, isClosed: one.isClosed, bound: one.bound))
            },
            NativeEntry("var description: String { get }", on: name) { machine, call in
                let range = try call.native(0, RangeValue.self)
                let ends = (try machine.describe(range.lower), try machine.describe(range.upper))
                return .string(ends.0 + (range.isClosed ? "..." : "..<") + ends.1)
            },
            NativeEntry("var startIndex: Bound { get }", on: name) { _, call in
                try call.native(0, RangeValue.self).lower
            },
            NativeEntry("var endIndex: Bound { get }", on: name) { _, call in
                let range = try call.native(0, RangeValue.self)
                return range.isClosed ? .int(try wholeBounds(call, range).upperBound) : range.upper
            },
            NativeEntry("subscript(position: Bound) -> Bound { get }", on: name) { machine, call in
                guard try machine.contains(call[0], call[1]) else {
                    throw call.trap(.indexOutOfRange, "Index out of range")
                }
                return call[1]
            },
        ] + [
            NativeEntry("init(_ other: \(name == "Range" ? "ClosedRange" : "Range")<Bound>)", on: name) { _, call in
                let whole = try wholeBounds(call, call.native(0))
                let isClosed = name == "ClosedRange"
                guard !isClosed || !whole.isEmpty else {
                    throw call.trap(.emptyCollection, "an empty range has no closed form")
                }
                return .native(
                    RangeValue(
                        lower: .int(whole.lowerBound), upper: .int(isClosed ? whole.upperBound - 1 : whole.upperBound),
                        isClosed: isClosed, bound: try call.native(0, RangeValue.self).bound))
            },
            NativeEntry("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))", on: name) { machine, call in
                let ends = call[0].asTuple ?? []
                return .native(
                    RangeValue(
                        lower: ends[0], upper: ends[1], isClosed: name == "ClosedRange",
                        bound: machine.type(of: ends[0])))
            },
        ]
    }

    private static let partial: [NativeEntry] =
        ["PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo"].map {
            NativeEntry("func contains(_ element: Bound) -> Bool", on: $0) { machine, call in
                .bool(try machine.contains(call[0], call[1]))
            }
        } + [
            NativeEntry("var lowerBound: Bound { get }", on: "PartialRangeFrom") { _, call in
                try call.native(0, PartialRangeValue.self).bound
            }
        ]
}

/// The half-open bounds of a range of whole numbers.
func wholeBounds(_ call: NativeCall, _ range: RangeValue) throws -> Range<Int> {
    guard let lower = range.lower.asInt, let upper = range.upper.asInt else {
        throw call.trap(.unsupported, "a \(range.nativeType) of these bounds has no elements to count")
    }
    guard range.isClosed else { return lower..<upper }
    guard upper < .max else { throw call.trap(.overflow, "arithmetic overflow: the range ends at Int.max") }
    return lower..<(upper + 1)
}

extension Machine {
    /// Whether a range expression contains a value.
    mutating func contains(_ range: Value, _ value: Value) throws -> Bool {
        if let range = range.native as? RangeValue {
            if try isLess(value, range.lower) { return false }
            return try range.isClosed ? !isLess(range.upper, value) : isLess(value, range.upper)
        }
        guard let range = range.native as? PartialRangeValue else { return false }
        switch range.kind {
        case .from: return try !isLess(value, range.bound)
        case .through: return try !isLess(range.bound, value)
        case .upTo: return try isLess(value, range.bound)
        }
    }

    fileprivate mutating func overlap(_ one: RangeValue, _ other: RangeValue) throws -> Bool {
        func reaches(_ upper: RangeValue, _ lower: Value, _ machine: inout Machine) throws -> Bool {
            try upper.isClosed ? !machine.isLess(upper.upper, lower) : machine.isLess(lower, upper.upper)
        }
        return try reaches(one, other.lower, &self) && reaches(other, one.lower, &self)
    }

    fileprivate mutating func clamp(_ value: Value, _ limits: RangeValue) throws -> Value {
        if try isLess(value, limits.lower) { return limits.lower }
        return try isLess(limits.upper, value) ? limits.upper : value
    }
}
