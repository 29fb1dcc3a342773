import AnimationMath
import Interpreter
import ViewValues

/// The present transaction, or a new one of an entry.
func currentTransaction(_ machine: Machine) -> TransactionValue {
    (machine.ambient?.native as? TransactionBox)?.value ?? TransactionValue(origin: .entry)
}

extension VocabularySource {
    /// Transactions: withAnimation, withTransaction, their properties and keys (TX).
    static let transactions = VocabularySource(
        "SwiftUI: transactions", types: [NativeType("struct _PlaceholderView: View {}")],
        entries: withEntries + propertyEntries)

    /// Runs a closure under a changed transaction.
    private static func run(
        _ machine: inout Machine, _ body: Value, _ change: (inout TransactionValue) -> Void
    ) throws -> Value {
        var transaction = currentTransaction(machine)
        change(&transaction)
        return try machine.withAmbient(.native(TransactionBox(value: transaction))) { try $0.call(body, []) }
    }

    private static func set(
        _ transaction: inout TransactionValue, _ call: NativeCall, _ animation: Animation?, by setter: String
    ) {
        if transaction.animationSetter != nil { transaction.overruled = transaction.animation?.description ?? "nil" }
        transaction.animation = animation
        transaction.animationSource = place(call.range)
        transaction.animationSetter = setter
    }

    private static var withEntries: [NativeEntry] {
        [
            NativeEntry(
                """
                func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> \
                Result) rethrows -> Result
                """
            ) { machine, call in
                let call = call
                return try run(&machine, call[1]) { set(&$0, call, call.animation(0), by: "withAnimation") }
            },
            NativeEntry(
                """
                func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: \
                AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, \
                completion: @escaping () -> Void) rethrows -> Result
                """
            ) { machine, call in
                let call = call
                var transaction = currentTransaction(machine)
                set(&transaction, call, call.animation(0), by: "withAnimation")
                transaction.completions.append(completion(&machine, call[3], criteria: call[1], call))
                return try machine.withAmbient(.native(TransactionBox(value: transaction))) { machine in
                    // The handler runs even if nothing is written: the group exists in any case (DONE-1).
                    machine.openGroup(machine.ambient)
                    return try machine.call(call[2], [])
                }
            },
            NativeEntry(
                """
                func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) \
                rethrows -> Result
                """
            ) { machine, call in
                var given = try call.native(0, TransactionBox.self).value
                let outer = currentTransaction(machine)
                given.keys.merge(outer.keys) { own, _ in own }
                (given.origin, given.originSource) = (outer.origin, outer.originSource)
                if given.animation != nil, given.animationSource == nil {
                    (given.animationSource, given.animationSetter) = (place(call.range), "withTransaction")
                }
                let body = call[1]
                return try machine.withAmbient(.native(TransactionBox(value: given))) { machine in
                    if !given.completions.isEmpty { machine.openGroup(machine.ambient) }
                    return try machine.call(body, [])
                }
            },
            NativeEntry(
                """
                func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ \
                body: () throws -> R) rethrows -> R
                """
            ) { machine, call in
                var box = Value.native(TransactionBox(value: currentTransaction(machine)))
                guard case .keyPath(let path) = call[0] else { throw call.trap(.unsupported, "this is no key path") }
                try machine.write(call[1], through: path, of: &box)
                let body = call[2]
                return try machine.withAmbient(box) { try $0.call(body, []) }
            },
        ]
    }

    static func completion(
        _ machine: inout Machine, _ action: Value, criteria: Value, _ call: NativeCall
    ) -> CompletionValue {
        machine.give(action)
        let counter = (machine.extras["completions"] as? PlainBox<Int>)?.content ?? 0
        machine.extras["completions"] = PlainBox(counter + 1, "counter")
        return CompletionValue(
            id: counter + 1, criteria: criteria.asEnumeration?.tag == 1 ? .removed : .logicallyComplete,
            action: ProgramClosure(action, source: place(call.range)))
    }

    private static var propertyEntries: [NativeEntry] {
        @Sendable func flag(_ name: String, _ path: WritableKeyPath<TransactionValue, Bool> & Sendable) -> NativeEntry {
            NativeEntry(
                "var \(name): Bool { get set }", on: "Transaction",
                set: { _, call in
                    var box = try call.native(0, TransactionBox.self)
                    box.value[keyPath: path] = try call.bool(1)
                    call.arguments[0] = .native(box)
                    return .void
                }
            ) { _, call in .bool(try call.native(0, TransactionBox.self).value[keyPath: path]) }
        }
        return [
            NativeEntry("init()", on: "Transaction") { _, _ in .native(TransactionBox(value: TransactionValue())) },
            NativeEntry("init(animation: Animation?)", on: "Transaction") { _, call in
                var value = TransactionValue(animation: call.animation(0))
                (value.animationSource, value.animationSetter) = (place(call.range), "Transaction(animation:)")
                return .native(TransactionBox(value: value))
            },
            NativeEntry(
                "var animation: Animation? { get set }", on: "Transaction",
                set: { _, call in
                    var box = try call.native(0, TransactionBox.self)
                    set(&box.value, call, call.animation(1), by: "transaction")
                    call.arguments[0] = .native(box)
                    return .void
                }
            ) { machine, call in
                machine.noteRead(.named("transaction"))
                return .optional(
                    try call.native(0, TransactionBox.self).value.animation.map { .native(AnimationBox(animation: $0)) }
                )
            },
            flag("disablesAnimations", \.disablesAnimations), flag("isContinuous", \.isContinuous),
            flag("tracksVelocity", \.tracksVelocity),
            NativeEntry(
                """
                mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = \
                .logicallyComplete, _ completion: @escaping () -> Void)
                """, on: "Transaction"
            ) { machine, call in
                var box = try call.native(0, TransactionBox.self)
                box.value.completions.append(completion(&machine, call[2], criteria: call[1], call))
                call.arguments[0] = .native(box)
                return .void
            },
            NativeEntry(
                "subscript<K: TransactionKey>(key: K.Type) -> K.Value { get set }", on: "Transaction",
                set: { machine, call in
                    var box = try call.native(0, TransactionBox.self)
                    if let type = call[1].asType { box.value.keys[machine.describe(type)] = call[2] }
                    call.arguments[0] = .native(box)
                    return .void
                }
            ) { machine, call in
                guard let type = call[1].asType else { throw call.trap(.unsupported, "this is no TransactionKey") }
                machine.noteRead(.named("transaction.\(machine.describe(type))"))
                if let value = try call.native(0, TransactionBox.self).value.keys[machine.describe(type)] as? Value {
                    return value
                }
                return try machine.staticProperty("defaultValue", of: type)
            },
        ]
    }
}
