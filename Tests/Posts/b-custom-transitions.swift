// kind b: the Transition protocol with a phase, next to the AnyTransition of before
import SwiftUI

struct Spiral: Transition {
    var turns: Double = 1
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.value * 360 * turns))
            .scaleEffect(phase.isIdentity ? 1 : 0.2)
            .opacity(phase == .didDisappear ? 0 : 1)
    }
    static var properties: TransitionProperties { .init(hasMotion: true) }
}
extension Transition where Self == Spiral {
    static var spiral: Self { Spiral() }
    static func spiral(turns: Double) -> Spiral { Spiral(turns: turns) }
}
struct BlurModifier: ViewModifier {
    let radius: CGFloat
    func body(content: Content) -> some View { content.blur(radius: radius) }
}
extension AnyTransition {
    static var blur: AnyTransition {
        .modifier(active: BlurModifier(radius: 20), identity: BlurModifier(radius: 0))
    }
    static func blurAndFade(_ edge: Edge) -> AnyTransition {
        AnyTransition.asymmetric(insertion: .blur, removal: AnyTransition.move(edge: edge).combined(with: .opacity))
    }
}

struct ContentView: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            if isOn {
                Image(systemName: "sun.max.fill").imageScale(.large)
                    .transition(.spiral(turns: 0.5))
                Text("Morning").frame(width: 100)
                    .transition(.blurAndFade(.leading))
            }
            Button(isOn ? "Off" : "On") { isOn.toggle() }
        }
        .animation(.linear(duration: 1), value: isOn)
    }
}
