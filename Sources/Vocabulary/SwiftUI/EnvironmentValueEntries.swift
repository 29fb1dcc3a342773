import Interpreter
import ViewValues

/// The environment's own values: what the system, or a view above, says of the surroundings.
extension VocabularySource {
    /// Built-in properties of `EnvironmentValues`.
    static let environmentValues = VocabularySource(
        "SwiftUI: environment values",
        types: [
            NativeType("enum UserInterfaceSizeClass: Hashable { case compact, regular }"),
            NativeType(
                """
                enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable { case xSmall, small, medium, \
                large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, \
                accessibility4, accessibility5 }
                """),
            NativeType("enum ScenePhase: Int, Hashable, Comparable { case background, inactive, active }"),
            NativeType("enum ColorSchemeContrast: Hashable, CaseIterable { case standard, increased }"),
            NativeType("struct RefreshAction {}"),
            NativeType("enum EditMode: Hashable { case inactive, transient, active; var isEditing: Bool { get } }"),
            NativeType("enum LegibilityWeight: Hashable { case regular, bold }"),
            NativeType(
                """
                enum ContentSizeCategory: Hashable, CaseIterable { case extraSmall, small, medium, large, extraLarge, \
                extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge }
                """),
        ],
        entries: systemValues + plainValues + writers)

    /// What `:set` and the modifiers of a view above choose.
    private static var systemValues: [NativeEntry] {
        [
            setting("colorScheme", "ColorScheme") { $0.enumCase("ColorScheme", $1.colorScheme) ?? .null },
            setting("isEnabled", "Bool") { .bool($1.isEnabled) },
            setting("accessibilityReduceMotion", "Bool") { .bool($1.reduceMotion) },
            setting("layoutDirection", "LayoutDirection") {
                $0.enumCase("LayoutDirection", $1.layoutDirection) ?? .null
            },
            setting("dynamicTypeSize", "DynamicTypeSize") {
                $0.enumCase("DynamicTypeSize", $1.dynamicTypeSize) ?? .null
            },
            setting("horizontalSizeClass", "UserInterfaceSizeClass?") {
                $0.enumCase("UserInterfaceSizeClass", $1.horizontalSizeClass) ?? .null
            },
            setting("verticalSizeClass", "UserInterfaceSizeClass?") {
                $0.enumCase("UserInterfaceSizeClass", $1.verticalSizeClass) ?? .null
            },
            setting("lineLimit", "Int?") { $1.lineLimit.map { .int($0) } ?? .null },
            setting("multilineTextAlignment", "TextAlignment") {
                $0.enumCase("TextAlignment", $1.multilineTextAlignment.textAlignment) ?? .null
            },
            setting("font", "Font?") { $1.font.map { .native(FontBox(font: $0)) } ?? .null },
        ]
    }

    /// What a phone at rest says, unless a view above says otherwise.
    private static var plainValues: [NativeEntry] {
        let flags = [
            ("accessibilityReduceTransparency", false), ("accessibilityDifferentiateWithoutColor", false),
            ("accessibilityVoiceOverEnabled", false), ("accessibilityInvertColors", false),
            ("accessibilityShowButtonShapes", false), ("accessibilityEnabled", false), ("isFocused", false),
            ("isSearching", false),
            ("isScrollEnabled", true), ("isLuminanceReduced", false), ("allowsTightening", false),
        ]
        return flags.map { name, flag in setting(name, "Bool") { _, _ in .bool(flag) } } + [
            setting("displayScale", "CGFloat") { _, _ in .double(3) },
            setting("pixelLength", "CGFloat") { _, _ in .double(1.0 / 3) },
            setting("lineSpacing", "CGFloat") { _, _ in .double(0) },
            setting("minimumScaleFactor", "CGFloat") { _, _ in .double(1) },
            setting("scenePhase", "ScenePhase") { machine, _ in machine.enumCase("ScenePhase", "active") ?? .null },
            setting("colorSchemeContrast", "ColorSchemeContrast") { machine, _ in
                machine.enumCase("ColorSchemeContrast", "standard") ?? .null
            },
            setting("editMode", "Binding<EditMode>?") { machine, _ in
                .native(BindingBox(.constant(machine.enumCase("EditMode", "inactive") ?? .null)))
            },
            setting("refresh", "RefreshAction?") { _, _ in .null },
            setting("sizeCategory", "ContentSizeCategory") { machine, _ in
                machine.enumCase("ContentSizeCategory", "large") ?? .null
            },
            setting("legibilityWeight", "LegibilityWeight?") { machine, _ in
                machine.enumCase("LegibilityWeight", "regular") ?? .null
            },
            setting("controlSize", "ControlSize") { machine, _ in machine.enumCase("ControlSize", "regular") ?? .null },
            setting("headerProminence", "_Prominence") { machine, _ in
                machine.enumCase("_Prominence", "standard") ?? .null
            },
            setting("defaultMinListRowHeight", "CGFloat") { _, _ in .double(44) },
            setting("redactionReasons", "RedactionReasons") { machine, _ in
                machine.structure("RedactionReasons", .int(0))
            },
            setting("locale", "Locale") { _, _ in .locale(american) },
            setting("calendar", "Calendar") { _, _ in .calendar(plainCalendar()) },
            setting("timeZone", "TimeZone") { _, _ in .timeZone(zone) },
            setting("symbolVariants", "SymbolVariants") { _, _ in .native(PlainBox("none", "SymbolVariants")) },
            NativeEntry("var isEditing: Bool { get }", on: "EditMode") { machine, call in
                .bool(machine.caseName(call[0]) == "active")
            },
        ]
    }

    /// A built-in value that a view above may write.
    static func setting(
        _ name: String, _ type: String, _ fallback: @escaping @Sendable (Machine, EnvironmentSnapshot) -> Value
    ) -> NativeEntry {
        NativeEntry(
            "var \(name): \(type) { get set }", on: "EnvironmentValues",
            set: { machine, call in
                var box = try call.native(0, EnvironmentValuesBox.self)
                box.snapshot.keys[name] = DescribedValue(
                    value: call[1], description: try machine.describe(call[1]))
                call.arguments[0] = .native(box)
                return .void
            }
        ) { machine, call in
            let snapshot = try call.native(0, EnvironmentValuesBox.self).snapshot
            return snapshot.keys[name]?.programValue ?? fallback(machine, snapshot)
        }
    }

    /// Modifiers that write one of them by its own name.
    private static var writers: [NativeEntry] {
        @Sendable func write(_ name: String, _ machine: inout Machine, _ call: NativeCall) throws -> ViewValues.Modifier
        {
            let text = try machine.describe(call[1])
            return .environment(.key(name, DescribedValue(value: call[1], description: text)))
        }
        return [
            modifier("func dynamicTypeSize(_ size: DynamicTypeSize) -> some View") { machine, call in
                try write("dynamicTypeSize", &machine, call)
            },
            modifier("func labelsHidden() -> some View") { _, _ in
                .environment(.key("labelsHidden", DescribedValue(value: .bool(true), description: "true")))
            },
            modifier("func colorScheme(_ colorScheme: ColorScheme) -> some View") { machine, call in
                try write("colorScheme", &machine, call)
            },
            modifier(
                """
                func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: \
                @escaping (inout V) -> Void) -> some View
                """
            ) { _, call in
                guard case .keyPath(let path) = call[1] else { throw call.trap(.unsupported, "this is no key path") }
                let closure = call[2]
                let change = Value.function(range: call.range) { machine, inner in
                    var values = inner[0]
                    var arguments: ContiguousArray<Value> = [try machine.read(path, of: values)]
                    _ = try machine.call(closure, updating: &arguments)
                    try machine.write(arguments[0], through: path, of: &values)
                    return values
                }
                return .environment(
                    .transform(path.names.first ?? "", ProgramClosure(change, source: place(call.range))))
            },
        ]
    }
}

extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func writes(
        of closure: ProgramClosure, in environment: EnvironmentSnapshot
    ) throws -> [EnvironmentWrite] {
        let before = Value.native(EnvironmentValuesBox(snapshot: environment))
        let (after, _) = try program.machine.evaluating { try $0.call(closure.value.programValue, [before]) }
        guard let keys = (after.native as? EnvironmentValuesBox)?.snapshot.keys else { return [] }
        return keys.sorted { $0.key < $1.key }.compactMap { key, value in
            environment.keys[key]?.isEqual(to: value) == true ? nil : .key(key, value)
        }
    }
}

extension HorizontalGuide {
    /// The case of TextAlignment.
    fileprivate var textAlignment: String {
        switch self {
        case .center: "center"
        case .trailing: "trailing"
        case .leading, .custom: "leading"
        }
    }
}
