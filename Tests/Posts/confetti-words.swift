// kind c: words that fall for ever
import SwiftUI

struct ConfettiPiece: Identifiable {
    let id = UUID()
    var x: CGFloat
    var delay: Double
    var color: Color
    var rotation: Angle
}

struct ConfettiView: View {
    @Binding var trigger: Int
    let count: Int
    @State private var pieces: [ConfettiPiece] = []
    @State private var fall = false

    var body: some View {
        GeometryReader { geo in
            ZStack {
                ForEach(pieces) { p in
                    Rectangle()
                        .fill(p.color)
                        .frame(width: 8, height: 12)
                        .rotationEffect(fall ? p.rotation : .zero)
                        .rotation3DEffect(.degrees(fall ? 360 : 0), axis: (x: 1, y: 0, z: 0))
                        .position(x: p.x * geo.size.width, y: fall ? geo.size.height + 20 : -20)
                        .animation(.timingCurve(0.1, 0.8, 0.3, 1, duration: 2.5).delay(p.delay), value: fall)
                }
            }
        }
        .allowsHitTesting(false)
        .onChange(of: trigger) { _, _ in burst() }
    }

    private func burst() {
        fall = false
        pieces = (0..<count).map { i in
            ConfettiPiece(
                x: .random(in: 0...1),
                delay: Double(i) / Double(count) * 0.5,
                color: [.red, .green, .blue, .yellow].randomElement()!,
                rotation: .degrees(.random(in: 180...720))
            )
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            fall = true
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) { pieces.removeAll() }
    }
}

struct Staggered: View {
    @State private var shown: [Bool] = Array(repeating: false, count: 5)
    @State private var trigger = 0
    let words = "Ship it right now please".split(separator: " ").map(String.init)
    var body: some View {
        ZStack {
            VStack {
                ForEach(words.indices, id: \.self) { i in
                    Text(words[i])
                        .opacity(shown[i] ? 1 : 0)
                        .offset(y: shown[i] ? 0 : 30)
                }
                Button("Go") {
                    for i in shown.indices {
                        DispatchQueue.main.asyncAfter(deadline: .now() + Double(i) * 0.2) {
                            withAnimation(.easeOut) { shown[i] = true }
                        }
                    }
                    trigger += 1
                }
                .keyboardShortcut(.defaultAction)
            }
            ConfettiView(trigger: $trigger, count: 10)
        }
    }
}
