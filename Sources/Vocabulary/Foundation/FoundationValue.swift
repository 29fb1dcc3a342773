import Foundation
import Interpreter

/// A value of Foundation that the program carries along.
struct FoundationValue<Base: Hashable & Sendable>: NativeValue {
    let nativeType: String
    let base: Base
    let description: String

    init(_ nativeType: String, _ base: Base, _ description: String) {
        self.nativeType = nativeType
        self.base = base
        self.description = description
    }

    func isEqual(to other: any NativeValue) -> Bool { (other as? Self)?.base == base }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(description) }
}

extension NativeCall {
    /// The Foundation value at a place.
    func base<Base: Hashable & Sendable>(_ index: Int, _ kind: Base.Type = Base.self) throws -> Base {
        try native(index, FoundationValue<Base>.self).base
    }

    /// The Foundation value of an optional at a place.
    func optionalBase<Base: Hashable & Sendable>(_ index: Int, _ kind: Base.Type = Base.self) -> Base? {
        optional(index)?.asNative(FoundationValue<Base>.self)?.base
    }
}

extension Value {
    static func date(_ date: Date) -> Value { .native(FoundationValue("Date", date, date.text)) }
    static func uuid(_ uuid: UUID) -> Value { .native(FoundationValue("UUID", uuid, uuid.uuidString)) }
    static func url(_ url: URL) -> Value { .native(FoundationValue("URL", url, url.absoluteString)) }
    static func data(_ data: Data) -> Value { .native(FoundationValue("Data", data, "\(data.count) bytes")) }
    static func timeZone(_ zone: TimeZone) -> Value {
        .native(FoundationValue("TimeZone", zone, "\(zone.identifier) (fixed)"))
    }
    static func locale(_ locale: Locale) -> Value {
        .native(FoundationValue("Locale", locale, "\(locale.identifier) (fixed)"))
    }
    static func calendar(_ calendar: Calendar) -> Value {
        .native(FoundationValue("Calendar", calendar, "\(calendar.identifier) (fixed)"))
    }
    static func dateComponents(_ parts: DateComponents) -> Value {
        .native(FoundationValue("DateComponents", parts, parts.description))
    }
    static func characterSet(_ set: CharacterSet) -> Value {
        .native(FoundationValue("CharacterSet", set, "CharacterSet"))
    }
}

/// A class of Foundation as the program sees it: an object whose fields the entries read and write.
struct FoundationClass: Sendable {
    let name: String
    let superclass: String?
    /// Properties with type and initial value, in the order of fields.
    let properties: [(name: String, type: String, initial: Value)]

    var type: NativeType { NativeType("class \(name)\(superclass.map { ": \($0)" } ?? "") {}") }

    /// A new object.
    func make(_ machine: inout Machine, with fields: [String: Value] = [:]) -> Value {
        machine.makeObject(
            machine.types.type(name), ContiguousArray(properties.map { fields[$0.name] ?? $0.initial }))
    }

    /// A property of the object at a place.
    func value(_ property: String, _ machine: Machine, _ call: NativeCall, _ index: Int = 0) -> Value {
        guard let object = call[index].asObject, owns(object, machine), let place = place(property) else {
            return .null
        }
        return machine.field(place, of: object)
    }

    func set(_ property: String, _ value: Value, _ machine: inout Machine, _ object: Value) {
        guard let object = object.asObject, owns(object, machine), let place = place(property) else { return }
        machine.setField(place, of: object, to: value)
    }

    /// Whether it is an object of this class itself: a subclass of the program has other fields.
    private func owns(_ object: ObjectID, _ machine: Machine) -> Bool {
        machine.type(of: object) == machine.types.type(name)
    }

    private func place(_ property: String) -> Int? { properties.firstIndex { $0.name == property } }

    /// `init()` and the properties.
    var entries: [NativeEntry] {
        [NativeEntry("init()", on: name) { machine, _ in make(&machine) }]
            + properties.filter { !$0.name.hasPrefix("_") }.map { property in
                NativeEntry(
                    "var \(property.name): \(property.type) { get set }", on: name,
                    set: { machine, call in
                        set(property.name, call[1], &machine, call[0])
                        return .void
                    },
                    body: { machine, call in value(property.name, machine, call) })
            }
    }
}
