// kind i: bars that rise one after another in a hand-made chart
import SwiftUI

struct BarChart: View {
    struct Entry: Identifiable {
        let label: String
        let value: Double
        var id: String { label }
    }
    let entries: [Entry]
    @State private var grown: Bool = false
    private var maximum: Double { entries.map(\.value).max() ?? 1 }

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(Array(zip(entries.indices, entries)), id: \.1.id) { index, entry in
                VStack {
                    Rectangle()
                        .fill(Color.blue.opacity(entry.value / maximum))
                        .frame(width: 24, height: grown ? 200 * CGFloat(entry.value / maximum) : 0)
                        .animation(.linear(duration: 0.5).delay(Double(index) * 0.1), value: grown)
                    Text(entry.label).font(.caption2)
                }
            }
        }
        .frame(height: 240, alignment: .bottom)
        .onAppear { grown = true }
    }
}

struct ContentView: View {
    private static let data: [String: Double] = ["Mon": 3, "Tue": 6, "Wed": 2]
    var body: some View {
        BarChart(entries: Self.data.sorted { $0.key < $1.key }.map { BarChart.Entry(label: $0.key, value: $0.value) })
    }
}
