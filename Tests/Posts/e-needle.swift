// kind e: a needle whose angle is data, a wrapper that clamps, operators
import SwiftUI
// Gauge needle, stepper, KeyPath animation helpers, custom property wrapper, operators
prefix operator °
prefix func ° (value: Double) -> Angle { .degrees(value) }
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Bool { value == range.upperBound }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range; self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}
struct Settings { @Clamped(0...10) var level = 3; @Clamped(0.0...1.0) var gain: Double = 2 }
struct Needle: Shape {
    var angle: Angle
    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    func path(in rect: CGRect) -> Path {
        let c = CGPoint(x: rect.midX, y: rect.midY), r = rect.width / 2
        return Path {
            $0.move(to: c);
            $0.addLine(to: CGPoint(x: c.x + r * CGFloat(cos(angle.radians)), y: c.y + r * CGFloat(sin(angle.radians))))
        }
    }
}
extension View {
    func animate<V: Equatable>(_ keyPath: KeyPath<Self, V>, using animation: Animation = .default) -> some View {
        self.animation(animation, value: self[keyPath: keyPath])
    }
    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }
}
struct ContentView: View {
    @State private var settings = Settings()
    private var angle: Angle { °(-180 + Double(settings.level) * 18) }
    var body: some View {
        VStack {
            Needle(angle: angle).stroke(.red, lineWidth: 2).frame(width: 200, height: 200)
                .animation(
                    .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 0), value: settings.level)
            Text("Level \(settings.level)\(settings.$level ? " max" : "")")
                .if(settings.$level) { $0.foregroundColor(.red).bold() }
            Stepper(value: $settings.level, in: 0...20, step: 4) { Text("Adjust") }
            Text(0.5 |> { $0 * 2 } |> { String(format: "%.1f", $0) })
            Text("gain \(settings.gain, specifier: "%.2f")")
        }
    }
}
