// kind a: keys of one's own in the transaction, and flags that it carries
import SwiftUI
// .animation(body), transaction tricks, disablesAnimations, custom TransactionKey, @Entry
private struct AvatarTappedKey: TransactionKey { static let defaultValue = false }
extension Transaction {
    var avatarTapped: Bool {
        get { self[AvatarTappedKey.self] }
        set { self[AvatarTappedKey.self] = newValue }
    }
}
extension EnvironmentValues { @Entry var accent: Color = .pink; @Entry var spacingScale: Double = 1.0 }
extension Transaction { @Entry var isInteractive: Bool = false }
extension View {
    func accent(_ c: Color) -> some View { environment(\.accent, c) }
    func withoutAnimation() -> some View { transaction { $0.animation = nil } }
    func logged(_ name: String) -> some View {
        transaction { t in print(name, t.animation.map { "\($0)" } ?? "nil", t.disablesAnimations) }
    }
}
struct Avatar: View {
    var selected: Bool
    @Environment(\.accent) private var accent
    var body: some View {
        Circle().fill(accent).frame(width: 80)
            .scaleEffect(selected ? 1.5 : 1)
            .transaction(value: selected) {
                if $0.avatarTapped { $0.animation = .bouncy } else { $0.animation = .linear(duration: 1) }
            }
            .overlay { Text(selected ? "on" : "off").withoutAnimation() }
    }
}
struct ContentView: View {
    @State private var selected = false
    @State private var flag = false
    var body: some View {
        VStack {
            Avatar(selected: selected).accent(.mint)
            Button("Tap") { withTransaction(\.avatarTapped, true) { selected.toggle() } }
            Button("Programmatic") { selected.toggle() }
            Rectangle().frame(width: 50, height: 50)
                .animation(.easeIn(duration: 2)) { $0.opacity(flag ? 0.2 : 1).rotationEffect(.degrees(flag ? 90 : 0)) }
                .offset(x: flag ? 100 : 0)
            Button("Both") {
                var t = Transaction(animation: .linear(duration: 1)); t.disablesAnimations = true;
                t.isInteractive = true
                withTransaction(t) { flag.toggle() }
            }
        }
    }
}
