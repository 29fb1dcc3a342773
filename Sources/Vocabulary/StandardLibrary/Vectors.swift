import Interpreter

extension VocabularySource {
    /// Small vectors: `SIMD2<Float>` and its kin as plain structs of their elements.
    static let vectors: VocabularySource = VocabularySource(
        "Vectors",
        types: kinds.map { name, fields in
            NativeType(
                """
                struct \(name)<Scalar>: Hashable, ExpressibleByArrayLiteral { \
                \(fields.map { "var \($0): Scalar" }.joined(separator: "; ")) }
                """)
        },
        entries: kinds.flatMap { entries($0.0, $0.1) })

    private static let kinds: [(String, [String])] = [
        ("SIMD2", ["x", "y"]), ("SIMD3", ["x", "y", "z"]), ("SIMD4", ["x", "y", "z", "w"]),
    ]

    private static func entries(_ name: String, _ fields: [String]) -> [NativeEntry] {
        let whole = "\(name)<Scalar>"
        @Sendable func make(_ call: NativeCall, _ machine: Machine, _ values: [Value]) -> Value {
            .makeStructure(machine.types.type(name, call.typeArguments), values)
        }
        @Sendable func numbers(_ value: Value) -> [Double] {
            value.asStructure?.fields.map { $0.asDouble ?? 0 }
                ?? Array(repeating: value.asDouble ?? 0, count: fields.count)
        }
        let operators: [(String, @Sendable (Double, Double) -> Double)] = [
            ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
        ]
        return [
            NativeEntry("init(_ \(fields.map { "\($0): Scalar" }.joined(separator: ", _ ")))", on: name) {
                machine, call in
                make(call, machine, Array(call.arguments.prefix(fields.count)))
            },
            NativeEntry("init(repeating value: Scalar)", on: name) { machine, call in
                make(call, machine, Array(repeating: call[0], count: fields.count))
            },
            NativeEntry("init(arrayLiteral elements: [Scalar])", on: name) { machine, call in
                let list = try call.array(0)
                guard list.count == fields.count else {
                    throw call.trap(.precondition, "\(name) has \(fields.count) elements, not \(list.count)")
                }
                return make(call, machine, Array(list))
            },
            NativeEntry("static var zero: \(whole) { get }", on: name) { machine, call in
                make(call, machine, Array(repeating: .double(0), count: fields.count))
            },
            NativeEntry("static var one: \(whole) { get }", on: name) { machine, call in
                make(call, machine, Array(repeating: .double(1), count: fields.count))
            },
            NativeEntry(
                "subscript(index: Int) -> Scalar { get set }", on: name,
                set: { _, call in
                    let (index, new) = (try call.int(1), call[2])
                    guard fields.indices.contains(index) else { throw call.outOfRange(index, fields.count) }
                    _ = call.arguments[0].updateField(index) { $0 = new }
                    return .void
                }
            ) { _, call in
                let index = try call.int(1)
                guard fields.indices.contains(index) else { throw call.outOfRange(index, fields.count) }
                return try call.structure(0)[index]
            },
        ]
            + operators.flatMap { symbol, operation in
                [(whole, whole), (whole, "Scalar"), ("Scalar", whole)].map { left, right in
                    NativeEntry("static func \(symbol) (lhs: \(left), rhs: \(right)) -> \(whole)", on: name) {
                        machine, call in
                        let (a, b) = (numbers(call[0]), numbers(call[1]))
                        return make(call, machine, zip(a, b).map { .double(operation($0, $1)) })
                    }
                }
            }
    }
}
