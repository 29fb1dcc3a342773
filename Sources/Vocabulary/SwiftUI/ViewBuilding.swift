import AnimationMath
import Interpreter
import SwiftSubset
import ViewValues

/// Where a call stands, for explanations; nil in the vocabulary's own Swift, which nobody has written.
func place(_ range: SourceRange?) -> SourcePlace? {
    range.flatMap {
        if $0.file.name == vocabularyFileName { return nil }
        let start = $0.start
        return SourcePlace(file: $0.file.name, line: start.line, column: start.column)
    }
}

/// The same, where a method of that name is nearer.
func sourcePlace(_ range: SourceRange?) -> SourcePlace? { place(range) }

extension NativeCall {
    /// An argument as a view.
    func view(_ index: Int, _ machine: Machine) throws -> ViewValue { try makeView(self[index], machine, range) }

    /// A closure argument for the engine.
    func closure(_ index: Int) -> ProgramClosure { ProgramClosure(self[index], source: place(range)) }

    /// What a view-building closure argument gives at once.
    func built(_ index: Int, _ machine: inout Machine) throws -> ViewValue {
        guard !self[index].isNull else { return .empty }
        return try makeView(try machine.call(self[index], []), machine, range)
    }

    func style(_ index: Int) throws -> StyleValue {
        try makeStyle(self[index]) ?? { throw trap(.internalFailure, "no style") }()
    }
    func color(_ index: Int) throws -> ColorValue { try native(index, ColorBox.self).color }
    func optionalColor(_ index: Int) -> ColorValue? { (optional(index)?.native as? ColorBox)?.color }
    func animation(_ index: Int) -> Animation? { (optional(index)?.native as? AnimationBox)?.animation }
    func plain<T: Hashable & Sendable>(_ index: Int, _ kind: T.Type = T.self) throws -> T {
        try native(index, PlainBox<T>.self).content
    }
    func optionalPlain<T: Hashable & Sendable>(_ index: Int, _ kind: T.Type = T.self) -> T? {
        (optional(index)?.native as? PlainBox<T>)?.content
    }
    /// The fields of a struct argument as numbers.
    func numbers(_ index: Int) throws -> [Double] { try structure(index).fields.map { $0.asDouble ?? 0 } }
    func unitPoint(_ index: Int) throws -> UnitPointValue {
        let fields = try numbers(index)
        return UnitPointValue(fields[0], fields[1])
    }
    /// Degrees of an Angle.
    func degrees(_ index: Int) throws -> Double { try numbers(index)[0] }
    func alignment(_ index: Int) throws -> AlignmentValue { try plain(index, AlignmentValue.self) }

    /// The view around argument 0 with a modifier.
    func modified(_ modifier: ViewValues.Modifier, _ machine: Machine) throws -> Value {
        let content = try view(0, machine)
        return .native(ViewBox(ViewValue(.modified(content, modifier), source: place(range))))
    }
}

/// A value of the program as a view: what evaluation made, or a struct whose body is asked for later.
func makeView(_ value: Value, _ machine: Machine, _ range: SourceRange?) throws -> ViewValue {
    switch value.unboxed {
    case .null: return ViewValue(.optional(nil))
    case .void: return .empty
    case .host(let box):
        if let view = hostView(box.value) { return view }
    case .structure(let box):
        let composite = makeComposite(value.unboxed, box.type, machine)
        guard isShape(box.type, machine) else { return ViewValue(.composite(composite), source: place(range)) }
        let leaf = Leaf.shape(name: composite.typeName, .program(composite), fill: nil, stroke: nil)
        return ViewValue(.leaf(leaf), source: place(range))
    case .enumeration(let box):
        return ViewValue(.composite(makeComposite(value.unboxed, box.type, machine)), source: place(range))
    case .object(let id):
        if let type = machine.type(of: id) {
            return ViewValue(.composite(makeComposite(value.unboxed, type, machine)), source: place(range))
        }
    case .tuple(let elements): return ViewValue(.group(try elements.map { try makeView($0, machine, range) }))
    default: break
    }
    throw Trap(.unsupported, "a value that is no View stands where a View is expected", at: range)
}

/// Whether a struct of the program is a shape, which draws itself in the foreground style.
private func isShape(_ type: RuntimeType, _ machine: Machine) -> Bool {
    guard let id = type.nominal, let shape = machine.types.id("Shape") else { return false }
    return machine.types[id].conformances.contains(shape) && machine.member("body", of: type) == nil
}

private func hostView(_ value: any NativeValue) -> ViewValue? {
    switch value {
    case let box as ViewBox: box.view
    case let box as DrawnShapeBox: box.view
    case let box as TextBox: ViewValue(.leaf(.text(box.text)), source: box.source)
    case let box as ImageBox: ViewValue(.leaf(.image(box.image)), source: box.source)
    case let box as ShapeBox:
        shapeView(box.shape, box.name, fill: nil, stroke: nil, box.source)
    case let box as PathBox: ViewValue(.leaf(.shape(name: "Path", .path(box.path), fill: nil, stroke: nil)))
    case let box as ColorBox: ViewValue(.leaf(.color(box.color)))
    case let box as StyleBox: ViewValue(.leaf(.style(name: box.name, box.style)))
    default: nil
    }
}

/// A drawn shape. A shape that was moved shows as one that the view's own `offset` moves: the path is moved alike, and
/// neither takes part in layout.
func shapeView(
    _ shape: ShapeValue, _ name: String, fill: StyleValue?, stroke: StrokeValue?, _ source: SourcePlace?
) -> ViewValue {
    switch shape {
    case .offset(let base, let x, let y):
        let moved = shapeView(base, name, fill: fill, stroke: stroke, source)
        return ViewValue(.modified(moved, .layout(.offset(x: x, y: y))), source: source)
    case .inset(.offset(let base, let x, let y), let amount):
        return shapeView(
            .offset(.inset(base, by: amount), x: x, y: y), name, fill: fill, stroke: stroke, source)
    default: return ViewValue(.leaf(.shape(name: name, shape, fill: fill, stroke: stroke)), source: source)
    }
}

/// A struct of the program that takes part in the view tree.
func makeComposite(_ value: Value, _ type: RuntimeType, _ machine: Machine) -> CompositeValue {
    CompositeValue(
        typeName: type.nominal.map { machine.types[$0].name } ?? "", signature: machine.describe(type), value: value,
        isAnimatable: isAnimatable(type, machine),
        isGeometryEffect: machine.types.id("GeometryEffect").map { machine.conforms(type, to: [$0]) } ?? false,
        isVocabulary: type.nominal.map { machine.types[$0].isVocabulary } ?? false)
}

/// Whether a type conforms to Animatable and says what to interpolate (LIFE-3).
func isAnimatable(_ type: RuntimeType, _ machine: Machine) -> Bool {
    guard let id = type.nominal else { return false }
    let info = machine.types[id]
    guard machine.member("animatableData", of: type) != nil || info.field("animatableData") != nil else { return false }
    let animatable = [
        "Animatable", "Shape", "GeometryEffect", "AnimatableModifier", "InsettableShape", "Layout", "TextRenderer",
    ]
    return animatable.contains { name in
        machine.types.id(name).map { info.conformances.contains($0) } ?? false
    }
}

func makeStyle(_ value: Value) -> StyleValue? {
    switch value.native {
    case let box as ColorBox: .color(box.color)
    case let box as StyleBox: box.style
    case let box as ResolvedColorBox:
        .color(
            .rgb(
                red: box.color.sRGB[0], green: box.color.sRGB[1], blue: box.color.sRGB[2], alpha: box.color.alpha))
    default: nil
    }
}

/// A shape argument: one of the vocabulary's or a struct of the program.
func makeShape(_ value: Value, _ machine: Machine) -> (shape: ShapeValue, name: String)? {
    if let box = value.native as? ShapeBox { return (box.shape, box.name) }
    if let box = value.native as? PathBox { return (.path(box.path), "Path") }
    if let box = value.asStructure {
        let composite = makeComposite(value.unboxed, box.type, machine)
        return (.program(composite), composite.typeName)
    }
    return nil
}

/// An entry that wraps its view in a modifier.
func modifier(
    _ signature: String, on owner: String = "View",
    _ make: @escaping @Sendable (inout Machine, inout NativeCall) throws -> ViewValues.Modifier
) -> NativeEntry {
    NativeEntry(signature, on: owner) { machine, call in
        let modifier = try make(&machine, &call)
        return try call.modified(modifier, machine)
    }
}

/// An entry for a value without arguments.
func constant(_ signature: String, on owner: String? = nil, _ value: @escaping @Sendable () -> Value) -> NativeEntry {
    NativeEntry(signature, on: owner) { _, _ in value() }
}

/// An entry that makes a view of a kind.
func viewEntry(
    _ signature: String, on owner: String,
    _ make: @escaping @Sendable (inout Machine, inout NativeCall) throws -> ViewKind
) -> NativeEntry {
    NativeEntry(signature, on: owner) { machine, call in
        let kind = try make(&machine, &call)
        return .native(ViewBox(ViewValue(kind, source: place(call.range)), name: owner))
    }
}
