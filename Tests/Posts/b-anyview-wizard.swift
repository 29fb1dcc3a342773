// kind b: steps of a wizard in an array of AnyView, direction kept beside the index
import SwiftUI

enum Direction { case forward, backward }

struct Wizard: View {
    let pages: [AnyView] = [
        AnyView(Text("Welcome").font(.largeTitle)),
        AnyView(
            VStack {
                Image(systemName: "person"); Text("Profile")
            }),
        AnyView(Color.mint.overlay(Text("Finished"))),
    ]
    @State private var index = 0
    @State private var direction: Direction = .forward
    private var transition: AnyTransition {
        direction == .forward
            ? .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
            : .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<pages.count, id: \.self) { i in
                    if i == index {
                        pages[i].frame(width: 393, height: 300).transition(transition)
                    }
                }
            }
            HStack {
                Button("Back") { go(-1) }.disabled(index == 0)
                Button("Next") { go(1) }.disabled(index == pages.count - 1)
            }
        }
    }
    private func go(_ step: Int) {
        direction = step > 0 ? .forward : .backward
        withAnimation(.linear(duration: 1)) { index += step }
    }
}
#Preview { Wizard() }
