// kind a: text that is inserted into a growing panel flies on its own, unless the group's geometry is joined
import SwiftUI

struct Panel: View {
    var open: Bool
    var grouped: Bool
    var body: some View {
        Group {
            if grouped { inner.geometryGroup() } else { inner }
        }
        .frame(width: 200, height: open ? 200 : 100, alignment: .bottom)
        .background(Color(.systemGray5))
    }
    @ViewBuilder var inner: some View {
        VStack {
            if open {
                Text("Details").transition(.identity)
            }
            Text(grouped ? "Joined" : "Loose")
        }
    }
}

struct ContentView: View {
    @State private var open = false
    var body: some View {
        VStack {
            Panel(open: open, grouped: true)
            Panel(open: open, grouped: false)
            Button("Toggle") {
                withAnimation(.linear(duration: 1)) { open.toggle() }
            }
        }
    }
}
