// kind a: .transaction(value:) slows one badge down, and only when its own number changes
import SwiftUI

struct Badge: View {
    let number: Int

    var body: some View {
        Text(number, format: .number)
            .font(.title.bold())
            .padding(12)
            .background(.red, in: .circle)
            .offset(x: CGFloat(number) * 20)
            .transaction(value: number) { t in
                t.animation = t.animation?.speed(0.5)
            }
    }
}

struct ContentView: View {
    @State private var number = 0
    @State private var lifted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 40) {
            Badge(number: number)
                .offset(y: lifted ? -30 : 0)
            HStack {
                Button("Count") { withAnimation(.linear(duration: 0.5)) { number += 1 } }
                Button("Lift") { withAnimation(.linear(duration: 0.5)) { lifted.toggle() } }
            }
        }
    }
}
