import Interpreter
import ViewValues

extension VocabularySource {
    /// Further modifiers that have no effect on motion: focus, keyboard, dragging between apps, windows, search.
    static let moreStyling = VocabularySource(
        "SwiftUI: more styling", types: moreTypes,
        entries: allInert.flatMap { inert($0) } + moreNames,
        prelude: ["class NSItemProvider { init() {}; init(object: Any) {}; init(contentsOf url: URL?) {} }"])

    private static let allInert: [[String]] = [
        focusAndKeys, transfers, presentations, bars, searching, listExtras, textExtras, windows, accessibilityMore,
    ]

    private static let focusAndKeys: [String] = [
        "defaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V, priority: _FocusPriority = .automatic)",
        "focusScope(_ namespace: _NamespaceID)", "focusSection()", "focusEffectDisabled(_ disabled: Bool = true)",
        "prefersDefaultFocus(_ prefers: Bool = true, in namespace: _NamespaceID)",
        "searchFocused(_ binding: Binding<Bool>)",
        "onKeyPress(_ key: KeyEquivalent, action: @escaping () -> _KeyPressResult)",
        "onKeyPress(_ key: KeyEquivalent, phases: _KeyPressPhases, action: @escaping (KeyPress) -> _KeyPressResult)",
        "onKeyPress(keys: Set<KeyEquivalent>, phases: _KeyPressPhases = .all, action: @escaping (KeyPress) -> _KeyPressResult)",
        "onKeyPress(phases: _KeyPressPhases = .all, action: @escaping (KeyPress) -> _KeyPressResult)",
        "onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)",
        "onExitCommand(perform action: (() -> Void)?)", "onDeleteCommand(perform action: (() -> Void)?)",
        "onPlayPauseCommand(perform action: (() -> Void)?)",
        "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: _ShortcutLocalization)",
        "submitScope(_ isBlocking: Bool = true)", "hoverEffectGroup()",
        "digitalCrownRotation(_ binding: Binding<Double>)", "springLoadingBehavior(_ behavior: _SpringLoading)",
        "buttonRepeatBehavior(_ behavior: _ButtonRepeat)", "menuIndicator(_ visibility: Visibility)",
        "menuOrder(_ order: _MenuOrder)", "menuActionDismissBehavior(_ behavior: _MenuDismissal)",
        "paletteSelectionEffect(_ effect: _PaletteEffect)", "selectionDisabled(_ isDisabled: Bool = true)",
        "handlesGameControllerEvents(matching: Int)", "invalidatableContent(_ invalidatable: Bool = true)",
        "labelVisibility(_ visibility: Visibility)", "labelsVisibility(_ visibility: Visibility)",
        "navigationLinkIndicatorVisibility(_ visibility: Visibility)",
        "writingToolsBehavior(_ behavior: _WritingTools)",
        "sliderThumbVisibility(_ visibility: Visibility)",
    ]

    private static let transfers: [String] = [
        "onDrag(_ data: @escaping () -> NSItemProvider)",
        "onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View)",
        "onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool)",
        "onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool)",
        "onDrop(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool)",
        "onDrop(of types: [UTType], delegate: some DropDelegate)",
        "onDrop(of types: [String], delegate: some DropDelegate)",
        "copyable<T>(_ payload: @autoclosure @escaping () -> [T])",
        "pasteDestination<T>(for payloadType: T.Type, action: @escaping ([T]) -> Void)",
        "userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)",
        "onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void)",
        "handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)",
    ]

    private static let presentations: [String] = [
        "presentationBackgroundInteraction(_ interaction: _PresentationInteraction)",
        "presentationContentInteraction(_ behavior: _PresentationContentInteraction)",
        "presentationCompactAdaptation(_ adaptation: _PresentationAdaptation)",
        "presentationCompactAdaptation(horizontal: _PresentationAdaptation, vertical: _PresentationAdaptation)",
        "presentationSizing(_ sizing: _PresentationSizing)", "dialogIcon(_ icon: Image?)",
        "dialogSeverity(_ severity: _DialogSeverity)", "scenePadding(_ edges: _EdgeSet = .all)",
        "inspectorColumnWidth(_ width: CGFloat)",
        "inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)",
    ]

    private static let bars: [String] = [
        "toolbarRole(_ role: _ToolbarRole)",
        "toolbarTitleMenu(@ViewBuilder content: () -> some View)",
        "toolbarForegroundStyle(_ style: some ShapeStyle, for bars: _ToolbarPlacement...)",
        "navigationSplitViewColumnWidth(_ width: CGFloat)",
        "navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)",
        "tabBarMinimizeBehavior(_ behavior: _TabBarMinimize)",
        "tabViewBottomAccessory(@ViewBuilder content: () -> some View)", "renameAction(_ action: @escaping () -> Void)",
        "tabViewSidebarHeader(@ViewBuilder content: () -> some View)",
        "tabViewSidebarFooter(@ViewBuilder content: () -> some View)",
    ]

    private static let searching: [String] = [
        "searchSuggestions(@ViewBuilder _ suggestions: () -> some View)", "searchCompletion(_ completion: String)",
        "searchScopes<V: Hashable>(_ scope: Binding<V>, @ViewBuilder scopes: () -> some View)",
        "searchDictationBehavior(_ behavior: _SearchDictation)",
        "searchPresentationToolbarBehavior(_ behavior: _SearchToolbar)",
        "searchToolbarBehavior(_ behavior: _SearchToolbar)",
        "findNavigator(isPresented: Binding<Bool>)", "findDisabled(_ isDisabled: Bool = true)",
        "replaceDisabled(_ isDisabled: Bool = true)",
    ]

    private static let listExtras: [String] = [
        "listSectionSeparatorTint(_ color: Color?, edges: _VerticalEdgeSet = .all)",
        "listSectionMargins(_ edges: _EdgeSet = .all, _ length: CGFloat?)",
        "listSectionIndexVisibility(_ visibility: Visibility)",
        "scrollEdgeEffectStyle(_ style: _ScrollEdgeEffect?, for edges: _EdgeSet)",
        "scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: _EdgeSet = .all)",
        "scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: _EdgeSet = .all)",
        "scrollIndicatorsFlash(onAppear: Bool)", "scrollIndicatorsFlash(trigger value: some Equatable)",
        "scrollInputBehavior(_ behavior: _ScrollInputBehavior, for input: _ScrollInputKind)",
        "sectionActions(@ViewBuilder content: () -> some View)", "tableColumnHeaders(_ visibility: Visibility)",
        "typeSelectEquivalent(_ text: Text?)",
        "onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void)",
        "containerCornerOffset(_ edges: _EdgeSet = .all, sizeToFit: Bool = false)",
    ]

    private static let textExtras: [String] = [
        "lineHeight(_ height: _LineHeight?)", "typesettingLanguage(_ language: _Typesetting, isEnabled: Bool = true)",
        "textInputSuggestions(@ViewBuilder _ suggestions: () -> some View)",
        "textInputCompletion(_ completion: String)",
        "textSelectionAffinity(_ affinity: _TextAffinity)", "writingDirection(strategy: _WritingDirection)",
        "symbolColorRenderingMode(_ mode: _SymbolColorRendering?)",
        "symbolVariableValueMode(_ mode: _SymbolValueMode?)",
        "speechAlwaysIncludesPunctuation(_ value: Bool = true)", "speechAnnouncementsQueued(_ value: Bool = true)",
        "labelIconToTitleSpacing(_ spacing: CGFloat)", "labelReservedIconWidth(_ width: CGFloat)",
    ]

    private static let windows: [String] = [
        "previewContext<C>(_ value: C)", "widgetURL(_ url: URL?)", "widgetAccentable(_ accentable: Bool = true)",
        "materialActiveAppearance(_ appearance: _MaterialAppearance)", "defaultAppStorage(_ store: UserDefaults)",
        "allowsWindowActivationEvents(_ value: Bool?)", "windowResizeBehavior(_ behavior: _WindowBehavior)",
        "windowDismissBehavior(_ behavior: _WindowBehavior)", "windowMinimizeBehavior(_ behavior: _WindowBehavior)",
        "interactionActivityTrackingTag(_ tag: String)",
    ]

    private static let accessibilityMore: [String] = [
        "accessibilityHeading(_ level: _HeadingLevel)", "accessibilityActions(@ViewBuilder _ content: () -> some View)",
        "accessibilityFocused(_ condition: Binding<Bool>)",
        "accessibilityLabeledPair<ID: Hashable>(role: _PairRole, id: ID, in namespace: _NamespaceID)",
        "accessibilityRespondsToUserInteraction(_ responds: Bool = true)",
        "accessibilityTextContentType(_ value: _AccessibilityText)",
        "accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)",
        "accessibilityZoomAction(_ handler: @escaping (Int) -> Void)",
        "accessibilityCustomContent(_ label: String, _ value: String)",
        "accessibilityRotor(_ label: String, @ViewBuilder entries: () -> some View)",
    ]

    private static let moreTypes = [
        "enum _FocusPriority: Hashable { case automatic, userInitiated }",
        "enum _KeyPressResult: Hashable { case handled, ignored }",
        "struct _KeyPressPhases: Hashable, OptionSet { var rawValue: Int }",
        "struct KeyPress { typealias Result = _KeyPressResult; typealias Phases = _KeyPressPhases; var key: KeyEquivalent; var characters: String }",
        "enum MoveCommandDirection: Hashable { case up, down, left, right }",
        "enum _ShortcutLocalization: Hashable { case automatic, withoutMirroring, custom }",
        "enum _SpringLoading: Hashable { case automatic, enabled, disabled }",
        "enum _ButtonRepeat: Hashable { case automatic, enabled, disabled }",
        "enum _MenuOrder: Hashable { case automatic, priority, fixed }",
        "enum _MenuDismissal: Hashable { case automatic, enabled, disabled }",
        "enum _PaletteEffect: Hashable { case automatic, custom }",
        "enum _WritingTools: Hashable { case automatic, complete, limited, disabled }",
        "class NSUserActivity {}",
        "struct UTType: Hashable { var identifier: String }", "struct DropInfo { var location: CGPoint }",
        "struct DropProposal {}", "protocol DropDelegate { func performDrop(info: DropInfo) -> Bool }",
        "enum _PresentationContentInteraction: Hashable { case automatic, resizes, scrolls }",
        "enum _PresentationAdaptation: Hashable { case automatic, none, popover, sheet, fullScreenCover }",
        "enum _PresentationSizing: Hashable { case automatic, form, fitted, page }",
        "enum _DialogSeverity: Hashable { case automatic, standard, critical }",
        "enum _ToolbarRole: Hashable { case automatic, navigationStack, browser, editor }",
        "enum _ToolbarTitleMode: Hashable { case automatic, large, inline, inlineLarge }",
        "enum _TabBarMinimize: Hashable { case automatic, never, onScrollDown, onScrollUp }",
        "enum _SearchDictation: Hashable { case automatic }",
        "enum _SearchToolbar: Hashable { case automatic, minimize, avoidHidingContent }",
        "enum _ScrollEdgeEffect: Hashable { case automatic, hard, soft }",
        "enum _ScrollInputBehavior: Hashable { case automatic, enabled, disabled }",
        "enum _ScrollInputKind: Hashable { case look, handGestureShortcut }",
        "enum _LineHeight: Hashable { case loose, normal, tight, variable }",
        "enum _Typesetting: Hashable { case automatic }",
        "enum _TextAffinity: Hashable { case automatic, upstream, downstream }",
        "enum _WritingDirection: Hashable { case `default`, layoutBased, contentBased }",
        "enum _SymbolColorRendering: Hashable { case flat, gradient }",
        "enum _SymbolValueMode: Hashable { case color, draw }",
        "enum _MaterialAppearance: Hashable { case automatic, active, inactive, matchWindow }",
        "enum _WindowBehavior: Hashable { case automatic, enabled, disabled }",
        "enum _HeadingLevel: Hashable { case unspecified, h1, h2, h3, h4, h5, h6 }",
        "enum _PairRole: Hashable { case label, content }",
        "enum _AccessibilityText: Hashable { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }",
    ].map { NativeType($0) }

    private static var moreNames: [NativeEntry] {
        let phases = [("down", 1), ("repeat", 2), ("up", 4), ("all", 7)].map { name, bits in
            NativeEntry("static var `\(name)`: _KeyPressPhases { get }", on: "_KeyPressPhases") { machine, _ in
                machine.structure("_KeyPressPhases", .int(bits))
            }
        }
        let types = [
            "text", "plainText", "utf8PlainText", "image", "png", "jpeg", "url", "fileURL", "data", "json", "item",
            "content", "movie", "audio", "pdf",
        ].map { name in
            NativeEntry("static var \(name): UTType { get }", on: "UTType") { machine, _ in
                machine.structure("UTType", .string("public.\(name)"))
            }
        }
        let anchors = ["rect(_ anchor: Anchor<CGRect>.Source)", "point(_ anchor: UnitPoint)"].map { signature in
            constant("static func \(signature) -> PopoverAttachmentAnchor", on: "PopoverAttachmentAnchor") {
                .native(PlainBox("anchor", "PopoverAttachmentAnchor"))
            }
        }
        return phases + types + anchors + [
            constant("static var enabled: _PresentationInteraction { get }", on: "_PresentationInteraction") {
                .native(PlainBox("enabled", "_PresentationInteraction"))
            },
            constant("static var disabled: _PresentationInteraction { get }", on: "_PresentationInteraction") {
                .native(PlainBox("disabled", "_PresentationInteraction"))
            },
            constant("static var automatic: _PresentationInteraction { get }", on: "_PresentationInteraction") {
                .native(PlainBox("automatic", "_PresentationInteraction"))
            },
            constant(
                "static func enabled(upThrough detent: PresentationDetent) -> _PresentationInteraction",
                on: "_PresentationInteraction"
            ) { .native(PlainBox("enabled", "_PresentationInteraction")) },
            modifier(
                "func inspector(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View"
            ) { _, call in
                .presentation(
                    .presented(
                        style: "sheet", isPresented: ProgramBinding(call[1]), content: call.closure(2),
                        onDismiss: nil))
            },
            modifier(
                """
                func safeAreaBar(edge: _VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = \
                nil, @ViewBuilder content: () -> some View) -> some View
                """
            ) { machine, call in
                let edge: EdgeSet = machine.caseName(call[1]) == "bottom" ? .bottom : .top
                let guide = call.optionalPlain(2, HorizontalGuide.self) ?? .center
                return .layout(
                    .safeAreaInset(
                        edge, try call.built(4, &machine), alignment: AlignmentValue(guide, .center),
                        spacing: try call.optionalDouble(3)))
            },
        ]
    }
}
