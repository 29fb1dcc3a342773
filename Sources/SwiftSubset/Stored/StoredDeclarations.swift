extension Decl: Stored {
    convenience init(from reader: inout StoredReader) throws(Unstorable) {
        let kind: Kind = try reader.next()
        self.init(kind, attributes: try reader.next(), modifiers: try reader.next(), range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(kind, attributes, modifiers, range)
    }
}

extension Decl.Kind: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        switch try reader.tag() {
        case 0: self = .variable(try reader.next())
        case 1: self = .function(try reader.next())
        case 2: self = .initializer(try reader.next())
        case 3: self = .subscripting(try reader.next())
        case 4: self = .type(try reader.next())
        case 5: self = .extensionDecl(try reader.next())
        case 6: self = .enumCase(try reader.next())
        case 7: self = .typeAlias(try reader.next())
        case 8: self = .associatedType(try reader.next())
        default: throw Unstorable()
        }
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        switch self {
        case .variable(let decl): try writer.put(tag: 0, decl)
        case .function(let decl): try writer.put(tag: 1, decl)
        case .initializer(let decl): try writer.put(tag: 2, decl)
        case .subscripting(let decl): try writer.put(tag: 3, decl)
        case .type(let decl): try writer.put(tag: 4, decl)
        case .extensionDecl(let decl): try writer.put(tag: 5, decl)
        case .enumCase(let elements): try writer.put(tag: 6, elements)
        case .typeAlias(let decl): try writer.put(tag: 7, decl)
        case .associatedType(let decl): try writer.put(tag: 8, decl)
        case .importDecl, .deinitializer, .operatorDecl, .precedenceGroup, .macro: throw Unstorable()
        }
    }
}

extension VariableDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(isLet: try reader.next(), bindings: try reader.next(), keywordRange: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(isLet, bindings, keywordRange)
    }
}

extension VariableBinding: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            pattern: try reader.next(), type: try reader.next(), initializer: try reader.next(),
            accessors: try reader.next(), range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(pattern, type, initializer, accessors, range)
    }
}

extension Accessor.Kind: Stored {}

extension Accessor: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            kind: try reader.next(), parameter: try reader.next(), modifiers: try reader.next(),
            attributes: try reader.next(), effects: try reader.next(), body: nil, range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.putNone(body)
        try writer.put(kind, parameter, modifiers, attributes, effects, range)
    }
}

extension FunctionDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            name: try reader.next(), genericParameters: try reader.next(), requirements: try reader.next(),
            parameters: try reader.next(), effects: try reader.next(), result: try reader.next(), body: nil)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.putNone(body)
        try writer.put(name, genericParameters, requirements, parameters, effects, result)
    }
}

extension InitializerDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            keywordRange: try reader.next(), isFailable: try reader.next(), genericParameters: try reader.next(),
            requirements: try reader.next(), parameters: try reader.next(), effects: try reader.next(), body: nil)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.putNone(body)
        try writer.put(keywordRange, isFailable, genericParameters, requirements, parameters, effects)
    }
}

extension SubscriptDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            keywordRange: try reader.next(), genericParameters: try reader.next(), requirements: try reader.next(),
            parameters: try reader.next(), result: try reader.next(), accessors: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(keywordRange, genericParameters, requirements, parameters, result, accessors)
    }
}

extension TypeDecl.Kind: Stored {}

extension TypeDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            kind: try reader.next(), name: try reader.next(), genericParameters: try reader.next(),
            primaryAssociatedTypes: try reader.next(), inherited: try reader.next(), requirements: try reader.next(),
            members: try reader.next(), membersRange: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(
            kind, name, genericParameters, primaryAssociatedTypes, inherited, requirements, members, membersRange)
    }
}

extension ExtensionDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            extended: try reader.next(), inherited: try reader.next(), requirements: try reader.next(),
            members: try reader.next(), membersRange: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(extended, inherited, requirements, members, membersRange)
    }
}

extension EnumElement: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            name: try reader.next(), payload: try reader.next(), rawValue: try reader.next(), range: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, payload, rawValue, range)
    }
}

extension AssociatedValue: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(label: try reader.next(), type: try reader.next(), defaultValue: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(label, type, defaultValue)
    }
}

extension TypeAliasDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(name: try reader.next(), genericParameters: try reader.next(), type: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, genericParameters, type)
    }
}

extension AssociatedTypeDecl: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            name: try reader.next(), inherited: try reader.next(), defaultType: try reader.next(),
            requirements: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, inherited, defaultType, requirements)
    }
}
