// kind d: throw a ball; the spring takes the finger's speed along (iOS 17)
import SwiftUI

struct Throw: View {
    @State private var position = CGPoint(x: 200, y: 200)
    private let home = CGPoint(x: 200, y: 200)
    var body: some View {
        Circle()
            .fill(.tint)
            .frame(width: 60, height: 60)
            .position(position)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        position = CGPoint(x: home.x + $0.translation.width, y: home.y + $0.translation.height)
                    }
                    .onEnded { value in
                        print("speed", Int(value.velocity.width.rounded()))
                        withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { position = home }
                    }
            )
            .tint(.purple)
    }
}
#Preview {
    Throw()
}
