import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Animations, springs, and the modifiers that put them into transactions.
    static let animations = VocabularySource(
        "SwiftUI: animations",
        types: [
            NativeType("struct Animation: Hashable {}"), NativeType("struct Spring: Hashable {}"),
            NativeType("struct UnitCurve: Hashable {}"),
            NativeType("struct Transaction {}"),
            NativeType("protocol TransactionKey { associatedtype Value; static var defaultValue: Value { get } }"),
            NativeType("enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }"),
        ],
        entries: curveEntries + springEntries + changeEntries + modifierEntries)

    private static func made(_ signature: String, _ make: @escaping @Sendable (inout NativeCall) throws -> Animation)
        -> NativeEntry
    {
        NativeEntry(signature, on: "Animation") { _, call in .native(AnimationBox(animation: try make(&call))) }
    }

    private static var curveEntries: [NativeEntry] {
        let named: [(String, @Sendable (Double) -> Animation)] = [
            ("linear", { .linear(duration: $0) }), ("easeIn", { .easeIn(duration: $0) }),
            ("easeOut", { .easeOut(duration: $0) }),
            ("easeInOut", { .easeInOut(duration: $0) }),
        ]
        return named.flatMap { name, make in
            [
                made("static var \(name): Animation { get }") { _ in make(0.35) },
                made("static func \(name)(duration: TimeInterval) -> Animation") { make(try $0.double(0)) },
            ]
        } + [
            made("static var `default`: Animation { get }") { _ in .default },
            made(
                """
                static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, \
                duration: TimeInterval = 0.35) -> Animation
                """
            ) {
                .timingCurve(
                    try $0.double(0), try $0.double(1), try $0.double(2), try $0.double(3), duration: try $0.double(4))
            },
            made("static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation") {
                .timingCurve(try $0.plain(0, UnitCurve.self), duration: try $0.double(1))
            },
        ]
    }

    private static var springEntries: [NativeEntry] {
        let presets: [(String, @Sendable (Double, Double) -> Animation)] = [
            ("smooth", { .smooth(duration: $0, extraBounce: $1) }),
            ("snappy", { .snappy(duration: $0, extraBounce: $1) }),
            ("bouncy", { .bouncy(duration: $0, extraBounce: $1) }),
        ]
        return presets.flatMap { name, make in
            [
                made("static var \(name): Animation { get }") { _ in make(0.5, 0) },
                made("static func \(name)(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation") {
                    make(try $0.double(0), try $0.double(1))
                },
            ]
        } + [
            made("static var spring: Animation { get }") { _ in .spring },
            made("static var interactiveSpring: Animation { get }") { _ in .interactiveSpring },
            made("static var interpolatingSpring: Animation { get }") { _ in .interpolatingSpring },
            made(
                """
                static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: \
                Double = 0) -> Animation
                """
            ) {
                .spring(duration: try $0.double(0), bounce: try $0.double(1), blendDuration: try $0.double(2))
            },
            made(
                """
                static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, \
                blendDuration: TimeInterval = 0) -> Animation
                """
            ) {
                .spring(response: try $0.double(0), dampingFraction: try $0.double(1), blendDuration: try $0.double(2))
            },
            made("static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation") {
                .spring(try $0.plain(0, Spring.self), blendDuration: try $0.double(1))
            },
            made(
                """
                static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, \
                blendDuration: TimeInterval = 0.25) -> Animation
                """
            ) {
                .interactiveSpring(
                    duration: try $0.double(0), extraBounce: try $0.double(1), blendDuration: try $0.double(2))
            },
            made(
                """
                static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, \
                blendDuration: TimeInterval = 0.25) -> Animation
                """
            ) {
                .interactiveSpring(
                    response: try $0.double(0), dampingFraction: try $0.double(1), blendDuration: try $0.double(2))
            },
            made(
                """
                static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, \
                initialVelocity: Double = 0) -> Animation
                """
            ) {
                .interpolatingSpring(
                    mass: try $0.double(0), stiffness: try $0.double(1), damping: try $0.double(2),
                    initialVelocity: try $0.double(3))
            },
            made(
                """
                static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, \
                initialVelocity: Double = 0) -> Animation
                """
            ) {
                .interpolatingSpring(
                    duration: try $0.double(0), bounce: try $0.double(1), initialVelocity: try $0.double(2))
            },
            made("static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation") {
                .interpolatingSpring(try $0.plain(0, Spring.self), initialVelocity: try $0.double(1))
            },
        ]
    }

    private static var changeEntries: [NativeEntry] {
        @Sendable func change(
            _ signature: String, _ make: @escaping @Sendable (Animation, inout NativeCall) throws -> Animation
        ) -> NativeEntry {
            made("func " + signature + " -> Animation") { try make(try $0.native(0, AnimationBox.self).animation, &$0) }
        }
        return [
            change("speed(_ speed: Double)") { $0.speed(try $1.double(1)) },
            change("delay(_ delay: TimeInterval)") { $0.delay(try $1.double(1)) },
            change("repeatCount(_ repeatCount: Int, autoreverses: Bool = true)") {
                $0.repeatCount(try $1.int(1), autoreverses: try $1.bool(2))
            },
            change("repeatForever(autoreverses: Bool = true)") { $0.repeatForever(autoreverses: try $1.bool(1)) },
            change("logicallyComplete(after duration: TimeInterval)") { $0.logicallyComplete(after: try $1.double(1)) },
        ]
    }

    private static var modifierEntries: [NativeEntry] {
        [
            modifier("func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View") { _, call in
                .transaction(.animation(call.animation(1), value: call[2]))
            },
            modifier("func animation(_ animation: Animation?) -> some View") { machine, call in
                machine.warn(
                    "TX-5",
                    """
                    'animation' without a value is deprecated since iOS 15: use \
                    'animation(_:value:)'
                    """, at: call.range)
                return .transaction(.animationAlways(call.animation(1)))
            },
            modifier(
                """
                func animation(_ animation: Animation?, @ViewBuilder body: (_PlaceholderView) -> some \
                View) -> some View
                """
            ) { machine, call in
                let body = try machine.call(call[2], [placeholderView])
                return .transaction(.animationScope(call.animation(1), body: try makeView(body, machine, call.range)))
            },
            modifier("func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View") { _, call in
                .transaction(.transaction(call.closure(1)))
            },
            modifier(
                """
                func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> \
                Void) -> some View
                """
            ) { _, call in
                .transaction(.transactionValue(call.closure(2), value: call[1]))
            },
            modifier(
                """
                func transaction(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: \
                (_PlaceholderView) -> some View) -> some View
                """
            ) { machine, call in
                let body = try machine.call(call[2], [placeholderView])
                return .transaction(.transactionScope(call.closure(1), body: try makeView(body, machine, call.range)))
            },
        ]
    }
}

/// Stands for the content in closures that modify it.
let placeholderView = Value.native(ViewBox(ViewValue(.placeholder(.content)), name: "_PlaceholderView"))
