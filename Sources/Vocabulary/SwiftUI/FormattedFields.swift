import Foundation
import Interpreter
import ViewValues

/// How a field shows its value, and how it reads what was typed: nil leaves the value as it was.
private struct FieldStyle: Sendable {
    var text: @Sendable (inout Machine, Value) throws -> String
    var value: @Sendable (inout Machine, String) -> Value?
}

extension VocabularySource {
    /// Text fields of values with a format or a formatter, and fields with a label of their own.
    static let formattedFields = VocabularySource(
        "SwiftUI: formatted fields", entries: formatted + withFormatter + labelled)

    /// Of what can be shown with a format, what a field takes.
    private static let fieldValues = formattedValues.filter { !["Duration", "[String]"].contains($0.0) }

    /// What stands around the value: the number of parameters before it, title or label, and the rest.
    private static let surroundings: [(before: String, after: String)] = [
        ("_ title: String, ", ""), ("_ title: String, ", ", prompt: Text?"),
        ("", ", prompt: Text? = nil, @ViewBuilder label: () -> some View"),
    ]

    private static var formatted: [NativeEntry] {
        fieldValues.flatMap { type, style in
            ["", "?"].flatMap { mark in
                surroundings.map { before, after in
                    field("init(\(before)value: Binding<\(type)\(mark)>, format: \(style)\(after))") { call, place in
                        let style = call[place]
                        return FieldStyle(
                            text: { _, value in
                                (style.native as? any TextFormat)?.text(of: value) ?? value.description
                            },
                            value: { _, typed in
                                (style.native as? DateStyleValue)?.date(of: typed).map { .date($0) }
                                    ?? number(typed, of: type)
                            })
                    }
                }
            }
        }
    }

    private static var withFormatter: [NativeEntry] {
        let numbers = ["Int", "Double", "CGFloat", "Float", "Decimal"].flatMap { type in
            ["", "?"].map { mark in
                field("init(_ title: String, value: Binding<\(type)\(mark)>, formatter: NumberFormatter)") {
                    call, place in
                    let (formatter, range) = (call[place], call.range)
                    return FieldStyle(
                        text: { machine, value in
                            var inner = NativeCall([formatter, value], range: range)
                            return try numberText(&machine, &inner).payload?.asString ?? ""
                        },
                        value: { _, typed in number(typed, of: type) })
                }
            }
        }
        return numbers + [
            field("init(_ title: String, value: Binding<Date>, formatter: DateFormatter)") { call, place in
                let (formatter, range) = (call[place], call.range)
                return FieldStyle(
                    text: { machine, value in
                        let inner = NativeCall([formatter, value], range: range)
                        return hostDateFormatter(machine, inner).string(from: try date(inner, 1))
                    },
                    value: { machine, typed in
                        let inner = NativeCall([formatter], range: range)
                        return hostDateFormatter(machine, inner).date(from: typed).map { .date($0) }
                    })
            }
        ]
    }

    /// What a typed text says: its first number, whatever stands around it; commas only group digits.
    private static func number(_ typed: String, of type: String) -> Value? {
        let digits = typed.replacing(",", with: "").firstMatch(of: /[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?/)
        guard let digits = digits.map({ String($0.output.0) }) else { return nil }
        let isPercent = typed.contains("%")
        switch type {
        case "Int": return Int(digits).map { .int($0) }
        case "Date": return nil
        case "Decimal":
            // Hundredths in Decimal itself: 12.5 % is 0.125, not the binary number next to it.
            return Decimal(string: digits).map { .decimal(isPercent ? $0 / 100 : $0) }
        default: return Double(digits).map { .double(isPercent ? $0 / 100 : $0) }
        }
    }

    private static func field(
        _ signature: String, _ style: @escaping @Sendable (NativeCall, Int) -> FieldStyle
    ) -> NativeEntry {
        let hasTitle = signature.contains("_ title")
        let label = signature.contains("label:") ? 3 : nil
        return viewEntry(signature, on: "TextField") { machine, call in
            let place = hasTitle ? 1 : 0
            let (binding, style) = (call[place], style(call, place + 1))
            let get = Value.function { machine, _ in
                guard let value = try readBinding(binding, &machine).payload else { return .string("") }
                return .string(try style.text(&machine, value))
            }
            let set = Value.function { machine, inner in
                guard let value = style.value(&machine, try inner.string(0)) else { return .void }
                try writeBinding(binding, value, &machine, inner)
                return .void
            }
            let title = hasTitle ? try call.string(0) : ""
            let view = try label.map { try call.built($0, &machine) } ?? titleView(title)
            let text = ProgramBinding(Value.native(BindingBox(.functions(get: get, set: set))))
            return .control(
                Control(
                    .textField(text: text, prompt: title, secure: false), name: "TextField", label: view,
                    labelIsImplicit: hasTitle))
        }
    }

    /// `TextField(text: $name) { Text("Name") }`.
    private static var labelled: [NativeEntry] {
        let label = "@ViewBuilder label: () -> some View"
        return ["TextField", "SecureField"].map { owner in
            viewEntry("init(text: Binding<String>, prompt: Text? = nil, \(label))", on: owner) { machine, call in
                let prompt = (call.optional(1)?.native as? TextBox)?.text.content ?? ""
                return .control(
                    Control(
                        .textField(text: ProgramBinding(call[0]), prompt: prompt, secure: owner == "SecureField"),
                        name: owner, label: try call.built(2, &machine)))
            }
        }
    }
}
