// kind i: tags in a flow layout of its own; a tag that is tapped moves to the other section
import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Row { var items: [(index: Int, size: CGSize)] = []; var height: CGFloat = 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = arrange(subviews, width: proposal.width ?? .infinity)
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: proposal.width ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in arrange(subviews, width: bounds.width) {
            var x = bounds.minX
            for item in row.items {
                subviews[item.index].place(at: CGPoint(x: x, y: y), proposal: .init(item.size))
                x += item.size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> [Row] {
        var rows = [Row()]
        var x: CGFloat = 0
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            if x + size.width > width, !rows[rows.count - 1].items.isEmpty { rows.append(Row()); x = 0 }
            rows[rows.count - 1].items.append((index, size))
            rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
            x += size.width + spacing
        }
        return rows
    }
    typealias Cache = Void
    func makeCache(subviews: Subviews) {}
}

struct TagsView: View {
    @State private var tags = ["a", "b", "c", "d"].map { ($0, 90.0) }
    var body: some View {
        VStack {
            FlowLayout(spacing: 10) {
                ForEach(tags, id: \.0) { tag, width in
                    Capsule().frame(width: width, height: 30).accessibilityIdentifier(tag)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { tags.removeAll { $0.0 == tag } } }
                }
            }
            .frame(width: 300)
            Spacer()
        }
    }
}
