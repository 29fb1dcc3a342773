import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct InputTests {
    static func draggable(_ ended: @escaping @Sendable (inout EngineHost) -> Void) throws -> Stage {
        try Stage([.number(0)]) { reader in
            rectangle().frame(50, 50).offset(reader.number(0), 0).modifier(
                .input(
                    .gesture(
                        .onEnded(
                            .onChanged(
                                .drag(minimumDistance: 10, coordinateSpace: "local"),
                                ProgramClosure(
                                    Follow { event, host in host.write(0, .number(event.translation.width)) })),
                            action(ended)), mode: "gesture")))
        }
    }

    static func drag(_ stage: inout Stage, by way: Double, frames: Int) throws {
        _ = try stage.tree.touchDown(try stage.node("Rectangle"), at: stage.time, host: &stage.host)
        for frame in 1...frames {
            try stage.step()
            let x = way * Double(frame) / Double(frames)
            stage.events = try stage.tree.touchMove(translation: Size(x, 0), at: stage.time, host: &stage.host)
        }
    }

    @Test("LIFE-7 a drag begins once its distance is reached; the translation counts from the touch")
    func drag() throws {
        var stage = try Self.draggable { _ in }
        try Self.drag(&stage, by: 8, frames: 4)
        #expect(try stage.number("offset.x") == 0)
        try stage.step()
        _ = try stage.tree.touchMove(translation: Size(12, 0), at: stage.time, host: &stage.host)
        #expect(abs(try stage.number("offset.x") - 12) < 0.01)
        #expect(try stage.moves("x") == false)
    }

    @Test("TX-8 the spring after a drag begins with the finger's speed")
    func velocity() throws {
        var stage = try Self.draggable { host in
            host.withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { $0.write(0, .number(0)) }
        }
        // 120 points in 12 frames: 600 points a second.
        try Self.drag(&stage, by: 120, frames: 12)
        stage.events = try stage.tree.touchUp(at: stage.time, host: &stage.host)
        #expect(abs(try stage.number("offset.x") - 120) < 0.01)
        var shown: [Double] = []
        for _ in 0..<3 {
            try stage.step()
            shown.append(try stage.number("offset.x"))
        }
        for (value, expected) in zip(shown, [126.98, 127.36, 122.61]) { #expect(abs(value - expected) < 0.4) }
        #expect(stage.tree.isTouching == false)
    }

    @Test("LIFE-7 a long press ends at the first frame at which it is long enough; moving away fails it")
    func longPress() throws {
        var stage = try Stage { _ in
            rectangle().frame(50, 50).modifier(
                .input(
                    .onLongPressGesture(
                        minimumDuration: 0.5, maximumDistance: 10, perform: action { $0.output.append("long") },
                        onPressingChanged: action { $0.output.append("pressing") })))
        }
        _ = try stage.tree.touchDown(try stage.node("Rectangle"), at: stage.time, host: &stage.host)
        #expect(stage.host.output == ["pressing"])
        try stage.step(29)
        #expect(stage.host.output == ["pressing"])
        try stage.step()
        #expect(stage.host.output == ["pressing", "pressing", "long"])
    }

    @Test("LIFE-7 a press shows in the style; on release it falls, then the action runs")
    func press() throws {
        let style = Stage.composite("Squish", .number(0)) { pressed, _, _ in
            ViewValue(.placeholder(.configuration("label"))).modifier(
                .effect(.scale(x: pressed.bool ? 0.5 : 1, y: pressed.bool ? 0.5 : 1, anchor: .center))
            ).modifier(.transaction(.animation(.linear(duration: 0.5), value: pressed)))
        }
        var stage = try Stage { _ in
            ViewValue(
                .control(
                    Control(
                        .button(role: nil, action: action { $0.output.append("act") }), name: "Button",
                        label: text("Go")))
            ).modifier(.environment(.style(kind: "button", name: "Squish", value: style)))
        }
        let button = try stage.node("Button")
        #expect(stage.tree.label(of: button) == "Go")
        _ = try stage.tree.touchDown(button, at: stage.time, host: &stage.host)
        try stage.step(15)
        #expect(abs(try stage.number("scale", "Button") - 0.75) < 1e-5)
        #expect(stage.host.output.isEmpty)
        _ = try stage.tree.touchUp(at: stage.time, host: &stage.host)
        #expect(stage.host.output == ["act"])
        try stage.settle()
        #expect(try stage.number("scale", "Button") == 1)
        let (outcome, _) = try stage.tree.tap(button, at: stage.time, host: &stage.host)
        #expect(outcome == .handled(by: button))
        #expect(stage.host.output == ["act", "act"])
    }

    @Test("LIFE-6 preferences are handed up after the samples, reduced in tree order")
    func preferences() throws {
        var stage = try Stage([.number(1), .number(0)]) { reader in
            vStack(
                0, .center,
                text("a").modifier(.preference(.set(key: Val.number(0), keyName: "K", value: reader(0)))),
                text("b").modifier(.preference(.set(key: Val.number(0), keyName: "K", value: Val.number(5))))
            ).modifier(
                .preference(
                    .onChange(
                        key: Val.number(0), keyName: "K",
                        ProgramClosure(Take { value, host in host.output.append("\(value)") }))))
        }
        #expect(stage.host.output == ["6.0"])
        try stage.set(0, .number(2))
        #expect(stage.host.output == ["6.0", "7.0"])
    }

    @Test("SHOW-5 scrolling moves what is in the view, stops at the ends and rests at a page")
    func scroll() throws {
        var stage = try Stage { _ in
            ViewValue(
                .container(
                    .scroll(axes: [.vertical], showsIndicators: true),
                    children: [
                        vStack(
                            0, .center, rectangle().frame(100, 200), rectangle().frame(100, 200),
                            rectangle().frame(100, 200))
                    ])
            ).frame(100, 200).modifier(.show(.scrollTarget(behavior: ".paging")))
        }
        let y = try stage.number("y", "Rectangle", 0)
        let scroll = try stage.node("ScrollView")
        _ = try stage.tree.scroll(scroll, by: Size(0, 130), at: stage.time, host: &stage.host)
        #expect(abs(try stage.number("y", "Rectangle", 0) - (y - 200)) < 0.01)
        _ = try stage.tree.scroll(scroll, by: Size(0, 900), at: stage.time, host: &stage.host)
        #expect(abs(try stage.number("y", "Rectangle", 2) - y) < 0.01)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("TRANS-6 leaving views are drawn behind live ones")
    func drawing() throws {
        var stage = try Stage { reader in
            ViewValue(
                .container(
                    .zStack(alignment: .center),
                    children: [either(reader.flag(0), rectangle().frame(10, 10), text("b"))]))
        }
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        let items = try stage.tree.drawing(host: &stage.host)
        #expect(items.map(\.kind) == ["Text", "Rectangle"])
        #expect(items.map(\.isLeaving) == [true, false])
        #expect(items.allSatisfy { abs($0.opacity - 0.5) < 1e-5 })
    }
}

/// A closure that takes a gesture's event.
struct Follow: ProgramValue {
    var run: @Sendable (GestureEvent, inout EngineHost) -> Void
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    var description: String { "{ }" }
}

/// A closure that takes a value.
struct Take: ProgramValue {
    var run: @Sendable (any ProgramValue, inout EngineHost) -> Void
    func isEqual(to other: any ProgramValue) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    var description: String { "{ }" }
}
