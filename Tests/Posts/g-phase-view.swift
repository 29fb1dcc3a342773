// kind g: PhaseAnimator as a container with a trigger; a loader of three dots whose phases are indices
import SwiftUI

struct DotsLoader: View {
    private let phases = [0, 1, 2, 3]
    var body: some View {
        PhaseAnimator(phases) { phase in
            HStack(spacing: 8) {
                ForEach(1...3, id: \.self) { index in
                    Circle()
                        .fill(phase == index ? Color.accentColor : .gray)
                        .frame(width: 12, height: 12)
                        .offset(y: phase == index ? -10 : 0)
                }
            }
        } animation: { phase in
            switch phase {
            case 1...2: return .easeInOut(duration: 0.3)
            case 3: return .linear(duration: 0.4)
            default: return .linear(duration: 0.2)
            }
        }
    }
}

struct ContentView: View {
    @State private var isLoading = true
    var body: some View {
        VStack {
            if isLoading { DotsLoader() } else { Text("Loaded").transition(.opacity) }
            Button("Stop") { withAnimation { isLoading = false } }
        }
    }
}
