import Interpreter
import ViewValues

extension VocabularySource {
    /// Styling that has no effect on motion: taken, kept by name, said by `:lint`.
    static let styling = VocabularySource(
        "SwiftUI: styling", types: stylingTypes,
        entries: inert(textStyling + drawingStyling + barStyling + listStyling + inputStyling) + stylingNames)

    /// Modifiers that only leave their name in the tree.
    static func inert(_ signatures: [String]) -> [NativeEntry] {
        signatures.map { signature in
            let name = String(signature.prefix { $0 != "(" && $0 != "<" })
            return modifier("func \(signature) -> some View") { _, _ in .inert(name: name) }
        }
    }

    private static let textStyling = [
        "textCase(_ textCase: _TextCase?)", "allowsTightening(_ flag: Bool)",
        "minimumScaleFactor(_ factor: CGFloat)", "lineSpacing(_ spacing: CGFloat)",
        "truncationMode(_ mode: _TruncationMode)", "textSelection(_ selectability: _TextSelectability)",
        "kerning(_ kerning: CGFloat)", "tracking(_ tracking: CGFloat)", "baselineOffset(_ offset: CGFloat)",
        "underline(_ isActive: Bool = true, color: Color? = nil)",
        "strikethrough(_ isActive: Bool = true, color: Color? = nil)",
        "dynamicTypeSize<T: RangeExpression>(_ range: T)",
        "textScale(_ scale: _TextScale, isEnabled: Bool = true)", "flipsForRightToLeftLayoutDirection(_ enabled: Bool)",
        "layoutDirectionBehavior(_ behavior: _LayoutDirectionBehavior)",
        "speechAdjustedPitch(_ value: Double)", "speechSpellsOutCharacters(_ value: Bool = true)",
    ]

    private static let drawingStyling = [
        "blendMode(_ mode: BlendMode)", "compositingGroup()",
        "drawingGroup(opaque: Bool = false, colorMode: _ColorRenderingMode = .nonLinear)", "luminanceToAlpha()",
        "colorInvert()", "redacted(reason: RedactionReasons)", "unredacted()",
        "privacySensitive(_ sensitive: Bool = true)", "symbolRenderingMode(_ mode: _SymbolRenderingMode?)",
        "containerShape(_ shape: some InsettableShape)", "projectionEffect(_ transform: ProjectionTransform)",
        "preferredColorScheme(_ scheme: ColorScheme?)", "colorScheme(_ scheme: ColorScheme)",
        "allowedDynamicRange(_ range: _DynamicRange?)", "controlSize(_ size: ControlSize)",
        "buttonBorderShape(_ shape: ButtonBorderShape)", "badge(_ count: Int)",
        "badge(_ label: String?)",
        "badge(_ label: Text?)", "help(_ text: String)", "help(_ text: Text)",
        "hoverEffect(_ effect: _HoverEffect = .automatic)",
        "glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule(), isEnabled: Bool = true)",
        "glassEffectID(_ id: some Hashable, in namespace: _NamespaceID)", "backgroundStyle(_ style: some ShapeStyle)",
        "glassEffectUnion(id: some Hashable, namespace: _NamespaceID)", "equatable()",
        "pointerStyle(_ style: _HoverEffect?)",
        "glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true)",
    ]

    private static let barStyling = [
        "statusBarHidden(_ hidden: Bool = true)", "statusBar(hidden: Bool)",
        "persistentSystemOverlays(_ visibility: Visibility)", "defersSystemGestures(on edges: _EdgeSet)",
        "toolbarBackground(_ visibility: Visibility, for bars: _ToolbarPlacement...)",
        "toolbarBackground(_ style: some ShapeStyle, for bars: _ToolbarPlacement...)",
        "toolbarBackgroundVisibility(_ visibility: Visibility, for bars: _ToolbarPlacement...)",
        "toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: _ToolbarPlacement...)",
        "presentationDragIndicator(_ visibility: Visibility)",
        "containerBackground(_ style: some ShapeStyle, for container: _ContainerBackgroundPlacement)",
        "previewDisplayName(_ value: String?)", "previewLayout(_ value: PreviewLayout)",
        "previewDevice(_ value: String?)", "previewDevice(_ value: PreviewDevice?)",
        "previewInterfaceOrientation(_ value: _InterfaceOrientation)",
        "navigationSubtitle(_ subtitle: String)",
    ]

    private static let listStyling = [
        "listRowInsets(_ insets: EdgeInsets?)", "listRowBackground(_ view: (some View)?)",
        "listRowSeparator(_ visibility: Visibility, edges: _VerticalEdgeSet = .all)",
        "listRowSeparatorTint(_ color: Color?, edges: _VerticalEdgeSet = .all)",
        "listSectionSeparator(_ visibility: Visibility, edges: _VerticalEdgeSet = .all)",
        "listRowSpacing(_ spacing: CGFloat?)", "listSectionSpacing(_ spacing: CGFloat)",
        "listItemTint(_ tint: Color?)", "headerProminence(_ prominence: _Prominence)",
        "scrollContentBackground(_ visibility: Visibility)",
        "scrollIndicators(_ visibility: _ScrollIndicatorVisibility, axes: _AxisSet = .vertical)",
        "scrollClipDisabled(_ disabled: Bool = true)",
        "scrollDismissesKeyboard(_ mode: _ScrollDismissesKeyboardMode)",
        "defaultMinListRowHeight(_ height: CGFloat)",
    ]

    private static let inputStyling = [
        "keyboardType(_ type: UIKeyboardType)", "textContentType(_ type: UITextContentType?)",
        "textInputAutocapitalization(_ autocapitalization: _Autocapitalization?)",
        "autocapitalization(_ style: UITextAutocapitalizationType)",
        "autocorrectionDisabled(_ disable: Bool = true)", "disableAutocorrection(_ disable: Bool?)",
        "submitLabel(_ label: _SubmitLabel)", "keyboardShortcut(_ shortcut: KeyboardShortcut)",
        "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
        "focusable(_ isFocusable: Bool = true)", "onHover(perform action: @escaping (Bool) -> Void)",
        "onContinuousHover(perform action: @escaping (_HoverPhase) -> Void)",
        "hoverEffectDisabled(_ disabled: Bool = true)",
        "onOpenURL(perform action: @escaping (URL) -> Void)",
        "draggable<T>(_ payload: @autoclosure @escaping () -> T)",
        "draggable<T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View)",
        "dropDestination<T>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void)",
        "dropDestination<T>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool)",
    ]

    private static let stylingTypes = [
        "enum _TextCase: Hashable { case uppercase, lowercase }",
        "enum _TruncationMode: Hashable { case head, tail, middle }",
        "enum _TextSelectability: Hashable { case enabled, disabled }",
        "enum _TextScale: Hashable { case `default`, secondary }",
        "enum _LayoutDirectionBehavior: Hashable { case fixed, mirrors }",
        "enum _ColorRenderingMode: Hashable { case nonLinear, linear, extendedLinear }",
        "enum _DynamicRange: Hashable { case standard, constrainedHigh, high }",
        """
        enum DynamicTypeSize: Hashable, Comparable, CaseIterable { case xSmall, small, medium, large, xLarge, xxLarge, \
        xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 }
        """,
        "struct RedactionReasons: Hashable, OptionSet { var rawValue: Int }",
        "enum _ScrollIndicatorVisibility: Hashable { case automatic, visible, hidden, never }",
        "enum _ScrollDismissesKeyboardMode: Hashable { case automatic, immediately, interactively, never }",
        "enum _TitleDisplayMode: Hashable { case automatic, inline, large, inlineLarge }",
        "enum Visibility: Hashable { case automatic, visible, hidden }",
        "enum _ToolbarPlacement: Hashable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }",
        "enum _SymbolRenderingMode: Hashable { case monochrome, multicolor, hierarchical, palette }",
        "enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }",
        "enum _HoverEffect: Hashable { case automatic, highlight, lift }",
        "enum _HoverPhase: Hashable { case active(CGPoint); case ended }",
        "enum _ContainerBackgroundPlacement: Hashable { case navigation, widget, tabView, navigationSplitView, window }",
        "struct PreviewDevice { var rawValue: String }",
        "enum PreviewLayout { case device, sizeThatFits; case fixed(width: CGFloat, height: CGFloat) }",
        "enum _InterfaceOrientation: Hashable { case portrait, landscapeLeft, landscapeRight, portraitUpsideDown }",
        "struct _VerticalEdgeSet: Hashable, OptionSet { var rawValue: Int }",
        "enum _VerticalEdge: Hashable { case top, bottom }",
        "enum _HorizontalEdge: Hashable { case leading, trailing }",
        "enum _Prominence: Hashable { case standard, increased }",
        """
        enum UIKeyboardType: Hashable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, \
        namePhonePad, emailAddress, decimalPad, twitter, webSearch }
        """,
        """
        enum UITextContentType: Hashable { case name, username, password, newPassword, emailAddress, oneTimeCode, \
        telephoneNumber, URL }
        """,
        "enum UITextAutocapitalizationType: Hashable { case none, words, sentences, allCharacters }",
        "enum _Autocapitalization: Hashable { case never, words, sentences, characters }",
        "enum _SubmitLabel: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }",
        "enum _SearchFieldPlacement: Hashable { case automatic, toolbar, sidebar, _drawer }",
        "enum _DrawerDisplayMode: Hashable { case automatic, always }",
        "enum KeyboardShortcut: Hashable { case defaultAction, cancelAction }",
        "struct EventModifiers: Hashable, OptionSet { var rawValue: Int }",
        "struct KeyEquivalent: Hashable, ExpressibleByStringLiteral { var character: String }",
        "struct ButtonBorderShape: Hashable { var name: String }", "struct Glass: Equatable { var name: String }",
        "struct GlassEffectContainer: View {}",
        "enum GlassEffectTransition: Hashable { case identity, matchedGeometry, materialize }",
    ].map { NativeType($0) }

    private static var stylingNames: [NativeEntry] {
        let sets: [(String, [(String, Int)])] = [
            ("RedactionReasons", [("placeholder", 1), ("privacy", 2), ("invalidated", 4)]),
            ("_VerticalEdgeSet", [("top", 1), ("bottom", 2), ("all", 3)]),
            (
                "EventModifiers",
                [("capsLock", 1), ("shift", 2), ("control", 4), ("option", 8), ("command", 16), ("all", 31)]
            ),
        ]
        let named: [(String, [String])] = [
            ("ButtonBorderShape", ["automatic", "capsule", "roundedRectangle", "circle"]),
            ("Glass", ["regular", "clear", "identity"]),
            (
                "KeyEquivalent",
                [
                    "upArrow", "downArrow", "leftArrow", "rightArrow", "escape", "delete", "home", "end", "space",
                    "tab",
                    "`return`",
                ]
            ),
        ]
        let options = sets.flatMap { type, members in
            members.map { name, bits in
                NativeEntry("static var \(name): \(type) { get }", on: type) { machine, _ in
                    machine.structure(type, .int(bits))
                }
            }
        }
        let names = named.flatMap { type, members in
            members.map { name in
                NativeEntry("static var \(name): \(type) { get }", on: type) { machine, _ in
                    machine.structure(type, .string(name))
                }
            }
        }
        return options + names + regions + [
            NativeEntry("static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape", on: "ButtonBorderShape") {
                machine, _ in machine.structure("ButtonBorderShape", .string("roundedRectangle"))
            },
            NativeEntry(
                "static var navigationBarDrawer: _SearchFieldPlacement { get }", on: "_SearchFieldPlacement"
            ) { machine, _ in machine.enumCase("_SearchFieldPlacement", "_drawer") ?? .null },
            NativeEntry(
                """
                static func navigationBarDrawer(displayMode: _DrawerDisplayMode) -> _SearchFieldPlacement
                """, on: "_SearchFieldPlacement"
            ) { machine, _ in machine.enumCase("_SearchFieldPlacement", "_drawer") ?? .null },
            NativeEntry("init(stringLiteral value: String)", on: "KeyEquivalent") { machine, call in
                machine.structure("KeyEquivalent", call[0])
            },
            NativeEntry("func tint(_ color: Color?) -> Glass", on: "Glass") { _, call in call[0] },
            NativeEntry("func interactive(_ isEnabled: Bool = true) -> Glass", on: "Glass") { _, call in call[0] },
            viewEntry(
                "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)", on: "GlassEffectContainer"
            ) {
                machine, call in .group([try call.built(1, &machine)])
            },
        ]
    }

    private static var regions: [NativeEntry] {
        ["all", "container", "keyboard"].enumerated().map { place, name in
            constant("static var \(name): _SafeAreaRegions { get }", on: "_SafeAreaRegions") {
                .native(PlainBox(place + 1, "_SafeAreaRegions"))
            }
        }
    }
}
