import Foundation
import Interpreter

/// What `@AppStorage`, `@SceneStorage` and UserDefaults keep, by key: one cell each, for as long as the session lives.
struct StoredDefaults: NativeValue {
    var cells: [String: CellID] = [:]
    var nativeType: String { "UserDefaults" }
    static let key = "defaults"
}

extension Machine {
    /// The cell of a key; nil where nothing was stored under it.
    func storedCell(_ key: String) -> CellID? { (extras[StoredDefaults.key] as? StoredDefaults)?.cells[key] }

    /// The cell of a key, made with an initial value where there is none.
    mutating func makeStoredCell(_ key: String, initial: Value) -> CellID {
        if let cell = storedCell(key) { return cell }
        var stored = extras[StoredDefaults.key] as? StoredDefaults ?? StoredDefaults()
        let cell = makeCell(initial, name: key)
        stored.cells[key] = cell
        extras[StoredDefaults.key] = stored
        return cell
    }
}

extension VocabularySource {
    /// UserDefaults, in memory.
    static let defaults: VocabularySource = VocabularySource(
        "Defaults", types: [NativeType("class UserDefaults {}")], entries: all(plainDefaults, typedDefaults))

    private static let plainDefaults: [NativeEntry] = [
        NativeEntry("static var standard: UserDefaults { get }", on: "UserDefaults") { machine, _ in
            machine.makeObject(machine.types.type("UserDefaults"), [])
        },
        NativeEntry("init?(suiteName: String?)", on: "UserDefaults") { machine, _ in
            machine.makeObject(machine.types.type("UserDefaults"), [])
        },
        NativeEntry("func set(_ value: Any?, forKey defaultName: String)", on: "UserDefaults") { machine, call in
            let value = call[1].payload?.unboxed ?? .null
            let cell = machine.makeStoredCell(try call.string(2), initial: value)
            try machine.write(value, to: cell, at: call.range)
            return .void
        },
        NativeEntry("func removeObject(forKey defaultName: String)", on: "UserDefaults") { machine, call in
            if let cell = machine.storedCell(try call.string(1)) { try machine.write(.null, to: cell, at: call.range) }
            return .void
        },
        NativeEntry("func object(forKey defaultName: String) -> Any?", on: "UserDefaults") { machine, call in
            stored(machine, try call.string(1)) ?? .null
        },
        NativeEntry("func register(defaults: [String: Any])", on: "UserDefaults") { machine, call in
            guard case .dictionary(let table) = call[1].unboxed else { return .void }
            for (key, value) in table.pairs {
                _ = machine.makeStoredCell(key.asString ?? "", initial: value.unboxed)
            }
            return .void
        },
        NativeEntry("func synchronize() -> Bool", on: "UserDefaults") { _, _ in .bool(true) },
    ]

    private static func stored(_ machine: Machine, _ key: String) -> Value? {
        let value = machine.storedCell(key).map { machine.peek($0) }
        return value.flatMap { $0.isNull ? nil : $0 }
    }

    private static let typedDefaults: [NativeEntry] = [
        typed("bool", "Bool") { .bool($0?.asBool ?? false) }, typed("integer", "Int") { .int($0?.asInt ?? 0) },
        typed("double", "Double") { .double($0?.asDouble ?? Double($0?.asInt ?? 0)) },
        typed("float", "Float") { .double($0?.asDouble ?? 0) },
        typed("string", "String?") { .optional($0?.asString.map { .string($0) }) },
        typed("data", "Data?") { .optional($0) }, typed("array", "[Any]?") { .optional($0) },
        typed("stringArray", "[String]?") { .optional($0) },
    ]

    private static func typed(
        _ name: String, _ type: String, _ read: @escaping @Sendable (Value?) -> Value
    ) -> NativeEntry {
        NativeEntry("func \(name)(forKey defaultName: String) -> \(type)", on: "UserDefaults") { machine, call in
            read(stored(machine, try call.string(1)))
        }
    }
}
