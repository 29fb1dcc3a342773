import Foundation
import Interpreter

extension VocabularySource {
    /// What Foundation adds to strings, and CharacterSet.
    static let foundationTexts: VocabularySource = VocabularySource(
        "Texts",
        types: [
            NativeType("struct CharacterSet: Hashable, Sendable { }"),
            NativeType(
                "enum ComparisonResult: Int { case orderedAscending = -1, orderedSame = 0, orderedDescending = 1 }"),
        ],
        entries: all(cutting, replacing, textOrder, characterSets))

    private static func on(
        _ signature: String, _ body: @escaping @Sendable (inout Machine, NativeCall, String) throws -> Value
    ) -> NativeEntry {
        NativeEntry(signature, on: "StringProtocol") { machine, call in
            try machine.spend(8 * call.textWork)
            return try body(&machine, call, call.string(0))
        }
    }

    private static let cutting: [NativeEntry] = [
        on("func components(separatedBy separator: String) -> [String]") { _, call, text in
            .list(text.components(separatedBy: try call.string(1)).map { .string($0) })
        },
        on("func components(separatedBy separator: CharacterSet) -> [String]") { _, call, text in
            .list(text.components(separatedBy: try call.base(1, CharacterSet.self)).map { .string($0) })
        },
        on("func trimmingCharacters(in set: CharacterSet) -> String") { _, call, text in
            .string(text.trimmingCharacters(in: try call.base(1, CharacterSet.self)))
        },
        on("func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String") {
            machine, call, text in
            let length = try call.int(1), pad = try call.string(2), start = try call.int(3)
            guard length >= 0, !pad.isEmpty, (0..<pad.count).contains(start) else {
                throw call.trap(.precondition, "padding needs a length of at least 0 and a place in the pad string")
            }
            try machine.reserveText(length, adding: length)
            return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
        },
        on("func substring(from index: Int) -> String") { _, call, text in
            .string(String(text.dropFirst(try call.int(1))))
        },
        on("func appending(_ other: String) -> String") { _, call, text in .string(text + (try call.string(1))) },
        on("var lines: [String] { get }") { _, _, text in
            .list(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { .string(String($0)) })
        },
        on("func enumerateLines(invoking body: (String, inout Bool) -> Void)") { machine, call, text in
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                var arguments: ContiguousArray<Value> = [.string(String(line)), .bool(false)]
                _ = try machine.call(call[1], updating: &arguments)
                if arguments[1].asBool ?? false { break }
            }
            return .void
        },
    ]

    private static let replacing: [NativeEntry] = [
        on("func replacingOccurrences(of target: String, with replacement: String) -> String") { machine, call, text in
            let result = text.replacingOccurrences(of: try call.string(1), with: try call.string(2))
            try machine.reserveText(result.utf8.count, adding: result.utf8.count)
            return .string(result)
        },
        on("func replacing(_ target: String, with replacement: String) -> String") { machine, call, text in
            let result = text.replacingOccurrences(of: try call.string(1), with: try call.string(2))
            try machine.reserveText(result.utf8.count, adding: result.utf8.count)
            return .string(result)
        },
        on("func range(of searchString: String) -> Range<String.Index>?") { machine, call, text in
            guard let found = text.range(of: try call.string(1)) else { return .null }
            let lower = text.distance(from: text.startIndex, to: found.lowerBound)
            let upper = text.distance(from: text.startIndex, to: found.upperBound)
            return .native(RangeValue(lower: .int(lower), upper: .int(upper), isClosed: false))
        },
        on("var capitalized: String { get }") { _, _, text in .string(text.capitalized) },
        on("var localizedCapitalized: String { get }") { _, _, text in .string(text.capitalized) },
        on("var localizedUppercase: String { get }") { _, _, text in .string(text.uppercased()) },
        on("var localizedLowercase: String { get }") { _, _, text in .string(text.lowercased()) },
        NativeEntry("init(localized key: String)", on: "String") { $1[0] },
        NativeEntry("init?(data: Data, encoding: String.Encoding)", on: "String") { _, call in
            .optional(String(data: try call.base(0, Data.self), encoding: .utf8).map { .string($0) })
        },
        NativeEntry("init<C: Collection>(decoding bytes: C, as encoding: Any.Type)", on: "String") { machine, call in
            .string(
                String(
                    decoding: try machine.items(call[0], at: call).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) },
                    as: UTF8.self))
        },
        on("func data(using encoding: String.Encoding) -> Data?") { _, _, text in .data(Data(text.utf8)) },
        NativeEntry("static var utf8: String.Encoding { get }", on: "String.Encoding") { _, _ in .void },
    ]

    private static let textOrder: [NativeEntry] = [
        on("func compare(_ other: String) -> ComparisonResult") { machine, call, text in
            try order(machine, text.compare(call.string(1)))
        },
        on("func caseInsensitiveCompare(_ other: String) -> ComparisonResult") { machine, call, text in
            try order(machine, text.lowercased().compare(call.string(1).lowercased()))
        },
        on("func localizedCompare(_ other: String) -> ComparisonResult") { machine, call, text in
            try order(machine, text.compare(call.string(1), locale: american))
        },
        on("func localizedStandardCompare(_ other: String) -> ComparisonResult") { machine, call, text in
            try order(machine, text.compare(call.string(1), options: [.caseInsensitive, .numeric], locale: american))
        },
        on("func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult") { machine, call, text in
            try order(machine, text.compare(call.string(1), options: .caseInsensitive, locale: american))
        },
        on("func localizedCaseInsensitiveContains(_ other: String) -> Bool") { _, call, text in
            .bool(text.range(of: try call.string(1), options: .caseInsensitive) != nil)
        },
        on("func localizedStandardContains(_ other: String) -> Bool") { _, call, text in
            .bool(text.range(of: try call.string(1), options: [.caseInsensitive, .diacriticInsensitive]) != nil)
        },
    ]

    private static func order(_ machine: Machine, _ result: ComparisonResult) throws -> Value {
        switch result {
        case .orderedAscending: machine.enumCase("ComparisonResult", "orderedAscending") ?? .null
        case .orderedSame: machine.enumCase("ComparisonResult", "orderedSame") ?? .null
        case .orderedDescending: machine.enumCase("ComparisonResult", "orderedDescending") ?? .null
        }
    }

    private static let known: [(String, CharacterSet)] = [
        ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines), ("newlines", .newlines),
        ("decimalDigits", .decimalDigits), ("letters", .letters), ("alphanumerics", .alphanumerics),
        ("lowercaseLetters", .lowercaseLetters), ("uppercaseLetters", .uppercaseLetters),
        ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
    ]

    private static let characterSets: [NativeEntry] =
        known.map { name, set in
            NativeEntry("static var \(name): CharacterSet { get }", on: "CharacterSet") { _, _ in .characterSet(set) }
        } + [
            NativeEntry("init(charactersIn string: String)", on: "CharacterSet") {
                .characterSet(CharacterSet(charactersIn: try $1.string(0)))
            },
            NativeEntry("var inverted: CharacterSet { get }", on: "CharacterSet") {
                .characterSet(try $1.base(0, CharacterSet.self).inverted)
            },
            NativeEntry("func union(_ other: CharacterSet) -> CharacterSet", on: "CharacterSet") {
                .characterSet(try $1.base(0, CharacterSet.self).union($1.base(1)))
            },
            NativeEntry("func contains(_ member: Unicode.Scalar) -> Bool", on: "CharacterSet") {
                .bool(try $1.base(0, CharacterSet.self).contains($1.native(1, ScalarValue.self).scalar))
            },
        ]
}
