extension TypeRef: Stored {
    convenience init(from reader: inout StoredReader) throws(Unstorable) {
        let range: SourceRange = try reader.next()
        self.init(try reader.next(), range: range)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(range, kind)
    }
}

extension TypeRef.Kind: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        switch try reader.tag() {
        case 0: self = .named(try reader.next(), genericArguments: try reader.next())
        case 1: self = .member(try reader.next(), try reader.next(), genericArguments: try reader.next())
        case 2: self = .optional(try reader.next())
        case 3: self = .implicitlyUnwrapped(try reader.next())
        case 4: self = .array(try reader.next())
        case 5: self = .dictionary(key: try reader.next(), value: try reader.next())
        case 6: self = .tuple(try reader.next())
        case 7: self = .function(try reader.next())
        case 8: self = .some(try reader.next())
        case 9: self = .any(try reader.next())
        case 10: self = .composition(try reader.next())
        case 11: self = .metatype(try reader.next())
        case 12: self = .inOut(try reader.next())
        case 13: self = .attributed(try reader.next(), specifiers: try reader.next(), try reader.next())
        case 14: self = .suppressed(try reader.next())
        case 15: self = .placeholder
        default: throw Unstorable()
        }
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        switch self {
        case .named(let name, let arguments): try writer.put(tag: 0, name, arguments)
        case .member(let base, let name, let arguments): try writer.put(tag: 1, base, name, arguments)
        case .optional(let type): try writer.put(tag: 2, type)
        case .implicitlyUnwrapped(let type): try writer.put(tag: 3, type)
        case .array(let type): try writer.put(tag: 4, type)
        case .dictionary(let key, let value): try writer.put(tag: 5, key, value)
        case .tuple(let elements): try writer.put(tag: 6, elements)
        case .function(let function): try writer.put(tag: 7, function)
        case .some(let type): try writer.put(tag: 8, type)
        case .any(let type): try writer.put(tag: 9, type)
        case .composition(let types): try writer.put(tag: 10, types)
        case .metatype(let type): try writer.put(tag: 11, type)
        case .inOut(let type): try writer.put(tag: 12, type)
        case .attributed(let attributes, let specifiers, let type):
            try writer.put(tag: 13, attributes, specifiers, type)
        case .suppressed(let type): try writer.put(tag: 14, type)
        case .placeholder: try writer.put(tag: 15)
        }
    }
}

extension TypeElement: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(label: try reader.next(), type: try reader.next(), isVariadic: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(label, type, isVariadic)
    }
}

extension FunctionTypeRef: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(parameters: try reader.next(), effects: try reader.next(), result: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(parameters, effects, result)
    }
}

extension Effects: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let bits = try reader.tag()
        self.init(
            isAsync: bits & 1 != 0, isThrowing: bits & 2 != 0, isRethrowing: bits & 4 != 0,
            thrownType: bits & 8 != 0 ? try TypeRef(from: &reader) : nil)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        let bits = (isAsync ? 1 : 0) | (isThrowing ? 2 : 0) | (isRethrowing ? 4 : 0) | (thrownType != nil ? 8 : 0)
        writer.put(tag: bits)
        if let thrownType { try writer.put(thrownType) }
    }
}

extension Attribute: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            name: try reader.next(), type: try reader.next(), arguments: try reader.next(), range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, type, arguments, range)
    }
}

extension Modifier: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(name: try reader.next(), detail: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, detail)
    }
}

extension GenericParameter: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(name: try reader.next(), inherited: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, inherited)
    }
}

extension GenericRequirement: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            kind: try reader.next() ? .sameType : .conformance, left: try reader.next(), right: try reader.next(),
            range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(kind == .sameType, left, right, range)
    }
}

extension Parameter: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            attributes: try reader.next(), label: try reader.next(), name: try reader.next(), type: try reader.next(),
            isVariadic: try reader.next(), defaultValue: try reader.next(), range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(attributes, label, name, type, isVariadic, defaultValue, range)
    }
}
