extension Animation {
    /// A spring of 0.5 s without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring by perceived duration in seconds and bounce (SPRING-2).
    public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        spring(SpringParameters(duration, bounce, blendDuration, .duration("spring", bounce: bounce)))
    }

    /// A spring by response in seconds and damping fraction (SPRING-2).
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(SpringParameters(response: response, dampingFraction, blendDuration, .response("spring")))
    }

    /// A stepped spring (SPRING-4) with the response and damping of a `Spring`.
    public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
        self.spring(
            SpringParameters(response: spring.response, spring.dampingRatio, blendDuration, .response("spring")))
    }

    /// A quick spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A quick spring by duration in seconds and a bounce on top of 0.15 (SPRING-2).
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: Double = 0.25
    ) -> Animation {
        let spelling = SpringSpelling.duration("interactiveSpring", bounce: extraBounce)
        return spring(SpringParameters(duration, 0.15 + extraBounce, blendDuration, spelling))
    }

    /// A quick spring by response in seconds and damping fraction (SPRING-2).
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(SpringParameters(response: response, dampingFraction, blendDuration, .response("interactiveSpring")))
    }

    /// A spring of 0.5 s without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring of 0.5 s with a small bounce.
    public static var snappy: Animation { snappy() }
    /// A spring of 0.5 s with a visible bounce.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce but the extra one.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        preset("smooth", duration, 0, extraBounce)
    }

    /// A spring with a bounce of 0.15 and the extra one.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        preset("snappy", duration, 0.15, extraBounce)
    }

    /// A spring with a bounce of 0.3 and the extra one.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
        preset("bouncy", duration, 0.3, extraBounce)
    }

    private static func preset(_ name: String, _ duration: Double, _ base: Double, _ extra: Double) -> Animation {
        spring(SpringParameters(duration, base + extra, 0, .duration(name, bounce: extra)))
    }

    private static func spring(_ parameters: SpringParameters) -> Animation {
        Animation(base: .spring(parameters))
    }
}

extension Animation {
    /// A closed-form spring by its physics that does not merge (SPRING-6). The velocity is in whole changes a second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        let spelling = InterpolatingSpring.Spelling.physics(mass: mass, stiffness: stiffness, damping: damping)
        return Animation(base: .interpolatingSpring(InterpolatingSpring(spring, initialVelocity, spelling)))
    }

    /// A closed-form spring by perceived duration in seconds and bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(duration: duration, bounce: bounce)
        let spelling = InterpolatingSpring.Spelling.duration(bounce: bounce)
        return Animation(base: .interpolatingSpring(InterpolatingSpring(spring, initialVelocity, spelling)))
    }

    /// A `Spring` as an animation that does not merge.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        let spelling = InterpolatingSpring.Spelling.physics(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        return Animation(base: .interpolatingSpring(InterpolatingSpring(spring, initialVelocity, spelling)))
    }

    /// A closed-form spring of 0.5 s without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
