// kind a: $flag.animation() on a Toggle, a Stepper and a hand-made Binding
import SwiftUI

struct SettingsRow<Content>: View where Content: View {
    var title: LocalizedStringKey
    @Binding var isOn: Bool
    var content: () -> Content
    init(_ title: LocalizedStringKey, isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self._isOn = isOn
        self.content = content
    }
    var body: some View {
        VStack(alignment: .leading) {
            Toggle(title, isOn: $isOn.animation(.linear(duration: 0.4)))
            if isOn {
                content().transition(.opacity)
            }
        }
    }
}

struct ContentView: View {
    @State private var sound = false
    @State private var volume = 1
    var volumeBinding: Binding<Int> {
        Binding(get: { self.volume }, set: { self.volume = min(max($0, 0), 5) })
    }
    var body: some View {
        Form {
            SettingsRow("Sound", isOn: $sound) {
                Stepper("Volume \(volume)", value: volumeBinding.animation(.easeIn(duration: 1)), in: 0...5)
            }
            Section(header: Text("LEVEL")) {
                Capsule().fill(Color.green).frame(width: CGFloat(volume) * 50, height: 10)
            }
        }
    }
}
