import Interpreter
import ViewValues

extension VocabularySource {
    /// Callbacks, taps, controls.
    static let lifecycle = VocabularySource(
        "SwiftUI: lifecycle and input", types: controlTypes, entries: lifeEntries + inputEntries + controlEntries)

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
            modifier("func allowsHitTesting(_ enabled: Bool) -> some View") { _, call in
                .input(.allowsHitTesting(try call.bool(1)))
            },
            modifier("func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View") { machine, call in
                .input(.contentShape(makeShape(call[1], machine)?.name ?? "Rectangle"))
            },
        ]
    }

    private static var controlTypes: [NativeType] {
        [
            "Button", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "ProgressView", "Menu",
            "DisclosureGroup",
        ].map {
            NativeType("struct \($0): View {}")
        } + [
            NativeType("enum _ButtonRole: Hashable { case destructive, cancel }"),
            NativeType("enum _TaskPriority: Hashable { case userInitiated, background, high, low, medium, utility }"),
        ]
    }

    private static func title(_ text: String) -> ViewValue { ViewValue(.leaf(.text(TextValue(text)))) }

    private static func control(
        _ signature: String, _ owner: String,
        _ make: @escaping @Sendable (inout Machine, inout NativeCall) throws -> Control
    ) -> NativeEntry {
        viewEntry(signature, on: owner) { machine, call in .control(try make(&machine, &call)) }
    }

    private static var controlEntries: [NativeEntry] {
        let role: @Sendable (NativeCall, Int) -> String? = { call, index in
            call.optional(index)?.asEnumeration.map { ["destructive", "cancel"][$0.tag % 2] }
        }
        return [
            control(
                """
                init(_ title: String, role: _ButtonRole? = nil, action: @escaping () -> Void)
                """, "Button"
            ) { _, call in
                Control(
                    .button(role: role(call, 1), action: call.closure(2)), name: "Button",
                    label: title(try call.string(0)), labelIsImplicit: true)
            },
            control("init(_ title: String, systemImage: String, action: @escaping () -> Void)", "Button") { _, call in
                let icon = ViewValue(.leaf(.image(ImageValue(name: try call.string(1), isSystem: true))))
                let label = ViewValue(
                    .container(.named("Label", parameters: [:]), children: [icon, title(try call.string(0))]))
                return Control(
                    .button(role: nil, action: call.closure(2)), name: "Button", label: label, labelIsImplicit: true)
            },
            control(
                """
                init(role: _ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> \
                some View)
                """, "Button"
            ) { machine, call in
                Control(
                    .button(role: role(call, 0), action: call.closure(1)), name: "Button",
                    label: try call.built(2, &machine))
            },
            control("init(_ title: String, isOn: Binding<Bool>)", "Toggle") { _, call in
                Control(
                    .toggle(isOn: ProgramBinding(call[1])), name: "Toggle", label: title(try call.string(0)),
                    labelIsImplicit: true)
            },
            control("init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)", "Toggle") { machine, call in
                Control(.toggle(isOn: ProgramBinding(call[0])), name: "Toggle", label: try call.built(1, &machine))
            },
            control(
                """
                init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = \
                nil)
                """, "Slider"
            ) { machine, call in
                let range = try call.native(1, RangeValue.self)
                let bounds = (range.lower.asDouble ?? 0, range.upper.asDouble ?? 1)
                return Control(
                    .slider(
                        value: ProgramBinding(call[0]), lower: bounds.0, upper: bounds.1,
                        step: try call.optionalDouble(2)),
                    name: "Slider", label: .empty)
            },
            control(
                """
                init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>? = nil, step: Int \
                = 1)
                """, "Stepper"
            ) { machine, call in
                let (binding, step, range) = (call[1], try call.int(3), call.range)
                @Sendable func change(_ sign: Int) -> ProgramClosure {
                    ProgramClosure(
                        Value.function { machine, inner in
                            let now = try readBinding(binding, &machine).asInt ?? 0
                            try writeBinding(binding, .int(now + sign * step), &machine, inner)
                            return .void
                        }, source: place(range))
                }
                return Control(
                    .stepper(increment: change(1), decrement: change(-1)), name: "Stepper",
                    label: title(try call.string(0)),
                    labelIsImplicit: true)
            },
            control(
                """
                init<V: Hashable>(_ title: String, selection: Binding<V>, @ViewBuilder content: () -> \
                some View)
                """, "Picker"
            ) { machine, call in
                Control(
                    .picker(selection: ProgramBinding(call[1])), name: "Picker", label: title(try call.string(0)),
                    labelIsImplicit: true,
                    content: try call.built(2, &machine))
            },
            control("init(_ title: String, text: Binding<String>)", "TextField") { _, call in
                Control(
                    .textField(text: ProgramBinding(call[1]), prompt: try call.string(0), secure: false),
                    name: "TextField",
                    label: title(try call.string(0)), labelIsImplicit: true)
            },
            control("init(_ title: String, text: Binding<String>)", "SecureField") { _, call in
                Control(
                    .textField(text: ProgramBinding(call[1]), prompt: try call.string(0), secure: true),
                    name: "SecureField",
                    label: title(try call.string(0)), labelIsImplicit: true)
            },
            control("init()", "ProgressView") { _, _ in
                Control(.progress(fraction: nil), name: "ProgressView", label: .empty)
            },
            control("init(_ title: String)", "ProgressView") { _, call in
                Control(
                    .progress(fraction: nil), name: "ProgressView", label: title(try call.string(0)),
                    labelIsImplicit: true)
            },
            control("init(value: Double?, total: Double = 1)", "ProgressView") { _, call in
                let total = try call.double(1)
                return Control(
                    .progress(fraction: try call.optionalDouble(0).map { $0 / total }), name: "ProgressView",
                    label: .empty)
            },
            control("init(_ title: String, @ViewBuilder content: () -> some View)", "Menu") { machine, call in
                Control(
                    .menu, name: "Menu", label: title(try call.string(0)), labelIsImplicit: true,
                    content: try call.built(1, &machine))
            },
            control(
                """
                init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)
                """, "DisclosureGroup"
            ) { machine, call in
                Control(
                    .disclosureGroup(isExpanded: ProgramBinding(call[1])), name: "DisclosureGroup",
                    label: title(try call.string(0)),
                    labelIsImplicit: true, content: try call.built(2, &machine))
            },
            control(
                """
                init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> some View, \
                @ViewBuilder label: () -> some View)
                """, "DisclosureGroup"
            ) { machine, call in
                Control(
                    .disclosureGroup(isExpanded: ProgramBinding(call[0])), name: "DisclosureGroup",
                    label: try call.built(2, &machine),
                    content: try call.built(1, &machine))
            },
        ]
    }
}
