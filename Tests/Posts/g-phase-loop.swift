// kind g: an endless PhaseAnimator over Bool, and one over numbers
import SwiftUI

struct Pulse: View {
    var body: some View {
        VStack {
            PhaseAnimator([false, true]) { isBig in
                Circle().frame(width: 50).scaleEffect(isBig ? 2 : 1)
            } animation: { isBig in
                isBig ? .linear(duration: 1) : .linear(duration: 0.5)
            }
            Image(systemName: "bell.fill")
                .phaseAnimator([0, 20, -20]) { view, angle in
                    view.rotationEffect(.degrees(angle), anchor: .top)
                } animation: { _ in
                    .linear(duration: 0.3)
                }
        }
    }
}
#Preview { Pulse() }
