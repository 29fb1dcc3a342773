// kind g: phases as values of a struct with an id, started by a button; completion is told by the last phase
import SwiftUI

struct Pose: Equatable, Identifiable {
    let id: Int
    var angle: Angle = .zero
    var scale: CGFloat = 1

    static let all: [Pose] = [
        Pose(id: 0),
        Pose(id: 1, angle: .degrees(-10)),
        Pose(id: 2, angle: .degrees(10), scale: 1.5),
        Pose(id: 3, scale: 1.2),
    ]
}

struct WobbleButton<Label: View>: View {
    let action: () -> Void
    @ViewBuilder let label: Label
    @State private var taps = 0

    var body: some View {
        Button {
            taps += 1
            action()
        } label: {
            label
                .phaseAnimator(Pose.all, trigger: taps) { view, pose in
                    view
                        .rotationEffect(pose.angle)
                        .scaleEffect(pose.scale)
                        .onChange(of: pose) { _, new in print("pose", new.id) }
                } animation: { pose in
                    pose.id == 0 ? .linear(duration: 0.5) : .linear(duration: 0.2)
                }
        }
        .buttonStyle(.plain)
    }
}

#Preview("Wobble") {
    WobbleButton(action: { print("hit") }) {
        Image(systemName: "gift.fill").font(.largeTitle)
    }
}
