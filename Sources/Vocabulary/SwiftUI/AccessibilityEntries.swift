import Interpreter
import ViewValues

extension VocabularySource {
    /// Accessibility: taken and kept by name; identifiers serve selectors.
    static let accessibility = VocabularySource(
        "SwiftUI: accessibility",
        types: [
            NativeType("struct AccessibilityTraits: Hashable, OptionSet { var rawValue: Int }"),
            NativeType("enum _AccessibilityChildren: Hashable { case ignore, combine, contain }"),
            NativeType("enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }"),
            NativeType(
                "enum _AccessibilityActionKind: Hashable { case `default`, escape, magicTap, delete, showMenu }"),
        ],
        entries: inert(signatures) + accessibilityNames + traits)

    private static let signatures: [String] =
        ["Label", "Hint", "Value"].flatMap { name in
            ["String", "Text", "LocalizedStringKey"].map { "accessibility\(name)(_ text: \($0))" }
        } + [
            "accessibilityHidden(_ hidden: Bool)",
            "accessibilityElement(children: _AccessibilityChildren = .ignore)",
            "accessibilityAddTraits(_ traits: AccessibilityTraits)",
            "accessibilityRemoveTraits(_ traits: AccessibilityTraits)",
            "accessibilityAction(_ kind: _AccessibilityActionKind = .default, _ handler: @escaping () -> Void)",
            "accessibilityAction(named name: String, _ handler: @escaping () -> Void)",
            "accessibilityAction(named name: Text, _ handler: @escaping () -> Void)",
            "accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)",
            "accessibilitySortPriority(_ priority: Double)", "accessibilityInputLabels(_ labels: [String])",
            "accessibilityRepresentation(@ViewBuilder representation: () -> some View)",
            "accessibilityChildren(@ViewBuilder children: () -> some View)",
            "accessibilityIgnoresInvertColors(_ active: Bool = true)", "accessibilityShowsLargeContentViewer()",
            "accessibility(label: Text)", "accessibility(hint: Text)", "accessibility(value: Text)",
            "accessibility(hidden: Bool)", "accessibility(addTraits: AccessibilityTraits)",
            "accessibility(removeTraits: AccessibilityTraits)", "accessibility(sortPriority: Double)",
        ]

    private static let accessibilityNames = [
        modifier("func accessibility(identifier: String) -> some View") { _, call in
            .identity(.accessibilityIdentifier(try call.string(1)))
        }
    ]

    private static let traits: [NativeEntry] = [
        "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
        "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
        "causesPageTurn", "isModal", "isToggle",
    ].enumerated().map { place, name in
        NativeEntry("static var \(name): AccessibilityTraits { get }", on: "AccessibilityTraits") { machine, _ in
            machine.structure("AccessibilityTraits", .int(1 << place))
        }
    }
}
