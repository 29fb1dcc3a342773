// kind e: waves and polygons with animatable data
import SwiftUI

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, strength) }
        set { phase = newValue.first; strength = newValue.second }
    }
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPathLike(rect: rect)
        return path.make(strength: strength, frequency: frequency, phase: phase)
    }
}

struct UIBezierPathLike {
    let rect: CGRect
    func make(strength: Double, frequency: Double, phase: Double) -> Path {
        var path = Path()
        let width = Double(rect.width), midHeight = Double(rect.height) / 2
        let wavelength = width / frequency
        path.move(to: CGPoint(x: 0, y: midHeight))
        for x in stride(from: 0, through: width, by: 4) {
            let relative = x / wavelength
            let normal = 1 - abs(x - width / 2) / (width / 2)
            let y = strength * normal * sin(relative + phase) + midHeight
            path.addLine(to: CGPoint(x: x, y: y))
        }
        return path
    }
}

struct PolygonShape: InsettableShape {
    var sides: Int
    var insetAmount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        Path { p in
            let c = CGPoint(x: rect.midX, y: rect.midY)
            let r = min(rect.width, rect.height) / 2 - insetAmount
            for i in 0..<sides {
                let angle = Angle(degrees: 360.0 / Double(sides) * Double(i) - 90).radians
                let pt = CGPoint(x: c.x + r * cos(angle), y: c.y + r * CGFloat(sin(angle)))
                i == 0 ? p.move(to: pt) : p.addLine(to: pt)
            }
            p.closeSubpath()
        }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct ContentView: View {
    @State private var phase = 0.0
    @State private var strong = false
    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<3) { i in
                    Wave(strength: strong ? 50 : 20, frequency: 30, phase: phase)
                        .stroke(Color.white.opacity(Double(i) / 3), lineWidth: 5)
                        .offset(y: CGFloat(i) * 10)
                }
            }
            .background(Color.blue)
            .frame(height: 200)
            PolygonShape(sides: 6).strokeBorder(.orange, lineWidth: 4).frame(width: 80, height: 80)
            PolygonShape(sides: 5).fill(.linearGradient(colors: [.red, .pink], startPoint: .top, endPoint: .bottom))
                .frame(width: 80, height: 80).shadow(radius: 4)
            Button("Boost") { withAnimation(.easeIn(duration: 1)) { strong.toggle() } }
        }
        .onAppear {
            withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
        }
    }
}
