import SwiftUI

struct Lamp: View {
    @State private var bright = false
    var body: some View {
        VStack {
            Text("등불")
            Circle()
                .frame(width: bright ? 200 : 50, height: bright ? 200 : 50)
                .opacity(bright ? 1 : 0.25)
            Button("Switch") { withAnimation(.linear(duration: 2)) { bright.toggle() } }
        }
    }
}
