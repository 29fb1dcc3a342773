// kind d: drag a chip up to drop it into a basket: coordinate spaces, frames in preferences, snapping by a spring
import SwiftUI

struct FrameKey: PreferenceKey {
    static var defaultValue: [String: CGRect] = [:]
    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

struct BasketView: View {
    @State private var offset = CGSize.zero
    @State private var frames = [String: CGRect]()
    @State private var inBasket = false
    @GestureState private var isDragging = false

    var body: some View {
        VStack(spacing: 200) {
            RoundedRectangle(cornerRadius: 20)
                .strokeBorder(inBasket ? Color.green : .gray, lineWidth: 3)
                .frame(width: 200, height: 200)
                .background(
                    GeometryReader {
                        Color.clear.preference(key: FrameKey.self, value: ["basket": $0.frame(in: .named("board"))])
                    })
            Circle()
                .fill(.orange)
                .frame(width: 60, height: 60)
                .scaleEffect(isDragging ? 1.2 : 1)
                .offset(offset)
                .gesture(
                    DragGesture(coordinateSpace: .named("board"))
                        .updating($isDragging) { _, state, _ in state = true }
                        .onChanged { offset = $0.translation }
                        .onEnded { value in
                            let hit = frames["basket", default: .zero].contains(value.location)
                            withAnimation(.linear(duration: 0.5)) {
                                inBasket = hit
                                if !hit { offset = .zero }
                            }
                        }
                )
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .coordinateSpace(name: "board")
        .onPreferenceChange(FrameKey.self) { frames = $0 }
    }
}
