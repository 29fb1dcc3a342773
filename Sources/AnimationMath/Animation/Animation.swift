/// How a change is shown over time: SwiftUI's type of the same name.
///
/// Two animations are equal if they move alike: `.linear == .linear(duration: 0.35)`. `.default` differs from the
/// animation that it stands for, which depends on the release (SPRING-3).
public struct Animation: Sendable {
    /// What moves.
    var base: AnimationBase
    /// What was wrapped around it, innermost first; a flat list, since a program may wrap without end.
    var modifiers: [AnimationModifier] = []

    init(base: AnimationBase) { self.base = base }

    /// An animation of the program's own.
    public init<A: CustomAnimation>(_ base: A) { self.base = .custom(AnyCustomAnimation(base)) }

    /// An animation that only the caller's `ExternalAnimations` can answer for. Equal identifiers are equal animations.
    public init(external id: ExternalAnimationID, description: String) {
        base = .external(id, description: description)
    }

    /// What SwiftUI uses where none is named; see `OSProfile.defaultAnimation`.
    public static let `default` = Animation(base: .default)

    /// The identifier of an external animation, whatever is wrapped around it.
    public var externalID: ExternalAnimationID? {
        if case .external(let id, _) = base { return id }
        return nil
    }
}

extension Animation: Hashable {
    /// Whether two animations move alike.
    public static func == (left: Animation, right: Animation) -> Bool {
        left.base == right.base && left.modifiers == right.modifiers
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(modifiers)
    }
}

/// What an animation does before anything is wrapped around it.
enum AnimationBase: Sendable, Hashable {
    case `default`
    case curve(UnitCurve, duration: Double)
    case spring(SpringParameters)
    case interpolatingSpring(InterpolatingSpring)
    case custom(AnyCustomAnimation)
    case external(ExternalAnimationID, description: String)

    static func == (left: AnimationBase, right: AnimationBase) -> Bool {
        switch (left, right) {
        case (.default, .default): true
        case (.curve(let a, let x), .curve(let b, let y)): a == b && x == y
        case (.spring(let a), .spring(let b)): a == b
        case (.interpolatingSpring(let a), .interpolatingSpring(let b)): a == b
        case (.custom(let a), .custom(let b)): a == b
        case (.external(let a, _), .external(let b, _)): a == b
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .default: hasher.combine(0)
        case .curve(let curve, let duration):
            hasher.combine(curve)
            hasher.combine(duration)
        case .spring(let spring): hasher.combine(spring)
        case .interpolatingSpring(let spring): hasher.combine(spring)
        case .custom(let animation): hasher.combine(animation)
        case .external(let id, _): hasher.combine(id)
        }
    }
}

/// One layer around an animation (MOD-1 … MOD-3).
enum AnimationModifier: Hashable, Sendable {
    case speed(Double)
    case delay(Double)
    /// nil: for ever.
    case repeating(count: Int?, autoreverses: Bool)
    case logicallyComplete(after: Double)

    /// Whether it counts as a wrapper when animations merge (MERGE-4); a moved logical moment changes no motion.
    var changesMotion: Bool {
        if case .logicallyComplete = self { return false }
        return true
    }
}
