/// A type whose change can be shown as a motion: SwiftUI's protocol of the same name.
public protocol Animatable {
    /// The part that is interpolated.
    associatedtype AnimatableData: VectorArithmetic
    /// What is interpolated; set once a frame while a change is animated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No data: a change shows at once.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension AnimatablePair: Animatable {}
extension AnimatableVector: Animatable {}
