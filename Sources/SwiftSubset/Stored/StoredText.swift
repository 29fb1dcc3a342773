/// What is kept of a syntax tree as text, to be read again without the parser: its parts one after the other, each in
/// a fixed order, numbers in characters of `StoredDigits`.
protocol Stored {
    init(from reader: inout StoredReader) throws(Unstorable)
    func write(to writer: inout StoredWriter) throws(Unstorable)
}

/// A text that holds no such tree, or a part of a tree that declarations without bodies do not have.
struct Unstorable: Error {}

/// Printable ASCII without what a string literal gives a meaning to. The first 88 are digits; the last three begin
/// numbers of two, three and ten digits.
enum StoredDigits {
    static let base: UInt64 = 88
    static let lengths = [2, 3, 10]

    /// The character of a digit: from `#` on, `\` passed over.
    static func character(_ digit: UInt64) -> UInt8 {
        let code = UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "#")
        return code < UInt8(ascii: "\\") ? code : code + 1
    }

    /// The digit of a character; nil of one that is none.
    static func digit(_ character: UInt8) -> UInt64? {
        guard (UInt8(ascii: "#")...UInt8(ascii: "~")).contains(character), character != UInt8(ascii: "\\") else {
            return nil
        }
        return UInt64(character - UInt8(ascii: "#")) - (character > UInt8(ascii: "\\") ? 1 : 0)
    }

    /// A number in so many digits, the highest first.
    static func digits(of number: UInt64, count: Int) -> [UInt8] {
        var rest = number
        var result: [UInt8] = []
        for _ in 0..<count {
            result.append(character(rest % base))
            rest /= base
        }
        return result.reversed()
    }
}

/// Writes a tree of one source.
struct StoredWriter {
    let file: SourceFile
    private(set) var bytes: [UInt8] = []

    init(file: SourceFile) { self.file = file }

    mutating func put(_ number: UInt64) {
        guard number >= StoredDigits.base else { return bytes.append(StoredDigits.character(number)) }
        let power = StoredDigits.base * StoredDigits.base
        let form = number < power ? 0 : number < power * StoredDigits.base ? 1 : 2
        bytes.append(StoredDigits.character(StoredDigits.base + UInt64(form)))
        bytes += StoredDigits.digits(of: number, count: StoredDigits.lengths[form])
    }

    mutating func put(tag: Int) { put(UInt64(tag)) }

    /// Writes which case it is, then what that holds.
    mutating func put<each Part: Stored>(tag: Int, _ parts: repeat each Part) throws(Unstorable) {
        put(tag: tag)
        try put(repeat each parts)
    }

    /// Writes parts one after the other.
    mutating func put<each Part: Stored>(_ parts: repeat each Part) throws(Unstorable) {
        repeat try (each parts).write(to: &self)
    }

    /// Bodies are not kept.
    mutating func putNone(_ body: CodeBlock?) throws(Unstorable) {
        if body != nil { throw Unstorable() }
    }
}

/// Reads what a writer wrote, of a source with the same text.
struct StoredReader {
    let file: SourceFile
    private var rest: UnsafeBufferPointer<UInt8>.SubSequence

    init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence, file: SourceFile) {
        self.file = file
        rest = bytes
    }

    /// Whether everything was read.
    var isAtEnd: Bool { rest.isEmpty }

    private mutating func digit() throws(Unstorable) -> UInt64 {
        guard let character = rest.popFirst(), let digit = StoredDigits.digit(character) else { throw Unstorable() }
        return digit
    }

    mutating func number() throws(Unstorable) -> UInt64 {
        let first = try digit()
        guard first >= StoredDigits.base else { return first }
        var number: UInt64 = 0
        for _ in 0..<StoredDigits.lengths[Int(first - StoredDigits.base)] {
            number = number &* StoredDigits.base &+ (try digit())
        }
        return number
    }

    mutating func tag() throws(Unstorable) -> Int { Int(truncatingIfNeeded: try number()) }

    mutating func next<T: Stored>() throws(Unstorable) -> T { try T(from: &self) }
}

extension Bool: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) { self = try reader.number() != 0 }

    func write(to writer: inout StoredWriter) { writer.put(tag: self ? 1 : 0) }
}

extension String: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let count = try reader.tag()
        var bytes: [UInt8] = []
        for _ in 0..<Swift.max(0, count) { bytes.append(UInt8(truncatingIfNeeded: try reader.number())) }
        self.init(decoding: bytes, as: UTF8.self)
    }

    func write(to writer: inout StoredWriter) {
        writer.put(tag: utf8.count)
        for byte in utf8 { writer.put(UInt64(byte)) }
    }
}

extension Optional: Stored where Wrapped: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        self = try reader.next() ? .some(try reader.next()) : .none
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        (self != nil).write(to: &writer)
        if let self { try self.write(to: &writer) }
    }
}

extension Array: Stored where Element: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let count = try reader.tag()
        var elements: [Element] = []
        for _ in 0..<Swift.max(0, count) { elements.append(try reader.next()) }
        self = elements
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        writer.put(tag: count)
        for element in self { try element.write(to: &writer) }
    }
}

extension SourceRange: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let lower = try reader.tag()
        self.init(file: reader.file, lower: lower, upper: lower &+ (try reader.tag()))
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        guard file === writer.file, lower >= 0 else { throw Unstorable() }
        writer.put(UInt64(lower))
        writer.put(UInt64(upper - lower))
    }
}

extension Name: Stored {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let isSpelled: Bool = try reader.next()
        let range: SourceRange = try reader.next()
        self.init(isSpelled ? range.text : try reader.next(), range: range)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        let isSpelled = range.text == text
        try writer.put(isSpelled, range)
        if !isSpelled { try writer.put(text) }
    }
}

/// Kinds that are nothing but a name.
extension Stored where Self: RawRepresentable, RawValue == String {
    init(from reader: inout StoredReader) throws(Unstorable) {
        let name: String = try reader.next()
        guard let value = Self(rawValue: name) else { throw Unstorable() }
        self = value
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) { try writer.put(rawValue) }
}
