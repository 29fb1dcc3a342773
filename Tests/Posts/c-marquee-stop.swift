// kind c: start and stop a repeatForever by swapping the animation
import SwiftUI

struct Spinner: View {
    @State private var isSpinning = false
    private var foreverAnimation: Animation {
        Animation.linear(duration: 2.0)
            .repeatForever(autoreverses: false)
    }

    var body: some View {
        VStack(spacing: 50) {
            Image(systemName: "arrow.clockwise")
                .font(.system(size: 80))
                .rotationEffect(Angle(degrees: self.isSpinning ? 360 : 0.0))
                .animation(self.isSpinning ? foreverAnimation : .default, value: isSpinning)
            Button(action: { self.isSpinning.toggle() }) {
                Text(isSpinning ? "Stop" : "Start").padding().border(Color.blue, width: 2)
            }
        }
    }
}
struct Spinner_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Spinner()
        }
    }
}
