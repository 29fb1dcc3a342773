/// What a custom animation is handed beside value and time: SwiftUI's type of the same name.
///
/// SwiftUI's `environment` is not here: this module knows no views.
public struct AnimationContext<Value: VectorArithmetic> {
    /// Values that the animation keeps from one frame to the next.
    public var state: AnimationState<Value>
    /// Whether the animation counts as done although it may go on moving (DONE-2).
    public var isLogicallyComplete: Bool

    /// Makes a context.
    public init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// The same context with the state of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}

/// Values that an animation keeps, by key: SwiftUI's type of the same name.
public struct AnimationState<Value: VectorArithmetic> {
    private var storage: [ObjectIdentifier: Any] = [:]

    /// A state in which every key has its default.
    public init() {}

    /// The value of a key, its default unless set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { storage[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of an animation's state: SwiftUI's protocol of the same name.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What is read before anything was set.
    static var defaultValue: Value { get }
}

// The values are set by the animation itself and travel with the frame that is computed, never between two at once; Apple
// leaves their types free, so the compiler cannot see it.
extension AnimationState: @unchecked Sendable {}
extension AnimationContext: Sendable {}
