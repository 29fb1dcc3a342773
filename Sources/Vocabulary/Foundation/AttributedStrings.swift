import Foundation
import Interpreter

/// `AttributedString`: its characters; what it looks like has no effect on motion.
struct AttributedText: NativeValue {
    var content: String
    var nativeType: String { "AttributedString" }
    var description: String { content }
    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.content == content }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(content) }
}

extension VocabularySource {
    /// AttributedString at the level of examples: text with attributes that are taken and not drawn.
    static let attributedStrings: VocabularySource = VocabularySource(
        "AttributedStrings",
        types: [
            NativeType("struct AttributedString: Hashable, ExpressibleByStringLiteral {}"),
            NativeType("struct _AttributedRange: Hashable { var lower: Int; var upper: Int }"),
            NativeType("struct AttributeContainer { var font: Font?; var foregroundColor: Color? }"),
        ],
        entries: all(makers, parts, attributes))

    private static func text(_ content: String) -> Value { .native(AttributedText(content: content)) }

    private static let makers: [NativeEntry] = [
        NativeEntry("init(_ string: String)", on: "AttributedString") { _, call in text(try call.string(0)) },
        NativeEntry("init()", on: "AttributedString") { _, _ in text("") },
        NativeEntry("init(stringLiteral value: String)", on: "AttributedString") { _, call in
            text(try call.string(0))
        },
        NativeEntry("init(markdown: String) throws", on: "AttributedString") { _, call in
            text(withoutMarkdown(try call.string(0)))
        },
        NativeEntry("var characters: String { get }", on: "AttributedString") { _, call in
            .string(try call.native(0, AttributedText.self).content)
        },
        NativeEntry(
            "static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString", on: "AttributedString"
        ) {
            _, call in
            text(try call.native(0, AttributedText.self).content + call.native(1, AttributedText.self).content)
        },
        NativeEntry("static func += (lhs: inout AttributedString, rhs: AttributedString)", on: "AttributedString") {
            _, call in
            call.arguments[0] = text(
                try call.native(0, AttributedText.self).content + call.native(1, AttributedText.self).content)
            return .void
        },
        NativeEntry("mutating func append(_ s: AttributedString)", on: "AttributedString") { _, call in
            call.arguments[0] = text(
                try call.native(0, AttributedText.self).content + call.native(1, AttributedText.self).content)
            return .void
        },
    ]

    /// Parts, whose attributes are taken like those of the whole.
    private static let parts: [NativeEntry] = [
        NativeEntry("func range(of text: String) -> _AttributedRange?", on: "AttributedString") { machine, call in
            let whole = try call.native(0, AttributedText.self).content
            guard let range = whole.range(of: try call.string(1)) else { return .null }
            let (lower, upper) = (range.lowerBound, range.upperBound)
            return machine.structure(
                "_AttributedRange", .int(whole.distance(from: whole.startIndex, to: lower)),
                .int(whole.distance(from: whole.startIndex, to: upper)))
        },
        NativeEntry(
            "subscript(range: _AttributedRange) -> AttributedString { get set }", on: "AttributedString",
            set: { _, _ in .void }
        ) { _, call in
            let (whole, range) = (try call.native(0, AttributedText.self).content, try call.structure(1))
            let (lower, upper) = (max(0, range[0].asInt ?? 0), max(0, range[1].asInt ?? 0))
            return text(String(whole.prefix(upper).dropFirst(lower)))
        },
    ]

    private static let attributes: [NativeEntry] = [
        ("font", "Font"), ("foregroundColor", "Color"), ("backgroundColor", "Color"), ("kern", "CGFloat"),
        ("tracking", "CGFloat"), ("baselineOffset", "CGFloat"), ("link", "URL"),
    ].map { name, type in
        NativeEntry("var \(name): \(type)? { get set }", on: "AttributedString", set: { _, _ in .void }) { _, _ in .null
        }
    }
}
