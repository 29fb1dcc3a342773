import Testing
import ViewValues

@testable import RenderTree

@Suite("Frames, padding and the like") struct LayoutFrameTests {
    @Test("GEO-1 a leaf with a fixed frame stands in the middle of the safe area, rounded to pixels")
    func fixedFrame() throws {
        let shown = try LaidOut(rectangle().frame(100, 50))
        #expect(shown.frames == [Rect(146.5, 413.5, 100, 50)])
        #expect(shown.pixels(0) == Rect(440.0 / 3, 1241.0 / 3, 100, 50))
    }

    @Test(
        "GEO-1 rounding moves both edges to the nearest pixel, halves up",
        arguments: [
            (Rect(0.1, 0.2, 10, 10), Rect(0, 1.0 / 3, 10, 31.0 / 3 - 1.0 / 3)),
            (Rect(0.5, 0.5, 0.5, 0.1), Rect(2.0 / 3, 2.0 / 3, 1.0 / 3, 0)),
            (Rect(-0.5, -1, 1, 2), Rect(-1.0 / 3, -1, 1, 2)),
        ])
    func rounding(_ given: Rect, _ expected: Rect) { #expect(given.roundedToPixels().isClose(to: expected)) }

    @Test("GEO-1 a shape without a frame fills the safe area; a circle takes the largest square")
    func filling() throws {
        try expectFrames(rectangle(), [Rect(0, 59, 393, 759)])
        try expectFrames(circle(), [centred(393, 393)])
        try expectFrames(circle().frame(100, 50), [centred(50, 50)])
    }

    @Test("GEO-1 a frame with one side leaves the other to the content")
    func oneSide() throws {
        try expectFrames(rectangle().frame(100, nil), [Rect(146.5, 59, 100, 759)])
        try expectFrames(rectangle().frame(nil, 40), [Rect(0, 418.5, 393, 40)])
    }

    @Test("GEO-1 content larger than its frame overflows by the alignment")
    func overflow() throws {
        let wide = rectangle().frame(200, 20)
        try expectFrames(wide.frame(100, 100), [centred(200, 20)])
        try expectFrames(wide.frame(100, 100, .topLeading), [Rect(146.5, 388.5, 200, 20)])
        try expectFrames(wide.frame(100, 100, AlignmentValue(.trailing, .bottom)), [Rect(46.5, 468.5, 200, 20)])
    }

    @Test("GEO-1 maxWidth infinity takes the width offered, alignment places the content in it")
    func maxInfinity() throws {
        let small = rectangle().frame(50, 20)
        try expectFrames(
            small.flex(width: (nil, nil, .infinity), AlignmentValue(.leading, .center)), [Rect(0, 428.5, 50, 20)])
        try expectFrames(
            small.flex(width: (nil, nil, .infinity), height: (nil, nil, .infinity), AlignmentValue(.trailing, .bottom)),
            [Rect(343, 798, 50, 20)])
    }

    @Test(
        "GEO-1 a flexible frame clamps what it is offered",
        arguments: [
            ((nil, nil, 120.0), 120.0), ((500.0, nil, nil), 500.0), ((100.0, nil, 200.0), 200.0),
            ((450, nil, 600), 450.0),
            ((nil, 80, nil), 393.0),
        ] as [((Double?, Double?, Double?), Double)])
    func flexOfShape(_ bounds: (Double?, Double?, Double?), _ width: Double) throws {
        try expectFrames(rectangle().flex(width: bounds).frame(nil, 10), [centred(width, 10)])
    }

    @Test(
        "GEO-1 a flexible frame around a rigid view: its own size follows the documented cases",
        arguments: [
            ((nil, nil, 200.0), 200.0), ((nil, nil, 40.0), 40.0), ((80.0, nil, nil), 80.0), ((20.0, nil, nil), 50.0),
            ((nil, nil, nil), 50.0),
        ] as [((Double?, Double?, Double?), Double)])
    func flexOfRigid(_ bounds: (Double?, Double?, Double?), _ width: Double) throws {
        let view = rectangle().frame(50, 10).flex(width: bounds, AlignmentValue(.leading, .center))
        try expectFrames(view, [Rect((393 - width) / 2, 433.5, 50, 10)])
    }

    @Test("GEO-1 ideal sizes count where nothing is proposed")
    func ideal() throws {
        let ideal = rectangle().flex(width: (nil, 70, nil), height: (nil, 30, nil))
        try expectFrames(ideal.layout(.fixedSize(horizontal: true, vertical: true)), [centred(70, 30)])
        try expectFrames(rectangle().layout(.fixedSize(horizontal: true, vertical: true)), [centred(10, 10)])
        try expectFrames(rectangle().layout(.fixedSize(horizontal: false, vertical: true)), [centred(393, 10)])
        let bounded = rectangle().flex(width: (nil, nil, .infinity)).layout(
            .fixedSize(horizontal: true, vertical: true))
        try expectFrames(bounded, [centred(10, 10)])
    }

    @Test("GEO-7 padding is inside the frame around it, outside of the one within; 16 points by default")
    func padding() throws {
        try expectFrames(rectangle().padding(10).frame(100, 50), [centred(80, 30)])
        try expectFrames(rectangle().frame(100, 50).padding(10), [centred(100, 50)])
        try expectFrames(rectangle().layout(.defaultPadding(.all)), [Rect(16, 75, 361, 727)])
        try expectFrames(rectangle().layout(.defaultPadding(.horizontal)), [Rect(16, 59, 361, 759)])
        let uneven = rectangle().frame(20, 20).layout(.padding(Insets(top: 10, leading: 30)))
        try expectFrames(uneven, [Rect(201.5, 433.5, 20, 20)])
        try expectFrames(rectangle().padding(300).frame(100, 100), [centred(0, 0)])
    }

    @Test("GEO-1 offset moves what is drawn and leaves its place in the layout")
    func offset() throws {
        try expectFrames(rectangle().frame(30, 30).offset(10, -20), [Rect(191.5, 403.5, 30, 30)])
        let stack = vStack(0, .center, rectangle().frame(10, 10).offset(5, 100), rectangle().frame(10, 10))
        try expectFrames(stack, [Rect(196.5, 528.5, 10, 10), Rect(191.5, 438.5, 10, 10)])
    }

    @Test("GEO-1 W13: two views of 30 points in a row, the group moved by 50, stand at y 473.5")
    func movedRow() throws {
        let row = hStack(nil, .center, rectangle().frame(30, 30), circle().frame(30, 30)).offset(0, 50)
        let frames = try LaidOut(row).frames
        #expect(frames.map(\.minY) == [473.5, 473.5])
        #expect(frames.map(\.minX) == [162.5, 200.5])
    }

    @Test("GEO-1 position puts the middle at a point of the room offered, which it takes")
    func position() throws {
        try expectFrames(rectangle().frame(20, 10).layout(.position(x: 100, y: 40)), [Rect(90, 94, 20, 10)])
        let boxed = rectangle().frame(20, 10).layout(.position(x: 0, y: 0)).frame(100, 100)
        try expectFrames(boxed, [Rect(136.5, 383.5, 20, 10)])
    }

    @Test("GEO-1 aspectRatio fits into or fills the room offered")
    func aspectRatio() throws {
        func ratio(_ value: Double?, fill: Bool) -> ViewValue {
            rectangle().layout(.aspectRatio(value, fill: fill)).frame(200, 100)
        }
        try expectFrames(ratio(1, fill: false), [centred(100, 100)])
        try expectFrames(ratio(1, fill: true), [centred(200, 200)])
        try expectFrames(ratio(4, fill: false), [centred(200, 50)])
        try expectFrames(ratio(4, fill: true), [centred(400, 100)])
        try expectFrames(ratio(nil, fill: false), [centred(100, 100)])
        let tall = rectangle().layout(.aspectRatio(0.5, fill: false)).layout(
            .fixedSize(horizontal: false, vertical: true))
        try expectFrames(tall.frame(60, nil), [centred(60, 120)])
    }

    @Test("GEO-1 negative and infinite lengths are clamped with a warning, never a crash")
    func invalidLengths() throws {
        let negative = try LaidOut(rectangle().frame(-5, 20))
        #expect(negative.frames == [Rect(196.5, 428.5, 0, 20)])
        #expect(negative.host.warnings.map(\.message) == ["Invalid frame dimension (negative or non-finite)."])
        let infinite = try LaidOut(rectangle().frame(.infinity, 20))
        #expect(infinite.frames == [Rect(0, 428.5, 393, 20)])
        #expect(infinite.host.warnings.count == 1)
        let nan = try LaidOut(rectangle().frame(.nan, .nan).offset(.nan, .infinity).padding(.nan))
        #expect(nan.frames == [Rect(0, 59, 393, 759)])
        let swapped = try LaidOut(rectangle().flex(width: (200, nil, 100)).frame(nil, 10))
        #expect(swapped.host.warnings.map(\.message) == ["Contradictory frame constraints specified."])
        #expect(swapped.frames == [centred(200, 10)])
        let below = try LaidOut(rectangle().flex(width: (-3, .nan, -1), height: (.infinity, nil, nil)))
        #expect(below.frames.allSatisfy { $0.size.width >= 0 && $0.size.height.isFinite })
    }
}
