import Testing
import ViewValues

@testable import RenderTree

@Suite("Scroll views, grids, lists, controls") struct LayoutContainerTests {
    private func box(_ width: Double, _ height: Double) -> ViewValue { rectangle().frame(width, height) }
    private func control(_ kind: Control.Kind, _ label: ViewValue) -> ViewValue {
        ViewValue(.control(Control(kind, name: "Control", label: label)))
    }
    private let value = LayoutTestValue(description: "value")
    private var binding: ProgramBinding { ProgramBinding(value) }

    @Test("GEO-1 a scroll view takes what is offered along its axis and the content's extent across")
    func scrolls() throws {
        try expectFrames(
            container(.scroll(axes: [.vertical], showsIndicators: true), box(50, 1000), box(20, 10)),
            [Rect(171.5, 59, 50, 1000), Rect(186.5, 1067, 20, 10)])
        try expectFrames(
            container(.scroll(axes: [.horizontal], showsIndicators: true), box(50, 30), box(60, 30)),
            [Rect(0, 423.5, 50, 30), Rect(58, 423.5, 60, 30)])
        try expectFrames(
            container(.scroll(axes: [.vertical], showsIndicators: true), rectangle()), [Rect(0, 59, 393, 10)])
    }

    @Test("GEO-1 a scroll offset moves the content and nothing else")
    func scrollOffset() throws {
        var shown = try LaidOut(
            vStack(
                0, .center, box(10, 100), container(.scroll(axes: [.vertical], showsIndicators: true), box(50, 1000))))
        let scroll = try #require(
            shown.tree.nodes.firstIndex { if case .container(.scroll, _) = $0.view.kind { true } else { false } })
        #expect(shown.tree.scrollContentSize(of: scroll) == Size(50, 1000))
        shown.tree.offsets[scroll] = Point(0, 120)
        shown.tree.invalid = [scroll]
        try shown.layOut()
        #expect(shown.frames == [Rect(191.5, 59, 10, 100), Rect(171.5, 39, 50, 1000)])
        #expect(shown.tree.framesLaidOut == 3)
    }

    @Test("GEO-1 a lazy stack fills across and takes ideal lengths along")
    func lazyStacks() throws {
        try expectFrames(
            container(.lazyStack(.vertical, alignment: .center, spacing: nil), box(50, 20), rectangle()),
            [Rect(171.5, 419.5, 50, 20), Rect(0, 447.5, 393, 10)])
        try expectFrames(
            container(.lazyStack(.vertical, alignment: AlignmentValue(.leading, .center), spacing: 0), box(50, 20)),
            [Rect(0, 428.5, 50, 20)])
    }

    @Test("GEO-1 LazyVGrid: fixed, flexible and adaptive columns")
    func lazyGrids() throws {
        func grid(_ sizes: [GridItemValue.Extent], _ count: Int) -> ViewValue {
            let items = sizes.map { GridItemValue(size: $0, spacing: 10) }
            let children = (0..<count).map { _ in rectangle().frame(nil, 20) }
            return ViewValue(
                .container(.lazyGrid(.vertical, items: items, alignment: .center, spacing: 5), children: children))
        }
        let flexible = GridItemValue.Extent.flexible(minimum: 10, maximum: .infinity)
        try expectFrames(
            grid([.fixed(73), flexible, flexible], 4),
            [Rect(0, 416, 73, 20), Rect(83, 416, 150, 20), Rect(243, 416, 150, 20), Rect(0, 441, 73, 20)])
        try expectFrames(
            grid([.adaptive(minimum: 90, maximum: .infinity)], 5),
            [0, 1, 2, 3].map { Rect($0 * 100.75, 416, 90.75, 20) } + [Rect(0, 441, 90.75, 20)])
        try expectFrames(grid([.fixed(50), .fixed(50)], 2), [Rect(141.5, 428.5, 50, 20), Rect(201.5, 428.5, 50, 20)])
    }

    @Test("GEO-1 Grid: columns as wide as the widest cell, rows as high as the highest")
    func grids() throws {
        let rows = [
            container(.gridRow(alignment: nil), box(20, 10), box(50, 30)),
            container(.gridRow(alignment: nil), box(40, 20), box(10, 10)),
        ]
        let grid = ViewValue(
            .container(.grid(alignment: .center, horizontalSpacing: 10, verticalSpacing: 6), children: rows))
        try expectFrames(
            grid,
            [
                Rect(156.5, 420.5, 20, 10), Rect(196.5, 410.5, 50, 30), Rect(146.5, 446.5, 40, 20),
                Rect(216.5, 451.5, 10, 10),
            ])
    }

    @Test("GEO-1 Grid: a cell over two columns and a view outside of the rows")
    func gridSpans() throws {
        let wide = rectangle().frame(nil, 10)
        let rows = [
            container(.gridRow(alignment: nil), box(40, 10), box(50, 10)),
            container(.gridRow(alignment: nil), wide.layout(.gridCell(columns: 2, anchor: nil))), divider(),
        ]
        let grid = ViewValue(
            .container(.grid(alignment: .center, horizontalSpacing: 10, verticalSpacing: 0), children: rows))
        let top = 438.5 - (20 + 1.0 / 3) / 2
        try expectFrames(
            grid,
            [
                Rect(146.5, top, 40, 10), Rect(196.5, top, 50, 10), Rect(146.5, top + 10, 100, 10),
                Rect(146.5, top + 20, 100, 1.0 / 3),
            ])
    }

    @Test("GEO-7 list rows are at least 44 points high and stand below each other in sections")
    func lists() throws {
        let list = container(.named("List", parameters: [:]), box(50, 10), box(60, 60))
        try expectFrames(list, [Rect(36, 59 + 35 + 17, 50, 10), Rect(36, 59 + 35 + 44 + 11, 60, 60)])
        let section = container(.named("Section", parameters: [:]), box(50, 10))
        let form = container(.named("Form", parameters: [:]), section, section)
        try expectFrames(form, [Rect(36, 59 + 35 + 17, 50, 10), Rect(36, 59 + 35 + 44 + 35 + 17, 50, 10)])
        try expectFrames(
            vStack(0, .center, section, box(10, 10)), [Rect(171.5, 428.5, 50, 10), Rect(191.5, 438.5, 10, 10)])
    }

    @Test("GEO-7 a navigation container makes room for a bar of 44 points where a title is set")
    func navigation() throws {
        let page = rectangle()
        try expectFrames(container(.named("NavigationStack", parameters: [:]), page), [Rect(0, 59, 393, 759)])
        let titled = ViewValue(.modified(page, .presentation(.navigationTitle("Trips", mode: .inline))))
        try expectFrames(container(.named("NavigationStack", parameters: [:]), titled), [Rect(0, 103, 393, 715)])
        try expectFrames(container(.named("TabView", parameters: [:]), page), [Rect(0, 59, 393, 710)])
    }

    @Test("GEO-7 a toggle takes the width offered, its label leading; a button is its label")
    func controls() throws {
        try expectFrames(control(.toggle(isOn: binding), box(50, 10)), [Rect(0, 433.5, 50, 10)])
        try expectFrames(
            vStack(0, .center, control(.toggle(isOn: binding), box(50, 10)), box(10, 10)),
            [Rect(0, 428.5, 50, 10), Rect(191.5, 449, 10, 10)].map {
                Rect($0.minX, $0.minY, $0.size.width, $0.size.height)
            })
        let action = ProgramClosure(value)
        try expectFrames(control(.button(role: nil, action: action), box(50, 10)), [centred(50, 10)])
        try expectFrames(
            vStack(0, .center, control(.slider(value: binding, lower: 0, upper: 1, step: nil), .empty), box(10, 10)),
            [Rect(191.5, 449, 10, 10)])
        let group = Control(
            .disclosureGroup(isExpanded: nil), name: "DisclosureGroup", label: box(30, 10), content: box(50, 40))
        try expectFrames(ViewValue(.control(group)), [Rect(0, 409.5, 30, 10), Rect(171.5, 432.5, 50, 40)])
    }

    @Test("GEO-7 the shown tab stands above the bar, the others nowhere; pages side by side, moved by the offset")
    func tabs() throws {
        try expectFrames(
            container(.named("TabView", parameters: [:]), box(10, 10), color()), [Rect(191.5, 409, 10, 10)])
        var shown = try LaidOut(container(.named("TabView", parameters: ["style": "page"]), color(), color()))
        #expect(shown.frames == [Rect(0, 59, 393, 759), Rect(393, 59, 393, 759)])
        shown.tree.offsets[0] = Point(393, 0)
        shown.tree.invalid = [0]
        try shown.layOut()
        #expect(shown.frames == [Rect(-393, 59, 393, 759), Rect(0, 59, 393, 759)])
    }

    @Test("GEO-7 a progress view: label above the bar, spinner above the label")
    func progress() throws {
        try expectFrames(control(.progress(fraction: 0.5), box(50, 10)), [Rect(0, 427.5, 50, 10)])
        try expectFrames(control(.progress(fraction: nil), box(50, 10)), [Rect(171.5, 447.5, 50, 10)])
        try expectFrames(
            vStack(0, .center, control(.progress(fraction: 0.5), .empty), box(10, 10)), [Rect(191.5, 435.5, 10, 10)])
    }

    @Test("GEO-1 ViewThatFits shows the first child that fits, else the last")
    func viewThatFits() throws {
        func fits(_ width: Double) -> ViewValue {
            container(.viewThatFits(axes: [.horizontal]), box(300, 10), box(200, 20), box(100, 30)).frame(width, nil)
        }
        #expect(try LaidOut(fits(320)).frames == [centred(300, 10)])
        #expect(try LaidOut(fits(250)).frames == [centred(200, 20)])
        #expect(try LaidOut(fits(50)).frames == [centred(100, 30)])
    }

    @Test("GEO-7 a symbol's size follows the font, a resizable picture fills")
    func images() throws {
        var picture = ImageValue(name: "post", isSystem: false)
        picture.resizable = true
        try expectFrames(ViewValue(.leaf(.image(picture))).frame(nil, 200), [Rect(0, 338.5, 393, 200)])
        let symbol = ViewValue(.leaf(.image(ImageValue(name: "star", isSystem: true))))
        let side = (17 * 1.2 * 3).rounded(.up) / 3
        try expectFrames(symbol, [centred(side, side)])
    }
}
