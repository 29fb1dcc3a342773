extension Animation {
    private func wrapped(_ modifier: AnimationModifier) -> Animation {
        var result = self
        result.modifiers.append(modifier)
        return result
    }

    /// Runs faster (above 1) or slower (below 1), MOD-1.
    public func speed(_ speed: Double) -> Animation { wrapped(.speed(speed)) }

    /// Waits a number of seconds before it starts, MOD-1.
    public func delay(_ delay: Double) -> Animation { wrapped(.delay(delay)) }

    /// Repeats a number of laps, a reversed one counting as one too (MOD-2); fewer than one counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        wrapped(.repeating(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Repeats until it is replaced or the view goes (MOD-2).
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        wrapped(.repeating(count: nil, autoreverses: autoreverses))
    }

    /// Counts as done after a number of seconds at the latest, without a change to the motion (MOD-3).
    public func logicallyComplete(after duration: Double) -> Animation {
        wrapped(.logicallyComplete(after: duration))
    }
}
