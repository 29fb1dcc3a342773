// kind a: a helper that leaves the animation out where motion is to be reduced
import SwiftUI

@discardableResult
func withOptionalAnimation<Result>(
    _ animation: Animation? = .default, reduced: Bool = UIAccessibility.isReduceMotionEnabled,
    _ body: () throws -> Result
) rethrows -> Result {
    if reduced {
        return try body()
    } else {
        return try withAnimation(animation, body)
    }
}

struct ContentView: View {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @State private var calm = false
    @State private var scale: CGFloat = 1

    var body: some View {
        VStack(spacing: 24) {
            Toggle("Calm", isOn: $calm)
            Text("Hello, World!")
                .scaleEffect(scale)
                .onTapGesture {
                    withOptionalAnimation(.easeOut(duration: 0.6), reduced: calm || reduceMotion) {
                        scale *= 1.5
                    }
                }
        }
        .padding()
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}
