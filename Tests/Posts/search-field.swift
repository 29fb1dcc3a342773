// kind j: a search with debounce
import SwiftUI
import Combine

class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published var status: Status = .idle
    enum Status: String { case idle, searching, done }
    private var bag: Set<AnyCancellable> = []
    private let all = ["Swift", "SwiftUI", "Combine", "Core Data", "UIKit", "Switch"]
    let didFinish = PassthroughSubject<Int, Never>()
    let counter = CurrentValueSubject<Int, Never>(0)

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [unowned self] q in if !q.isEmpty { status = .searching } })
            .map { [all] q in q.isEmpty ? [] : all.filter { $0.localizedCaseInsensitiveContains(q) } }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] found in
                withAnimation { self?.results = found }
                self?.status = found.isEmpty ? .idle : .done
                self?.didFinish.send(found.count)
            }
            .store(in: &bag)
        didFinish
            .scan(0, +)
            .assign(to: \.value, on: counter)
            .store(in: &bag)
        Publishers.CombineLatest($query, $status)
            .map { "\($0)-\($1.rawValue)" }
            .dropFirst()
            .sink { print($0) }
            .store(in: &bag)
    }
}

struct SearchView: View {
    @StateObject private var vm = SearchViewModel()
    @State private var total = 0
    var body: some View {
        VStack {
            TextField("Search", text: $vm.query)
            ForEach(vm.results, id: \.self) { r in
                Text(r).transition(.opacity.animation(.easeIn(duration: 0.3)))
            }
            Text("found \(total) \(vm.status.rawValue)")
        }
        .onReceive(vm.didFinish) { total = $0 }
        .onReceive(Just("once")) { print($0) }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            print("active")
        }
    }
}
