// kind e: a card that turns round its vertical axis
import SwiftUI

struct CardFlip: View {
    @State private var flipped = false
    @State private var degrees: Double = 0
    let gradient = LinearGradient(
        gradient: Gradient(stops: [
            .init(color: .purple, location: 0.0),
            .init(color: .blue, location: 0.6),
            .init(color: .cyan, location: 1.0),
        ]), startPoint: .topLeading, endPoint: .bottomTrailing)
    var body: some View {
        ZStack {
            face("Front", gradient)
                .opacity(flipped ? 0 : 1)
            face("Back", Color(.sRGB, red: 0.9, green: 0.3, blue: 0.3, opacity: 1))
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                .opacity(flipped ? 1 : 0)
        }
        .rotation3DEffect(.degrees(degrees), axis: (x: 0.0, y: 1.0, z: 0.0), perspective: 0.4)
        .onTapGesture {
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            withAnimation(.interpolatingSpring(stiffness: 60, damping: 9)) {
                degrees += 180
            }
            withAnimation(.linear(duration: 0.01).delay(0.15)) { flipped.toggle() }
        }
        .accessibilityIdentifier("card")
        .accessibilityAddTraits(.isButton)
    }
    @ViewBuilder
    private func face<S: ShapeStyle>(_ title: String, _ style: S) -> some View {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
            .fill(style)
            .frame(width: UIScreen.main.bounds.width * 0.6, height: 180)
            .overlay(Text(title).font(Font.system(.title, design: .rounded).weight(.heavy)).foregroundColor(.white))
    }
}
struct CardFlip_Previews: PreviewProvider {
    static var previews: some View {
        CardFlip().previewLayout(.sizeThatFits).preferredColorScheme(.dark)
    }
}
