import Interpreter

extension VocabularySource {
    /// Modifiers made of modifiers: `animation`, `transaction` and `concat` on a ViewModifier.
    static let modifierAlgebra = VocabularySource(
        "SwiftUI: modifiers of modifiers", prelude: [animated, transacted, joined, members])

    /// What stands in a scoped animation is the modifier alone, not the content that it is put on (TX-4).
    private static let animated = """
        struct _AnimatedModifier<Base: ViewModifier>: ViewModifier {
            let base: Base
            let animation: Animation?
            func body(content: Content) -> some View {
                content.animation(animation) { $0.modifier(base) }
            }
        }
        """

    private static let transacted = """
        struct _TransactedModifier<Base: ViewModifier>: ViewModifier {
            let base: Base
            let transform: (inout Transaction) -> Void
            func body(content: Content) -> some View {
                content.transaction(transform) { $0.modifier(base) }
            }
        }
        """

    private static let joined = """
        struct _JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
            let first: First
            let second: Second
            func body(content: Content) -> some View { content.modifier(first).modifier(second) }
        }
        """

    private static let members = """
        extension ViewModifier {
            func animation(_ animation: Animation?) -> _AnimatedModifier<Self> {
                _AnimatedModifier(base: self, animation: animation)
            }
            func transaction(_ transform: @escaping (inout Transaction) -> Void) -> _TransactedModifier<Self> {
                _TransactedModifier(base: self, transform: transform)
            }
            func concat<T: ViewModifier>(_ modifier: T) -> _JoinedModifier<Self, T> {
                _JoinedModifier(first: self, second: modifier)
            }
        }
        """
}
