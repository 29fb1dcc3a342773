// kind c: a loop in .task with sleep instead of repeatForever; cancelled with the view
import SwiftUI

struct Blinker: View {
    @State private var isOn = true
    var body: some View {
        Rectangle()
            .fill(.orange)
            .frame(width: 4, height: 24)
            .opacity(isOn ? 1 : 0)
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(500))
                    withAnimation(.linear(duration: 0.2)) { isOn.toggle() }
                }
            }
    }
}

struct ContentView: View {
    @State private var editing = true
    var body: some View {
        HStack {
            Text("Name")
            if editing { Blinker() }
        }
        .onTapGesture { editing.toggle() }
    }
}
