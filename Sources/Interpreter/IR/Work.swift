extension IRExpr {
    /// What evaluating this costs beside its parts, in the budget's steps: about 20 ns each.
    var work: Int {
        switch kind {
        case .constant, .taken, .field, .and, .or, .not, .ternary, .await, .read, .call: 1
        case .variable(let variable): variable.global == nil && !variable.isCaptured ? 1 : 4
        case .tuple, .callValue, .interpolation: 8
        case .makeStruct(let fields): 30 + 3 * fields.count
        case .array, .dictionary, .closure, .makeCase, .erase: 30
        case .makeObject: 40
        default: 2
        }
    }
}

extension Place {
    /// What finding and writing the place costs beside its parts, in the budget's steps.
    var work: Int {
        switch self {
        case .variable(let variable): variable.global == nil && !variable.isCaptured ? 1 : 4
        case .computed, .observed, .keyPath: 24
        default: 2
        }
    }
}

extension Callee {
    /// What finding and entering the callee costs, in the budget's steps; an intrinsic has none.
    var work: Int {
        switch self {
        case .function: 2
        case .native, .synthesized: 16
        case .dynamic, .staticMember, .metatypeMember, .value: 16
        }
    }
}
