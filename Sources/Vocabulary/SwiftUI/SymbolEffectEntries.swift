import Interpreter
import ViewValues

/// A symbol effect: its kind and what was set on it, as written.
struct SymbolEffectBox: NativeValue {
    let nativeType: String
    let kind: String
    var settings: [String] = []
    func isEqual(to other: any NativeValue) -> Bool {
        (other as? Self).map { $0.kind == kind && $0.settings == settings } ?? false
    }
    func hash(into hasher: inout ProgramHasher) { hasher.combine(description) }
    var description: String { ([kind] + settings).map { "." + $0 }.joined() }
}

/// One kind of symbol effect.
private struct SymbolEffectKind {
    let name: String
    /// Where it may stand: while a flag holds, at each change of a value, where a symbol is replaced.
    let uses: [String]
    let settings: [String]
    var type: String { "\(name.prefix(1).uppercased())\(name.dropFirst())SymbolEffect" }
}

extension VocabularySource {
    /// Symbol effects with their settings and options (SHOW-2).
    static let symbolEffects = VocabularySource(
        "SwiftUI: symbol effects",
        types: [
            NativeType("protocol SymbolEffect {}"), NativeType("protocol IndefiniteSymbolEffect: SymbolEffect {}"),
            NativeType("protocol DiscreteSymbolEffect: SymbolEffect {}"),
            NativeType("protocol ContentTransitionSymbolEffect: SymbolEffect {}"),
            NativeType(
                "struct SymbolEffectOptions: Equatable { typealias RepeatBehavior = _SymbolRepeatBehavior }"),
            NativeType("struct _SymbolRepeatBehavior: Equatable {}"),
        ]
            + kinds.map {
                NativeType(
                    "struct \($0.type): \($0.uses.map { $0 + "SymbolEffect" }.joined(separator: ", ")), Hashable {}")
            },
        entries: effectEntries + optionEntries + modifierEntries)

    private static var kinds: [SymbolEffectKind] {
        let layers = ["byLayer", "wholeSymbol"]
        let ways = ["up", "down"]
        let turns = ["clockwise", "counterClockwise"]
        let (lasting, single, content) = ("Indefinite", "Discrete", "ContentTransition")
        return [
            SymbolEffectKind(name: "bounce", uses: [lasting, single], settings: ways + layers),
            SymbolEffectKind(name: "pulse", uses: [lasting, single], settings: layers),
            SymbolEffectKind(
                name: "variableColor", uses: [lasting, single],
                settings: [
                    "iterative", "cumulative", "reversing", "nonReversing", "hideInactiveLayers", "dimInactiveLayers",
                ]),
            SymbolEffectKind(name: "scale", uses: [lasting], settings: ways + layers),
            SymbolEffectKind(name: "appear", uses: [lasting], settings: ways + layers),
            SymbolEffectKind(name: "disappear", uses: [lasting], settings: ways + layers),
            SymbolEffectKind(
                name: "wiggle", uses: [lasting, single],
                settings: ways + turns + ["left", "right", "forward", "backward"] + layers),
            SymbolEffectKind(name: "rotate", uses: [lasting, single], settings: turns + layers),
            SymbolEffectKind(name: "breathe", uses: [lasting, single], settings: ["plain", "pulse"] + layers),
            SymbolEffectKind(name: "drawOn", uses: [lasting], settings: ["individually"] + layers),
            SymbolEffectKind(name: "drawOff", uses: [lasting], settings: ["individually", "reversed"] + layers),
            SymbolEffectKind(name: "replace", uses: [content], settings: ["downUp", "upUp", "offUp"] + layers),
            SymbolEffectKind(name: "automatic", uses: [content], settings: []),
        ]
    }

    private static var effectEntries: [NativeEntry] {
        kinds.flatMap { kind in
            [
                constant("static var \(kind.name): \(kind.type) { get }", on: "SymbolEffect where Self == \(kind.type)")
                {
                    .native(SymbolEffectBox(nativeType: kind.type, kind: kind.name))
                }
            ]
                + kind.settings.flatMap { name in
                    [
                        NativeEntry("var \(name): \(kind.type) { get }", on: kind.type) { _, call in
                            try setting(call, name)
                        },
                        constant("static var \(name): \(kind.type) { get }", on: kind.type) {
                            .native(SymbolEffectBox(nativeType: kind.type, kind: kind.name, settings: [name]))
                        },
                    ]
                }
        } + [
            NativeEntry("func custom(angle: Angle) -> WiggleSymbolEffect", on: "WiggleSymbolEffect") { _, call in
                try setting(call, "custom(angle: .degrees(\(try call.degrees(1))))")
            },
            NativeEntry(
                "func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect", on: "ReplaceSymbolEffect"
            ) { _, call in
                try setting(call, "magic(fallback: \(try call.native(1, SymbolEffectBox.self).description))")
            },
        ]
    }

    private static func setting(_ call: NativeCall, _ name: String) throws -> Value {
        var box = try call.native(0, SymbolEffectBox.self)
        box.settings.append(name)
        return .native(box)
    }

    /// What options say of how often and how fast; later ones win.
    private static func tempo(_ options: [String]) -> SymbolTempo {
        var tempo = SymbolTempo()
        for option in options {
            let numbers = option.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            switch option.prefix(while: \.isLetter) {
            case "speed": tempo.speed = numbers.first ?? 1
            case "nonRepeating": (tempo.count, tempo.isEndless) = (1, false)
            case "repeating": (tempo.count, tempo.isEndless) = (nil, true)
            default:
                let hasCount = numbers.count > (option.contains("delay") ? 1 : 0)
                tempo.count = hasCount ? numbers.first.flatMap { Int(exactly: $0) } : nil
                tempo.isEndless = tempo.count == nil
                tempo.delay = option.contains("delay") ? numbers.last ?? 0 : 0
            }
        }
        return tempo
    }

    /// Options are kept as written, for reports.
    private static var optionEntries: [NativeEntry] {
        let type = "SymbolEffectOptions"
        /// As a static member, and chained to other options.
        @Sendable func option(
            _ signature: String, _ text: @escaping @Sendable (NativeCall, Int) throws -> String
        ) -> [NativeEntry] {
            [
                NativeEntry("static \(signature)", on: type) { _, call in
                    .native(PlainBox([try text(call, 0)], type))
                },
                NativeEntry(signature, on: type) { _, call in
                    .native(PlainBox(try call.plain(0, [String].self) + [try text(call, 1)], type))
                },
            ]
        }
        let behavior = "_SymbolRepeatBehavior"
        return [
            constant("static var `default`: \(type) { get }", on: type) { .native(PlainBox([String](), type)) },
            constant("static var continuous: \(behavior) { get }", on: behavior) {
                .native(PlainBox("continuous", behavior))
            },
            constant("static var periodic: \(behavior) { get }", on: behavior) {
                .native(PlainBox("periodic", behavior))
            },
            NativeEntry(
                "static func periodic(_ count: Int? = nil, delay: Double? = nil) -> \(behavior)", on: behavior
            ) { _, call in
                let delay = try call.optionalDouble(1).map { ["delay: \($0)"] } ?? []
                let parts = (call.optional(0)?.asInt).map { ["\($0)"] } ?? []
                return .native(PlainBox("periodic(" + (parts + delay).joined(separator: ", ") + ")", behavior))
            },
        ]
            + option("var repeating: \(type) { get }") { _, _ in "repeating" }
            + option("var nonRepeating: \(type) { get }") { _, _ in "nonRepeating" }
            + option("func speed(_ speed: Double) -> \(type)") { "speed(\(try $0.double($1)))" }
            + option("func `repeat`(_ count: Int?) -> \(type)") { call, index in
                "repeat(\(call.optional(index)?.asInt.map(String.init) ?? "nil"))"
            }
            + option("func `repeat`(_ behavior: \(behavior)) -> \(type)") {
                "repeat(.\(try $0.plain($1, String.self)))"
            }
    }

    /// What the engine reports beside the kind: settings and options, as written.
    private static func detail(_ call: NativeCall, _ effect: Int, _ options: Int) throws -> (String, String) {
        let box = try call.native(effect, SymbolEffectBox.self)
        let given = try call.plain(options, [String].self)
        let parts = (box.settings.isEmpty ? [] : [box.description]) + given.map { "." + $0 }
        return (box.kind, parts.isEmpty ? "default" : parts.joined(separator: ", "))
    }

    private static var modifierEntries: [NativeEntry] {
        let options = "options: SymbolEffectOptions = .default"
        return [
            modifier(
                """
                func symbolEffect(_ effect: some IndefiniteSymbolEffect, \(options), isActive: Bool = \
                true) -> some View
                """
            ) { _, call in
                let (kind, detail) = try detail(call, 1, 2)
                return .show(
                    .symbolEffect(
                        kind: kind, options: detail, tempo: try tempo(call.plain(2)), isActive: try call.bool(3),
                        value: nil))
            },
            modifier(
                """
                func symbolEffect<U: Equatable>(_ effect: some DiscreteSymbolEffect, \(options), value: \
                U) -> some View
                """
            ) { _, call in
                let (kind, detail) = try detail(call, 1, 2)
                return .show(
                    .symbolEffect(
                        kind: kind, options: detail, tempo: try tempo(call.plain(2)), isActive: nil, value: call[3]))
            },
            modifier("func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View") { _, call in
                .show(.symbolEffectsRemoved(try call.bool(1)))
            },
            NativeEntry(
                "static func symbolEffect(_ effect: some ContentTransitionSymbolEffect, \(options)) -> ContentTransition",
                on: "ContentTransition"
            ) { _, call in
                let (kind, detail) = try detail(call, 0, 1)
                return .native(
                    PlainBox(["symbolEffect", detail == "default" ? kind : detail], "ContentTransition"))
            },
            constant("static var symbolEffect: ContentTransition { get }", on: "ContentTransition") {
                .native(PlainBox(["symbolEffect", "automatic"], "ContentTransition"))
            },
        ]
    }
}
