// kind d: a stack of cards to be swiped
import SwiftUI

struct ContentView: View {
    @State private var cards: [Card] = Card.sample
    @State private var topIndex = 0
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.horizontalSizeClass) private var sizeClass
    @ScaledMetric(relativeTo: .body) var padding: CGFloat = 12
    @SceneStorage("seen") private var seen = 0

    struct Card: Identifiable, Equatable {
        let id: Int
        let title: String
        var offset: CGSize = .zero
        var isRemoved = false
        static var sample: [Card] { (1...4).map { Card(id: $0, title: "Card \($0)") } }
        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.id == rhs.id && lhs.offset == rhs.offset && lhs.isRemoved == rhs.isRemoved
        }
    }

    var visible: ArraySlice<Card> { cards.filter { !$0.isRemoved }.prefix(3) }

    var body: some View {
        ZStack {
            ForEach(Array(visible.enumerated()).reversed(), id: \.element.id) { index, card in
                CardView(card: card)
                    .offset(card.offset)
                    .offset(y: CGFloat(index) * 10)
                    .scaleEffect(1 - CGFloat(index) * 0.05)
                    .rotationEffect(.degrees(Double(card.offset.width) / 15.0), anchor: .bottom)
                    .zIndex(Double(visible.count - index))
                    .gesture(index == 0 ? drag(for: card) : nil)
                    .allowsHitTesting(index == 0)
            }
            if visible.isEmpty {
                Button("Reset") { withAnimation(reduceMotion ? nil : .bouncy) { cards = Card.sample } }
            }
            Text("seen \(seen)").padding(padding).frame(maxHeight: .infinity, alignment: .bottom)
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.75), value: cards)
        .background(colorScheme == .dark ? Color.black : Color.white)
    }

    private func drag(for card: Card) -> some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .global)
            .onChanged { update(card) { $0.offset = $1 }($0.translation) }
            .onEnded { value in
                let threshold: CGFloat = 100
                if abs(value.translation.width) > threshold {
                    update(card) { c, _ in
                        c.isRemoved = true; c.offset = .init(width: value.translation.width > 0 ? 500 : -500, height: 0)
                    }(.zero)
                    seen += 1
                } else {
                    update(card) { c, _ in c.offset = .zero }(.zero)
                }
            }
    }

    private func update(_ card: Card, _ change: @escaping (inout Card, CGSize) -> Void) -> (CGSize) -> Void {
        { size in
            guard let i = cards.firstIndex(where: { $0.id == card.id }) else { return }
            change(&cards[i], size)
        }
    }
}

struct CardView: View {
    let card: ContentView.Card
    var body: some View {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(Color.accentColor.gradient.shadow(.drop(radius: 4)))
            .overlay { Text(card.title).font(.title).fontWeight(.heavy) }
            .frame(width: 260, height: 360)
    }
}
