import AnimationMath
import Interpreter

/// Values of a program's own VectorArithmetic type that cannot be told by floating numbers alone, such as a time of whole
/// hours and minutes. Each value that the program names is one direction; what lies between is a combination of them,
/// computed with the program's own `scale(by:)` and `+`.
struct OwnVectorBasis: NativeValue {
    static let key = "ownVectors"
    var directions: [String: ContiguousArray<Value>] = [:]
    var nativeType: String { "VectorArithmetic" }
    func forEachValue(_ visit: (Value) -> Void) { directions.values.forEach { $0.forEach(visit) } }
}

extension Machine {
    /// Whether a value is a struct of the program that is a VectorArithmetic with stored whole numbers.
    func isOwnVector(_ value: Value) -> Bool {
        guard let box = value.unboxed.asStructure, let id = box.type.nominal, !types[id].isVocabulary,
            let vector = types.id("VectorArithmetic"), conforms(box.type, to: [vector])
        else { return false }
        return box.fields.contains { $0.unboxed.asInt != nil }
    }

    /// 1 in the direction of the value, 0 in those that came before it.
    mutating func coordinates(of value: Value) throws -> AnimatableVector {
        let value = value.unboxed
        let name = describe(type(of: value))
        var basis = extras[OwnVectorBasis.key] as? OwnVectorBasis ?? OwnVectorBasis()
        var known = basis.directions[name] ?? []
        var place: Int?
        for index in known.indices where place == nil {
            if try isEqual(known[index], value) { place = index }
        }
        if place == nil {
            known.append(value)
            basis.directions[name] = known
            extras[OwnVectorBasis.key] = basis
        }
        let own = place ?? known.count - 1
        return AnimatableVector((0..<known.count).map { $0 == own ? 1 : 0 })
    }

    /// The sum of the directions, each scaled by its coordinate.
    mutating func combination(_ template: Value, _ coordinates: AnimatableVector) throws -> Value {
        let type = type(of: template.unboxed)
        let known = (extras[OwnVectorBasis.key] as? OwnVectorBasis)?.directions[describe(type)] ?? []
        var sum: Value?
        for index in known.indices where coordinates[index] != 0 {
            var scaled: ContiguousArray<Value> = [known[index], .double(coordinates[index])]
            if coordinates[index] != 1 { _ = try callMember("scale(by:)", &scaled) }
            guard let before = sum else {
                sum = scaled[0]
                continue
            }
            var both: ContiguousArray<Value> = [before, scaled[0]]
            sum = try callMember("+", &both) ?? before
        }
        return sum ?? template
    }
}
