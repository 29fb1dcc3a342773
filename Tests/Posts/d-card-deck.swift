// kind d: a deck of cards to be swiped; the top one flies out and the rest move up
import SwiftUI

struct Card: Identifiable { let id: Int; let color: Color }

struct CardView: View {
    let card: Card
    var removal: (() -> Void)? = nil
    @State private var offset = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 25, style: .continuous)
            .fill(card.color.opacity(1 - Double(abs(offset.width / 500))))
            .frame(width: 280, height: 180)
            .overlay(Text("#\(card.id)"))
            .rotationEffect(.degrees(Double(offset.width / 5)))
            .offset(x: offset.width * 3, y: 0)
            .gesture(
                DragGesture()
                    .onChanged { gesture in
                        offset = gesture.translation
                    }
                    .onEnded { _ in
                        if abs(offset.width) > 100 {
                            removal?()
                        } else {
                            withAnimation(.easeIn(duration: 0.5)) { offset = .zero }
                        }
                    }
            )
    }
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 10)
    }
}

struct ContentView: View {
    @State private var cards = (1...4).map {
        Card(id: $0, color: .init(hue: Double($0) / 5, saturation: 1, brightness: 1))
    }
    var body: some View {
        ZStack {
            ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                CardView(card: card) {
                    withAnimation(.linear(duration: 1)) { _ = cards.remove(at: index) }
                }
                .stacked(at: index, in: cards.count)
                .allowsHitTesting(index == cards.count - 1)
            }
        }
    }
}
