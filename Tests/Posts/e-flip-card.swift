// kind e: a flip effect that tells at 90 degrees which side is up
import SwiftUI

struct FlipEffect: GeometryEffect {
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    @Binding var flipped: Bool
    var angle: Double
    let axis: (x: CGFloat, y: CGFloat)

    func effectValue(size: CGSize) -> ProjectionTransform {
        DispatchQueue.main.async {
            self.flipped = self.angle >= 90 && self.angle < 270
        }
        let a = CGFloat(Angle(degrees: angle).radians)
        var transform3d = CATransform3DIdentity
        transform3d.m34 = -1 / max(size.width, size.height)
        transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
        transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
        let affineTransform = ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
        return ProjectionTransform(transform3d).concatenating(affineTransform)
    }
}

struct RotatingCard: View {
    @State private var flipped = false
    @State private var animate3d = false
    var body: some View {
        let binding = Binding<Bool>(get: { self.flipped }, set: { self.updateBinding($0) })
        return VStack {
            Text(flipped ? "Back" : "Front")
                .frame(width: 212, height: 320)
                .background(flipped ? Color.green : Color.orange)
                .modifier(FlipEffect(flipped: binding, angle: animate3d ? 180 : 0, axis: (x: 1, y: 5)))
        }
        .onTapGesture {
            withAnimation(Animation.linear(duration: 1)) { self.animate3d.toggle() }
        }
    }
    func updateBinding(_ value: Bool) {
        if flipped != value { print("side \(value)") }
        flipped = value
    }
}
