import SwiftSubset

/// Turns checked functions into code. One value compiles one function; closures inside get a compiler of their own.
struct FunctionCompiler {
    let context: FrameLayout

    /// Compiles a declared function.
    static func compile(_ function: IRFunction, types: TypeTable, vocabulary: VocabularyTable) -> CompiledFunction {
        let context = FrameLayout(
            function.name, types: types, vocabulary: vocabulary, isAsync: function.isAsync)
        let compiler = FunctionCompiler(context: context)
        let generics = function.genericParameters.map { context.declare($0) }
        return compiler.finish(
            name: function.name, generics: generics, parameters: function.parameters, inouts: function.inouts,
            captureList: [], body: function.body, result: function.result, initializes: function.initializes,
            isAsync: function.isAsync, range: function.range, opened: openings(function))
    }

    /// Generic parameters with a parameter of just that type: where the type argument is an existential, the value tells
    /// the type that is meant.
    private static func openings(_ function: IRFunction) -> [(generic: Int, parameter: Int)] {
        function.genericParameters.indices.compactMap { index in
            let wanted = SwiftType.generic(function.genericParameters[index])
            return function.parameters.firstIndex { $0.type == wanted }.map { (index, $0) }
        }
    }

    /// Compiles the inside of a closure whose surroundings are this compiler's function.
    func compileClosure(_ closure: IRClosure, name: String, range: SourceRange?) -> (CompiledFunction, FrameLayout) {
        let inner = FrameLayout(
            name, types: context.types, vocabulary: context.vocabulary, parent: context, isAsync: closure.isAsync)
        let compiler = FunctionCompiler(context: inner)
        let generics = closure.genericParameters.map { inner.declare($0) }
        let function = compiler.finish(
            name: name, generics: generics, parameters: closure.parameters, inouts: closure.inouts,
            captureList: closure.captureList.map(\.variable), body: closure.body, result: nil, initializes: nil,
            isAsync: closure.isAsync, range: range)
        return (function, inner)
    }

    private func finish(
        name: String, generics: [Slot], parameters: [Variable], inouts: Set<Int>, captureList: [Variable],
        body: IRBody, result: SwiftType?, initializes: Variable?, isAsync: Bool, range: SourceRange?,
        opened: [(generic: Int, parameter: Int)] = []
    ) -> CompiledFunction {
        var prologue: [ListedStatement] = []
        let captured = captureList.map { parameter($0, &prologue) }
        let slots = parameters.map { parameter($0, &prologue) }
        for (generic, parameter) in opened {
            let (type, value) = (generics[generic], slots[parameter])
            prologue.insert(
                ListedStatement { machine, frame in
                    guard frame.values[type.index].asType?.isExistential ?? false else { return Status.next }
                    frame.values[type.index] = .type(machine.type(of: frame.load(value)))
                    return Status.next
                }, at: 0)
        }
        let writesBack = inouts.sorted().map { $0 + generics.count }
        let epilogue = inouts.sorted().compactMap { boxedWriteBack(parameters[$0], slots[$0]) }
        if let initializes { prologue.append(ListedStatement(run: startSelf(initializes))) }
        context.resultKind = result.map { context.kind(of: $0) } ?? .value
        var steps: AsyncSteps?
        var code: Code
        if isAsync, body.mayWait {
            steps = AsyncCompiler(self).steps(prologue, body, initializes: initializes)
            code = .constant(.void)
        } else {
            code = bodyCode(body, initializes: initializes)
            code = wrap(code, prologue: prologue, epilogue: epilogue)
        }
        let list = captured + context.captures.map(\.inner)
        return CompiledFunction(
            name: name, words: context.words, values: context.values,
            parameters: ContiguousArray(generics + slots), typeParameters: generics.count,
            writesBack: ContiguousArray(writesBack), captures: ContiguousArray(list), body: code, steps: steps,
            range: range, work: context.work)
    }

    /// The slot in which an argument arrives; a boxed parameter is moved to the heap as the function begins.
    private func parameter(_ variable: Variable, _ prologue: inout [ListedStatement]) -> Slot {
        let home = context.declare(variable)
        guard home.isBoxed else { return home.slot }
        let arrival = context.makeSlot(home.kind)
        prologue.append(
            ListedStatement { machine, frame in
                frame.values[home.slot.index] = .variable(machine.heap.makeVariable(frame.load(arrival)))
                return Status.next
            })
        return arrival
    }

    private func boxedWriteBack(_ variable: Variable, _ arrival: Slot) -> (@Sendable (inout Machine, Frame) -> Void)? {
        guard let home = context.home(of: variable), home.isBoxed else { return nil }
        return { machine, frame in
            guard case .variable(let box) = frame.values[home.slot.index] else { return }
            frame.store(machine.variable(box), in: arrival)
        }
    }

    /// An initializer's self: a struct with its fields unset, or nothing yet for an enum.
    func startSelf(_ variable: Variable) -> StatementCode {
        let home = context.declare(variable)
        let type = runtimeType(variable.type)
        let count = fieldCount(of: variable.type)
        return { machine, frame in
            var value = Value.null
            if let count { value = .structure(StructureBox.make(type: try type(&machine, frame), count: count)) }
            frame.begin(home, value, &machine)
            return Status.next
        }
    }

    private func fieldCount(of type: SwiftType) -> Int? {
        guard case .nominal(let id, _) = type, id.index < context.types.nominals.count else { return nil }
        let info = context.types[id]
        return info.kind == .structure ? info.fields.count : nil
    }

    func bodyCode(_ body: IRBody, initializes: Variable?) -> Code {
        switch body {
        case .value(let expr):
            guard let initializes else {
                let code = compile(expr)
                return context.resultKind == .value ? code : code.converted(to: context.resultKind)
            }
            return initializerCode([.expr(expr)], initializes)
        case .statements(let statements):
            if let initializes { return initializerCode(statements, initializes) }
            return returning(compile(statements))
        }
    }

    /// Runs statements, then gives what `return` left in slot 0.
    private func returning(_ code: @escaping StatementCode) -> Code {
        switch context.resultKind {
        case .int:
            .int {
                _ = try code(&$0, $1)
                return $1.words[0]
            }
        case .double:
            .double {
                _ = try code(&$0, $1)
                return $1.double(0)
            }
        case .bool:
            .bool {
                _ = try code(&$0, $1)
                return $1.words[0] != 0
            }
        case .value:
            .value { machine, frame in
                let status = try code(&machine, frame)
                return status == Status.returned ? frame.takeResult() : .void
            }
        }
    }

    private func initializerCode(_ statements: [IRStmt], _ variable: Variable) -> Code {
        let code = compile(statements)
        let home = context.declare(variable)
        let load = loadCode(home).asValue
        return .value { machine, frame in
            let status = try code(&machine, frame)
            if status == Status.returned, case .null = frame.values[0] { return .null }
            return try load(&machine, frame)
        }
    }

    private func wrap(
        _ code: Code, prologue: [ListedStatement], epilogue: [@Sendable (inout Machine, Frame) -> Void]
    ) -> Code {
        guard !prologue.isEmpty || !epilogue.isEmpty else { return code }
        let value = code.asValue
        let wrapped: ValueCode = { machine, frame in
            for step in prologue { _ = try step.run(&machine, frame) }
            defer { for step in epilogue { step(&machine, frame) } }
            return try value(&machine, frame)
        }
        return .value(wrapped)
    }
}

extension Frame {
    /// Takes the result out of slot 0.
    @inline(__always) func takeResult() -> Value {
        let value = values[0]
        values[0] = .null
        return value
    }

    /// A local variable's life begins.
    @inline(__always) func begin(_ home: FrameLayout.Home, _ value: Value, _ machine: inout Machine) {
        if home.isBoxed {
            values[home.slot.index] = .variable(machine.heap.makeVariable(value))
        } else {
            store(value, in: home.slot)
        }
    }
}
