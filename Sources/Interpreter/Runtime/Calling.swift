import SwiftSubset

extension Machine {
    /// Calls a function value. Key paths can be called too.
    public mutating func call(_ function: Value, _ arguments: ContiguousArray<Value>) throws -> Value {
        var arguments = arguments
        return try call(function, updating: &arguments)
    }

    /// Calls a function value with `inout` parameters: changed arguments are written back.
    public mutating func call(_ function: Value, updating arguments: inout ContiguousArray<Value>) throws -> Value {
        switch function {
        case .closure(let box): return try withScratch { try $0.invoke(box, &arguments, at: nil) }
        case .keyPath(let path): return try withScratch { try $0.read(path, of: arguments[0]) }
        case .any(let box): return try call(box.value, updating: &arguments)
        default: throw Trap(.internalFailure, "\(function) is no function")
        }
    }

    /// Calls a declared function; self comes first for a member.
    public mutating func call(_ function: FunctionID, _ arguments: ContiguousArray<Value>) throws -> Value {
        var arguments = arguments
        return try call(function, updating: &arguments)
    }

    /// Calls a declared function with `inout` parameters or a mutating self: changed arguments are written back.
    public mutating func call(_ function: FunctionID, updating arguments: inout ContiguousArray<Value>) throws -> Value
    {
        let code = try compiled(function)
        let missing = code.parameters.count - arguments.count
        if missing > 0, missing == code.typeParameters, let first = arguments.first {
            // A member of a generic type is told the type's arguments, which the instance knows.
            let types = code.hiddenTypes(of: type(of: first).arguments, own: [])
            var all = types + arguments
            arguments = []
            defer { arguments = ContiguousArray(all[types.count...]) }
            return try withScratch { try $0.invoke(code, captures: [], &all, at: nil) }
        }
        return try withScratch { try $0.invoke(code, captures: [], &arguments, at: nil) }
    }

    func compiled(_ function: FunctionID) throws -> CompiledFunction {
        guard function.index < functions.count, let code = functions[function.index] else {
            throw Trap(.internalFailure, "function \(function.index) has no code")
        }
        return code
    }

    mutating func invoke(
        _ box: ClosureBox, _ arguments: inout ContiguousArray<Value>, at range: SourceRange?
    ) throws -> Value {
        switch box.kind {
        case .compiled(let function):
            return try invoke(function, captures: box.captures, &arguments, at: range)
        case .function(let id):
            return try withBound(box, &arguments) { try $0.invoke($0.compiled(id), captures: [], &$1, at: range) }
        case .native(let body, let types):
            return try withBound(box, &arguments) { machine, all in
                var call = NativeCall(all, typeArguments: types, range: range ?? box.range)
                all = []
                defer { all = call.arguments }
                return try body(&machine, &call)
            }
        }
    }

    private mutating func withBound(
        _ box: ClosureBox, _ arguments: inout ContiguousArray<Value>,
        _ body: (inout Machine, inout ContiguousArray<Value>) throws -> Value
    ) rethrows -> Value {
        guard !box.captures.isEmpty else { return try body(&self, &arguments) }
        var all = box.captures + arguments
        defer { arguments = ContiguousArray(all.dropFirst(box.captures.count)) }
        return try body(&self, &all)
    }

    /// Runs a function on arguments of the common form.
    mutating func invoke(
        _ function: CompiledFunction, captures: ContiguousArray<Value>, _ arguments: inout ContiguousArray<Value>,
        at range: SourceRange?
    ) throws -> Value {
        guard arguments.count >= function.parameters.count else {
            throw Trap(.internalFailure, "\(function.name) got \(arguments.count) arguments", at: range)
        }
        if function.steps != nil { return try runDetached(function, captures, arguments) }
        try step(function.work + Self.commonCallWork, at: range)
        let frame = try push(function)
        defer { pop(function, frame) }
        for index in 0..<min(function.captures.count, captures.count) {
            frame.store(captures[index], in: function.captures[index])
        }
        for index in 0..<function.parameters.count { frame.store(arguments[index], in: function.parameters[index]) }
        if !function.writesBack.isEmpty { for index in function.writesBack { arguments[index] = .null } }
        defer {
            for index in function.writesBack { arguments[index] = frame.load(function.parameters[index]) }
        }
        do { return try function.body.run(&self, frame) } catch let trap as Trap { throw trap.called(from: range) }
    }
}

extension Trap {
    /// The trap with one more call in its chain; one that has no place happened in the call.
    func called(from range: SourceRange?) -> Trap {
        guard self.range != nil else { return located(at: range) }
        guard let range, calls.count < 32 else { return self }
        var copy = self
        copy.calls.append(range)
        return copy
    }
}

extension Frame {
    /// Puts a value of the common form into a slot. A value of another kind leaves zero: the checker rules that out.
    @inline(__always) func store(_ value: Value, in slot: Slot) {
        switch slot.kind {
        case .value: values[slot.index] = value
        case .int: words[slot.index] = value.asInt ?? 0
        case .double: words[slot.index] = Int(bitPattern: UInt((value.asDouble ?? 0).bitPattern))
        case .bool: words[slot.index] = (value.asBool ?? false) ? 1 : 0
        }
    }

    /// A slot's value in the common form.
    @inline(__always) func load(_ slot: Slot) -> Value {
        switch slot.kind {
        case .value: values[slot.index]
        case .int: .int(words[slot.index])
        case .double: .double(double(slot.index))
        case .bool: .bool(words[slot.index] != 0)
        }
    }

    @inline(__always) func double(_ index: Int) -> Double { Double(bitPattern: UInt64(UInt(bitPattern: words[index]))) }
    @inline(__always) func setDouble(_ index: Int, _ value: Double) {
        words[index] = Int(bitPattern: UInt(value.bitPattern))
    }
}

extension Code {
    /// Runs the code and gives what it yields in the common form.
    @inline(__always) func run(_ machine: inout Machine, _ frame: Frame) throws -> Value {
        switch self {
        case .int(let code): .int(try code(&machine, frame))
        case .double(let code): .double(try code(&machine, frame))
        case .bool(let code): .bool(try code(&machine, frame))
        case .value(let code): try code(&machine, frame)
        }
    }
}
