import Testing
import ViewValues

@testable import RenderTree

@Suite("Frames of what follows a moving frame") struct LayoutShownTests {
    @Test("GEO-6 a flexible view takes the shown size, its anchor on the shown point")
    func flexible() throws {
        var shown = try LaidOut(rectangle().frame(100, 100))
        let leaf = shown.leaves[0]
        let frames = try shown.tree.framesShown(
            at: leaf, offered: Size(150, 175), anchor: .center, to: Point(225, 371.5), &shown.host)
        #expect(frames.map(\.frame) == [Rect(150, 284, 150, 175)])
        #expect(shown.frames == [centred(100, 100)])
    }

    @Test("GEO-6 a rigid view keeps its size and moves by its anchor; without a size only the position follows")
    func rigid() throws {
        var shown = try LaidOut(zStack(.topLeading, rectangle().frame(40, 20), circle().frame(10, 10)))
        let sized = try shown.tree.framesShown(
            at: 0, offered: Size(200, 200), anchor: UnitPointValue(0, 0), to: Point(10, 20), &shown.host)
        #expect(
            sized.compactMap { shown.leaves.contains($0.node) ? $0.frame : nil } == [
                Rect(10, 20, 40, 20), Rect(10, 20, 10, 10),
            ])
        var filling = try LaidOut(rectangle().padding(10).frame(60, 60))
        let padding = filling.tree.nodes[0].content[0]
        let moved = try filling.tree.framesShown(
            at: padding, offered: nil, anchor: UnitPointValue(1, 1), to: Point(100, 100), &filling.host)
        #expect(moved.last?.frame == Rect(50, 50, 40, 40))
    }

    @Test("GEO-6 looking at shown frames leaves no trace in the model layout")
    func traceless() throws {
        var shown = try LaidOut(vStack(0, .center, rectangle(), text("some words")))
        let before = shown.tree.nodes.map { $0.record.sizes.count }
        for step in 0..<200 {
            _ = try shown.tree.framesShown(
                at: 0, offered: Size(Double(step), 50), anchor: .center, to: .zero, &shown.host)
        }
        #expect(shown.tree.nodes.map { $0.record.sizes.count } == before)
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 0)
    }

    @Test("GEO-1 what ViewThatFits does not show has no frame, also when another child is chosen later")
    func viewThatFits() throws {
        let choice = container(
            .viewThatFits(axes: [.horizontal]), rectangle().frame(300, 10), rectangle().frame(20, 10))
        var shown = try LaidOut(choice.frame(320, nil))
        #expect(shown.tree.nodes[shown.tree.nodes[1].content[1]].record.frame == nil)
        shown.tree.replace(0, by: choice.frame(100, nil))
        try shown.layOut()
        #expect(shown.tree.nodes[shown.tree.nodes[1].content[0]].record.frame == nil)
        #expect(shown.tree.nodes[shown.tree.nodes[1].content[1]].record.frame == centred(20, 10))
    }
}
