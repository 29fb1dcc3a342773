// kind g: emoji reactions: a phase enum with computed look, triggered by a count
import SwiftUI

enum ReactionPhase: CaseIterable {
    case initial, move, scale

    var verticalOffset: Double {
        switch self {
        case .initial: 0
        case .move, .scale: -64
        }
    }
    var scale: Double {
        switch self {
        case .initial: 1
        case .move: 1.1
        case .scale: 1.8
        }
    }
}

struct Reaction: View {
    @State private var reactionCount = 0
    var body: some View {
        Text("🐶")
            .font(.system(size: 64))
            .phaseAnimator(ReactionPhase.allCases, trigger: reactionCount) { content, phase in
                content
                    .scaleEffect(phase.scale)
                    .offset(y: phase.verticalOffset)
            } animation: { phase in
                switch phase {
                case .initial: .linear(duration: 0.4)
                case .move: .easeInOut(duration: 0.3)
                case .scale: .linear(duration: 0.2)
                }
            }
            .onTapGesture { reactionCount += 1 }
    }
}
