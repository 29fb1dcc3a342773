import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct CompletionRuleTests {
    @Test(
        "DONE-2 a retarget does not put off the first handler: it comes at its own logical moment, after the motion's end"
    )
    func originalMoment() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.run { host in
            host.withAnimation(.linear(duration: 1), (.logicallyComplete, "first")) { $0.write(0, .number(100)) }
        }
        try stage.step(6)
        // A short spring takes over: what is seen is over long before the second of the first animation.
        try stage.run { host in
            host.withAnimation(.spring(duration: 0.1), (.logicallyComplete, "second")) { $0.write(0, .number(0)) }
        }
        var arrival: [String: Int] = [:]
        var rest: Int?
        while stage.frame < 90 {
            try stage.step()
            for line in stage.host.output where arrival[line] == nil { arrival[line] = stage.frame }
            if stage.tree.animationCount == 0, rest == nil { rest = stage.frame }
        }
        #expect(arrival["second"] == 12)
        // CURVE-3: a curve's logical completion is its end, one frame after its duration.
        #expect(arrival["first"] == 61)
        let quiet = try #require(rest)
        #expect(quiet > 12 && quiet < 40)
        #expect(stage.tree.isIdle)
        #expect(stage.host.output == ["second", "first"])
    }

    @Test("DONE-2 an attribute that rests while a handler is awaited starts anew from where it is")
    func resumed() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.run { host in
            host.withAnimation(.linear(duration: 1), (.logicallyComplete, "first")) { $0.write(0, .number(100)) }
        }
        try stage.step(6)
        try stage.set(0, .number(0), .spring(duration: 0.1))
        try stage.step(34)
        #expect(stage.tree.animationCount == 0 && !stage.tree.isIdle)
        try stage.set(0, .number(50))
        #expect(try stage.number("rotation") == 50)
        try stage.set(0, .number(150), .linear(duration: 0.5))
        try stage.step(15)
        #expect(abs(try stage.number("rotation") - 100) < 1e-3)
        #expect(stage.host.output.isEmpty)
        try stage.settle()
        #expect(stage.host.output == ["first"])
        #expect(try stage.number("rotation") == 150)
    }

    @Test("DONE-2 where nobody waits, a retargeted attribute is at rest as soon as it is seen to be")
    func unobserved() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.set(0, .number(100), .linear(duration: 5))
        try stage.step(6)
        try stage.set(0, .number(0), .spring(duration: 0.1))
        try stage.settle()
        #expect(stage.frame < 60)
    }

    @Test("DONE-4 a leaving view's onDisappear comes with the end of its removal, an inserted one's onAppear at once")
    func callbacks() throws {
        var stage = try Stage { reader in
            either(
                reader.flag(0), rectangle().frame(20, 20).onAppear("new is here"),
                circle().frame(20, 20).onDisappear("old is gone"))
        }
        try stage.set(0, .flag(true), .linear(duration: 0.5))
        #expect(stage.host.output == ["new is here"])
        #expect(stage.host.committed[0] == .flag(true))
        try stage.step(30)
        #expect(stage.host.output == ["new is here"])
        #expect(stage.tree.isLeaving(try stage.node("Circle")))
        try stage.step()
        #expect(stage.host.output == ["new is here", "old is gone"])
        #expect(stage.all("Circle").isEmpty)
    }

    /// An animatable modifier of the old days, which watches its data.
    private func watched(_ target: Double) -> ViewValue {
        let watcher = Stage.composite("Watcher", .number(target), isAnimatable: true) { _, _, _ in content }
        return rectangle().frame(10, 10).modifier(.program(watcher))
    }

    @Test("DONE-5 the setter of animatable data runs once a frame, and with the very target at the end of a curve")
    func observedCurve() throws {
        var stage = try Stage([.number(0)]) { reader in watched(reader.number(0)) }
        #expect(stage.host.settings.isEmpty)
        try stage.set(0, .number(1), .linear(duration: 0.5))
        stage.host.settings = []
        try stage.step(15)
        #expect(stage.host.settings.count == 15)
        #expect(abs((stage.host.settings.last ?? 0) - 0.5) < 1e-5)
        try stage.settle()
        #expect(stage.host.settings.filter { $0 == 1 }.count == 1)
        #expect(stage.host.settings.last == 1)
        #expect(stage.frame == 31)
    }

    @Test("DONE-5 with an overshooting spring the setter passes the target and gets it exactly at the end")
    func observedSpring() throws {
        var stage = try Stage([.number(0)]) { reader in watched(reader.number(0)) }
        try stage.set(0, .number(1), .spring(duration: 0.5, bounce: 0.4))
        try stage.settle()
        let over = stage.host.settings.filter { $0 > 1 }
        #expect(!over.isEmpty && (over.max() ?? 0) > 1.05)
        #expect(stage.host.settings.filter { $0 == 1 }.count == 1)
        #expect(stage.host.settings.last == 1)
    }
}
