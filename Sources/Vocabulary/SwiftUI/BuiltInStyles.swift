import Interpreter
import ViewValues

extension VocabularySource {
    /// Styles of the system by name, as types (`PlainListStyle()`) and as members (`.plain`).
    static let builtInStyles = VocabularySource(
        "SwiftUI: built-in styles",
        types: styleKinds.compactMap { kind in
            kind.isNew ? NativeType("protocol \(kind.name) {}") : nil
        } + structs.map { name, kind, _ in NativeType("struct \(name): \(kind) {}") } + [
            NativeType("enum _PageIndexDisplay: Hashable { case automatic, always, never }")
        ],
        entries: structEntries + memberEntries)

    struct StyleKind: Sendable {
        /// The modifier, the protocol, and the engine's word for it.
        let method: String, name: String, kind: String
        /// Whether no other family declares the protocol.
        var isNew = false
        /// Built-in styles by name.
        let members: [String]
    }

    /// Every kind of style with its built-in ones.
    static let styleKinds: [StyleKind] = [
        StyleKind(
            method: "buttonStyle", name: "ButtonStyle", kind: "button",
            members: [
                "plain", "bordered", "borderedProminent", "borderless", "automatic", "link", "accessoryBar", "card",
                "glass", "glassProminent",
            ]),
        StyleKind(
            method: "toggleStyle", name: "ToggleStyle", kind: "toggle",
            members: ["automatic", "button", "`switch`", "checkbox"]),
        StyleKind(
            method: "disclosureGroupStyle", name: "DisclosureGroupStyle", kind: "disclosureGroup",
            members: ["automatic"]),
        StyleKind(
            method: "labelStyle", name: "LabelStyle", kind: "label",
            members: ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]),
        StyleKind(
            method: "pickerStyle", name: "PickerStyle", kind: "picker",
            members: ["automatic", "segmented", "menu", "inline", "wheel", "palette", "navigationLink", "radioGroup"]),
        StyleKind(
            method: "progressViewStyle", name: "ProgressViewStyle", kind: "progressView",
            members: ["automatic", "circular", "linear"]),
        StyleKind(
            method: "listStyle", name: "ListStyle", kind: "list",
            members: ["automatic", "plain", "insetGrouped", "grouped", "sidebar", "inset", "bordered"]),
        StyleKind(
            method: "textFieldStyle", name: "TextFieldStyle", kind: "textField",
            members: ["automatic", "plain", "roundedBorder", "squareBorder"]),
        StyleKind(
            method: "tabViewStyle", name: "TabViewStyle", kind: "tab",
            members: ["automatic", "page", "tabBarOnly", "sidebarAdaptable", "verticalPage", "carousel"]),
        StyleKind(
            method: "gaugeStyle", name: "GaugeStyle", kind: "gauge",
            members: [
                "automatic", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
                "accessoryLinearCapacity", "linearCapacity",
            ]),
        StyleKind(
            method: "datePickerStyle", name: "DatePickerStyle", kind: "datePicker",
            members: ["automatic", "compact", "graphical", "wheel", "field", "stepperField"]),
        StyleKind(
            method: "menuStyle", name: "MenuStyle", kind: "menu",
            members: ["automatic", "button", "borderlessButton"]),
        StyleKind(
            method: "formStyle", name: "FormStyle", kind: "form",
            members: ["automatic", "grouped", "columns"]),
        StyleKind(
            method: "groupBoxStyle", name: "GroupBoxStyle", kind: "groupBox", members: ["automatic"]),
        StyleKind(
            method: "navigationViewStyle", name: "NavigationViewStyle", kind: "navigationView", isNew: true,
            members: ["automatic", "stack", "columns"]),
        StyleKind(
            method: "navigationSplitViewStyle", name: "NavigationSplitViewStyle", kind: "navigationSplitView",
            isNew: true, members: ["automatic", "balanced", "prominentDetail"]),
        StyleKind(
            method: "indexViewStyle", name: "IndexViewStyle", kind: "index", isNew: true, members: ["page"]),
        StyleKind(
            method: "controlGroupStyle", name: "ControlGroupStyle", kind: "controlGroup",
            members: ["automatic", "navigation", "menu", "compactMenu", "palette"]),
        StyleKind(
            method: "textEditorStyle", name: "TextEditorStyle", kind: "textEditor", isNew: true,
            members: ["automatic", "plain", "roundedBorder"]),
        StyleKind(
            method: "labeledContentStyle", name: "LabeledContentStyle", kind: "labeledContent",
            members: ["automatic"]),
        StyleKind(
            method: "tableStyle", name: "TableStyle", kind: "table", isNew: true,
            members: ["automatic", "inset", "bordered"]),
    ]

    /// Types of built-in styles with their protocols and names.
    private static let structs: [(String, String, String)] = [
        ("SegmentedPickerStyle", "PickerStyle", "segmented"), ("WheelPickerStyle", "PickerStyle", "wheel"),
        ("MenuPickerStyle", "PickerStyle", "menu"), ("InlinePickerStyle", "PickerStyle", "inline"),
        ("DefaultPickerStyle", "PickerStyle", "automatic"),
        ("PlainButtonStyle", "ButtonStyle, PrimitiveButtonStyle", "plain"),
        ("BorderedButtonStyle", "ButtonStyle, PrimitiveButtonStyle", "bordered"),
        ("BorderedProminentButtonStyle", "ButtonStyle, PrimitiveButtonStyle", "borderedProminent"),
        ("BorderlessButtonStyle", "ButtonStyle, PrimitiveButtonStyle", "borderless"),
        ("DefaultButtonStyle", "ButtonStyle, PrimitiveButtonStyle", "automatic"),
        ("SwitchToggleStyle", "ToggleStyle", "switch"), ("ButtonToggleStyle", "ToggleStyle", "button"),
        ("DefaultToggleStyle", "ToggleStyle", "automatic"),
        ("CircularProgressViewStyle", "ProgressViewStyle", "circular"),
        ("LinearProgressViewStyle", "ProgressViewStyle", "linear"),
        ("DefaultProgressViewStyle", "ProgressViewStyle", "automatic"),
        ("PlainListStyle", "ListStyle", "plain"), ("InsetGroupedListStyle", "ListStyle", "insetGrouped"),
        ("GroupedListStyle", "ListStyle", "grouped"), ("SidebarListStyle", "ListStyle", "sidebar"),
        ("InsetListStyle", "ListStyle", "inset"), ("DefaultListStyle", "ListStyle", "automatic"),
        ("RoundedBorderTextFieldStyle", "TextFieldStyle", "roundedBorder"),
        ("PlainTextFieldStyle", "TextFieldStyle", "plain"), ("DefaultTextFieldStyle", "TextFieldStyle", "automatic"),
        ("PageTabViewStyle", "TabViewStyle", "page"), ("DefaultTabViewStyle", "TabViewStyle", "automatic"),
        ("PageIndexViewStyle", "IndexViewStyle", "page"),
        ("IconOnlyLabelStyle", "LabelStyle", "iconOnly"), ("TitleOnlyLabelStyle", "LabelStyle", "titleOnly"),
        ("TitleAndIconLabelStyle", "LabelStyle", "titleAndIcon"), ("DefaultLabelStyle", "LabelStyle", "automatic"),
        ("WheelDatePickerStyle", "DatePickerStyle", "wheel"),
        ("GraphicalDatePickerStyle", "DatePickerStyle", "graphical"),
        ("CompactDatePickerStyle", "DatePickerStyle", "compact"),
        ("StackNavigationViewStyle", "NavigationViewStyle", "stack"),
        ("DoubleColumnNavigationViewStyle", "NavigationViewStyle", "columns"),
        ("DefaultNavigationViewStyle", "NavigationViewStyle", "automatic"),
        ("AccessoryCircularGaugeStyle", "GaugeStyle", "accessoryCircular"),
        ("DefaultGroupBoxStyle", "GroupBoxStyle", "automatic"),
        ("DefaultMenuStyle", "MenuStyle", "automatic"), ("ButtonMenuStyle", "MenuStyle", "button"),
    ]

    private static var structEntries: [NativeEntry] {
        let parameters: [String: [String]] = [
            "SwitchToggleStyle": ["tint: Color"], "CircularProgressViewStyle": ["tint: Color"],
            "LinearProgressViewStyle": ["tint: Color"], "PageTabViewStyle": ["indexDisplayMode: _PageIndexDisplay"],
            "PageIndexViewStyle": ["backgroundDisplayMode: _PageIndexDisplay"],
        ]
        return structs.flatMap { type, _, name in
            ([""] + (parameters[type] ?? [])).map { list in
                constant("init(\(list))", on: type) { .native(PlainBox(name, type)) }
            }
        }
    }

    private static var memberEntries: [NativeEntry] {
        styleKinds.flatMap { kind in
            kind.members.map { name in
                constant(
                    "static var \(name): _BuiltInStyle { get }", on: "\(kind.name) where Self == _BuiltInStyle"
                ) { .native(PlainBox(name.filter { $0 != "`" }, "_BuiltInStyle")) }
            }
        } + [
            constant(
                "static func page(indexDisplayMode: _PageIndexDisplay) -> _BuiltInStyle",
                on: "TabViewStyle where Self == _BuiltInStyle"
            ) { .native(PlainBox("page", "_BuiltInStyle")) },
            constant(
                "static func page(backgroundDisplayMode: _PageIndexDisplay) -> _BuiltInStyle",
                on: "IndexViewStyle where Self == _BuiltInStyle"
            ) { .native(PlainBox("page", "_BuiltInStyle")) },
        ]
    }
}
