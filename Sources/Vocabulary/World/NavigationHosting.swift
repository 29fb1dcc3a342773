import Interpreter
import ViewValues

/// A ScrollViewReader's proxy.
struct ScrollProxyBox: NativeValue {
    let node: NodeNumber
    var nativeType: String { "ScrollViewProxy" }
}

/// `scrollTo` calls that wait for the engine.
private struct ScrollRequests: NativeValue {
    var requests: [ScrollRequest]
    var nativeType: String { "_ScrollRequests" }
    static let key = "scrollRequests"
    func forEachValue(_ visit: (Value) -> Void) { for request in requests { visit(request.id.value.programValue) } }
}

extension Machine {
    /// Asks the engine to scroll once the action is over.
    mutating func requestScroll(_ request: ScrollRequest) {
        let waiting = (extras[ScrollRequests.key] as? ScrollRequests)?.requests ?? []
        extras[ScrollRequests.key] = ScrollRequests(requests: waiting + [request])
    }
}

// Paths of navigation stacks, and scrolling by the program.
extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func takeScrollRequests() -> [ScrollRequest] {
        (program.machine.extras.removeValue(forKey: ScrollRequests.key) as? ScrollRequests)?.requests ?? []
    }

    /// Answers the engine: see `ProgramHost`.
    public func pathElements(of path: any ProgramValue) -> [any ProgramValue] {
        let value = path.programValue
        return Array((value.native as? NavigationPathBox)?.elements ?? value.unboxed.asArray ?? [])
    }

    /// Answers the engine: see `ProgramHost`.
    public mutating func writePath(
        _ elements: [any ProgramValue], to binding: ProgramBinding, transaction: TransactionValue
    ) throws {
        let values = ContiguousArray(elements.map(\.programValue))
        let old = try readBinding(binding.value.programValue, &program.machine)
        let new = old.native is NavigationPathBox ? Value.native(NavigationPathBox(elements: values)) : .list(values)
        try write(new, to: binding, transaction: transaction)
    }

    /// Answers the engine: see `ProgramHost`.
    public func typeName(of value: any ProgramValue) -> String {
        program.machine.describe(program.machine.type(of: value.programValue))
    }
}
