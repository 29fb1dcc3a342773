import Interpreter

/// A Unicode scalar.
struct ScalarValue: NativeValue {
    let scalar: Unicode.Scalar
    var nativeType: String { "Scalar" }
    var description: String { String(scalar) }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.scalar == scalar }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(Int(scalar.value)) }
}

extension VocabularySource {
    /// Character and Unicode.Scalar.
    static let characters: VocabularySource = VocabularySource(
        "Characters",
        types: [
            NativeType(
                """
                struct Character: Comparable, Hashable, LosslessStringConvertible, CustomStringConvertible, Sendable, \
                ExpressibleByExtendedGraphemeClusterLiteral {}
                """),
            NativeType("typealias UnicodeScalar = Unicode.Scalar"),
            NativeType("enum Unicode { struct Scalar: Comparable, Hashable, CustomStringConvertible {} }"),
        ],
        entries: all(questions, members, scalars))

    private static let questions: [NativeEntry] =
        characterQuestions.map { name, answer in
            NativeEntry("var \(name): Bool { get }", on: "Character") { .bool(answer(try character($1))) }
        }

    private static let characterQuestions: [(String, @Sendable (Character) -> Bool)] = [
        ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
        ("isNewline", { $0.isNewline }), ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
        ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
        ("isMathSymbol", { $0.isMathSymbol }), ("isCurrencySymbol", { $0.isCurrencySymbol }),
        ("isWholeNumber", { $0.isWholeNumber }), ("isHexDigit", { $0.isHexDigit }), ("isASCII", { $0.isASCII }),
        ("isCased", { $0.isCased }),
    ]

    private static let members: [NativeEntry] = [
        NativeEntry("init(_ text: String)", on: "Character") { _, call in
            let text = try call.string(0)
            guard text.count == 1, let only = text.first else {
                throw call.trap(.precondition, "Can't form a Character from a String of \(text.count) characters")
            }
            return .character(only)
        },
        NativeEntry("init(_ character: Character)", on: "Character") { $1[0] },
        NativeEntry("init(_ content: Unicode.Scalar)", on: "Character") { _, call in
            .character(Character(try call.native(0, ScalarValue.self).scalar))
        },
        NativeEntry("static func == (lhs: Character, rhs: Character) -> Bool", on: "Character") {
            .bool(try $0.isEqual($1[0], $1[1]))
        },
        NativeEntry("static func < (lhs: Character, rhs: Character) -> Bool", on: "Character") {
            .bool(try $0.isLess($1[0], $1[1]))
        },
        NativeEntry("func lowercased() -> String", on: "Character") { .string(try character($1).lowercased()) },
        NativeEntry("func uppercased() -> String", on: "Character") { .string(try character($1).uppercased()) },
        NativeEntry("var description: String { get }", on: "Character") { .string(String(try character($1))) },
        NativeEntry("var wholeNumberValue: Int? { get }", on: "Character") {
            .optional(try character($1).wholeNumberValue.map { .int($0) })
        },
        NativeEntry("var hexDigitValue: Int? { get }", on: "Character") {
            .optional(try character($1).hexDigitValue.map { .int($0) })
        },
        NativeEntry("var asciiValue: UInt8? { get }", on: "Character") {
            .optional(try character($1).asciiValue.map { .int(Int($0)) })
        },
        NativeEntry("var unicodeScalars: [Unicode.Scalar] { get }", on: "Character") {
            .list(try character($1).unicodeScalars.map { .native(ScalarValue(scalar: $0)) })
        },
        NativeEntry("var utf8: [UInt8] { get }", on: "Character") {
            .list(try character($1).utf8.map { .int(Int($0)) })
        },
    ]

    private static let scalars: [NativeEntry] = [
        NativeEntry("var value: UInt32 { get }", on: "Unicode.Scalar") { _, call in
            .int(Int(try call.native(0, ScalarValue.self).scalar.value))
        },
        NativeEntry("init?(_ value: UInt32)", on: "Unicode.Scalar") { _, call in scalar(try call.int(0)) },
        NativeEntry("init?(_ value: Int)", on: "Unicode.Scalar") { _, call in scalar(try call.int(0)) },
        NativeEntry("init(_ value: UInt8)", on: "Unicode.Scalar") { _, call in scalar(try call.int(0)) },
    ]

    private static func scalar(_ code: Int) -> Value {
        .optional(UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .native(ScalarValue(scalar: $0)) })
    }

    private static func character(_ call: NativeCall) throws -> Character {
        guard let character = call[0].asCharacter else {
            throw call.trap(.internalFailure, "\(call[0]) is no Character")
        }
        return character
    }
}
