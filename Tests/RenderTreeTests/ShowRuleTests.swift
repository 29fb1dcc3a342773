import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct ShowRuleTests {
    private static func kind(_ stage: inout Stage, _ property: String, _ type: String) throws -> String {
        guard case .text(let text) = try stage.reading(property, type).shown else { return "" }
        return text
    }

    private static func shows(_ stage: Stage) -> [String] {
        stage.events.compactMap { event in
            guard case .show(let event) = event else { return nil }
            return "\(event.kind) \(event.began ? "begins" : "ends")"
        }
    }

    @Test("SHOW-1 a content transition runs as long as the animation that changes the text, and only inside one")
    func numericText() throws {
        var stage = try Stage([.number(1)]) { reader in
            text("\(Int(reader.number(0)))").modifier(
                .show(.contentTransition(kind: "numericText", detail: "")))
        }
        try stage.set(0, .number(2))
        #expect(try Self.kind(&stage, "contentTransition", "Text") == "none")
        try stage.set(0, .number(3), .linear(duration: 0.5))
        #expect(Self.shows(stage) == ["numericText begins"])
        #expect(stage.tree.label(of: try stage.node("Text")) == "3")
        #expect(stage.tree.animationCount == 0 || stage.tree.attributesInFlight.allSatisfy { $0.property == "frame" })
        try stage.step(30)
        #expect(try Self.kind(&stage, "contentTransition", "Text") == "numericText")
        try stage.step()
        #expect(try Self.kind(&stage, "contentTransition", "Text") == "none")
        #expect(Self.shows(stage) == ["numericText ends"])
    }

    @Test("SHOW-1 a text without a content transition cross-fades under an animation; identity shows nothing")
    func crossFade() throws {
        var plain = try Stage([.number(1)]) { reader in text("\(Int(reader.number(0)))") }
        try plain.set(0, .number(2), .linear(duration: 0.5))
        #expect(try Self.kind(&plain, "contentTransition", "Text") == "opacity")
        var still = try Stage([.number(1)]) { reader in
            text("\(Int(reader.number(0)))").modifier(.show(.contentTransition(kind: "identity", detail: "")))
        }
        try still.set(0, .number(2), .linear(duration: 0.5))
        #expect(try Self.kind(&still, "contentTransition", "Text") == "none")
    }

    private static func symbol(_ name: String) -> ViewValue {
        ViewValue(.leaf(.image(ImageValue(name: name, isSystem: true))))
    }

    @Test("SHOW-2 an indefinite effect runs while it is active, and is no animation in flight")
    func indefinite() throws {
        var stage = try Stage { reader in
            Self.symbol("bell").modifier(
                .show(
                    .symbolEffect(
                        kind: "pulse", options: "", tempo: SymbolTempo(), isActive: reader.flag(0), value: nil)))
        }
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "none")
        try stage.set(0, .flag(true))
        #expect(Self.shows(stage) == ["pulse begins"])
        try stage.step(600)
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "pulse")
        #expect(stage.tree.animationCount == 0)
        #expect(stage.tree.isIdle)
        try stage.set(0, .flag(false))
        #expect(Self.shows(stage) == ["pulse ends"])
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "none")
    }

    @Test("SHOW-2 a discrete effect runs once for each change of its value and ends by itself within two seconds")
    func discrete() throws {
        var stage = try Stage([.number(0), .number(0)]) { reader in
            Self.symbol("bell").opacity(1 - reader.number(1) / 10).modifier(
                .show(.symbolEffect(kind: "bounce", options: "", tempo: SymbolTempo(), isActive: nil, value: reader(0)))
            )
        }
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "none")
        try stage.set(0, .number(1))
        #expect(Self.shows(stage) == ["bounce begins"])
        // Another update while it runs does not report it again.
        try stage.set(1, .number(1))
        #expect(Self.shows(stage).isEmpty)
        var end: Int?
        for _ in 0..<120 {
            try stage.step()
            if Self.shows(stage) == ["bounce ends"] { end = stage.frame }
        }
        #expect(try #require(end) <= 120)
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "none")
    }

    @Test("SHOW-2 a replaced symbol is a content transition of kind symbolEffect")
    func replaced() throws {
        var stage = try Stage { reader in
            Self.symbol(reader.flag(0) ? "heart.fill" : "heart").modifier(
                .show(.contentTransition(kind: "symbolEffect", detail: "replace")))
        }
        try stage.set(0, .flag(true), .linear(duration: 0.25))
        #expect(try Self.kind(&stage, "contentTransition", "Image") == "symbolEffect")
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "replace")
        try stage.step(16)
        #expect(try Self.kind(&stage, "symbolEffect", "Image") == "none")
    }
}
