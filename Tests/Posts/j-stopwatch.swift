// kind j: an observed stopwatch with laps, a task on the clock and buttons that take turns
import SwiftUI
import Observation

@Observable
final class Stopwatch {
    enum Phase: String, CaseIterable, Identifiable { case idle, running, paused; var id: Self { self } }
    private(set) var phase: Phase = .idle
    var elapsed: Duration = .zero
    var laps: [Duration] = []
    @ObservationIgnored private var task: Task<Void, Never>?

    var formatted: String {
        elapsed.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1)))
    }
    func start() {
        phase = .running
        task = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                guard let self, self.phase == .running else { return }
                self.elapsed += .milliseconds(100)
            }
        }
    }
    func pause() { task?.cancel(); phase = .paused }
    func lap() { laps.insert(elapsed, at: 0) }
    func reset() { task?.cancel(); task = nil; phase = .idle; elapsed = .zero; laps.removeAll() }
}

struct PillButtonStyle: ButtonStyle {
    var tint: Color
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline.monospaced())
            .padding(.vertical, 12).padding(.horizontal, 24)
            .background(tint.gradient, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .opacity(isEnabled ? 1 : 0.4)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == PillButtonStyle {
    static func pill(_ tint: Color = .accentColor) -> Self { .init(tint: tint) }
}

struct ContentView: View {
    @State private var watch = Stopwatch()
    @Namespace private var ns
    var body: some View {
        VStack(spacing: 20) {
            Text(watch.formatted)
                .font(.system(size: 56, weight: .thin, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText())
                .animation(.default, value: watch.elapsed)
            HStack {
                switch watch.phase {
                case .idle:
                    Button("Start", action: watch.start)
                        .buttonStyle(.pill(.green))
                        .matchedGeometryEffect(id: "main", in: ns)
                case .running:
                    Button("Lap") { withAnimation(.bouncy) { watch.lap() } }
                        .buttonStyle(.pill(.gray)).transition(.scale.combined(with: .opacity))
                    Button("Pause") { watch.pause() }.buttonStyle(.pill(.orange))
                        .matchedGeometryEffect(id: "main", in: ns)
                case .paused:
                    Button("Reset", role: .destructive) { watch.reset() }.buttonStyle(.pill(.red))
                    Button("Resume", action: watch.start).buttonStyle(.pill())
                        .matchedGeometryEffect(id: "main", in: ns)
                }
            }
            .animation(.spring(duration: 0.4, bounce: 0.25), value: watch.phase)
            List(Array(watch.laps.enumerated()), id: \.offset) { i, lap in
                LabeledContent("Lap \(watch.laps.count - i)") {
                    Text(lap, format: .time(pattern: .minuteSecond))
                }
            }
            .listStyle(.plain)
        }
        .padding()
    }
}
#Preview("Stopwatch") {
    ContentView()
}
