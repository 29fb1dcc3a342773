import AnimationMath
import Interpreter
import ViewValues

/// How a scroll transition runs: following the finger, or in time once the threshold is crossed (SHOW-3).
struct ScrollTransitionBox: NativeValue, Hashable {
    var side: ScrollTransitionSide
    var nativeType: String { "ScrollTransitionConfiguration" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ScrollTransitionBox) == self }
    func hash(into hasher: inout ProgramHasher) { hasher.combine("\(side.kind) \(side.threshold ?? 1)") }
}

extension VocabularySource {
    /// Scroll targets, scroll transitions, visual effects and what follows the content offset (SHOW-3, SHOW-5).
    static let scrolling = VocabularySource(
        "SwiftUI: scrolling",
        types: [
            NativeType("protocol VisualEffect {}"), NativeType("struct EmptyVisualEffect: VisualEffect {}"),
            NativeType("enum ScrollTransitionPhase: Hashable { case topLeading, identity, bottomTrailing }"),
            NativeType(
                """
                struct ScrollTransitionConfiguration: Equatable { typealias Threshold = \
                _ScrollTransitionThreshold }
                """),
            NativeType("struct _ScrollTransitionThreshold: Hashable {}"),
            NativeType(
                "enum _ScrollLimitBehavior: Hashable { case automatic, always, never, alwaysByFew, alwaysByOne }"
            ),
            NativeType("enum _ContentMarginPlacement: Hashable { case automatic, scrollContent, scrollIndicators }"),
            NativeType("struct ScrollBounceBehavior: Hashable {}"), NativeType("struct ScrollViewProxy {}"),
        ],
        entries: transitionEntries + configurationEntries + visualEffects + targetEntries + readerEntries
            + marginEntries)

    private static var transitionEntries: [NativeEntry] {
        let transition = "@escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect"
        return [
            modifier(
                """
                func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, \
                axis: Axis? = nil, transition: \(transition)) -> some View
                """
            ) { _, call in
                let side = try call.native(1, ScrollTransitionBox.self).side
                return scrollTransition(side, side, call.optional(2), call.closure(3))
            },
            modifier(
                """
                func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: \
                ScrollTransitionConfiguration, axis: Axis? = nil, transition: \(transition)) -> some View
                """
            ) { _, call in
                let leading = try call.native(1, ScrollTransitionBox.self).side
                let trailing = try call.native(2, ScrollTransitionBox.self).side
                return scrollTransition(leading, trailing, call.optional(3), call.closure(4))
            },
            modifier(
                """
                func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some \
                VisualEffect) -> some View
                """
            ) { _, call in .show(.visualEffect(aroundPlaceholder(call, 1))) },
            NativeEntry("var isIdentity: Bool { get }", on: "ScrollTransitionPhase") { _, call in
                .bool(call[0].asEnumeration?.tag == 1)
            },
            NativeEntry("var value: Double { get }", on: "ScrollTransitionPhase") { _, call in
                .double(Double((call[0].asEnumeration?.tag ?? 1) - 1))
            },
        ]
    }

    private static func scrollTransition(
        _ leading: ScrollTransitionSide, _ trailing: ScrollTransitionSide, _ axis: Value?, _ closure: ProgramClosure
    ) -> ViewValues.Modifier {
        let asked = axis?.asEnumeration?.tag
        return .show(
            .scrollTransition(
                leading: leading, trailing: trailing, axis: asked.map { $0 == 0 ? .horizontal : .vertical }, closure))
    }

    private static var configurationEntries: [NativeEntry] {
        let owner = "ScrollTransitionConfiguration"
        @Sendable func threshold(_ fraction: Double) -> Value {
            .native(PlainBox(fraction, "_ScrollTransitionThreshold"))
        }
        let kinds: [(String, ScrollTransitionSide.Kind)] = [
            ("interactive", .interactive), ("animated", .animated), ("identity", .identity),
        ]
        return kinds.map { name, kind in
            constant("static var \(name): \(owner) { get }", on: owner) {
                .native(
                    ScrollTransitionBox(
                        side: ScrollTransitionSide(kind, animation: kind == .animated ? .default : nil)))
            }
        } + [
            NativeEntry("static func animated(_ animation: Animation = .default) -> \(owner)", on: owner) { _, call in
                .native(ScrollTransitionBox(side: ScrollTransitionSide(.animated, animation: call.animation(0))))
            },
            NativeEntry("static func interactive(timingCurve: UnitCurve = .easeInOut) -> \(owner)", on: owner) {
                _, call in
                var side = ScrollTransitionSide(.interactive)
                side.curve = try call.plain(0, UnitCurve.self)
                return .native(ScrollTransitionBox(side: side))
            },
            NativeEntry("func animation(_ animation: Animation) -> \(owner)", on: owner) { _, call in
                var box = try call.native(0, ScrollTransitionBox.self)
                box.side.animation = call.animation(1)
                return .native(box)
            },
            NativeEntry("func threshold(_ threshold: \(owner).Threshold) -> \(owner)", on: owner) { _, call in
                var box = try call.native(0, ScrollTransitionBox.self)
                box.side.threshold = try call.plain(1, Double.self)
                return .native(box)
            },
            constant(
                "static var visible: _ScrollTransitionThreshold { get }", on: "_ScrollTransitionThreshold"
            ) { threshold(1) },
            constant(
                "static var hidden: _ScrollTransitionThreshold { get }", on: "_ScrollTransitionThreshold"
            ) { threshold(0.0001) },
            NativeEntry(
                "static func visible(_ amount: Double) -> _ScrollTransitionThreshold", on: "_ScrollTransitionThreshold"
            ) { _, call in threshold(try call.double(0)) },
        ]
    }

    /// The effects that leave layout alone, as scroll transitions and `visualEffect` use them: the modifiers themselves.
    private static var visualEffects: [NativeEntry] {
        let names: Set = [
            "opacity", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "scaleEffect",
            "rotationEffect", "rotation3DEffect", "transformEffect", "offset",
        ]
        return (plainEffects + turningEffects + placeEntries).compactMap { entry in
            let name = String(entry.signature.dropFirst("func ".count).prefix { $0 != "(" })
            guard names.contains(name) else { return nil }
            let signature = entry.signature.replacing("-> some View", with: "-> some VisualEffect")
            return NativeEntry(signature, on: "VisualEffect", body: entry.body)
        }
    }

    private static var targetEntries: [NativeEntry] {
        return [
            modifier("func scrollTargetLayout(isEnabled: Bool = true) -> some View") { _, call in
                try call.bool(1) ? .show(.scrollTargetLayout) : .inert(name: "scrollTargetLayout")
            },
            modifier(
                "func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View"
            ) { _, call in
                let anchor = call.optional(2)?.asStructure?.fields.map { $0.asDouble ?? 0 }
                return .show(
                    .scrollPosition(ProgramBinding(call[1]), anchor: anchor.map { UnitPointValue($0[0], $0[1]) }))
            },
            modifier(
                """
                func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping \
                (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onGeometryChange(of: call.closure(2), action: call.closure(3), arguments: 1))
            },
            modifier(
                """
                func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping \
                (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onGeometryChange(of: call.closure(2), action: call.closure(3), arguments: 2))
            },
        ]
    }

    private static var readerEntries: [NativeEntry] {
        [
            viewEntry(
                "init(@ViewBuilder content: @escaping (ScrollViewProxy) -> some View)", on: "ScrollViewReader"
            ) { _, call in .deferred(.scrollReader(call.closure(0))) },
            NativeEntry("func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)", on: "ScrollViewProxy") {
                machine, call in
                let anchor = call.optional(2)?.asStructure?.fields.map { $0.asDouble ?? 0 }
                machine.requestScroll(
                    ScrollRequest(
                        reader: try call.native(0, ScrollProxyBox.self).node, id: ExplicitID(call[1]),
                        anchor: anchor.map { UnitPointValue($0[0], $0[1]) }, transaction: currentTransaction(machine)))
                return .void
            },
        ]
    }

    private static var marginEntries: [NativeEntry] {
        let placement = "for placement: _ContentMarginPlacement = .automatic"
        return [
            modifier(
                """
                func contentMargins(_ edges: _EdgeSet = .all, _ length: CGFloat?, \(placement)) -> some View
                """
            ) { _, call in
                let (edges, length) = (call.edges(1), try call.optionalDouble(2) ?? 16)
                return .layout(.safeAreaPadding(Insets(length, on: edges)))
            },
            modifier("func contentMargins(_ length: CGFloat, \(placement)) -> some View") { _, call in
                let length = try call.double(1)
                return .layout(.safeAreaPadding(Insets(length)))
            },
            modifier(
                """
                func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: _AxisSet = .vertical) -> some View
                """
            ) { _, _ in .inert(name: "scrollBounceBehavior") },
        ]
            + ["automatic", "always", "basedOnSize"].map { name in
                constant("static var \(name): ScrollBounceBehavior { get }", on: "ScrollBounceBehavior") {
                    .native(PlainBox(name, "ScrollBounceBehavior"))
                }
            }
    }
}
