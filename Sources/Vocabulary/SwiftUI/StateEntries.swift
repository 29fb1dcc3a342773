import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// State, bindings, observation, environment.
    static let state = VocabularySource(
        "SwiftUI: state",
        types: [
            NativeType("@propertyWrapper struct State<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct GestureState<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {}"),
            NativeType("extension Binding: Identifiable where Value: Identifiable {}"),
            NativeType(
                """
                extension Binding: RandomAccessCollection where Value: MutableCollection {
                    typealias Element = Binding<Value.Element>
                    typealias Index = Int
                }
                """),
            NativeType("@propertyWrapper @dynamicMemberLookup struct Bindable<Value>: DynamicProperty {}"),
            NativeType("@dynamicMemberLookup struct _ObjectWrapper<ObjectType> {}"),
            NativeType("@propertyWrapper struct Namespace: DynamicProperty { typealias ID = _NamespaceID }"),
            NativeType("struct _NamespaceID: Hashable {}"),
            NativeType("@propertyWrapper struct AppStorage<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct SceneStorage<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct FocusState<Value>: DynamicProperty {}"),
            NativeType("@propertyWrapper struct ScaledMetric<Value>: DynamicProperty {}"),
            NativeType("protocol ObservableObject: AnyObject {}"),
            NativeType("protocol Observable: AnyObject {}"),
        ],
        entries: stateEntries + bindingEntries + objectEntries + observationEntries)

    private static var stateEntries: [NativeEntry] {
        @Sendable func cell(_ signature: String, _ owner: String) -> NativeEntry {
            NativeEntry(
                signature, on: owner,
                set: { machine, call in
                    let box = try call.native(0, StateBox.self)
                    guard let cell = box.cell else { return .void }
                    try machine.write(call[1], to: cell, at: call.range)
                    return .void
                }
            ) { machine, call in
                let box = try call.native(0, StateBox.self)
                if let cell = box.cell { return machine.read(cell) }
                return box.isLazy ? try machine.call(box.initial, []) : box.initial
            }
        }
        @Sendable func make(_ signature: String, _ owner: String, lazy: Bool = false) -> NativeEntry {
            NativeEntry(signature, on: owner) { _, call in
                .native(StateBox(initial: call[0], isLazy: lazy, kind: owner))
            }
        }
        @Sendable func projected(_ owner: String) -> NativeEntry {
            NativeEntry("var projectedValue: Binding<Value> { get }", on: owner) { _, call in
                let box = try call.native(0, StateBox.self)
                return .native(BindingBox(box.cell.map { .cell($0) } ?? .constant(box.initial)))
            }
        }
        return ["State", "AppStorage", "SceneStorage", "FocusState"].flatMap { owner in
            [cell("var wrappedValue: Value { get nonmutating set }", owner), projected(owner)]
        } + [
            make("init(wrappedValue: Value)", "State"), make("init(initialValue: Value)", "State"),
            // Text stays at its standard size, so a metric is what it was written.
            make("init(wrappedValue: Value)", "ScaledMetric"),
            make("init(wrappedValue: Value, relativeTo textStyle: _TextStyle)", "ScaledMetric"),
            NativeEntry("var wrappedValue: Value { get }", on: "ScaledMetric") { _, call in
                try call.native(0, StateBox.self).initial
            },
        ] + storageEntries + [
            NativeEntry("init()", on: "State where Value: ExpressibleByNilLiteral") { _, _ in
                .native(StateBox(initial: .null))
            },
            NativeEntry("init()", on: "FocusState") { machine, call in
                let isFlag = call.typeArguments.first.map { machine.describe($0) == "Bool" } ?? false
                return .native(StateBox(initial: isFlag ? .bool(false) : .null, kind: "FocusState"))
            },
            make("init(wrappedValue: Value)", "GestureState"), make("init(initialValue: Value)", "GestureState"),
            NativeEntry("init(wrappedValue: Value, resetTransaction: Transaction)", on: "GestureState") { _, call in
                let reset = try call.native(1, TransactionBox.self).value
                return .native(StateBox(initial: call[0], kind: "GestureState", resetTransaction: reset))
            },
            NativeEntry("var wrappedValue: Value { get }", on: "GestureState") { machine, call in
                let box = try call.native(0, StateBox.self)
                return box.cell.map { machine.read($0) } ?? box.initial
            },
            NativeEntry("var projectedValue: GestureState<Value> { get }", on: "GestureState") { _, call in call[0] },
            make("init(wrappedValue: @autoclosure @escaping () -> ObjectType)", "StateObject", lazy: true),
            NativeEntry("var wrappedValue: ObjectType { get }", on: "StateObject") { machine, call in
                let box = try call.native(0, StateBox.self)
                guard let cell = box.cell else { return try machine.call(box.initial, []) }
                return noteObject(machine.read(cell), &machine)
            },
            NativeEntry("var projectedValue: _ObjectWrapper<ObjectType> { get }", on: "StateObject") { machine, call in
                let box = try call.native(0, StateBox.self)
                return .native(
                    ObjectBox(object: box.cell.map { machine.read($0) } ?? box.initial, kind: "_ObjectWrapper"))
            },
            NativeEntry("init()", on: "Namespace") { _, _ in .native(StateBox(initial: .null, kind: "Namespace")) },
            NativeEntry("var wrappedValue: _NamespaceID { get }", on: "Namespace") { machine, call in
                .native(PlainBox(try call.native(0, StateBox.self).cell?.index ?? 0, "_NamespaceID"))
            },
        ]
    }

    /// `@AppStorage`, `@SceneStorage`: values by key, in memory.
    private static var storageEntries: [NativeEntry] {
        [("AppStorage", ", store: UserDefaults? = nil"), ("SceneStorage", "")].flatMap { owner, store in
            let kept: @Sendable (Value, Value) -> Value = { initial, key in
                let name = (owner == "SceneStorage" ? "scene." : "") + (key.asString ?? "")
                return .native(StateBox(initial: initial, kind: owner, key: name))
            }
            return [
                NativeEntry("init(wrappedValue: Value, _ key: String\(store))", on: owner) { _, call in
                    kept(call[0], call[1])
                },
                NativeEntry("init(_ key: String\(store))", on: "\(owner) where Value: ExpressibleByNilLiteral") {
                    _, call in
                    kept(.null, call[0])
                },
            ]
        }
    }

    /// Notes that an observable object was read, and gives it back.
    static func noteObject(_ object: Value, _ machine: inout Machine) -> Value {
        guard let id = object.asObject else { return object }
        machine.noteRead(.object(id))
        // An object may announce its changes by a publisher of its own.
        if let nominal = machine.type(of: id)?.nominal, let place = machine.types[nominal].field("objectWillChange"),
            let own = machine.field(place, of: id).asObject
        {
            machine.noteRead(.object(own))
        }
        return object
    }

    /// Tells the subscribers of a `@Published` property, and of its object, before the property changes.
    private static func announce(
        _ value: Value, of id: ObjectID, _ name: String, _ machine: inout Machine
    ) throws {
        try machine.send(.void, from: .willChange(id))
        try machine.send(value, from: .published(id, name))
    }

    private static var bindingEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
                """, on: "Binding"
            ) { _, call in
                .native(BindingBox(.functions(get: call[0], set: call[1])))
            },
            NativeEntry("init(_ base: Binding<Value?>)", on: "Binding") { _, call in
                .native(BindingBox(.unwrapped(call[0])))
            },
            NativeEntry("init(projectedValue: Binding<Value>)", on: "Binding") { _, call in call[0] },
            NativeEntry("static func constant(_ value: Value) -> Binding<Value>", on: "Binding") { _, call in
                .native(BindingBox(.constant(call[0])))
            },
            NativeEntry(
                "var wrappedValue: Value { get nonmutating set }", on: "Binding",
                set: { machine, call in
                    let call = call
                    try writeBinding(call[0], call[1], &machine, call)
                    return .void
                }
            ) { machine, call in try readBinding(call[0], &machine) },
            NativeEntry("var projectedValue: Binding<Value> { get }", on: "Binding") { _, call in call[0] },
            NativeEntry(
                """
                subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> \
                Binding<Subject> { get }
                """, on: "Binding"
            ) { _, call in
                guard case .keyPath(let path) = call[1] else { throw call.trap(.unsupported, "this is no key path") }
                return .native(BindingBox(.path(call[0], path)))
            },
            NativeEntry(
                "subscript(index: Int) -> Binding<Value.Element> { get }", on: "Binding where Value: MutableCollection"
            ) { _, call in
                .native(BindingBox(.element(call[0], try call.int(1))))
            },
            NativeEntry(
                """
                func animation(_ animation: Animation? = .default) -> Binding<Value>
                """, on: "Binding"
            ) { _, call in
                var transaction = TransactionValue(animation: call.animation(1))
                (transaction.animationSource, transaction.animationSetter) = (place(call.range), "Binding.animation")
                return .native(BindingBox(.transaction(call[0], transaction)))
            },
            NativeEntry("func transaction(_ transaction: Transaction) -> Binding<Value>", on: "Binding") { _, call in
                .native(BindingBox(.transaction(call[0], try call.native(1, TransactionBox.self).value)))
            },
            NativeEntry("var transaction: Transaction { get }", on: "Binding") { _, call in
                if case .transaction(_, let own)? = (call[0].native as? BindingBox)?.source {
                    return .native(TransactionBox(value: own))
                }
                return .native(TransactionBox(value: TransactionValue()))
            },
            NativeEntry("var id: AnyHashable { get }", on: "Binding where Value: Identifiable") { machine, call in
                try machine.identity(of: try readBinding(call[0], &machine))
            },
        ]
    }

    private static var objectEntries: [NativeEntry] {
        @Sendable func wrapper(_ owner: String) -> [NativeEntry] {
            [
                NativeEntry(
                    """
                    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, \
                    Subject>) -> Binding<Subject> { get }
                    """, on: owner
                ) { _, call in
                    guard case .keyPath(let path) = call[1] else {
                        throw call.trap(.unsupported, "this is no key path")
                    }
                    return .native(BindingBox(.object(try call.native(0, ObjectBox.self).object, path)))
                }
            ]
        }
        return wrapper("_ObjectWrapper") + [
            NativeEntry("init(wrappedValue: ObjectType)", on: "ObservedObject") { _, call in
                .native(ObjectBox(object: call[0], kind: "ObservedObject"))
            },
            NativeEntry("var wrappedValue: ObjectType { get }", on: "ObservedObject") { machine, call in
                noteObject(try call.native(0, ObjectBox.self).object, &machine)
            },
            NativeEntry("var projectedValue: _ObjectWrapper<ObjectType> { get }", on: "ObservedObject") { _, call in
                .native(ObjectBox(object: try call.native(0, ObjectBox.self).object, kind: "_ObjectWrapper"))
            },
            NativeEntry("init(wrappedValue: Value)", on: "Bindable") { _, call in
                .native(ObjectBox(object: call[0], kind: "Bindable"))
            },
            NativeEntry("init(_ wrappedValue: Value)", on: "Bindable") { _, call in
                .native(ObjectBox(object: call[0], kind: "Bindable"))
            },
            NativeEntry("var wrappedValue: Value { get }", on: "Bindable") { _, call in
                try call.native(0, ObjectBox.self).object
            },
            NativeEntry("var projectedValue: Bindable<Value> { get }", on: "Bindable") { _, call in call[0] },
            NativeEntry(
                """
                subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> \
                Binding<Subject> { get }
                """, on: "Bindable"
            ) { _, call in
                guard case .keyPath(let path) = call[1] else { throw call.trap(.unsupported, "this is no key path") }
                return .native(BindingBox(.object(try call.native(0, ObjectBox.self).object, path)))
            },
        ]
    }

    /// What the checker writes around properties of observable objects.
    private static var observationEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                func _observeRead<Value>(_ object: AnyObject, _ name: String, _ value: Value) -> Value
                """
            ) { machine, call in
                if let id = call[0].asObject { machine.noteRead(.property(id, try call.string(1))) }
                return call[2]
            },
            NativeEntry(
                """
                func _observedField<Value>(_ object: AnyObject, _ index: Int, _ name: String, _ \
                isPublished: Bool) -> Value
                """,
                set: { machine, call in
                    guard let id = call[0].asObject else { return .void }
                    let (index, name) = (try call.int(1), try call.string(2))
                    let old = machine.field(index, of: id)
                    let isPublished = try call.bool(3)
                    if machine.cells.isEvaluating, isPublished {
                        machine.warn(
                            "LIFE-4",
                            """
                            \(name) is published during a view update: views see the change in the next one
                            """, at: call.range)
                    }
                    if isPublished { try announce(call[4], of: id, name, &machine) }
                    machine.setField(index, of: id, to: call[4])
                    if !isPublished, try machine.isSame(old, call[4]) { return .void }
                    machine.noteChange(
                        isPublished ? .object(id) : .property(id, name), name: name, old: old, new: call[4],
                        at: call.range)
                    return .void
                }
            ) { machine, call in
                guard let id = call[0].asObject else { return .null }
                if try !call.bool(3) { machine.noteRead(.property(id, try call.string(2))) }
                return machine.field(try call.int(1), of: id)
            },
        ]
    }
}
