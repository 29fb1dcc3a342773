// kind h: symbol effects, content transitions and haptics
import SwiftUI

struct SymbolsView: View {
    @State private var isFavorite = false
    @State private var taps = 0
    @State private var isSearching = false

    var body: some View {
        VStack(spacing: 30) {
            Image(systemName: "heart")
                .symbolVariant(isFavorite ? .fill : .none)
                .symbolEffect(.bounce.up, options: .speed(2), value: isFavorite)
                .foregroundStyle(isFavorite ? .pink : .secondary)
            Image(systemName: isSearching ? "xmark.circle" : "magnifyingglass")
                .contentTransition(.symbolEffect(.replace))
            Image(systemName: "wifi")
                .symbolEffect(.variableColor.iterative.reversing, isActive: isSearching)
            Text(taps, format: .number)
                .contentTransition(.numericText(value: Double(taps)))
                .monospacedDigit()
            Button("Like") {
                isFavorite.toggle(); withAnimation { taps += 1 }
            }
            .sensoryFeedback(.impact(weight: .medium), trigger: isFavorite)
            Button("Search") { withAnimation(.snappy) { isSearching.toggle() } }
        }
        .font(.largeTitle)
        .symbolRenderingMode(.hierarchical)
    }
}
