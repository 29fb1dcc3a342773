import Interpreter

extension VocabularySource {
    /// `NSObject` as a superclass, `NSString` and `NSRange`, which count in UTF-16; written in Swift.
    static let objectiveStrings = VocabularySource(
        "Objective-C strings",
        types: [NativeType("struct NSRange: Hashable { var location: Int = 0; var length: Int = 0 }")],
        entries: [
            NativeEntry("func NSMakeRange(_ location: Int, _ length: Int) -> NSRange") { machine, call in
                machine.structure("NSRange", call[0], call[1])
            },
            NativeEntry("var NSNotFound: Int { get }") { _, _ in .int(Int.max) },
            NativeEntry("func _utf16(_ lower: Int, _ upper: Int) -> String", on: "StringProtocol") { _, call in
                let units = Array(try call.string(0).utf16)
                let (lower, upper) = (try call.int(1), min(try call.int(2), units.count))
                guard lower >= 0, lower <= upper else {
                    throw call.trap(.indexOutOfRange, "Range or index out of bounds")
                }
                return .string(String(decoding: units[lower..<upper], as: UTF16.self))
            },
        ],
        prelude: [
            """
            class NSObject: Hashable {
                init() {}
                var hash: Int { hashValue }
                func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
                static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
                func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            }
            """,
            """
            extension NSRange {
                init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
                var lowerBound: Int { location }
                var upperBound: Int { location + length }
                func contains(_ index: Int) -> Bool { index >= location && index < location + length }
            }
            """,
            """
            class NSString: CustomStringConvertible {
                let description: String
                init(string: String) { description = string }
                init() { description = "" }
                var length: Int { description.utf16.count }
                var integerValue: Int { Int(description.trimmingCharacters(in: .whitespaces)) ?? 0 }
                var doubleValue: Double { Double(description.trimmingCharacters(in: .whitespaces)) ?? 0 }
                var floatValue: Float { Float(doubleValue) }
                var boolValue: Bool { ["YES", "yes", "Yes", "true", "1", "Y", "y", "t", "T"].contains(description) }
                var uppercased: String { description.uppercased() }
                var lowercased: String { description.lowercased() }
                var capitalized: String { description.capitalized }
                var pathExtension: String {
                    let parts = lastPathComponent.components(separatedBy: ".")
                    return parts.count > 1 ? parts[parts.count - 1] : ""
                }
                var lastPathComponent: String { description.components(separatedBy: "/").last ?? "" }
                var deletingPathExtension: String {
                    let end = pathExtension
                    return end.isEmpty ? description : String(description.dropLast(end.count + 1))
                }
                func appending(_ other: String) -> String { description + other }
                func substring(from index: Int) -> String { description._utf16(index, length) }
                func substring(to index: Int) -> String { description._utf16(0, index) }
                func substring(with range: NSRange) -> String {
                    description._utf16(range.location, range.upperBound)
                }
                func range(of text: String) -> NSRange {
                    let found = description.components(separatedBy: text)
                    guard found.count > 1 else { return NSRange(location: NSNotFound, length: 0) }
                    return NSRange(location: found[0].utf16.count, length: text.utf16.count)
                }
                func contains(_ text: String) -> Bool { description.contains(text) }
                func hasPrefix(_ text: String) -> Bool { description.hasPrefix(text) }
                func hasSuffix(_ text: String) -> Bool { description.hasSuffix(text) }
                func components(separatedBy text: String) -> [String] { description.components(separatedBy: text) }
                func replacingOccurrences(of text: String, with other: String) -> String {
                    description.replacingOccurrences(of: text, with: other)
                }
                func isEqual(to text: String) -> Bool { description == text }
            }
            """,
        ])
}
