import AnimationMath
import Interpreter

/// Square matrices of rows, as ProjectionTransform (3) and CATransform3D (4) hold them: points are rows to their left.
struct SquareMatrix {
    let size: Int
    var values: [Double]

    init(_ values: [Double], size: Int) {
        self.size = size
        self.values = values + Array(repeating: 0, count: max(0, size * size - values.count))
    }

    /// Ones on the diagonal.
    init(identity size: Int) {
        self.size = size
        values = (0..<size * size).map { $0 % (size + 1) == 0 ? 1 : 0 }
    }

    subscript(row: Int, column: Int) -> Double {
        get { values[row * size + column] }
        set { values[row * size + column] = newValue }
    }

    /// This one, then another.
    func followed(by other: SquareMatrix) -> SquareMatrix {
        var result = SquareMatrix([], size: size)
        for row in 0..<size {
            for column in 0..<size {
                result[row, column] = (0..<size).reduce(0) { $0 + self[row, $1] * other[$1, column] }
            }
        }
        return result
    }
}

extension SquareMatrix {
    static func translation(_ x: Double, _ y: Double, _ z: Double) -> SquareMatrix {
        var matrix = SquareMatrix(identity: 4)
        (matrix[3, 0], matrix[3, 1], matrix[3, 2]) = (x, y, z)
        return matrix
    }

    static func scale(_ x: Double, _ y: Double, _ z: Double) -> SquareMatrix {
        var matrix = SquareMatrix(identity: 4)
        (matrix[0, 0], matrix[1, 1], matrix[2, 2]) = (x, y, z)
        return matrix
    }

    /// By an angle in radians about an axis; about none it is the identity.
    static func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> SquareMatrix {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return SquareMatrix(identity: 4) }
        let (u, v, w) = (x / length, y / length, z / length)
        let (s, c) = (sine(angle), cosine(angle))
        let k = 1 - c
        return SquareMatrix(
            [
                c + u * u * k, u * v * k + w * s, u * w * k - v * s, 0, u * v * k - w * s, c + v * v * k,
                v * w * k + u * s, 0, u * w * k + v * s, v * w * k - u * s, c + w * w * k, 0, 0, 0, 0, 1,
            ], size: 4)
    }
}

extension VocabularySource {
    /// ProjectionTransform and CATransform3D: what a GeometryEffect gives.
    static let projections = VocabularySource(
        "SwiftUI: projections",
        types: [
            NativeType(declaration("ProjectionTransform", size: 3)), NativeType(declaration("CATransform3D", size: 4)),
        ],
        entries: projectionEntries + solidEntries)

    private static func declaration(_ name: String, size: Int) -> String {
        let fields = (0..<size * size).map { place in
            let (row, column) = (place / size, place % size)
            return "var m\(row + 1)\(column + 1): CGFloat = \(row == column ? 1 : 0)"
        }
        return "struct \(name): Equatable { \(fields.joined(separator: "; ")) }"
    }

    private static func value(_ machine: Machine, _ matrix: SquareMatrix) -> Value {
        let name = matrix.size == 3 ? "ProjectionTransform" : "CATransform3D"
        return .makeStructure(machine.types.type(name), matrix.values.map { Value.double($0) })
    }

    private static func matrix(_ call: NativeCall, _ index: Int, size: Int) throws -> SquareMatrix {
        SquareMatrix(try call.numbers(index), size: size)
    }

    private static var projectionEntries: [NativeEntry] {
        let owner = "ProjectionTransform"
        return [
            NativeEntry("init()", on: owner) { machine, _ in value(machine, SquareMatrix(identity: 3)) },
            NativeEntry("init(_ m: CGAffineTransform)", on: owner) { machine, call in
                let m = try call.numbers(0)
                return value(machine, SquareMatrix([m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1], size: 3))
            },
            // What stands in the plane: the third row and column fall away.
            NativeEntry("init(_ m: CATransform3D)", on: owner) { machine, call in
                let m = try matrix(call, 0, size: 4)
                let kept = [0, 1, 3]
                return value(machine, SquareMatrix(kept.flatMap { row in kept.map { m[row, $0] } }, size: 3))
            },
            NativeEntry("func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform", on: owner) {
                machine, call in
                value(machine, try matrix(call, 0, size: 3).followed(by: matrix(call, 1, size: 3)))
            },
            NativeEntry("var isIdentity: Bool { get }", on: owner) { _, call in
                .bool(try call.numbers(0) == SquareMatrix(identity: 3).values)
            },
            NativeEntry("var isAffine: Bool { get }", on: owner) { _, call in
                let m = try call.numbers(0)
                return .bool(m[2] == 0 && m[5] == 0 && m[8] == 1)
            },
        ]
    }

    private static var solidEntries: [NativeEntry] {
        let type = "CATransform3D"
        let makers: [(String, String, @Sendable (NativeCall, Int) throws -> SquareMatrix)] = [
            (
                "Translation", "_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat",
                { .translation(try $0.double($1), try $0.double($1 + 1), try $0.double($1 + 2)) }
            ),
            (
                "Scale", "_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat",
                { .scale(try $0.double($1), try $0.double($1 + 1), try $0.double($1 + 2)) }
            ),
            (
                "Rotation", "_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat",
                {
                    .rotation(
                        try $0.double($1), try $0.double($1 + 1), try $0.double($1 + 2), try $0.double($1 + 3))
                }
            ),
        ]
        let verbs = ["Translation": "Translate", "Scale": "Scale", "Rotation": "Rotate"]
        return makers.flatMap { name, parameters, make in
            [
                NativeEntry("func CATransform3DMake\(name)(\(parameters)) -> \(type)") { machine, call in
                    value(machine, try make(call, 0))
                },
                NativeEntry("func CATransform3D\(verbs[name] ?? name)(_ t: \(type), \(parameters)) -> \(type)") {
                    machine, call in
                    value(machine, try make(call, 1).followed(by: matrix(call, 0, size: 4)))
                },
            ]
        } + [
            NativeEntry("init()", on: type) { machine, _ in value(machine, SquareMatrix([], size: 4)) },
            NativeEntry("var CATransform3DIdentity: \(type) { get }") { machine, _ in
                value(machine, SquareMatrix(identity: 4))
            },
            NativeEntry("func CATransform3DConcat(_ a: \(type), _ b: \(type)) -> \(type)") { machine, call in
                value(machine, try matrix(call, 0, size: 4).followed(by: matrix(call, 1, size: 4)))
            },
            NativeEntry("func CATransform3DIsIdentity(_ t: \(type)) -> Bool") { _, call in
                .bool(try call.numbers(0) == SquareMatrix(identity: 4).values)
            },
        ]
    }
}
