// kind a: iOS 17 scoped animations, two of them on one view
import SwiftUI

struct LikeButton: View {
    @State private var liked = false

    var body: some View {
        Image(systemName: liked ? "heart.fill" : "heart")
            .font(.system(size: 60))
            .foregroundStyle(liked ? .red : .gray)
            .animation(.linear(duration: 2)) { content in
                content
                    .rotationEffect(.degrees(liked ? 180 : 0))
            }
            .animation(.easeOut(duration: 0.5)) {
                $0.scaleEffect(liked ? 1.5 : 1)
                    .blur(radius: liked ? 0 : 4)
            }
            .onTapGesture { liked.toggle() }
    }
}

#Preview { LikeButton() }
