// kind d: the first drag gesture of a tutorial: follow the finger, spring back
import SwiftUI

struct DragBack: View {
    @State private var dragAmount = CGSize.zero

    var body: some View {
        LinearGradient(gradient: Gradient(colors: [.yellow, .red]), startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(width: 300, height: 200)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .offset(dragAmount)
            .gesture(
                DragGesture()
                    .onChanged { self.dragAmount = $0.translation }
                    .onEnded { _ in
                        withAnimation(.linear(duration: 0.5)) {
                            self.dragAmount = .zero
                        }
                    }
            )
    }
}
struct DragBack_Previews: PreviewProvider {
    static var previews: some View {
        DragBack()
            .previewDevice("iPhone 12")
    }
}
