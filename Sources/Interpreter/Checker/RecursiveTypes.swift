import SwiftSubset

/// Types that would contain themselves: they have no size, and making one would never end.
extension Checker {
    /// Refuses the new structs that contain themselves by value; whether there are any.
    func refuseRecursion(from first: Int) -> Bool {
        var isRefused = false
        for index in first..<max(first, declarations.nominals.count) {
            let decl = declarations.nominals[index]
            guard decl.kind == .structure, !decl.isVocabulary else { continue }
            var seen: Set<NominalID> = []
            guard contains(decl.id, decl.id, &seen), let range = decl.range else { continue }
            errors.append(CheckError(.recursiveValue(decl.name), range))
            isRefused = true
        }
        return isRefused
    }

    /// Whether a struct's stored properties hold a type by value, directly or inside of other structs.
    private func contains(_ holder: NominalID, _ wanted: NominalID, _ seen: inout Set<NominalID>) -> Bool {
        guard declarations[holder].kind == .structure, seen.insert(holder).inserted else { return false }
        return declarations[holder].fields.contains { field in
            field.type.map { holds(resolve($0), wanted, &seen) } ?? false
        }
    }

    private func holds(_ type: SwiftType, _ wanted: NominalID, _ seen: inout Set<NominalID>) -> Bool {
        switch type {
        case .nominal(let id, let arguments):
            if id == wanted { return true }
            if let inner = payload(type) { return holds(inner, wanted, &seen) }
            return !declarations[id].isVocabulary && arguments.isEmpty && contains(id, wanted, &seen)
        case .tuple(let elements): return elements.contains { holds($0.type, wanted, &seen) }
        default: return false
        }
    }
}
