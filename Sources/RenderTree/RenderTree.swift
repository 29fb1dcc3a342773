import AnimationMath
import PagedStore
import ViewValues

/// The engine: a tree of nodes that is updated under transactions and sampled at frames.
///
/// A value: copying it is a snapshot of the whole presentation, which is how undo and seek work. It has no clock; every
/// method takes the time. It prints nothing; methods return events.
public struct RenderTree: Sendable {
    /// Makes an empty tree on a screen.
    public init(screen: ScreenValue = .phone, os: OSProfile) {
        self.screen = screen
        self.os = os
    }

    /// The screen; change it with `setScreen`.
    public internal(set) var screen: ScreenValue
    /// Which defaults hold.
    public let os: OSProfile
}

/// A screen with its safe area, in points.
public struct ScreenValue: Hashable, Sendable {
    /// The whole screen.
    public var size: Size
    /// What the status bar and the home indicator cover.
    public var safeArea: Insets
    /// Makes a screen.
    public init(size: Size, safeArea: Insets) {
        self.size = size
        self.safeArea = safeArea
    }
    /// 393 × 852 with 59 above and 34 below.
    public static let phone = ScreenValue(size: Size(393, 852), safeArea: Insets(top: 59, bottom: 34))
}
