/// An async function's code: steps over the registers of its frame.
struct AsyncSteps: Sendable {}

/// A suspended call: the position and the registers.
struct AsyncFrame: Sendable {
    let function: CompiledFunction
    var position: Int
    var words: ContiguousArray<Int>
    var values: ContiguousArray<Value>
}

extension Machine {
    /// Goes on with a suspended task until it waits again or ends.
    mutating func resume(_ task: TaskID) throws {}
}
