import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Symbol effects.
    static let presentation = VocabularySource(
        "SwiftUI: symbol effects",
        types: [
            NativeType("struct SymbolEffect: Equatable {}"),
            NativeType("struct _SymbolEffectOptions: Equatable {}"),
        ],
        entries: symbolEntries)

    private static var symbolEntries: [NativeEntry] {
        let effects = [
            "bounce", "pulse", "variableColor", "scale", "appear", "disappear", "wiggle", "rotate", "breathe",
            "replace",
        ]
        return effects.map { name in
            constant("static var \(name): SymbolEffect { get }", on: "SymbolEffect") {
                .native(PlainBox(name, "SymbolEffect"))
            }
        } + [
            modifier(
                """
                func symbolEffect(_ effect: SymbolEffect, options: _SymbolEffectOptions = .default, \
                isActive: Bool = true) -> some View
                """
            ) { _, call in
                .show(
                    .symbolEffect(
                        kind: try call.plain(1, String.self), options: try call.plain(2, String.self),
                        isActive: try call.bool(3), value: nil))
            },
            modifier(
                """
                func symbolEffect<U: Equatable>(_ effect: SymbolEffect, options: _SymbolEffectOptions = \
                .default, value: U) -> some View
                """
            ) { _, call in
                .show(
                    .symbolEffect(
                        kind: try call.plain(1, String.self), options: try call.plain(2, String.self), isActive: nil,
                        value: call[3]))
            },
            NativeEntry(
                """
                static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition
                """, on: "ContentTransition"
            ) { _, call in
                .native(PlainBox(["symbolEffect", try call.plain(0, String.self)], "ContentTransition"))
            },
            constant("static var `default`: _SymbolEffectOptions { get }", on: "_SymbolEffectOptions") {
                .native(PlainBox("default", "_SymbolEffectOptions"))
            },
            constant("static var repeating: _SymbolEffectOptions { get }", on: "_SymbolEffectOptions") {
                .native(PlainBox("repeating", "_SymbolEffectOptions"))
            },
            constant("static var nonRepeating: _SymbolEffectOptions { get }", on: "_SymbolEffectOptions") {
                .native(PlainBox("nonRepeating", "_SymbolEffectOptions"))
            },
            NativeEntry("static func speed(_ speed: Double) -> _SymbolEffectOptions", on: "_SymbolEffectOptions") {
                _, call in
                .native(PlainBox("speed(\(try call.double(0)))", "_SymbolEffectOptions"))
            },
            NativeEntry("static func `repeat`(_ count: Int) -> _SymbolEffectOptions", on: "_SymbolEffectOptions") {
                _, call in
                .native(PlainBox("repeat(\(try call.int(0)))", "_SymbolEffectOptions"))
            },
        ]
    }
}
