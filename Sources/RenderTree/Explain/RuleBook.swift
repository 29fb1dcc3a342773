/// The rules that explanations name, each in half a sentence, with how sure it is.
public enum RuleBook {
    /// D documented by Apple, S seen in source material, E measured by experts, R read out of the binary, C contested.
    public static func confidence(of rule: String) -> String { rules[rule]?.confidence ?? "R" }

    /// What a rule says, in half a sentence; nil for ids that explanations do not name.
    public static func title(of rule: String) -> String? { rules[rule]?.title }

    /// All ids, in order.
    public static var ids: [String] { rules.keys.sorted() }

    private static let rules: [String: (confidence: String, title: String)] = [
        "CORE-3": ("R", "only a changed value moves, and a first value never does"),
        "CORE-6": ("R", "a change without animation shifts what runs, and does not stop it"),
        "CURVE-3": ("R", "a duration of 0 ends at once"),
        "MERGE-1": ("D", "a spring takes over what runs, speed and all"),
        "MERGE-2": ("C", "other animations play on top of what runs"),
        "MERGE-4": ("R", "an equal wrapper goes on with what runs"),
        "MERGE-5": ("R", "a repeatForever plays on until what replaced it has ended"),
        "MOD-4": ("D", "a custom animation is asked whether it takes over"),
        "TX-1": ("S", "the transaction's own animation, none unless one is set"),
        "TX-2": ("S", ".animation(_:value:) acts where its value changes, over withAnimation"),
        "TX-3": ("S", "disablesAnimations switches .animation modifiers off, no more"),
        "TX-4": ("C", "a scoped .animation reaches its closure's modifiers, not the leaf"),
        "TX-5": ("S", "a modifier without a value acts in every update"),
        "TX-6": ("R", "writes under unequal transactions are updates of their own"),
        "TX-7": ("R", "the innermost withAnimation wins; a Binding's animation wraps its setter"),
        "TX-8": ("D", "a key of the transaction decided in .transaction"),
        "TX-9": ("E", "layout animates at the leaf, effects only inside the .animation"),
        "TX-10": ("D", "a geometryGroup moves as one"),
        "GEO-2": ("R", "a GeometryReader sees the new size at once"),
        "GEO-6": ("D", "a matched group has one frame"),
        "TREE-1": ("S", "another branch or id is another view"),
        "TRANS-1": ("S", "a transition plays if an animation arrives where the view stands"),
        "TRANS-2": ("S", "the animation must stand around what comes and goes"),
        "TRANS-3": ("R", "a leaving view keeps its place and hears nothing from above"),
        "TRANS-9": ("D", "the transition has an animation of its own"),
        "PHASE-1": ("C", "each phase is one step with the animation of the phase that comes"),
        "KEY-1": ("D", "keyframes set the value in every frame"),
        "LIFE-3": ("D", "without animatable data each new value shows at once"),
        "LIFE-5": ("D", "a TimelineView's content follows the clock"),
        "SHOW-1": ("D", "a content transition plays inside an animation"),
        "SHOW-6": ("C", "what the system moves by itself has a curve that is assumed"),
        "SHOW-2": ("D", "a symbol effect runs by its value or isActive"),
    ]
}
