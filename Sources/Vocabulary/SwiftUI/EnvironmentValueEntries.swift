import Interpreter
import ViewValues

/// One of SwiftUI's own environment values that the program may read and write.
private struct EnvironmentName: Sendable {
    let name: String
    let type: String
    /// What it is where nobody has set it.
    let initial: @Sendable (Machine) -> Value

    init(_ name: String, _ type: String, _ initial: @escaping @Sendable (Machine) -> Value) {
        self.name = name
        self.type = type
        self.initial = initial
    }

    /// An enum's case.
    init(_ name: String, _ type: String, case one: String) {
        self.init(name, type) { $0.enumCase(type.filter { $0 != "?" }, one) ?? .null }
    }
}

extension VocabularySource {
    /// SwiftUI's own environment values.
    static let environmentValues = VocabularySource(
        "SwiftUI: environment values",
        types: [
            NativeType("enum UserInterfaceSizeClass: Hashable { case compact, regular }"),
            NativeType("enum ScenePhase: Hashable, Comparable { case background, inactive, active }"),
            NativeType(
                """
                enum ContentSizeCategory: Hashable, CaseIterable { case extraSmall, small, medium, large, extraLarge, \
                extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge }
                """),
            NativeType("enum EditMode: Hashable { case inactive, transient, active; var isEditing: Bool { get } }"),
            NativeType("enum ColorSchemeContrast: Hashable { case standard, increased }"),
            NativeType("enum LegibilityWeight: Hashable { case regular, bold }"),
            NativeType("struct OpenURLAction {}"),
        ],
        entries: names.map(entry) + special + actions)

    private static let names: [EnvironmentName] = [
        EnvironmentName("layoutDirection", "LayoutDirection", case: "leftToRight"),
        EnvironmentName("horizontalSizeClass", "UserInterfaceSizeClass?", case: "compact"),
        EnvironmentName("verticalSizeClass", "UserInterfaceSizeClass?", case: "regular"),
        EnvironmentName("scenePhase", "ScenePhase", case: "active"),
        EnvironmentName("dynamicTypeSize", "DynamicTypeSize", case: "large"),
        EnvironmentName("sizeCategory", "ContentSizeCategory", case: "large"),
        EnvironmentName("colorSchemeContrast", "ColorSchemeContrast", case: "standard"),
        EnvironmentName("legibilityWeight", "LegibilityWeight?", case: "regular"),
        EnvironmentName("controlSize", "ControlSize", case: "regular"),
        EnvironmentName("headerProminence", "_Prominence", case: "standard"),
        EnvironmentName("accessibilityReduceTransparency", "Bool") { _ in .bool(false) },
        EnvironmentName("accessibilityDifferentiateWithoutColor", "Bool") { _ in .bool(false) },
        EnvironmentName("accessibilityInvertColors", "Bool") { _ in .bool(false) },
        EnvironmentName("accessibilityVoiceOverEnabled", "Bool") { _ in .bool(false) },
        EnvironmentName("accessibilityEnabled", "Bool") { _ in .bool(false) },
        EnvironmentName("isFocused", "Bool") { _ in .bool(false) },
        EnvironmentName("isSearching", "Bool") { _ in .bool(false) },
        EnvironmentName("isLuminanceReduced", "Bool") { _ in .bool(false) },
        EnvironmentName("isScrollEnabled", "Bool") { _ in .bool(true) },
        EnvironmentName("displayScale", "CGFloat") { _ in .double(3) },
        EnvironmentName("pixelLength", "CGFloat") { _ in .double(1.0 / 3) },
        EnvironmentName("lineSpacing", "CGFloat") { _ in .double(0) },
        EnvironmentName("minimumScaleFactor", "CGFloat") { _ in .double(1) },
        EnvironmentName("allowsTightening", "Bool") { _ in .bool(false) },
        EnvironmentName("defaultMinListRowHeight", "CGFloat") { _ in .double(44) },
        EnvironmentName("lineLimit", "Int?") { _ in .null },
        EnvironmentName("multilineTextAlignment", "TextAlignment", case: "leading"),
        EnvironmentName("redactionReasons", "RedactionReasons") { $0.structure("RedactionReasons", .int(0)) },
        EnvironmentName("locale", "Locale") { _ in .locale(american) },
        EnvironmentName("calendar", "Calendar") { _ in .calendar(plainCalendar()) },
        EnvironmentName("timeZone", "TimeZone") { _ in .timeZone(zone) },
        EnvironmentName("symbolVariants", "SymbolVariants") { _ in .native(PlainBox("none", "SymbolVariants")) },
    ]

    private static func entry(_ value: EnvironmentName) -> NativeEntry {
        NativeEntry(
            "var \(value.name): \(value.type) { get set }", on: "EnvironmentValues",
            set: { _, call in try write(value.name, call[1], &call) },
            body: { machine, call in
                machine.noteRead(.named(value.name))
                let box = try call.native(0, EnvironmentValuesBox.self)
                return box.snapshot.keys[value.name]?.programValue ?? value.initial(machine)
            })
    }

    private static func write(_ name: String, _ value: Value, _ call: inout NativeCall) throws -> Value {
        var box = try call.native(0, EnvironmentValuesBox.self)
        box.snapshot.keys[name] = value
        call.arguments[0] = .native(box)
        return .void
    }

    /// Values that the engine knows by a form of its own.
    private static var special: [NativeEntry] {
        [
            NativeEntry(
                "var colorScheme: ColorScheme { get set }", on: "EnvironmentValues",
                // The engine reads the name of the scheme.
                set: { machine, call in try write("colorScheme", .string(machine.caseName(call[1]) ?? "light"), &call)
                },
                body: { machine, call in
                    machine.noteRead(.named("colorScheme"))
                    let snapshot = try call.native(0, EnvironmentValuesBox.self).snapshot
                    return machine.enumCase("ColorScheme", snapshot.colorScheme) ?? .null
                }),
            NativeEntry(
                "var isEnabled: Bool { get set }", on: "EnvironmentValues",
                set: { _, call in try write("isEnabled", call[1], &call) },
                body: { machine, call in
                    machine.noteRead(.named("isEnabled"))
                    return .bool(try call.native(0, EnvironmentValuesBox.self).snapshot.isEnabled)
                }),
            NativeEntry(
                "var font: Font? { get set }", on: "EnvironmentValues",
                set: { _, call in try write("font", call[1], &call) },
                body: { machine, call in
                    machine.noteRead(.named("font"))
                    let font = try call.native(0, EnvironmentValuesBox.self).snapshot.font
                    return .optional(font.map { .native(FontBox(font: $0)) })
                }),
        ]
    }

    /// Actions: what leaves the app does nothing here.
    private static var actions: [NativeEntry] {
        [
            NativeEntry("var openURL: OpenURLAction { get set }", on: "EnvironmentValues", set: { _, _ in .void }) {
                _, _ in
                .native(PlainBox("openURL", "OpenURLAction"))
            },
            NativeEntry("func callAsFunction(_ url: URL)", on: "OpenURLAction") { _, _ in .void },
            NativeEntry("init(handler: @escaping (URL) -> Void)", on: "OpenURLAction") { _, _ in
                .native(PlainBox("openURL", "OpenURLAction"))
            },
            NativeEntry("var editMode: Binding<EditMode>? { get set }", on: "EnvironmentValues", set: { _, _ in .void })
            {
                machine, _ in
                .optional(machine.enumCase("EditMode", "inactive").map { .native(BindingBox(.constant($0))) })
            },
            NativeEntry("var isEditing: Bool { get }", on: "EditMode") { machine, call in
                .bool(machine.caseName(call[0]) == "active")
            },
            NativeEntry("var refresh: (() -> Void)? { get }", on: "EnvironmentValues") { _, _ in .null },
        ]
    }
}
