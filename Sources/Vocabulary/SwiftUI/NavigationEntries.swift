import Interpreter
import ViewValues

/// `NavigationPath`: values of any types, in order.
struct NavigationPathBox: NativeValue {
    var elements: ContiguousArray<Value> = []
    var nativeType: String { "NavigationPath" }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? NavigationPathBox else { return false }
        return sameStructure(.array(elements), .array(other.elements))
    }
    func forEachValue(_ visit: (Value) -> Void) { elements.forEach(visit) }
    var description: String { "NavigationPath(\(Value.array(elements).description))" }
}

extension VocabularySource {
    /// Navigation stacks, links, paths, destinations, bars and zoom transitions (SHOW-6).
    static let navigation = VocabularySource(
        "SwiftUI: navigation",
        types: [
            NativeType("struct NavigationLink: View {}"), NativeType("struct NavigationPath: Equatable {}"),
            NativeType("protocol NavigationTransition {}"),
            NativeType("protocol MatchedTransitionSourceConfiguration {}"),
            NativeType(
                "struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}"),
            NativeType("struct NavigationSplitView: View {}"),
            NativeType(
                "enum NavigationSplitViewVisibility: Hashable { case automatic, all, doubleColumn, detailOnly }"),
            NativeType("enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }"),
            NativeType("struct ZoomNavigationTransition: NavigationTransition {}"),
            NativeType("struct AutomaticNavigationTransition: NavigationTransition {}"),
            NativeType("struct ToolbarItem: View, ToolbarContent {}"),
            NativeType("struct ToolbarItemGroup: View, ToolbarContent {}"),
            NativeType("protocol ToolbarContent {}"), NativeType("struct ToolbarItemPlacement: Hashable {}"),
        ],
        entries: splitEntries + stackEntries + linkEntries + destinationEntries + pathEntries + zoomEntries + barEntries
    )

    private static var stackEntries: [NativeEntry] {
        let root = "@ViewBuilder root: () -> some View"
        @Sendable func stack(_ signature: String, _ content: Int) -> NativeEntry {
            viewEntry(signature, on: "NavigationStack") { machine, call in
                let root = try call.built(content, &machine)
                let path = PresentationModifier.navigationPath(ProgramBinding(call[0]))
                let bound = content == 0 ? root : ViewValue(.modified(root, .presentation(path)))
                return .container(.named("NavigationStack", parameters: [:]), children: [bound])
            }
        }
        return [
            stack("init(\(root))", 0), stack("init(path: Binding<NavigationPath>, \(root))", 1),
            stack("init<Element: Hashable>(path: Binding<[Element]>, \(root))", 1),
        ]
    }

    private static var linkEntries: [NativeEntry] {
        @Sendable func link(
            _ signature: String,
            _ make:
                @escaping @Sendable (inout Machine, inout NativeCall) throws -> (
                    ProgramClosure?, Value?, ViewValue, Bool
                )
        ) -> NativeEntry {
            viewEntry(signature, on: "NavigationLink") { machine, call in
                let (destination, value, label, isImplicit) = try make(&machine, &call)
                return .control(
                    Control(
                        .navigationLink(destination: destination, value: value), name: "NavigationLink", label: label,
                        labelIsImplicit: isImplicit))
            }
        }
        let destination = "@ViewBuilder destination: @escaping () -> some View"
        let label = "@ViewBuilder label: () -> some View"
        return [
            link("init(_ title: String, \(destination))") { _, call in
                (call.closure(1), nil, titleText(try call.string(0)), true)
            },
            link("init(\(destination), \(label))") { machine, call in
                (call.closure(0), nil, try call.built(1, &machine), false)
            },
            link("init(_ title: String, destination: some View)") { _, call in
                (constantView(call, 1), nil, titleText(try call.string(0)), true)
            },
            link("init(destination: some View, \(label))") { machine, call in
                (constantView(call, 0), nil, try call.built(1, &machine), false)
            },
            link("init<P: Hashable>(value: P?, \(label))") { machine, call in
                (nil, call[0], try call.built(1, &machine), false)
            },
            link("init<P: Hashable>(_ title: String, value: P?)") { _, call in
                (nil, call[1], titleText(try call.string(0)), true)
            },
        ]
    }

    /// A destination that was made with its link, as a closure that gives it.
    private static func constantView(_ call: NativeCall, _ index: Int) -> ProgramClosure {
        let view = call[index]
        return ProgramClosure(Value.function(range: call.range) { _, _ in view }, source: place(call.range))
    }

    private static var destinationEntries: [NativeEntry] {
        [
            modifier(
                """
                func navigationDestination<D: Hashable>(for data: D.Type, @ViewBuilder destination: \
                @escaping (D) -> some View) -> some View
                """
            ) { machine, call in
                .presentation(
                    .navigationDestination(
                        forType: call[1].asType.map { machine.describe($0) } ?? "", content: call.closure(2)))
            },
            modifier(
                """
                func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: \
                @escaping () -> some View) -> some View
                """
            ) { _, call in
                .presentation(.navigationDestinationPresented(ProgramBinding(call[1]), content: call.closure(2)))
            },
            modifier(
                """
                func navigationDestination<D: Hashable>(item: Binding<D?>, @ViewBuilder destination: \
                @escaping (D) -> some View) -> some View
                """
            ) { _, call in
                .presentation(
                    .presentedItem(
                        style: "page", item: ProgramBinding(call[1]), content: call.closure(2), onDismiss: nil))
            },
        ]
    }

    private static var pathEntries: [NativeEntry] {
        @Sendable func box(_ call: NativeCall) throws -> NavigationPathBox { try call.native(0) }
        return [
            constant("init()", on: "NavigationPath") { .native(NavigationPathBox()) },
            NativeEntry("init<S: Sequence>(_ elements: S) where S.Element: Hashable", on: "NavigationPath") {
                machine, call in
                .native(NavigationPathBox(elements: ContiguousArray(try machine.items(call[0], at: call))))
            },
            NativeEntry("var count: Int { get }", on: "NavigationPath") { _, call in .int(try box(call).elements.count)
            },
            NativeEntry("var isEmpty: Bool { get }", on: "NavigationPath") { _, call in
                .bool(try box(call).elements.isEmpty)
            },
            NativeEntry("mutating func append<V: Hashable>(_ value: V)", on: "NavigationPath") { _, call in
                var path = try box(call)
                path.elements.append(call[1])
                call.arguments[0] = .native(path)
                return .void
            },
            NativeEntry("mutating func removeLast(_ k: Int = 1)", on: "NavigationPath") { _, call in
                var path = try box(call)
                let count = try call.int(1)
                guard (0...path.elements.count).contains(count) else {
                    throw call.trap(
                        .indexOutOfRange,
                        "Can't remove \(count) elements from a path of \(path.elements.count)")
                }
                path.elements.removeLast(count)
                call.arguments[0] = .native(path)
                return .void
            },
        ]
    }

    private static var zoomEntries: [NativeEntry] {
        let zoom = "sourceID: some Hashable, in namespace: _NamespaceID"
        return [
            NativeEntry(
                "static func zoom(\(zoom)) -> ZoomNavigationTransition",
                on: "NavigationTransition where Self == ZoomNavigationTransition"
            ) { _, call in
                .native(ZoomBox(id: ExplicitID(call[0]), namespace: try call.plain(1, Int.self)))
            },
            constant(
                "static var automatic: AutomaticNavigationTransition { get }",
                on: "NavigationTransition where Self == AutomaticNavigationTransition"
            ) { .native(PlainBox("automatic", "AutomaticNavigationTransition")) },
            modifier("func navigationTransition(_ style: some NavigationTransition) -> some View") { _, call in
                guard let zoom = call[1].native as? ZoomBox else { return .inert(name: "navigationTransition") }
                return .presentation(.navigationTransitionZoom(sourceID: zoom.id, namespace: zoom.namespace))
            },
            modifier(
                "func matchedTransitionSource(id: some Hashable, in namespace: _NamespaceID) -> some View"
            ) { _, call in
                .presentation(.matchedTransitionSource(id: ExplicitID(call[1]), namespace: try call.plain(2, Int.self)))
            },
            modifier(
                """
                func matchedTransitionSource(id: some Hashable, in namespace: _NamespaceID, configuration: \
                (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
                """
            ) { _, call in
                .presentation(.matchedTransitionSource(id: ExplicitID(call[1]), namespace: try call.plain(2, Int.self)))
            },
        ] + sourceConfigurations
    }

    /// What a source looks like on its way: drawing alone.
    private static var sourceConfigurations: [NativeEntry] {
        [
            "background(_ style: Color)", "clipShape(_ shape: some Shape)",
            "shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
        ].map { signature in
            NativeEntry(
                "func \(signature) -> EmptyMatchedTransitionSourceConfiguration",
                on: "EmptyMatchedTransitionSourceConfiguration"
            ) { _, call in call[0] }
        }
    }

    /// A split view as a phone shows it: the sidebar's stack alone.
    static var splitEntries: [NativeEntry] {
        let sidebar = "@ViewBuilder sidebar: () -> some View"
        let content = "@ViewBuilder content: () -> some View"
        let detail = "@ViewBuilder detail: () -> some View"
        let bindings = [
            "", "columnVisibility: Binding<NavigationSplitViewVisibility>, ",
            "preferredCompactColumn: Binding<NavigationSplitViewColumn>, ",
            """
            columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: \
            Binding<NavigationSplitViewColumn>, 
            """,
        ]
        return bindings.flatMap { binding in
            ["\(sidebar), \(detail)", "\(sidebar), \(content), \(detail)"].map { columns in
                let first = binding.split(separator: "Binding<").count - 1
                return viewEntry("init(\(binding)\(columns))", on: "NavigationSplitView") { machine, call in
                    .container(
                        .named("NavigationSplitView", parameters: [:]),
                        children: [try call.built(max(0, first), &machine)])
                }
            }
        }
    }

    /// A search field: a text field of the system's, which selectors name `SearchField`.
    private static var searchEntries: [NativeEntry] {
        @Sendable func field(_ call: NativeCall, _ prompt: String?) -> ViewValues.Modifier {
            let prompt = prompt ?? "Search"
            let kind = Control.Kind.textField(text: ProgramBinding(call[1]), prompt: prompt, secure: false)
            let control = Control(kind, name: "SearchField", label: titleText(prompt), labelIsImplicit: true)
            return .presentation(.searchable(ViewValue(.control(control), source: place(call.range))))
        }
        let placement = "placement: _SearchFieldPlacement = .automatic"
        return [
            modifier("func searchable(text: Binding<String>, \(placement), prompt: String? = nil) -> some View") {
                field($1, $1.optional(3)?.asString)
            },
            modifier("func searchable(text: Binding<String>, \(placement), prompt: Text) -> some View") {
                field($1, ($1.optional(3)?.native as? TextBox)?.text.content)
            },
            modifier(
                """
                func searchable(text: Binding<String>, isPresented: Binding<Bool>, \(placement), prompt: String? = nil) \
                -> some View
                """
            ) { field($1, $1.optional(4)?.asString) },
        ]
    }

    private static func barItem(_ view: ViewValue, _ placement: String) -> ViewValue {
        ViewValue(.modified(view, .presentation(.toolbarItem(placement: placement))))
    }

    /// Bars: the title makes room for itself, toolbar items are there to be tapped.
    private static var barEntries: [NativeEntry] {
        let placements = [
            "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status", "confirmationAction",
            "cancellationAction", "destructiveAction", "topBarLeading", "topBarTrailing", "navigationBarLeading",
            "navigationBarTrailing", "bottomBar", "keyboard",
        ].map { name in
            constant("static var \(name): ToolbarItemPlacement { get }", on: "ToolbarItemPlacement") {
                .native(PlainBox(name, "ToolbarItemPlacement"))
            }
        }
        let items = ["ToolbarItem", "ToolbarItemGroup"].map { name in
            viewEntry(
                """
                init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View)
                """, on: name
            ) { machine, call in
                let placement = try call.plain(0, String.self)
                return .modified(try call.built(1, &machine), .presentation(.toolbarItem(placement: placement)))
            }
        }
        let visibility = ["toolbar", "toolbarVisibility"].map { name in
            modifier("func \(name)(_ visibility: Visibility, for bars: _ToolbarPlacement...) -> some View") {
                machine, call in
                let isHidden = call[1].asEnumeration?.tag == 2
                let names = ["automatic", "navigationBar", "tabBar", "bottomBar", "windowToolbar"]
                let bars = try machine.items(call[2], at: call).compactMap { $0.asEnumeration?.tag }
                return .presentation(
                    .barsHidden(isHidden ? bars.compactMap { names.indices.contains($0) ? names[$0] : nil } : nil))
            }
        }
        return placements + items + visibility + searchEntries + titleEntries + [
            modifier("func toolbar(@ViewBuilder content: () -> some View) -> some View") { machine, call in
                .presentation(.toolbar(try call.built(1, &machine)))
            },
            modifier("func navigationBarItems(trailing: some View) -> some View") { machine, call in
                .presentation(.toolbar(barItem(try call.view(1, machine), "topBarTrailing")))
            },
            modifier("func navigationBarItems(leading: some View) -> some View") { machine, call in
                .presentation(.toolbar(barItem(try call.view(1, machine), "topBarLeading")))
            },
            modifier("func navigationBarItems(leading: some View, trailing: some View) -> some View") { machine, call in
                let leading = barItem(try call.view(1, machine), "topBarLeading")
                let trailing = barItem(try call.view(2, machine), "topBarTrailing")
                return .presentation(.toolbar(ViewValue(.group([leading, trailing]))))
            },
            modifier("func navigationBarHidden(_ hidden: Bool) -> some View") { _, call in
                .presentation(.barsHidden(try call.bool(1) ? ["navigationBar"] : nil))
            },
            modifier("func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View") { _, _ in
                .inert(name: "navigationBarBackButtonHidden")
            },
        ]
    }
}

/// `.zoom(sourceID:in:)`.
struct ZoomBox: NativeValue {
    let id: ExplicitID
    let namespace: Int
    var nativeType: String { "ZoomNavigationTransition" }
    func forEachValue(_ visit: (Value) -> Void) { visit(id.value.programValue) }
}

/// A label or title that a control makes of a string.
func titleText(_ text: String) -> ViewValue { ViewValue(.leaf(.text(TextValue(text)))) }
