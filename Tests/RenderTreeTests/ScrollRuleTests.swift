import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct ScrollRuleTests {
    /// A scroll view of 200 points over ten rows of 100.
    private static func stage(_ behavior: String? = nil, cells: [Val] = [.flag(false)]) throws -> Stage {
        try Stage(cells) { _ in
            let rows = ViewValue(
                .container(
                    .vStack(alignment: .center, spacing: 0),
                    children: (0..<10).map { _ in rectangle().frame(80, 100) })
            ).modifier(.show(.scrollTargetLayout))
            let scroll = ViewValue(
                .container(.scroll(axes: [.vertical], showsIndicators: true), children: [rows])
            ).frame(100, 200)
            return behavior.map { scroll.modifier(.show(.scrollTarget(behavior: $0))) } ?? scroll
        }
    }

    /// A drag by a way in a number of frames, at constant speed, let go at its end.
    private static func drag(_ stage: inout Stage, by way: Double, frames: Int, release: Bool = true) throws {
        _ = try stage.tree.touchDown(try stage.node("ScrollView"), at: stage.time, host: &stage.host)
        for frame in 1...frames {
            try stage.step()
            _ = try stage.tree.touchMove(
                translation: Size(0, way * Double(frame) / Double(frames)), at: stage.time, host: &stage.host)
        }
        if release { _ = try stage.tree.touchUp(at: stage.time, host: &stage.host) }
    }

    private static func offset(_ stage: inout Stage, from top: Double) throws -> Double {
        top - (try stage.number("y"))
    }

    @Test("SHOW-4 a flung scroll view slows down by .998 a millisecond and stops where that leads")
    func fling() throws {
        var stage = try Self.stage()
        let top = try stage.number("y")
        try Self.drag(&stage, by: -100, frames: 10)
        // 600 points a second; x(t) = 100 + 600·(.998^(1000t) - 1)/(1000·ln .998).
        #expect(!stage.tree.isIdle)
        #expect(try stage.moves("y"))
        var last = 100.0
        for frame in 1...120 {
            try stage.step()
            let time = Double(frame) / 60
            let rate = 1_000 * logarithm(0.998)
            let expected = 100 + 600 * (exponential(rate * time) - 1) / rate
            let shown = try Self.offset(&stage, from: top)
            #expect(abs(shown - expected) < 0.34)
            #expect(shown >= last - 1e-9)
            last = shown
        }
        try stage.settle()
        #expect(abs(try Self.offset(&stage, from: top) - (100 + 0.4994998 * 600)) < 0.34)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("SHOW-4 dragged beyond its edge the content gives like a rubber band, and comes back without swinging")
    func rubberBand() throws {
        var stage = try Self.stage()
        let top = try stage.number("y")
        try Self.drag(&stage, by: 100, frames: 100, release: false)
        // (1 - 1/(100·.55/200 + 1))·200 for a scroll view of 200 points.
        let band = (1 - 1 / (100 * 0.55 / 200 + 1)) * 200
        #expect(abs(try Self.offset(&stage, from: top) + band) < 0.34)
        try stage.step(3)
        _ = try stage.tree.touchUp(at: stage.time, host: &stage.host)
        var last = -band
        for frame in 1...90 {
            try stage.step()
            let time = Double(frame) / 60
            // Critically damped with stiffness 100: d·(1 + 10t)·e^(-10t).
            let expected = -band * (1 + 10 * time) * exponential(-10 * time)
            let shown = try Self.offset(&stage, from: top)
            #expect(abs(shown - expected) < 0.5)
            #expect(shown >= last - 0.34 && shown <= 0.34)
            last = shown
        }
        try stage.settle()
        #expect(try Self.offset(&stage, from: top) == 0)
    }

    @Test("SHOW-4 a fling that passes the end goes beyond it and comes back to it")
    func bounce() throws {
        var stage = try Self.stage()
        let top = try stage.number("y")
        try Self.drag(&stage, by: -600, frames: 12)
        var furthest = 0.0
        for _ in 0..<240 where !stage.tree.isIdle {
            try stage.step()
            furthest = max(furthest, try Self.offset(&stage, from: top))
        }
        #expect(furthest > 810 && furthest < 1000)
        #expect(abs(try Self.offset(&stage, from: top) - 800) < 0.01)
    }

    @Test("SHOW-5 paging turns one page at a time, however fast; viewAligned rests at the start of a view")
    func behaviors() throws {
        var pages = try Self.stage(".paging")
        let top = try pages.number("y")
        try Self.drag(&pages, by: -150, frames: 5)
        try pages.settle()
        #expect(abs(try Self.offset(&pages, from: top) - 200) < 0.01)
        var views = try Self.stage(".viewAligned")
        try Self.drag(&views, by: -60, frames: 60)
        try views.step(2)
        #expect(try views.moves("y"))
        try views.settle()
        #expect(abs(try Self.offset(&views, from: top) - 100) < 0.01)
        try Self.drag(&views, by: -20, frames: 60)
        try views.settle()
        #expect(abs(try Self.offset(&views, from: top) - 100) < 0.01)
    }

    @Test("SHOW-4 a finger stops a gliding scroll view where it is seen")
    func caught() throws {
        var stage = try Self.stage()
        try Self.drag(&stage, by: -100, frames: 10)
        try stage.step(10)
        let seen = try stage.number("y")
        _ = try stage.tree.touchDown(try stage.node("ScrollView"), at: stage.time, host: &stage.host)
        try stage.step(10)
        #expect(try stage.number("y") == seen)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("SHOW-3 an interactive scroll transition follows what is seen, frame by frame, while the content glides")
    func interactive() throws {
        var stage = try Stage { _ in fadingRows(10, width: 80, height: 100).frame(100, 200) }
        #expect(try stage.number("opacity") == 1)
        try Self.drag(&stage, by: -20, frames: 4)
        var shown = [try stage.number("opacity")]
        for _ in 0..<12 {
            try stage.step()
            shown.append(try stage.number("opacity"))
        }
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 || $1 == 0 })
        #expect(shown[0] > 0.8 && shown[12] < 0.7)
    }
}
