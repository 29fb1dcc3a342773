// kind f: a scheduled Timer that walks through an array of stages and invalidates itself
import SwiftUI

struct Stage {
    let title: String, color: Color, rotation: Double
}

struct StageView: View {
    @State private var current = 0
    @State private var timer: Timer?
    private let stages: [Stage] = [
        .init(title: "Ready", color: .red, rotation: 0),
        .init(title: "Set", color: .yellow, rotation: 45),
        .init(title: "Go", color: .green, rotation: 180),
    ]

    var body: some View {
        VStack {
            Text(stages[current].title)
            Rectangle()
                .fill(stages[current].color)
                .frame(width: 50, height: 50)
                .rotationEffect(.degrees(stages[current].rotation))
                .animation(.linear(duration: 0.5), value: current)
            Button("Start", action: start).disabled(timer != nil)
        }
        .onDisappear { timer?.invalidate() }
    }

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { t in
            if current + 1 < stages.count {
                current += 1
            } else {
                t.invalidate()
                timer = nil
            }
        }
    }
}
