// kind h: scroll to a row by a proxy and by a position, with a header that shrinks
import SwiftUI

struct ScrollDemo: View {
    @State private var position: Int?
    @State private var y: CGFloat = 0
    var body: some View {
        VStack {
            Text("Top").scaleEffect(max(0.5, 1 - y / 400))
            ScrollView(showsIndicators: false) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { i in
                        Text("Row \(i)").frame(height: 100).id(i)
                    }
                }
                .scrollTargetLayout()
            }
            .frame(height: 300)
            .scrollPosition(id: $position)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { _, new in
                y = new
            }
            Button("Five") { withAnimation(.linear(duration: 1)) { position = 5 } }
        }
    }
}
