// Default values and initial values, as signatures have them: literals, names, members and calls.

extension Expr: Stored {
    convenience init(from reader: inout StoredReader) throws(Unstorable) {
        let range: SourceRange = try reader.next()
        self.init(try reader.next(), range: range)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(range, kind)
    }
}

extension Expr.Kind: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        switch try reader.tag() {
        case 0: self = .integer(try reader.number())
        case 1: self = .float(Double(bitPattern: try reader.number()))
        case 2: self = .string(try reader.next())
        case 3: self = .bool(try reader.next())
        case 4: self = .nilLiteral
        case 5: self = .array(try reader.next())
        case 6: self = .identifier(try reader.next())
        case 7: self = .implicitMember(try reader.next())
        case 8: self = .member(try reader.next(), try reader.next())
        case 9: self = .call(try reader.next())
        case 10: self = .prefix(try reader.next(), try reader.next())
        case 11: self = .paren(try reader.next())
        case 12: self = .tuple(try reader.next())
        case 13: self = .selfValue
        case 14: self = .type(try reader.next())
        case 15: self = .dictionary(try reader.next())
        case 16: self = .selfAccess(try reader.next())
        default: throw Unstorable()
        }
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        switch self {
        case .integer(let value):
            writer.put(tag: 0)
            writer.put(value)
        case .float(let value):
            writer.put(tag: 1)
            writer.put(value.bitPattern)
        case .string(let segments): try writer.put(tag: 2, segments)
        case .bool(let value): try writer.put(tag: 3, value)
        case .nilLiteral: writer.put(tag: 4)
        case .array(let elements): try writer.put(tag: 5, elements)
        case .identifier(let reference): try writer.put(tag: 6, reference)
        case .implicitMember(let reference): try writer.put(tag: 7, reference)
        case .member(let base, let reference): try writer.put(tag: 8, base, reference)
        case .call(let call): try writer.put(tag: 9, call)
        case .prefix(let name, let operand): try writer.put(tag: 10, name, operand)
        case .paren(let inner): try writer.put(tag: 11, inner)
        case .tuple(let elements): try writer.put(tag: 12, elements)
        case .selfValue: writer.put(tag: 13)
        case .type(let type): try writer.put(tag: 14, type)
        case .dictionary(let entries): try writer.put(tag: 15, entries)
        case .selfAccess(let base): try writer.put(tag: 16, base)
        default: throw Unstorable()
        }
    }
}

extension StringSegment: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) { self = .text(try reader.next()) }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        guard case .text(let text) = self else { throw Unstorable() }
        try writer.put(text)
    }
}

extension DictionaryEntry: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(key: try reader.next(), value: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(key, value)
    }
}

extension Reference: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(try reader.next(), labels: try reader.next(), genericArguments: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(name, labels, genericArguments)
    }
}

extension Argument: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(label: try reader.next(), value: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(label, value)
    }
}

extension Call: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self.init(
            callee: try reader.next(), arguments: try reader.next(), trailingClosures: try reader.next(),
            listRange: try reader.next())
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        try writer.put(callee, arguments, trailingClosures, listRange)
    }
}

extension Pattern: Stored {
    convenience init(from reader: inout StoredReader) throws(Unstorable) {
        let range: SourceRange = try reader.next()
        self.init(.identifier(try reader.next(), isVariable: try reader.next()), range: range)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        guard case .identifier(let name, let isVariable) = kind else { throw Unstorable() }
        try writer.put(range, name, isVariable)
    }
}
