import AnimationMath
import Interpreter
import ViewValues

/// `State`, `GestureState`, `StateObject` and the like: an initial value, and a cell once its view is installed.
struct StateBox: NativeValue {
    var initial: Value
    /// The initial value is made by a closure when the view is installed (StateObject's autoclosure).
    var isLazy = false
    var cell: CellID?
    var kind = "State"
    /// What AppStorage and SceneStorage keep their value under.
    var key: String?
    /// The animation with which a GestureState falls back.
    var resetTransaction: TransactionValue?
    var nativeType: String { kind }
    /// A view's inputs do not include its own state.
    func isEqual(to other: any NativeValue) -> Bool { other is StateBox }
    func forEachValue(_ visit: (Value) -> Void) { visit(initial) }

    /// `@State var x` at the prompt lives as long as the session; `@State static var x` has no view, and never changes.
    func kept(asGlobal name: String, in machine: inout Machine) -> any NativeValue {
        guard cell == nil, key == nil, !isLazy, name.hasPrefix("_"), !name.contains(".") else { return self }
        var box = self
        box.cell = machine.makeCell(initial, name: String(name.dropFirst()))
        return box
    }
}

/// `Binding`: where it reads and writes. One to a collection is a collection of bindings to its elements.
struct BindingBox: ListedValue {
    indirect enum Source: Sendable {
        case cell(CellID)
        case constant(Value)
        case functions(get: Value, set: Value)
        case path(Value, KeyPathBox)
        case element(Value, Int)
        /// A path from an object.
        case object(Value, KeyPathBox)
        case transaction(Value, TransactionValue)
        /// Some(x) of a binding to an optional.
        case unwrapped(Value)
    }
    let source: Source
    init(_ source: Source) { self.source = source }
    var nativeType: String { "Binding" }
    func listed(_ machine: inout Machine) throws -> ContiguousArray<Value> {
        let binding = Value.native(self)
        let elements = try readBinding(binding, &machine).asArray ?? []
        return ContiguousArray(elements.indices.map { .native(BindingBox(.element(binding, $0))) })
    }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? BindingBox else { return false }
        switch (source, other.source) {
        case (.cell(let a), .cell(let b)): return a == b
        case (.constant(let a), .constant(let b)): return sameStructure(a, b)
        case (.path(let a, let x), .path(let b, let y)), (.object(let a, let x), .object(let b, let y)):
            return sameStructure(a, b) && x.text == y.text
        case (.element(let a, let x), .element(let b, let y)): return sameStructure(a, b) && x == y
        case (.transaction(let a, let x), .transaction(let b, let y)):
            return sameStructure(a, b) && x.animation == y.animation
        default: return false
        }
    }
    func forEachValue(_ visit: (Value) -> Void) {
        switch source {
        case .cell: break
        case .constant(let value), .path(let value, _), .element(let value, _), .object(let value, _),
            .transaction(let value, _),
            .unwrapped(let value):
            visit(value)
        case .functions(let get, let set):
            visit(get)
            visit(set)
        }
    }
}

/// What a binding shows.
func readBinding(_ binding: Value, _ machine: inout Machine) throws -> Value {
    guard let box = binding.native as? BindingBox else { return binding }
    switch box.source {
    case .cell(let cell): return machine.read(cell)
    case .constant(let value): return value
    case .functions(let get, _): return try machine.call(get, [])
    case .path(let base, let path): return try machine.read(path, of: try readBinding(base, &machine))
    case .object(let object, let path):
        return try machine.read(path, of: VocabularySource.noteObject(object, &machine))
    case .element(let base, let index):
        let list = try readBinding(base, &machine).asArray ?? []
        guard list.indices.contains(index) else { throw Trap(.indexOutOfRange, "Index out of range") }
        return list[index]
    case .transaction(let base, _): return try readBinding(base, &machine)
    case .unwrapped(let base): return try readBinding(base, &machine).payload ?? .null
    }
}

/// Writes through a binding, under its own transaction unless the present one says otherwise (TX-7).
func writeBinding(_ binding: Value, _ value: Value, _ machine: inout Machine, _ call: NativeCall?) throws {
    guard let box = binding.native as? BindingBox else { return }
    switch box.source {
    case .cell(let cell): try machine.write(value, to: cell, at: call?.range)
    case .constant: break
    case .functions(_, let set): _ = try machine.call(set, [value])
    case .path(let base, let path):
        var whole = try readBinding(base, &machine)
        try machine.write(value, through: path, of: &whole)
        try writeBinding(base, whole, &machine, call)
    case .object(let object, let path):
        var target = object
        try machine.write(value, through: path, of: &target)
    case .element(let base, let index):
        var list = try readBinding(base, &machine)
        _ = list.updateArray { if $0.indices.contains(index) { $0[index] = value } }
        try writeBinding(base, list, &machine, call)
    case .transaction(let base, let own):
        var merged = currentTransaction(machine)
        if merged.animation == nil {
            (merged.animation, merged.animationSource) = (own.animation, own.animationSource)
            merged.animationSetter = own.animationSetter
        } else {
            merged.overruled = own.animation?.description
        }
        merged.disablesAnimations = merged.disablesAnimations || own.disablesAnimations
        try machine.withAmbient(.native(TransactionBox(value: merged))) { try writeBinding(base, value, &$0, call) }
    case .unwrapped(let base): try writeBinding(base, .some(value), &machine, call)
    }
}

/// A reference to an observed object in a wrapper.
struct ObjectBox: NativeValue {
    let object: Value
    let kind: String
    var nativeType: String { kind }
    func isEqual(to other: any NativeValue) -> Bool {
        (other as? ObjectBox).map { sameStructure($0.object, object) } ?? false
    }
    func forEachValue(_ visit: (Value) -> Void) { visit(object) }
}
