// kind c: a battery that glows while it charges
import SwiftUI

// Water tank / battery / thermometer with formatter & accessibility
struct Battery: Equatable { var level: Double; var isCharging: Bool }
extension Battery {
    enum Health: Int {
        case low = 20, medium = 50, high = 100
        init(level: Double) {
            switch level * 100 {
            case ..<20: self = .low;
            case 20..<50: self = .medium;
            default: self = .high
            }
        }
        var color: Color { [.low: Color.red, .medium: .yellow, .high: .green][self, default: .gray] }
    }
    var health: Health { Health(level: level) }
}
struct BatteryView: View {
    let battery: Battery
    @ScaledMetric private var height = 40.0
    @State private var glow = false
    private let formatter: NumberFormatter = {
        let f = NumberFormatter(); f.numberStyle = .percent; f.maximumFractionDigits = 0; return f
    }()
    var body: some View {
        HStack(spacing: 2) {
            GeometryReader { geo in
                RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 3)
                RoundedRectangle(cornerRadius: 5).fill(battery.health.color)
                    .frame(width: max(0, (geo.size.width - 8) * battery.level))
                    .padding(4)
                    .shadow(color: battery.health.color, radius: glow ? 12 : 0)
            }
            .frame(width: 100, height: height)
            .overlay(Text(formatter.string(from: battery.level as NSNumber) ?? "-").font(.caption.bold()))
            RoundedRectangle(cornerRadius: 2).frame(width: 4, height: 14)
        }
        .animation(.easeOut(duration: 0.6), value: battery.level)
        .onChange(of: battery.isCharging, initial: true) { _, charging in
            if charging {
                withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) { glow = true }
            } else {
                withAnimation(.linear(duration: 0.1)) { glow = false }
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Battery"))
        .accessibilityValue("\(Int(battery.level * 100)) percent")
        .accessibilityAddTraits(.updatesFrequently)
    }
}
struct ContentView: View {
    @State private var battery = Battery(level: 0.15, isCharging: false)
    @State private var timer: Timer? = nil
    var body: some View {
        VStack {
            BatteryView(battery: battery)
            Button(battery.isCharging ? "Unplug" : "Plug in") {
                battery.isCharging.toggle()
                if battery.isCharging {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in
                        battery.level = min(1, battery.level + 0.25)
                        if battery.level >= 1 { t.invalidate() }
                    }
                } else {
                    timer?.invalidate(); timer = nil
                }
            }
        }
    }
}
