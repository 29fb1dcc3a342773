import Interpreter

/// A style that writes a value as text: `.number`, `.percent`, `.dateTime`, `.currency(code:)`, …
protocol TextFormat: NativeValue {
    /// The text of a value of the program; nil where the style does not go with it.
    func text(of value: Value) -> String?
}

extension NativeCall {
    /// The text that the style at one place makes of the value at another.
    func formatted(_ value: Int, by style: Int) throws -> String {
        guard let text = (self[style].native as? any TextFormat)?.text(of: self[value]) else {
            throw trap(.unsupported, "this format does not go with the value")
        }
        return text
    }
}

extension VocabularySource {
    /// `value.formatted(style)` and `style.format(value)` of a type.
    static func formatted(_ type: String, by style: String) -> [NativeEntry] {
        [
            NativeEntry("func formatted(_ format: \(style)) -> String", on: type) { _, call in
                .string(try call.formatted(0, by: 1))
            },
            NativeEntry("func format(_ value: \(type)) -> String", on: style) { _, call in
                .string(try call.formatted(1, by: 0))
            },
        ]
    }
}
