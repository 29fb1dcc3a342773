import Interpreter

/// A vocabulary as small as the checker's tests allow: signatures that do nothing.
enum TestVocabulary {
    static let table = VocabularyTable([VocabularySource("Test", types: types.map(NativeType.init), entries: entries)])

    private static let types = [
        "protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }",
        "protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }",
        "protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }",
        "protocol CaseIterable { static var allCases: [Self] { get } }",
        "protocol RawRepresentable { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }",
        "protocol Error {}", "protocol Sequence { associatedtype Element }", "protocol Sendable {}",
        "protocol CustomStringConvertible { var description: String { get } }", "struct Hasher {}",
        "struct Int: Comparable, Hashable {}", "struct Double: Comparable, Hashable {}",
        "struct CGFloat: Comparable, Hashable {}", "struct Bool: Hashable {}", "struct String: Comparable, Hashable {}",
        "struct Never {}", "enum Optional<Wrapped> { case none, some(Wrapped) }", "struct Array<Element>: Sequence {}",
        "struct Range<Bound: Comparable>: Sequence { typealias Element = Bound }",
        "struct Dictionary<Key: Hashable, Value>: Sequence { typealias Element = (key: Key, value: Value) }",
        "class KeyPath<Root, Value> {}", "class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}",
        "protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }",
        "@resultBuilder struct ViewBuilder {}", "struct Text: View {}", "struct Stack: View {}",
        "@propertyWrapper struct State<Value> {}", "@propertyWrapper struct Binding<Value> {}",
        "struct Size: Hashable { var width: CGFloat; var height: CGFloat }", "struct Curve: Equatable {}",
    ]

    private static let entries = arithmetic + collections + views

    private static let arithmetic = numbers("Int") + numbers("Double") + numbers("CGFloat") + others

    private static func numbers(_ type: String) -> [NativeEntry] {
        var entries: [NativeEntry] = [entry("prefix static func - (value: \(type)) -> \(type)", type)]
        for symbol in ["+", "-", "*", "/"] {
            entries.append(entry("static func \(symbol) (lhs: \(type), rhs: \(type)) -> \(type)", type))
        }
        for symbol in ["+=", "-="] {
            entries.append(entry("static func \(symbol) (lhs: inout \(type), rhs: \(type))", type))
        }
        for symbol in ["==", "<", ">"] {
            entries.append(entry("static func \(symbol) (lhs: \(type), rhs: \(type)) -> Bool", type))
        }
        return entries
    }

    private static let others: [NativeEntry] = [
        entry("static func + (lhs: String, rhs: String) -> String", "String"),
        entry("static func == (lhs: String, rhs: String) -> Bool", "String"),
        entry("prefix static func ! (value: Bool) -> Bool", "Bool"), entry("mutating func toggle()", "Bool"),
        entry("init(_ value: Wrapped)", "Optional"), entry("init(_ value: Int)", "Double"),
        entry("init(_ value: Double)", "Int"),
        entry("static func ..< (lhs: Self, rhs: Self) -> Range<Self>", "Comparable"),
        entry("func max<T: Comparable>(_ x: T, _ y: T) -> T", nil),
    ]

    private static let collections: [NativeEntry] = [
        entry("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]", "Sequence"),
        entry("func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R", "Sequence"),
        entry("subscript(index: Int) -> Element { get set }", "Array"), entry("var count: Int { get }", "Array"),
        entry("mutating func append(_ element: Element)", "Array"),
        entry("subscript(key: Key) -> Value? { get set }", "Dictionary"),
    ]

    private static let views: [NativeEntry] = [
        entry("static func buildBlock(_ parts: any View...) -> some View", "ViewBuilder"),
        entry("static func buildExpression<Content: View>(_ content: Content) -> Content", "ViewBuilder"),
        entry("static func buildOptional(_ content: (any View)?) -> some View", "ViewBuilder"),
        entry("static func buildEither(first: some View) -> some View", "ViewBuilder"),
        entry("static func buildEither(second: some View) -> some View", "ViewBuilder"),
        entry("init(_ text: String)", "Text"), entry("init(@ViewBuilder content: () -> some View)", "Stack"),
        entry("func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View", "View"),
        entry("func opacity(_ opacity: Double) -> some View", "View"),
        entry("func onTap(perform action: @escaping () -> Void) -> some View", "View"),
        entry("init(wrappedValue: Value)", "State"), entry("var projectedValue: Binding<Value> { get }", "State"),
        entry("var wrappedValue: Value { get nonmutating set }", "State"),
        entry("var wrappedValue: Value { get nonmutating set }", "Binding"),
        entry("static var linear: Curve { get }", "Curve"),
        entry("static func linear(duration: Double) -> Curve", "Curve"),
        entry("func delay(_ seconds: Double) -> Curve", "Curve"),
        entry("func animate<Result>(_ curve: Curve? = nil, _ body: () throws -> Result) rethrows -> Result", nil),
    ]

    private static func entry(_ signature: String, _ owner: String?) -> NativeEntry {
        NativeEntry(signature, on: owner) { _, _ in .void }
    }
}
