// kind g: keyframes and phases with values of their own
import SwiftUI

struct AnimationValues {
    var scale = 1.0
    var verticalStretch = 1.0
    var verticalTranslation = 0.0
    var angle = Angle.zero
    var color: Color = .red
    var offset: CGSize = .zero
}

struct KeyframeDemo: View {
    @State private var trigger = false
    var body: some View {
        VStack {
            Text("👋")
                .font(.system(size: 100))
                .keyframeAnimator(initialValue: AnimationValues(), trigger: trigger) { content, value in
                    content
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .scaleEffect(y: value.verticalStretch)
                        .offset(y: value.verticalTranslation)
                        .offset(value.offset)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.zero, duration: 0.58)
                        CubicKeyframe(.degrees(16), duration: 0.125)
                        CubicKeyframe(.degrees(-16), duration: 0.125)
                        CubicKeyframe(.zero, duration: 0.125)
                    }
                    KeyframeTrack(\.verticalStretch) {
                        CubicKeyframe(1.0, duration: 0.1)
                        CubicKeyframe(0.6, duration: 0.15)
                        CubicKeyframe(1.5, duration: 0.1)
                        CubicKeyframe(1, duration: 0.88)
                    }
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.0, duration: 0.36)
                        SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                        SpringKeyframe(1.0, spring: .bouncy)
                    }
                    KeyframeTrack(\.verticalTranslation) {
                        LinearKeyframe(0.0, duration: 0.1)
                        SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
                        SpringKeyframe(-60, duration: 1.0, spring: .bouncy)
                        SpringKeyframe(0.0, spring: .bouncy)
                    }
                    KeyframeTrack(\.offset.width) {
                        MoveKeyframe(5)
                        LinearKeyframe(50, duration: 0.5)
                    }
                }
                .onTapGesture { trigger.toggle() }
            Circle()
                .frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: 0.0, repeating: true) { view, y in
                    view.offset(y: y)
                } keyframes: { value in
                    KeyframeTrack {
                        LinearKeyframe(50, duration: 0.5, timingCurve: .easeInOut)
                        SpringKeyframe(0, duration: 0.5)
                    }
                }
            KeyframeAnimator(initialValue: CGFloat(0), trigger: trigger) { v in
                Rectangle().frame(width: 10 + v, height: 10)
            } keyframes: { _ in
                CubicKeyframe(40, duration: 0.4)
                CubicKeyframe(0, duration: 0.4)
            }
            PhaseDemo()
        }
    }
}

enum Phase: CaseIterable {
    case start, middle, end
    var scale: Double {
        switch self {
        case .start: 1;
        case .middle: 1.5;
        case .end: 0.8
        }
    }
    var color: Color {
        switch self {
        case .start: .blue;
        case .middle: .purple;
        case .end: .pink
        }
    }
    var animation: Animation {
        switch self {
        case .start, .end: .bouncy(duration: 0.5);
        case .middle: .easeInOut(duration: 1)
        }
    }
}

struct PhaseDemo: View {
    @State private var likes = 0
    var body: some View {
        Image(systemName: "star.fill")
            .phaseAnimator(Phase.allCases, trigger: likes) { view, phase in
                view.scaleEffect(phase.scale).foregroundStyle(phase.color).hueRotation(
                    .degrees(phase == .middle ? 45 : 0))
            } animation: {
                $0.animation
            }
            .onTapGesture { likes += 1 }
        PhaseAnimator([false, true]) { up in
            Text("Bounce").offset(y: up ? -20 : 0)
        } animation: { _ in
            .spring(duration: 0.4, bounce: 0.5)
        }
        Text("Loop").phaseAnimator([0, 90, 180]) { $0.rotationEffect(.degrees(Double($1))) }
    }
}
#Preview { KeyframeDemo() }
