import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct TransitionTests {
    static let second = Animation.linear(duration: 1)

    @Test("TREE-1 two branches are two views: one fades out, one fades in, no width is interpolated")
    func branches() throws {
        var stage = try Stage { reader in
            either(reader.flag(0), rectangle().frame(200, 100), rectangle().frame(100, 100))
        }
        try stage.set(0, .flag(true), Self.second)
        #expect(stage.all("Rectangle").count == 2)
        #expect(try stage.number("width", "Rectangle", 0) == 200)
        #expect(try stage.number("width", "Rectangle", 1) == 100)
        #expect(stage.tree.isEntering(try stage.node("Rectangle", 0)))
        #expect(stage.tree.isLeaving(try stage.node("Rectangle", 1)))
        #expect(try stage.rule("width", "Rectangle", 0) == "TREE-1")
        #expect(try stage.rule("opacity", "Rectangle", 0) == "TRANS-1")
        try stage.step(15)
        #expect(abs(try stage.number("opacity", "Rectangle", 0) - 0.25) < 1e-5)
        #expect(abs(try stage.number("opacity", "Rectangle", 1) - 0.75) < 1e-5)
        #expect(try stage.moves("width", "Rectangle", 1) == false)
        try stage.step(45)
        #expect(stage.all("Rectangle").count == 2)
        try stage.step()
        #expect(stage.all("Rectangle").count == 1)
        #expect(stage.tree.isEntering(try stage.node("Rectangle")) == false)
    }

    @Test("TRANS-1 without an animation views come and go at once")
    func atOnce() throws {
        var stage = try Stage { reader in vStack(when(reader.flag(0), rectangle().frame(10, 10))) }
        try stage.set(0, .flag(true))
        #expect(try stage.number("opacity") == 1)
        #expect(try stage.rule("opacity") == "TRANS-1")
        #expect(stage.tree.animationCount == 0)
        try stage.set(0, .flag(false))
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test(
        "TRANS-3 a leaving view keeps its frame while its siblings move up, and is erased with its callback at the end")
    func frozen() throws {
        var stage = try Stage([.flag(true)]) { reader in
            vStack(
                0, .center, when(reader.flag(0), rectangle().frame(50, 100).onDisappear("gone")),
                text("x").frame(50, 50))
        }
        let before = try stage.number("y")
        let sibling = try stage.number("y", "Text")
        try stage.set(0, .flag(false), Self.second)
        #expect(try stage.number("y") == before)
        #expect(try stage.moves("y", "Text"))
        try stage.step(30)
        #expect(abs(try stage.number("y", "Text") - (sibling - 25)) < 0.5)
        #expect(stage.host.output.isEmpty)
        try stage.step(31)
        #expect(stage.host.output == ["gone"])
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test("TRANS-4 put back while leaving: the same view, straight to identity from what is shown")
    func putBack() throws {
        var stage = try Stage([.flag(true)]) { reader in when(reader.flag(0), rectangle().frame(50, 50).onAppear("on"))
        }
        let node = try stage.node("Rectangle")
        try stage.set(0, .flag(false), Self.second)
        try stage.step(30)
        try stage.set(0, .flag(true), Self.second)
        #expect(try stage.node("Rectangle") == node)
        #expect(stage.tree.isLeaving(node) == false)
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-5)
        try stage.step(15)
        // The removal goes on below: r = 0.25 toward 0, then a quarter of the way back (MERGE-2).
        #expect(abs(try stage.number("opacity") - (0.25 + 0.25 * 0.75)) < 1e-4)
        try stage.settle()
        #expect(try stage.number("opacity") == 1)
        #expect(stage.host.output == ["on"])
    }

    @Test("TRANS-8 a slide comes from leading and goes to trailing by the view's own width, without a fade")
    func slide() throws {
        var stage = try Stage { reader in when(reader.flag(0), rectangle().frame(90, 50).transition(.slide)) }
        try stage.set(0, .flag(true), Self.second)
        #expect(abs(try stage.number("midX") - 106.5) < 0.2)
        #expect(try stage.number("opacity") == 1)
        #expect(abs(try stage.number("offset.x") + 90) < 0.01)
        try stage.step(30)
        #expect(abs(try stage.number("midX") - 151.5) < 0.2)
        #expect(try stage.moves("x"))
        try stage.settle()
        try stage.set(0, .flag(false), Self.second)
        try stage.step(30)
        #expect(abs(try stage.number("midX") - 241.5) < 0.2)
        try stage.settle()
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test("TRANS-9 asymmetric: one half in, the other out; its own animation needs none in the transaction")
    func asymmetric() throws {
        let transition = TransitionValue.animation(
            .asymmetric(insertion: .scale(0.5, anchor: .center), removal: .opacity), .linear(duration: 0.5))
        var stage = try Stage { reader in when(reader.flag(0), rectangle().frame(50, 50).transition(transition)) }
        try stage.set(0, .flag(true))
        #expect(try stage.number("scale") == 0.5)
        #expect(try stage.number("opacity") == 1)
        try stage.step(15)
        #expect(abs(try stage.number("scale") - 0.75) < 1e-5)
        try stage.settle()
        try stage.set(0, .flag(false))
        try stage.step(15)
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-5)
        #expect(try stage.number("scale") == 1)
        try stage.settle()
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test("TRANS-9 a Transition of the program sees its phases: its offset moves the view, also while it leaves")
    func program() throws {
        let drift = Stage.composite("Drift", .number(0)) { _, phase, _ in
            content.rotation(phase * 90).offset(phase < 0 ? -80 : phase > 0 ? 40 : 0, 0).opacity(phase == 0 ? 1 : 0)
        }
        var stage = try Stage { reader in
            vStack(0, .center, when(reader.flag(0), rectangle().frame(100, 100).transition(.program(drift))))
        }
        try stage.set(0, .flag(true), Self.second)
        #expect(abs(try stage.number("midX") - 116.5) < 0.2)
        #expect(try stage.number("rotation") == -90)
        #expect(try stage.number("opacity") == 0)
        try stage.step(15)
        #expect(abs(try stage.number("midX") - 136.5) < 0.2)
        #expect(abs(try stage.number("rotation") + 67.5) < 1e-3)
        try stage.settle()
        #expect(try stage.number("opacity") == 1)
        try stage.set(0, .flag(false), Self.second)
        #expect(stage.tree.isLeaving(try stage.node("Rectangle")))
        try stage.step(15)
        #expect(abs(try stage.number("midX") - 206.5) < 0.2)
        #expect(abs(try stage.number("opacity") - 0.75) < 1e-5)
        try stage.settle()
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test("TRANS-2 an .animation inside the view that comes does not animate its coming")
    func inside() throws {
        var stage = try Stage { reader in
            vStack(
                0, .center,
                when(reader.flag(0), rectangle().frame(50, 50).transition(.opacity).animation(Self.second, reader(0))))
        }
        try stage.set(0, .flag(true))
        #expect(try stage.number("opacity") == 1)
        #expect(try stage.rule("opacity") == "TRANS-2")
    }

    @Test("TREE-1 another .id is removal and insertion; a transition around it goes to both")
    func identity() throws {
        var stage = try Stage([.number(0)]) { reader in
            vStack(0, .center, text("Page \(Int(reader.number(0)))").id(reader(0)).transition(.opacity), text("stays"))
        }
        try stage.set(0, .number(1), Self.second)
        #expect(stage.all("Text").count == 3)
        try stage.step(15)
        let opacities = try (0..<3).map { try stage.number("opacity", "Text", $0) }
        #expect(abs(opacities[0] + opacities[1] - 1) < 1e-5)
        #expect(opacities[2] == 1)
        try stage.settle()
        #expect(stage.all("Text").count == 2)
    }

    @Test("TREE-1 a transition around a Group goes to each branch of the if in it")
    func group() throws {
        var stage = try Stage { reader in
            vStack(
                0, .center,
                ViewValue(.group([either(reader.flag(0), text("a"), text("b"))])).transition(
                    .scale(0.1, anchor: .center)))
        }
        try stage.set(0, .flag(true), Self.second)
        #expect(abs(try stage.number("scale", "Text", 0) - 0.1) < 1e-9)
        #expect(try stage.number("scale", "Text", 1) == 1)
        try stage.step(30)
        #expect(abs(try stage.number("scale", "Text", 0) - 0.55) < 1e-5)
        #expect(abs(try stage.number("scale", "Text", 1) - 0.55) < 1e-5)
        #expect(try stage.number("opacity", "Text", 1) == 1)
        try stage.settle()
        #expect(stage.all("Text").count == 1)
    }

    @Test("TREE-1 a moved ForEach id is the same view that moves; one that goes leaves")
    func elements() throws {
        var stage = try Stage([.flag(false)]) { reader in
            let ids = reader.flag(0) ? [3.0, 1] : [1, 2, 3]
            return vStack(
                0, .center,
                ViewValue(
                    .forEach(
                        ids.map {
                            ForEachElement(id: ExplicitID(Val.number($0)), view: text("\(Int($0))").frame(50, 50))
                        })))
        }
        let third = stage.all("Text")[2]
        let y = try stage.number("y", "Text", 2)
        try stage.set(0, .flag(true), Self.second)
        #expect(stage.all("Text").count == 3)
        #expect(stage.tree.label(of: third) == "3")
        let place = try #require(stage.all("Text").firstIndex(of: third))
        #expect(try stage.number("y", "Text", place) == y)
        #expect(try stage.moves("y", "Text", place))
        #expect(stage.all("Text").filter { stage.tree.isLeaving($0) }.count == 1)
        try stage.settle()
        #expect(stage.all("Text").map { stage.tree.label(of: $0) } == ["3", "1"])
    }
}
