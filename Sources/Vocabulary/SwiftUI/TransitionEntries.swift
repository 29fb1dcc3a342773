import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Transitions, phase and keyframe animators, content transitions, matched geometry.
    static let transitions = VocabularySource(
        "SwiftUI: transitions",
        types: [
            NativeType("struct AnyTransition: Transition {}"),
            NativeType(
                """
                protocol Transition { associatedtype Body: View; typealias Content = _PlaceholderView; \
                @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body }
                """),
            NativeType("struct TransitionProperties { var hasMotion: Bool = true }"),
            NativeType("enum TransitionPhase: Hashable { case willAppear, identity, didDisappear }"),
            NativeType("struct ContentTransition: Equatable {}"),
            NativeType("enum _BlurReplace: Hashable { case downUp, upUp }"),
            NativeType(
                """
                struct BlurReplaceTransition: Transition { typealias Configuration = _BlurReplace }
                """),
            NativeType("struct AsymmetricTransition: Transition {}"),
            NativeType("struct MatchedGeometryProperties: Equatable {}"),
            NativeType("struct PhaseAnimator: View {}"),
            NativeType("struct _AnyTransitionPhase {}"),
        ]
            + ["Opacity", "Slide", "Identity", "Move", "Push", "Scale", "Offset"].map {
                NativeType("struct \($0)Transition: Transition {}")
            },
        entries: transitionEntries + transitionTypes + showEntries)

    private static func box(_ transition: TransitionValue) -> Value { .native(TransitionBox(transition: transition)) }

    private static func transition(_ value: Value, _ machine: Machine) -> TransitionValue {
        if let box = value.native as? TransitionBox { return box.transition }
        if let type = value.asStructure?.type { return .program(makeComposite(value.unboxed, type, machine)) }
        return .opacity
    }

    private static var transitionEntries: [NativeEntry] {
        let plain: [(String, TransitionValue)] = [("opacity", .opacity), ("slide", .slide), ("identity", .identity)]
        /// On AnyTransition itself, and where any Transition is expected.
        @Sendable func statics(
            _ signature: String, _ make: @escaping @Sendable (Machine, NativeCall) throws -> TransitionValue
        ) -> [NativeEntry] {
            ["AnyTransition", "Transition where Self == AnyTransition"].map { owner in
                NativeEntry("static " + signature, on: owner) { machine, call in box(try make(machine, call)) }
            }
        }
        return plain.flatMap { name, value in statics("var \(name): AnyTransition { get }") { _, _ in value } }
            + statics("var scale: AnyTransition { get }") { _, _ in .scale(1e-5, anchor: .center) }
            // Apple publishes no curve for symbols that appear: they fade under the transaction's animation.
            + statics("var symbolEffect: AnyTransition { get }") { _, _ in .symbolEffect("automatic") }
            + statics(
                "func symbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition"
            ) { _, call in .symbolEffect(try call.native(0, SymbolEffectBox.self).kind) }
            + statics("var blurReplace: AnyTransition { get }") { _, _ in .blurReplace(up: false) }
            + statics("func blurReplace(_ config: _BlurReplace) -> AnyTransition") { _, call in
                .blurReplace(up: call[0].asEnumeration?.tag == 1)
            }
            + statics("func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition") { _, call in
                .scale(try call.double(0), anchor: try call.unitPoint(1))
            }
            + statics("func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition") { _, call in
                .scale(try call.double(0), anchor: try call.unitPoint(1))
            }
            + statics("func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition") { _, call in
                .offset(x: try call.double(0), y: try call.double(1))
            }
            + statics("func offset(_ offset: CGSize) -> AnyTransition") { _, call in
                let size = try call.numbers(0)
                return .offset(x: size[0], y: size[1])
            }
            + statics("func move(edge: Edge) -> AnyTransition") { _, call in .move(call.edge(0)) }
            + statics("func push(from edge: Edge) -> AnyTransition") { _, call in .push(from: call.edge(0)) }
            + statics(
                """
                func asymmetric(insertion: some Transition, removal: some Transition) -> AnyTransition
                """
            ) { machine, call in
                .asymmetric(insertion: transition(call[0], machine), removal: transition(call[1], machine))
            }
            + statics(
                "func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
            ) { machine, call in
                .asymmetric(insertion: transition(call[0], machine), removal: transition(call[1], machine))
            }
            + statics("func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition") { machine, call in
                guard let active = call[0].asStructure, let identity = call[1].asStructure else {
                    throw call.trap(.unsupported, "these are no ViewModifiers")
                }
                return .modifier(
                    active: makeComposite(call[0].unboxed, active.type, machine),
                    identity: makeComposite(call[1].unboxed, identity.type, machine))
            } + [
                NativeEntry("init(_ transition: some Transition)", on: "AnyTransition") { machine, call in
                    box(transition(call[0], machine))
                },
                NativeEntry("func combined(with other: some Transition) -> AnyTransition", on: "Transition") {
                    machine, call in
                    box(.combined(transition(call[0], machine), transition(call[1], machine)))
                },
                NativeEntry("func combined(with other: AnyTransition) -> AnyTransition", on: "AnyTransition") {
                    machine, call in
                    box(.combined(transition(call[0], machine), transition(call[1], machine)))
                },
                NativeEntry("func animation(_ animation: Animation?) -> AnyTransition", on: "Transition") {
                    machine, call in
                    box(.animation(transition(call[0], machine), call.animation(1)))
                },
                modifier("func transition(_ t: AnyTransition) -> some View") { machine, call in
                    .transition(transition(call[1], machine))
                },
                modifier("func transition(_ t: some Transition) -> some View") { machine, call in
                    .transition(transition(call[1], machine))
                },
                NativeEntry("var isIdentity: Bool { get }", on: "TransitionPhase") { _, call in
                    .bool(call[0].asEnumeration?.tag == 1)
                },
                NativeEntry("var value: Double { get }", on: "TransitionPhase") { _, call in
                    .double(Double((call[0].asEnumeration?.tag ?? 1) - 1))
                },
            ]
    }

    /// The built-in transitions as types of their own.
    private static var transitionTypes: [NativeEntry] {
        @Sendable func made(
            _ type: String, _ parameters: String, _ make: @escaping @Sendable (NativeCall) throws -> TransitionValue
        ) -> NativeEntry {
            NativeEntry("init(\(parameters))", on: type + "Transition") { _, call in box(try make(call)) }
        }
        return [
            made("Opacity", "") { _ in .opacity }, made("Slide", "") { _ in .slide },
            made("Identity", "") { _ in .identity },
            made("Move", "edge: Edge") { .move($0.edge(0)) }, made("Push", "edge: Edge") { .push(from: $0.edge(0)) },
            made("Scale", "_ scale: Double = 1e-5, anchor: UnitPoint = .center") {
                .scale(try $0.double(0), anchor: try $0.unitPoint(1))
            },
            made("Offset", "_ offset: CGSize") {
                let size = try $0.numbers(0)
                return .offset(x: size[0], y: size[1])
            },
            made("BlurReplace", "configuration: _BlurReplace") { .blurReplace(up: $0[0].asEnumeration?.tag == 1) },
            NativeEntry("init(insertion: some Transition, removal: some Transition)", on: "AsymmetricTransition") {
                machine, call in
                box(.asymmetric(insertion: transition(call[0], machine), removal: transition(call[1], machine)))
            },
            NativeEntry("static var properties: TransitionProperties { get }", on: "Transition") { machine, _ in
                machine.structure("TransitionProperties", .bool(true))
            },
        ]
    }

    private static var showEntries: [NativeEntry] {
        @Sendable func content(_ kind: String, _ detail: String = "") -> Value {
            .native(PlainBox([kind, detail], "ContentTransition"))
        }
        return ["identity", "opacity", "interpolate"].map { name in
            constant("static var \(name): ContentTransition { get }", on: "ContentTransition") { content(name) }
        } + [
            NativeEntry(
                """
                static func numericText(countsDown: Bool = false) -> ContentTransition
                """, on: "ContentTransition"
            ) { _, call in
                content("numericText", try call.bool(0) ? "countsDown" : "")
            },
            NativeEntry("static func numericText(value: Double) -> ContentTransition", on: "ContentTransition") {
                _, call in
                content("numericText", "\(try call.double(0))")
            },
            modifier("func contentTransition(_ transition: ContentTransition) -> some View") { _, call in
                let parts = try call.plain(1, [String].self)
                return .show(.contentTransition(kind: parts[0], detail: parts[1]))
            },
            modifier(
                """
                func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: _NamespaceID, \
                properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, \
                isSource: Bool = true) -> some View
                """
            ) { _, call in
                let bits = try call.plain(3, Int.self)
                return .show(
                    .matchedGeometry(
                        id: ExplicitID(call[1]), namespace: try call.plain(2, Int.self), size: bits & 1 != 0,
                        position: bits & 2 != 0,
                        anchor: try call.unitPoint(4), isSource: try call.bool(5)))
            },
            modifier(
                """
                func phaseAnimator<Phase: Equatable>(_ phases: [Phase], @ViewBuilder content: @escaping \
                (_PlaceholderView, Phase) -> some View, animation: ((Phase) -> Animation?)? = nil) -> \
                some View
                """
            ) { machine, call in
                .show(.phaseAnimator(phases(call, trigger: nil, content: 2, animation: 3)))
            },
            modifier(
                """
                func phaseAnimator<Phase: Equatable, Trigger: Equatable>(_ phases: [Phase], trigger: \
                Trigger, @ViewBuilder content: @escaping (_PlaceholderView, Phase) -> some View, \
                animation: ((Phase) -> Animation?)? = nil) -> some View
                """
            ) { machine, call in
                .show(.phaseAnimator(phases(call, trigger: call[2], content: 3, animation: 4)))
            },
            viewEntry(
                """
                init<Phase: Equatable>(_ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> \
                some View, animation: ((Phase) -> Animation?)? = nil)
                """, on: "PhaseAnimator"
            ) { _, call in
                .deferred(.phaseAnimator(phases(call, trigger: nil, content: 1, animation: 2, from: 0)))
            },
            viewEntry(
                """
                init<Phase: Equatable, Trigger: Equatable>(_ phases: [Phase], trigger: Trigger, \
                @ViewBuilder content: @escaping (Phase) -> some View, animation: ((Phase) -> \
                Animation?)? = nil)
                """, on: "PhaseAnimator"
            ) { _, call in
                .deferred(.phaseAnimator(phases(call, trigger: call[1], content: 2, animation: 3, from: 0)))
            },
        ]
            + [("frame", 3), ("size", 1), ("position", 2)].map { name, bits in
                constant("static var \(name): MatchedGeometryProperties { get }", on: "MatchedGeometryProperties") {
                    .native(PlainBox(bits, "MatchedGeometryProperties"))
                }
            }
    }

    /// As a modifier the closure gets the content's placeholder before the phase.
    private static func phases(
        _ call: NativeCall, trigger: Value?, content: Int, animation: Int, from first: Int = 1
    ) -> PhaseAnimatorValue {
        PhaseAnimatorValue(
            phases: Array(call[first].asArray ?? []), trigger: trigger,
            content: first == 0 ? call.closure(content) : aroundPlaceholder(call, content),
            animation: call[animation].isNull ? nil : call.closure(animation))
    }
}

/// A closure of content and a value, as one of the value alone: the content is the placeholder.
func aroundPlaceholder(_ call: NativeCall, _ index: Int) -> ProgramClosure {
    let closure = call[index]
    let bound = Value.function(range: call.range) { machine, inner in
        try machine.call(closure, [placeholderView, inner[0]])
    }
    return ProgramClosure(bound, source: place(call.range))
}
