import Interpreter
import ViewValues

extension VocabularySource {
    /// Callbacks and taps.
    static let lifecycle = VocabularySource(
        "SwiftUI: lifecycle and input",
        types: [
            NativeType("enum _TaskPriority: Hashable { case userInitiated, background, high, low, medium, utility }"),
            NativeType("enum _SubmitTriggers: Hashable { case text, search }"),
        ],
        entries: lifeEntries + inputEntries)

    private static var lifeEntries: [NativeEntry] {
        [
            modifier("func onAppear(perform action: (() -> Void)? = nil) -> some View") { _, call in
                call[1].isNull ? .inert(name: "onAppear") : .lifecycle(.onAppear(call.closure(1)))
            },
            modifier("func onDisappear(perform action: (() -> Void)? = nil) -> some View") { _, call in
                call[1].isNull ? .inert(name: "onDisappear") : .lifecycle(.onDisappear(call.closure(1)))
            },
            modifier(
                """
                func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, \
                V) -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onChange(of: call[1], initial: try call.bool(2), action: call.closure(3), arguments: 2))
            },
            modifier(
                """
                func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () \
                -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.onChange(of: call[1], initial: try call.bool(2), action: call.closure(3), arguments: 0))
            },
            modifier(
                """
                func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some \
                View
                """
            ) { _, call in
                .lifecycle(.onChange(of: call[1], initial: false, action: call.closure(2), arguments: 1))
            },
            modifier(
                """
                func task(priority: _TaskPriority = .userInitiated, _ action: @escaping () async -> \
                Void) -> some View
                """
            ) { _, call in
                .lifecycle(.task(call.closure(2), id: nil))
            },
            modifier(
                """
                func task<T: Equatable>(id value: T, priority: _TaskPriority = .userInitiated, _ action: \
                @escaping () async -> Void) -> some View
                """
            ) { _, call in
                .lifecycle(.task(call.closure(3), id: call[1]))
            },
        ]
    }

    private static var inputEntries: [NativeEntry] {
        [
            modifier(
                """
                func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
                """
            ) { _, call in
                .input(.onTapGesture(count: try call.int(1), call.closure(2)))
            },
            modifier(
                """
                func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = \
                10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = \
                nil) -> some View
                """
            ) { _, call in
                .input(
                    .onLongPressGesture(
                        minimumDuration: try call.double(1), maximumDistance: try call.double(2),
                        perform: call.closure(3),
                        onPressingChanged: call[4].isNull ? nil : call.closure(4)))
            },
            modifier("func focused(_ condition: Binding<Bool>) -> some View") { _, call in
                .input(.focused(ProgramBinding(call[1]), equals: nil))
            },
            modifier("func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View") { _, call in
                .input(.focused(ProgramBinding(call[1]), equals: call[2]))
            },
            modifier(
                "func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View"
            ) { _, call in .lifecycle(.onReceive(call[1], call.closure(2))) },
            modifier("func onSubmit(of triggers: _SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View")
            {
                _, call in .input(.onSubmit(call.closure(2)))
            },
            modifier("func allowsHitTesting(_ enabled: Bool) -> some View") { _, call in
                .input(.allowsHitTesting(try call.bool(1)))
            },
            modifier("func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View") { machine, call in
                .input(.contentShape(makeShape(call[1], machine)?.name ?? "Rectangle"))
            },
        ]
    }
}
