// kind i: a radial layout of its own, swapped for a stack by AnyLayout
import SwiftUI

struct RadialLayout: Layout {
    var offset: Angle = .zero
    var animatableData: Double {
        get { offset.radians }
        set { offset = .radians(newValue) }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.width, bounds.height) / 2 - 20
        let step = Angle.degrees(360 / Double(subviews.count)).radians
        for (i, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(
                CGAffineTransform(rotationAngle: step * Double(i) + offset.radians))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct ContentView: View {
    @State private var radial = true
    var body: some View {
        let layout = radial ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 10))
        VStack {
            layout {
                ForEach(0..<4) { i in
                    Circle().fill(.orange).frame(width: 20, height: 20).accessibilityIdentifier("dot\(i)")
                }
            }
            .frame(width: 200, height: 200)
            Button("Switch") { withAnimation(.linear(duration: 1)) { radial.toggle() } }
        }
    }
}
