import Testing
import ViewValues

@testable import RenderTree

@Suite("Stacks") struct LayoutStackTests {
    private func box(_ width: Double, _ height: Double) -> ViewValue { rectangle().frame(width, height) }

    @Test("GEO-7 rigid children stand 8 points apart, centred across")
    func rigid() throws {
        try expectFrames(
            vStack(nil, .center, box(100, 50), box(40, 20)), [Rect(146.5, 399.5, 100, 50), Rect(176.5, 457.5, 40, 20)])
        try expectFrames(
            hStack(nil, .center, box(100, 50), box(40, 20)), [Rect(122.5, 413.5, 100, 50), Rect(230.5, 428.5, 40, 20)])
    }

    @Test("GEO-1 explicit spacing, also 0 and negative")
    func spacing() throws {
        try expectFrames(
            hStack(0, .center, box(10, 10), box(10, 10)), [Rect(186.5, 433.5, 10, 10), Rect(196.5, 433.5, 10, 10)])
        try expectFrames(
            hStack(-4, .center, box(10, 10), box(10, 10)), [Rect(188.5, 433.5, 10, 10), Rect(194.5, 433.5, 10, 10)])
    }

    @Test("GEO-1 alignment across the axis")
    func alignment() throws {
        try expectFrames(
            vStack(0, .leading, box(100, 10), box(40, 10)), [Rect(146.5, 428.5, 100, 10), Rect(146.5, 438.5, 40, 10)])
        try expectFrames(
            vStack(0, .trailing, box(100, 10), box(40, 10)), [Rect(146.5, 428.5, 100, 10), Rect(206.5, 438.5, 40, 10)])
        try expectFrames(
            hStack(0, .top, box(10, 100), box(10, 40)), [Rect(186.5, 388.5, 10, 100), Rect(196.5, 388.5, 10, 40)])
        try expectFrames(
            hStack(0, .bottom, box(10, 100), box(10, 40)), [Rect(186.5, 388.5, 10, 100), Rect(196.5, 448.5, 10, 40)])
    }

    @Test("GEO-1 flexible children share what the rigid ones leave")
    func flexible() throws {
        let row = hStack(0, .center, rectangle(), box(93, 20), rectangle()).frame(nil, 20)
        try expectFrames(
            row, [Rect(0, 428.5, 150, 20), Rect(150, 428.5, 93, 20), Rect(243, 428.5, 150, 20)])
    }

    @Test("GEO-1 the least flexible child chooses first, whatever its place")
    func leastFlexibleFirst() throws {
        let bounded = rectangle().flex(width: (nil, nil, 50))
        let row = hStack(0, .center, rectangle(), bounded).frame(300, 20)
        try expectFrames(row, [Rect(46.5, 428.5, 250, 20), Rect(296.5, 428.5, 50, 20)])
        let minimum = rectangle().flex(width: (200, nil, nil))
        try expectFrames(
            hStack(0, .center, minimum, rectangle()).frame(300, 20),
            [Rect(46.5, 428.5, 200, 20), Rect(246.5, 428.5, 100, 20)])
    }

    @Test("GEO-1 without a maximum all are equally flexible: the first is offered half, and the row may overflow")
    func equallyFlexible() throws {
        let minimum = rectangle().flex(width: (200, nil, nil))
        try expectFrames(
            hStack(0, .center, rectangle(), minimum).frame(300, 20),
            [Rect(21.5, 428.5, 150, 20), Rect(171.5, 428.5, 200, 20)])
    }

    @Test("GEO-1 three bounded frames: the shares grow as the others stay below theirs")
    func bounded() throws {
        let row = hStack(
            0, .center, rectangle().flex(width: (nil, nil, 40)), rectangle().flex(width: (nil, nil, 100)), rectangle()
        ).frame(300, 10)
        try expectFrames(row, [Rect(46.5, 433.5, 40, 10), Rect(86.5, 433.5, 100, 10), Rect(186.5, 433.5, 160, 10)])
    }

    @Test("GEO-1 a spacer pushes to the edges, is at least 8 long and has no spacing beside it")
    func spacers() throws {
        try expectFrames(
            hStack(nil, .center, box(10, 10), spacer(), box(20, 10)),
            [Rect(0, 433.5, 10, 10), Rect(10, 438.5, 363, 0), Rect(373, 433.5, 20, 10)])
        try expectFrames(
            hStack(nil, .center, box(10, 10), spacer(), box(20, 10)).layout(
                .fixedSize(horizontal: true, vertical: false)),
            [Rect(177.5, 433.5, 10, 10), Rect(187.5, 438.5, 8, 0), Rect(195.5, 433.5, 20, 10)])
        try expectFrames(
            hStack(5, .center, box(10, 10), spacer(0), box(10, 10)).frame(50, nil),
            [Rect(171.5, 433.5, 10, 10), Rect(186.5, 438.5, 20, 0), Rect(211.5, 433.5, 10, 10)])
        try expectFrames(
            vStack(nil, .center, spacer(), box(10, 10)), [Rect(196.5, 59, 0, 749), Rect(191.5, 808, 10, 10)])
        try expectFrames(
            vStack(nil, .center, spacer(), box(10, 10), spacer()),
            [Rect(196.5, 59, 0, 374.5), Rect(191.5, 433.5, 10, 10), Rect(196.5, 443.5, 0, 374.5)])
    }

    @Test("GEO-1 a spacer yields to a flexible neighbour: its priority is the lowest")
    func spacerYields() throws {
        try expectFrames(
            hStack(0, .center, rectangle(), spacer()).frame(100, 10),
            [Rect(146.5, 433.5, 92, 10), Rect(238.5, 438.5, 8, 0)])
    }

    @Test("GEO-1 a higher layout priority takes first, the least of the others kept back")
    func priority() throws {
        let first = rectangle().layout(.layoutPriority(1))
        try expectFrames(
            hStack(0, .center, first, rectangle().flex(width: (30, nil, nil))).frame(200, 10),
            [Rect(96.5, 433.5, 170, 10), Rect(266.5, 433.5, 30, 10)])
        try expectFrames(
            hStack(0, .center, rectangle(), first.padding(5)).frame(200, 10),
            [Rect(96.5, 433.5, 0, 10), Rect(101.5, 438.5, 190, 0)])
    }

    @Test("GEO-1 nested stacks")
    func nested() throws {
        let view = vStack(
            10, .center, hStack(20, .center, box(30, 30), box(30, 30)), box(200, 40), vStack(0, .leading, box(10, 5)))
        try expectFrames(
            view,
            [
                Rect(156.5, 391, 30, 30), Rect(206.5, 391, 30, 30), Rect(96.5, 431, 200, 40), Rect(191.5, 481, 10, 5),
            ])
    }

    @Test("GEO-1 children that do not fit overflow, centred on the safe area")
    func overflowing() throws {
        try expectFrames(
            hStack(0, .center, box(300, 10), box(300, 10)), [Rect(-103.5, 433.5, 300, 10), Rect(196.5, 433.5, 300, 10)])
    }

    @Test("GEO-1 an empty stack has no size and keeps its place between spacings")
    func empty() throws {
        try expectFrames(
            vStack(nil, .center, box(10, 10), vStack(nil), box(10, 10)),
            [Rect(191.5, 420.5, 10, 10), Rect(191.5, 446.5, 10, 10)])
        try expectFrames(
            vStack(nil, .center, box(10, 10), .empty, box(10, 10)),
            [Rect(191.5, 424.5, 10, 10), Rect(191.5, 442.5, 10, 10)])
    }

    @Test("TREE-2 Group is transparent; a modifier around it stands around each of its views")
    func groups() throws {
        try expectFrames(
            hStack(0, .center, group(box(10, 10), group(box(20, 10))), box(30, 10)),
            [Rect(166.5, 433.5, 10, 10), Rect(176.5, 433.5, 20, 10), Rect(196.5, 433.5, 30, 10)])
        try expectFrames(
            hStack(0, .center, group(rectangle(), rectangle()).frame(20, 10)),
            [Rect(176.5, 433.5, 20, 10), Rect(196.5, 433.5, 20, 10)])
        try expectFrames(
            hStack(0, .center, group(rectangle().frame(4, 4), rectangle().frame(6, 6)).opacity(0.5).padding(1)),
            [Rect(190.5, 436.5, 4, 4), Rect(196.5, 435.5, 6, 6)])
    }

    @Test("GEO-1 several views without a container stand one under the other")
    func implicitStack() throws {
        try expectFrames(group(box(10, 10), box(20, 20)), [Rect(191.5, 419.5, 10, 10), Rect(186.5, 437.5, 20, 20)])
    }

    @Test("GEO-1 a divider is a pixel thick across the stack's axis and spans its ideal extent")
    func dividers() throws {
        try expectFrames(
            vStack(0, .center, box(50, 10), divider()).layout(.fixedSize(horizontal: true, vertical: false)),
            [Rect(171.5, 438.5 - 31.0 / 6, 50, 10), Rect(171.5, 438.5 - 31.0 / 6 + 10, 50, 1.0 / 3)])
        try expectFrames(
            hStack(0, .center, box(10, 40), divider()).layout(.fixedSize(horizontal: false, vertical: true)),
            [Rect(196.5 - 31.0 / 6, 418.5, 10, 40), Rect(196.5 - 31.0 / 6 + 10, 418.5, 1.0 / 3, 40)])
    }

    @Test("GEO-1 fixedSize across makes flexible children as tall as the tallest")
    func equalHeights() throws {
        let tall = box(10, 60)
        let flexible = rectangle().flex(width: (10, nil, 10), height: (nil, nil, .infinity))
        try expectFrames(
            hStack(0, .center, tall, flexible).layout(.fixedSize(horizontal: false, vertical: true)),
            [Rect(186.5, 408.5, 10, 60), Rect(196.5, 408.5, 10, 60)])
    }
}
