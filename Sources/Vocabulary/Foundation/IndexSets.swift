import Foundation
import Interpreter

extension VocabularySource {
    /// IndexSet: whole numbers in ascending order, each once.
    static let indexSets: VocabularySource = VocabularySource(
        "IndexSets",
        types: [
            NativeType(
                """
                struct IndexSet: BidirectionalCollection, Hashable, ExpressibleByArrayLiteral, Sendable {
                    typealias Element = Int
                    typealias Index = Int
                    typealias ArrayLiteralElement = Int
                }
                """)
        ],
        entries: [
            NativeEntry("init()", on: "IndexSet") { _, _ in .array([]) },
            NativeEntry("init(integer: Int)", on: "IndexSet") { .array([$1[0]]) },
            NativeEntry("init(arrayLiteral elements: [Int])", on: "IndexSet") { ordered(try $0.items($1[0], at: $1)) },
            NativeEntry("init<S: Sequence>(_ elements: S) where S.Element == Int", on: "IndexSet") {
                ordered(try $0.items($1[0], at: $1))
            },
            NativeEntry("init<R: RangeExpression>(integersIn range: R) where R.Bound == Int", on: "IndexSet") {
                ordered(try $0.items($1[0], at: $1))
            },
            NativeEntry("func contains(_ integer: Int) -> Bool", on: "IndexSet") { _, call in
                let wanted = try call.int(1)
                return .bool(try call.array(0).contains { $0.asInt == wanted })
            },
            NativeEntry("mutating func insert(_ integer: Int)", on: "IndexSet") { _, call in
                call.arguments[0] = ordered(try call.array(0) + [call[1]])
                return .void
            },
            NativeEntry("mutating func remove(_ integer: Int)", on: "IndexSet") { _, call in
                let removed = try call.int(1)
                call.arguments[0] = .list(try call.array(0).filter { $0.asInt != removed })
                return .void
            },
        ])

    private static func ordered(_ numbers: ContiguousArray<Value>) -> Value {
        .list(Set(numbers.compactMap(\.asInt)).sorted().map { .int($0) })
    }
}
