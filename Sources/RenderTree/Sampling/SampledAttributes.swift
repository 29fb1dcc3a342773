import AnimationMath

/// What came of an attribute's frame.
struct SampledChange {
    /// Whether anything new is shown, whether the animator has arrived, and whether more than the attribute follows.
    var hasChanged: Bool, isFinished: Bool, isEventful: Bool
}

extension Attribute {
    /// Takes the animator back and shows what that shows.
    mutating func show(_ animator: consuming Animator) -> SampledChange {
        let (new, isFinished) = (animator.shown, animator.isFinished)
        let hasChanged = new != shown
        shown = new
        self.animator = consume animator
        return SampledChange(
            hasChanged: hasChanged, isFinished: isFinished, isEventful: isFinished || hasChanged && concernsOthers)
    }

    /// Whether a body or a scroll view follows what is shown.
    private var concernsOthers: Bool {
        switch key {
        case .data, .scroll: true
        default: false
        }
    }
}
