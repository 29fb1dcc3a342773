// kind e: @Animatable with an ignored property beside AnimatableValues
import SwiftUI

@Animatable
struct PieSlice: Shape {
    var startAngle: Angle
    var endAngle: Angle
    @AnimatableIgnored var clockwise: Bool = false

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        path.move(to: center)
        path.addArc(
            center: center, radius: radius, startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90),
            clockwise: clockwise)
        path.closeSubpath()
        return path
    }
}

struct Wave: Shape {
    var amplitude: CGFloat
    var frequency: CGFloat
    var phase: Double

    var animatableData: AnimatableValues<CGFloat, CGFloat, Double> {
        get { AnimatableValues(amplitude, frequency, phase) }
        set { (amplitude, frequency, phase) = newValue.value }
    }

    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 4) {
                let y = rect.midY + amplitude * sin(x / rect.width * frequency * .pi * 2 + phase)
                p.addLine(to: CGPoint(x: x, y: y))
            }
        }
    }
}

struct ContentView: View {
    @State private var value = 0.25
    @State private var wave = (amplitude: CGFloat(10), phase: 0.0)

    var body: some View {
        VStack(spacing: 40) {
            ZStack {
                PieSlice(startAngle: .zero, endAngle: .degrees(360 * value))
                    .fill(.blue.opacity(0.3))
                PieSlice(startAngle: .degrees(360 * value), endAngle: .degrees(360))
                    .stroke(.blue, lineWidth: 2)
            }
            .frame(width: 200, height: 200)
            Wave(amplitude: wave.amplitude, frequency: 2, phase: wave.phase)
                .stroke(lineWidth: 3)
                .frame(height: 80)
            Text(value, format: .percent.precision(.fractionLength(0)))
            Slider(value: $value.animation(.easeInOut(duration: 0.5)), in: 0...1, step: 0.25) {
                Text("Value")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Button("Animate") {
                withAnimation(.linear(duration: 1)) {
                    value = 0.75
                    wave = (40, .pi)
                }
            }
        }
        .padding()
    }
}
