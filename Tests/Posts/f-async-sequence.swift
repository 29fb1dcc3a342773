// kind f: an AsyncStream of ticks and a task group that waits for two loads
import SwiftUI

enum Phase: String { case idle, loading, loaded, failed }

@Observable @MainActor
final class Loader {
    private(set) var phase = Phase.idle
    private(set) var parts: [String] = []
    var progress: Double { Double(parts.count) / 2 }

    nonisolated func part(_ name: String, after seconds: Double) async throws -> String {
        try await Task.sleep(for: .seconds(seconds))
        return name.uppercased()
    }

    func load() async {
        withAnimation(.linear(duration: 0.2)) { phase = .loading }
        do {
            try await withThrowingTaskGroup(of: String.self) { group in
                group.addTask { try await self.part("head", after: 0.6) }
                group.addTask { try await self.part("tail", after: 0.3) }
                for try await part in group {
                    withAnimation(.linear(duration: 0.2)) { self.parts.append(part) }
                }
            }
            phase = .loaded
        } catch {
            phase = .failed
        }
    }
}

struct ContentView: View {
    @State private var loader = Loader()
    var body: some View {
        VStack(alignment: .leading) {
            Text(loader.phase.rawValue.capitalized)
            Rectangle().frame(width: 200 * loader.progress, height: 4)
            ForEach(loader.parts, id: \.self, content: Text.init)
        }
        .task { await loader.load() }
    }
}
