/// A value of the vocabulary that the interpreter carries along without looking inside: a view, an animation, a path.
public protocol NativeValue: Sendable {
    /// The name of its type as the vocabulary declares it: `Text`, `Animation`.
    var nativeType: String { get }

    /// Generic arguments of the type, for casts and descriptions; none unless given.
    var nativeArguments: [RuntimeType] { get }

    /// Whether both are the same value as far as `==` can tell; false unless given.
    func isEqual(to other: any NativeValue) -> Bool

    /// Feeds what `isEqual` compares into a hasher.
    func hash(into hasher: inout ProgramHasher)

    /// What `print` shows.
    var description: String { get }

    /// Hands over every value of the program that it holds (closures, identities), so that the trace finds objects
    /// through it. Whoever forgets one here loses the objects that only it reaches.
    func forEachValue(_ visit: (Value) -> Void)

    /// What a variable outside of types keeps whose initial value this is, asked once; itself unless given. The name is
    /// the variable's, with its owner's before it for static ones.
    func kept(asGlobal name: String, in machine: inout Machine) -> any NativeValue
}

extension NativeValue {
    /// None.
    public var nativeArguments: [RuntimeType] { [] }
    /// Never equal.
    public func isEqual(to other: any NativeValue) -> Bool { false }
    /// Adds nothing.
    public func hash(into hasher: inout ProgramHasher) {}
    /// The type's name with empty parentheses.
    public var description: String { nativeType + "()" }
    /// Itself.
    public func kept(asGlobal name: String, in machine: inout Machine) -> any NativeValue { self }
    /// Holds no values.
    public func forEachValue(_ visit: (Value) -> Void) {}
}
