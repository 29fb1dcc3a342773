import Interpreter

extension NativeEntry {
    /// The entry, whose calls are counted by the size of what they look at. Without it a loop of a few steps could keep
    /// the machine busy for minutes.
    func counting(_ work: @escaping @Sendable (NativeCall) -> Int) -> NativeEntry {
        let body = body
        return NativeEntry(signature, on: owner, intrinsic: intrinsic, set: setter) { machine, call in
            try machine.spend(work(call))
            return try body(&machine, &call)
        }
    }

    /// Whether the signature has one of some names, each with what stands around it.
    func isOne(of names: [String]) -> Bool { names.contains { signature.contains($0) } }
}

extension NativeCall {
    /// What looking at all texts among the first two arguments takes, in steps.
    var textWork: Int { arguments.prefix(2).reduce(0) { $0 + ($1.asString?.utf8.count ?? 0) } >> 1 }
    /// What moving all elements of the list takes, in steps.
    var moveWork: Int { elementCount >> 3 }
    /// What copying all elements of the list takes, in steps.
    var copyWork: Int { elementCount >> 1 }

    private var elementCount: Int {
        switch self[0].unboxed {
        case .array(let elements): elements.count
        case .dictionary(let table), .set(let table): 4 * table.count
        case .slice(let box): box.value.asArray?.count ?? 0
        default: 0
        }
    }
}
