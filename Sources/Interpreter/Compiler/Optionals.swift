import SwiftSubset

extension FunctionCompiler {
    /// `some(value)`. Only an optional payload can need a layer of its own.
    func wrap(_ code: Code, of type: SwiftType) -> Code {
        guard mayBeOptional(type) else { return .value(code.asValue) }
        let code = code.asValue
        return .value { .some(try code(&$0, $1)) }
    }

    private func mayBeOptional(_ type: SwiftType) -> Bool {
        guard case .nominal(let id, _) = type, id.index < context.types.nominals.count else {
            if case .tuple = type { return false }
            return true
        }
        return context.types[id].name == "Optional"
    }

    func force(_ value: IRExpr, at range: SourceRange) -> Code {
        let code = compile(value).asValue
        return .value { machine, frame in
            let value = try code(&machine, frame)
            switch value {
            case .null: throw Trap.unwrappedNil(at: range)
            case .wrapped(let box): return box.value
            default: return value
            }
        }
    }

    func chain(_ value: IRExpr, flattens: Bool) -> Code {
        let outer = context.links
        context.links = []
        defer { context.links = outer }
        let code = compile(value)
        let links = context.links
        let isVoid = value.type.isVoid
        let body = flattens ? code.asValue : wrap(code, of: value.type).asValue
        guard links.count != 1 else { return chain(links[0], body, isVoid) }
        return .value { machine, frame in
            for link in links {
                guard let payload = try link.subject(&machine, frame).payload else { return .null }
                if let slot = link.slot { frame.values[slot] = payload }
            }
            return try body(&machine, frame)
        }
    }

    private func chain(_ link: LinkTest, _ body: @escaping ValueCode, _ isVoid: Bool) -> Code {
        .value { machine, frame in
            guard let payload = try link.subject(&machine, frame).payload else { return .null }
            if let slot = link.slot { frame.values[slot] = payload }
            return try body(&machine, frame)
        }
    }

    /// A link's payload: the chain tests it first, and leaves it in a slot.
    func link(_ value: IRExpr) -> Code {
        let subject = compile(value).asValue
        let slot = context.makeSlot(.value).index
        context.links.append(LinkTest(subject: subject, slot: slot))
        return .value { $1.values[slot] }
    }

    func coalesce(_ left: IRExpr, _ right: IRExpr, _ isOptional: Bool) -> Code {
        let (left, other) = (compile(left).asValue, compile(right).asValue)
        let code: ValueCode = { machine, frame in
            let value = try left(&machine, frame)
            switch value {
            case .null: return try other(&machine, frame)
            case .wrapped(let box): return isOptional ? value : box.value
            default: return value
            }
        }
        return Code.value(code).converted(to: isOptional ? .value : kind(of: right))
    }

    func convertElements(_ value: IRExpr, _ element: Variable, _ conversion: IRExpr) -> Code {
        let source = compile(value).asValue
        context.declare(element)
        let store = storeCode(element)
        let convert = compile(conversion).asValue
        return .value { machine, frame in
            let value = try source(&machine, frame)
            func each(_ value: Value) throws -> Value {
                try store(&machine, frame, value)
                return try convert(&machine, frame)
            }
            switch value {
            case .slice(let box):
                return .slice(.list(try (box.value.asArray ?? []).map(each)), from: box.start)
            case .array(let elements): return .array(ContiguousArray(try elements.map(each)))
            case .set(let table): return .set(try machine.makeSet(try table.keys.map(each)))
            case .dictionary(let table):
                return .dictionary(try machine.makeTable(try table.pairs.map { ($0.key, try each($0.value)) }))
            case .null: return .null
            default: return try value.payload.map { .some(try each($0)) } ?? .null
            }
        }
    }

    func erase(_ value: IRExpr) -> Code {
        let code = compile(value)
        if code.kind == .bool { return .value(code.asValue) }
        if let constant = constantType(value.type), describesItself(constant) { return .value(code.asValue) }
        let type = runtimeType(value.type)
        let make = code.asValue
        return .value { machine, frame in machine.erase(try make(&machine, frame), try type(&machine, frame)) }
    }

    private func describesItself(_ type: RuntimeType) -> Bool {
        switch type {
        case .existential, .metatype: return true
        case .nominal(let id, _):
            guard id.index < context.types.nominals.count else { return false }
            return context.types[id].describesItself
        default: return false
        }
    }

    func cast(_ value: IRExpr, to type: SwiftType, _ kind: CastKind, at range: SourceRange) -> Code {
        let code = erase(value).asValue
        let target = runtimeType(type)
        switch kind {
        case .test:
            return .bool { machine, frame in
                let value = try code(&machine, frame)
                return try machine.cast(value, to: try target(&machine, frame)) != nil
            }
        case .conditional:
            return .value { machine, frame in
                let value = try code(&machine, frame)
                return try machine.cast(value, to: try target(&machine, frame)).map(Value.some) ?? .null
            }
        case .coerce, .forced:
            return .value { machine, frame in
                let value = try code(&machine, frame)
                let target = try target(&machine, frame)
                if let result = try machine.cast(value, to: target) { return result }
                throw Trap.failedCast(machine.describe(machine.type(of: value)), machine.describe(target), at: range)
            }
        }
    }
}

extension Trap {
    static func unwrappedNil(at range: SourceRange?) -> Trap {
        Trap(.forceUnwrap, "unexpectedly found nil while unwrapping an Optional value", at: range)
    }

    static func failedCast(_ from: String, _ to: String, at range: SourceRange?) -> Trap {
        Trap(.forcedCast, "could not cast value of type '\(from)' to '\(to)'", at: range)
    }
}

extension NominalInfo {
    /// Whether values of the type tell their type themselves.
    var describesItself: Bool {
        switch kind {
        case .protocolType: return true
        case .classType: return true
        case .structure, .enumeration: break
        }
        guard isVocabulary else { return true }
        switch name {
        case "Int", "Double", "Bool", "String", "Character": return true
        case "Optional", "Array", "Dictionary", "Set", "Float", "CGFloat", "Substring", "ArraySlice": return false
        default: return !name.hasPrefix("Int") && !name.hasPrefix("UInt") && !name.hasSuffix("KeyPath")
        }
    }
}
