// kind j: an environment object of before iOS 17, with a debounced search in Combine
import SwiftUI
import Combine

final class CityStore: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    let cities = ["Seoul", "Busan", "Paris", "Parma", "Oslo"]

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { [cities] query in
                query.isEmpty ? cities : cities.filter { $0.lowercased().hasPrefix(query.lowercased()) }
            }
            .assign(to: &$results)
    }
}

struct SearchBar: View {
    @EnvironmentObject var store: CityStore
    @FocusState private var isFocused: Bool
    var body: some View {
        HStack {
            TextField("Search", text: $store.query).focused($isFocused)
            if !store.query.isEmpty {
                Button(action: { store.query = "" }) { Image(systemName: "xmark.circle.fill") }
                    .transition(.scale)
            }
        }
        .animation(.linear(duration: 0.2), value: store.query.isEmpty)
    }
}

struct CitiesView: View {
    @StateObject private var store = CityStore()
    var body: some View {
        VStack(alignment: .leading) {
            SearchBar()
            ForEach(store.results, id: \.self, content: Text.init(verbatim:))
        }
        .animation(.linear(duration: 0.5), value: store.results)
        .environmentObject(store)
    }
}
