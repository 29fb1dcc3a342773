import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct BadInputTests {
    private static func framed(_ width: Double, _ height: Double) throws -> Stage {
        try Stage([.flag(true)]) { reader in rectangle().frame(reader.flag(0) ? width : 20, height) }
    }

    @Test(
        "GEO-1 sizes that are no lengths are warned of and shown as some length; an animation to them ends",
        arguments: [(-10.0, 20.0), (.nan, 20), (.infinity, .infinity), (-.infinity, 5), (1e308, 1e308)])
    func sizes(width: Double, height: Double) throws {
        var stage = try Self.framed(width, height)
        let shown = try stage.number("width")
        #expect(shown.isFinite && shown >= 0)
        try stage.set(0, .flag(false), .linear(duration: 0.2))
        try stage.set(0, .flag(true), .spring(duration: 0.2))
        try stage.settle()
        #expect(stage.tree.isIdle)
        #expect(try stage.number("width").isFinite)
        #expect(stage.host.warnings.contains { $0.rule == "GEO-1" } == (width != 1e308))
    }

    @Test(
        "GEO-4 an opacity out of range is shown as it is; one without a value ends at once",
        arguments: [2.5, -1, .nan, .infinity, -.infinity])
    func opacities(value: Double) throws {
        var stage = try Stage { reader in rectangle().opacity(reader.flag(0) ? value : 1) }
        try stage.set(0, .flag(true), .easeIn(duration: 0.2))
        try stage.step(20)
        #expect(stage.tree.isIdle)
        let shown = try stage.number("opacity")
        #expect(shown == value || (shown.isNaN && value.isNaN))
        try stage.set(0, .flag(false), .bouncy)
        try stage.settle()
        #expect(try stage.number("opacity") == 1)
    }

    @Test("TREE-2 duplicate ids in a ForEach: a warning, every element is there, and one that goes leaves")
    func duplicates() throws {
        var stage = try Stage([.number(3)]) { reader in
            vStack(
                ViewValue(
                    .forEach(
                        (0..<Int(reader.number(0))).map { _ in
                            ForEachElement(id: ExplicitID(Val.number(7)), view: rectangle().frame(10, 10))
                        })))
        }
        #expect(stage.host.warnings.map(\.rule) == ["TREE-2"])
        #expect(stage.all("Rectangle").count == 3)
        try stage.set(0, .number(1), .linear(duration: 0.2))
        #expect(stage.all("Rectangle").filter { stage.tree.isLeaving($0) }.count == 2)
        try stage.settle()
        #expect(stage.all("Rectangle").count == 1)
    }

    @Test(
        "MOD-2 animations of odd constants end, or run, without a number that is none",
        arguments: [
            Animation.linear(duration: 0.1).repeatCount(0), .linear(duration: 0.1).repeatCount(-3),
            .linear(duration: -1), .linear(duration: .nan), .spring(response: 0, dampingFraction: 0.5),
            .spring(response: -1), .easeIn.speed(0), .easeIn.speed(-2), .linear.delay(-1), .linear.delay(.nan),
            .linear(duration: 0).repeatForever(),
        ])
    func animations(animation: Animation) throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.set(0, .number(90), animation)
        for _ in 0..<120 {
            try stage.step()
            #expect(try stage.number("rotation").isFinite)
        }
        try stage.set(0, .number(0), .linear(duration: 0.1))
        try stage.step(120)
        #expect(stage.tree.isIdle)
        #expect(try stage.number("rotation") == 0)
    }

    @Test("LIFE-2 a preference whose reader writes what it is made of never settles: a warning, and time goes on")
    func unsettled() throws {
        let key = Val.text("key")
        var stage = try Stage([.number(1)]) { reader in
            rectangle().modifier(
                .preference(.set(key: key, keyName: "key", value: Val.number(reader.number(0))))
            ).modifier(
                .preference(
                    .onChange(
                        key: key, keyName: "key",
                        ProgramClosure(
                            Take { value, host in host.write(0, .number(((value as? Val)?.double ?? 0) + 1)) }))))
        }
        try stage.step(3)
        #expect(stage.host.warnings.contains { $0.rule == "LIFE-2" })
        // Two rounds a frame: the value goes on growing, no faster than that.
        #expect(stage.host.committed[0].double > 2 && stage.host.committed[0].double < 20)
    }
}
