// kind j: an observable cart and its badge
import SwiftUI
import Observation

@Observable
final class Cart {
    var items: [String: Int] = [:]
    var isOpen = false
    var total: Int { items.values.reduce(0, +) }
    func add(_ name: String) { items[name, default: 0] += 1 }
}

struct Badge: ViewModifier {
    let count: Int
    func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text(count, format: .number)
                    .font(.caption2.weight(.bold))
                    .padding(5)
                    .background(Circle().fill(.red))
                    .foregroundColor(.white)
                    .transition(.scale.combined(with: .opacity))
                    .accessibilityIdentifier("badge")
            }
        }
    }
}
extension View { func badge(count: Int) -> some View { modifier(Badge(count: count)) } }

struct CartButton: View {
    @Environment(Cart.self) private var cart
    var body: some View {
        Image(systemName: "cart").font(.title2).badge(count: cart.total)
    }
}

struct ShopView: View {
    @Bindable var cart: Cart
    var body: some View {
        VStack {
            ForEach(["Apple", "Pear"], id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                    Text("\(cart.items[name] ?? 0)").monospacedDigit()
                    Button("Add \(name)") {
                        withAnimation(.bouncy) { cart.add(name) }
                    }
                }
            }
            Toggle("Open", isOn: $cart.isOpen.animation(.easeOut(duration: 0.2)))
            if cart.isOpen {
                GroupBox("Cart") {
                    ForEach(cart.items.sorted { $0.key < $1.key }, id: \.key) { key, value in
                        LabeledContent(key, value: value.formatted())
                    }
                }
                .transition(.move(edge: .bottom))
            }
        }
        .padding(.horizontal, 20)
    }
}

@main
struct ShopApp: App {
    @State private var cart = Cart()
    var body: some Scene {
        WindowGroup {
            VStack {
                CartButton(); ShopView(cart: cart)
            }.environment(cart)
        }
    }
}
