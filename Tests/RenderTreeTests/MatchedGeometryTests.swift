import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite("Matched geometry") struct MatchedGeometryTests {
    /// `.matchedGeometryEffect(id: "card", in: namespace)` on a view.
    private static func matched(
        _ view: ViewValue, _ id: String = "card", isSource: Bool = true, size: Bool = true, position: Bool = true
    ) -> ViewValue {
        view.modifier(
            .show(
                .matchedGeometry(
                    id: ExplicitID(LayoutTestValue(description: id)), namespace: 1, size: size, position: position,
                    anchor: .center, isSource: isSource)))
    }

    private static func shape(_ name: String) -> ViewValue {
        ViewValue(.leaf(.shape(name: name, .rectangle, fill: nil, stroke: nil)))
    }

    private static func corner(_ children: ViewValue...) -> ViewValue {
        ViewValue(.container(.zStack(alignment: .topLeading), children: children))
    }

    private static func hero() throws -> Stage {
        try Stage { reader in
            let small = matched(shape("Small")).frame(100, 100).moved(200, 300)
            let large = matched(shape("Large")).frame(300, 400)
            return corner(shape("Back"), either(reader.flag(0), large, small))
        }
    }

    private func expect(
        _ stage: inout Stage, _ type: String, _ frame: Rect, at location: SourceLocation = #_sourceLocation
    ) throws {
        let shown = Rect(
            try stage.number("x", type), try stage.number("y", type), try stage.number("width", type),
            try stage.number("height", type))
        #expect(shown.isClose(to: frame), "\(type) \(shown) is not \(frame)", sourceLocation: location)
    }

    @Test("GEO-6 the inserted view starts in the old one's frame, and both move to the new one's")
    func swap() throws {
        var stage = try Self.hero()
        try expect(&stage, "Small", Rect(200, 359, 100, 100))
        try stage.set(0, .flag(true), .linear(duration: 1))
        try expect(&stage, "Large", Rect(200, 359, 100, 100))
        #expect(try stage.rule("width", "Large") == "GEO-6")
        #expect(try stage.moves("width", "Large"))
        try stage.step(15)
        try expect(&stage, "Large", Rect(150, 284, 150, 175))
        try expect(&stage, "Small", Rect(150, 284, 150, 175))
        #expect(abs(try stage.number("opacity", "Large") - 0.25) < 1e-5)
        try stage.step(15)
        try expect(&stage, "Large", Rect(100, 209, 200, 250))
        try stage.settle()
        #expect(stage.all("Small").isEmpty)
        try expect(&stage, "Large", Rect(0, 59, 300, 400))
        #expect(try stage.moves("width", "Large") == false)
    }

    @Test("GEO-6 there and back again ends in the first frame, with nothing in flight")
    func back() throws {
        var stage = try Self.hero()
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.settle()
        try stage.set(0, .flag(false), .linear(duration: 1))
        try stage.step(30)
        try expect(&stage, "Small", Rect(100, 209, 200, 250))
        try stage.settle()
        try expect(&stage, "Small", Rect(200, 359, 100, 100))
        #expect(stage.tree.animationCount == 0)
    }

    @Test("GEO-6 without an animation the new view stands in its own frame at once")
    func withoutAnimation() throws {
        var stage = try Self.hero()
        try stage.set(0, .flag(true))
        try expect(&stage, "Large", Rect(0, 59, 300, 400))
        #expect(stage.all("Small").isEmpty)
    }

    @Test("GEO-6 turned round in mid-flight, the shared frame goes on from what is shown")
    func interrupted() throws {
        var stage = try Self.hero()
        try stage.set(0, .flag(true), .linear(duration: 1))
        try stage.step(30)
        let before = try stage.number("width", "Large")
        try stage.set(0, .flag(false), .linear(duration: 1))
        #expect(abs(try stage.number("width", "Small") - before) < 1e-6)
        #expect(abs(try stage.number("width", "Large") - before) < 1e-6)
        try stage.settle()
        try expect(&stage, "Small", Rect(200, 359, 100, 100))
    }

    @Test("GEO-6 a view that is no source stands in the source's frame, and moves when it follows another one")
    func follower() throws {
        var stage = try Stage { reader in
            let first = matchedBox("First", "a", 40)
            let second = matchedBox("Second", "b", 80)
            let marker = Self.matched(Self.shape("Marker"), reader.flag(0) ? "b" : "a", isSource: false)
            let row = ViewValue(.container(.hStack(alignment: .center, spacing: 0), children: [first, second]))
            return ViewValue(.container(.zStack(alignment: .center), children: [row, marker]))
        }
        try expect(&stage, "Marker", Rect(136.5, 418.5, 40, 40).roundedToPixels())
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(try stage.number("width", "Marker") == 40)
        try stage.step(30)
        #expect(abs(try stage.number("width", "Marker") - 60) < 1e-4)
        try stage.settle()
        #expect(try stage.number("width", "Marker") == 80)
        #expect(try stage.number("x", "Marker") == stage.number("x", "Second"))
        #expect(try stage.number("x", "First") < stage.number("x", "Second"))
    }

    @Test("GEO-6 two sources at once: a warning, the last inserted is the source and the other follows it")
    func twoSources() throws {
        var stage = try Stage { reader in
            Self.corner(
                Self.shape("Back"), Self.matched(Self.shape("Small")).frame(100, 100),
                when(reader.flag(0), Self.matched(Self.shape("Large")).frame(300, 400)))
        }
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(stage.host.warnings.contains { $0.rule == "GEO-6" })
        try stage.step(30)
        try expect(&stage, "Small", Rect(0, 59, 200, 250))
        try expect(&stage, "Large", Rect(0, 59, 200, 250))
        try stage.settle()
        try expect(&stage, "Small", Rect(0, 59, 300, 400))
        try expect(&stage, "Large", Rect(0, 59, 300, 400))
    }

    @Test("GEO-6 only the position or only the size is shared where the properties say so")
    func properties() throws {
        func stage(size: Bool, position: Bool) throws -> Stage {
            try Stage { _ in
                Self.corner(
                    Self.shape("Back"), Self.matched(Self.shape("Source")).frame(100, 50),
                    Self.matched(Self.shape("Other"), isSource: false, size: size, position: position)
                        .frame(20, 20).moved(200, 100))
            }
        }
        var onlySize = try stage(size: true, position: false)
        try expect(&onlySize, "Other", Rect(160, 144, 100, 50))
        var onlyPosition = try stage(size: false, position: true)
        try expect(&onlyPosition, "Other", Rect(40, 74, 20, 20))
    }
}

/// A matched source of a width.
private func matchedBox(_ name: String, _ id: String, _ side: Double) -> ViewValue {
    ViewValue(.leaf(.shape(name: name, .rectangle, fill: nil, stroke: nil))).modifier(
        .show(
            .matchedGeometry(
                id: ExplicitID(LayoutTestValue(description: id)), namespace: 1, size: true, position: true,
                anchor: .center, isSource: true))
    ).frame(side, side)
}
