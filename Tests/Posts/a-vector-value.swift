// kind a: several states watched by one modifier, as an array and as an equatable struct
import SwiftUI

struct Look: Equatable {
    var wide = false
    var tall: Bool = false
}

struct ContentView: View {
    @State private var look = Look()
    @State private var dim = false
    @State private var tilt = false

    var body: some View {
        VStack {
            Rectangle()
                .fill(.indigo)
                .frame(width: look.wide ? 240 : 80, height: look.tall ? 160 : 40)
                .opacity(dim ? 0.2 : 1)
                .rotationEffect(tilt ? .degrees(12) : .zero)
                .animation(.linear(duration: 1), value: look)
                .animation(.easeIn(duration: 0.5), value: [dim, tilt])
            HStack {
                Button("Wide") { look.wide.toggle() }
                Button("Tall") { look.tall.toggle() }
                Button("Dim") { dim.toggle() }
                Button("Tilt") { tilt.toggle() }
            }
            .buttonStyle(.bordered)
        }
    }
}

#Preview("Look") {
    ContentView()
}
