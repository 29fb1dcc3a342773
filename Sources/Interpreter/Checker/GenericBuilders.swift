import SwiftSubset

// Result builders with generic parameters: one closure has one of their types.
extension Checker {
    /// The name under which a builder is known in one body. A generic builder's arguments follow from what the body
    /// gives, and are the same in each call of its functions.
    func builderName(_ builder: String, giving result: SwiftType?) -> String {
        guard let id = typeID(builder), !declarations[id].genericParameters.isEmpty
        else { return builder }
        let type = SwiftType.nominal(id, declarations[id].genericParameters.map { _ in freshVariable() })
        let makers = ["buildFinalResult", "buildBlock", "buildPartialBlock"]
        if let result, let maker = makers.lazy.compactMap({ self.members(of: type, named: $0).first }).first {
            _ = unifyAtomically(substitute(maker.member.type, maker.map), result)
        }
        labelCount += 1
        let name = "#\(builder)\(labelCount)"
        scope.typeNames[name] = type
        return name
    }

    /// The type that a builder's name stands for.
    func builderType(_ name: String) -> SwiftType? {
        if let known = scope.typeName(name) { return known }
        return typeID(name).map { id in
            .nominal(id, declarations[id].genericParameters.map { _ in freshVariable() })
        }
    }
}
