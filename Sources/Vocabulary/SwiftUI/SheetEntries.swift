import Interpreter
import ViewValues

/// What is presented over the content: sheets, covers, popovers, alerts and dialogs (SHOW-6).
extension VocabularySource {
    /// Presented content bound to a flag or an item.
    static let sheets = VocabularySource(
        "SwiftUI: sheets",
        types: [
            NativeType("struct Alert { typealias Button = _AlertButton }"), NativeType("struct _AlertButton {}"),
            NativeType("struct ActionSheet { typealias Button = _AlertButton }"),
            NativeType("struct PresentationDetent: Hashable {}"),
            NativeType("struct PopoverAttachmentAnchor {}"),
            NativeType("struct _PresentationInteraction: Hashable {}"),
        ],
        entries: sheetEntries + dialogEntries + oldAlertEntries + actionSheetEntries + detentEntries)

    private static func closed(_ call: NativeCall, _ index: Int) -> ProgramClosure? {
        call[index].isNull ? nil : call.closure(index)
    }

    private static var sheetEntries: [NativeEntry] {
        let bound = ["sheet", "fullScreenCover"].flatMap { style in
            [
                modifier(
                    """
                    func \(style)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, \
                    @ViewBuilder content: @escaping () -> some View) -> some View
                    """
                ) { _, call in
                    .presentation(
                        .presented(
                            style: style, isPresented: ProgramBinding(call[1]), content: call.closure(3),
                            onDismiss: closed(call, 2)))
                },
                modifier(
                    """
                    func \(style)<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = \
                    nil, @ViewBuilder content: @escaping (Item) -> some View) -> some View
                    """
                ) { _, call in
                    .presentation(
                        .presentedItem(
                            style: style, item: ProgramBinding(call[1]), content: call.closure(3),
                            onDismiss: closed(call, 2)))
                },
            ]
        }
        return bound + [
            modifier(
                """
                func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), \
                arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View) -> some View
                """
            ) { _, call in
                .presentation(
                    .presented(
                        style: "popover", isPresented: ProgramBinding(call[1]), content: call.closure(4),
                        onDismiss: nil))
            },
            modifier(
                """
                func popover<Item: Identifiable>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = \
                .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View) -> \
                some View
                """
            ) { _, call in
                .presentation(
                    .presentedItem(
                        style: "popover", item: ProgramBinding(call[1]), content: call.closure(4), onDismiss: nil))
            },
        ]
    }

    private static var dialogEntries: [NativeEntry] {
        let actions = "@ViewBuilder actions: @escaping () -> some View"
        let message = "@ViewBuilder message: @escaping () -> some View"
        let kinds = [("alert", ""), ("confirmationDialog", "titleVisibility: Visibility = .automatic, ")]
        return kinds.flatMap { style, extra in
            let last = extra.isEmpty ? 3 : 4
            return [
                modifier(
                    "func \(style)(_ title: String, isPresented: Binding<Bool>, \(extra)\(actions)) -> some View"
                ) { _, call in
                    .presentation(dialog(style, call, binding: 2, actions: last, message: nil, presenting: nil))
                },
                modifier(
                    """
                    func \(style)(_ title: String, isPresented: Binding<Bool>, \(extra)\(actions), \
                    \(message)) -> some View
                    """
                ) { _, call in
                    .presentation(dialog(style, call, binding: 2, actions: last, message: last + 1, presenting: nil))
                },
                modifier(
                    """
                    func \(style)<T>(_ title: String, isPresented: Binding<Bool>, \(extra)presenting data: \
                    T?, @ViewBuilder actions: @escaping (T) -> some View) -> some View
                    """
                ) { _, call in
                    .presentation(dialog(style, call, binding: 2, actions: last + 1, message: nil, presenting: last))
                },
                modifier(
                    """
                    func \(style)<T>(_ title: String, isPresented: Binding<Bool>, \(extra)presenting data: \
                    T?, @ViewBuilder actions: @escaping (T) -> some View, @ViewBuilder message: @escaping \
                    (T) -> some View) -> some View
                    """
                ) { _, call in
                    .presentation(
                        dialog(style, call, binding: 2, actions: last + 1, message: last + 2, presenting: last))
                },
            ]
        }
    }

    /// A dialog's content: its title, the message, then the buttons; an OK button where there is none.
    private static func dialog(
        _ style: String, _ call: NativeCall, binding: Int, actions: Int, message: Int?, presenting: Int?
    ) -> PresentationModifier {
        let title = call[1].asString ?? ""
        let arguments: ContiguousArray<Value> = presenting.map { [call[$0]] } ?? []
        let (buttons, note) = (call[actions], message.map { call[$0] })
        let content = Value.function(range: call.range) { machine, inner in
            var parts = [titleText(title)]
            if let note { parts.append(try makeView(try machine.call(note, arguments), machine, inner.range)) }
            let made = try makeView(try machine.call(buttons, arguments), machine, inner.range)
            parts.append(made.isNothing ? okButton : made)
            return dialogStack(parts)
        }
        return .presented(
            style: style, isPresented: ProgramBinding(call[binding]),
            content: ProgramClosure(content, source: place(call.range)), onDismiss: nil)
    }

    private static func dialogStack(_ parts: [ViewValue]) -> Value {
        .native(ViewBox(ViewValue(.container(.vStack(alignment: .center, spacing: nil), children: parts))))
    }

    private static var okButton: ViewValue { button("OK", Value.function { _, _ in .void }) }

    private static func button(_ title: String, role: String? = nil, _ action: Value) -> ViewValue {
        let kind = Control.Kind.button(role: role, action: ProgramClosure(action))
        return ViewValue(.control(Control(kind, name: "Button", label: titleText(title), labelIsImplicit: true)))
    }

    /// `Alert`, as it was before iOS 15.
    private static var oldAlertEntries: [NativeEntry] {
        @Sendable func text(_ call: NativeCall, _ index: Int) -> ViewValue? {
            (call.optional(index)?.native as? TextBox).map { ViewValue(.leaf(.text($0.text)), source: $0.source) }
        }
        @Sendable func alert(_ call: NativeCall, _ buttons: [ViewValue]) -> Value {
            .native(AlertBox(parts: [text(call, 0), text(call, 1)].compactMap { $0 } + buttons))
        }
        @Sendable func made(_ call: NativeCall, _ index: Int) -> ViewValue? {
            (call.optional(index)?.native as? ViewBox)?.view
        }
        let roles = ["default": nil, "cancel": "cancel", "destructive": "destructive"] as [String: String?]
        let buttons = roles.sorted { $0.key < $1.key }.map { name, role in
            NativeEntry(
                "static func `\(name)`(_ label: Text, action: (() -> Void)? = nil) -> _AlertButton", on: "_AlertButton"
            ) { _, call in
                let title = try call.native(0, TextBox.self).text.content
                let action = call[1].isNull ? Value.function { _, _ in .void } : call[1]
                return .native(ViewBox(button(title, role: role, action), name: "_AlertButton"))
            }
        }
        return buttons + [
            NativeEntry("static func cancel(_ action: (() -> Void)? = nil) -> _AlertButton", on: "_AlertButton") {
                _, call in
                let action = call[0].isNull ? Value.function { _, _ in .void } : call[0]
                return .native(ViewBox(button("Cancel", role: "cancel", action), name: "_AlertButton"))
            },
            NativeEntry(
                "init(title: Text, message: Text? = nil, dismissButton: _AlertButton? = nil)", on: "Alert"
            ) { _, call in alert(call, [made(call, 2) ?? okButton]) },
            NativeEntry(
                """
                init(title: Text, message: Text? = nil, primaryButton: _AlertButton, secondaryButton: \
                _AlertButton)
                """, on: "Alert"
            ) { _, call in alert(call, [made(call, 2), made(call, 3)].compactMap { $0 }) },
        ] + presentations("alert", "Alert")
    }

    /// `ActionSheet`, as it was before iOS 15.
    private static var actionSheetEntries: [NativeEntry] {
        [
            NativeEntry(
                "init(title: Text, message: Text? = nil, buttons: [_AlertButton] = [])", on: "ActionSheet"
            ) { _, call in
                let texts = [0, 1].compactMap { (call.optional($0)?.native as? TextBox)?.text }
                let buttons = try call.array(2).compactMap { ($0.native as? ViewBox)?.view }
                return .native(AlertBox(parts: texts.map { ViewValue(.leaf(.text($0))) } + buttons))
            }
        ] + presentations("actionSheet", "ActionSheet")
    }

    /// `alert(isPresented:)`, `alert(item:)` and the like with a value that tells what is shown.
    private static func presentations(_ name: String, _ type: String) -> [NativeEntry] {
        [
            modifier("func \(name)(isPresented: Binding<Bool>, content: @escaping () -> \(type)) -> some View") {
                _, call in
                .presentation(
                    .presented(
                        style: "alert", isPresented: ProgramBinding(call[1]), content: dialog(call, call[2]),
                        onDismiss: nil))
            },
            modifier(
                """
                func \(name)<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> \(type)) -> some View
                """
            ) { _, call in
                .presentation(
                    .presentedItem(
                        style: "alert", item: ProgramBinding(call[1]), content: dialog(call, call[2]), onDismiss: nil))
            },
        ]
    }

    private static func dialog(_ call: NativeCall, _ closure: Value) -> ProgramClosure {
        let content = Value.function(range: call.range) { machine, inner in
            dialogStack((try machine.call(closure, inner.arguments).native as? AlertBox)?.parts ?? [])
        }
        return ProgramClosure(content, source: place(call.range))
    }

    /// How high a sheet rests, and styling of what is presented.
    private static var detentEntries: [NativeEntry] {
        @Sendable func detent(_ value: DetentValue) -> Value { .native(PlainBox(value, "PresentationDetent")) }
        return [
            constant("static var medium: PresentationDetent { get }", on: "PresentationDetent") {
                detent(.fraction(0.5))
            },
            constant("static var large: PresentationDetent { get }", on: "PresentationDetent") { detent(.large) },
            NativeEntry("static func fraction(_ fraction: CGFloat) -> PresentationDetent", on: "PresentationDetent") {
                _, call in detent(.fraction(try call.double(0)))
            },
            NativeEntry("static func height(_ height: CGFloat) -> PresentationDetent", on: "PresentationDetent") {
                _, call in detent(.height(try call.double(0)))
            },
            modifier("func presentationDetents(_ detents: Set<PresentationDetent>) -> some View") { machine, call in
                .presentation(.detents(try detents(call, &machine), selection: nil))
            },
            modifier(
                """
                func presentationDetents(_ detents: Set<PresentationDetent>, selection: \
                Binding<PresentationDetent>) -> some View
                """
            ) { machine, call in
                .presentation(.detents(try detents(call, &machine), selection: ProgramBinding(call[2])))
            },
            modifier("func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View") { _, call in
                .presentation(.staysOnSwipe(try call.bool(1)))
            },
            modifier("func presentationBackground(_ style: some ShapeStyle) -> some View") { _, _ in
                .inert(name: "presentationBackground")
            },
            modifier("func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View") { _, _ in
                .inert(name: "presentationCornerRadius")
            },
        ]
    }

    private static func detents(_ call: NativeCall, _ machine: inout Machine) throws -> [DetentChoice] {
        try machine.items(call[1], at: call).compactMap { value in
            (value.native as? PlainBox<DetentValue>).map { DetentChoice($0.content, value: value) }
        }
    }
}

/// An alert as it was made before it is shown.
struct AlertBox: NativeValue {
    let parts: [ViewValue]
    var nativeType: String { "Alert" }
}

extension ViewValue {
    /// Whether nothing is shown whatever comes: an empty builder.
    var isNothing: Bool {
        switch kind {
        case .empty: true
        case .group(let children): children.allSatisfy(\.isNothing)
        default: false
        }
    }
}
