// kind h: a stretchy header by GeometryReader, cards that fade with scrollTransition
import SwiftUI

struct StretchyHeader: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            GeometryReader { geo in
                let minY = geo.frame(in: .named("scroll")).minY
                Rectangle()
                    .fill(.blue)
                    .frame(width: geo.size.width, height: geo.size.height + max(0, minY))
                    .offset(y: minY > 0 ? -minY : minY / 2)
                    .opacity(1 + minY / 200)
            }
            .frame(height: 200)
            LazyVStack(spacing: 20) {
                ForEach(0..<10, id: \.self) { i in
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.pink)
                        .frame(height: 150)
                        .scrollTransition(.interactive, axis: .vertical) { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.3)
                                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                        }
                }
            }
            .padding(.horizontal)
        }
        .coordinateSpace(name: "scroll")
    }
}
