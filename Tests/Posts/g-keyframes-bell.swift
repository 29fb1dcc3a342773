// kind g: keyframes of four kinds with a values struct
import SwiftUI

struct Values {
    var angle = Angle.zero
    var scale = 1.0
    var lift: CGFloat = 0
    var color = Color.Resolved(red: 1, green: 0, blue: 0)
}

struct Bell: View {
    @State private var rings = 0
    var body: some View {
        Image(systemName: "bell")
            .keyframeAnimator(initialValue: Values(), trigger: rings) { content, value in
                content
                    .rotationEffect(value.angle)
                    .scaleEffect(x: value.scale, y: 1 / value.scale)
                    .offset(y: value.lift)
                    .foregroundStyle(Color(value.color))
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(-30), duration: 0.25)
                    CubicKeyframe(.degrees(30), duration: 0.25)
                    CubicKeyframe(.zero, duration: 0.25)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.5, duration: 0.5, timingCurve: .easeIn)
                    MoveKeyframe(1)
                }
                KeyframeTrack(\.lift) {
                    SpringKeyframe(-40, duration: 0.4, spring: .bouncy)
                    LinearKeyframe(0, duration: 0.2)
                }
            }
            .onTapGesture { rings += 1 }
    }
}
