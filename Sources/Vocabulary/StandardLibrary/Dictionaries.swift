import Interpreter

extension VocabularySource {
    /// Dictionary: entries stay in the order of insertion.
    static let dictionaries: VocabularySource = VocabularySource(
        "Dictionaries",
        types: [
            NativeType(
                """
                struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, \
                CustomStringConvertible, Sendable {
                    struct Index: Comparable, Hashable {}
                    typealias Element = (key: Key, value: Value)
                    typealias Keys = [Key]
                    typealias Values = [Value]
                }
                """),
            NativeType("extension Dictionary: Equatable where Value: Equatable {}"),
            NativeType("extension Dictionary: Hashable where Value: Hashable {}"),
            NativeType("extension Dictionary: Encodable where Value: Encodable {}"),
            NativeType("extension Dictionary: Decodable where Value: Decodable {}"),
        ],
        entries: all(making, reading, changing, deriving))

    private static let making: [NativeEntry] = [
        NativeEntry("init()", on: "Dictionary") { _, _ in .dictionary(TableBox()) },
        NativeEntry("init(minimumCapacity: Int)", on: "Dictionary") { _, _ in .dictionary(TableBox()) },
        NativeEntry(
            "init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)", on: "Dictionary"
        ) { machine, call in
            var table = TableBox()
            for pair in try machine.pairs(call[0], call) {
                guard try machine.set(pair.1, of: pair.0, in: &table) == nil else {
                    throw call.trap(.duplicateKey, "Duplicate values for key: '\(try machine.describe(pair.0))'")
                }
            }
            return .dictionary(table)
        },
        NativeEntry(
            "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)",
            on: "Dictionary"
        ) { machine, call in
            var table = TableBox()
            try machine.merge(machine.pairs(call[0], call), into: &table, by: call[1])
            return .dictionary(table)
        },
        NativeEntry(
            "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]",
            on: "Dictionary"
        ) { machine, call in
            // Groups grow beside the table, which holds their places: in it they would be copied with every element.
            var (table, groups) = (TableBox(), [ContiguousArray<Value>]())
            for element in try machine.items(call[0], at: call) {
                let key = try machine.call(call[1], [element])
                let place = try machine.value(of: key, in: table)?.asInt ?? groups.count
                if place == groups.count {
                    groups.append([])
                    try machine.set(.int(place), of: key, in: &table)
                }
                groups[place].append(element)
                try machine.reserve(groups[place].count, adding: 1)
            }
            for (key, place) in table.pairs {
                try machine.set(.array(groups[place.asInt ?? 0]), of: key, in: &table)
            }
            return .dictionary(table)
        },
    ]

    private static let reading: [NativeEntry] = [
        NativeEntry("var count: Int { get }", on: "Dictionary") { .int(try $1.table(0).count) },
        NativeEntry("var isEmpty: Bool { get }", on: "Dictionary") { .bool(try $1.table(0).count == 0) },
        NativeEntry("var keys: [Key] { get }", on: "Dictionary") { .list(try $1.table(0).keys) },
        NativeEntry("var values: [Value] { get }", on: "Dictionary") { .list(try $1.table(0).values) },
        NativeEntry("subscript(key: Key) -> Value? { get set }", on: "Dictionary", set: setValue) { machine, call in
            .optional(try machine.value(of: call[1], in: call.table(0)))
        },
        NativeEntry(
            "subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }",
            on: "Dictionary", set: setDefaulted
        ) { machine, call in
            if let found = try machine.value(of: call[1], in: call.table(0)) { return found }
            return try machine.call(call[2], [])
        },
        NativeEntry("var description: String { get }", on: "Dictionary") { machine, call in
            .string(try machine.describe(call[0], as: machine.types.type("Dictionary", call.typeArguments)))
        },
    ]

    private static let setValue: NativeBody = { machine, call in
        var table = try call.takeTable(0)
        defer { call.arguments[0] = .dictionary(table) }
        try machine.set(call[2].payload, of: call[1], in: &table)
        return .void
    }

    private static let setDefaulted: NativeBody = { machine, call in
        var table = try call.takeTable(0)
        defer { call.arguments[0] = .dictionary(table) }
        try machine.set(call[3], of: call[1], in: &table)
        return .void
    }

    private static let changing: [NativeEntry] = [
        NativeEntry(
            "@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?", on: "Dictionary"
        ) { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .dictionary(table) }
            return .optional(try machine.set(call[1], of: call[2], in: &table))
        },
        NativeEntry("@discardableResult mutating func removeValue(forKey key: Key) -> Value?", on: "Dictionary") {
            machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .dictionary(table) }
            return .optional(try machine.set(nil, of: call[1], in: &table))
        },
        NativeEntry("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", on: "Dictionary") {
            _, call in
            call.arguments[0] = .dictionary(TableBox())
            return .void
        },
        NativeEntry(
            "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
            on: "Dictionary"
        ) { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .dictionary(table) }
            try machine.merge(machine.pairs(call[1], call), into: &table, by: call[2])
            return .void
        },
        NativeEntry(
            "mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)",
            on: "Dictionary"
        ) { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .dictionary(table) }
            try machine.merge(machine.pairs(call[1], call), into: &table, by: call[2])
            return .void
        },
    ]

    private static let deriving: [NativeEntry] = [
        NativeEntry(
            "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]",
            on: "Dictionary"
        ) { machine, call in
            var table = try call.takeTable(0)
            try machine.merge(machine.pairs(call[1], call), into: &table, by: call[2])
            return .dictionary(table)
        },
        NativeEntry("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]", on: "Dictionary") {
            machine, call in
            var pairs: [(Value, Value)] = []
            for pair in try call.table(0).pairs { pairs.append((pair.key, try machine.call(call[1], [pair.value]))) }
            return .dictionary(try machine.makeTable(pairs))
        },
        NativeEntry(
            "func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]", on: "Dictionary"
        ) { machine, call in
            var pairs: [(Value, Value)] = []
            for pair in try call.table(0).pairs {
                if let kept = try machine.call(call[1], [pair.value]).payload { pairs.append((pair.key, kept)) }
            }
            return .dictionary(try machine.makeTable(pairs))
        },
        NativeEntry(
            "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]",
            on: "Dictionary"
        ) { machine, call in
            var pairs: [(Value, Value)] = []
            for pair in try call.table(0).pairs where try machine.holds(call[1], .tuple([pair.key, pair.value])) {
                pairs.append((pair.key, pair.value))
            }
            return .dictionary(try machine.makeTable(pairs))
        },
    ]
}

extension NativeCall {
    /// The dictionary or set at a place.
    func table(_ index: Int) throws -> TableBox {
        switch self[index].unboxed {
        case .dictionary(let table), .set(let table): return table
        default: throw trap(.internalFailure, "argument \(index) is no dictionary or set")
        }
    }

    /// The dictionary or set at a place, moved out so that it can be changed without a copy.
    mutating func takeTable(_ index: Int) throws -> TableBox {
        let table = try table(index)
        arguments[index] = .null
        return table
    }
}

extension Machine {
    /// Keys and values of a dictionary or a sequence of pairs.
    fileprivate mutating func pairs(_ sequence: Value, _ call: NativeCall) throws -> [(Value, Value)] {
        try items(sequence, at: call).map { item in
            guard let tuple = item.asTuple, tuple.count == 2 else {
                throw call.trap(.internalFailure, "\(item) is no pair")
            }
            return (tuple[0], tuple[1])
        }
    }

    fileprivate mutating func merge(
        _ pairs: [(Value, Value)], into table: inout TableBox, by combine: Value
    ) throws {
        for (key, new) in pairs {
            let old = try value(of: key, in: table)
            try set(try old.map { try call(combine, [$0, new]) } ?? new, of: key, in: &table)
        }
    }
}
