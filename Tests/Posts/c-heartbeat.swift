// kind c: repeatCount and speed, a heart that beats three times
import SwiftUI

extension Animation {
    static func beat(_ n: Int) -> Animation {
        Animation.easeInOut(duration: 0.6).repeatCount(n, autoreverses: true).speed(2)
    }
    static let wobble = Animation.linear(duration: 0.2).repeatCount(3, autoreverses: false)
}

struct HeartView: View {
    @State var big = false
    @State var turn = 0.0
    var body: some View {
        VStack {
            Image(systemName: "heart.fill")
                .scaleEffect(big ? 1.4 : 1)
                .rotationEffect(.radians(turn))
                .foregroundColor(.red)
                .onTapGesture { withAnimation(.beat(3)) { big.toggle() } }
                .onLongPressGesture { withAnimation(.wobble) { turn += Double.pi / 2 } }
        }
    }
}
