// kind d: a bottom sheet with detents of its own, GestureState and predicted end
import SwiftUI

enum SheetPosition: CGFloat, CaseIterable {
    case top = 0.2
    case middle = 0.5
    case bottom = 0.85

    static func nearest(to fraction: CGFloat) -> SheetPosition {
        allCases.min { abs($0.rawValue - fraction) < abs($1.rawValue - fraction) } ?? .middle
    }
}

struct BottomSheet<Content: View>: View {
    @Binding var position: SheetPosition
    @GestureState private var translation: CGFloat = 0
    private let content: Content

    init(position: Binding<SheetPosition>, @ViewBuilder content: () -> Content) {
        _position = position
        self.content = content()
    }

    private var indicator: some View {
        Capsule().fill(Color.secondary).frame(width: 60, height: 6)
    }

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                indicator.padding()
                content
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .top)
            .background(Color(.secondarySystemBackground))
            .cornerRadius(16)
            .offset(y: max(geometry.size.height * position.rawValue + translation, 0))
            .animation(.linear(duration: 0.4), value: position)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($translation) { value, state, _ in state = value.translation.height }
                    .onEnded { value in
                        let moved = geometry.size.height * position.rawValue + value.translation.height
                        position = SheetPosition.nearest(to: moved / geometry.size.height)
                    }
            )
        }
        .edgesIgnoringSafeArea(.all)
    }
}

struct ContentView: View {
    @State private var position = SheetPosition.middle
    var body: some View {
        ZStack {
            Color.green.ignoresSafeArea()
            BottomSheet(position: $position) { Text("Places nearby") }
        }
    }
}
