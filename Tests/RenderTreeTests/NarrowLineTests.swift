import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct NarrowLineTests {
    static func growing() throws -> Stage {
        try Stage { reader in rectangle().frame(reader.flag(0) ? 100 : 50, 50) }
    }

    @Test("TX-1 withAnimation moves a leaf's width from the old value to the new, frame by frame")
    func width() throws {
        var stage = try Self.growing()
        #expect(try stage.number("width") == 50)
        #expect(try stage.number("midX") == 196.5 + 1 / 6.0 || abs(try stage.number("midX") - 196.5) < 0.2)
        try stage.set(0, .flag(true), .linear(duration: 0.5))
        #expect(try stage.number("width") == 50)
        #expect(try stage.moves("width"))
        #expect(try stage.moves("height") == false)
        #expect(stage.tree.animationCount == 1)
        try stage.step(15)
        #expect(abs(try stage.number("width") - 75) < 0.001)
        try stage.step(15)
        #expect(try stage.number("width") == 100)
        #expect(try stage.moves("width"))
        try stage.step()
        #expect(try stage.moves("width") == false)
        #expect(try stage.rule("width") == "TX-1")
    }

    @Test("CORE-5 a change without animation shows at once; CORE-3 the first value never moves")
    func jump() throws {
        var stage = try Self.growing()
        #expect(try stage.rule("width") == "CORE-3")
        try stage.set(0, .flag(true))
        #expect(try stage.number("width") == 100)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("LIFE-3 a frame runs no body and visits only what moves")
    func work() throws {
        var stage = try Stage { reader in
            vStack(
                rectangle().faded(reader.flag(0) ? 0.2 : 1),
                ViewValue(
                    .forEach(
                        (0..<50).map { index in
                            ForEachElement(id: ExplicitID(Val.number(Double(index))), view: caption("\(index)"))
                        })))
        }
        #expect(stage.tree.bodyRuns(of: "Root") == 1)
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(stage.tree.bodyRuns(of: "Root") == 2)
        try stage.step()
        #expect(stage.work.bodiesRun == 0)
        #expect(stage.work.nodesVisited == 0)
        #expect(stage.work.framesLaidOut == 0)
        #expect(stage.work.attributesSampled == 1)
    }

    @Test("TX-2 .animation(_:value:) acts in the update in which its value changed, and only there")
    func implicit() throws {
        var stage = try Stage([.flag(false), .number(0)]) { reader in
            rectangle().frame(100, 20).scale(reader.flag(0) ? 2 : 1).animation(.linear(duration: 1), reader(1))
        }
        try stage.set(0, .flag(true))
        #expect(try stage.number("scale") == 2)
        #expect(try stage.moves("scale") == false)
        #expect(try stage.rule("scale") == "TX-2")
        try stage.run { host in
            host.write(0, .flag(false))
            host.write(1, .number(1))
        }
        #expect(try stage.number("scale") == 2)
        try stage.step(30)
        #expect(abs(try stage.number("scale") - 1.5) < 1e-5)
        #expect(try stage.rule("scale") == "TX-2")
    }

    @Test("TX-9 .frame outside of .animation moves all the same: the leaf decides")
    func place() throws {
        var stage = try Stage { reader in
            rectangle().animation(.linear(duration: 1), reader(0)).frame(reader.flag(0) ? 100 : 50, 50)
        }
        try stage.set(0, .flag(true))
        #expect(try stage.moves("width"))
        #expect(try stage.rule("width") == "TX-9")
        try stage.step(30)
        #expect(abs(try stage.number("width") - 75) < 1e-3)
    }

    @Test("TX-4 only what is written in the closure of a scoped animation sees it")
    func scope() throws {
        var stage = try Stage { reader in
            rectangle().frame(100, 20).rotation(reader.flag(0) ? 90 : 0)
                .modifier(
                    .transaction(
                        .animationScope(.linear(duration: 1), body: content.faded(reader.flag(0) ? 0.5 : 1))))
        }
        try stage.set(0, .flag(true))
        #expect(try stage.number("rotation") == 90)
        #expect(try stage.rule("rotation") == "TX-4")
        try stage.step(30)
        #expect(abs(try stage.number("opacity") - 0.75) < 1e-5)
        #expect(try stage.rule("opacity") == "TX-4")
    }

    @Test("CORE-6 a change without animation shifts what runs")
    func shift() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.set(0, .number(100), .linear(duration: 1))
        try stage.step(30)
        try stage.set(0, .number(120))
        #expect(abs(try stage.number("rotation") - 70) < 1e-3)
        #expect(try stage.rule("rotation") == "CORE-6")
        try stage.step(15)
        #expect(abs(try stage.number("rotation") - 95) < 1e-3)
        try stage.settle()
        #expect(try stage.number("rotation") == 120)
    }

    @Test("TX-6 writes under different transactions are updates of their own, in order")
    func queue() throws {
        var stage = try Stage([.flag(false), .flag(false)]) { reader in
            vStack(rectangle().frame(reader.flag(0) ? 200 : 100, 20), caption("x").faded(reader.flag(1) ? 0 : 1))
        }
        try stage.run { host in
            host.withAnimation(.linear(duration: 1)) { $0.write(0, .flag(true)) }
            host.write(1, .flag(true))
        }
        #expect(try stage.number("opacity", "Text") == 0)
        #expect(try stage.rule("opacity", "Text") == "TX-6")
        try stage.step(30)
        #expect(abs(try stage.number("width") - 150) < 0.01)
    }

    @Test("LIFE-3 an Animatable modifier runs its body once a frame with new data, and once for nothing else")
    func animatable() throws {
        var stage = try Stage([.number(0)]) { reader in
            rectangle().frame(50, 50).modifier(
                .program(
                    Stage.composite("Slide", reader(0), isAnimatable: true) { input, _, _ in
                        content.moved(input.double * 30)
                    })
            ).animation(.linear(duration: 1), reader(0))
        }
        #expect(stage.tree.bodyRuns(of: "Slide") == 1)
        try stage.set(0, .number(1))
        #expect(stage.tree.bodyRuns(of: "Slide") == 1)
        #expect(stage.tree.animationCount == 1)
        try stage.step(30)
        #expect(stage.tree.bodyRuns(of: "Slide") == 31)
        #expect(stage.tree.bodyRuns(of: "Root") == 2)
        #expect(abs(try stage.number("offset.x") - 15) < 0.2)
        #expect(try stage.moves("x"))
        #expect(abs(try stage.number("Slide.animatableData") - 0.5) < 1e-5)
        try stage.step(31)
        #expect(stage.tree.bodyRuns(of: "Slide") == 61)
        #expect(stage.tree.animationCount == 0)
    }
}
