// kind b: an .id that changes makes a new view; an optional string that shows and hides
import SwiftUI

struct QuoteView: View {
    @State private var quotes = ["Stay hungry", "Less is more", "Ship it"]
    @State private var current: String?
    @State private var count = 0

    var body: some View {
        VStack {
            if let current {
                Text(current)
                    .onAppear { print("appear \(current)") }
                    .onDisappear { print("gone \(current)") }
                    .transition(.opacity.animation(.linear(duration: 1)))
                    .id(current)
            } else {
                Text("Tap for a quote").italic()
            }
            Button("Another") {
                defer { count += 1 }
                current = count < quotes.count ? quotes[count] : nil
            }
        }
    }
}
