import Foundation
import Interpreter

extension VocabularySource {
    /// String and Substring; their indices count characters.
    static let strings: VocabularySource = VocabularySource(
        "Strings",
        types: [
            NativeType(
                """
                struct String: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, CVarArg, Codable, \
                Sendable, ExpressibleByStringInterpolation {
                    typealias Element = Character
                    struct Index: Comparable, Hashable {}
                    struct Encoding { }
                }
                """),
            NativeType(
                """
                struct Substring: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, Sendable, \
                ExpressibleByStringInterpolation {
                    typealias Element = Character
                    typealias Index = String.Index
                }
                """),
            NativeType("struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible {}"),
        ],
        entries: all(stringEntries("String"), stringEntries("Substring"), describing))

    /// What does not look at the whole text, or counts by itself what it makes.
    private static let atOnce = ["isEmpty", "startIndex", "description", "init(", " append", " + ", " += ", "write("]

    private static func stringEntries(_ name: String) -> [NativeEntry] {
        all(operators(name), making(name), reading(name), slicing(name), parting(name), changing(name)).map {
            $0.isOne(of: atOnce) ? $0 : $0.counting(\.textWork)
        }
    }

    private static func operators(_ name: String) -> [NativeEntry] {
        let isString = name == "String"
        let join: @Sendable (inout Machine, NativeCall) throws -> Value = { machine, call in
            let (left, right) = (try call.string(0), try call.string(1))
            let count = left.utf8.count + right.utf8.count
            try machine.reserve(count, adding: count)
            return .string(left + right)
        }
        let comparisons: [(String, @Sendable (String, String) -> Bool)] = [
            ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }), (">=", { $0 >= $1 }), ("!=", { $0 != $1 }),
        ]
        return [
            NativeEntry(
                "static func + (lhs: \(name), rhs: \(name)) -> \(name)", on: name,
                intrinsic: isString ? .stringAppend : nil
            ) {
                try join(&$0, $1)
            },
            NativeEntry(
                "static func += (lhs: inout \(name), rhs: \(name))", on: name,
                intrinsic: isString ? .stringAppendAssign : nil
            ) {
                $1.arguments[0] = try join(&$0, $1)
                return .void
            },
            NativeEntry(
                "static func == (lhs: \(name), rhs: \(name)) -> Bool", on: name,
                intrinsic: isString ? .stringEqual : nil
            ) {
                .bool(try $1.string(0) == $1.string(1))
            },
        ]
            + comparisons.map { symbol, answer in
                NativeEntry("static func \(symbol) (lhs: \(name), rhs: \(name)) -> Bool", on: name) { _, call in
                    .bool(answer(try call.string(0), try call.string(1)))
                }
            }
            + (isString ? mixedOperators(join) : [])
    }

    private static func mixedOperators(
        _ join: @escaping @Sendable (inout Machine, NativeCall) throws -> Value
    ) -> [NativeEntry] {
        [
            NativeEntry("static func + <S: StringProtocol>(lhs: String, rhs: S) -> String", on: "String") {
                try join(&$0, $1)
            },
            NativeEntry("static func += <S: StringProtocol>(lhs: inout String, rhs: S)", on: "String") {
                $1.arguments[0] = try join(&$0, $1)
                return .void
            },
            NativeEntry("static func == <S: StringProtocol>(lhs: String, rhs: S) -> Bool", on: "String") {
                .bool(try $1.string(0) == $1.string(1))
            },
            NativeEntry("static func ~= (pattern: String, value: String) -> Bool", on: "String") {
                .bool(try $1.string(0) == $1.string(1))
            },
        ]
    }

    private static func making(_ name: String) -> [NativeEntry] {
        let own: NativeBody = { machine, call in
            .string(try machine.describe(call[0], as: call.typeArguments.first))
        }
        return [
            NativeEntry("init()", on: name) { _, _ in .string("") },
            NativeEntry("init(_ text: String)", on: name) { $1[0].unboxed },
            NativeEntry("init(_ character: Character)", on: name) { .string(String($1[0].asCharacter ?? " ")) },
            NativeEntry("init<T: LosslessStringConvertible>(_ value: T)", on: name, body: own),
            NativeEntry("init<S: Sequence>(_ characters: S) where S.Element == Character", on: name) { machine, call in
                .string(String(try machine.items(call[0], at: call).compactMap(\.asCharacter)))
            },
            NativeEntry("init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)", on: name) {
                _, call in
                let radix = try call.int(1)
                guard (2...36).contains(radix) else { throw call.trap(.precondition, "Radix must be between 2 and 36") }
                return .string(String(try call.int(0), radix: radix, uppercase: try call.bool(2)))
            },
            NativeEntry("init(repeating repeatedValue: String, count: Int)", on: name) { machine, call in
                try machine.repeated(call.string(0), call)
            },
            NativeEntry("init(repeating repeatedValue: Character, count: Int)", on: name) { machine, call in
                try machine.repeated(String(call[0].asCharacter ?? " "), call)
            },
            NativeEntry("init<Subject>(describing instance: Subject)", on: name, body: own),
            NativeEntry("init<Subject>(reflecting subject: Subject)", on: name) { machine, call in
                .string(try machine.debugDescribe(call[0], as: call.typeArguments.first))
            },
            NativeEntry("init(stringLiteral value: String)", on: name) { $1[0] },
        ]
    }

    private static func reading(_ name: String) -> [NativeEntry] {
        [
            NativeEntry("var count: Int { get }", on: name) { .int(try $1.string(0).count) },
            NativeEntry("var isEmpty: Bool { get }", on: name) { .bool(try $1.string(0).isEmpty) },
            NativeEntry("var description: String { get }", on: name) { .string(try $1.string(0)) },
            NativeEntry("var debugDescription: String { get }", on: name) {
                .string(try $1.string(0).debugDescription)
            },
            NativeEntry("var hashValue: Int { get }", on: name) { .int(try $0.hash(of: $1[0])) },
            NativeEntry("func hasPrefix(_ prefix: String) -> Bool", on: name) {
                .bool(try $1.string(0).hasPrefix($1.string(1)))
            },
            NativeEntry("func hasSuffix(_ suffix: String) -> Bool", on: name) {
                .bool(try $1.string(0).hasSuffix($1.string(1)))
            },
            NativeEntry("func contains<S: StringProtocol>(_ other: S) -> Bool", on: name) { _, call in
                let other = try call.string(1)
                return .bool(try other.isEmpty || call.string(0).contains(other))
            },
            NativeEntry("func contains(_ element: Character) -> Bool", on: name) { _, call in
                .bool(try call[1].asCharacter.map(call.string(0).contains) ?? false)
            },
            NativeEntry("func lowercased() -> String", on: name) { .string(try $1.string(0).lowercased()) },
            NativeEntry("func uppercased() -> String", on: name) { .string(try $1.string(0).uppercased()) },
            NativeEntry("var utf8: [UInt8] { get }", on: name) { .list(try $1.string(0).utf8.map { .int(Int($0)) }) },
            NativeEntry("var utf16: [UInt16] { get }", on: name) {
                .list(try $1.string(0).utf16.map { .int(Int($0)) })
            },
            NativeEntry("var unicodeScalars: [Unicode.Scalar] { get }", on: name) { _, call in
                .list(try call.string(0).unicodeScalars.map { .native(ScalarValue(scalar: $0)) })
            },
            NativeEntry("var startIndex: String.Index { get }", on: name) { .int($1[0].startIndex) },
            NativeEntry("var endIndex: String.Index { get }", on: name) {
                .int(try $1[0].startIndex + $1.string(0).count)
            },
        ]
    }

    private static func slicing(_ name: String) -> [NativeEntry] {
        let parts: [(String, @Sendable (String, Int) -> Substring)] = [
            ("func prefix(_ maxLength: Int) -> Substring", { $0.prefix($1) }),
            ("func suffix(_ maxLength: Int) -> Substring", { $0.suffix($1) }),
            ("func dropFirst(_ k: Int = 1) -> Substring", { $0.dropFirst($1) }),
            ("func dropLast(_ k: Int = 1) -> Substring", { $0.dropLast($1) }),
        ]
        return parts.map { signature, operation in
            NativeEntry(signature, on: name) { _, call in
                let length = try call.int(1)
                guard length >= 0 else {
                    throw call.trap(.precondition, "a number of characters cannot be negative: \(length)")
                }
                let text = try call.string(0)
                return part(operation(text, length), of: text, call)
            }
        } + [
            NativeEntry("subscript(index: String.Index) -> Character { get }", on: name) { _, call in
                let text = try call.string(0), index = try call.position(1)
                guard index >= 0, let place = text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex),
                    place < text.endIndex
                else { throw call.trap(.indexOutOfRange, "String index is out of bounds: Index out of range") }
                return .character(text[place])
            },
            NativeEntry(
                "subscript<R: RangeExpression>(range: R) -> Substring where R.Bound == String.Index { get }", on: name
            ) { _, call in
                let text = try call.string(0)
                let bounds = try call.bounds(1, count: text.count)
                return part(text.dropFirst(bounds.lowerBound).prefix(bounds.count), of: text, call)
            },
            NativeEntry("func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring", on: name) {
                machine, call in
                let text = try call.string(0)
                return part(try text.prefix { try machine.holds(call[1], .character($0)) }, of: text, call)
            },
            NativeEntry("func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring", on: name) {
                machine, call in
                let text = try call.string(0)
                return part(try text.drop { try machine.holds(call[1], .character($0)) }, of: text, call)
            },
            NativeEntry("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String", on: name) {
                machine, call in
                .string(try call.string(0).filter { try machine.holds(call[1], .character($0)) })
            },
            NativeEntry(
                "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
                on: name
            ) { _, call in
                guard let separator = call[1].asCharacter else { return .array([]) }
                let text = try call.string(0)
                let parts = try text.split(
                    separator: separator, maxSplits: splits(call, 2), omittingEmptySubsequences: call.bool(3))
                return list(parts, of: text, call)
            },
            NativeEntry(
                "func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
                on: name
            ) { _, call in
                let text = try call.string(0)
                let parts = try text.split(
                    separator: call.string(1), maxSplits: splits(call, 2), omittingEmptySubsequences: call.bool(3))
                return list(parts, of: text, call)
            },
            NativeEntry(
                "func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]",
                on: name
            ) { machine, call in
                let text = try call.string(0)
                let parts = try text.split(
                    maxSplits: splits(call, 1), omittingEmptySubsequences: call.bool(2)
                ) { try machine.holds(call[3], .character($0)) }
                return list(parts, of: text, call)
            },
        ]
    }

    /// Parts up to and from an index.
    private static func parting(_ name: String) -> [NativeEntry] {
        let parts: [(String, PartialRangeValue.Kind)] = [
            ("prefix(upTo end: String.Index)", .upTo), ("prefix(through position: String.Index)", .through),
            ("suffix(from start: String.Index)", .from),
        ]
        return parts.map { signature, kind in
            NativeEntry("func \(signature) -> Substring", on: name) { _, call in
                call.arguments[1] = .native(PartialRangeValue(kind: kind, bound: call[1]))
                let text = try call.string(0), bounds = try call.bounds(1, count: text.count)
                return part(text.dropFirst(bounds.lowerBound).prefix(bounds.count), of: text, call)
            }
        }
    }

    private static func changing(_ name: String) -> [NativeEntry] {
        let isString = name == "String"
        return [
            NativeEntry("mutating func append(_ other: String)", on: name) { try $0.append($1[1].asString ?? "", &$1) },
            NativeEntry("mutating func append(_ character: Character)", on: name) { machine, call in
                try machine.append(String(call[1].asCharacter ?? " "), &call)
            },
            NativeEntry("mutating func append<S: StringProtocol>(contentsOf other: S)", on: name) {
                try $0.append($1[1].asString ?? "", &$1)
            },
            NativeEntry("mutating func write(_ other: String)", on: name) { try $0.append($1[1].asString ?? "", &$1) },
            NativeEntry("mutating func insert(_ character: Character, at i: String.Index)", on: name) { _, call in
                try insert(String(call[1].asCharacter ?? " "), &call)
            },
            NativeEntry("mutating func insert(contentsOf characters: String, at i: String.Index)", on: name) {
                _, call in
                try insert(call.string(1), &call)
            },
            NativeEntry("@discardableResult mutating func remove(at i: String.Index) -> Character", on: name) {
                _, call in
                try removeCharacter(at: call.position(1), &call)
            },
            NativeEntry("@discardableResult mutating func removeFirst() -> Character", on: name) { _, call in
                guard try !call.string(0).isEmpty else { throw call.empty("remove the first element") }
                let start = call[0].startIndex
                let removed = try removeCharacter(at: 0, &call)
                if !isString { call.arguments[0] = .slice(call[0].unboxed, from: start + 1) }
                return removed
            },
            NativeEntry("@discardableResult mutating func removeLast() -> Character", on: name) { _, call in
                guard try !call.string(0).isEmpty else { throw call.empty("remove the last element") }
                return try removeCharacter(at: call.string(0).count - 1, &call)
            },
            NativeEntry("mutating func removeFirst(_ k: Int)", on: name) { _, call in
                let text = try call.string(0), k = try call.int(1)
                guard (0...text.count).contains(k) else { throw call.outOfRange(k, text.count) }
                call.arguments[0] =
                    isString ? .string(String(text.dropFirst(k))) : part(text.dropFirst(k), of: text, call)
                return .void
            },
            NativeEntry("mutating func removeLast(_ k: Int)", on: name) { _, call in
                let text = try call.string(0), k = try call.int(1)
                guard (0...text.count).contains(k) else { throw call.outOfRange(k, text.count) }
                call.arguments[0] = .string(String(text.dropLast(k)))
                return .void
            },
            NativeEntry("mutating func popLast() -> Character?", on: name) { _, call in
                let text = try call.string(0)
                return text.isEmpty ? .null : try removeCharacter(at: text.count - 1, &call)
            },
            NativeEntry("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", on: name) { _, call in
                call.arguments[0] = .string("")
                return .void
            },
            NativeEntry("mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows", on: name)
            { machine, call in
                call.arguments[0] = .string(try call.string(0).filter { try !machine.holds(call[1], .character($0)) })
                return .void
            },
            NativeEntry(
                "mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == String.Index", on: name
            ) { _, call in
                try replace(with: "", &call)
            },
            NativeEntry(
                "mutating func replaceSubrange<R: RangeExpression>(_ bounds: R, with replacement: String) where R.Bound == String.Index",
                on: name
            ) { _, call in
                try replace(with: call.string(2), &call)
            },
        ]
    }

    private static let describing: [NativeEntry] = [
        NativeEntry("var description: String { get }", on: "CustomStringConvertible") {
            .string(try $0.describe($1[0]))
        },
        NativeEntry("var debugDescription: String { get }", on: "CustomDebugStringConvertible") {
            .string(try $0.debugDescribe($1[0]))
        },
        NativeEntry("init(stringLiteral value: String)", on: "StaticString") { $1[0] },
    ]
}

/// A part of a text; that of a substring, or one that does not begin where the text does, keeps its indices.
private func part(_ part: Substring, of text: String, _ call: NativeCall) -> Value {
    .slice(.string(String(part)), from: call[0].startIndex + text.distance(from: text.startIndex, to: part.startIndex))
}

/// The parts of a text in their order. Each begins some way behind the one before: counted from the beginning, the places
/// of n parts would take n² steps.
private func list(_ parts: [Substring], of text: String, _ call: NativeCall) -> Value {
    var (last, place) = (text.startIndex, call[0].startIndex)
    return .list(
        parts.map { part in
            place += text.distance(from: last, to: part.startIndex)
            last = part.startIndex
            return .slice(.string(String(part)), from: place)
        })
}

/// A changed text in place of the one that the call is for: a substring keeps the index of its first character.
private func update(_ call: inout NativeCall, _ text: String) {
    call.arguments[0] = .slice(.string(text), from: call[0].startIndex)
}

private func insert(_ new: String, _ call: inout NativeCall) throws -> Value {
    var text = try call.string(0)
    let index = try call.position(2)
    guard (0...text.count).contains(index) else { throw call.outOfRange(index, text.count) }
    text.insert(contentsOf: new, at: text.index(text.startIndex, offsetBy: index))
    update(&call, text)
    return .void
}

private func removeCharacter(at index: Int, _ call: inout NativeCall) throws -> Value {
    var text = try call.string(0)
    guard text.indices.count > index, index >= 0 else { throw call.outOfRange(index, text.count) }
    let removed = text.remove(at: text.index(text.startIndex, offsetBy: index))
    update(&call, text)
    return .character(removed)
}

private func replace(with new: String, _ call: inout NativeCall) throws -> Value {
    let text = try call.string(0)
    let bounds = try call.bounds(1, count: text.count)
    update(&call, String(text.prefix(bounds.lowerBound)) + new + String(text.dropFirst(bounds.upperBound)))
    return .void
}

extension Machine {
    fileprivate mutating func repeated(_ text: String, _ call: NativeCall) throws -> Value {
        let count = try call.int(1)
        guard count >= 0 else { throw call.trap(.precondition, "Negative count not allowed: \(count)") }
        let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
        try reserveText(overflow ? .max : size, adding: overflow ? 0 : size)
        return .string(String(repeating: text, count: count))
    }

    fileprivate mutating func append(_ more: String, _ call: inout NativeCall) throws -> Value {
        var text = try call.string(0)
        let start = call[0].startIndex
        call.arguments[0] = .null
        try reserveText(text.utf8.count + more.utf8.count, adding: more.utf8.count)
        text += more
        call.arguments[0] = .slice(.string(text), from: start)
        return .void
    }
}
