// kind f: a task that reports its progress, then shows articles or an error
import SwiftUI

enum LoadingState<Value> {
    case idle
    case loading(progress: Double)
    case loaded(Value)
    case failed(Error)
}

struct NetworkError: LocalizedError {
    let code: Int
    var errorDescription: String? { "Server said \(code)" }
}

@MainActor
final class ArticleLoader: ObservableObject {
    @Published private(set) var state: LoadingState<[String]> = .idle
    private var task: Task<Void, Never>?

    func load(fail: Bool = false) {
        task?.cancel()
        state = .loading(progress: 0)
        task = Task { [weak self] in
            for step in 1...4 {
                try? await Task.sleep(nanoseconds: 250_000_000)
                guard !Task.isCancelled else { return }
                withAnimation(.linear(duration: 0.2)) {
                    self?.state = .loading(progress: Double(step) / 4)
                }
            }
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                if fail {
                    self?.state = .failed(NetworkError(code: 503))
                } else {
                    self?.state = .loaded(["One", "Two", "Three"])
                }
            }
        }
    }
}

struct AsyncContentView<Value, Content: View>: View {
    let state: LoadingState<Value>
    @ViewBuilder var content: (Value) -> Content

    var body: some View {
        switch state {
        case .idle:
            Color.clear
        case .loading(let progress):
            ProgressView(value: progress) {
                Text("Loading…")
            }
            .progressViewStyle(.linear)
            .padding(.horizontal)
            .transition(.opacity)
        case let .loaded(value):
            content(value)
                .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
        case .failed(let error):
            VStack {
                Image(systemName: "exclamationmark.triangle")
                Text(error.localizedDescription)
            }
            .foregroundStyle(.red)
            .transition(.scale)
        }
    }
}

struct ContentView: View {
    @StateObject private var loader = ArticleLoader()

    var body: some View {
        VStack {
            AsyncContentView(state: loader.state) { articles in
                VStack(alignment: .leading) {
                    ForEach(Array(articles.enumerated()), id: \.offset) { index, title in
                        Text("\(index + 1). \(title)")
                    }
                }
            }
            .frame(maxHeight: .infinity)
            HStack {
                Button("Load") { loader.load() }
                Button("Fail") { loader.load(fail: true) }
            }
            .buttonStyle(.borderedProminent)
        }
    }
}

#Preview {
    ContentView()
}
