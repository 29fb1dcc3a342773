import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Animations that the program writes itself, and what they are handed (MOD-4).
    static let customAnimations = VocabularySource(
        "SwiftUI: custom animations",
        types: [
            NativeType(
                """
                protocol CustomAnimation: Hashable {
                    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout \
                AnimationContext<V>) -> V?
                }
                """),
            // The alias makes the pair known wherever a context is: the data of several numbers are pairs.
            NativeType(
                """
                struct AnimationContext<Value: VectorArithmetic> {
                    var state: AnimationState<Value>
                    var isLogicallyComplete: Bool
                    typealias _Pair = AnimatablePair<Double, Double>
                }
                """),
            NativeType("struct AnimationState<Value: VectorArithmetic> {}"),
            NativeType("protocol AnimationStateKey { associatedtype Value; static var defaultValue: Value { get } }"),
            NativeType("struct _BuiltInAnimation: CustomAnimation {}"),
        ],
        entries: protocolEntries + stateEntries + animationEntries)

    private static var protocolEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: \
                AnimationContext<V>) -> V?
                """, on: "CustomAnimation"
            ) { _, _ in .null },
            NativeEntry(
                """
                func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, \
                context: inout AnimationContext<V>) -> Bool
                """, on: "CustomAnimation"
            ) { _, _ in .bool(false) },
            NativeEntry("init(_ base: some CustomAnimation)", on: "Animation") { machine, call in
                if let box = call[0].native as? AnimationBox { return .native(box) }
                return .native(AnimationBox(animation: try machine.animation(of: call[0])))
            },
            NativeEntry("var base: any CustomAnimation { get }", on: "Animation") { machine, call in
                let animation = try call.native(0, AnimationBox.self).animation
                guard let id = animation.externalID, let own = machine.customAnimation(id) else { return call[0] }
                return own
            },
        ]
    }

    private static var stateEntries: [NativeEntry] {
        [
            NativeEntry("init()", on: "AnimationState") { _, _ in .native(AnimationStateBox()) },
            NativeEntry(
                "subscript<K: AnimationStateKey>(key: K.Type) -> K.Value { get set }", on: "AnimationState",
                set: { machine, call in
                    var box = try call.native(0, AnimationStateBox.self)
                    if let type = call[1].asType { box.values[machine.describe(type)] = call[2] }
                    call.arguments[0] = .native(box)
                    return .void
                }
            ) { machine, call in
                guard let type = call[1].asType else { throw call.trap(.unsupported, "this is no AnimationStateKey") }
                if let kept = try call.native(0, AnimationStateBox.self).values[machine.describe(type)] { return kept }
                return try machine.staticProperty("defaultValue", of: type)
            },
            NativeEntry("var environment: EnvironmentValues { get }", on: "AnimationContext") { _, _ in
                .native(EnvironmentValuesBox(snapshot: EnvironmentSnapshot()))
            },
            NativeEntry(
                "func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T>",
                on: "AnimationContext"
            ) { machine, call in
                machine.context(state: call[1], isComplete: try call.structure(0)[1].asBool ?? false, of: .any)
            },
        ]
    }

    /// An animation asked directly, as one that wraps another does.
    private static var animationEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout \
                AnimationContext<V>) -> V?
                """, on: "Animation"
            ) { machine, call in
                guard let vector = machine.numbers(of: call[1]) else { return .null }
                let animation = try call.native(0, AnimationBox.self).animation
                let time = try call.double(2)
                let result = try machine.withMathContext(&call, 3) { context, machine in
                    animation.animate(value: vector, time: time, context: &context, externals: &machine)
                }
                return .optional(result.map { machine.value(call[1], with: $0) })
            },
            NativeEntry(
                """
                func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: \
                AnimationContext<V>) -> V?
                """, on: "Animation"
            ) { machine, call in
                guard let vector = machine.numbers(of: call[1]) else { return .null }
                let animation = try call.native(0, AnimationBox.self).animation
                let time = try call.double(2)
                let result = try machine.withMathContext(&call, 3) { context, _ in
                    animation.velocity(value: vector, time: time, context: context)
                }
                return .optional(result.map { machine.value(call[1], with: $0) })
            },
            NativeEntry(
                """
                func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, \
                context: inout AnimationContext<V>) -> Bool
                """, on: "Animation"
            ) { machine, call in
                guard let vector = machine.numbers(of: call[2]) else { return .bool(false) }
                let animation = try call.native(0, AnimationBox.self).animation
                let previous = try call.native(1, AnimationBox.self).animation
                let time = try call.double(3)
                return .bool(
                    try machine.withMathContext(&call, 4) { context, _ in
                        animation.shouldMerge(previous: previous, value: vector, time: time, context: &context)
                    })
            },
        ]
    }
}
