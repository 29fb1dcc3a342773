// kind f: a countdown with a ring, started and stopped
import SwiftUI

// A reusable countdown timer with ring
@MainActor class CountdownTimer: ObservableObject {
    @Published var remaining: Int
    @Published var isRunning = false
    let total: Int
    private var timer: Timer?
    var onFinish: (() -> Void)? = nil

    init(total: Int) { self.total = total; self.remaining = total }
    deinit { timer?.invalidate() }

    var fraction: CGFloat { CGFloat(remaining) / CGFloat(total) }
    var label: String { String(format: "%02i:%02i", remaining / 60, remaining % 60) }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] t in
            guard let `self` = self else { t.invalidate(); return }
            if self.remaining > 0 { self.remaining -= 1 }
            if self.remaining == 0 { t.invalidate(); self.isRunning = false; self.onFinish?() }
        }
    }
    func reset() { timer?.invalidate(); timer = nil; remaining = total; isRunning = false }
}

struct CountdownView: View {
    @ObservedObject var timer: CountdownTimer
    @State private var pulse = false
    let ticks = Timer.publish(every: 0.5, on: .main, in: .default).autoconnect()
    @State private var now = Date()

    var body: some View {
        ZStack {
            Circle().stroke(Color.secondary.opacity(0.2), lineWidth: 20)
            Circle()
                .trim(from: 1 - timer.fraction, to: 1)
                .stroke(timer.remaining < 3 ? .red : .green, style: .init(lineWidth: 20, lineCap: .round))
                .rotationEffect(.init(degrees: -90))
                .animation(.linear(duration: 1), value: timer.remaining)
            VStack {
                Text(timer.label).font(.system(size: 40, weight: .thin)).monospacedDigit()
                Text(now, style: .time)
                Button(timer.isRunning ? "Reset" : "Start", role: timer.isRunning ? .destructive : nil) {
                    timer.isRunning ? timer.reset() : timer.start()
                }
            }
            .scaleEffect(pulse ? 1.05 : 1)
        }
        .onReceive(ticks) { date in
            now = date
            withAnimation(.easeInOut(duration: 0.5)) { pulse.toggle() }
        }
        .onReceive(timer.$remaining.dropFirst()) { print("left \($0)") }
        .onAppear { timer.onFinish = { print("finished") } }
    }
}

struct ContentView: View {
    @StateObject private var timer = CountdownTimer(total: 4)
    var body: some View { CountdownView(timer: timer).padding(40) }
}
