import Interpreter

extension VocabularySource {
    /// Set and option sets.
    static let sets: VocabularySource = VocabularySource(
        "Sets",
        types: [
            NativeType(
                """
                struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, ExpressibleByArrayLiteral, \
                CustomStringConvertible, Sendable { struct Index: Comparable, Hashable {} }
                """)
        ],
        entries: all(basics, algebra, asking, optionSets))

    private static let basics: [NativeEntry] = [
        NativeEntry("init()", on: "Set") { _, _ in .set(TableBox()) },
        NativeEntry("init(minimumCapacity: Int)", on: "Set") { _, _ in .set(TableBox()) },
        NativeEntry("init<S: Sequence>(_ sequence: S) where S.Element == Element", on: "Set") { machine, call in
            .set(try machine.makeSet(machine.items(call[0], at: call)))
        },
        NativeEntry("var count: Int { get }", on: "Set") { .int(try $1.table(0).count) },
        NativeEntry("var isEmpty: Bool { get }", on: "Set") { .bool(try $1.table(0).count == 0) },
        NativeEntry("func contains(_ member: Element) -> Bool", on: "Set") { machine, call in
            .bool(try machine.value(of: call[1], in: call.table(0)) != nil)
        },
        NativeEntry(
            "@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
            on: "Set"
        ) { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .set(table) }
            if try machine.value(of: call[1], in: table) != nil { return .tuple([.bool(false), call[1]]) }
            try machine.set(.void, of: call[1], in: &table)
            return .tuple([.bool(true), call[1]])
        },
        NativeEntry("@discardableResult mutating func update(with newMember: Element) -> Element?", on: "Set") {
            machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .set(table) }
            let old = try machine.set(nil, of: call[1], in: &table)
            try machine.set(.void, of: call[1], in: &table)
            return old == nil ? .null : call[1]
        },
        NativeEntry("@discardableResult mutating func remove(_ member: Element) -> Element?", on: "Set") {
            machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .set(table) }
            return try machine.set(nil, of: call[1], in: &table) == nil ? .null : .some(call[1])
        },
        NativeEntry("mutating func removeAll(keepingCapacity keepCapacity: Bool = false)", on: "Set") { _, call in
            call.arguments[0] = .set(TableBox())
            return .void
        },
        NativeEntry("@discardableResult mutating func removeFirst() -> Element", on: "Set") { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .set(table) }
            guard let first = table.keys.first else { throw call.empty("remove the first element") }
            try machine.set(nil, of: first, in: &table)
            return first
        },
        NativeEntry("mutating func popFirst() -> Element?", on: "Set") { machine, call in
            var table = try call.takeTable(0)
            defer { call.arguments[0] = .set(table) }
            guard let first = table.keys.first else { return .null }
            try machine.set(nil, of: first, in: &table)
            return .some(first)
        },
        NativeEntry("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>", on: "Set") {
            machine, call in
            var kept: [Value] = []
            for element in try call.table(0).keys where try machine.holds(call[1], element) { kept.append(element) }
            return .set(try machine.makeSet(kept))
        },
        NativeEntry("var description: String { get }", on: "Set") { machine, call in
            .string(try machine.describe(call[0], as: machine.types.type("Set", call.typeArguments)))
        },
    ]

    private static let algebra: [NativeEntry] = [
        ("union", "formUnion", Mix(both: true, left: true, right: true)),
        ("intersection", "formIntersection", Mix(both: true, left: false, right: false)),
        ("symmetricDifference", "formSymmetricDifference", Mix(both: false, left: true, right: true)),
        ("subtracting", "subtract", Mix(both: false, left: true, right: false)),
    ].flatMap { name, form, mix in
        [
            NativeEntry("func \(name)<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element", on: "Set") {
                machine, call in
                try machine.mixed(call, mix)
            },
            NativeEntry("mutating func \(form)<S: Sequence>(_ other: S) where S.Element == Element", on: "Set") {
                machine, call in
                call.arguments[0] = try machine.mixed(call, mix)
                return .void
            },
        ]
    }

    private static let asking: [NativeEntry] = [
        NativeEntry("func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element", on: "Set") {
            machine, call in
            .bool(try machine.comparison(call).onlyLeft == 0)
        },
        NativeEntry("func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element", on: "Set") {
            machine, call in
            .bool(try machine.comparison(call).onlyRight == 0)
        },
        NativeEntry("func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element", on: "Set") {
            machine, call in
            let found = try machine.comparison(call)
            return .bool(found.onlyLeft == 0 && found.onlyRight > 0)
        },
        NativeEntry("func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element", on: "Set") {
            machine, call in
            let found = try machine.comparison(call)
            return .bool(found.onlyRight == 0 && found.onlyLeft > 0)
        },
        NativeEntry("func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element", on: "Set") {
            machine, call in
            .bool(try machine.comparison(call).both == 0)
        },
    ]
}

/// Which elements of two sets a new set takes.
private struct Mix: Sendable {
    let both: Bool
    let left: Bool
    let right: Bool
}

extension Machine {
    fileprivate mutating func mixed(_ call: NativeCall, _ mix: Mix) throws -> Value {
        let own = try call.table(0)
        let other = try makeSet(items(call[1], at: call))
        var result: [Value] = []
        for element in own.keys {
            let isShared = try value(of: element, in: other) != nil
            if isShared ? mix.both : mix.left { result.append(element) }
        }
        if mix.right {
            for element in other.keys where try value(of: element, in: own) == nil { result.append(element) }
        }
        return .set(try makeSet(result))
    }

    fileprivate mutating func comparison(_ call: NativeCall) throws -> (both: Int, onlyLeft: Int, onlyRight: Int) {
        let own = try call.table(0)
        let other = try makeSet(items(call[1], at: call))
        var both = 0
        for element in own.keys where try value(of: element, in: other) != nil { both += 1 }
        return (both, own.count - both, other.count - both)
    }
}
