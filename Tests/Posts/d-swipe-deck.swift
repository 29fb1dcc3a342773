// kind d: cards that fly off by their predicted end, with a completion
import SwiftUI

struct Card: Identifiable, Hashable {
    let id: Int
    let title: String
    let hue: Double
}

struct SwipeCard: View {
    let card: Card
    let onRemove: (Card, Edge) -> Void

    @State private var offset: CGSize = .zero
    @GestureState private var isDragging = false

    private var rotation: Angle { .degrees(Double(offset.width / 20)) }

    private var drag: some Gesture {
        DragGesture()
            .updating($isDragging) { _, state, transaction in
                state = true
                transaction.animation = .interactiveSpring()
            }
            .onChanged { value in
                offset = value.translation
            }
            .onEnded { value in
                let predicted = value.predictedEndTranslation.width
                if abs(predicted) > 200 {
                    withAnimation(.easeOut(duration: 0.3)) {
                        offset = CGSize(width: predicted > 0 ? 600 : -600, height: value.translation.height)
                    } completion: {
                        onRemove(card, predicted > 0 ? .trailing : .leading)
                    }
                } else {
                    withAnimation(.spring(duration: 0.4, bounce: 0.4)) { offset = .zero }
                }
            }
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(Color(hue: card.hue, saturation: 0.7, brightness: 0.9).gradient)
            .overlay(alignment: .topLeading) {
                Text(card.title).font(.title.bold()).foregroundStyle(.white).padding()
            }
            .frame(width: 300, height: 420)
            .scaleEffect(isDragging ? 1.04 : 1)
            .rotationEffect(rotation)
            .offset(offset)
            .gesture(drag)
            .animation(.bouncy, value: isDragging)
            .accessibilityIdentifier("card-\(card.id)")
    }
}

struct Deck: View {
    @State private var cards = (1...5).map { Card(id: $0, title: "Card \($0)", hue: Double($0) / 5) }
    @State private var kept: [Card] = []

    var body: some View {
        VStack {
            ZStack {
                ForEach(cards.reversed()) { card in
                    let index = cards.firstIndex(of: card) ?? 0
                    SwipeCard(card: card) { card, edge in
                        if edge == .trailing { kept.append(card) }
                        withAnimation(.snappy) { cards.removeAll { $0.id == card.id } }
                    }
                    .offset(y: CGFloat(index) * 8)
                    .scaleEffect(1 - CGFloat(index) * 0.04, anchor: .bottom)
                    .allowsHitTesting(index == 0)
                }
            }
            Text("Kept: \(kept.map(\.title).joined(separator: ", "))")
                .contentTransition(.numericText())
        }
    }
}

#Preview("Deck") { Deck() }
