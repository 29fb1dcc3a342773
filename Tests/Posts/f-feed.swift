// kind f: an actor, a group of tasks and what a feed shows meanwhile
import SwiftUI
// Snackbar queue w/ actor + async streams + TaskGroup
actor Fetcher {
    private var cache: [Int: String] = [:]
    func title(for id: Int) async throws -> String {
        if let hit = cache[id] { return hit }
        try await Task.sleep(for: .seconds(Double(id) * 0.1))
        guard id != 4 else { throw FetchError.missing(id) }
        let t = "Title \(id)"
        cache[id] = t
        return t
    }
}
enum FetchError: Error { case missing(Int) }
@MainActor @Observable final class FeedModel {
    enum State { case idle, loading, loaded([String]), failed(any Error) }
    var state = State.idle
    let fetcher = Fetcher()
    func load(_ ids: [Int]) async {
        withAnimation { state = .loading }
        do {
            let titles = try await withThrowingTaskGroup(of: (Int, String).self) { group in
                for id in ids { group.addTask { (id, try await self.fetcher.title(for: id)) } }
                var result: [Int: String] = [:]
                for try await (id, title) in group { result[id] = title }
                return ids.compactMap { result[$0] }
            }
            withAnimation(.easeInOut(duration: 0.3)) { state = .loaded(titles) }
        } catch { withAnimation { state = .failed(error) } }
    }
}
struct FeedView: View {
    @State private var model = FeedModel()
    @State private var ids = [1, 2, 3]
    var body: some View {
        Group {
            switch model.state {
            case .idle: Color.clear
            case .loading: ProgressView("Loading…").transition(.opacity)
            case .loaded(let titles): List(titles, id: \.self) { Text($0) }.transition(.move(edge: .bottom))
            case .failed(let error):
                if case FetchError.missing(let id) = error {
                    Text("Missing \(id)").foregroundStyle(.red)
                } else {
                    Text(error.localizedDescription)
                }
            }
        }
        .task(id: ids) { await model.load(ids) }
        .refreshable { await model.load(ids) }
        .safeAreaInset(edge: .bottom) { Button("More") { ids.append(4) } }
    }
}
