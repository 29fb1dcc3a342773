// kind f: a completion added to a transaction, and one that comes when the springs are gone
import SwiftUI

struct Rocket: View {
    @State private var y: CGFloat = 0
    @State private var log = ""
    var body: some View {
        VStack {
            Image(systemName: "paperplane").offset(y: y)
            Text(log.isEmpty ? "ready" : log)
            Button("Launch") {
                var t = Transaction(animation: .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
                t.addAnimationCompletion(criteria: .removed) { log += " landed" }
                t.addAnimationCompletion { log += "soon" }
                withTransaction(t) { y = -100 }
            }
        }
    }
}
