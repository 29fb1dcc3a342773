import SwiftUI
struct RadialLayout: Layout {
    var angle: Angle
    var radius: CGFloat
    var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
        get { AnimatablePair(angle.animatableData, radius) }
        set { angle.animatableData = newValue.first; radius = newValue.second }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let a = angle.radians + Double(index) / Double(subviews.count) * 2 * .pi
            view.place(
                at: CGPoint(x: bounds.midX + radius * cos(a), y: bounds.midY + radius * sin(a)), anchor: .center,
                proposal: .unspecified)
        }
    }
}
struct Menu2: View {
    @State private var open = false
    @State private var turn = Angle.zero
    @State private var picked: String?
    let icons = ["house", "gear", "bell", "star", "heart"]
    var body: some View {
        ZStack {
            RadialLayout(angle: turn, radius: open ? 120 : 0) {
                ForEach(icons, id: \.self) { icon in
                    Button {
                        withAnimation(.easeIn(duration: 0.2)) {
                            picked = icon
                        } completion: {
                            withAnimation(.bouncy) { open = false }
                        }
                    } label: {
                        Image(systemName: icon).padding(12).background(.regularMaterial, in: .circle)
                    }
                    .scaleEffect(picked == icon ? 1.4 : 1)
                    .opacity(open ? 1 : 0)
                }
            }
            Button {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) {
                    open.toggle(); turn += .degrees(open ? 90 : -90); picked = nil
                }
            } label: {
                Image(systemName: "plus").font(.title).rotationEffect(.degrees(open ? 45 : 0)).padding().background(
                    .blue, in: .circle)
            }
        }
    }
}
#Preview { Menu2() }
