// kind i: folders within folders as an outline, changed while it is open
import SwiftUI

struct FileItem: Identifiable, Hashable {
    var name: String
    var children: [FileItem]?
    var id: String { name }
    var icon: String { children == nil ? "doc" : "folder" }

    static let sample: [FileItem] = [
        FileItem(
            name: "Documents",
            children: [
                FileItem(name: "Letters", children: [FileItem(name: "to-ann.txt"), FileItem(name: "to-bob.txt")]),
                FileItem(name: "notes.md"),
            ]),
        FileItem(name: "Pictures", children: []),
        FileItem(name: "readme.txt"),
    ]
}

struct FileBrowser: View {
    @State private var files = FileItem.sample
    @State private var query = ""

    private var shown: [FileItem] {
        query.isEmpty ? files : files.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List(shown, children: \.children) { file in
                Label(file.name, systemImage: file.icon)
                    .foregroundStyle(file.children == nil ? .primary : Color.accentColor)
            }
            .searchable(text: $query)
            .navigationTitle("Files")
            .toolbar {
                Button("Add", systemImage: "plus") {
                    withAnimation { files[0].children?.insert(FileItem(name: "new.txt"), at: 0) }
                }
            }
        }
    }
}

#Preview { FileBrowser() }
