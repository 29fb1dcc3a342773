import Testing
import ViewValues

@testable import RenderTree

@Suite("Layouts of the program") struct LayoutProgramTests {
    private func program(_ name: String, _ children: ViewValue...) -> ViewValue {
        let composite = CompositeValue(
            typeName: name, signature: name, value: LayoutTestValue(description: name), isAnimatable: false)
        return ViewValue(.container(.layout(composite), children: children))
    }

    /// A layout that puts its children from corner to corner, each at the one before's end.
    private var host: LayoutTestHost {
        var host = LayoutTestHost()
        host.sizes["Stairs"] = { _, count, measure in
            (0..<count).reduce(Size.zero) { sum, child in
                let size = measure(child, nil, nil)
                return Size(sum.width + size.width, sum.height + size.height)
            }
        }
        host.places["Stairs"] = { bounds, count, measure in
            var corner = bounds.origin
            return (0..<count).map { child in
                defer {
                    let size = measure(child, nil, nil)
                    corner = Point(corner.x + size.width, corner.y + size.height)
                }
                return (corner, UnitPointValue(0, 0), nil, nil)
            }
        }
        return host
    }

    private func box(_ width: Double, _ height: Double) -> ViewValue { rectangle().frame(width, height) }

    @Test("GEO-1 a layout of the program measures and places its children")
    func stairs() throws {
        try expectFrames(
            program("Stairs", box(20, 10), box(30, 50)), [Rect(171.5, 408.5, 20, 10), Rect(191.5, 418.5, 30, 50)],
            host: host)
    }

    @Test("GEO-1 a layout of the program inside another one")
    func nested() throws {
        try expectFrames(
            program("Stairs", box(10, 10), program("Stairs", box(20, 20), box(10, 10))),
            [Rect(176.5, 418.5, 10, 10), Rect(186.5, 428.5, 20, 20), Rect(206.5, 448.5, 10, 10)], host: host)
    }

    @Test("GEO-1 a layout of the program sees its children's priorities, values and spacers")
    func subviews() throws {
        let rank = LayoutTestValue(description: "3")
        let first = box(1, 1).layout(.layoutValue(key: "Rank", value: rank)).padding(2).layout(.layoutPriority(5))
        let shown = try LaidOut(program("Stairs", first, spacer()), host: host)
        #expect(shown.host.seen.map(\.priority) == [5, -.infinity])
        #expect(shown.host.seen.map(\.isSpacer) == [false, true])
        #expect(shown.host.seen.first?.values["Rank"]?.description == "3")
    }

    @Test("GEO-1 what the program throws ends the pass and leaves the tree usable")
    func failing() throws {
        var shown = try LaidOut(program("Stairs", box(20, 10)), host: host)
        shown.host.isFailing = true
        shown.tree.replace(shown.tree.nodes[0].content[0], by: box(40, 10))
        #expect(throws: LayoutTestError.self) { try shown.layOut() }
    }

    @Test("GEO-1 numbers without a value from a layout of the program are harmless")
    func broken() throws {
        var host = LayoutTestHost()
        host.sizes["Broken"] = { _, _, _ in Size(.nan, -3) }
        host.places["Broken"] = { _, _, _ in [(Point(.nan, .infinity), UnitPointValue(.nan, 0), .nan, -1)] }
        let frames = try LaidOut(program("Broken", rectangle()), host: host).frames
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.size.width.isFinite })
    }
}
