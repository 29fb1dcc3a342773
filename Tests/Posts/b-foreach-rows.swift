// kind b: rows that slide in and scale out, newest first
import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
}

class Store: ObservableObject {
    @Published private(set) var items: [Item] = []
    func add() { items.insert(Item(name: "Item \(items.count + 1)"), at: items.startIndex) }
    func remove(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items.remove(at: index)
    }
}

struct ItemRow: View {
    var item: Item
    var onDelete: () -> Void = {}
    var body: some View {
        HStack {
            Text(item.name)
            Spacer()
            Button(action: onDelete) { Image(systemName: "trash") }
        }
        .frame(width: 320, height: 44)
    }
}

struct ContentView: View {
    @StateObject var store = Store()
    var body: some View {
        VStack(spacing: 0) {
            ForEach(store.items) { item in
                ItemRow(item: item, onDelete: { withAnimation(.linear(duration: 0.5)) { self.store.remove(item) } })
                    .transition(
                        .asymmetric(
                            insertion: .slide, removal: .scale(scale: 0.5, anchor: .leading).combined(with: .opacity)))
            }
            Button("Add") { withAnimation(.easeOut(duration: 1)) { self.store.add() } }
            Spacer()
        }
    }
}
