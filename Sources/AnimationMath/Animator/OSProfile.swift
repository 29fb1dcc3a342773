/// The release of iOS whose behaviour is shown, where releases differ (SPRING-3).
public enum OSProfile: Int, Hashable, Comparable, CaseIterable, Sendable {
    case ios16 = 16
    case ios17 = 17
    case ios18 = 18
    case ios26 = 26

    /// Whether a release is older than another.
    public static func < (left: OSProfile, right: OSProfile) -> Bool { left.rawValue < right.rawValue }

    /// What `.default` stands for: Apple's reference and its talks disagree on the spring; this is the one constant.
    public var defaultAnimation: Animation {
        self < .ios17 ? .easeInOut(duration: 0.35) : .spring(response: 0.55, dampingFraction: 1)
    }
}
