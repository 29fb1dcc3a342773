import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// `Spring` and `UnitCurve`, values that the program samples itself (SPRING-1, SPRING-7, CURVE-4).
    static let springs = VocabularySource(
        "SwiftUI: springs and curves", types: [],
        entries: springMakers + springParts + springCourse + springWays + curveEntries)

    private static func box(_ spring: Spring) -> Value { .native(PlainBox(spring, "Spring")) }

    private static func spring(
        _ signature: String, _ make: @escaping @Sendable (inout NativeCall) throws -> Spring
    ) -> NativeEntry {
        NativeEntry(signature, on: "Spring") { _, call in box(try make(&call)) }
    }

    private static var springMakers: [NativeEntry] {
        let presets: [(String, @Sendable (Double, Double) -> Spring)] = [
            ("smooth", { .smooth(duration: $0, extraBounce: $1) }),
            ("snappy", { .snappy(duration: $0, extraBounce: $1) }),
            ("bouncy", { .bouncy(duration: $0, extraBounce: $1) }),
        ]
        return presets.flatMap { name, make in
            [
                spring("static var \(name): Spring { get }") { _ in make(0.5, 0) },
                spring("static func \(name)(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring") {
                    make(try $0.double(0), try $0.double(1))
                },
            ]
        } + [
            spring("init(duration: TimeInterval = 0.5, bounce: Double = 0)") {
                Spring(duration: try $0.double(0), bounce: try $0.double(1))
            },
            spring("init(response: Double, dampingRatio: Double)") {
                Spring(response: try $0.double(0), dampingRatio: try $0.double(1))
            },
            spring("init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)") {
                Spring(
                    mass: try $0.double(0), stiffness: try $0.double(1), damping: try $0.double(2),
                    allowOverDamping: try $0.bool(3))
            },
            spring("init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)") {
                Spring(
                    settlingDuration: try $0.double(0), dampingRatio: try $0.double(1), epsilon: try $0.double(2))
            },
        ]
    }

    private static var springParts: [NativeEntry] {
        let parts: [(String, @Sendable (Spring) -> Double)] = [
            ("duration", { $0.duration }), ("bounce", { $0.bounce }), ("response", { $0.response }),
            ("dampingRatio", { $0.dampingRatio }), ("mass", { $0.mass }), ("stiffness", { $0.stiffness }),
            ("damping", { $0.damping }), ("settlingDuration", { $0.settlingDuration }),
        ]
        return parts.map { name, value in
            NativeEntry("var \(name): Double { get }", on: "Spring") { _, call in
                .double(value(try call.plain(0, Spring.self)))
            }
        }
    }

    /// From 0 towards a target: of a number, and of any vector.
    private static var springCourse: [NativeEntry] {
        let course: [(String, @Sendable (Spring, AnimatableVector, AnimatableVector, Double) -> AnimatableVector)] = [
            ("value", { $0.value(target: $1, initialVelocity: $2, time: $3) }),
            ("velocity", { $0.velocity(target: $1, initialVelocity: $2, time: $3) }),
        ]
        return course.flatMap { name, sample in
            let body: NativeBody = { machine, call in
                let spring = try call.plain(0, Spring.self)
                let target = machine.numbers(of: call[1]) ?? .zero
                let speed = call.optional(2).flatMap { machine.numbers(of: $0) } ?? .zero
                return machine.value(call[1], with: sample(spring, target, speed, try call.double(3)))
            }
            return [
                NativeEntry(
                    "func \(name)(target: Double, initialVelocity: Double = 0, time: TimeInterval) -> Double",
                    on: "Spring", body: body),
                NativeEntry(
                    """
                    func \(name)<V: VectorArithmetic>(target: V, initialVelocity: V? = nil, time: TimeInterval) -> V
                    """, on: "Spring", body: body),
            ]
        } + [
            NativeEntry(
                """
                func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V
                """, on: "Spring"
            ) { machine, call in
                let parts = (1...3).map { machine.numbers(of: call[$0]) ?? .zero }
                let force = try call.plain(0, Spring.self).force(
                    target: parts[0], position: parts[1], velocity: parts[2])
                return machine.value(call[1], with: force)
            },
            NativeEntry(
                """
                func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: \
                TimeInterval)
                """, on: "Spring"
            ) { machine, call in
                let spring = try call.plain(0, Spring.self)
                var parts = (1...3).map { machine.numbers(of: call[$0]) ?? .zero }
                var (value, velocity) = (parts[0], parts[1])
                spring.update(
                    value: &value, velocity: &velocity, target: parts.removeLast(), deltaTime: try call.double(4))
                call.arguments[1] = machine.value(call[3], with: value)
                call.arguments[2] = machine.value(call[3], with: velocity)
                return .void
            },
            NativeEntry(
                """
                func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V? = nil, epsilon: \
                Double) -> TimeInterval
                """, on: "Spring"
            ) { machine, call in
                let speed = call.optional(2).flatMap { machine.numbers(of: $0) } ?? .zero
                return .double(
                    try call.plain(0, Spring.self).settlingDuration(
                        target: machine.numbers(of: call[1]) ?? .zero, initialVelocity: speed,
                        epsilon: try call.double(3)))
            },
        ]
    }

    /// From one animatable value to another.
    private static var springWays: [NativeEntry] {
        let ways: [(String, @Sendable (Spring, AnimatableVector, AnimatableVector, Double) -> AnimatableVector, Bool)] =
            [
                ("value", { $0.value(target: $1, initialVelocity: $2, time: $3) }, true),
                ("velocity", { $0.velocity(target: $1, initialVelocity: $2, time: $3) }, false),
            ]
        return ways.map { name, sample, isPlace in
            NativeEntry(
                """
                func \(name)<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
                """, on: "Spring"
            ) { machine, call in
                let parts = (1...3).map { machine.numbers(of: call[$0]) ?? .zero }
                let moved = sample(
                    try call.plain(0, Spring.self), parts[1] - parts[0], parts[2], try call.double(4))
                return machine.value(call[2], with: isPlace ? parts[0] + moved : moved)
            }
        } + [
            NativeEntry(
                """
                func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: \
                Double) -> TimeInterval
                """, on: "Spring"
            ) { machine, call in
                let parts = (1...3).map { machine.numbers(of: call[$0]) ?? .zero }
                return .double(
                    try call.plain(0, Spring.self).settlingDuration(
                        target: parts[1] - parts[0], initialVelocity: parts[2], epsilon: try call.double(4)))
            }
        ]
    }

    private static var curveEntries: [NativeEntry] {
        let curves: [(String, UnitCurve)] = [
            ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
            ("circularEaseInOut", .circularEaseInOut),
        ]
        return curves.map { name, curve in
            constant("static var \(name): UnitCurve { get }", on: "UnitCurve") {
                .native(PlainBox(curve, "UnitCurve"))
            }
        } + [
            NativeEntry("func value(at progress: Double) -> Double", on: "UnitCurve") { _, call in
                .double(try call.plain(0, UnitCurve.self).value(at: try call.double(1)))
            },
            NativeEntry("func velocity(at progress: Double) -> Double", on: "UnitCurve") { _, call in
                .double(try call.plain(0, UnitCurve.self).velocity(at: try call.double(1)))
            },
            NativeEntry("var inverse: UnitCurve { get }", on: "UnitCurve") { _, call in
                .native(PlainBox(try call.plain(0, UnitCurve.self).inverse, "UnitCurve"))
            },
            NativeEntry(
                """
                static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> \
                UnitCurve
                """, on: "UnitCurve"
            ) { _, call in
                let (a, b) = (try call.unitPoint(0), try call.unitPoint(1))
                let curve = UnitCurve.bezier(
                    startControlPoint: UnitPoint(x: a.x, y: a.y), endControlPoint: UnitPoint(x: b.x, y: b.y))
                return .native(PlainBox(curve, "UnitCurve"))
            },
        ]
    }
}
