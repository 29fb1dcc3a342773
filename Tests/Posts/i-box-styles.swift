// kind i: styles of one's own for boxes, menus, dates and controls drawn anew
import SwiftUI

// GroupBox / LabeledContent / Menu / ControlGroup own styles
struct CardGroupBoxStyle: GroupBoxStyle {
    var tint: Color = .blue
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline).foregroundStyle(tint)
            configuration.content
        }
        .padding(20)
        .background(RoundedRectangle(cornerRadius: 16).fill(tint.opacity(0.1)))
    }
}
struct VerticalLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}
extension LabeledContentStyle where Self == VerticalLabeledContentStyle { static var vertical: Self { .init() } }
struct BounceMenuStyle: MenuStyle {
    @State private var pressed = false
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .padding(12)
            .background(.yellow, in: Capsule())
            .scaleEffect(pressed ? 1.2 : 1)
    }
}
struct PillControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) { configuration.content }.padding(6).background(Capsule().fill(.gray.opacity(0.2)))
    }
}
struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? .green : .gray)
                .onTapGesture { withAnimation(.spring) { configuration.isOn.toggle() } }
            configuration.label
        }
    }
}
struct TintedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).padding(10).background(configuration.isOn ? Color.green : Color.red)
    }
}
struct RedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).border(Color.red, width: 3) }
}
struct DarkLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding().background(.black) }
}
struct ShadowProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).shadow(color: .blue, radius: 4, x: 1, y: 1).opacity(
            configuration.fractionCompleted == 1 ? 0.2 : 1)
    }
}
struct YearDatePicker: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; DatePicker("", selection: configuration.$selection).labelsHidden()
        }
    }
}
struct ContentView: View {
    @State private var on = false
    @State private var date = Date()
    @State private var progress = 0.3
    var body: some View {
        VStack {
            GroupBox("Weather") {
                Text("Sunny").bold(); Text("24°")
            }
            .groupBoxStyle(CardGroupBoxStyle(tint: on ? .red : .blue))
            .animation(.easeInOut(duration: 0.5), value: on)
            GroupBox { Text("no label") }.groupBoxStyle(CardGroupBoxStyle())
            LabeledContent("Name", value: "Anna").labeledContentStyle(.vertical)
            Menu("Actions") {
                Button("Copy") {}; Button("Delete", role: .destructive) {}
            }.menuStyle(BounceMenuStyle())
            ControlGroup {
                Button("A") { print("A") }; Button("B") { print("B") }
            }.controlGroupStyle(PillControlGroupStyle())
            Toggle("Check", isOn: $on).toggleStyle(CheckToggleStyle())
            Toggle("Tinted", isOn: $on).toggleStyle(TintedToggle())
            Button("Red") { print("red") }.buttonStyle(RedButton())
            Label("Dark", systemImage: "moon").labelStyle(DarkLabel())
            ProgressView(value: progress).progressViewStyle(ShadowProgress())
            DatePicker("Born", selection: $date).datePickerStyle(YearDatePicker())
        }
    }
}
