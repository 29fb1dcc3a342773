import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct EffectRuleTests {
    /// An effect with the property that shows it, at 0 and 1 of the way.
    struct Case: Sendable, CustomTestStringConvertible {
        var property: String
        var first: Double, last: Double
        var make: @Sendable (Double) -> ViewValue
        var testDescription: String { property }
    }

    private static func shape(_ shape: ShapeValue, stroke: StrokeValue? = nil) -> ViewValue {
        ViewValue(.leaf(.shape(name: "Rectangle", shape, fill: .color(.system("black")), stroke: stroke)))
    }

    static let cases: [Case] = [
        Case(property: "opacity", first: 1, last: 0.2) { rectangle().opacity($0) },
        Case(property: "blur", first: 0, last: 8) { rectangle().modifier(.effect(.blur(radius: $0))) },
        Case(property: "scale.x", first: 1, last: 3) {
            rectangle().modifier(.effect(.scale(x: $0, y: 1, anchor: .center)))
        },
        Case(property: "scale.y", first: 1, last: 3) {
            rectangle().modifier(.effect(.scale(x: 1, y: $0, anchor: .center)))
        },
        Case(property: "rotation", first: 0, last: 90) { rectangle().rotation($0) },
        Case(property: "rotation3D", first: 0, last: 180) {
            rectangle().modifier(
                .effect(
                    .rotation3D(
                        Rotation3D(degrees: $0, x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 1))))
        },
        Case(property: "brightness", first: 0, last: 0.5) { rectangle().modifier(.effect(.brightness($0))) },
        Case(property: "contrast", first: 1, last: 2) { rectangle().modifier(.effect(.contrast($0))) },
        Case(property: "saturation", first: 1, last: 0) { rectangle().modifier(.effect(.saturation($0))) },
        Case(property: "grayscale", first: 0, last: 1) { rectangle().modifier(.effect(.grayscale($0))) },
        Case(property: "hueRotation", first: 0, last: 120) {
            rectangle().modifier(.effect(.hueRotation(degrees: $0)))
        },
        Case(property: "shadow.radius", first: 0, last: 10) {
            rectangle().modifier(.effect(.shadow(color: .system("black"), radius: $0, x: 0, y: 4)))
        },
        Case(property: "shadow.y", first: 0, last: 10) {
            rectangle().modifier(.effect(.shadow(color: .system("black"), radius: 3, x: 0, y: $0)))
        },
        Case(property: "trim.from", first: 0, last: 0.5) { shape(.trim(.rectangle, from: $0, to: 1)) },
        Case(property: "trim.to", first: 1, last: 0.5) { shape(.trim(.rectangle, from: 0, to: $0)) },
        Case(property: "cornerRadius", first: 0, last: 24) { shape(.roundedRectangle(width: $0, height: $0)) },
        Case(property: "lineWidth", first: 1, last: 9) { shape(.rectangle, stroke: StrokeValue(lineWidth: $0)) },
        Case(property: "color.alpha", first: 1, last: 0) { rectangle().tinted($0) },
    ]

    @Test("LIFE-3 a shape of another kind shows at once, also where the first has no numbers; then its own move")
    func shapesWithoutNumbers() throws {
        let shapes: [ShapeValue] = [
            .rectangle, .capsule, .capsule, .roundedRectangle(width: 10, height: 10),
            .roundedRectangle(width: 30, height: 30), .rectangle,
        ]
        var stage = try Stage([.number(0)]) { reader in Self.shape(shapes[Int(reader.number(0))]) }
        func jumps() -> [String] {
            stage.events.compactMap { if case .jumped(let jump) = $0 { jump.property + " " + jump.rule } else { nil } }
        }
        try stage.set(0, .number(1), .linear(duration: 1))
        #expect(jumps() == ["shape LIFE-3"])
        try stage.set(0, .number(2), .linear(duration: 1))
        #expect(jumps() == [])
        try stage.set(0, .number(3), .linear(duration: 1))
        #expect(jumps() == ["shape LIFE-3"])
        #expect(try stage.number("cornerRadius") == 10)
        try stage.set(0, .number(4), .linear(duration: 1))
        #expect(jumps() == [])
        try stage.step(30)
        #expect(abs(try stage.number("cornerRadius") - 20) < 1e-9)
        try stage.set(0, .number(5), .linear(duration: 1))
        #expect(jumps() == ["shape LIFE-3"])
    }

    @Test("GEO-5 an effect has data of its own that move, half way at half of the time", arguments: cases)
    func halfway(_ item: Case) throws {
        var stage = try Stage { reader in item.make(reader.flag(0) ? item.last : item.first) }
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(abs(try stage.number(item.property) - item.first) < 1e-9)
        #expect(try stage.moves(item.property))
        for (frames, share) in [(15, 0.25), (15, 0.5), (15, 0.75)] {
            try stage.step(frames)
            let expected = item.first + (item.last - item.first) * share
            #expect(abs(try stage.number(item.property) - expected) < 1e-4 * max(1, abs(item.last - item.first)))
        }
        try stage.settle()
        #expect(abs(try stage.number(item.property) - item.last) < 1e-9)
        #expect(stage.frame == 61)
    }

    @Test("GEO-8 scale and rotation are drawn, they do not count in the shown frame")
    func transforms() throws {
        var stage = try Stage { reader in
            rectangle().frame(60, 30).scale(reader.flag(0) ? 2 : 1).rotation(reader.flag(0) ? 45 : 0)
                .modifier(
                    .effect(.transform(a: 1, b: 0, c: 0, d: 1, tx: reader.flag(0) ? 100 : 0, ty: 0)))
        }
        let before = try (stage.number("x"), stage.number("width"))
        try stage.set(0, .flag(true), .linear(duration: 0.5))
        try stage.step(15)
        #expect(abs(try stage.number("scale") - 1.5) < 1e-4)
        #expect(try stage.number("x") == before.0)
        #expect(try stage.number("width") == before.1)
        #expect(try stage.moves("x") == false)
    }

    @Test("GEO-1 a leaf's frame has both corners on pixels, so a side is a whole number of pixels")
    func pixels() throws {
        var stage = try Stage { reader in rectangle().frame(reader.flag(0) ? 100 : 50.5, 20) }
        // 171.25 … 221.75 is 513.75 … 665.25 pixels: 514 … 665.
        #expect(abs(try stage.number("x") - 514.0 / 3) < 1e-9)
        #expect(abs(try stage.number("width") - 151.0 / 3) < 1e-9)
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        // 146.5 … 246.5 is 439.5 … 739.5 pixels: 440 … 740.
        #expect(abs(try stage.number("width") - (151.0 / 3 + 100) / 2) < 1e-4)
        #expect(abs(try stage.number("x") - (514.0 / 3 + 440.0 / 3) / 2) < 1e-4)
        try stage.settle()
        #expect(try stage.number("width") == 100)
    }

    @Test("GEO-1 a circle takes the smaller side of what it is offered, in the middle")
    func circles() throws {
        var stage = try Stage { reader in circle().frame(reader.flag(0) ? 50 : 20, 40) }
        #expect(try stage.number("width", "Circle") == 20)
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        #expect(abs(try stage.number("width", "Circle") - 30) < 1e-4)
        #expect(abs(try stage.number("height", "Circle") - 30) < 1e-4)
        #expect(abs(try stage.number("midX", "Circle") - 196.5) < 0.34)
    }
}

extension ViewValue {
    /// The shape filled with black of an opacity.
    fileprivate func tinted(_ alpha: Double) -> ViewValue {
        ViewValue(
            .leaf(
                .shape(
                    name: "Rectangle", .rectangle, fill: .color(.opacity(.system("black"), alpha)), stroke: nil)))
    }
}
