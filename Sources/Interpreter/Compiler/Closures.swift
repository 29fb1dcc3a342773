import SwiftSubset

extension FunctionCompiler {
    func makeClosure(_ closure: IRClosure, _ expr: IRExpr) -> Code { makeClosure(closure, "closure", expr.range) }

    func makeClosure(_ closure: IRClosure, _ name: String, _ range: SourceRange?) -> Code {
        let list = closure.captureList.map { variable, value in
            (code: ListedValue(run: compile(value).asValue), isWeak: variable.strength != .strong)
        }
        let (function, inner) = compileClosure(closure, name: name, range: range)
        let outer = inner.captures.map(\.outer)
        if list.isEmpty, outer.isEmpty {
            let value = Value.closure(ClosureBox(.compiled(function), range: range))
            return .value { _, _ in value }
        }
        return .value { machine, frame in
            var captures = ContiguousArray<Value>()
            captures.reserveCapacity(list.count + outer.count)
            for (code, isWeak) in list {
                let value = try code.run(&machine, frame)
                captures.append(isWeak ? value.weakened : value)
            }
            for slot in outer { captures.append(frame.load(slot)) }
            return .closure(ClosureBox(.compiled(function), captures: captures, range: range))
        }
    }

    /// Local functions that may call each other: all variables begin before the first closure is made.
    func declareFunctions(_ functions: [(Variable, IRClosure)]) -> StatementCode {
        let homes = functions.map { variable, _ in context.declare(variable, isBoxed: true) }
        let codes = functions.map { ListedValue(run: makeClosure($0.1, $0.0.name, nil).asValue) }
        return { machine, frame in
            for home in homes { frame.begin(home, .null, &machine) }
            for (home, code) in zip(homes, codes) {
                let value = try code.run(&machine, frame)
                guard case .variable(let box) = frame.values[home.slot.index] else { continue }
                machine.heap.variables[box.index] = value
            }
            return Status.next
        }
    }

    /// A declared function or a vocabulary entry as a value.
    func functionValue(_ callee: Callee, _ bound: [IRExpr], _ expr: IRExpr) -> Code {
        let codes = listed(bound)
        let resolved = resolve(callee)
        let range = expr.range
        let isDynamic = bound.isEmpty && callee.isDynamic
        let frameTypes = isDynamic ? resolved : nil
        return .value { machine, frame in
            let captures = try evaluate(codes, &machine, frame)
            if frameTypes != nil {
                return .closure(
                    ClosureBox(
                        .native(
                            { machine, call in
                                let callee = try machine.withEmptyFrame { try resolved(&$0, $1, call.arguments.first) }
                                return try machine.invoke(callee, &call.arguments, at: call.range)
                            }, typeArguments: []), range: range))
            }
            let callee = try resolved(&machine, frame, captures.first)
            return .closure(
                ClosureBox(
                    .native(
                        { machine, call in
                            try machine.invoke(callee, &call.arguments, at: call.range)
                        }, typeArguments: []), captures: captures, range: range))
        }
    }

    func keyPath(_ path: IRKeyPath) -> Code {
        let parts = path.components.map(component)
        let root = runtimeType(path.root)
        let text = path.text
        return .value { machine, frame in
            let components = try parts.map { try $0(&machine, frame) }
            return .keyPath(KeyPathBox(root: try root(&machine, frame), components: components, text: text))
        }
    }

    /// One component: two small functions over a frame of their own, which hold the value and the arguments.
    private func component(
        _ component: IRKeyPath.Component
    ) -> @Sendable (inout Machine, Frame) throws -> KeyPathBox.Component {
        let arguments = listed(component.arguments.map(\.value))
        let inner = FrameLayout(
            "key path", types: context.types, vocabulary: context.vocabulary, parent: context)
        let compiler = FunctionCompiler(context: inner)
        let base = inner.declare(component.base, isBoxed: false).slot
        let slots = component.arguments.map { inner.declare($0.variable, isBoxed: false).slot }
        let get = compiler.compile(component.get)
        let set = component.set.map { compiler.compile($0) }
        let captured = inner.captures
        let function = CompiledFunction(
            name: "key path", words: inner.words, values: inner.values, parameters: ContiguousArray([base] + slots),
            captures: ContiguousArray(captured.map(\.inner)), body: get, work: inner.work)
        let name = component.name
        return { machine, frame in
            let captures = ContiguousArray(captured.map { frame.load($0.outer) })
            let getter: KeyPathBox.Component.Getter = { machine, value, arguments in
                var all = ContiguousArray([value]) + arguments
                return try machine.withScratch { try $0.invoke(function, captures: captures, &all, at: nil) }
            }
            var setter: KeyPathBox.Component.Setter?
            if let place = set {
                setter = { machine, value, arguments, new in
                    try machine.withScratch { try $0.write(new, place, function, captures, &value, arguments) }
                }
            }
            return KeyPathBox.Component(
                name: name, arguments: try evaluate(arguments, &machine, frame), get: getter, set: setter)
        }
    }
}

extension Callee {
    var isDynamic: Bool { if case .dynamic = self { true } else { false } }
}

extension Machine {
    /// Runs code that needs no variables.
    mutating func withEmptyFrame<R>(_ body: (inout Machine, Frame) throws -> R) throws -> R {
        let function = CompiledFunction(name: "", words: 1, values: 1, parameters: [], body: .constant(.void))
        return try withScratch { machine in
            let frame = try machine.push(function)
            defer { machine.pop(function, frame) }
            return try body(&machine, frame)
        }
    }

    /// Writes one component of a key path: the value stands in the frame while its part is set.
    mutating func write(
        _ new: Value, _ place: PlaceCode, _ function: CompiledFunction, _ captures: ContiguousArray<Value>,
        _ value: inout Value, _ arguments: ContiguousArray<Value>
    ) throws {
        let frame = try push(function)
        defer { pop(function, frame) }
        for (slot, captured) in zip(function.captures, captures) { frame.store(captured, in: slot) }
        frame.store(value, in: function.parameters[0])
        value = .null
        defer { value = frame.load(function.parameters[0]) }
        for (slot, argument) in zip(function.parameters.dropFirst(), arguments) { frame.store(argument, in: slot) }
        try place.prepare(&self, frame)
        try place.set(&self, frame, new)
    }
}
