import Interpreter
import ViewValues

/// A control's title as a view of its own.
func titleView(_ text: String) -> ViewValue { ViewValue(.leaf(.text(TextValue(text)))) }

/// An icon beside a title, as a Label lays them out.
func labelView(_ title: String, symbol: String) -> ViewValue {
    let icon = ViewValue(.leaf(.image(ImageValue(name: symbol, isSystem: true))))
    return ViewValue(labelControl(titleView(title), icon))
}

extension VocabularySource {
    /// Buttons, toggles, sliders, steppers, progress, links.
    static let controls = VocabularySource(
        "SwiftUI: controls",
        types: [
            "Button", "Toggle", "Slider", "Stepper", "ProgressView", "Gauge", "Link", "ShareLink",
            "TextField", "SecureField", "TextEditor",
        ].map { NativeType("struct \($0): View {}") } + [
            // What names the button has the mode that it writes.
            NativeType("struct EditButton: View { typealias _Mode = EditMode }"),
            NativeType("enum ButtonRole: Hashable { case destructive, cancel, close, confirm }"),
            NativeType("typealias _ButtonRole = ButtonRole"),
        ],
        entries: buttons + toggles + sliders + steppers + progress + gauges + links + textInputs)

    /// An entry that makes a control.
    static func control(
        _ signature: String, _ owner: String,
        _ make: @escaping @Sendable (inout Machine, inout NativeCall) throws -> Control
    ) -> NativeEntry {
        viewEntry(signature, on: owner) { machine, call in .control(try make(&machine, &call)) }
    }

    // MARK: Buttons and toggles

    @Sendable private static func role(_ call: NativeCall, _ index: Int) -> String? {
        call.optional(index)?.asEnumeration.map { ["destructive", "cancel", "close", "confirm"][$0.tag % 4] }
    }

    private static var buttons: [NativeEntry] {
        let titled = ["String", "LocalizedStringKey"].map { type in
            control("init(_ title: \(type), role: ButtonRole? = nil, action: @escaping () -> Void)", "Button") {
                _, call in
                Control(
                    .button(role: role(call, 1), action: call.closure(2)), name: "Button",
                    label: titleView(try call.title(0)), labelIsImplicit: true)
            }
        }
        return titled + [
            control(
                """
                init(_ title: String, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void)
                """, "Button"
            ) { _, call in
                Control(
                    .button(role: role(call, 2), action: call.closure(3)), name: "Button",
                    label: labelView(try call.string(0), symbol: try call.string(1)), labelIsImplicit: true)
            },
            control(
                """
                init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> some View)
                """, "Button"
            ) { machine, call in
                Control(
                    .button(role: role(call, 0), action: call.closure(1)), name: "Button",
                    label: try call.built(2, &machine))
            },
            control("init()", "EditButton") { _, call in
                Control(
                    .button(role: nil, action: ProgramClosure(Value.function { _, _ in .void })), name: "EditButton",
                    label: titleView("Edit"), labelIsImplicit: true)
            },
        ]
    }

    private static var toggles: [NativeEntry] {
        let titled = ["String", "LocalizedStringKey"].map { type in
            control("init(_ title: \(type), isOn: Binding<Bool>)", "Toggle") { _, call in
                Control(
                    .toggle(isOn: ProgramBinding(call[1])), name: "Toggle", label: titleView(try call.title(0)),
                    labelIsImplicit: true)
            }
        }
        return titled + [
            control("init(_ title: String, systemImage: String, isOn: Binding<Bool>)", "Toggle") { _, call in
                Control(
                    .toggle(isOn: ProgramBinding(call[2])), name: "Toggle",
                    label: labelView(try call.string(0), symbol: try call.string(1)), labelIsImplicit: true)
            },
            control("init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View)", "Toggle") { machine, call in
                Control(.toggle(isOn: ProgramBinding(call[0])), name: "Toggle", label: try call.built(1, &machine))
            },
        ]
    }

    // MARK: Sliders and steppers

    private static var sliders: [NativeEntry] {
        let editing = "onEditingChanged: ((Bool) -> Void)? = nil"
        let label = "@ViewBuilder label: () -> some View"
        let ends = ["minimumValueLabel", "maximumValueLabel"]
        let built = ends.map { "@ViewBuilder \($0): () -> some View" }.joined(separator: ", ")
        let plain = ends.map { "\($0): some View" }.joined(separator: ", ")
        return ["Double", "Float"].flatMap { type in
            let head = "value: Binding<\(type)>, in bounds: ClosedRange<\(type)> = 0...1, step: \(type)? = nil"
            return [
                slider("init(\(head), \(editing))", label: nil, editing: 3),
                slider("init(\(head), \(label), \(editing))", label: 3, editing: 4),
                slider("init(\(head), \(label), \(built), \(editing))", label: 3, editing: 6),
                slider("init(\(head), \(editing), \(label))", label: 4, editing: 3),
                slider("init(\(head), \(editing), \(plain), \(label))", label: 6, editing: 3),
            ]
        }
    }

    private static func slider(_ signature: String, label: Int?, editing: Int) -> NativeEntry {
        control(signature, "Slider") { machine, call in
            let range = try call.native(1, RangeValue.self)
            let value = call[editing].isNull ? call[0] : announcing(call[0], call[editing])
            return Control(
                .slider(
                    value: ProgramBinding(value), lower: range.lower.asDouble ?? 0, upper: range.upper.asDouble ?? 1,
                    step: try call.optionalDouble(2)),
                name: "Slider", label: try label.map { try call.built($0, &machine) } ?? .empty)
        }
    }

    /// A binding whose writes are told before and after: a slider that is moved at once begins and ends editing.
    private static func announcing(_ binding: Value, _ changed: Value) -> Value {
        let get = Value.function { machine, _ in try readBinding(binding, &machine) }
        let set = Value.function { machine, call in
            _ = try machine.call(changed, [.bool(true)])
            try writeBinding(binding, call[0], &machine, call)
            return try machine.call(changed, [.bool(false)])
        }
        return .native(BindingBox(.functions(get: get, set: set)))
    }

    private static var steppers: [NativeEntry] {
        let label = "@ViewBuilder label: () -> some View"
        let editing = "onEditingChanged: ((Bool) -> Void)? = nil"
        let valued = ["Int", "Double"].flatMap { type in
            ["", "in bounds: ClosedRange<\(type)>, "].flatMap { bounds in
                let rest = "\(bounds)step: \(type) = 1, \(editing)"
                let hasBounds = !bounds.isEmpty
                return [
                    stepper(
                        "init(_ title: String, value: Binding<\(type)>, \(rest))", title: 0, value: 1,
                        hasBounds: hasBounds),
                    stepper(
                        "init(value: Binding<\(type)>, \(rest), \(label))", title: nil, value: 0, hasBounds: hasBounds),
                ]
            }
        }
        let actions = "onIncrement: (() -> Void)?, onDecrement: (() -> Void)?"
        return valued + [
            control("init(_ title: String, \(actions), \(editing))", "Stepper") { _, call in
                Control(
                    .stepper(increment: call.optionalClosure(1), decrement: call.optionalClosure(2)), name: "Stepper",
                    label: titleView(try call.string(0)), labelIsImplicit: true)
            },
            control("init(\(actions), \(label))", "Stepper") { machine, call in
                Control(
                    .stepper(increment: call.optionalClosure(0), decrement: call.optionalClosure(1)), name: "Stepper",
                    label: try call.built(2, &machine))
            },
            control("init(\(label), \(actions), \(editing))", "Stepper") { machine, call in
                Control(
                    .stepper(increment: call.optionalClosure(1), decrement: call.optionalClosure(2)), name: "Stepper",
                    label: try call.built(0, &machine))
            },
        ]
    }

    private static func stepper(_ signature: String, title: Int?, value place: Int, hasBounds: Bool) -> NativeEntry {
        control(signature, "Stepper") { machine, call in
            let (binding, bounds) = (call[place], hasBounds ? call[place + 1] : nil)
            let next = place + (hasBounds ? 2 : 1)
            let step = call[next]
            let source = call.range
            @Sendable func change(_ sign: Double) -> ProgramClosure {
                ProgramClosure(
                    Value.function { machine, inner in
                        let range = bounds?.native as? RangeValue
                        let now = try readBinding(binding, &machine)
                        try writeBinding(binding, stepped(now, step, sign, range), &machine, inner)
                        return .void
                    }, source: sourcePlace(source))
            }
            let label = try title.map { titleView(try call.string($0)) } ?? call.built(next + 2, &machine)
            return Control(
                .stepper(increment: change(1), decrement: change(-1)), name: "Stepper", label: label,
                labelIsImplicit: title != nil)
        }
    }

    /// The next value; one that would leave the bounds stays.
    private static func stepped(_ now: Value, _ step: Value, _ sign: Double, _ range: RangeValue?) -> Value {
        if let number = now.asInt, let step = step.asInt {
            let next = number &+ (sign < 0 ? 0 &- step : step)
            let isInside = range.map { next >= ($0.lower.asInt ?? .min) && next <= ($0.upper.asInt ?? .max) } ?? true
            return .int(isInside ? next : number)
        }
        let (number, size) = (now.asDouble ?? 0, step.asDouble ?? 1)
        let next = number + sign * size
        let isInside = range.map { next >= ($0.lower.asDouble ?? next) && next <= ($0.upper.asDouble ?? next) } ?? true
        return .double(isInside ? next : number)
    }

    // MARK: Progress and gauges

    private static var progress: [NativeEntry] {
        let builder = "@ViewBuilder label: () -> some View"
        let current = "@ViewBuilder currentValueLabel: () -> some View"
        @Sendable func bar(
            _ signature: String, title: Int? = nil, value: Int? = nil, label: Int? = nil, current: Int? = nil
        ) -> NativeEntry {
            control(signature, "ProgressView") { machine, call in
                let total = try value.map { try call.double($0 + 1) } ?? 1
                let share = try value.flatMap { try call.optionalDouble($0) }.map { $0 / total }
                return try progress(share, title: title, label: label, current: current, &machine, &call)
            }
        }
        return [
            bar("init()"), bar("init(_ title: String)", title: 0), bar("init(\(builder))", label: 0),
            bar("init(value: Double?, total: Double = 1)", value: 0),
            bar("init(value: Double?, total: Double = 1, \(builder))", value: 0, label: 2),
            bar("init(value: Double?, total: Double = 1, \(builder), \(current))", value: 0, label: 2, current: 3),
            bar("init(_ title: String, value: Double?, total: Double = 1)", title: 0, value: 1),
        ] + timed(builder, current)
    }

    /// Progress that follows the clock, as of the moment at which the body ran.
    private static func timed(_ builder: String, _ current: String) -> [NativeEntry] {
        [("", nil, nil), (", \(builder)", 2, nil), (", \(builder), \(current)", 2, 3)].map {
            (rest: String, label: Int?, value: Int?) in
            control(
                "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true\(rest))", "ProgressView"
            ) { machine, call in
                let share = timerShare(try call.native(0, RangeValue.self), machine, countsDown: try call.bool(1))
                return try progress(share, title: nil, label: label, current: value, &machine, &call)
            }
        }
    }

    private static func progress(
        _ share: Double?, title: Int?, label: Int?, current: Int?, _ machine: inout Machine, _ call: inout NativeCall
    ) throws -> Control {
        let view = try title.map { titleView(try call.string($0)) } ?? label.map { try call.built($0, &machine) }
        let labels = try current.map { [(name: "currentValueLabel", view: try call.built($0, &machine))] } ?? []
        return Control(
            .progress(fraction: share), name: "ProgressView", label: view ?? .empty, labelIsImplicit: title != nil,
            valueLabels: labels)
    }

    private static var gauges: [NativeEntry] {
        let view = { (name: String) in "@ViewBuilder \(name): () -> some View" }
        let head = "value: Double, in bounds: ClosedRange<Double> = 0...1, \(view("label"))"
        let names = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
        return [0, 1, 3].map { count in
            let rest = names.prefix(count).map { ", " + view($0) }.joined()
            return control("init(\(head)\(rest))", "Gauge") { machine, call in
                let range = try call.native(1, RangeValue.self)
                let (low, high) = (range.lower.asDouble ?? 0, range.upper.asDouble ?? 1)
                let share = high > low ? ((try call.double(0)) - low) / (high - low) : 0
                var labels: [(name: String, view: ViewValue)] = []
                for place in 0..<count { labels.append((names[place], try call.built(3 + place, &machine))) }
                return Control(
                    .progress(fraction: share), name: "Gauge", label: try call.built(2, &machine), valueLabels: labels)
            }
        }
    }

    // MARK: Links

    private static var links: [NativeEntry] {
        let shared = ["URL", "String"].flatMap { type in
            [
                control("init(item: \(type))", "ShareLink") { _, _ in
                    Control(
                        .link, name: "ShareLink", label: labelView("Share…", symbol: "square.and.arrow.up"),
                        labelIsImplicit: true)
                },
                control("init(_ title: String, item: \(type))", "ShareLink") { _, call in
                    Control(
                        .link, name: "ShareLink", label: labelView(try call.string(0), symbol: "square.and.arrow.up"),
                        labelIsImplicit: true)
                },
                control("init(item: \(type), @ViewBuilder label: () -> some View)", "ShareLink") { machine, call in
                    Control(.link, name: "ShareLink", label: try call.built(1, &machine))
                },
            ]
        }
        return shared + [
            control("init(_ title: String, destination: URL)", "Link") { _, call in
                Control(.link, name: "Link", label: titleView(try call.string(0)), labelIsImplicit: true)
            },
            control("init(destination: URL, @ViewBuilder label: () -> some View)", "Link") { machine, call in
                Control(.link, name: "Link", label: try call.built(1, &machine))
            },
        ]
    }

    // MARK: Text input

    private static var textInputs: [NativeEntry] {
        @Sendable func field(_ signature: String, _ owner: String, text: Int = 1) -> NativeEntry {
            control(signature, owner) { _, call in
                let prompt = try call.title(0)
                return Control(
                    .textField(text: ProgramBinding(call[text]), prompt: prompt, secure: owner == "SecureField"),
                    name: owner, label: titleView(prompt), labelIsImplicit: true)
            }
        }
        return ["TextField", "SecureField"].flatMap { owner in
            [
                field("init(_ title: String, text: Binding<String>)", owner),
                field("init(_ title: LocalizedStringKey, text: Binding<String>)", owner),
                field("init(_ title: String, text: Binding<String>, prompt: Text?)", owner),
            ]
        } + [
            field("init(_ title: String, text: Binding<String>, axis: Axis)", "TextField"),
            field("init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis)", "TextField"),
            field(
                """
                init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, \
                onCommit: @escaping () -> Void = {})
                """, "TextField"),
            control("init(text: Binding<String>)", "TextEditor") { _, call in
                Control(
                    .textField(text: ProgramBinding(call[0]), prompt: "", secure: false), name: "TextEditor",
                    label: .empty)
            },
        ]
    }
}

extension NativeCall {
    /// A title argument: a String or a LocalizedStringKey.
    func title(_ index: Int) throws -> String {
        if let key = self[index].asStructure { return key[0].asString ?? "" }
        return try string(index)
    }

    /// A closure argument that may be nil.
    func optionalClosure(_ index: Int) -> ProgramClosure? {
        optional(index).map { ProgramClosure($0, source: place(range)) }
    }
}
