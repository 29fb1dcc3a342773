// kind g: KeyframeTimeline as a value, scrubbed by a slider
import SwiftUI

struct Place: Animatable {
    var x = 0.0
    var y = 0.0
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

struct Scrubber: View {
    @State private var time: Double = 0
    let timeline = KeyframeTimeline(initialValue: Place()) {
        KeyframeTrack(\.x) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(150, duration: 1)
        }
        KeyframeTrack(\.y) {
            LinearKeyframe(-30, duration: 2, timingCurve: .easeOut)
        }
    }
    var body: some View {
        let place = timeline.value(time: time)
        VStack {
            Circle().frame(width: 20, height: 20).offset(x: place.x, y: place.y)
            Slider(value: $time, in: 0...timeline.duration)
            Text("\(timeline.value(progress: 0.5).x, specifier: "%.0f") of \(timeline.duration, format: .number) s")
        }
    }
}
