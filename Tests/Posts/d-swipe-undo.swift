// kind d: a row that is swiped away, with a bar to take it back
import SwiftUI
// Swipe to delete custom row + undo snackbar; @Observable; generics
@Observable class TodoStore {
    struct Todo: Identifiable, Codable, Equatable { var id = UUID(); var title: String; var done = false }
    var todos: [Todo]
    var lastDeleted: (index: Int, todo: Todo)?
    static let json = """
        [{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","title":"Milk","done":false},
         {"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E50","title":"Bread","done":true}]
        """
    init() {
        todos = (try? JSONDecoder().decode([Todo].self, from: Data(Self.json.utf8))) ?? []
    }
    var remaining: Int { todos.lazy.filter { !$0.done }.count }
    func delete(_ todo: Todo) {
        guard let i = todos.firstIndex(of: todo) else { return }
        lastDeleted = (i, todos.remove(at: i))
    }
    func undo() {
        guard case let (i, todo)? = lastDeleted else { return }
        todos.insert(todo, at: min(i, todos.endIndex))
        lastDeleted = nil
    }
}
struct SwipeRow<Content: View>: View {
    var onDelete: () -> Void
    @ViewBuilder var content: Content
    @State private var dx: CGFloat = 0
    var body: some View {
        ZStack(alignment: .trailing) {
            Color.red.overlay(alignment: .trailing) {
                Image(systemName: "trash").foregroundStyle(.white).padding(.trailing, 20).opacity(dx < -20 ? 1 : 0)
            }
            content
                .frame(maxWidth: .infinity, alignment: .leading).padding()
                .background(.background)
                .offset(x: dx)
                .highPriorityGesture(
                    DragGesture()
                        .onChanged { dx = min(0, $0.translation.width) }
                        .onEnded { value in
                            if value.predictedEndTranslation.width < -200 {
                                withAnimation(.easeIn(duration: 0.2)) {
                                    dx = -500
                                } completion: {
                                    onDelete()
                                }
                            } else {
                                withAnimation(.bouncy) { dx = 0 }
                            }
                        }
                )
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}
struct ContentView: View {
    @State private var store = TodoStore()
    var body: some View {
        @Bindable var store = store
        VStack(spacing: 0) {
            Text("\(store.remaining) of ^[\(store.todos.count) item](inflect: true)")
            ForEach($store.todos) { $todo in
                SwipeRow {
                    withAnimation { store.delete(todo) }
                } content: {
                    Toggle(todo.title, isOn: $todo.done).strikethrough(todo.done)
                }
            }
            Spacer()
            if store.lastDeleted != nil {
                HStack {
                    Text("Deleted \(store.lastDeleted?.todo.title ?? "")");
                    Button("Undo") { withAnimation { store.undo() } }
                }
                .padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
                .transition(.move(edge: .bottom).combined(with: .opacity))
                .task {
                    try? await Task.sleep(for: .seconds(3)); withAnimation { store.lastDeleted = nil }
                }
            }
        }
    }
}
