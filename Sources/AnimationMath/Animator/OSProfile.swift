/// The release of iOS whose behaviour is shown, where releases differ (SPRING-3).
public enum OSProfile: Int, Hashable, Comparable, CaseIterable, Sendable {
    case iOS16 = 16
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26

    /// The newest release, used unless another is asked for.
    public init() { self = .iOS26 }

    /// Whether a release is older than another.
    public static func < (left: OSProfile, right: OSProfile) -> Bool { left.rawValue < right.rawValue }

    /// What `.default` stands for: Apple's reference and its talks disagree on the spring; this is the one constant.
    public var defaultAnimation: Animation {
        self < .iOS17 ? .easeInOut(duration: 0.35) : .spring(response: 0.55, dampingFraction: 1)
    }
}
