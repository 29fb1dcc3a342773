// kind f: work items that can be cancelled, and a queue of delayed blocks
import SwiftUI

final class Sequencer: ObservableObject {
    @Published var index = -1
    private var pending: [DispatchWorkItem] = []

    func run(count: Int, interval: Double) {
        cancel()
        for i in 0..<count {
            let item = DispatchWorkItem { [weak self] in
                withAnimation(.easeOut(duration: 0.3)) { self?.index = i }
            }
            pending.append(item)
            DispatchQueue.main.asyncAfter(deadline: .now() + interval * Double(i), execute: item)
        }
    }

    func cancel() {
        pending.forEach { $0.cancel() }
        pending.removeAll()
    }
}

struct ContentView: View {
    @StateObject private var sequencer = Sequencer()
    var body: some View {
        VStack {
            HStack(spacing: 10) {
                ForEach(0..<4, id: \.self) { i in
                    Capsule()
                        .frame(width: 20, height: i <= sequencer.index ? 100 : 20)
                }
            }
            .frame(height: 100)
            Button("Run") { sequencer.run(count: 4, interval: 0.5) }
            Button("Stop", role: .cancel, action: sequencer.cancel)
        }
    }
}
