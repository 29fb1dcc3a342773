import SwiftSubset

extension FunctionCompiler {
    func call(_ callee: Callee, _ arguments: [IRArgument], _ expr: IRExpr) -> Code {
        if case .native(let entry, _, false) = callee, let intrinsic = context.vocabulary.entries[entry].intrinsic,
            let code = intrinsicCode(intrinsic, arguments, expr)
        {
            return code
        }
        context.work += callee.work
        if case .synthesized(let name, _) = callee, let code = synthesizedCode(name, arguments) { return code }
        guard let values = arguments.values else { return callWithPlaces(resolve(callee), arguments, expr.range) }
        switch callee {
        case .function(let id, let types): return callFunction(id, typeValues(types), values, expr)
        case .native(let entry, let types, let isSetter):
            let native = context.vocabulary.entries[entry]
            return callNative(isSetter ? native.setter ?? native.body : native.body, types, values, expr.range)
        default: return callResolved(resolve(callee), values, expr.range)
        }
    }

    /// A direct call: arguments go straight into the callee's frame.
    private func callFunction(_ id: FunctionID, _ types: [ListedValue], _ values: [IRExpr], _ expr: IRExpr) -> Code {
        let index = id.index
        let fill = filling(types.map { ArgumentCode.value($0.run) } + values.map { ArgumentCode(compile($0)) })
        let range = expr.range
        @Sendable func enter(_ machine: inout Machine, _ frame: Frame) throws -> (CompiledFunction, Frame) {
            let function = try machine.compiled(FunctionID(index))
            try machine.step(function.work, at: range)
            let inner = try machine.push(function)
            do {
                try fill(&machine, frame, inner, function)
            } catch {
                machine.pop(function, inner)
                throw error
            }
            return (function, inner)
        }
        switch context.kind(of: expr.type) {
        case .int:
            return .int { machine, frame in
                let (function, inner) = try enter(&machine, frame)
                defer { machine.pop(function, inner) }
                do { return try function.int(&machine, inner) } catch { throw machine.passing(error, range) }
            }
        case .double:
            return .double { machine, frame in
                let (function, inner) = try enter(&machine, frame)
                defer { machine.pop(function, inner) }
                do { return try function.double(&machine, inner) } catch { throw machine.passing(error, range) }
            }
        case .bool:
            return .bool { machine, frame in
                let (function, inner) = try enter(&machine, frame)
                defer { machine.pop(function, inner) }
                do { return try function.bool(&machine, inner) } catch { throw machine.passing(error, range) }
            }
        case .value:
            return .value { machine, frame in
                let (function, inner) = try enter(&machine, frame)
                defer { machine.pop(function, inner) }
                do { return try function.value(&machine, inner) } catch { throw machine.passing(error, range) }
            }
        }
    }

    private func callNative(
        _ body: @escaping NativeBody, _ types: [SwiftType], _ values: [IRExpr], _ range: SourceRange
    ) -> Code {
        let codes = listed(values)
        let constants = types.compactMap(constantType)
        let open = listed(types)
        let isConstant = constants.count == types.count
        return .value { machine, frame in
            let arguments = try evaluate(codes, &machine, frame)
            let types = isConstant ? constants : try open.map { try $0.run(&machine, frame) }
            var call = NativeCall(arguments, typeArguments: types, range: range)
            do {
                let result = try body(&machine, &call)
                if case .host = result { for argument in call.arguments { machine.give(argument) } }
                return result
            } catch let trap as Trap { throw trap.located(at: range) }
        }
    }

    private func callResolved(_ callee: @escaping CalleeCode, _ values: [IRExpr], _ range: SourceRange) -> Code {
        let codes = listed(values)
        return .value { machine, frame in
            var arguments = try evaluate(codes, &machine, frame)
            let callee = try callee(&machine, frame, arguments.first)
            return try machine.invoke(callee, &arguments, at: range)
        }
    }

    /// A call with `inout` arguments: each value is moved in, and written back in any case.
    func callWithPlaces(_ callee: @escaping CalleeCode, _ arguments: [IRArgument], _ range: SourceRange) -> Code {
        let prepared = arguments.map(prepare)
        let places = prepared.enumerated().compactMap { index, one in one.place.map { (index, $0) } }
        return .value { machine, frame in
            var values = ContiguousArray<Value>()
            for one in prepared { values.append(try one.evaluate(&machine, frame)) }
            return try nest(places[...], &machine, frame, &values) { machine, values in
                let callee = try callee(&machine, frame, values.first)
                return try machine.invoke(callee, &values, at: range)
            }
        }
    }

    func prepare(_ argument: IRArgument) -> PreparedArgument {
        switch argument {
        case .value(let expr): return PreparedArgument(evaluate: compile(expr).asValue, place: nil)
        case .place(let place):
            let code = compile(place)
            return PreparedArgument(
                evaluate: {
                    try code.prepare(&$0, $1)
                    return .null
                }, place: code)
        }
    }

    func callValue(_ function: IRExpr, _ arguments: [IRArgument], _ expr: IRExpr) -> Code {
        let callee = compile(function).asValue
        let range = expr.range
        guard let values = arguments.values else {
            let slot = context.makeSlot(.value)
            let prepared = arguments.map(prepare)
            let places = prepared.enumerated().compactMap { index, one in one.place.map { (index, $0) } }
            return .value { machine, frame in
                frame.values[slot.index] = try callee(&machine, frame)
                var values = ContiguousArray<Value>()
                for one in prepared { values.append(try one.evaluate(&machine, frame)) }
                return try nest(places[...], &machine, frame, &values) { machine, values in
                    try machine.callFunction(frame.values[slot.index], &values, at: range)
                }
            }
        }
        let call = ValueCall(codes: values.map { ArgumentCode(compile($0)) }, range: range)
        if let slot = constantSlot(of: function) {
            let code: ValueCode = { machine, frame in
                // The constant keeps the function alive: nothing has to be counted.
                guard let box = frame.values[slot].lentClosure else {
                    return try call.slowly(frame.values[slot], &machine, frame)
                }
                return try box._withUnsafeGuaranteedRef { try call.run($0, &machine, frame) }
            }
            return Code.value(code).converted(to: kind(of: expr))
        }
        let code: ValueCode = { machine, frame in
            let value = try callee(&machine, frame)
            guard let box = value.lentClosure else { return try call.slowly(value, &machine, frame) }
            return try withExtendedLifetime(value) {
                try box._withUnsafeGuaranteedRef { try call.run($0, &machine, frame) }
            }
        }
        return Code.value(code).converted(to: kind(of: expr))
    }

    /// The slot of a constant or parameter that holds a value itself.
    private func constantSlot(of function: IRExpr) -> Int? {
        guard case .variable(let variable) = function.kind, variable.global == nil, variable.isLet,
            !variable.isMutated, let home = context.home(of: variable), !home.isBoxed, home.strength == .strong,
            home.slot.kind == .value
        else { return nil }
        return home.slot.index
    }

    func makeObject(_ callee: Callee, _ arguments: [IRArgument], _ expr: IRExpr) -> Code {
        let declared = runtimeType(expr.type)
        var type = declared
        if case .metatypeMember(let value, _, _) = callee {
            let code = compile(value).asValue
            type = { machine, frame in try code(&machine, frame).asType ?? declared(&machine, frame) }
        }
        let made = type
        let resolved = resolve(callee)
        let prepared = arguments.map(prepare)
        let places = prepared.enumerated().compactMap { index, one in one.place.map { (index + 1, $0) } }
        let range = expr.range
        return .value { machine, frame in
            let object = machine.allocate(try made(&machine, frame))
            var values: ContiguousArray<Value> = [object]
            for one in prepared { values.append(try one.evaluate(&machine, frame)) }
            let result = try nest(places[...], &machine, frame, &values) { machine, values in
                try machine.invoke(try resolved(&machine, frame, object), &values, at: range)
            }
            return result.isNull ? .null : object
        }
    }
}

/// A call of a function value: its arguments go straight into the frame of a closure that does not wait.
private struct ValueCall: Sendable {
    let codes: [ArgumentCode]
    let fill: FillingCode
    let count: Int
    let range: SourceRange

    init(codes: [ArgumentCode], range: SourceRange) {
        (self.codes, self.range) = (codes, range)
        (fill, count) = (filling(codes), codes.count)
    }

    @inline(__always) func run(_ box: ClosureBox, _ machine: inout Machine, _ frame: Frame) throws -> Value {
        guard let function = box.lentFunction, function._withUnsafeGuaranteedRef({ $0.parameterCount }) == count else {
            return try slowly(.closure(box), &machine, frame)
        }
        return try function._withUnsafeGuaranteedRef { function in
            try machine.step(function.work, at: range)
            let inner = try machine.push(function)
            defer { machine.pop(function, inner) }
            try fill(&machine, frame, inner, function)
            if function.hasCaptures { box.giveCaptures(to: inner, of: function) }
            do { return try function.value(&machine, inner) } catch { throw machine.passing(error, range) }
        }
    }

    /// Any other function value, with its arguments in a list.
    @inline(never) func slowly(_ value: Value, _ machine: inout Machine, _ frame: Frame) throws -> Value {
        var values = ContiguousArray<Value>()
        for code in codes { values.append(try code.value(&machine, frame)) }
        return try machine.callFunction(value, &values, at: range)
    }
}

/// An argument that is evaluated before its place is opened.
struct PreparedArgument: Sendable {
    let evaluate: ValueCode
    let place: PlaceCode?
}

/// Opens places one inside the other, moves their values in, runs the call, and moves them back.
func nest(
    _ places: ArraySlice<(Int, PlaceCode)>, _ machine: inout Machine, _ frame: Frame,
    _ values: inout ContiguousArray<Value>,
    _ call: (inout Machine, inout ContiguousArray<Value>) throws -> Value
) throws -> Value {
    guard let (index, place) = places.first else { return try call(&machine, &values) }
    var result = Value.void
    try place.modify(&machine, frame) { machine, current in
        swap(&values[index], &current)
        defer { if index < values.count { swap(&values[index], &current) } }
        result = try nest(places.dropFirst(), &machine, frame, &values, call)
    }
    return result
}

/// Puts a call's arguments into the callee's slots, in order.
typealias FillingCode = @Sendable (inout Machine, Frame, Frame, CompiledFunction) throws -> Void

/// Puts one argument into a slot.
typealias PuttingCode = @Sendable (inout Machine, Frame, Frame, Slot) throws -> Void

/// Code that puts arguments into slots; the usual few are not looked for in a list.
func filling(_ codes: [ArgumentCode]) -> FillingCode {
    switch codes.count {
    case 0: return { _, _, _, _ in }
    case 1:
        let first = codes[0].putting
        return { try first(&$0, $1, $2, $3.first) }
    case 2:
        let (first, second) = (codes[0].putting, codes[1].putting)
        return {
            try first(&$0, $1, $2, $3.first)
            try second(&$0, $1, $2, $3.second)
        }
    default:
        return { machine, frame, inner, function in
            for (place, code) in codes.enumerated() {
                try code.put(&machine, frame, inner, function.parameters[place])
            }
        }
    }
}

/// Code of an argument that is put into a slot of whatever kind the callee has.
enum ArgumentCode: Sendable {
    case int(IntCode)
    case double(DoubleCode)
    case bool(BoolCode)
    case value(ValueCode)

    init(_ code: Code) {
        switch code {
        case .int(let code): self = .int(code)
        case .double(let code): self = .double(code)
        case .bool(let code): self = .bool(code)
        case .value(let code): self = .value(code)
        }
    }

    @inline(__always) func put(_ machine: inout Machine, _ frame: Frame, _ inner: Frame, _ slot: Slot) throws {
        switch self {
        case .int(let code):
            let number = try code(&machine, frame)
            if slot.kind == .int { inner.words[slot.index] = number } else { inner.store(.int(number), in: slot) }
        case .double(let code):
            let number = try code(&machine, frame)
            if slot.kind == .double {
                inner.setDouble(slot.index, number)
            } else {
                inner.store(.double(number), in: slot)
            }
        case .bool(let code):
            let flag = try code(&machine, frame)
            if slot.kind == .bool { inner.words[slot.index] = flag ? 1 : 0 } else { inner.store(.bool(flag), in: slot) }
        case .value(let code):
            let value = try code(&machine, frame)
            if slot.kind == .value { inner.values[slot.index] = value } else { inner.store(value, in: slot) }
        }
    }

    /// The same as code by itself.
    var putting: PuttingCode {
        switch self {
        case .int(let code):
            return { machine, frame, inner, slot in
                let number = try code(&machine, frame)
                if slot.kind == .int { inner.words[slot.index] = number } else { inner.store(.int(number), in: slot) }
            }
        case .double(let code):
            return { machine, frame, inner, slot in
                let number = try code(&machine, frame)
                if slot.kind == .double {
                    inner.setDouble(slot.index, number)
                } else {
                    inner.store(.double(number), in: slot)
                }
            }
        case .value(let code):
            return { machine, frame, inner, slot in
                let value = try code(&machine, frame)
                if slot.kind == .value { inner.values[slot.index] = value } else { inner.store(value, in: slot) }
            }
        case .bool: return { try self.put(&$0, $1, $2, $3) }
        }
    }

    @inline(__always) func value(_ machine: inout Machine, _ frame: Frame) throws -> Value {
        switch self {
        case .int(let code): .int(try code(&machine, frame))
        case .double(let code): .double(try code(&machine, frame))
        case .bool(let code): .bool(try code(&machine, frame))
        case .value(let code): try code(&machine, frame)
        }
    }
}

extension [IRArgument] {
    /// The arguments' values; nil where one is a place.
    var values: [IRExpr]? {
        var result: [IRExpr] = []
        for argument in self {
            guard case .value(let expr) = argument else { return nil }
            result.append(expr)
        }
        return result
    }
}

extension Machine {
    /// An error on its way out of a call.
    @inline(never) func passing(_ error: any Error, _ range: SourceRange) -> any Error {
        (error as? Trap)?.called(from: range) ?? error
    }

    /// An instance of a class with its fields unset.
    mutating func allocate(_ type: RuntimeType) -> Value {
        let count = type.nominal.map { types[$0].fields.count } ?? 0
        stepsLeft &-= Self.fieldWork &* count
        return makeObject(type, ContiguousArray(repeating: .null, count: count))
    }

    /// Calls a function value in a place where scratch space is there already.
    mutating func callFunction(
        _ function: Value, _ arguments: inout ContiguousArray<Value>, at range: SourceRange?
    ) throws -> Value {
        switch function.unboxed {
        case .closure(let box): return try invoke(box, &arguments, at: range)
        case .keyPath(let path): return try read(path, of: arguments[0])
        default: throw Trap(.internalFailure, "\(function) is no function", at: range)
        }
    }
}
