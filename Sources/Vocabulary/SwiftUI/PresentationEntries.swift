import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Navigation, sheets, scrolling.
    static let presentation = VocabularySource(
        "SwiftUI: presentation",
        types: [
            NativeType("struct NavigationLink: View {}"),
            NativeType("struct _ScrollTargetBehavior: Equatable {}"),
        ],
        entries: sheetEntries + navigationEntries + scrollEntries)

    private static var sheetEntries: [NativeEntry] {
        ["sheet", "fullScreenCover", "popover"].map { style in
            modifier(
                """
                func \(style)(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, \
                @ViewBuilder content: @escaping () -> some View) -> some View
                """
            ) { _, call in
                .presentation(
                    .presented(
                        style: style, isPresented: ProgramBinding(call[1]), content: call.closure(3),
                        onDismiss: call[2].isNull ? nil : call.closure(2)))
            }
        }
    }

    private static var navigationEntries: [NativeEntry] {
        [
            modifier("func navigationTitle(_ title: String) -> some View") { _, call in
                .presentation(.navigationTitle(try call.string(1)))
            },
            modifier("func toolbar(@ViewBuilder content: () -> some View) -> some View") { machine, call in
                .presentation(.toolbar(try call.built(1, &machine)))
            },
            modifier("func tabItem(@ViewBuilder _ label: () -> some View) -> some View") { machine, call in
                .presentation(.tabItem(try call.built(1, &machine)))
            },
            viewEntry(
                """
                init(_ title: String, @ViewBuilder destination: @escaping () -> some View)
                """, on: "NavigationLink"
            ) { _, call in
                .control(
                    Control(
                        .navigationLink(destination: call.closure(1), value: nil), name: "NavigationLink",
                        label: ViewValue(.leaf(.text(TextValue(try call.string(0))))), labelIsImplicit: true))
            },
            viewEntry(
                """
                init(@ViewBuilder destination: @escaping () -> some View, @ViewBuilder label: () -> some \
                View)
                """, on: "NavigationLink"
            ) { machine, call in
                .control(
                    Control(
                        .navigationLink(destination: call.closure(0), value: nil), name: "NavigationLink",
                        label: try call.built(1, &machine)))
            },
            viewEntry(
                """
                init<P: Hashable>(value: P?, @ViewBuilder label: () -> some View)
                """, on: "NavigationLink"
            ) { machine, call in
                .control(
                    Control(
                        .navigationLink(destination: nil, value: call[0]), name: "NavigationLink",
                        label: try call.built(1, &machine)))
            },
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
                func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: _NamespaceID) -> some \
                View
                """
            ) { _, call in
                .presentation(.matchedTransitionSource(id: ExplicitID(call[1]), namespace: try call.plain(2, Int.self)))
            },
        ]
    }

    private static var scrollEntries: [NativeEntry] {
        [
            constant("static var paging: _ScrollTargetBehavior { get }", on: "_ScrollTargetBehavior") {
                .native(PlainBox("paging", "_ScrollTargetBehavior"))
            },
            constant("static var viewAligned: _ScrollTargetBehavior { get }", on: "_ScrollTargetBehavior") {
                .native(PlainBox("viewAligned", "_ScrollTargetBehavior"))
            },
            modifier("func scrollTargetBehavior(_ behavior: _ScrollTargetBehavior) -> some View") { _, call in
                .show(.scrollTarget(behavior: try call.plain(1, String.self)))
            },
            modifier("func scrollTargetLayout(isEnabled: Bool = true) -> some View") { _, _ in
                .show(.scrollTargetLayout)
            },
        ]
    }
}
