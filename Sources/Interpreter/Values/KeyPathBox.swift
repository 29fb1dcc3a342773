/// A key path of the program: components that each read, and may write, a part of a value.
public final class KeyPathBox: Sendable {
    /// One component.
    public struct Component: Sendable {
        typealias Getter = @Sendable (inout Machine, Value, ContiguousArray<Value>) throws -> Value
        typealias Setter = @Sendable (inout Machine, inout Value, ContiguousArray<Value>, Value) throws -> Void

        /// The property's name, a tuple element's number, `subscript`, `?`, `!`.
        public let name: String
        /// The subscript's arguments.
        public let arguments: ContiguousArray<Value>
        let get: Getter
        /// nil: read only.
        let set: Setter?
    }

    /// The type that the path starts at.
    public let root: RuntimeType
    /// The components in order; `\.self` has none.
    public let components: [Component]

    /// The components' names: equal names from the same root are the same path, subscripts aside.
    public var names: [String] { components.map(\.name) }

    /// The path as source text: `\Card.size.width`.
    public let text: String

    init(root: RuntimeType, components: [Component], text: String) {
        self.root = root
        self.components = components
        self.text = text
    }

    /// Whether it can be written through.
    public var isWritable: Bool { components.allSatisfy { $0.set != nil } }

    /// Both paths one after the other.
    public func appending(_ other: KeyPathBox) -> KeyPathBox {
        let tail = other.names.map { "." + $0 }.joined()
        return KeyPathBox(root: root, components: components + other.components, text: text + tail)
    }
}

extension Machine {
    /// Reads through a key path. After `?` of a nil value the result is nil.
    public mutating func read(_ path: KeyPathBox, of value: Value) throws -> Value {
        var current = value
        for component in path.components {
            if component.name == "?" {
                guard let payload = current.payload else { return .null }
                current = payload
            } else {
                current = try component.get(&self, current, component.arguments)
            }
        }
        return current
    }

    /// Writes through a key path; an optional link to nil writes nothing.
    public mutating func write(_ new: Value, through path: KeyPathBox, of value: inout Value) throws {
        try write(new, through: path.components[...], of: &value)
    }

    private mutating func write(
        _ new: Value, through path: ArraySlice<KeyPathBox.Component>, of value: inout Value
    ) throws {
        guard let component = path.first else {
            value = new
            return
        }
        if component.name == "?" {
            guard var payload = value.payload else { return }
            try write(new, through: path.dropFirst(), of: &payload)
            value = .some(payload)
            return
        }
        guard let set = component.set else { throw Trap(.internalFailure, "\(component.name) is read-only") }
        guard path.count > 1 else { return try set(&self, &value, component.arguments, new) }
        var part = try component.get(&self, value, component.arguments)
        try write(new, through: path.dropFirst(), of: &part)
        try set(&self, &value, component.arguments, part)
    }
}
