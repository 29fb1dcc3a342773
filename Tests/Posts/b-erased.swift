// kind b: bodies of type AnyView and a factory that erases; another type is another identity
import SwiftUI

enum Kind: Int { case text, shape }

struct Factory {
    static func make(_ kind: Kind) -> AnyView {
        switch kind {
        case .text: return AnyView(Text("words").transition(.opacity))
        case .shape: return Circle().frame(width: 40).transition(.scale).erased()
        }
    }
}

extension View {
    func erased() -> AnyView { AnyView(self) }
}

struct Badge: View {
    var on: Bool
    var body: AnyView { AnyView(Capsule().frame(width: on ? 100 : 50, height: 20)) }
}

struct ContentView: View {
    @State private var kind = Kind.text
    var body: AnyView {
        AnyView(
            VStack {
                Factory.make(kind)
                Badge(on: kind == .shape)
                Button("Swap") {
                    withAnimation(.linear(duration: 0.5)) { kind = Kind(rawValue: 1 - kind.rawValue)! }
                }
            })
    }
}
