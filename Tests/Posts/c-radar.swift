// kind c: rings that pulse for ever beside a timer of Combine
import SwiftUI
import Combine

struct PulsingRings: View {
    let count: Int
    let color: Color
    @State private var pulsing = false

    init(count: Int = 3, color: Color = .accentColor) {
        self.count = count
        self.color = color
    }

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .stroke(self.color.opacity(0.6), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 6]))
                    .scaleEffect(self.pulsing ? 1 : 0.2)
                    .opacity(self.pulsing ? 0 : 1)
                    .animation(
                        Animation.easeOut(duration: 1.5)
                            .repeatForever(autoreverses: false)
                            .delay(Double(index) * 0.5),
                        value: pulsing)
            }
            Image(systemName: "antenna.radiowaves.left.and.right")
                .font(.largeTitle)
                .rotationEffect(.degrees(pulsing ? 360 : 0), anchor: .center)
                .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: pulsing)
        }
        .frame(width: 200, height: 200)
        .onAppear { pulsing = true }
        .onDisappear { pulsing = false }
    }
}

class Ticker: ObservableObject {
    @Published var seconds = 0
    private var cancellables = Set<AnyCancellable>()
    init() {
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .sink { [unowned self] in self.seconds = $0 }
            .store(in: &cancellables)
    }
    deinit { cancellables.forEach { $0.cancel() } }
}

struct ContentView: View {
    @ObservedObject var ticker = Ticker()
    @State private var isOn = true
    var body: some View {
        VStack {
            if isOn { PulsingRings(color: .purple).id("rings") }
            Text(String(format: "%02d:%02d", ticker.seconds / 60, ticker.seconds % 60))
                .font(.system(size: 40, weight: .bold, design: .monospaced))
            Toggle(isOn: $isOn.animation(.easeInOut)) { Text("Scan") }
                .toggleStyle(SwitchToggleStyle(tint: .purple))
                .padding()
        }
    }
}
