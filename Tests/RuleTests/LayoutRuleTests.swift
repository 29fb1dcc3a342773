import Foundation
import Testing

@Suite("Layouts of the program, anchors and guides, end to end")
struct LayoutRuleTests {
    let linear = (0...60).map { Oracle.linear($0) }

    @Test("TREE-1 another layout in an AnyLayout keeps the views in it: they move, none is inserted")
    func anyLayout() {
        let body = """
            let layout = on ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
            return layout {
                Rectangle().frame(width: 40, height: 40)
                Circle().frame(width: 60, height: 60).onAppear { print("appeared") }
            }
            """
        var program = RunningProgram(body: body)
        let printed = program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(printed.isEmpty)
        // 110 points wide in the row, its middle at 196.5; in the column the square's own middle is there.
        let (start, end) = (196.5 - 55, 196.5 - 20)
        #expect(agree(program.path("x", frames: 60), linear.map { start + (end - start) * $0 }, within: 0.34))
    }

    private let ring = """
        struct Ring: Layout {
            var degrees: Double
            DATA
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    let angle = Angle.degrees(degrees + 90 * Double(index)).radians
                    let place = CGPoint(x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle))
                    subview.place(at: place, anchor: .center, proposal: .unspecified)
                }
            }
        }
        struct ContentView: View {
            @State var on = false
            var body: some View {
                Ring(degrees: on ? 90 : 0) {
                    Rectangle().frame(width: 20, height: 20)
                    Circle().frame(width: 20, height: 20)
                }.frame(width: 200, height: 200)
            }
        }
        """

    @Test("LIFE-3 a Layout with animatable data lays out each frame with the shown ones: its views go round")
    func animatableLayout() {
        let data = "var animatableData: Double { get { degrees } set { degrees = newValue } }"
        var program = RunningProgram(ring.replacing("DATA", with: data))
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        let turn = linear.map { $0 * .pi / 2 }
        #expect(agree(program.path("midX", frames: 60), turn.map { 196.5 + 80 * cos($0) }, within: 0.51))
        #expect(agree(program.path("midY", frames: 60), turn.map { 438.5 + 80 * sin($0) }, within: 0.51))
    }

    @Test("GEO-1 a Layout without animatable data jumps, and its views' frames move in a straight line")
    func plainLayout() {
        var program = RunningProgram(ring.replacing("DATA", with: ""))
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("midX", frames: 60), linear.map { 276.5 - 80 * $0 }, within: 0.34))
        #expect(agree(program.path("midY", frames: 60), linear.map { 438.5 + 80 * $0 }, within: 0.34))
    }

    @Test("GEO-1 a layout's cache is made before it is asked, values of layout keys reach it, spacing is 8")
    func cacheAndKeys() {
        var program = RunningProgram(
            """
            struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
            struct Row: Layout {
                struct Cache { var widths: [CGFloat] }
                func makeCache(subviews: Subviews) -> Cache {
                    Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width * $0[Weight.self] })
                }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                    let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
                    return CGSize(width: cache.widths.reduce(gap, +), height: 20)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
                    var x = bounds.minX
                    for (subview, width) in zip(subviews, cache.widths) {
                        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: 20))
                        x += width + 8
                    }
                }
            }
            struct ContentView: View {
                var body: some View {
                    Row {
                        Rectangle().frame(idealWidth: 30).layoutValue(key: Weight.self, value: 2)
                        Circle().frame(width: 20)
                    }
                }
            }
            """)
        #expect(program.value("width") == 60)
        #expect(abs((program.value("x") ?? 0) - (196.5 - 44)) < 0.34)
        #expect(abs((program.value("x", of: "Circle") ?? 0) - (196.5 - 44 + 68)) < 0.34)
    }

    @Test("LIFE-3 state that only an alignment guide reads lays out anew, and the frames move")
    func guides() {
        var program = RunningProgram(
            """
            extension HorizontalAlignment {
                struct Mark: AlignmentID {
                    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
                }
                static let mark = HorizontalAlignment(Mark.self)
            }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    VStack(alignment: .mark) {
                        Rectangle().frame(width: 100, height: 10)
                        Circle().frame(width: 40, height: 40).alignmentGuide(.mark) { d in on ? d[.trailing] : d[.leading] }
                    }
                }
            }
            """)
        // The column is 100 wide both times; the circle's marked edge stands on the rectangle's middle.
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("x", of: "Circle", frames: 60), linear.map { 196.5 - 40 * $0 }, within: 0.34))
    }

    @Test("GEO-2 an anchor gives another view's frame in a reader's own space, and what follows it moves")
    func anchors() {
        var program = RunningProgram(
            """
            struct Places: PreferenceKey {
                static var defaultValue: [Int: Anchor<CGRect>] = [:]
                static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
                    value.merge(nextValue()) { $1 }
                }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    HStack(spacing: 20) {
                        ForEach(0..<2) { index in
                            Rectangle().frame(width: 50 + 50 * Double(index), height: 30)
                                .anchorPreference(key: Places.self, value: .bounds) { [index: $0] }
                        }
                    }
                    .overlayPreferenceValue(Places.self) { places in
                        GeometryReader { proxy in
                            if let place = places[on ? 1 : 0] {
                                Capsule().frame(width: proxy[place].width, height: 4).offset(x: proxy[place].minX)
                            }
                        }
                    }
                }
            }
            """)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("width", of: "Capsule", frames: 60), linear.map { 50 + 50 * $0 }, within: 0.34))
        #expect(agree(program.path("x", of: "Capsule", frames: 60), linear.map { 111.5 + 70 * $0 }, within: 0.34))
    }

    @Test("GEO-1 a shape's own offset moves it, drawn or not, and takes no part in layout")
    func movedShape() {
        let body = """
            HStack(spacing: 0) {
                Circle().offset(x: on ? 60 : 0).fill(.red).frame(width: 20, height: 20)
                Rectangle().frame(width: 20, height: 20)
            }
            """
        var program = RunningProgram(body: body)
        program.run("withAnimation(.linear(duration: 1)) { on = true }")
        #expect(agree(program.path("x", of: "Circle", frames: 60), linear.map { 176.5 + 60 * $0 }, within: 0.34))
        #expect(abs((program.value("x") ?? 0) - 196.5) < 0.34)
    }
}
