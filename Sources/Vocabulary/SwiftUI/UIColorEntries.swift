import Interpreter
import ViewValues

extension VocabularySource {
    /// What UIKit's and Core Graphics' colours are made of, and what they tell of their components (sRGB, 0…1).
    static var colorComponents: [NativeEntry] { uiColorMakers + uiColorReadings + coreColorReadings }

    private static var uiColorMakers: [NativeEntry] {
        [
            NativeEntry("init(white: CGFloat, alpha: CGFloat)", on: "UIColor") { _, call in
                let white = try call.double(0)
                return uiColor(.rgb(red: white, green: white, blue: white, alpha: try call.double(1)))
            },
            NativeEntry(
                "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)", on: "UIColor"
            ) { _, call in
                let (red, green, blue) = rgb(
                    hue: try call.double(0), saturation: try call.double(1), brightness: try call.double(2))
                return uiColor(.rgb(red: red, green: green, blue: blue, alpha: try call.double(3)))
            },
            NativeEntry("init?(named name: String)", on: "UIColor") { _, call in
                .some(uiColor(.asset(try call.string(0))))
            },
            NativeEntry("init(cgColor: CGColor)", on: "UIColor") { _, call in
                uiColor(try call.plain(0, ColorValue.self))
            },
            NativeEntry("func withAlphaComponent(_ alpha: CGFloat) -> UIColor", on: "UIColor") { _, call in
                let parts = try components(call)
                return uiColor(.rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: try call.double(1)))
            },
        ]
    }

    private static var uiColorReadings: [NativeEntry] {
        let names = ["red", "green", "blue", "alpha"]
        let targets = names.enumerated().map { ($0.offset == 0 ? "_ " : "") + "\($0.element): inout CGFloat" }
        return [
            NativeEntry("var cgColor: CGColor { get }", on: "UIColor") { _, call in
                .native(PlainBox(try call.native(0, UIColorBox.self).color, "CGColor"))
            },
            NativeEntry(
                "@discardableResult func getRed(\(targets.joined(separator: ", "))) -> Bool", on: "UIColor"
            ) { _, call in
                for (place, part) in try components(call).enumerated() { call.arguments[place + 1] = .double(part) }
                return .bool(true)
            },
            NativeEntry(
                """
                @discardableResult func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout \
                CGFloat, alpha: inout CGFloat) -> Bool
                """, on: "UIColor"
            ) { _, call in
                let parts = try components(call)
                for (place, part) in (hsb(parts) + [parts[3]]).enumerated() {
                    call.arguments[place + 1] = .double(part)
                }
                return .bool(true)
            },
        ]
    }

    private static var coreColorReadings: [NativeEntry] {
        [
            NativeEntry("var components: [CGFloat]? { get }", on: "CGColor") { _, call in
                .some(.list(sRGB(try call.plain(0, ColorValue.self)).map { .double($0) }))
            },
            NativeEntry("var alpha: CGFloat { get }", on: "CGColor") { _, call in
                .double(sRGB(try call.plain(0, ColorValue.self))[3])
            },
            constant("var numberOfComponents: Int { get }", on: "CGColor") { .int(4) },
        ]
    }

    private static func uiColor(_ color: ColorValue) -> Value { .native(UIColorBox(color: color)) }

    private static func sRGB(_ color: ColorValue) -> [Double] {
        if case .rgb(let red, let green, let blue, let alpha) = color { return [red, green, blue, alpha] }
        return color.resolved(tint: nil, isDark: false).sRGB
    }

    private static func components(_ call: NativeCall) throws -> [Double] {
        sRGB(try call.native(0, UIColorBox.self).color)
    }

    /// Hue, saturation and brightness, 0…1, of red, green and blue.
    private static func hsb(_ parts: [Double]) -> [Double] {
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        guard range > 0 else { return [0, 0, high] }
        let sector: Double =
            if high == red { (green - blue) / range } else if high == green { 2 + (blue - red) / range } else {
                4 + (red - green) / range
            }
        return [(sector < 0 ? sector + 6 : sector) / 6, range / high, high]
    }
}
