// kind i: a month grid whose selected day is marked; the columns from a generic grid view
import SwiftUI

struct GridStack<Content: View>: View {
    let rows: Int, columns: Int
    @ViewBuilder let content: (_ row: Int, _ column: Int) -> Content

    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<rows, id: \.self) { row in
                GridRow {
                    ForEach(0..<columns, id: \.self) { column in
                        self.content(row, column)
                    }
                }
            }
        }
    }
}

struct MonthView: View {
    @State private var selected: Set<Int> = [10]
    private func day(_ row: Int, _ column: Int) -> Int { row * 7 + column + 1 }

    var body: some View {
        GridStack(rows: 4, columns: 7) { row, column in
            let day = day(row, column)
            let isOn = selected.contains(day)
            Text(verbatim: day < 10 ? "0\(day)" : "\(day)")
                .frame(width: 40, height: 40)
                .background(isOn ? Color.orange : .clear, in: .circle)
                .scaleEffect(isOn ? 1.2 : 1)
                .onTapGesture {
                    withAnimation(.linear(duration: 0.4).delay(Double(column) * 0.1)) {
                        selected.formSymmetricDifference([day])
                    }
                }
        }
    }
}
