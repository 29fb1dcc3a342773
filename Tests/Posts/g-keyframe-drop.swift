// kind g: a pin drops on a map: keyframes chosen by a flag, SpringKeyframe with a given spring, and a shadow track
import SwiftUI

struct PinState {
    var y: Double = -200
    var shadow: Double = 0
    var stretch = CGSize(width: 1, height: 1)
}

struct PinDrop: View {
    @State private var dropped = false
    var slow = false

    var body: some View {
        ZStack {
            Ellipse()
                .frame(width: 40, height: 10)
                .keyframeAnimator(initialValue: 0.0, trigger: dropped) {
                    $0.opacity($1)
                } keyframes: { _ in
                    KeyframeTrack {
                        LinearKeyframe(0, duration: 0.2)
                        LinearKeyframe(1, duration: slow ? 1 : 0.4)
                    }
                }
            Image(systemName: "mappin")
                .keyframeAnimator(initialValue: PinState(), trigger: dropped) { view, state in
                    view
                        .scaleEffect(state.stretch)
                        .offset(y: state.y)
                } keyframes: { start in
                    KeyframeTrack(\.y) {
                        MoveKeyframe(start.y - 50)
                        LinearKeyframe(0, duration: 0.5, timingCurve: .easeIn)
                    }
                    KeyframeTrack(\.stretch.height) {
                        LinearKeyframe(1, duration: 0.5)
                        for factor in [0.6, 1.2] {
                            LinearKeyframe(factor, duration: 0.1)
                        }
                        LinearKeyframe(1, duration: 0.1)
                    }
                }
        }
        .onTapGesture { dropped.toggle() }
    }
}
