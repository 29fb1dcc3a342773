import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct PresentationTests {
    static func sheetStage() throws -> Stage {
        try Stage { _ in
            text("root").modifier(
                .presentation(
                    .presented(
                        style: "sheet", isPresented: ProgramBinding(Val.number(0)),
                        content: ProgramClosure(
                            Maker { _, _ in Stage.view("Sheet", .number(0)) { _, _, _ in text("sheet") } }),
                        onDismiss: action { $0.output.append("dismissed") })))
        }
    }

    @Test("SHOW-6 a sheet comes from below the screen and goes back there; its binding is set back")
    func sheet() throws {
        var stage = try Self.sheetStage()
        #expect(stage.all("Sheet").isEmpty)
        try stage.set(0, .flag(true))
        #expect(stage.all("Sheet").count == 1)
        #expect(try stage.number("y", "Sheet") == 852)
        try stage.step(6)
        let y = try stage.number("y", "Sheet")
        #expect(y < 852 && y > 100)
        try stage.settle()
        #expect(try stage.number("y", "Sheet") < 120)
        #expect(try stage.number("width", "Sheet") == 393)
        let (outcome, _) = try stage.tree.dismiss(at: stage.time, host: &stage.host)
        #expect(outcome != .noAction)
        #expect(stage.host.latest[0] == .flag(false))
        #expect(stage.tree.isLeaving(try stage.node("Sheet")))
        try stage.settle()
        #expect(stage.all("Sheet").isEmpty)
        #expect(stage.host.output == ["dismissed"])
    }

    @Test("SHOW-6 a link pushes its destination from the trailing edge; back pops it")
    func push() throws {
        var stage = try Stage { _ in
            let page = ProgramClosure(Maker { _, _ in Stage.view("Page", .number(0)) { _, _, _ in text("page") } })
            return ViewValue(
                .container(
                    .named("NavigationStack", parameters: [:]),
                    children: [
                        ViewValue(
                            .control(
                                Control(
                                    .navigationLink(destination: page, value: nil), name: "NavigationLink",
                                    label: text("go"))))
                    ]))
        }
        _ = try stage.tree.tap(try stage.node("NavigationLink"), at: stage.time, host: &stage.host)
        #expect(try stage.number("x", "Page") == 393)
        try stage.step(6)
        #expect(try stage.number("x", "Page") < 393)
        #expect(try stage.moves("x", "Page"))
        try stage.settle()
        #expect(try stage.number("x", "Page") == 0)
        _ = try stage.tree.back(at: stage.time, host: &stage.host)
        #expect(stage.tree.isLeaving(try stage.node("Page")))
        try stage.settle()
        #expect(stage.all("Page").isEmpty)
    }

    @Test("SHOW-3 a scroll transition follows how much of the view is hidden")
    func scrollPhase() throws {
        var stage = try Stage { _ in fadingRows(4, width: 100, height: 100).frame(100, 150) }
        #expect(try stage.number("opacity", "Rectangle", 0) == 1)
        #expect(abs(try stage.number("opacity", "Rectangle", 1) - 0.5) < 1e-6)
        #expect(try stage.number("opacity", "Rectangle", 2) == 0)
        #expect(stage.tree.animationCount == 0)
        _ = try stage.tree.scroll(try stage.node("ScrollView"), by: Size(0, 100), at: stage.time, host: &stage.host)
        #expect(try stage.number("opacity", "Rectangle", 0) == 0)
        #expect(try stage.number("opacity", "Rectangle", 1) == 1)
        #expect(try stage.moves("opacity", "Rectangle", 1) == false)
    }
}

@Suite struct TransactionRuleTests {
    @Test("TX-8 a key of the program's decides in a .transaction closure")
    func keys() throws {
        var stage = try Stage { reader in
            rectangle().rotation(reader.flag(0) ? 80 : 0).modifier(
                .transaction(
                    .transaction(
                        ProgramClosure(
                            Shaper { transaction, _ in
                                if transaction.keys["Calm"] != nil { transaction.animation = .linear(duration: 2) }
                                return [.transaction("Calm")]
                            }))))
        }
        try stage.run { host in
            host.ambient.keys["Calm"] = Val.flag(true)
            host.write(0, .flag(true))
            host.ambient = TransactionValue()
        }
        try stage.step(30)
        #expect(abs(try stage.number("rotation") - 20) < 1e-3)
        #expect(try stage.rule("rotation") == "TX-8")
    }

    @Test("TX-3 disablesAnimations stops .animation, not the transaction's own animation")
    func disabled() throws {
        var stage = try Stage { reader in
            vStack(
                0, .center, rectangle().opacity(reader.flag(0) ? 0 : 1).animation(.linear(duration: 2), reader(0)),
                text("x").opacity(reader.flag(0) ? 0 : 1))
        }
        try stage.run { host in
            host.ambient.disablesAnimations = true
            host.ambient.animation = .linear(duration: 1)
            host.write(0, .flag(true))
            host.ambient = TransactionValue()
        }
        try stage.step(30)
        #expect(abs(try stage.number("opacity") - 0.5) < 1e-5)
        #expect(abs(try stage.number("opacity", "Text") - 0.5) < 1e-5)
        #expect(try stage.rule("opacity") == "TX-3")
    }

    @Test("TX-10 a geometry group moves as one; its leaves do not move in it")
    func group() throws {
        var stage = try Stage { reader in
            hStack(0, .center, rectangle().frame(30, 30), text("x").frame(30, 30).animation(nil, reader(0)))
                .modifier(.transaction(.geometryGroup)).offset(0, reader.flag(0) ? 100 : 0)
                .animation(.linear(duration: 1), reader(0))
        }
        let start = try stage.number("y", "Text")
        try stage.set(0, .flag(true))
        #expect(stage.tree.animationCount == 1)
        try stage.step(30)
        #expect(abs(try stage.number("y", "Text") - start - 50) < 0.1)
        #expect(abs(try stage.number("midY") - 488.5) < 0.4)
        #expect(try stage.rule("y", "Text") == "TX-10")
    }

    @Test("MERGE-2 two curves in flight combine, and the explanation says so")
    func merge() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        try stage.set(0, .number(100), .linear(duration: 1))
        try stage.step(30)
        try stage.set(0, .number(0), .linear(duration: 1))
        #expect(try stage.rule("rotation") == "MERGE-2")
        var shown: [Double] = []
        for _ in 0..<4 {
            try stage.step(15)
            shown.append(try stage.number("rotation"))
        }
        for (value, expected) in zip(shown, [56.25, 50, 25, 0]) { #expect(abs(value - expected) < 1e-3) }
    }

    @Test("GEO-2 a GeometryReader sees model sizes; what its content shows moves")
    func reader() throws {
        var stage = try Stage { reader in
            ViewValue(
                .deferred(
                    .geometryReader(
                        ProgramClosure(
                            Maker { argument, _ in
                                guard case .geometry(let geometry) = argument else { return .empty }
                                return vStack(
                                    0, .center, text("\(Int(geometry.size.width))"),
                                    rectangle().frame(geometry.size.width / 2, 10))
                            })))
            ).frame(reader.flag(0) ? 200 : 100, 50)
        }
        #expect(try stage.number("width") == 50)
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(stage.tree.label(of: try stage.node("Text")) == "200")
        #expect(try stage.number("width") == 50)
        try stage.step(30)
        #expect(abs(try stage.number("width") - 75) < 0.01)
    }

    @Test("GEO-4 colours are mixed in linear light")
    func colours() throws {
        var stage = try Stage { reader in
            let color: ColorValue = reader.flag(0) ? .system("white") : .system("black")
            return ViewValue(.leaf(.shape(name: "Rectangle", .rectangle, fill: .color(color), stroke: nil)))
        }
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        // Half of the light is sRGB 0.7354.
        #expect(abs(try stage.number("color.red") - 0.7354) < 1e-3)
        try stage.settle()
        #expect(abs(try stage.number("color.red") - 1) < 1e-9)
    }
}
