// kind f: letters one after another by async sleep, then a fade
import SwiftUI

@MainActor
struct TypewriterText: View {
    let fullText: String
    @State private var shown = ""
    @State private var finished = false

    var body: some View {
        VStack(alignment: .leading) {
            Text(shown).font(.system(.body, design: .monospaced))
            Image(systemName: "checkmark").opacity(finished ? 1 : 0)
        }
        .task(id: fullText) { await type() }
    }

    private func type() async {
        shown.removeAll()
        for character in fullText {
            shown.append(character)
            try? await Task.sleep(nanoseconds: 100_000_000)
        }
        withAnimation(.linear(duration: 1)) { finished = true }
    }
}

struct ContentView: View {
    var body: some View {
        TypewriterText(fullText: "Hello")
    }
}
