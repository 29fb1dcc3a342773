// kind h: a hero from a grid to a detail page through an optional selection
import SwiftUI

struct Photo: Identifiable, Equatable {
    let id: Int
    var color: Color { [.red, .green, .blue, .orange][id % 4] }
}

struct HeroGrid: View {
    @Namespace private var ns
    @State private var selected: Photo?
    private let photos = (0..<4).map(Photo.init(id:))
    private let columns = [GridItem(.fixed(100)), GridItem(.fixed(100))]

    var body: some View {
        ZStack {
            if selected == nil {
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(photos) { photo in
                        photo.color
                            .matchedGeometryEffect(id: photo.id, in: ns)
                            .frame(width: 100, height: 100)
                            .onTapGesture { select(photo) }
                            .accessibilityIdentifier("photo\(photo.id)")
                    }
                }
            }
            if let photo = selected {
                VStack {
                    photo.color
                        .matchedGeometryEffect(id: photo.id, in: ns)
                        .frame(width: 300, height: 300)
                        .accessibilityIdentifier("big")
                    Text("Photo \(photo.id + 1)")
                }
                .onTapGesture { select(nil) }
            }
        }
    }
    private func select(_ photo: Photo?) {
        withAnimation(.linear(duration: 0.5)) { selected = photo }
    }
}
