import AnimationMath
import Interpreter
import ViewValues

/// `Color.Resolved`: numbers that can be animated (KEY-6).
struct ResolvedColorBox: NativeValue {
    let color: ResolvedColor
    var nativeType: String { "Color.Resolved" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ResolvedColorBox)?.color == color }
    func hash(into hasher: inout ProgramHasher) { hasher.combine("\(color.linear)") }
    /// As SwiftUI prints it: eight hexadecimal digits.
    var description: String {
        let bytes = color.sRGB.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension VocabularySource {
    /// `Color.Resolved`, and colours of it.
    static let resolvedColors = VocabularySource(
        "SwiftUI: resolved colours",
        types: [NativeType("enum _RGBColorSpace: Hashable { case sRGB, sRGBLinear, displayP3 }")],
        entries: makers + components)

    private static func box(_ color: ResolvedColor) -> Value { .native(ResolvedColorBox(color: color)) }

    private static func resolved(_ call: NativeCall, _ index: Int) throws -> ResolvedColor {
        try call.native(index, ResolvedColorBox.self).color
    }

    private static var makers: [NativeEntry] {
        let parts = "red: Float, green: Float, blue: Float, opacity: Float = 1"
        return [
            NativeEntry("init(colorSpace: _RGBColorSpace, \(parts))", on: "Color.Resolved") { _, call in
                let numbers = try (1...4).map { try call.double($0) }
                if call[0].asEnumeration?.tag == 1 { return box(ResolvedColor(linear: numbers)) }
                return box(ResolvedColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
            },
            NativeEntry("init(\(parts))", on: "Color.Resolved") { _, call in
                let numbers = try (0...3).map { try call.double($0) }
                return box(ResolvedColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
            },
            NativeEntry("init(_ resolved: Color.Resolved)", on: "Color") { _, call in
                let parts = try resolved(call, 0).sRGB
                return .native(
                    ColorBox(color: .rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
            },
            NativeEntry("func resolve(in environment: EnvironmentValues) -> Color.Resolved", on: "Color") {
                _, call in
                let isDark = try call.native(1, EnvironmentValuesBox.self).snapshot.colorScheme == "dark"
                return box(try call.color(0).resolved(tint: nil, isDark: isDark))
            },
        ]
    }

    private static var components: [NativeEntry] {
        @Sendable func component(
            _ name: String, _ get: @escaping @Sendable ([Double]) -> Double, isLinear: Bool,
            _ set: @escaping @Sendable (inout [Double], Double) -> Void
        ) -> NativeEntry {
            NativeEntry(
                "var \(name): Float { get set }", on: "Color.Resolved",
                set: { _, call in
                    let color = try resolved(call, 0)
                    var parts = isLinear ? color.linear : color.sRGB
                    set(&parts, try call.double(1))
                    call.arguments[0] = box(
                        isLinear
                            ? ResolvedColor(linear: parts)
                            : ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
                    return .void
                }
            ) { _, call in
                let color = try resolved(call, 0)
                return fitted(get(isLinear ? color.linear : color.sRGB), "Float")
            }
        }
        let names = ["red", "green", "blue", "opacity"]
        let encoded = names.enumerated().map { place, name in
            component(name, { $0[place] }, isLinear: false) { $0[place] = $1 }
        }
        let linear = ["Red", "Green", "Blue"].enumerated().map { place, name in
            component("linear" + name, { $0[place] }, isLinear: true) { $0[place] = $1 }
        }
        let pair = "AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>"
        return encoded + linear + [
            NativeEntry(
                "var animatableData: \(pair) { get set }", on: "Color.Resolved",
                set: { machine, call in
                    guard let vector = machine.numbers(of: call[1]) else { return .void }
                    call.arguments[0] = box(ResolvedColor(linear: vector.scaled(by: 1 / 128).components))
                    return .void
                }
            ) { machine, call in
                machine.pairs(of: try resolved(call, 0).linear.map { $0 * 128 })
            }
        ]
    }
}
