import AnimationMath
import Foundation
import Testing

@Test("SHOW-4 a released scroll view slows down by the law of its rate")
func deceleration() {
    let normal = ScrollDeceleration(position: 20, velocity: 1_000)
    #expect(near(normal.end, 20 + 499.4998, 1e-3))
    #expect(near(ScrollDeceleration(position: 0, velocity: -600, rate: .fast).end, -59.699, 1e-2))
    for step in 0...30 {
        let time = Double(step) / 10
        #expect(near(normal.velocity(at: time), 1_000 * Foundation.pow(0.998, 1_000 * time), 1e-9))
        let slope = (normal.position(at: time + 1e-6) - normal.position(at: max(0, time - 1e-6)))
        #expect(near(slope / (time == 0 ? 1e-6 : 2e-6), normal.velocity(at: time), 1e-2))
    }
}

@Test("SHOW-4 it stands once it is slower than half a pixel a second")
func decelerationEnd() {
    let fling = ScrollDeceleration(position: 0, velocity: 800)
    #expect(near(fling.velocity(at: fling.duration - 1e-6), 0.5 / 3, 1e-5))
    #expect(fling.velocity(at: fling.duration) == 0 && fling.position(at: fling.duration) == fling.end)
    #expect(near(fling.position(at: fling.duration - 1e-9), fling.end, 0.1))
    #expect(ScrollDeceleration(position: 5, velocity: 0.1).duration == 0)
}

@Test("SHOW-4 a target behaviour replaces the end, on the same course")
func decelerationToTarget() {
    let page = ScrollDeceleration(position: 100, end: 393, rate: .fast)
    #expect(near(page.end, 393, 1e-9) && page.velocity > 0)
    #expect(page.position(at: 0) == 100)
}

@Test("SHOW-4 the rubber band gives less the farther it is pulled, the same both ways")
func rubberBand() {
    let band = RubberBand(dimension: 960)
    for (dragged, shown) in [(5.0, 2.74), (100, 52.02), (960, 340.65)] {
        #expect(near(band.shown(dragged), shown, 0.006))
        #expect(band.shown(-dragged) == -band.shown(dragged))
        #expect(near(band.dragged(band.shown(dragged)), dragged, 1e-9))
    }
    #expect(RubberBand(dimension: 0).shown(10) == 0)
    #expect(band.position(distance: 50, velocity: 0, at: 0) == 50)
    #expect(near(band.position(distance: 50, velocity: 0, at: 0.1), 50 * 2 / Foundation.exp(1), 1e-9))
}
