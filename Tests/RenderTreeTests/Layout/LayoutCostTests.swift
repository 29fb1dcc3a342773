import Testing
import ViewValues

@testable import RenderTree

@Suite("What a pass costs") struct LayoutCostTests {
    private func column(_ count: Int) -> ViewValue {
        ViewValue(
            .container(
                .vStack(alignment: .center, spacing: 0), children: (0..<count).map { _ in rectangle().frame(10, 2) }))
    }

    /// The number of a frame modifier, counted among frames.
    private func frameNode(_ tree: LayoutTestTree, _ index: Int) -> Int {
        tree.nodes.indices.filter {
            if case .modified(_, .layout(.frame)) = tree.nodes[$0].view.kind { true } else { false }
        }[index]
    }

    @Test("GEO-1 a pass without changes places nothing")
    func nothing() throws {
        var shown = try LaidOut(column(100))
        #expect(shown.tree.framesLaidOut == 201)
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 0)
    }

    @Test("GEO-1 a change that keeps a view's size stays in that view")
    func keepsSize() throws {
        var shown = try LaidOut(column(100))
        let node = frameNode(shown.tree, 40)
        shown.tree.replace(node, by: rectangle().frame(10, 2, .topLeading))
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 1)
        shown.tree.invalid = [shown.leaves[7]]
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 1)
    }

    @Test("GEO-1 a change of size moves the siblings and stops at a frame around them")
    func changesSize() throws {
        var shown = try LaidOut(hStack(0, .center, column(50), column(50).frame(100, 500)))
        let node = frameNode(shown.tree, 100)
        let before = shown.frames
        shown.tree.replace(node, by: rectangle().frame(10, 6))
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 102)
        #expect(shown.frames[0..<50] == before[0..<50])
        #expect(shown.frames[99].minY == before[99].minY - 2)
    }

    @Test("TRANS-3 a view that leaves the layout makes room at once")
    func leaving() throws {
        var shown = try LaidOut(column(3))
        shown.tree.remove(shown.tree.nodes[0].content[0], from: 0)
        try shown.layOut()
        #expect(
            shown.frames
                == [centred(10, 6), Rect(191.5, 436.5, 10, 2), Rect(191.5, 438.5, 10, 2)].enumerated().map {
                    $0.offset == 0 ? Rect(191.5, 435.5, 10, 2) : $0.element
                })
    }

    @Test("TREE-2 a child that leaves a group under a modifier takes its box along")
    func leavingGroup() throws {
        var shown = try LaidOut(
            hStack(0, .center, group(rectangle(), rectangle()).frame(20, 10), rectangle().frame(6, 6)))
        let group = try #require(shown.tree.nodes.firstIndex { if case .group = $0.view.kind { true } else { false } })
        shown.tree.remove(shown.tree.nodes[group].content[0], from: group)
        try shown.layOut()
        #expect(Array(shown.frames.dropFirst()) == [Rect(183.5, 433.5, 20, 10), Rect(203.5, 435.5, 6, 6)])
    }

    @Test("GEO-1 another screen is laid out anew, with its own safe area")
    func screenChange() throws {
        var shown = try LaidOut(zStack(.center, color().layout(.ignoresSafeArea(.all)), rectangle().frame(10, 10)))
        shown.tree.screen = LayoutAmbient(container: Rect(0, 0, 500, 300), insets: Insets(top: 20))
        try shown.layOut()
        #expect(shown.frames == [Rect(0, 0, 500, 300), Rect(245, 155, 10, 10)])
    }

    @Test("GEO-1 a static tree of 20,000 views costs nothing when one text changes beside it")
    func largeTree() throws {
        var shown = try LaidOut(zStack(.center, column(10_000).frame(100, 100), text("a").frame(50, 20)))
        let label = try #require(shown.leaves.last)
        shown.tree.replace(label, by: text("abc"))
        try shown.layOut()
        #expect(shown.tree.framesLaidOut == 2)
    }
}

@Suite("Changes after many others") struct LayoutWearTests {
    @Test("GEO-1 a size that changes a hundred times ends where a fresh layout has it")
    func manyChanges() throws {
        func view(_ width: Double, _ height: Double) -> ViewValue {
            hStack(
                nil, .bottom, rectangle().frame(width, 20), rectangle(),
                vStack(2, .center, rectangle().frame(height, height), rectangle().flex(height: (3, nil, 30))))
        }
        var shown = try LaidOut(view(10, 10))
        let frames = shown.tree.nodes.indices.filter {
            if case .modified(_, .layout(.frame)) = shown.tree.nodes[$0].view.kind { true } else { false }
        }
        for step in 1...100 {
            let (width, height) = (Double(step % 37) * 3, Double(step % 11) * 7)
            shown.tree.replace(frames[0], by: rectangle().frame(width, 20))
            shown.tree.replace(frames[1], by: rectangle().frame(height, height))
            try shown.layOut()
            let fresh = try LaidOut(view(width, height)).frames
            #expect(shown.frames == fresh)
        }
    }
}
