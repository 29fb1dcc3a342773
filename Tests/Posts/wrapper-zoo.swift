// kind j: property wrappers of all sorts
import SwiftUI
import Foundation

// Property wrapper zoo
@propertyWrapper
struct UserDefault<T> {
    let key: String
    let defaultValue: T
    var container: UserDefaults = .standard
    var wrappedValue: T {
        get { container.object(forKey: key) as? T ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
    init(_ key: String, defaultValue: T) { self.key = key; self.defaultValue = defaultValue }
}
@propertyWrapper struct Debounced<Value: Equatable>: DynamicProperty {
    @State private var stored: Value
    @State private var task: Task<Void, Never>?
    private let delay: Double
    init(wrappedValue: Value, delay: Double = 0.3) { _stored = State(initialValue: wrappedValue); self.delay = delay }
    var wrappedValue: Value {
        get { stored }
        nonmutating set {
            task?.cancel()
            task = Task {
                try? await Task.sleep(for: .seconds(delay)); if !Task.isCancelled { stored = newValue }
            }
        }
    }
    var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
@propertyWrapper struct Logged<T> {
    private var value: T; private(set) var projectedValue: [T] = []
    init(wrappedValue: T) { value = wrappedValue }
    var wrappedValue: T {
        get { value }
        set { projectedValue.append(value); value = newValue }
    }
}
enum Settings {
    @UserDefault("volume", defaultValue: 0.5) static var volume: Double;
    @UserDefault("name", defaultValue: "x") static var name: String
}
struct History { @Logged var score = 0; mutating func play() { score += 10; score *= 2 } }
struct WrapView: View {
    @Debounced(delay: 0.5) private var term = "a"
    @State private var h = History()
    @State private var id = UUID()
    var body: some View {
        VStack {
            Text(term).id("term")
            Slider(
                value: Binding(
                    get: { Settings.volume },
                    set: {
                        Settings.volume = $0; id = UUID()
                    }), in: 0...1)
            Text("vol \(Settings.volume, format: .percent)").id(id)
            Button("Play") {
                h.play(); term = "b"; print(h.$score, h.score)
            }
            TextField("t", text: $term)
        }
    }
}
