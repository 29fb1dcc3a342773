// kind a: iOS 13, one modifier above another, each with its own animation
import SwiftUI

struct AnimationStack: View {
    @State var enabled = false
    var body: some View {
        Button(action: { self.enabled.toggle() }) { Text("Tap Me") }
            .frame(width: 200, height: 200)
            .background(enabled ? Color.blue : Color.red)
            .animation(nil)
            .foregroundColor(.white)
            .clipShape(RoundedRectangle(cornerRadius: enabled ? 60 : 0))
            .animation(.interpolatingSpring(stiffness: 10, damping: 1))
            .rotationEffect(Angle(degrees: self.enabled ? 90 : 0), anchor: UnitPoint.bottom)
            .animation(Animation.linear(duration: 1).delay(0.5))
    }
}
#if DEBUG
    struct AnimationStack_Previews: PreviewProvider {
        static var previews: some View { AnimationStack() }
    }
#endif
