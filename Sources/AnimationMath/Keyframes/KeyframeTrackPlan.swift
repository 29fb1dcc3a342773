/// Placeholder until keyframes land in the next commit.
public struct KeyframeTrackPlan: Sendable {}
