// kind j: a list of tasks by priority
import SwiftUI

struct Todo: Identifiable, Equatable {
    enum Priority: Int, CaseIterable, Comparable, CustomStringConvertible {
        case low, normal, high
        static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
        var description: String { ["Low", "Normal", "High"][rawValue] }
    }
    let id = UUID()
    var title: String
    var isDone = false
    var priority = Priority.normal
    var due: Date?
}

class TodoStore: ObservableObject {
    enum Filter: String, CaseIterable { case all = "All", open = "Open", done = "Done" }
    @Published var todos: [Todo] = []
    @Published var filter: Filter = .all
    @AppStorage("sortAscending") var sortAscending = true

    var visible: [Todo] {
        todos
            .filter { todo in
                switch filter {
                case .all: return true
                case .open: return !todo.isDone
                case .done: return todo.isDone
                }
            }
            .sorted { sortAscending ? $0.priority < $1.priority : $0.priority > $1.priority }
    }

    subscript(id: Todo.ID) -> Todo? {
        get { todos.first { $0.id == id } }
        set {
            guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { todos[index] = newValue } else { todos.remove(at: index) }
        }
    }

    func add(_ title: String, priority: Todo.Priority = .normal, due: Date? = nil) {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        todos.insert(Todo(title: trimmed, priority: priority, due: due), at: 0)
    }
}

struct TodoRow: View {
    @Binding var todo: Todo
    static let formatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .medium
        f.timeStyle = .none
        return f
    }()
    var body: some View {
        HStack {
            Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 0.2)) { todo.isDone.toggle() }
                }
            VStack(alignment: .leading) {
                Text(todo.title)
                    .strikethrough(todo.isDone, color: .gray)
                    .foregroundStyle(todo.isDone ? .secondary : .primary)
                if let due = todo.due {
                    Text("Due \(due, formatter: Self.formatter)").font(.caption)
                }
            }
            Spacer()
            Menu {
                Picker("Priority", selection: $todo.priority) {
                    ForEach(Todo.Priority.allCases, id: \.self) { p in
                        Text(p.description).tag(p)
                    }
                }
            } label: {
                Text(String(describing: todo.priority))
            }
        }
    }
}

struct TodoList: View {
    @StateObject private var store = TodoStore()
    @State private var draft = ""
    @FocusState private var isFocused: Bool
    @State private var selection: Set<Todo.ID> = []

    var body: some View {
        VStack {
            HStack {
                TextField("New item", text: $draft)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .onSubmit(submit)
                Button(action: submit) { Image(systemName: "plus") }
                    .disabled(draft.isEmpty)
            }
            Picker("Filter", selection: $store.filter.animation()) {
                ForEach(TodoStore.Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            List(selection: $selection) {
                ForEach($store.todos) { $todo in
                    if store.visible.contains(todo) {
                        TodoRow(todo: $todo)
                            .transition(.slide)
                    }
                }
                .onMove { store.todos.move(fromOffsets: $0, toOffset: $1) }
            }
            .animation(.default, value: store.visible)
            .overlay {
                if store.visible.isEmpty {
                    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something"))
                }
            }
            Text("^[\(store.visible.count) item](inflect: true)")
        }
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer(); Button("Done") { isFocused = false }
            }
        }
    }

    private func submit() {
        withAnimation(.spring()) {
            store.add(draft, due: Calendar.current.date(byAdding: .day, value: 1, to: Date()))
        }
        draft = ""
        isFocused = true
    }
}
