// kind h: cards of an App Store look: one expands over the rest, matched to its place in the list
import SwiftUI

struct Story: Identifiable { let id = UUID(); let title: String; let color: Color }

struct Today: View {
    let stories = [Story(title: "Calm", color: .mint), Story(title: "Focus", color: .pink)]
    @State private var open: UUID?
    @Namespace var animation

    var body: some View {
        ZStack(alignment: .top) {
            VStack(spacing: 20) {
                ForEach(stories) { story in
                    if open != story.id {
                        card(story).frame(width: 300, height: 120)
                            .onTapGesture { withAnimation(.linear(duration: 0.6)) { open = story.id } }
                    } else {
                        Color.clear.frame(width: 300, height: 120)
                    }
                }
            }
            .padding(.top, 40)
            if let story = stories.first(where: { $0.id == open }) {
                card(story)
                    .frame(maxWidth: .infinity, maxHeight: 400)
                    .onTapGesture { withAnimation(.linear(duration: 0.6)) { open = nil } }
            }
        }
    }

    func card(_ story: Story) -> some View {
        RoundedRectangle(cornerRadius: open == story.id ? 0 : 20)
            .fill(story.color)
            .overlay(alignment: .topLeading) { Text(story.title).padding() }
            .matchedGeometryEffect(id: story.id, in: animation)
    }
}
