// kind i: styles for a gauge and for progress with a label that may be missing
import SwiftUI

struct RingGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .trim(from: 0, to: 0.75 * configuration.value)
                .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(135))
            VStack {
                configuration.currentValueLabel.font(.title)
                configuration.label
            }
        }
        .frame(width: 120, height: 120)
    }
}
struct BarStyle: ProgressViewStyle {
    let color: Color
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return VStack(alignment: .leading) {
            if let label = configuration.label {
                label.font(.caption)
            }
            RoundedRectangle(cornerRadius: 4)
                .fill(color)
                .frame(width: 200 * fraction, height: 8)
            configuration.currentValueLabel?.font(.footnote)
        }
    }
}
struct ContentView: View {
    @State private var speed = 40.0
    var body: some View {
        VStack {
            Gauge(value: speed, in: 0...160) {
                Text("km/h")
            } currentValueLabel: {
                Text("\(Int(speed))")
            }
            .gaugeStyle(RingGaugeStyle())
            ProgressView(value: speed, total: 160) {
                Text("Trip")
            } currentValueLabel: {
                Text("\(Int(speed)) of 160")
            }
            .progressViewStyle(BarStyle(color: .mint))
            Button("Faster") { withAnimation(.linear(duration: 0.8)) { speed = 120 } }
        }
    }
}
