import AnimationMath
import Interpreter

extension VocabularySource {
    /// What can be animated: vectors, pairs, and the data of values (LIFE-3, GEO-3).
    static let animatable = VocabularySource(
        "SwiftUI: animatable data",
        types: [
            NativeType(
                """
                protocol Animatable { associatedtype AnimatableData; var animatableData: AnimatableData \
                { get set } }
                """),
            NativeType(
                """
                protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var \
                magnitudeSquared: Double { get } }
                """),
            NativeType(
                """
                struct AnimatablePair<First, Second>: VectorArithmetic, Animatable { var first: First; \
                var second: Second }
                """),
            NativeType("struct EmptyAnimatableData: VectorArithmetic {}"),
            NativeType("@_pack struct AnimatableValues<Values>: VectorArithmetic, Animatable { var value: Values }"),
            NativeType("extension Double: VectorArithmetic, Animatable {}"),
            NativeType("extension CGFloat: VectorArithmetic, Animatable {}"),
            NativeType("extension Float: VectorArithmetic, Animatable {}"),
            NativeType("extension CGRect: Animatable {}"), NativeType("extension UnitPoint: Animatable {}"),
            NativeType("extension EdgeInsets: Animatable {}"),
        ],
        entries: dataEntries + pairEntries + vectorEntries)

    /// A type without data of its own takes every new value at once.
    private static var dataEntries: [NativeEntry] {
        let pair = "AnimatablePair<CGFloat, CGFloat>"
        return [
            NativeEntry("var animatableData: EmptyAnimatableData { get set }", on: "Animatable", set: { _, _ in .void })
            { machine, _ in machine.structure("EmptyAnimatableData") },
            NativeEntry(
                "var animatableData: Self { get set }", on: "Animatable where Self: VectorArithmetic",
                set: { _, call in
                    call.arguments[0] = call[1]
                    return .void
                }
            ) { _, call in call[0] },
            NativeEntry("init()", on: "EmptyAnimatableData") { machine, _ in machine.structure("EmptyAnimatableData") },
            data("CGPoint", pair), data("CGSize", pair), data("UnitPoint", pair, weight: 128),
            data("CGRect", "AnimatablePair<\(pair), \(pair)>", balanced: true),
            data("EdgeInsets", "AnimatablePair<CGFloat, AnimatablePair<CGFloat, \(pair)>>"),
            data("Angle", "Double", weight: 128 * .pi / 180),
        ]
    }

    /// `animatableData` of a struct of numbers: they are multiplied by a weight (GEO-3) and nested in pairs.
    private static func data(
        _ owner: String, _ type: String, weight: Double = 1, balanced: Bool = false
    ) -> NativeEntry {
        NativeEntry(
            "var animatableData: \(type) { get set }", on: owner,
            set: { machine, call in
                guard let vector = machine.numbers(of: call[1]) else { return .void }
                call.arguments[0] = machine.value(call[0], with: vector.scaled(by: 1 / weight))
                return .void
            }
        ) { machine, call in
            let vector = (machine.numbers(of: call[0]) ?? AnimatableVector()).scaled(by: weight)
            guard balanced, vector.count == 4 else { return machine.pairs(of: vector.components) }
            let halves = [0, 2].map { machine.pairs(of: [vector[$0], vector[$0 + 1]]) }
            return machine.pair(halves[0], halves[1])
        }
    }

    private static var pairEntries: [NativeEntry] {
        @Sendable func both(
            _ name: String, _ change: @escaping @Sendable (AnimatableVector, AnimatableVector) -> AnimatableVector
        ) -> [NativeEntry] {
            let body: NativeBody = { machine, call in
                let (a, b) = (machine.numbers(of: call[0]), machine.numbers(of: call[1]))
                let template = (a?.count ?? 0) >= (b?.count ?? 0) ? call[0] : call[1]
                return machine.value(template, with: change(a ?? .zero, b ?? .zero))
            }
            return ["AnimatablePair<First, Second>", "EmptyAnimatableData", "AnimatableValues<Values>"].flatMap {
                type in
                let owner = String(type.prefix { $0 != "<" })
                return [
                    NativeEntry("static func \(name) (lhs: \(type), rhs: \(type)) -> \(type)", on: owner, body: body),
                    NativeEntry("static func \(name)= (lhs: inout \(type), rhs: \(type))", on: owner) { machine, call in
                        call.arguments[0] = try body(&machine, &call)
                        return .void
                    },
                ]
            }
        }
        return both("+", { $0 + $1 }) + both("-", { $0 - $1 }) + valuesEntries + [
            NativeEntry("init(_ first: First, _ second: Second)", on: "AnimatablePair") { machine, call in
                machine.pair(call[0], call[1])
            },
            NativeEntry("static var zero: AnimatablePair<First, Second> { get }", on: "AnimatablePair") {
                machine, call in
                let parts = try call.typeArguments.prefix(2).map { try machine.zero(of: $0, call) }
                guard parts.count == 2 else { throw call.trap(.unsupported, "the pair's types are not known here") }
                return machine.pair(parts[0], parts[1])
            },
            NativeEntry("static var zero: EmptyAnimatableData { get }", on: "EmptyAnimatableData") { machine, _ in
                machine.structure("EmptyAnimatableData")
            },
        ]
    }

    /// Up to twelve vectors side by side: the pack's tuple is one value.
    private static var valuesEntries: [NativeEntry] {
        let makers = (1...12).map { count in
            let names = (0..<count).map { "V\($0)" }
            let generics = names.map { "\($0): VectorArithmetic" }.joined(separator: ", ")
            let parameters = names.map { "_ value\($0): \($0)" }.joined(separator: ", ")
            let tuple = count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
            return NativeEntry("init<\(generics)>(\(parameters)) where Values == \(tuple)", on: "AnimatableValues") {
                machine, call in
                let values = (0..<count).map { call[$0] }
                let types = values.map { RuntimeType.Element(type: machine.type(of: $0)) }
                return .makeStructure(
                    machine.types.type("AnimatableValues", [count == 1 ? types[0].type : .tuple(types)]),
                    [count == 1 ? values[0] : .tuple(ContiguousArray(values))])
            }
        }
        return makers + [
            NativeEntry("static var zero: AnimatableValues<Values> { get }", on: "AnimatableValues") { machine, call in
                guard let pack = call.typeArguments.first else {
                    throw call.trap(.unsupported, "the types of these values are not known here")
                }
                var zero = Value.void
                if case .tuple(let elements) = pack {
                    zero = .tuple(ContiguousArray(try elements.map { try machine.zero(of: $0.type, call) }))
                } else {
                    zero = try machine.zero(of: pack, call)
                }
                return .makeStructure(machine.types.type("AnimatableValues", [pack]), [zero])
            }
        ]
    }

    private static var vectorEntries: [NativeEntry] {
        let vectors = ["Double", "CGFloat", "Float", "AnimatablePair", "EmptyAnimatableData", "AnimatableValues"]
        return vectors.flatMap { owner in
            [
                NativeEntry("mutating func scale(by rhs: Double)", on: owner) { machine, call in
                    guard let vector = machine.numbers(of: call[0]) else { return .void }
                    call.arguments[0] = machine.value(call[0], with: vector.scaled(by: try call.double(1)))
                    return .void
                },
                NativeEntry("var magnitudeSquared: Double { get }", on: owner) { machine, call in
                    .double(machine.numbers(of: call[0])?.magnitudeSquared ?? 0)
                },
            ]
        } + [
            NativeEntry("func scaled(by rhs: Double) -> Self", on: "VectorArithmetic") { machine, call in
                var arguments: ContiguousArray<Value> = [call[0], call[1]]
                _ = try machine.callMember("scale(by:)", &arguments)
                return arguments[0]
            },
            NativeEntry("mutating func interpolate(towards other: Self, amount: Double)", on: "VectorArithmetic") {
                machine, call in
                guard let from = machine.numbers(of: call[0]), let to = machine.numbers(of: call[1]) else {
                    return .void
                }
                let moved = from + (to - from).scaled(by: try call.double(2))
                call.arguments[0] = machine.value(call[0], with: moved)
                return .void
            },
        ]
    }
}

extension Machine {
    /// `AnimatablePair(first, second)`.
    func pair(_ first: Value, _ second: Value) -> Value {
        .makeStructure(types.type("AnimatablePair", [type(of: first), type(of: second)]), [first, second])
    }

    /// Numbers nested to the right, as SwiftUI nests its own data: one stands for itself.
    func pairs(of numbers: [Double]) -> Value {
        guard let last = numbers.last else { return structure("EmptyAnimatableData") }
        return numbers.dropLast().reversed().reduce(Value.double(last)) { pair(.double($1), $0) }
    }

    /// `T.zero` of a type known at run time.
    mutating func zero(of type: RuntimeType, _ call: NativeCall) throws -> Value {
        var none: ContiguousArray<Value> = []
        guard let zero = try callMember("zero", of: type, &none) else {
            throw call.trap(.unsupported, "\(describe(type)) has no static zero")
        }
        return zero
    }
}
