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
        case .variable(let decl): try put(0, decl, &writer)
        case .function(let decl): try put(1, decl, &writer)
        case .initializer(let decl): try put(2, decl, &writer)
        case .subscripting(let decl): try put(3, decl, &writer)
        case .type(let decl): try put(4, decl, &writer)
        case .extensionDecl(let decl): try put(5, decl, &writer)
        case .enumCase(let elements):
            writer.put(tag: 6)
            try writer.put(elements)
        case .typeAlias(let decl): try put(7, decl, &writer)
        case .associatedType(let decl): try put(8, decl, &writer)
        case .importDecl, .deinitializer, .operatorDecl, .precedenceGroup, .macro: throw Unstorable()
        }
    }

    private func put(_ tag: Int, _ decl: some Stored, _ writer: inout StoredWriter) throws(Unstorable) {
        writer.put(tag: tag)
        try writer.put(decl)
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
