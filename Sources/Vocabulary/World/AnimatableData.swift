import AnimationMath
import Interpreter
import ViewValues

// Animatable data of the program as numbers and back.
extension Machine {
    /// The numbers in a value, depth first; nil where there is none.
    func numbers(of value: Value) -> AnimatableVector? {
        var vector = AnimatableVector()
        collect(value.unboxed, into: &vector)
        return vector.count == 0 ? nil : vector
    }

    private func collect(_ value: Value, into vector: inout AnimatableVector) {
        switch value {
        case .double(let number): vector.append(number)
        case .structure(let box): for index in 0..<box.count { collect(box[index].unboxed, into: &vector) }
        case .array(let elements), .tuple(let elements):
            for element in elements { collect(element.unboxed, into: &vector) }
        case .host(let box):
            if let box = box.value as? ResolvedColorBox { for part in box.color.linear { vector.append(part) } }
        default: break
        }
    }

    /// A value of the same shape with other numbers.
    func value(_ template: Value, with vector: AnimatableVector) -> Value {
        var next = 0
        return rebuilt(template.unboxed, vector, &next)
    }

    private func rebuilt(_ value: Value, _ vector: AnimatableVector, _ next: inout Int) -> Value {
        switch value {
        case .double:
            defer { next += 1 }
            return .double(next < vector.count ? vector[next] : 0)
        case .structure(let box):
            return .structure(
                StructureBox.make(type: box.type, fields: box.fields.map { rebuilt($0.unboxed, vector, &next) }))
        case .array(let elements): return .list(elements.map { rebuilt($0.unboxed, vector, &next) })
        case .tuple(let elements): return .tuple(ContiguousArray(elements.map { rebuilt($0.unboxed, vector, &next) }))
        case .host(let box):
            guard box.value is ResolvedColorBox else { return value }
            let parts = (0..<4).map { index -> Double in next + index < vector.count ? vector[next + index] : 0 }
            next += 4
            return .native(ResolvedColorBox(color: ResolvedColor(linear: parts)))
        default: return value
        }
    }
}
