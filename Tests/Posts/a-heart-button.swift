// kind a: iOS 13, a heart that shrinks and grows, counted by a publisher made anew in each body
import SwiftUI

// iOS 13 style: implicit animation with .animation(_:) and Binding
struct LikeButton: View {
    @Binding var isLiked: Bool
    private let animationDuration: Double = 0.15
    @State private var animate = false

    var body: some View {
        Button(
            action: {
                self.animate = true
                DispatchQueue.main.asyncAfter(
                    deadline: .now() + self.animationDuration,
                    execute: {
                        self.animate = false
                        self.isLiked.toggle()
                    })
            },
            label: {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 50)
                    .foregroundColor(isLiked ? .red : .gray)
            }
        )
        .scaleEffect(animate ? (isLiked ? 0.5 : 1.5) : 1)
        .animation(.easeIn(duration: animationDuration))
    }
}

struct ContentView: View {
    @State private var isLiked = false
    @State private var count = 0

    var body: some View {
        NavigationView {
            VStack(alignment: .leading, spacing: 20) {
                LikeButton(isLiked: $isLiked)
                Text("Liked \(count) time\(count == 1 ? "" : "s")")
                    .font(.system(.title, design: .rounded))
                    .fontWeight(.bold)
                Spacer()
            }
            .padding()
            .navigationBarTitle(Text("Likes"), displayMode: .inline)
            .navigationBarItems(
                trailing: Button(action: { withAnimation { self.isLiked = false } }) {
                    Image(systemName: "trash").imageScale(.large)
                }
            )
            .onReceive([self.isLiked].publisher.first()) { value in
                if value { self.count = max(self.count, 1) }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ContentView().previewDevice("iPhone 8").environment(\.colorScheme, .dark)
        }
    }
}
