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

    mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

    mutating func put(_ part: some Stored) throws(Unstorable) { try part.write(to: &self) }

    mutating func put(_ part: (some Stored)?) throws(Unstorable) {
        put(part != nil)
        if let part { try put(part) }
    }

    mutating func put(_ parts: [some Stored]) throws(Unstorable) {
        put(UInt64(parts.count))
        for part in parts { try put(part) }
    }

    mutating func put(_ parts: [some Stored]?) throws(Unstorable) {
        put(parts != nil)
        if let parts { try put(parts) }
    }

    mutating func put(_ text: String) {
        put(UInt64(text.utf8.count))
        for byte in text.utf8 { put(UInt64(byte)) }
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

    mutating func flag() throws(Unstorable) -> Bool { try number() != 0 }

    mutating func next<T: Stored>() throws(Unstorable) -> T { try T(from: &self) }

    mutating func next<T: Stored>() throws(Unstorable) -> T? { try flag() ? try T(from: &self) : nil }

    mutating func next<T: Stored>() throws(Unstorable) -> [T] {
        let count = try tag()
        var result: [T] = []
        for _ in 0..<max(0, count) { result.append(try next()) }
        return result
    }

    mutating func next<T: Stored>() throws(Unstorable) -> [T]? {
        guard try flag() else { return nil }
        let parts: [T] = try next()
        return parts
    }

    mutating func text() throws(Unstorable) -> String {
        let count = try tag()
        var bytes: [UInt8] = []
        for _ in 0..<max(0, count) { bytes.append(UInt8(truncatingIfNeeded: try number())) }
        return String(decoding: bytes, as: UTF8.self)
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
        let isSpelled = try reader.flag()
        let range: SourceRange = try reader.next()
        self.init(isSpelled ? range.text : try reader.text(), range: range)
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) {
        let isSpelled = range.text == text
        writer.put(isSpelled)
        try writer.put(range)
        if !isSpelled { writer.put(text) }
    }
}

/// Kinds that are nothing but a name.
extension Stored where Self: RawRepresentable, RawValue == String {
    init(from reader: inout StoredReader) throws(Unstorable) {
        guard let value = Self(rawValue: try reader.text()) else { throw Unstorable() }
        self = value
    }

    func write(to writer: inout StoredWriter) throws(Unstorable) { writer.put(rawValue) }
}
