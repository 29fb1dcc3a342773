import SwiftUI

struct Profile: Identifiable, Equatable {
    let id: Int; let name: String; var color: Color { [.red, .blue, .green, .orange][id % 4] }
}

enum Verdict { case like, pass }

@MainActor final class Deck: ObservableObject {
    @Published private(set) var profiles: [Profile] = ["Iris", "Jon", "Kai", "Lou", "Mia"].enumerated().map {
        Profile(id: $0.offset, name: $0.element)
    }
    @Published var log: [String] = []
    func judge(_ profile: Profile, _ verdict: Verdict) {
        log.append("\(profile.name) \(verdict)")
        profiles.removeAll { $0.id == profile.id }
    }
}

struct SwipeCard: View {
    let profile: Profile
    let judge: (Verdict) -> Void
    @State private var drag = CGSize.zero
    @GestureState private var isDragging = false
    private var angle: Angle { .degrees(Double(drag.width / 20)) }
    private var likeOpacity: Double { Double(max(0, drag.width) / 100).clamped(to: 0...1) }
    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(profile.color.gradient)
            .overlay(alignment: .topLeading) {
                Text("LIKE").opacity(likeOpacity).rotationEffect(.degrees(-15)).padding()
            }
            .overlay { Text(profile.name).font(.largeTitle) }
            .frame(width: 300, height: 400)
            .shadow(radius: isDragging ? 20 : 6)
            .scaleEffect(isDragging ? 1.03 : 1)
            .rotationEffect(angle, anchor: .bottom)
            .offset(drag)
            .animation(.snappy, value: isDragging)
            .gesture(
                DragGesture()
                    .updating($isDragging) { _, state, _ in state = true }
                    .onChanged { drag = $0.translation }
                    .onEnded { value in
                        if abs(value.predictedEndTranslation.width) > 200 {
                            let right = value.predictedEndTranslation.width > 0
                            withAnimation(.easeOut(duration: 0.3)) {
                                drag.width = right ? 600 : -600
                            } completion: {
                                judge(right ? .like : .pass)
                            }
                        } else {
                            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { drag = .zero }
                        }
                    }
            )
    }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

struct DeckView: View {
    @StateObject private var deck = Deck()
    var body: some View {
        VStack {
            ZStack {
                ForEach(Array(deck.profiles.prefix(3).enumerated().reversed()), id: \.element.id) { index, profile in
                    SwipeCard(profile: profile) { deck.judge(profile, $0) }
                        .scaleEffect(1 - CGFloat(index) * 0.05)
                        .offset(y: CGFloat(index) * 16)
                        .zIndex(Double(3 - index))
                        .allowsHitTesting(index == 0)
                }
            }
            .animation(.bouncy, value: deck.profiles)
            Text("\(deck.profiles.count) left").contentTransition(.numericText())
        }
    }
}
#Preview { DeckView() }
