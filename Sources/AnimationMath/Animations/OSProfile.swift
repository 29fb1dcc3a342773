/// The system release whose defaults apply (SPRING-3).
public enum OSProfile: Int, Hashable, Sendable, CaseIterable {
    case ios16 = 16, ios17 = 17, ios18 = 18, ios26 = 26

    /// What `.default` stands for: a spring from iOS 17 on, an ease curve before. Two of Apple's talks call it `.smooth`
    /// instead; the published interface says response 0.55 (SPRING-3, contested).
    public var defaultAnimation: Animation {
        self == .ios16
            ? .easeInOut(duration: 0.35)
            : Animation(base: .spring(SpringParameters(response: 0.55, ratio: 1, blend: 0)))
    }
}
