import Interpreter
import ViewValues

extension VocabularySource {
    /// Pickers, menus, disclosure groups and the boxes around controls.
    static let pickers = VocabularySource(
        "SwiftUI: pickers",
        types: [
            "Picker", "DatePicker", "ColorPicker", "MultiDatePicker", "Menu", "DisclosureGroup", "ControlGroup",
            "LabeledContent",
            "ContentUnavailableView",
        ].map { NativeType("struct \($0): View {}") } + [
            NativeType("struct DatePickerComponents: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("extension DatePicker { typealias Components = DatePickerComponents }"),
        ],
        entries: valuePickers + datePickers + menus + disclosures + boxes)

    private static let label = "@ViewBuilder label: () -> some View"
    private static let content = "@ViewBuilder content: () -> some View"

    private static var valuePickers: [NativeEntry] {
        [
            picker("init<V: Hashable>(_ title: String, selection: Binding<V>, \(content))", title: 0, 1, content: 2),
            picker(
                "init<V: Hashable>(_ title: LocalizedStringKey, selection: Binding<V>, \(content))", title: 0, 1,
                content: 2),
            picker(
                "init<V: Hashable>(_ title: String, systemImage: String, selection: Binding<V>, \(content))", title: 0,
                2,
                content: 3),
            control("init<V: Hashable>(selection: Binding<V>, label: some View, \(content))", "Picker") {
                machine, call in
                Control(
                    .picker(selection: ProgramBinding(call[0])), name: "Picker", label: try call.view(1, machine),
                    content: try call.built(2, &machine))
            },
            control("init<V: Hashable>(selection: Binding<V>, \(content), \(label))", "Picker") { machine, call in
                Control(
                    .picker(selection: ProgramBinding(call[0])), name: "Picker", label: try call.built(2, &machine),
                    content: try call.built(1, &machine))
            },
        ]
    }

    private static func picker(_ signature: String, title: Int, _ selection: Int, content: Int) -> NativeEntry {
        control(signature, "Picker") { machine, call in
            Control(
                .picker(selection: ProgramBinding(call[selection])), name: "Picker",
                label: titleView(try call.title(title)),
                labelIsImplicit: true, content: try call.built(content, &machine))
        }
    }

    private static var datePickers: [NativeEntry] {
        let shown = "displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"
        let ranges = [
            "", "in range: ClosedRange<Date>, ", "in range: PartialRangeFrom<Date>, ",
            "in range: PartialRangeThrough<Date>, ",
        ]
        let dates = ranges.flatMap { range in
            let last = range.isEmpty ? 2 : 3
            return [
                chooser("init(_ title: String, selection: Binding<Date>, \(range)\(shown))", "DatePicker", title: 0, 1),
                chooser(
                    "init(selection: Binding<Date>, \(range)\(shown), \(label))", "DatePicker", title: nil, 0,
                    label: last),
            ]
        }
        return dates + [
            chooser(
                "init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true)", "ColorPicker",
                title: 0, 1),
            chooser(
                "init(selection: Binding<Color>, supportsOpacity: Bool = true, \(label))", "ColorPicker", title: nil, 0,
                label: 2),
        ]
            + ["date", "hourAndMinute"].enumerated().map { place, name in
                NativeEntry("static var \(name): DatePickerComponents { get }", on: "DatePickerComponents") {
                    machine, _ in
                    machine.structure("DatePickerComponents", .int(1 << place))
                }
            }
    }

    private static func chooser(
        _ signature: String, _ owner: String, title: Int?, _ selection: Int, label: Int = 0
    ) -> NativeEntry {
        control(signature, owner) { machine, call in
            Control(
                .datePicker(selection: ProgramBinding(call[selection])), name: owner,
                label: try title.map { titleView(try call.string($0)) } ?? call.built(label, &machine),
                labelIsImplicit: title != nil)
        }
    }

    private static var menus: [NativeEntry] {
        let primary = ", primaryAction: @escaping () -> Void"
        return ["", primary].flatMap { rest in
            let hasAction = !rest.isEmpty
            @Sendable func action(_ call: NativeCall, _ place: Int) -> ProgramClosure? {
                hasAction ? call.closure(place) : nil
            }
            return [
                control("init(_ title: String, \(content)\(rest))", "Menu") { machine, call in
                    Control(
                        .menu(primary: action(call, 2)), name: "Menu", label: titleView(try call.string(0)),
                        labelIsImplicit: true,
                        content: try call.built(1, &machine))
                },
                control("init(_ title: String, systemImage: String, \(content)\(rest))", "Menu") { machine, call in
                    Control(
                        .menu(primary: action(call, 3)), name: "Menu",
                        label: labelView(try call.string(0), symbol: try call.string(1)),
                        labelIsImplicit: true, content: try call.built(2, &machine))
                },
                control("init(\(content), \(label)\(rest))", "Menu") { machine, call in
                    Control(
                        .menu(primary: action(call, 2)), name: "Menu", label: try call.built(1, &machine),
                        content: try call.built(0, &machine))
                },
            ]
        }
    }

    private static var disclosures: [NativeEntry] {
        [
            control("init(_ title: String, \(content))", "DisclosureGroup") { machine, call in
                Control(
                    .disclosureGroup(isExpanded: nil), name: "DisclosureGroup", label: titleView(try call.string(0)),
                    labelIsImplicit: true, content: try call.built(1, &machine))
            },
            control("init(\(content), \(label))", "DisclosureGroup") { machine, call in
                Control(
                    .disclosureGroup(isExpanded: nil), name: "DisclosureGroup", label: try call.built(1, &machine),
                    content: try call.built(0, &machine))
            },
            control("init(_ title: String, isExpanded: Binding<Bool>, \(content))", "DisclosureGroup") {
                machine, call in
                Control(
                    .disclosureGroup(isExpanded: ProgramBinding(call[1])), name: "DisclosureGroup",
                    label: titleView(try call.string(0)), labelIsImplicit: true, content: try call.built(2, &machine))
            },
            control("init(isExpanded: Binding<Bool>, \(content), \(label))", "DisclosureGroup") { machine, call in
                Control(
                    .disclosureGroup(isExpanded: ProgramBinding(call[0])), name: "DisclosureGroup",
                    label: try call.built(2, &machine), content: try call.built(1, &machine))
            },
        ]
    }

    /// Boxes with a label: laid out by their names.
    private static var boxes: [NativeEntry] {
        @Sendable func box(
            _ signature: String, _ owner: String,
            _ parts: @escaping @Sendable (inout Machine, NativeCall) throws -> [ViewValue]
        ) -> NativeEntry {
            viewEntry(signature, on: owner) { machine, call in
                .container(.named(owner, parameters: [:]), children: try parts(&machine, call))
            }
        }
        return [
            box("init(_ title: String, \(content))", "GroupBox") {
                [titleView(try $1.string(0)), try $1.built(1, &$0)]
            },
            box("init(label: some View, \(content))", "GroupBox") { [try $1.view(0, $0), try $1.built(1, &$0)] },
            box("init(\(content), \(label))", "GroupBox") { [try $1.built(1, &$0), try $1.built(0, &$0)] },
            box("init(\(content))", "ControlGroup") { [try $1.built(0, &$0)] },
            box("init(_ title: String, value: String)", "LabeledContent") {
                [titleView(try $1.string(0)), titleView(try $1.string(1))]
            },
            box("init<V>(_ title: String, value: V, format: FloatingPointFormatStyle)", "LabeledContent") {
                [titleView(try $1.string(0)), titleView(try $1.formatted(1, by: 2))]
            },
            box("init<V>(_ title: String, value: V, format: IntegerFormatStyle)", "LabeledContent") {
                [titleView(try $1.string(0)), titleView(try $1.formatted(1, by: 2))]
            },
            box("init(_ title: String, \(content))", "LabeledContent") {
                [titleView(try $1.string(0)), try $1.built(1, &$0)]
            },
            box("init(\(content), \(label))", "LabeledContent") { [try $1.built(1, &$0), try $1.built(0, &$0)] },
            box("init(_ title: String, systemImage name: String, description: Text? = nil)", "ContentUnavailableView") {
                machine, call in
                let text = try call.optional(2).map { try makeView($0, machine, call.range) }
                return [labelView(try call.string(0), symbol: try call.string(1))] + (text.map { [$0] } ?? [])
            },
            box(
                """
                init(\(label), @ViewBuilder description: () -> some View = { EmptyView() }, @ViewBuilder actions: () \
                -> some View = { EmptyView() })
                """, "ContentUnavailableView"
            ) { [try $1.built(0, &$0), try $1.built(1, &$0), try $1.built(2, &$0)] },
        ]
    }
}
