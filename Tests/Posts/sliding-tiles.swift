// kind i: tiles that slide on a grid
import SwiftUI

struct Stack2048: View {
    struct Tile: Identifiable, Equatable { let id: Int; var value: Int; var row: Int; var col: Int }
    enum Move: CaseIterable {
        case up, down, left, right
        init?(_ t: CGSize) {
            guard max(abs(t.width), abs(t.height)) > 20 else { return nil }
            if abs(t.width) > abs(t.height) {
                self = t.width > 0 ? .right : .left
            } else {
                self = t.height > 0 ? .down : .up
            }
        }
    }
    @State private var tiles: [Tile] = [
        Tile(id: 0, value: 2, row: 0, col: 0), Tile(id: 1, value: 2, row: 0, col: 3),
        Tile(id: 2, value: 4, row: 2, col: 1),
    ]
    @State private var score = 0
    @State private var next = 3
    let n = 4, cell: CGFloat = 70, gap: CGFloat = 6
    static let colors: [Int: Color] = [2: .gray, 4: .orange, 8: .red]

    func tile(_ r: Int, _ c: Int) -> Tile? { tiles.first { ($0.row, $0.col) == (r, c) } }
    private mutating func unused() {}

    private func slide(_ m: Move) {
        var out: [Tile] = []
        for line in 0..<n {
            let isH = m == .left || m == .right
            var row = tiles.filter { (isH ? $0.row : $0.col) == line }.sorted {
                (isH ? $0.col : $0.row) < (isH ? $1.col : $1.row)
            }
            if m == .right || m == .down { row.reverse() }
            var merged: [Tile] = []
            for t in row {
                if let last = merged.last, last.value == t.value, last.value != 0 {
                    merged[merged.count - 1].value *= 2
                    score += last.value * 2
                } else {
                    merged.append(t)
                }
            }
            for (i, var t) in merged.enumerated() {
                let p = (m == .right || m == .down) ? n - 1 - i : i
                if isH { t.col = p } else { t.row = p }
                out.append(t)
            }
        }
        tiles = out.sorted { $0.id < $1.id }
    }
    var body: some View {
        VStack {
            Text("Score: \(score)").font(.title.bold()).contentTransition(.numericText()).monospacedDigit()
            ZStack(alignment: .topLeading) {
                ForEach(0..<n * n, id: \.self) { i in
                    RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: cell, height: cell).offset(
                        x: CGFloat(i % n) * (cell + gap), y: CGFloat(i / n) * (cell + gap))
                }
                ForEach(tiles) { t in
                    RoundedRectangle(cornerRadius: 8).fill(Self.colors[t.value, default: .purple]).frame(
                        width: cell, height: cell
                    )
                    .overlay(Text("\(t.value)").bold())
                    .offset(x: CGFloat(t.col) * (cell + gap), y: CGFloat(t.row) * (cell + gap))
                    .transition(.scale.combined(with: .opacity))
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
            .gesture(
                DragGesture().onEnded { v in
                    guard let m = Move(v.translation) else { return }
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { slide(m) }
                })
            HStack {
                ForEach(Move.allCases, id: \.self) { m in
                    Button("\(m)") { withAnimation(.easeInOut(duration: 0.2)) { slide(m) } }
                }
            }
        }
    }
}
