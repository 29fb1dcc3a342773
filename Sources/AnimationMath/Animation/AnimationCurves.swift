extension Animation {
    /// Seconds that curves take unless told otherwise (CURVE-1).
    static let curveDuration = 0.35

    private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(base: .curve(curve, duration: duration))
    }

    /// Constant speed in 0.35 s.
    public static var linear: Animation { curve(.linear, curveDuration) }
    /// Constant speed, in seconds.
    public static func linear(duration: Double) -> Animation { curve(.linear, duration) }
    /// Starts slowly, 0.35 s.
    public static var easeIn: Animation { curve(.easeIn, curveDuration) }
    /// Starts slowly, in seconds.
    public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }
    /// Ends slowly, 0.35 s.
    public static var easeOut: Animation { curve(.easeOut, curveDuration) }
    /// Ends slowly, in seconds.
    public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }
    /// Starts and ends slowly, 0.35 s.
    public static var easeInOut: Animation { curve(.easeInOut, curveDuration) }
    /// Starts and ends slowly, in seconds.
    public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }

    /// A cubic Bézier curve by its control points; their x are clamped to 0…1, their y may overshoot (CURVE-1).
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        curve(.bezier(p1x, p1y, p2x, p2y), duration)
    }

    /// A unit curve over a number of seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        self.curve(curve, duration)
    }
}
