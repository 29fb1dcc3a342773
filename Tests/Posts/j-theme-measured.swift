// kind j: own environment values, sizes as preferences, a wrapper that clamps
import SwiftUI

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.standard
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var spacing: CGFloat = 12
}

struct Theme: Equatable {
    var accent: Color
    var corner: CGFloat
    static let standard = Theme(accent: .blue, corner: 8)
    static let party = Theme(accent: .pink, corner: 24)
}

struct SizeKey: PreferenceKey {
    static var defaultValue: [String: CGSize] = [:]
    static func reduce(value: inout [String: CGSize], nextValue: () -> [String: CGSize]) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    func measured(_ key: String) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: SizeKey.self, value: [key: proxy.size])
            })
    }
}

@propertyWrapper
struct Clamped<Value: Comparable>: DynamicProperty {
    @State private var value: Value
    private let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        _value = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
    }
    var wrappedValue: Value {
        get { value }
        nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct ThemedCard: View {
    @Environment(\.theme) private var theme
    @Environment(\.spacing) private var spacing
    var title: String
    var body: some View {
        Text(title)
            .padding(spacing)
            .background(theme.accent, in: RoundedRectangle(cornerRadius: theme.corner))
            .measured(title)
    }
}

struct ContentView: View {
    @AppStorage("party") private var party = false
    @Clamped(0...10) private var level = 20.0
    @State private var sizes: [String: CGSize] = [:]

    var body: some View {
        VStack {
            ThemedCard(title: "Hello")
            ThemedCard(title: "World!")
            ForEach(sizes.sorted(by: { $0.key < $1.key }), id: \.key) { key, size in
                Text("\(key): \(size.width, specifier: "%.0f")×\(size.height, specifier: "%.0f")")
            }
            Slider(value: $level, in: 0...20)
            Text("Level \(level.formatted(.number.precision(.fractionLength(1))))")
            Toggle("Party", isOn: $party)
        }
        .onPreferenceChange(SizeKey.self) { sizes = $0 }
        .environment(\.theme, party ? .party : .standard)
        .environment(\.spacing, party ? 20 : 12)
        .animation(.easeInOut(duration: 0.4), value: party)
    }
}
