// kind i: button, toggle and label styles that animate their configuration
import SwiftUI

struct ScaleButtonStyle: ButtonStyle {
    var scale: CGFloat = 0.9
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding()
            .background(configuration.isPressed ? Color.blue.opacity(0.5) : .blue)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? scale : 1.0)
            .animation(.linear(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == ScaleButtonStyle {
    static func scale(_ amount: CGFloat) -> Self { .init(scale: amount) }
    static var scale: ScaleButtonStyle { ScaleButtonStyle() }
}
struct KnobToggleStyle: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        HStack {
            configuration.label
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                RoundedRectangle(cornerRadius: 16).frame(width: 50, height: 30).foregroundColor(
                    configuration.isOn ? .green : .gray)
                Circle().fill(Color.white).padding(3).frame(width: 30, height: 30)
            }
            .onTapGesture { withAnimation(.linear(duration: 0.3)) { configuration.$isOn.wrappedValue.toggle() } }
        }
    }
}
struct Stacked: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
        VStack {
            configuration.icon.font(.title); configuration.title
        }
    }
}
struct ContentView: View {
    @State private var on = false
    var body: some View {
        VStack {
            Button("Press") { print("pressed") }.buttonStyle(.scale(0.5))
            Toggle(isOn: $on) { Text("Wi-Fi") }.toggleStyle(KnobToggleStyle())
            Label("Title", systemImage: "star").labelStyle(Stacked())
        }
    }
}
