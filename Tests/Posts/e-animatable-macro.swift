// kind e: the Animatable macro of iOS 26 on a shape
import SwiftUI

@Animatable
struct Wedge: Shape {
    var start: Angle
    var end: Angle
    var inset: CGFloat
    @AnimatableIgnored var clockwise: Bool = false

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: rect.width / 2 - inset, startAngle: start, endAngle: end, clockwise: clockwise)
        path.closeSubpath()
        return path
    }
}

struct PieView: View {
    @State private var share: Double = 0.25
    var body: some View {
        VStack(spacing: 16) {
            Wedge(start: .zero, end: .degrees(360 * share), inset: share > 0.5 ? 0 : 10)
                .fill(.teal.gradient)
                .frame(width: 120, height: 120)
            Slider(value: $share, in: 0...1)
            Button("Grow") {
                withAnimation(.linear(duration: 0.5)) { share = min(1, share + 0.5) }
            }
        }
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    PieView()
}
