// kind h: sheets by item, detents, and a full screen cover that dismisses itself
import SwiftUI

struct Person: Identifiable { var id: String { name }; let name: String }

struct PersonSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) var presentationMode
    let person: Person
    @State private var big = false
    var body: some View {
        VStack {
            Text(person.name).scaleEffect(big ? 2 : 1)
            Button("Grow") { withAnimation(.linear(duration: 1)) { big = true } }
            Button("Done") { dismiss() }
        }
        .presentationDetents([.medium, .fraction(0.8)])
        .presentationDragIndicator(.visible)
    }
}

struct PeopleView: View {
    @State private var person: Person?
    @State private var showCover = false
    var body: some View {
        List {
            ForEach(["Ada", "Alan"].map(Person.init(name:))) { p in
                Button(p.name) { person = p }
            }
            Button("Cover") { showCover = true }
        }
        .listStyle(.insetGrouped)
        .sheet(item: $person, onDismiss: { print("closed") }) { PersonSheet(person: $0) }
        .fullScreenCover(isPresented: $showCover) {
            Button {
                showCover = false
            } label: {
                Text("Close")
            }
        }
    }
}
