// kind a: a child that takes its parent's animation and makes it later, row by row
import SwiftUI

struct Row: View {
    let index: Int
    @Binding var shown: Bool
    var body: some View {
        HStack {
            Image(systemName: "\(index).circle")
            Text("Row \(index)")
            Spacer()
        }
        .offset(x: shown ? 0 : 300)
        .transaction { (t: inout Transaction) in
            guard let base = t.animation else { return }
            t.animation = base.delay(Double(index) * 0.1)
        }
    }
}

struct ContentView: View {
    @State var shown = false
    var body: some View {
        VStack(spacing: 12) {
            ForEach(Array(1...4), id: \.self) { n in Row(index: n, shown: $shown) }
            Button(shown ? "Hide" : "Show", action: toggle)
        }
    }
    private func toggle() {
        withAnimation(.linear(duration: 0.6)) { shown = !shown }
    }
}
