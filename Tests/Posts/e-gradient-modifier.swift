// kind e: gradients do not animate by themselves, an animatable modifier mixes their colours
import SwiftUI

struct AnimatableGradientModifier: AnimatableModifier {
    let from: [UIColor]
    let to: [UIColor]
    var pct: CGFloat = 0

    var animatableData: CGFloat {
        get { pct }
        set { pct = newValue }
    }

    func body(content: Content) -> some View {
        var gColors = [Color]()
        for i in 0..<from.count {
            gColors.append(colorMixer(c1: from[i], c2: to[i], pct: pct))
        }
        return RoundedRectangle(cornerRadius: 15)
            .fill(
                LinearGradient(
                    gradient: Gradient(colors: gColors), startPoint: UnitPoint(x: 0, y: 0),
                    endPoint: UnitPoint(x: 1, y: 1))
            )
            .frame(width: 200, height: 200)
            .overlay(Text(String(format: "%.2f", pct)))
    }

    func colorMixer(c1: UIColor, c2: UIColor, pct: CGFloat) -> Color {
        guard let cc1 = c1.cgColor.components else { return Color(c1) }
        guard let cc2 = c2.cgColor.components else { return Color(c1) }
        let r = (cc1[0] + (cc2[0] - cc1[0]) * pct)
        let g = (cc1[1] + (cc2[1] - cc1[1]) * pct)
        let b = (cc1[2] + (cc2[2] - cc1[2]) * pct)
        return Color(red: Double(r), green: Double(g), blue: Double(b))
    }
}

struct ContentView: View {
    @State private var animate = false
    let colors1 = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
    let colors2 = [UIColor(red: 0, green: 1, blue: 0, alpha: 1), #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)]
    var body: some View {
        Color.clear
            .frame(width: 200, height: 200)
            .modifier(AnimatableGradientModifier(from: colors1, to: colors2, pct: animate ? 1 : 0))
            .onTapGesture { withAnimation(.easeInOut(duration: 2.0)) { self.animate.toggle() } }
    }
}
