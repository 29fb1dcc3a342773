// kind e: operators of the program's own in shapes
import SwiftUI

extension Bool { var asInt: Int { self ? 1 : 0 }; static func ^ (l: Bool, r: Bool) -> Bool { l != r } }
extension CGPoint {
    static func + (l: CGPoint, r: CGPoint) -> CGPoint { CGPoint(x: l.x + r.x, y: l.y + r.y) }
    static func - (l: Self, r: Self) -> CGVector { CGVector(dx: l.x - r.x, dy: l.y - r.y) }
    func distance(to p: CGPoint) -> CGFloat { hypot(p.x - x, p.y - y) }
    func lerp(_ p: CGPoint, _ t: CGFloat) -> CGPoint { .init(x: x + (p.x - x) * t, y: y + (p.y - y) * t) }
}
extension CGSize {
    static func * (s: CGSize, k: CGFloat) -> CGSize { .init(width: s.width * k, height: s.height * k) };
    static prefix func - (s: CGSize) -> CGSize { s * -1 }; var isZero: Bool { self == .zero }
}
extension CGRect {
    var center: CGPoint { .init(x: midX, y: midY) }; func inset(_ d: CGFloat) -> CGRect { insetBy(dx: d, dy: d) }
}
extension Binding {
    func map<T>(get: @escaping (Value) -> T, set: @escaping (T) -> Value) -> Binding<T> {
        Binding<T>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
    }
    func onChange(_ f: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { self.wrappedValue },
            set: {
                self.wrappedValue = $0; f($0)
            })
    }
}
extension Binding where Value == Bool {
    var not: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}
func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
    Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}
extension Array where Element: Identifiable {
    mutating func update(_ id: Element.ID, _ f: (inout Element) -> Void) {
        if let i = firstIndex(where: { $0.id == id }) { f(&self[i]) }
    }
}
extension Collection where Element: BinaryFloatingPoint {
    var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension String {
    var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() };
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
extension Date {
    var hm: String { formatted(.dateTime.hour().minute()) }; static let fixed = Date(timeIntervalSinceReferenceDate: 0)
}
extension Int {
    var ordinal: String {
        let f = NumberFormatter(); f.numberStyle = .ordinal; return f.string(from: NSNumber(value: self)) ?? "\(self)"
    }
}
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator ** : MultiplicationPrecedence
func ** (b: Double, e: Double) -> Double { pow(b, e) }

struct Ops: View {
    @State private var on = false
    @State private var opt: Double?
    @State private var pts: [CGPoint] = [.zero, CGPoint(x: 30, y: 40)]
    @State private var f = 0.5
    var body: some View {
        VStack {
            Toggle("Inverse", isOn: $on.not.animation(.default))
            Slider(value: $opt ?? 0.25)
            Text(
                "d \(pts[0].distance(to: pts[1]), specifier: "%.0f") avg \([1.0, 2, 6].average, specifier: "%.1f") \("Ada Lovelace".initials) \("xyz"[1]) \(3.ordinal) \(√16 ** 2) \(15.clamped(0...10))"
            )
            .accessibilityIdentifier("t")
            Slider(value: $f.map(get: { $0 * 100 }, set: { $0 / 100 }).onChange { print("f", $0) }, in: 0...100)
            Circle().frame(width: 20).position(pts[0].lerp(pts[1], on ? 1 : 0))
            Rectangle().frame(width: 10, height: 10).offset(-CGSize(width: 10, height: on.asInt == 1 ? 5 : 0) * 2)
        }
    }
}
