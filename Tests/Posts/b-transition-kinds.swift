// kind b: transitions of one's own, by modifiers and with an elastic curve
import SwiftUI
// custom Transition protocol, conditional modifiers, blurReplace, push, custom animation
struct RotatingFade: Transition {
    var angle: Angle = .degrees(90)
    static let properties = TransitionProperties(hasMotion: true)
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .opacity(phase.isIdentity ? 1 : 0)
            .rotationEffect(phase == .willAppear ? angle : phase == .didDisappear ? -angle : .zero)
            .scaleEffect(1 - abs(phase.value) * 0.5)
    }
}
extension Transition where Self == RotatingFade {
    static var rotatingFade: Self { Self() }; static func rotatingFade(_ a: Angle) -> Self { .init(angle: a) }
}
struct FlyModifier: ViewModifier, Animatable {
    var t: Double
    var animatableData: Double {
        get { t }
        set { t = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: sin(t * .pi * 2) * 20, y: t * 200).opacity(1 - t) }
}
extension AnyTransition {
    static let fly = AnyTransition.modifier(active: FlyModifier(t: 1), identity: FlyModifier(t: 0))
    static func iris(_ scale: CGFloat = 0.01) -> AnyTransition {
        .modifier(active: ScaledMask(scale: scale), identity: ScaledMask(scale: 2))
    }
}
struct ScaledMask: ViewModifier {
    let scale: CGFloat; func body(content: Content) -> some View { content.clipShape(Circle().scale(scale)) }
}
struct ElasticAnimation: CustomAnimation {
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time <= duration else { return nil }
        let p = time / duration
        return value.scaled(by: sin(-13 * (p + 1) * .pi / 2) * pow(2, -10 * p) + 1)
    }
}
extension Animation {
    static var elastic: Animation { elastic(duration: 1) };
    static func elastic(duration: TimeInterval) -> Animation { Animation(ElasticAnimation(duration: duration)) }
}
struct ContentView: View {
    @State private var step = 0
    let kinds = ["rotating", "fly", "iris", "blur", "push"]
    var body: some View {
        VStack {
            ZStack {
                switch step % 5 {
                case 0: tile("rotating").transition(.rotatingFade(.degrees(45)))
                case 1: tile("fly").transition(.fly)
                case 2: tile("iris").transition(.iris())
                case 3: tile("blur").transition(.blurReplace(.upUp))
                default: tile("push").transition(.push(from: .trailing).animation(.elastic))
                }
            }.frame(width: 200, height: 200)
            Button("Next") { withAnimation(.linear(duration: 1)) { step += 1 } }
        }
    }
    private func tile(_ name: String) -> some View {
        Text(name).frame(width: 100, height: 100).background(.orange, in: .rect(cornerRadius: 12))
    }
}
