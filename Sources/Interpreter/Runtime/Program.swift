import SwiftSubset

/// Running what the checker made, and reaching members by name. Everything here is an event of its own: budgets are
/// full at its start.
extension Machine {
    /// Takes a checked module in and runs its entry; gives the entry's value, `()` without one. An entry that waits
    /// gives `()` as soon as it waits for the first time.
    ///
    /// `selfValue` is what the entry's first parameter gets: the view whose scope the prompt is in.
    mutating func run(_ module: IRModule, selfValue: Value? = nil) throws -> Value {
        refillBudgets()
        install(module)
        guard let entry = module.entry else { return .void }
        install(entry)
        let code = try compiled(entry.id)
        var arguments: ContiguousArray<Value> = selfValue.map { [$0] } ?? []
        return try withScratch { try $0.invoke(code, captures: [], &arguments, at: nil) }
    }

    /// A property of a value by name, stored or computed: nil where there is none.
    public mutating func property(_ name: String, of value: Value) throws -> Value? {
        let type = type(of: value)
        if let id = type.nominal, let index = types[id].field(name) {
            if let box = value.asStructure { return box[index] }
            if let object = value.asObject { return strong(field(index, of: object)) }
        }
        guard let found = try implementation(name, for: type, []) else { return nil }
        var arguments: ContiguousArray<Value> = [value]
        return try withScratch { try $0.invoke(found, &arguments, at: nil) }
    }

    /// Sets a property of a value by name: whether there is one. A setter of its own (`didSet`) runs.
    public mutating func setProperty(_ name: String, of value: inout Value, to new: Value) throws -> Bool {
        let type = type(of: value)
        if let id = type.nominal, let index = types[id].field(name), types[id].members[name + "="] == nil {
            if let object = value.asObject {
                setField(index, of: object, to: new)
                return true
            }
            return value.updateField(index) { $0 = new } != nil
        }
        guard let found = try implementation(name + "=", for: type, []) else { return false }
        var arguments: ContiguousArray<Value> = [value, new]
        value = .null
        defer { value = arguments[0] }
        _ = try withScratch { try $0.invoke(found, &arguments, at: nil) }
        return true
    }

    /// Calls a member of a value by its selector (`sizeThatFits(_:)`), with `inout` arguments written back; self comes
    /// first among the arguments. nil where there is no such member. A generic member gets `generics` as its own
    /// type arguments.
    public mutating func callMember(
        _ selector: String, _ arguments: inout ContiguousArray<Value>, generics: [RuntimeType] = []
    ) throws -> Value? {
        guard let first = arguments.first else { return nil }
        return try callMember(selector, of: type(of: first), &arguments, generics: generics)
    }

    /// Calls a member found in a type: a static one, or an initializer such as `init()`.
    public mutating func callMember(
        _ selector: String, of type: RuntimeType, _ arguments: inout ContiguousArray<Value>,
        generics: [RuntimeType] = []
    ) throws -> Value? {
        let own = ContiguousArray(generics.map { Value.type($0) })
        guard let found = try implementation(selector, for: type, own) else { return nil }
        return try withScratch { try $0.invoke(found, &arguments, at: nil) }
    }

    /// Whether a type serves a member.
    public func hasMember(_ selector: String, _ type: RuntimeType) -> Bool {
        var current = type
        while let id = current.nominal {
            if types[id].members[selector] != nil || types[id].natives[selector] != nil { return true }
            guard let superclass = types[id].superclass else { return false }
            current = superclass
        }
        return false
    }

    /// A value of a type without arguments, by its `init()`; nil where it has none.
    public mutating func makeInstance(of type: RuntimeType) throws -> Value? {
        var arguments: ContiguousArray<Value> = []
        guard let id = type.nominal else { return nil }
        guard types[id].kind == .classType else { return try callMember("init()", of: type, &arguments) }
        arguments = [allocate(type)]
        let object = arguments[0]
        return try callMember("init()", of: type, &arguments).map { _ in object }
    }
}
