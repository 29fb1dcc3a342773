// kind c: a clock by the system's schedule, a countdown by a timer
import SwiftUI

struct AnalogClock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            let calendar = Calendar.current
            let components = calendar.dateComponents([.hour, .minute, .second], from: context.date)
            let seconds = Double(components.second ?? 0)
            ZStack {
                ForEach(0..<12, id: \.self) { tick in
                    Rectangle()
                        .fill(tick % 3 == 0 ? .primary : .secondary)
                        .frame(width: tick.isMultiple(of: 3) ? 4 : 2, height: 12)
                        .offset(y: -90)
                        .rotationEffect(.degrees(Double(tick) / 12 * 360))
                }
                Hand(length: 70, width: 2)
                    .fill(.red)
                    .rotationEffect(.degrees(seconds * 6))
                    .animation(.interpolatingSpring(stiffness: 300, damping: 12), value: seconds)
                Text("\(Int(seconds))").offset(y: 40).contentTransition(.numericText(value: seconds))
            }
            .frame(width: 200, height: 200)
        }
    }
}

struct Hand: Shape {
    var length: CGFloat
    var width: CGFloat
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.addRoundedRect(
            in: CGRect(x: rect.midX - width / 2, y: rect.midY - length, width: width, height: length),
            cornerSize: CGSize(width: 1, height: 1))
        return p
    }
}

struct Countdown: View {
    @State private var remaining: TimeInterval = 5
    @State private var isActive = false
    @State private var timer: Timer?
    private let total: TimeInterval = 5

    private func start() {
        timer?.invalidate()
        isActive = true
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { t in
            remaining = max(0, remaining - 0.5)
            if remaining <= 0 {
                t.invalidate()
                isActive = false
            }
        }
    }

    var body: some View {
        VStack {
            AnalogClock()
            ZStack {
                Circle().stroke(.gray.opacity(0.2), lineWidth: 12)
                Circle()
                    .trim(from: 0, to: CGFloat(remaining / total))
                    .stroke(
                        AngularGradient(colors: [.green, .yellow, .red], center: .center),
                        style: .init(lineWidth: 12, lineCap: .round)
                    )
                    .rotationEffect(.init(degrees: -90))
                    .animation(.linear(duration: 0.5), value: remaining)
                Text(Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond)))
                    .font(.title.monospacedDigit())
            }
            .frame(width: 150, height: 150)
            Button(isActive ? "Running…" : "Start", action: start).disabled(isActive)
        }
    }
}
