import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct TransitionRuleTests {
    /// A modifier for a transition, which fades by its input under an `.animation` of its own.
    private static func fading(_ opacity: Double) -> CompositeValue {
        Stage.composite("Fading", .number(opacity)) { input, _, _ in
            content.opacity(input.double).animation(.linear(duration: 2), input)
        }
    }

    @Test("TRANS-5 an .animation inside a transition does not act on the way in; on the way out it does")
    func insertionHalf() throws {
        let transition = TransitionValue.modifier(active: Self.fading(0), identity: Self.fading(1))
        var stage = try Stage { reader in
            vStack(when(reader.flag(0), rectangle().frame(10, 10).transition(transition)))
        }
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        // By the transaction's second, not by the modifier's own two.
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-4)
        try stage.settle()
        #expect(stage.frame == 61)
        try stage.set(0, .flag(false), .linear(duration: 1))
        try stage.step(60)
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-4)
        try stage.step(61)
        #expect(stage.all("Rectangle").isEmpty)
    }

    @Test("TRANS-5 what a container is first filled with does not animate, whatever the transaction")
    func firstPopulation() throws {
        var stage = try Stage { reader in
            when(reader.flag(0), vStack(when(true, rectangle().frame(10, 10)), text("x")).transition(.identity))
        }
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(try stage.number("opacity") == 1)
        #expect(try stage.moves("opacity") == false)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("TRANS-7 a leaving view goes by the transition that it last had while present")
    func stale() throws {
        var stage = try Stage([.flag(true), .flag(false)]) { reader in
            let edge: EdgeSet = reader.flag(1) ? .leading : .trailing
            return when(reader.flag(0), rectangle().frame(50, 50).transition(.move(edge)))
        }
        try stage.run { host in
            host.withAnimation(.linear(duration: 1)) {
                $0.write(1, .flag(true))
                $0.write(0, .flag(false))
            }
        }
        try stage.step(30)
        // Toward trailing, by half of its own width: the new edge came in the update that removed it.
        #expect(abs(try stage.number("offset.x") - 25) < 0.1)
        try stage.settle()
        try stage.set(0, .flag(true))
        try stage.set(0, .flag(false), .linear(duration: 1))
        try stage.step(30)
        #expect(abs(try stage.number("offset.x") + 25) < 0.1)
    }

    private static func order(_ transition: TransitionValue?) throws -> [String] {
        var stage = try Stage([.number(1)]) { reader in
            let view = rectangle().frame(5, 5).onAppear("in").onDisappear("out")
            return vStack((transition.map { view.transition($0) } ?? view).id(reader(0)))
        }
        stage.host.output = []
        try stage.set(0, .number(2))
        return stage.host.output
    }

    @Test("TRANS-10 another id without animation: the new view appears before the old one disappears")
    func idOrder() throws { #expect(try Self.order(nil) == ["in", "out"]) }

    @Test("TRANS-10 with .identity the old view disappears first")
    func identityOrder() throws { #expect(try Self.order(.identity) == ["out", "in"]) }

    private static func reduced(_ transition: TransitionValue) throws -> Stage {
        var stage = try Stage { reader in
            vStack(when(reader.flag(0), rectangle().frame(40, 40).transition(transition)))
        }
        _ = try stage.tree.setReduceMotion(true, at: stage.time, host: &stage.host)
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        return stage
    }

    @Test(
        "TRANS-9 where motion is reduced, a transition that moves becomes a fade",
        arguments: [
            TransitionValue.slide, .move(.bottom), .scale(0.2, anchor: .center), .push(from: .leading),
            .combined(.opacity, .offset(x: 90, y: 0)), .asymmetric(insertion: .slide, removal: .opacity),
        ])
    func reducedMotion(_ transition: TransitionValue) throws {
        var stage = try Self.reduced(transition)
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-4)
        #expect(try stage.number("offset.x") == 0)
        #expect(try stage.number("scale") == 1)
        #expect(try stage.moves("x") == false)
    }

    @Test("TRANS-9 reduced motion leaves a transition without motion, and a transition's own animation, alone")
    func reducedStill() throws {
        var identity = try Self.reduced(.identity)
        #expect(try identity.number("opacity") == 1)
        var own = try Self.reduced(.animation(.move(.top), .linear(duration: 2)))
        #expect(abs(try own.number("opacity") - 0.25) < 1e-4)
    }
}
