// kind j: observed people with an address each
import SwiftUI
// @Observable nested, Environment(\.self) objects, computed animations, undo
@Observable class Address { var city = "Rome"; var zip = "00100" }
@Observable class Person: Identifiable {
    let id = UUID(); var name: String; var address = Address(); weak var friend: Person?;
    init(name: String) { self.name = name }
}
@Observable class People {
    var all: [Person] = ["Ann", "Bob"].map(Person.init(name:))
    @ObservationIgnored var saves = 0
    var names: String { all.map(\.name).formatted(.list(type: .and)) }
    subscript(id: Person.ID) -> Person? { all.first { $0.id == id } }
    func swap() { all.swapAt(0, 1) }
}
struct PersonRow: View {
    @Bindable var person: Person
    var body: some View {
        let _ = Self._printChanges()
        HStack {
            TextField("Name", text: $person.name);
            Text(person.address.city).id(person.address.city).transition(.push(from: .bottom))
        }
        .accessibilityIdentifier(person.name)
    }
}
struct PeopleView: View {
    @State private var people = People()
    @Environment(\.colorScheme) var scheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.dynamicTypeSize) var typeSize
    var body: some View {
        VStack {
            Text(people.names).contentTransition(.opacity)
            ForEach(people.all) { PersonRow(person: $0) }
            Button("Move") { withAnimation(.easeInOut(duration: 0.4)) { people.all.first?.address.city = "Oslo" } }
            Button("Swap") { withAnimation(.spring(.bouncy)) { people.swap() } }
            Button("Link") { if let u = URL(string: "https://example.com") { openURL(u) { print("opened \($0)") } } }
            Text(scheme == .dark ? "dark" : "light")
        }
        .onChange(of: people.all.map(\.name)) { old, new in print(old, "->", new) }
        .onChange(of: phase) { print("phase") }
    }
}
