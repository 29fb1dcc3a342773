import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct WorkCountTests {
    /// Two hundred views of the program, each of which reads a cell of its own and none that of another.
    private static func rows() throws -> Stage {
        try Stage(Array(repeating: .number(0), count: 200)) { _ in
            ViewValue(
                .container(
                    .vStack(alignment: .center, spacing: 0),
                    children: (0..<200).map { index in
                        Stage.view("Row\(index)", .number(Double(index))) { _, _, reader in
                            rectangle().frame(40, 2).opacity(1 - reader.number(index) / 100)
                        }
                    }))
        }
    }

    @Test("LIFE-3 one write runs the body that reads it, and looks at nothing but what is in it")
    func oneWrite() throws {
        var stage = try Self.rows()
        try stage.set(70, .number(50))
        #expect(stage.work.bodiesRun == 1)
        // The row, its opacity, its frame and its rectangle.
        #expect(stage.work.nodesVisited <= 4)
        #expect(stage.work.framesLaidOut == 0)
        #expect(stage.work.attributesSampled == 0)
        #expect(try stage.number("opacity", "Rectangle", 70) == 0.5)
        #expect(try stage.number("opacity", "Rectangle", 71) == 1)
    }

    @Test("LIFE-3 a frame samples what moves, once, and does nothing else, however many views stand still")
    func oneTick() throws {
        var stage = try Self.rows()
        try stage.set(3, .number(50), .linear(duration: 1))
        for _ in 0..<30 {
            try stage.step()
            #expect(stage.work == Self.work(sampled: 1))
        }
        try stage.set(4, .number(50), .linear(duration: 1))
        try stage.step()
        #expect(stage.work == Self.work(sampled: 2))
        try stage.settle()
        try stage.step()
        #expect(stage.work == WorkCounts())
    }

    private static func work(sampled: Int) -> WorkCounts {
        var counts = WorkCounts()
        counts.attributesSampled = sampled
        return counts
    }

    @Test("LIFE-3 a row that changes its height lays out the rows that it moves, and runs one body")
    func layout() throws {
        var stage = try Stage(Array(repeating: .number(10), count: 50)) { _ in
            ViewValue(
                .container(
                    .vStack(alignment: .center, spacing: 0),
                    children: (0..<50).map { index in
                        Stage.view("Row\(index)", .number(Double(index))) { _, _, reader in
                            rectangle().frame(40, reader.number(index))
                        }
                    }))
        }
        try stage.set(49, .number(20))
        #expect(stage.work.bodiesRun == 1)
        #expect(stage.work.nodesVisited <= 3)
        // The stack stands in the middle: all 50 rows move up, each a frame and its rectangle, and the stack.
        #expect(stage.work.framesLaidOut <= 101)
        try stage.set(49, .number(20))
        #expect(stage.work == WorkCounts())
    }

    @Test("LIFE-3 an Animatable body runs once a frame; the frame visits what is in it and nothing around")
    func animatable() throws {
        var stage = try Stage([.number(0)]) { reader in
            let value = reader.number(0)
            return vStack(
                0, .center,
                Stage.view("Dial", .number(value), isAnimatable: true) { input, _, _ in
                    rectangle().frame(10, 10).rotation(input.double)
                }, rectangle().frame(10, 10), rectangle().frame(10, 10))
        }
        try stage.set(0, .number(90), .linear(duration: 1))
        try stage.step()
        #expect(stage.work.bodiesRun == 1)
        #expect(stage.work.attributesSampled == 1)
        #expect(stage.work.nodesVisited <= 4)
        #expect(stage.work.framesLaidOut == 0)
    }

    /// A list of fifty rows, or of one more in front, in the middle and at the end, by a cell.
    private static func list() throws -> Stage {
        try Stage([.number(-1)]) { reader in
            var ids = Array(0..<50)
            let place = Int(reader.number(0))
            if place >= 0 { ids.insert(50, at: place) }
            let rows = ids.map {
                ForEachElement(id: ExplicitID(Val.number(Double($0))), view: rectangle().frame(30, 2).opacity(0.5))
            }
            return vStack(ViewValue(.forEach(rows)))
        }
    }

    @Test("TREE-1 a row that comes or goes leaves the others alone, wherever it stands", arguments: [0, 25, 50])
    func oneRow(place: Int) throws {
        var stage = try Self.list()
        let before = stage.all("Rectangle")
        try stage.set(0, .number(Double(place)))
        let after = stage.all("Rectangle")
        #expect(after.count == 51 && after.filter { before.contains($0) } == before)
        #expect(!before.contains(after[place]))
        // The root, its stack, its list; the new row's opacity, frame and rectangle.
        #expect(stage.work.nodesVisited <= 6)
        try stage.set(0, .number(-1))
        #expect(stage.all("Rectangle") == before)
        #expect(stage.work.nodesVisited <= 3)
    }

    @Test("TREE-1 rows keep their nodes while the list turns round, and a row in their midst changes")
    func turned() throws {
        var stage = try Stage([.flag(false)]) { reader in
            let isTurned = reader.flag(0)
            let ids = isTurned ? [0, 3, 2, 1, 4] : [0, 1, 2, 3, 4]
            return vStack(
                ViewValue(
                    .forEach(
                        ids.map {
                            ForEachElement(
                                id: ExplicitID(Val.number(Double($0))),
                                view: rectangle().opacity(isTurned && $0 == 2 ? 0.5 : 1))
                        })))
        }
        let before = stage.all("Rectangle")
        try stage.set(0, .flag(true), .linear(duration: 1))
        #expect(stage.all("Rectangle") == [0, 3, 2, 1, 4].map { before[$0] })
        try stage.step(30)
        #expect(abs(try stage.number("opacity", "Rectangle", 2) - 0.75) < 1e-9)
        #expect(try stage.number("opacity", "Rectangle", 1) == 1)
    }
}
