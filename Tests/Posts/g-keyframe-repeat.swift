// kind g: a repeating keyframe animator with a single value, no tracks
import SwiftUI

struct Floaty: View {
    var isOn = true
    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .frame(width: 60, height: 60)
            .keyframeAnimator(initialValue: CGFloat(0), repeating: isOn) { view, y in
                view.offset(y: y)
            } keyframes: { _ in
                LinearKeyframe(-20, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
            }
    }
}
