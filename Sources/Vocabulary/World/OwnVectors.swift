import AnimationMath
import Interpreter

/// Values of a program's own VectorArithmetic type that cannot be told by floating numbers alone, such as a time of whole
/// hours and minutes. Each value that the program names is one direction; what lies between is a combination of them,
/// computed with the program's own `scale(by:)` and `+`.
struct OwnVectorBasis: NativeValue {
    static let key = "ownVectors"
    /// Directions that are kept for a type; all vectors have as many coordinates, so that any two can be mixed.
    static let size = 64
    var directions: [String: ContiguousArray<Value>] = [:]
    /// When each direction was last named.
    var uses: [String: [Int]] = [:]
    var count = 0
    var nativeType: String { "VectorArithmetic" }
    func forEachValue(_ visit: (Value) -> Void) { directions.values.forEach { $0.forEach(visit) } }

    /// A place for a value: a new one, or the place named longest ago.
    mutating func place(for value: Value, of type: String) -> Int {
        let known = directions[type]?.count ?? 0
        guard known == Self.size else {
            directions[type, default: []].append(value)
            uses[type, default: []].append(count)
            return known
        }
        let oldest = uses[type]?.indices.min { (uses[type]?[$0] ?? 0) < (uses[type]?[$1] ?? 0) } ?? 0
        directions[type]?[oldest] = value
        return oldest
    }
}

extension Machine {
    /// Whether a value is a struct of the program that is a VectorArithmetic with stored whole numbers.
    func isOwnVector(_ value: Value) -> Bool {
        guard let box = value.unboxed.asStructure, let id = box.type.nominal, !types[id].isVocabulary,
            let vector = types.id("VectorArithmetic"), conforms(box.type, to: [vector])
        else { return false }
        return box.fields.contains { $0.unboxed.asInt != nil }
    }

    /// 1 in the direction of the value, 0 in every other.
    mutating func coordinates(of value: Value) throws -> AnimatableVector {
        let value = value.unboxed
        let name = describe(type(of: value))
        var basis = extras[OwnVectorBasis.key] as? OwnVectorBasis ?? OwnVectorBasis()
        let known = basis.directions[name] ?? []
        var found: Int?
        for index in known.indices where found == nil {
            if try isEqual(known[index], value) { found = index }
        }
        let place = found ?? basis.place(for: value, of: name)
        basis.count += 1
        basis.uses[name]?[place] = basis.count
        extras[OwnVectorBasis.key] = basis
        var vector = AnimatableVector(repeating: 0, count: OwnVectorBasis.size)
        vector[place] = 1
        return vector
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
