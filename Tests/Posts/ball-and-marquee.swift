// kind c: a ball on a timeline, a marquee, a gauge
import SwiftUI

struct BouncingBall: View {
    private let size: CGFloat = 60.0
    @State private var yOffset: CGFloat = -200
    @State private var velocity: CGFloat = 0
    @State private var lastTime: Date = .init()
    let gravity: CGFloat = 980
    @State private var isRunning = true
    var body: some View {
        TimelineView(.animation(minimumInterval: 1.0 / 60, paused: !isRunning)) { context in
            Circle()
                .fill(RadialGradient(colors: [.white, .orange], center: .topLeading, startRadius: 2, endRadius: size))
                .frame(width: size, height: size)
                .offset(y: yOffset)
                .onChange(of: context.date) { oldDate, newDate in
                    let dt = newDate.timeIntervalSince(oldDate)
                    velocity += gravity * dt
                    yOffset += velocity * dt
                    if yOffset > 200 {
                        yOffset = 200; velocity = -velocity * 0.8; if abs(velocity) < 30 { isRunning = false }
                    }
                }
        }
        .onTapGesture {
            yOffset = -200; velocity = 0; isRunning = true
        }
    }
}
struct MarqueeText: View {
    let text: String
    @State private var animate = false
    @State private var width: CGFloat = 0
    private let speed: Double = 30
    var body: some View {
        GeometryReader { g in
            Text(text).fixedSize()
                .background(GeometryReader { t in Color.clear.onAppear { width = t.size.width } })
                .offset(x: animate ? -width : g.size.width)
                .onAppear {
                    DispatchQueue.main.async {
                        withAnimation(
                            .linear(duration: Double(width + g.size.width) / speed).repeatForever(autoreverses: false)
                        ) { animate = true }
                    }
                }
        }
        .frame(height: 30).clipped()
    }
}
struct GaugeView: View {
    @State private var v = 0.3
    var gradient: Gradient { Gradient(colors: [.green, .yellow, .orange, .red]) }
    var body: some View {
        VStack {
            Gauge(value: v, in: 0...1) {
                Text("Speed")
            } currentValueLabel: {
                Text(v, format: .percent)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .gaugeStyle(.accessoryCircular).tint(gradient)
            ProgressView("Loading", value: v, total: 1)
            Text(Date().addingTimeInterval(60), style: .relative)
            Text(timerInterval: Date.now...Date(timeIntervalSinceNow: 90))
            Slider(value: $v.animation(.spring()))
        }
    }
}
struct Screen: View {
    var body: some View {
        VStack {
            BouncingBall().frame(height: 400); MarqueeText(text: "A long running marquee text"); GaugeView()
        }
    }
}
