// kind c: a radar of rings; struct per ring, delay inside the repeat, started from onAppear
import SwiftUI

struct PulseRing: View {
    let delay: Double
    @State private var go = false
    var body: some View {
        Circle()
            .stroke(lineWidth: 4)
            .scaleEffect(self.go ? 2 : 1)
            .opacity(self.go ? 0 : 1)
            .animation(Animation.easeOut(duration: 1).delay(self.delay).repeatForever(autoreverses: false), value: go)
            .onAppear() { self.go.toggle() }
    }
}

struct ContentView: View {
    var body: some View {
        ZStack {
            ForEach(0..<2) { i in
                PulseRing(delay: Double(i) * 0.5)
            }
            Image(systemName: "phone.fill").padding(30).background(Circle().fill(Color.green))
        }
        .frame(width: 100, height: 100)
    }
}
