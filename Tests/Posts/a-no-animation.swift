// kind a: run a block without any animation, as an extension that many people paste
import SwiftUI

extension View {
    /// Changes inside never animate.
    func withoutAnimation(_ action: @escaping () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) {
            action()
        }
    }
    func noAnimation() -> some View {
        transaction { $0.animation = nil }
    }
}

struct ContentView: View {
    @State private var page: Int = 0
    private let titles = ["One", "Two", "Three"]

    var body: some View {
        VStack {
            Text(titles[page % titles.count]).noAnimation()
            HStack(spacing: 0) {
                ForEach(0..<3) { i in
                    Color(hue: Double(i) / 3, saturation: 0.6, brightness: 0.9)
                        .frame(width: 300, height: 120)
                }
            }
            .frame(width: 300, alignment: .leading)
            .offset(x: -CGFloat(page) * 300)
            .animation(.easeInOut(duration: 0.8), value: page)
            Button("Next") { page = (page + 1) % 3 }
            Button("Reset") { withoutAnimation { self.page = 0 } }
        }
    }
}
