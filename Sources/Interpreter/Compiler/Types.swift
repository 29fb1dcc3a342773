import SwiftSubset

typealias TypeCode = @Sendable (inout Machine, Frame) throws -> RuntimeType

extension FunctionCompiler {
    /// Code that gives a type as it is at run time.
    func runtimeType(_ type: SwiftType) -> TypeCode {
        if let constant = constantType(type) { return { _, _ in constant } }
        switch type {
        case .generic(let parameter):
            guard let slot = context.slot(of: parameter) else { return { _, _ in .any } }
            return { $1.values[slot].asType ?? .any }
        case .associated(let base, let name):
            let base = runtimeType(base)
            return { machine, frame in machine.associatedType(name, of: try base(&machine, frame)) }
        case .nominal(let id, let arguments):
            let codes = listed(arguments)
            return { machine, frame in .nominal(id, try codes.map { try $0.run(&machine, frame) }) }
        case .tuple(let elements):
            let codes = elements.map { ($0.label, runtimeType($0.type)) }
            return { machine, frame in
                .tuple(try codes.map { RuntimeType.Element(label: $0.0, type: try $0.1(&machine, frame)) })
            }
        case .function(let function):
            let codes = function.parameters.map { runtimeType($0.type) }
            let result = runtimeType(function.result)
            return { machine, frame in
                .function(
                    try codes.map { try $0(&machine, frame) }, try result(&machine, frame), isAsync: function.isAsync,
                    isThrowing: function.isThrowing)
            }
        case .metatype(let type):
            let code = runtimeType(type)
            return { .metatype(try code(&$0, $1)) }
        default: return { _, _ in .any }
        }
    }

    /// The type, where no generic parameter is in it.
    func constantType(_ type: SwiftType) -> RuntimeType? {
        let isOpen = type.contains {
            switch $0 {
            case .generic, .associated: true
            default: false
            }
        }
        return isOpen ? nil : RuntimeType(type)
    }
}

extension RuntimeType {
    /// A checked type at run time; generic parameters become `parameter` by their place in a list.
    init(_ type: SwiftType, parameters: [GenericParameterID] = []) {
        func convert(_ type: SwiftType) -> RuntimeType { RuntimeType(type, parameters: parameters) }
        switch type {
        case .nominal(let id, let arguments): self = .nominal(id, arguments.map(convert))
        case .tuple(let elements): self = .tuple(elements.map { Element(label: $0.label, type: convert($0.type)) })
        case .function(let function):
            self = .function(
                function.parameters.map { convert($0.type) }, convert(function.result), isAsync: function.isAsync,
                isThrowing: function.isThrowing)
        case .existential(let protocols), .opaque(let protocols): self = .existential(protocols)
        case .metatype(let type): self = .metatype(convert(type))
        case .generic(let id): self = parameters.firstIndex(of: id).map { .parameter($0) } ?? .any
        case .associated, .variable, .error: self = .any
        }
    }
}

extension Machine {
    /// An associated type of a type, `Any` where it is not known.
    func associatedType(_ name: String, of type: RuntimeType) -> RuntimeType {
        guard case .nominal(let id, let arguments) = type else { return .any }
        if let found = types[id].associatedTypes[name] { return found.substituting(arguments) }
        return name == "Element" ? arguments.first ?? .any : .any
    }

    /// The run-time type of a value whose static type is known: more than the value alone can tell.
    func type(of value: Value, known: RuntimeType) -> RuntimeType {
        switch value {
        case .structure, .enumeration, .object, .any, .host: type(of: value)
        case .type(let type): .metatype(type)
        default: known.isExistential ? type(of: value) : known
        }
    }
}
