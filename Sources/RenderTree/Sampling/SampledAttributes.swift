import AnimationMath

/// What a frame does to an attribute, in its place in the store.
extension AttributeStore {
    /// Moves an attribute's animator out, nil where it has none; give it back with `show`.
    mutating func takeAnimator(of number: AttributeNumber) -> Animator? { self[number].animator.take() }

    /// Gives an attribute its animator back and shows what that shows; whether this is anything new.
    mutating func show(_ animator: consuming Animator, in number: AttributeNumber) -> Bool {
        self[number].show(animator)
    }

    /// Whether more than the attribute itself follows what it shows.
    func concernsOthers(_ number: AttributeNumber) -> Bool {
        switch self[number].key {
        case .data, .scroll: true
        default: false
        }
    }
}

extension Attribute {
    fileprivate mutating func show(_ animator: consuming Animator) -> Bool {
        let new = animator.shown
        let hasChanged = new != shown
        shown = new
        self.animator = animator
        return hasChanged
    }
}
