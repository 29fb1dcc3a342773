import Interpreter
import ViewValues
import Vocabulary

/// Values of the program in parts that can be compared.
extension ProgramWorld {
    /// Answers the playground: see `EntryProgram`.
    public func raw(_ value: any ProgramValue) -> RawValue { raw(self.value(of: value)) }

    private func raw(_ value: Value) -> RawValue {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .int(let number): .int(number)
        case .double(let number): .number(number)
        case .string(let text): .text(text)
        case .character(let character): .text(String(character))
        case .array(let elements): .list(elements.map(raw))
        case .tuple(let elements): .record("", elements.map(raw))
        case .structure(let box): .record(name(of: box.type), box.fields.map(raw))
        case .enumeration(let box): .record(caseName(box), box.payload.map(raw))
        case .any, .slice: raw(value.unboxed)
        case .wrapped(let box): .record("some", [raw(box.value)])
        default: .record(text(of: value), [])
        }
    }

    private func name(of type: RuntimeType) -> String { program.machine.describe(type) }

    private func caseName(_ box: EnumBox) -> String {
        guard let id = box.type.nominal else { return "" }
        let cases = program.machine.types[id].cases
        return cases.indices.contains(box.tag) ? "." + cases[box.tag].name : ""
    }

    private func text(of value: Value) -> String {
        var copy = program.machine
        return (try? copy.describe(value)) ?? value.description
    }
}
