import SwiftSubset

extension FunctionCompiler {
    func load(_ variable: Variable, at range: SourceRange) -> Code {
        if let global = variable.global { return loadGlobal(global, context.kind(of: variable.type)) }
        guard let home = context.home(of: variable) else {
            let name = variable.name
            return .value { _, _ in throw Trap(.internalFailure, "\(name) has no place", at: range) }
        }
        if variable.strength == .unowned { return loadUnowned(home, variable.name, range) }
        return loadCode(home)
    }

    /// Reads a variable.
    func loadCode(_ home: FrameLayout.Home) -> Code {
        guard home.isBoxed else {
            guard home.strength != .strong else { return .load(home.slot) }
            let index = home.slot.index
            return .value { $0.strong($1.values[index]) }
        }
        return boxedCode(home.slot.index, home.kind)
    }

    /// Reads a captured variable, whose box stands in a slot.
    private func boxedCode(_ index: Int, _ kind: SlotKind) -> Code {
        let code: ValueCode = { machine, frame in
            guard case .variable(let box) = frame.values[index] else { return try mismatch("a variable", .void) }
            let value = machine.variable(box)
            if case .weak = value { return machine.strong(value) }
            return value
        }
        switch kind {
        case .int:
            return .int { machine, frame in
                if case .variable(let box) = frame.values[index], case .int(let number) = machine.variable(box) {
                    return number
                }
                return try code(&machine, frame).asInt ?? mismatch("Int", .void)
            }
        case .double:
            return .double { machine, frame in
                if case .variable(let box) = frame.values[index], case .double(let number) = machine.variable(box) {
                    return number
                }
                return try code(&machine, frame).asDouble ?? mismatch("Double", .void)
            }
        case .bool, .value: return Code.value(code).converted(to: kind)
        }
    }

    private func loadUnowned(_ home: FrameLayout.Home, _ name: String, _ range: SourceRange) -> Code {
        let code = loadCode(home).asValue
        return .value { machine, frame in
            let value = try code(&machine, frame)
            guard value.isNull else { return value }
            throw Trap(.unowned, "attempted to read an unowned reference (\(name)) but its object is gone", at: range)
        }
    }

    private func loadGlobal(_ global: Int, _ kind: SlotKind) -> Code {
        Code.value { machine, _ in try machine.global(global) }.converted(to: kind)
    }

    /// Code that sets a local or global variable to a value of the common form.
    func storeCode(_ variable: Variable) -> @Sendable (inout Machine, Frame, Value) throws -> Void {
        if let global = variable.global { return { machine, _, value in machine.setGlobal(global, to: value) } }
        let home = context.home(of: variable) ?? context.declare(variable)
        let (slot, isWeak) = (home.slot, home.strength != .strong)
        guard home.isBoxed else {
            return { _, frame, value in frame.store(isWeak ? value.weakened : value, in: slot) }
        }
        return { machine, frame, value in
            guard case .variable(let box) = frame.values[slot.index] else { return }
            machine.heap.variables[box.index] = isWeak ? value.weakened : value
        }
    }

    /// The same as a statement.
    func declaration(_ variable: Variable, _ value: Code?) -> StatementCode {
        if variable.global == nil, let value {
            let home = context.declare(variable)
            if !home.isBoxed, home.strength == .strong { return value.assigning(to: home.slot) }
        }
        let code = declareCode(variable, value)
        return {
            try code(&$0, $1)
            return Status.next
        }
    }

    /// Code with which a variable's life begins.
    func declareCode(_ variable: Variable, _ value: Code?) -> @Sendable (inout Machine, Frame) throws -> Void {
        if let global = variable.global {
            guard let value = value?.asValue else { return { machine, _ in machine.setGlobal(global, to: .null) } }
            return { machine, frame in machine.setGlobal(global, to: try value(&machine, frame)) }
        }
        let home = context.declare(variable)
        if !home.isBoxed, home.strength == .strong {
            guard let value else { return { _, _ in } }
            return value.storing(in: home.slot)
        }
        let isWeak = home.strength != .strong
        let code = (value ?? .constant(.null)).asValue
        return { machine, frame in
            let value = try code(&machine, frame)
            frame.begin(home, isWeak ? value.weakened : value, &machine)
        }
    }
}

extension Value {
    /// A reference that keeps nothing alive.
    var weakened: Value { if case .object(let id) = unboxed { .weak(id) } else { self } }
}

extension Machine {
    /// A weak reference's object, nil once it is gone.
    @inline(__always) func strong(_ value: Value) -> Value {
        guard case .weak(let id) = value else { return value }
        return heap.isAlive(id) ? .object(id) : .null
    }

    /// A global's value; the first use computes it.
    mutating func global(_ index: Int) throws -> Value {
        guard index < globals.count else { throw Trap(.internalFailure, "global \(index) is not declared") }
        guard let initializer = globals[index].initializer else { return globals[index].value }
        guard !globals[index].isBeginning else {
            throw Trap(.recursion, "the initial value of a global or static variable needs itself")
        }
        globals[index].isBeginning = true
        defer { globals[index].isBeginning = false }
        setGlobal(index, to: try call(.closure(initializer), []))
        return globals[index].value
    }

    mutating func setGlobal(_ index: Int, to value: Value) {
        while globals.count <= index { globals.append(GlobalSlot(value: .null)) }
        globals[index].initializer = nil
        if globals[index].isWrapper, let native = value.native {
            globals[index].value = .native(native.kept(asGlobal: globals[index].name, in: &self))
        } else {
            globals[index].value = value
        }
    }

    /// Computes the wrapper of every `@Wrapper var x` outside of types that no use has computed yet.
    public mutating func beginWrappedGlobals() throws {
        for index in globals.indices where globals[index].initializer != nil && globals[index].isWrapper {
            _ = try global(index)
        }
    }

    /// The wrappers of `@Wrapper var x` outside of types that are there, by the variable's name; of a name that was
    /// declared again the newest.
    public var wrappedGlobals: [(name: String, wrapper: any NativeValue)] {
        var seen: Set<String> = []
        let newest = globals.reversed().compactMap { slot -> (name: String, wrapper: any NativeValue)? in
            guard slot.isWrapper, slot.initializer == nil, let native = slot.value.native,
                seen.insert(slot.name).inserted
            else { return nil }
            return (String(slot.name.dropFirst()), native)
        }
        return newest.reversed()
    }
}
