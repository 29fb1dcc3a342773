import AnimationMath
import Foundation
import Interpreter

extension VocabularySource {
    /// The C library's functions, with AnimationMath's bits where it has them.
    static let maths: VocabularySource = VocabularySource(
        "Maths",
        types: [NativeType("typealias TimeInterval = Double")],
        entries: all(
            unary.flatMap(unaryEntries), binary.flatMap(binaryEntries), unary.flatMap(unaryFloat), whole, others))

    private typealias Unary = (name: String, body: @Sendable (Double) -> Double)
    private typealias Binary = (name: String, body: @Sendable (Double, Double) -> Double)

    private static let unary: [Unary] = [
        ("sin", { sine($0) }), ("cos", { cosine($0) }), ("tan", { tangent($0) }), ("exp", { exponential($0) }),
        ("log", { logarithm($0) }), ("asin", { Foundation.asin($0) }), ("acos", { Foundation.acos($0) }),
        ("atan", { Foundation.atan($0) }), ("sinh", { Foundation.sinh($0) }), ("cosh", { Foundation.cosh($0) }),
        ("tanh", { Foundation.tanh($0) }), ("exp2", { Foundation.exp2($0) }), ("log2", { Foundation.log2($0) }),
        ("log10", { Foundation.log10($0) }), ("log1p", { Foundation.log1p($0) }), ("expm1", { Foundation.expm1($0) }),
        ("cbrt", { Foundation.cbrt($0) }), ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }),
        ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }),
        ("rint", { $0.rounded(.toNearestOrEven) }), ("fabs", { $0.magnitude }),
    ]

    private static let binary: [Binary] = [
        ("pow", { power($0, $1) }), ("atan2", { Foundation.atan2($0, $1) }), ("hypot", { Foundation.hypot($0, $1) }),
        ("fmod", { $0.truncatingRemainder(dividingBy: $1) }), ("remainder", { $0.remainder(dividingBy: $1) }),
        ("fmin", { Foundation.fmin($0, $1) }), ("fmax", { Foundation.fmax($0, $1) }),
        ("copysign", { Double(signOf: $1, magnitudeOf: $0) }),
    ]

    private static func unaryEntries(_ function: Unary) -> [NativeEntry] {
        ["Double", "CGFloat"].map { type in
            NativeEntry("func \(function.name)(_ x: \(type)) -> \(type)") { .double(function.body(try $1.double(0))) }
        }
    }

    private static func unaryFloat(_ function: Unary) -> [NativeEntry] {
        [
            NativeEntry("func \(function.name)(_ x: Float) -> Float") {
                fitted(function.body(try $1.double(0)), "Float")
            },
            NativeEntry("func \(function.name)f(_ x: Float) -> Float") {
                fitted(function.body(try $1.double(0)), "Float")
            },
        ]
    }

    private static func binaryEntries(_ function: Binary) -> [NativeEntry] {
        ["Double", "CGFloat", "Float"].map { type in
            NativeEntry("func \(function.name)(_ x: \(type), _ y: \(type)) -> \(type)") { _, call in
                fitted(function.body(try call.double(0), try call.double(1)), type)
            }
        }
    }

    private static let whole: [NativeEntry] = [
        NativeEntry("func lround(_ x: Double) -> Int") { _, call in
            guard let number = Int(exactly: try call.double(0).rounded()) else {
                throw call.unfit("\(try call.double(0))", "Int")
            }
            return .int(number)
        },
        NativeEntry("func arc4random_uniform(_ upperBound: UInt32) -> UInt32") { machine, call in
            let bound = try call.int(0)
            return .int(bound > 0 ? Int.random(in: 0..<bound, using: &machine.random) : 0)
        },
        NativeEntry("func drand48() -> Double") { machine, _ in
            .double(Double.random(in: 0..<1, using: &machine.random))
        },
    ]

    private static let others: [NativeEntry] = [
        NativeEntry("func CACurrentMediaTime() -> Double") { machine, _ in .double(Double(machine.now) / 1e9) },
        NativeEntry("func CFAbsoluteTimeGetCurrent() -> Double") { machine, _ in
            .double(machine.date.timeIntervalSinceReferenceDate)
        },
    ]
}
