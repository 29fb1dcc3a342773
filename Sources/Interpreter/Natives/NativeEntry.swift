/// The implementation of a vocabulary entry.
///
/// It gets the machine, to call closures, read cells or print, and the call, whose arguments it may change where the
/// signature says `inout` or `mutating`. It throws `Trap` (through `call.trap`) where Swift would stop the program, and
/// passes on what `machine.call` throws.
public typealias NativeBody = @Sendable (inout Machine, inout NativeCall) throws -> Value

/// One name of the vocabulary: its Swift signature with what it does.
///
/// ```
/// NativeEntry("func lowercased() -> String", on: "String") { _, call in .string(try call.string(0).lowercased()) }
/// NativeEntry("var count: Int { get }", on: "Array") { _, call in .int(try call.array(0).count) }
/// NativeEntry("mutating func append(_ newElement: Element)", on: "Array") { _, call in … changes call.arguments[0] … }
/// ```
public struct NativeEntry: Sendable {
    /// The type that it is a member of, with a condition where needed: `"Array"`, `"Array where Element: Equatable"`,
    /// `"View"` (members of a protocol are those of its extension); nil for a global name.
    public let owner: String?
    /// The declaration without a body: `func`, `static func`, `init`, `var x: T { get set }`, `subscript`, an operator.
    public let signature: String
    /// What the compiler may put in place of the call; `body` still serves the name as a function value.
    public let intrinsic: Intrinsic?
    /// What a call, or reading a property, does.
    public let body: NativeBody
    /// What writing a `{ get set }` property or subscript does: arguments are self, a subscript's indices, then the
    /// new value; self is written back unless the setter is nonmutating.
    public let setter: NativeBody?

    /// An entry; see the properties.
    public init(
        _ signature: String, on owner: String? = nil, intrinsic: Intrinsic? = nil, set setter: NativeBody? = nil,
        body: @escaping NativeBody
    ) {
        self.owner = owner
        self.signature = signature
        self.intrinsic = intrinsic
        self.setter = setter
        self.body = body
    }
}

/// A type of the vocabulary, written in Swift.
///
/// With stored properties it makes ordinary `structure` values: `"struct CGSize: Hashable { var width: CGFloat; … }"`.
/// Without any its values are what the entries return, as a rule `Value.native`.
public struct NativeType: Sendable {
    /// The declaration: `struct`, `class`, `enum` or `protocol`, members included, functions without bodies aside.
    public let declaration: String
    /// A type's declaration.
    public init(_ declaration: String) { self.declaration = declaration }
}

/// A family of the vocabulary: what one file of it declares.
public struct VocabularySource: Sendable {
    /// A name for messages of the table's own tests.
    public let name: String
    /// The family's types.
    public let types: [NativeType]
    /// The family's entries.
    public let entries: [NativeEntry]
    /// Declarations in Swift, bodies included, checked when first used. They may use every vocabulary name.
    public let prelude: [String]
    /// A family.
    public init(_ name: String, types: [NativeType] = [], entries: [NativeEntry] = [], prelude: [String] = []) {
        self.name = name
        self.types = types
        self.entries = entries
        self.prelude = prelude
    }
}
