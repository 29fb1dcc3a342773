import Interpreter

extension VocabularySource {
    /// Members of option sets: structs whose first field is the raw value.
    static let optionSets: [NativeEntry] =
        [
            NativeEntry("init()", on: "OptionSet") { _, call in .makeStructure(try optionType(call), [.int(0)]) },
            NativeEntry("init(arrayLiteral elements: [Self])", on: "OptionSet") { _, call in
                let all = try call.array(0).reduce(0) { $0 | bits(of: $1) }
                return .makeStructure(try optionType(call), [.int(all)])
            },
            NativeEntry("func contains(_ member: Self) -> Bool", on: "OptionSet") { _, call in
                .bool(bits(of: call[0]) & bits(of: call[1]) == bits(of: call[1]))
            },
            NativeEntry("var isEmpty: Bool { get }", on: "OptionSet") { .bool(bits(of: $1[0]) == 0) },
            NativeEntry(
                "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)",
                on: "OptionSet"
            ) { _, call in
                let isNew = bits(of: call[0]) & bits(of: call[1]) != bits(of: call[1])
                call.arguments[0] = with(call[0], bits(of: call[0]) | bits(of: call[1]))
                return .tuple([.bool(isNew), call[1]])
            },
            NativeEntry("@discardableResult mutating func remove(_ member: Self) -> Self?", on: "OptionSet") {
                _, call in
                let shared = bits(of: call[0]) & bits(of: call[1])
                let removed = shared == 0 ? Value.null : with(call[0], shared)
                call.arguments[0] = with(call[0], bits(of: call[0]) & ~bits(of: call[1]))
                return removed
            },
            NativeEntry("func isSubset(of other: Self) -> Bool", on: "OptionSet") {
                .bool(bits(of: $1[0]) & ~bits(of: $1[1]) == 0)
            },
            NativeEntry("func isSuperset(of other: Self) -> Bool", on: "OptionSet") {
                .bool(bits(of: $1[1]) & ~bits(of: $1[0]) == 0)
            },
            NativeEntry("func isDisjoint(with other: Self) -> Bool", on: "OptionSet") {
                .bool(bits(of: $1[0]) & bits(of: $1[1]) == 0)
            },
        ]
        + [
            combining("union", "formUnion") { $0 | $1 }, combining("intersection", "formIntersection") { $0 & $1 },
            combining("symmetricDifference", "formSymmetricDifference") { $0 ^ $1 },
            combining("subtracting", "subtract") { $0 & ~$1 },
        ].flatMap { $0 }

    private static func combining(
        _ name: String, _ form: String, _ operation: @escaping @Sendable (Int, Int) -> Int
    ) -> [NativeEntry] {
        [
            NativeEntry("func \(name)(_ other: Self) -> Self", on: "OptionSet") { _, call in
                with(call[0], operation(bits(of: call[0]), bits(of: call[1])))
            },
            NativeEntry("mutating func \(form)(_ other: Self)", on: "OptionSet") { _, call in
                call.arguments[0] = with(call[0], operation(bits(of: call[0]), bits(of: call[1])))
                return .void
            },
        ]
    }

    private static func optionType(_ call: NativeCall) throws -> RuntimeType {
        guard let type = call.typeArguments.first else {
            throw call.trap(.internalFailure, "an option set without its type")
        }
        return type
    }
}

private func bits(of value: Value) -> Int { value.asStructure?[0].asInt ?? 0 }

private func with(_ value: Value, _ bits: Int) -> Value {
    guard let box = value.asStructure else { return value }
    return .makeStructure(box.type, [.int(bits)])
}
