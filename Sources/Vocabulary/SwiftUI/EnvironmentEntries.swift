import Interpreter
import ViewValues

/// `@Environment`: which value is read, and what it was when its view was last installed.
struct EnvironmentBox: NativeValue {
    enum Key: Sendable { case path(KeyPathBox), object(String) }
    let key: Key
    var snapshot = EnvironmentSnapshot()
    /// The node of the view that reads it.
    var node: NodeNumber?
    var nativeType: String { "Environment" }
    func isEqual(to other: any NativeValue) -> Bool { other is EnvironmentBox }
    var name: String {
        switch key {
        case .path(let path): path.names.first ?? ""
        case .object(let type): type
        }
    }
    func reading(_ environment: EnvironmentSnapshot, at node: NodeNumber) -> EnvironmentBox {
        var copy = self
        copy.snapshot = environment
        copy.node = node
        return copy
    }
}

/// `EnvironmentValues` as the program sees them.
struct EnvironmentValuesBox: NativeValue {
    var snapshot: EnvironmentSnapshot
    /// The node of the view that reads them.
    var node: NodeNumber?
    var nativeType: String { "EnvironmentValues" }
}

/// What a style's body gets of its control.
struct StyleConfiguration: NativeValue {
    let kind: String
    let isPressed: Bool
    let binding: Value?
    /// What a button does, for primitive styles.
    var action: Value?
    /// How much of a progress is done, 0…1.
    var fraction: Double?
    var role: String?
    /// The labels that are there.
    var parts: Set<String> = []
    var nativeType: String { VocabularySource.configurations[kind] ?? "_StyleConfiguration" }
    func forEachValue(_ visit: (Value) -> Void) {
        binding.map(visit)
        action.map(visit)
    }
}

extension VocabularySource {
    /// The environment, styles, preferences.
    static let environment = VocabularySource(
        "SwiftUI: environment",
        types: [
            NativeType("@propertyWrapper struct Environment<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct EnvironmentObject<ObjectType>: DynamicProperty {}"),
            NativeType("struct EnvironmentValues {}"),
            NativeType("protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }"),
            NativeType("enum LayoutDirection: Hashable { case leftToRight, rightToLeft }"),
            NativeType(
                """
                protocol PreferenceKey { associatedtype Value; static var defaultValue: Value { get }; \
                static func reduce(value: inout Value, nextValue: () -> Value) }
                """),
            NativeType(
                """
                struct _StyleConfiguration { typealias Label = _ConfigurationPart; typealias Content = \
                _ConfigurationPart; typealias Icon = _ConfigurationPart; typealias Title = _ConfigurationPart }
                """), NativeType("struct _ConfigurationPart: View {}"),
            NativeType("struct ProgressViewStyleConfiguration {}"), NativeType("struct GaugeStyleConfiguration {}"),
            NativeType("struct DatePickerStyleConfiguration {}"),
            NativeType("protocol PickerStyle {}"), NativeType("protocol ListStyle {}"),
            NativeType(
                "protocol TextFieldStyle { associatedtype Body: View; typealias Configuration = _TextFieldContent }"),
            NativeType("protocol TabViewStyle {}"), NativeType("struct _TextFieldContent: View {}"),
            NativeType(
                """
                struct _BuiltInStyle: PrimitiveButtonStyle, \
                \(Self.styleKinds.map(\.name).joined(separator: ", ")) {}
                """),
        ]
            + bodiedStyles.map { name in
                NativeType(
                    """
                    protocol \(name) { associatedtype Body: View; typealias Configuration = \
                    \(name)Configuration; @ViewBuilder func makeBody(configuration: Configuration) -> Body }
                    """)
            }
            + bodiedStyles.filter { !configurations.values.contains($0 + "Configuration") }.map { name in
                NativeType("typealias \(name)Configuration = _StyleConfiguration")
            },
        entries: readingEntries + writingEntries + styleEntries + restyledEntries + preferenceEntries)

    /// Styles that the program may write.
    private static let bodiedStyles = [
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "DisclosureGroupStyle", "LabelStyle",
        "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "MenuStyle", "FormStyle", "DatePickerStyle",
        "ControlGroupStyle", "LabeledContentStyle",
    ]

    /// Configurations that say which labels are missing, by kinds of styles.
    static let configurations = [
        "progressView": "ProgressViewStyleConfiguration", "gauge": "GaugeStyleConfiguration",
        "datePicker": "DatePickerStyleConfiguration",
    ]

    private static var readingEntries: [NativeEntry] {
        [
            NativeEntry("init()", on: "EnvironmentValues") { _, _ in
                .native(EnvironmentValuesBox(snapshot: EnvironmentSnapshot()))
            },
            NativeEntry("init(_ keyPath: KeyPath<EnvironmentValues, Value>)", on: "Environment") { _, call in
                guard case .keyPath(let path) = call[0] else { throw call.trap(.unsupported, "this is no key path") }
                return .native(EnvironmentBox(key: .path(path)))
            },
            NativeEntry("init(_ objectType: Value.Type)", on: "Environment") { machine, call in
                .native(EnvironmentBox(key: .object(call[0].asType.map { machine.describe($0) } ?? "")))
            },
            NativeEntry("var wrappedValue: Value { get }", on: "Environment") { machine, call in
                let box = try call.native(0, EnvironmentBox.self)
                machine.noteRead(.named(box.name))
                switch box.key {
                case .path(let path):
                    return try machine.read(
                        path, of: .native(EnvironmentValuesBox(snapshot: box.snapshot, node: box.node)))
                case .object(let name): return box.snapshot.objects[name]?.programValue ?? .null
                }
            },
            NativeEntry("init()", on: "EnvironmentObject") { machine, call in
                .native(EnvironmentBox(key: .object(call.typeArguments.first.map { machine.describe($0) } ?? "")))
            },
            NativeEntry(
                "var projectedValue: _ObjectWrapper<ObjectType> { get }", on: "EnvironmentObject"
            ) { machine, call in
                let box = try call.native(0, EnvironmentBox.self)
                machine.noteRead(.named(box.name))
                let object = box.snapshot.objects[box.name]?.programValue ?? .null
                return .native(ObjectBox(object: object, kind: "_ObjectWrapper"))
            },
            NativeEntry("var wrappedValue: ObjectType { get }", on: "EnvironmentObject") { machine, call in
                let box = try call.native(0, EnvironmentBox.self)
                guard let object = box.snapshot.objects[box.name]?.programValue else {
                    throw call.trap(
                        .fatalError,
                        """
                        No ObservableObject of type \(box.name) found: a view above must give it with \
                        .environmentObject(_:)
                        """)
                }
                return VocabularySource.noteObject(object, &machine)
            },
            NativeEntry(
                "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }", on: "EnvironmentValues",
                set: { machine, call in
                    var box = try call.native(0, EnvironmentValuesBox.self)
                    if let type = call[1].asType { box.snapshot.keys[machine.describe(type)] = call[2] }
                    call.arguments[0] = .native(box)
                    return .void
                }
            ) { machine, call in
                guard let type = call[1].asType else { throw call.trap(.unsupported, "this is no EnvironmentKey") }
                machine.noteRead(.named(machine.describe(type)))
                if let value = try call.native(0, EnvironmentValuesBox.self).snapshot.keys[machine.describe(type)]?
                    .programValue
                {
                    return value
                }
                return try machine.staticProperty("defaultValue", of: type)
            },
        ]
    }

    private static var writingEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> \
                some View
                """, on: "View"
            ) { machine, call in
                guard case .keyPath(let path) = call[1] else { throw call.trap(.unsupported, "this is no key path") }
                var values = Value.native(EnvironmentValuesBox(snapshot: EnvironmentSnapshot()))
                if path.isWritable { try machine.write(call[2], through: path, of: &values) }
                guard let box = values.native as? EnvironmentValuesBox, let written = box.snapshot.keys.first else {
                    return try call.modified(.environment(.key(path.names.first ?? "", call[2])), machine)
                }
                return try call.modified(.environment(environmentWrite(written.key, written.value)), machine)
            },
            NativeEntry(
                """
                func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Binding<EditMode>?>, _ value: \
                Binding<EditMode>?) -> some View
                """, on: "View"
            ) { machine, call in try call.modified(.environment(.key("editMode", call[2])), machine) },
            NativeEntry("func environment<T: AnyObject>(_ object: T?) -> some View", on: "View") { machine, call in
                let name = machine.describe(machine.type(of: call[1]))
                return try call.modified(.environment(.object(name, call[1])), machine)
            },
            NativeEntry(
                """
                func environmentObject<T: ObservableObject>(_ object: T) -> some View
                """, on: "View"
            ) { machine, call in
                let name = machine.describe(machine.type(of: call[1]))
                return try call.modified(.environment(.object(name, call[1])), machine)
            },
        ]
    }

    /// What the engine knows by a name of its own is written by that name.
    private static func environmentWrite(_ key: String, _ value: any ProgramValue) -> EnvironmentWrite {
        let written = value.programValue
        switch key {
        case "font": return .font((written.payload?.native as? FontBox)?.font)
        case "lineLimit": return .lineLimit(written.payload?.asInt)
        case "isEnabled": return .disabled(written.asBool == false)
        default: return .key(key, value)
        }
    }

    private static var styleEntries: [NativeEntry] {
        styleKinds.map { kind in
            NativeEntry("func \(kind.method)(_ style: some \(kind.name)) -> some View", on: "View") { machine, call in
                try styled(call, kind.kind, machine)
            }
        } + [
            NativeEntry("func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View", on: "View") {
                machine, call in
                try styled(call, "button", machine)
            },
            NativeEntry("var isPressed: Bool { get }", on: "_StyleConfiguration") { _, call in
                .bool(try call.native(0, StyleConfiguration.self).isPressed)
            },
            NativeEntry("func trigger()", on: "_StyleConfiguration") { machine, call in
                guard let action = try call.native(0, StyleConfiguration.self).action else { return .void }
                return try machine.call(action, [])
            },
            NativeEntry("var fractionCompleted: Double? { get }", on: "ProgressViewStyleConfiguration") { _, call in
                .optional(try call.native(0, StyleConfiguration.self).fraction.map { .double($0) })
            },
            NativeEntry("var value: Double { get }", on: "GaugeStyleConfiguration") { _, call in
                .double(try call.native(0, StyleConfiguration.self).fraction ?? 0)
            },
            NativeEntry("var role: ButtonRole? { get }", on: "_StyleConfiguration") { machine, call in
                let role = try call.native(0, StyleConfiguration.self).role
                return .optional(role.flatMap { machine.enumCase("ButtonRole", $0) })
            },
        ]
            + ["isOn", "isExpanded"].flatMap { name in
                [
                    NativeEntry(
                        "var \(name): Bool { get nonmutating set }", on: "_StyleConfiguration",
                        set: { machine, call in
                            let box = try call.native(0, StyleConfiguration.self)
                            if let binding = box.binding { try writeBinding(binding, call[1], &machine, nil) }
                            return .void
                        }
                    ) { machine, call in
                        try call.native(0, StyleConfiguration.self).binding.map { try readBinding($0, &machine) }
                            ?? .bool(false)
                    },
                    NativeEntry("var $\(name): Binding<Bool> { get }", on: "_StyleConfiguration") { _, call in
                        try call.native(0, StyleConfiguration.self).binding ?? .null
                    },
                ]
            }
            + ["label", "content", "icon", "title"].map { partEntry($0, on: "_StyleConfiguration") }
            + ["label", "currentValueLabel"].map { optionalPart($0, on: "ProgressViewStyleConfiguration") }
            + [partEntry("label", on: "GaugeStyleConfiguration")]
            + ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"].map {
                optionalPart($0, on: "GaugeStyleConfiguration")
            }
    }

    static func partEntry(_ part: String, on owner: String) -> NativeEntry {
        NativeEntry("var \(part): _ConfigurationPart { get }", on: owner) { _, _ in configurationPart(part) }
    }

    /// A label that the control may not have.
    private static func optionalPart(_ part: String, on owner: String) -> NativeEntry {
        NativeEntry("var \(part): _ConfigurationPart? { get }", on: owner) { _, call in
            let isThere = try call.native(0, StyleConfiguration.self).parts.contains(part)
            return isThere ? .some(configurationPart(part)) : .null
        }
    }

    static func configurationPart(_ part: String) -> Value {
        .native(ViewBox(ViewValue(.placeholder(.configuration(part))), name: "_ConfigurationPart"))
    }

    private static func styled(_ call: NativeCall, _ kind: String, _ machine: Machine) throws -> Value {
        if let name = (call[1].native as? PlainBox<String>)?.content {
            return try call.modified(.environment(.style(kind: kind, name: name, value: nil)), machine)
        }
        guard let type = call[1].asStructure?.type else { throw call.trap(.unsupported, "this is no style") }
        let composite = makeComposite(call[1].unboxed, type, machine)
        return try call.modified(.environment(.style(kind: kind, name: composite.typeName, value: composite)), machine)
    }

    private static var preferenceEntries: [NativeEntry] {
        @Sendable func name(_ machine: Machine, _ call: NativeCall) -> String {
            call[1].asType.map { machine.describe($0) } ?? ""
        }
        return [
            NativeEntry(
                """
                func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View
                """, on: "View"
            ) { machine, call in
                try call.modified(
                    .preference(.set(key: call[1], keyName: name(machine, call), value: call[2])), machine)
            },
            NativeEntry(
                """
                func transformPreference<K: PreferenceKey>(_ key: K.Type, _ callback: @escaping (inout \
                K.Value) -> Void) -> some View
                """, on: "View"
            ) { machine, call in
                try call.modified(
                    .preference(.transform(key: call[1], keyName: name(machine, call), call.closure(2))), machine)
            },
            NativeEntry(
                """
                func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping \
                (K.Value) -> Void) -> some View
                """, on: "View"
            ) { machine, call in
                try call.modified(
                    .preference(.onChange(key: call[1], keyName: name(machine, call), call.closure(2))), machine)
            },
        ]
    }
}

extension Machine {
    /// A static property of a type of the program.
    mutating func staticProperty(_ name: String, of type: RuntimeType) throws -> Value {
        var arguments: ContiguousArray<Value> = []
        guard let value = try callMember(name, of: type, &arguments) else {
            throw Trap(.unsupported, "\(describe(type)) has no static \(name)")
        }
        return value
    }

    /// `id` of an Identifiable value; an object's own identity where it declares none.
    mutating func identity(of value: Value) throws -> Value {
        if let id = try property("id", of: value) { return id }
        return value
    }
}
