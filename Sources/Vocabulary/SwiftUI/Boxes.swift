import AnimationMath
import Interpreter
import SwiftSubset
import ViewValues

/// A view that evaluation has made, as a value of the program.
struct ViewBox: NativeValue {
    let view: ViewValue
    let name: String
    init(_ view: ViewValue, name: String = "View") {
        self.view = view
        self.name = name
    }
    var nativeType: String { name }
}

/// A shape before it is filled.
struct ShapeBox: NativeValue {
    let shape: ShapeValue
    let name: String
    let source: SourcePlace?
    var nativeType: String { name }
}

/// A shape that is filled or stroked, still open for another fill or stroke.
struct DrawnShapeBox: NativeValue {
    let view: ViewValue
    let shape: ShapeValue
    let name: String
    var nativeType: String { name }
}

/// A colour.
struct ColorBox: NativeValue {
    let color: ColorValue
    var nativeType: String { "Color" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ColorBox)?.color == color }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(color.hashValue) }
    var description: String { ColorNames.text(color) }
}

/// Any other shape style: a gradient, a material, a hierarchical level.
struct StyleBox: NativeValue {
    let style: StyleValue
    let name: String
    var nativeType: String { name }
    func isEqual(to other: any NativeValue) -> Bool { (other as? StyleBox)?.style == style }
}

/// A text, still open for Text's own modifiers.
struct TextBox: NativeValue {
    var text: TextValue
    let source: SourcePlace?
    var nativeType: String { "Text" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? TextBox)?.text == text }
}

/// An image, still open for Image's own modifiers.
struct ImageBox: NativeValue {
    var image: ImageValue
    let source: SourcePlace?
    var nativeType: String { "Image" }
}

/// A plain value of the vocabulary under a type's name, comparable by that value.
struct PlainBox<Content: Hashable & Sendable>: NativeValue {
    let content: Content
    let name: String
    init(_ content: Content, _ name: String) {
        self.content = content
        self.name = name
    }
    var nativeType: String { name }
    func isEqual(to other: any NativeValue) -> Bool { (other as? PlainBox<Content>)?.content == content }
    func hash(into hasher: inout ProgramHasher) { hasher.combine("\(content)") }
    var description: String { "\(content)" }
}

/// An animation.
struct AnimationBox: NativeValue {
    let animation: Animation
    var nativeType: String { "Animation" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? AnimationBox)?.animation == animation }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(animation.description) }
    var description: String { animation.description }
}

/// A transaction.
struct TransactionBox: NativeValue {
    var value: TransactionValue
    var nativeType: String { "Transaction" }
    /// Equal transactions make one update of consecutive writes (TX-6).
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = (other as? TransactionBox)?.value else { return false }
        return value.animation == other.animation && value.disablesAnimations == other.disablesAnimations
            && value.isContinuous == other.isContinuous && value.tracksVelocity == other.tracksVelocity
            && value.completions.map(\.id) == other.completions.map(\.id)
            && value.keys.count == other.keys.count
            && value.keys.allSatisfy { key, own in other.keys[key].map { own.isEqual(to: $0) } ?? false }
    }
    func forEachValue(_ visit: (Value) -> Void) {
        for key in value.keys.values { (key as? Value).map(visit) }
        for completion in value.completions { (completion.action.value as? Value).map(visit) }
    }
}

/// A transition.
struct TransitionBox: NativeValue {
    let transition: TransitionValue
    var nativeType: String { "AnyTransition" }
}

/// A font.
struct FontBox: NativeValue {
    var font: FontValue
    var nativeType: String { "Font" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? FontBox)?.font == font }
}

/// A gesture.
struct GestureBox: NativeValue {
    let gesture: GestureValue
    var nativeType: String { "Gesture" }
}

extension Value: ProgramValue {
    /// Structural equality; the program's own `==` is asked by the interpreter where it matters.
    public func isEqual(to other: any ProgramValue) -> Bool {
        guard let other = other as? Value ?? (other as? DescribedValue)?.value else { return false }
        return sameStructure(self, other)
    }

    /// Hashes what `isEqual` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// The value without the names of its types, for dumps.
    public var description: String {
        switch self {
        case .null: "nil"
        case .void: "()"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value
        case .character(let value): String(value)
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .tuple(let elements): "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .structure(let box): "(" + box.fields.map(\.description).joined(separator: ", ") + ")"
        case .enumeration(let box): ".\(box.tag)" + box.payload.map(\.description).joined(separator: ",")
        case .host(let box): box.value.description
        case .any, .slice: unboxed.description
        case .wrapped(let box): box.value.description
        case .object(let id), .weak(let id): "object \(id.index)"
        case .keyPath(let path): path.text
        case .dictionary, .set: "[…]"
        case .closure: "{ … }"
        case .variable, .type: "…"
        }
    }
}

/// Whether two values are the same as far as their structure tells; closures are the same only if they are one.
func sameStructure(_ left: Value, _ right: Value) -> Bool {
    switch (left.unboxed, right.unboxed) {
    case (.null, .null), (.void, .void): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b || a.isNaN && b.isNaN
    case (.string(let a), .string(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
        return a.count == b.count && zip(a, b).allSatisfy(sameStructure)
    case (.structure(let a), .structure(let b)):
        return a === b
            || a.type == b.type && a.count == b.count && (0..<a.count).allSatisfy { sameStructure(a[$0], b[$0]) }
    case (.enumeration(let a), .enumeration(let b)):
        return a === b
            || a.type == b.type && a.tag == b.tag && zip(a.payload, b.payload).allSatisfy(sameStructure)
                && a.payload.count == b.payload.count
    case (.closure(let a), .closure(let b)): return a === b
    case (.object(let a), .object(let b)), (.weak(let a), .weak(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a === b || a.text == b.text && a.names == b.names
    case (.host(let a), .host(let b)): return a === b || a.value.isEqual(to: b.value)
    case (.wrapped(let a), .wrapped(let b)): return sameStructure(a.value, b.value)
    case (.dictionary(let a), .dictionary(let b)), (.set(let a), .set(let b)): return a === b
    default: return false
    }
}
