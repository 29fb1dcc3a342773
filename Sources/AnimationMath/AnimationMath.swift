// Placeholders so that the other targets compile until the real types land: whoever lands the real ones deletes this file.
public struct Animation: Hashable, Sendable, CustomStringConvertible { public var description: String { "" } }
public struct AnimatableVector: Hashable, Sendable { public init() {} }
public struct ExternalAnimationID: Hashable, Sendable {}
public protocol ExternalAnimations {}
public struct KeyframeTrackPlan: Sendable {}
public struct FrameTime: Hashable, Sendable {
    public var frame: Int, fps: Int
    public init(frame: Int, fps: Int) { (self.frame, self.fps) = (frame, fps) }
}
public struct OSProfile: Hashable, Sendable { public init() {} }
