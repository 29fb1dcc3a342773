import Interpreter
import ViewValues

extension VocabularySource {
    /// A control made of a style's configuration: `Toggle(configuration)` in the style's body, drawn by the system.
    static var restyledEntries: [NativeEntry] { datePickerParts + restyledControls + restyledBoxes }

    /// What a DatePickerStyle is told of its control.
    private static var datePickerParts: [NativeEntry] {
        let owner = "DatePickerStyleConfiguration"
        @Sendable func selection(_ call: NativeCall) throws -> Value {
            guard let binding = try call.native(0, StyleConfiguration.self).binding else {
                throw call.trap(.internalFailure, "a date picker without a selection")
            }
            return binding
        }
        return [
            partEntry("label", on: owner),
            NativeEntry(
                "var selection: Date { get nonmutating set }", on: owner,
                set: { machine, call in
                    try writeBinding(try selection(call), call[1], &machine, nil)
                    return .void
                }
            ) { machine, call in try readBinding(try selection(call), &machine) },
            NativeEntry("var $selection: Binding<Date> { get }", on: owner) { _, call in try selection(call) },
        ]
    }

    /// A control that stands for its own style's configuration. It has no place of its own in the source: selectors
    /// see the control that the program wrote.
    private static func restyled(
        _ owner: String, configuration type: String = "_StyleConfiguration",
        _ make: @escaping @Sendable (StyleConfiguration) -> ViewKind
    ) -> NativeEntry {
        NativeEntry("init(_ configuration: \(type))", on: owner) { _, call in
            .native(ViewBox(ViewValue(make(try call.native(0, StyleConfiguration.self))), name: owner))
        }
    }

    private static func part(_ name: String) -> ViewValue { ViewValue(.placeholder(.configuration(name))) }

    private static var restyledControls: [NativeEntry] {
        [
            restyled("Button") { configuration in
                let action = configuration.action ?? Value.function { _, _ in .void }
                return .control(
                    Control(
                        .button(role: configuration.role, action: ProgramClosure(action)), name: "Button",
                        label: part("label")))
            },
            restyled("Toggle") { configuration in
                let binding = configuration.binding ?? .null
                return .control(
                    Control(.toggle(isOn: ProgramBinding(binding)), name: "Toggle", label: part("label")))
            },
            restyled("Label") { _ in labelControl(part("title"), part("icon")) },
            restyled("Menu") { _ in
                .control(Control(.menu, name: "Menu", label: part("label"), content: part("content")))
            },
            restyled("ProgressView", configuration: "ProgressViewStyleConfiguration") { configuration in
                let hasValue = configuration.parts.contains("currentValueLabel")
                return .control(
                    Control(
                        .progress(fraction: configuration.fraction), name: "ProgressView",
                        label: configuration.parts.contains("label") ? part("label") : .empty,
                        valueLabels: hasValue ? [("currentValueLabel", part("currentValueLabel"))] : []))
            },
        ]
    }

    private static var restyledBoxes: [NativeEntry] {
        ["GroupBox", "LabeledContent", "ControlGroup", "Form"].map { owner in
            restyled(owner) { configuration in
                let names = ["label", "content"].filter { $0 == "content" || configuration.parts.contains($0) }
                return .container(.named(owner, parameters: [:]), children: names.map(part))
            }
        }
    }
}
