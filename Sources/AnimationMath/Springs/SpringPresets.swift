extension Spring {
    /// Half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// Half a second with a small bounce.
    public static var snappy: Spring { snappy() }
    /// Half a second with a visible bounce.
    public static var bouncy: Spring { bouncy() }

    /// No bounce but the extra one (SPRING-2); seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A bounce of 0.15 and the extra one (SPRING-2); seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A bounce of 0.3 and the extra one (SPRING-2); seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
