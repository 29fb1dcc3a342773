import Interpreter

extension VocabularySource {
    /// How values of geometry print: the core ones as their numbers, an angle in radians, which is what it holds.
    static var printedGeometry: [NativeEntry] {
        let core: [(String, @Sendable (NativeCall) throws -> [Double])] = [
            ("CGPoint", { try $0.numbers(0) }), ("CGSize", { try $0.numbers(0) }),
            (
                "CGRect",
                { call in
                    try call.structure(0).fields.flatMap { $0.asStructure?.fields.map { $0.asDouble ?? 0 } ?? [] }
                }
            ),
        ]
        return core.map { type, numbers in
            NativeEntry("var debugDescription: String { get }", on: type) { _, call in
                .string("(" + (try numbers(call)).map(\.description).joined(separator: ", ") + ")")
            }
        } + [
            NativeEntry("var _description: String { get }", on: "Angle") { _, call in
                .string("Angle(radians: \(try call.degrees(0) * .pi / 180))")
            }
        ]
    }
}
