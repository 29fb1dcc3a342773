import Testing
import ViewValues

@testable import RenderTree

@Suite("Layers, guides, safe area") struct LayoutLayerTests {
    private func box(_ width: Double, _ height: Double) -> ViewValue { rectangle().frame(width, height) }
    private func closure(_ name: String) -> ProgramClosure { ProgramClosure(LayoutTestValue(description: name)) }

    @Test("GEO-1 a ZStack is as large as its largest child on each axis and aligns the others")
    func zStacks() throws {
        try expectFrames(zStack(.center, box(100, 20), box(20, 100)), [centred(100, 20), centred(20, 100)])
        try expectFrames(
            zStack(.topLeading, box(100, 20), box(20, 100)), [Rect(146.5, 388.5, 100, 20), Rect(146.5, 388.5, 20, 100)])
        try expectFrames(
            zStack(AlignmentValue(.trailing, .bottom), box(100, 20), box(20, 100)),
            [Rect(146.5, 468.5, 100, 20), Rect(226.5, 388.5, 20, 100)])
        try expectFrames(zStack(.center, color(), box(20, 10)), [Rect(0, 59, 393, 759), centred(20, 10)])
    }

    @Test("GEO-1 layout priority decides which children make a ZStack's size")
    func zStackPriority() throws {
        try expectFrames(
            zStack(.center, rectangle(), box(80, 40).layout(.layoutPriority(1))), [centred(80, 40), centred(80, 40)])
    }

    @Test("GEO-1 background and overlay get the content's size and do not change it")
    func decorations() throws {
        try expectFrames(box(80, 40).background(rectangle()), [centred(80, 40), centred(80, 40)])
        try expectFrames(box(80, 40).overlay(box(20, 10), .topLeading), [centred(80, 40), Rect(156.5, 418.5, 20, 10)])
        try expectFrames(
            box(80, 40).overlay(box(200, 10), AlignmentValue(.trailing, .bottom)),
            [centred(80, 40), Rect(36.5, 448.5, 200, 10)])
        try expectFrames(
            box(80, 40).padding(10).background(rectangle()), [centred(80, 40), centred(100, 60)])
        try expectFrames(
            hStack(0, .center, box(10, 10).background(box(90, 90)), box(10, 10)),
            [Rect(186.5, 433.5, 10, 10), Rect(146.5, 393.5, 90, 90), Rect(196.5, 433.5, 10, 10)])
    }

    @Test("GEO-1 an alignment guide of the program moves a view against its neighbours")
    func explicitGuide() throws {
        var host = LayoutTestHost()
        host.guides["half"] = { size, guides in (guides["leading"] ?? 0) + size.width / 2 }
        let view = vStack(0, .leading, box(100, 10), box(60, 10).layout(.horizontalGuide(.leading, closure("half"))))
        try expectFrames(view, [Rect(161.5, 428.5, 100, 10), Rect(131.5, 438.5, 60, 10)], host: host)
    }

    @Test("GEO-1 a guide of the program's own is found through modifiers and stacks")
    func customGuide() throws {
        var host = LayoutTestHost()
        host.guides["top"] = { _, guides in guides["top"] ?? -1 }
        let marked = box(10, 20).layout(.verticalGuide(.custom("Mid"), closure("top")))
        let column = vStack(0, .center, box(10, 30), marked.padding(5))
        let view = hStack(0, .custom("Mid"), column, box(10, 40))
        try expectFrames(
            view, [Rect(186.5, 408.5, 10, 30), Rect(186.5, 443.5, 10, 20), Rect(201.5, 423.5, 10, 40)], host: host)
    }

    @Test("GEO-1 an offset does not move a view's guides, padding does")
    func guidesAndModifiers() throws {
        try expectFrames(
            hStack(0, .top, box(10, 10).padding(5), box(10, 10).offset(0, 3)),
            [Rect(186.5, 433.5, 10, 10), Rect(201.5, 431.5, 10, 10)])
    }

    @Test("GEO-1 texts of two sizes stand on one baseline")
    func baselines() throws {
        let shown = try LaidOut(
            hStack(0, .firstTextBaseline, text("Ab").font("largeTitle"), text("Ab").font("caption")))
        let (large, small) = (shown.frames[0], shown.frames[1])
        #expect(abs((small.minY - large.minY) - (34 - 12) * FontMetrics.ascent) < 0.4)
        #expect(small.minY > large.minY)
    }

    @Test("GEO-1 a view in the middle takes no part in the safe area, one that fills extends under the bars")
    func ignoresSafeArea() throws {
        try expectFrames(color().layout(.ignoresSafeArea(.all)), [Rect(0, 0, 393, 852)])
        try expectFrames(color().layout(.ignoresSafeArea(.top)), [Rect(0, 0, 393, 818)])
        try expectFrames(color().layout(.ignoresSafeArea(.bottom)), [Rect(0, 59, 393, 793)])
        try expectFrames(
            zStack(.center, color().layout(.ignoresSafeArea(.all)), box(20, 10)),
            [Rect(0, 0, 393, 852), centred(20, 10)])
        try expectFrames(box(20, 10).layout(.ignoresSafeArea(.all)), [Rect(186.5, 421, 20, 10)])
        try expectFrames(
            vStack(0, .center, color().layout(.ignoresSafeArea(.all)), box(393, 100)),
            [Rect(0, 0, 393, 718), Rect(0, 718, 393, 100)])
    }

    @Test("GEO-1 a colour behind a view that reaches the bars goes on under them, a shape does not")
    func backgroundUnderBars() throws {
        let page = vStack(0, .center, spacer()).flex(width: (nil, nil, .infinity))
        try expectFrames(page.background(color()), [Rect(196.5, 59, 0, 759), Rect(0, 0, 393, 852)])
        try expectFrames(page.background(rectangle()), [Rect(196.5, 59, 0, 759), Rect(0, 59, 393, 759)])
        try expectFrames(box(20, 10).background(color()), [centred(20, 10), centred(20, 10)])
    }

    @Test("GEO-1 a safe area inset takes its bar's height and 8 points, or the spacing given")
    func safeAreaInset() throws {
        func inset(_ spacing: Double?) -> ViewValue {
            rectangle().layout(.safeAreaInset(.bottom, box(100, 50), alignment: .center, spacing: spacing))
        }
        try expectFrames(inset(0), [Rect(0, 59, 393, 709), Rect(146.5, 768, 100, 50)])
        try expectFrames(inset(nil), [Rect(0, 59, 393, 701), Rect(146.5, 768, 100, 50)])
    }

    @Test("GEO-1 containerRelativeFrame divides the container into columns")
    func containerRelative() throws {
        func relative(_ count: Int?, _ span: Int) -> ViewValue {
            rectangle().layout(
                .containerRelativeFrame(axes: [.horizontal], count: count, span: span, spacing: 9, alignment: .center)
            ).frame(nil, 10)
        }
        try expectFrames(relative(nil, 1), [Rect(0, 433.5, 393, 10)])
        try expectFrames(relative(4, 1), [centred(91.5, 10)])
        try expectFrames(relative(4, 2), [centred(192, 10)])
    }

    @Test("GEO-2 a geometry reader takes what is proposed, gets it as its size and puts its content top leading")
    func geometryReader() throws {
        var tree = LayoutTestTree(vStack(0, .center, rectangle().frame(10, 100), reader()))
        tree.readerContent = { rectangle().frame($0.size.width / 2, 20) }
        var host = LayoutTestHost()
        try tree.layOut(host: &host)
        let geometry = try #require(tree.geometries.values.first?.first)
        #expect(geometry.size == Size(393, 659))
        #expect(geometry.frames["global"] == Rect(0, 159, 393, 659))
        #expect(geometry.safeArea == Insets(bottom: 34))
        #expect(tree.nodes.last?.record.frame == Rect(0, 159, 196.5, 20))
    }

    @Test("GEO-1 a hidden or faded view keeps its place")
    func effects() throws {
        try expectFrames(
            hStack(0, .center, box(10, 10).opacity(0), box(10, 10)),
            [Rect(186.5, 433.5, 10, 10), Rect(196.5, 433.5, 10, 10)])
    }
}
