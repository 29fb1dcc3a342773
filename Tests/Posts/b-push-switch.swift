// kind b: screens in an enum with payloads, changed by push and blurReplace
import SwiftUI

enum Screen: Equatable {
    case list
    case detail(name: String, stars: Int)
    case done

    var title: String {
        switch self {
        case .list: return "List"
        case let .detail(name, stars) where stars > 3: return "\(name) ★"
        case .detail(let name, _): return name
        case .done: return "Done"
        }
    }
}

struct ContentView: View {
    @State private var screen = Screen.list
    @State private var edge = Edge.trailing

    var body: some View {
        VStack {
            Text(screen.title).contentTransition(.numericText())
            ZStack {
                switch screen {
                case .list:
                    Color.gray.overlay(Text("list page")).transition(.push(from: edge))
                case .detail(_, let stars):
                    Color.teal.overlay { Text(String(repeating: "*", count: stars)) }
                        .transition(.push(from: edge))
                case .done:
                    Circle().transition(.blurReplace)
                }
            }
            .frame(width: 300, height: 300)
            Button("Next", action: next)
        }
    }

    func next() {
        withAnimation(.linear(duration: 0.4)) {
            screen =
                switch screen {
                case .list: .detail(name: "Nova", stars: 5)
                case .detail: .done
                case .done: .list
                }
        }
    }
}
