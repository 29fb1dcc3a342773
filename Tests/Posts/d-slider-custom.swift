// kind d: a slider of its own, in a GeometryReader, with a knob that grows while it is dragged
import SwiftUI

struct CustomSlider: View {
    @Binding var value: Double
    var range: ClosedRange<Double> = 0...100
    @State private var isDragging = false

    private func x(in width: CGFloat) -> CGFloat {
        CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) * width
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().foregroundColor(.gray.opacity(0.3)).frame(height: 6)
                Capsule().foregroundColor(.accentColor).frame(width: x(in: proxy.size.width), height: 6)
                Circle()
                    .frame(width: 24)
                    .scaleEffect(isDragging ? 1.5 : 1)
                    .offset(x: x(in: proxy.size.width) - 12)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { v in
                                withAnimation(.linear(duration: 0.1)) { isDragging = true }
                                let fraction = min(max(0, v.location.x / proxy.size.width), 1)
                                value = Double(fraction) * (range.upperBound - range.lowerBound) + range.lowerBound
                            }
                            .onEnded { _ in withAnimation(.linear(duration: 0.2)) { isDragging = false } }
                    )
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 40)
    }
}

struct ContentView: View {
    @State private var volume = 25.0
    var body: some View {
        VStack {
            Text("\(Int(volume.rounded())) %").monospacedDigit()
            CustomSlider(value: $volume)
            Text(volume, format: .number.precision(.fractionLength(1)))
        }
        .frame(width: 200)
    }
}
