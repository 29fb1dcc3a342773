// kind i: a list with onDelete, onMove, an edit button and shuffled rows
import SwiftUI

struct TasksView: View {
    @State private var tasks = ["Wash", "Cook", "Read", "Sleep"]
    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Today"), footer: Text("\(tasks.count) tasks")) {
                    ForEach(tasks, id: \.self) { task in
                        Text(task)
                    }
                    .onDelete(perform: delete)
                    .onMove { indices, newOffset in tasks.move(fromOffsets: indices, toOffset: newOffset) }
                }
            }
            .toolbar { EditButton() }
            .navigationBarTitle("Tasks")
            .navigationBarItems(trailing: Button("Sort") { withAnimation(.linear(duration: 1)) { tasks.sort() } })
        }
    }
    func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }
}
