// kind f: letters that turn over one after the other
import SwiftUI
// Wordle-like grid w/ flip sequence using Task and keyframes; struct Matrix subscript; extension Array[safe:]
extension Array { subscript(safe i: Index) -> Element? { indices ~= i ? self[i] : nil } }
struct Grid2D<T>: Sequence {
    let rows: Int, cols: Int
    private var storage: [T]
    init(rows: Int, cols: Int, repeating v: T) {
        (self.rows, self.cols) = (rows, cols); storage = .init(repeating: v, count: rows * cols)
    }
    subscript(r: Int, c: Int) -> T {
        get { storage[r * cols + c] }
        set { storage[r * cols + c] = newValue }
    }
    func makeIterator() -> AnyIterator<(row: Int, col: Int, value: T)> {
        var i = 0
        return AnyIterator {
            defer { i += 1 }; return i < storage.count ? (i / cols, i % cols, storage[i]) : nil
        }
    }
}
enum Mark: Equatable {
    case empty, typed(Character), wrong(Character), near(Character), right(Character)
    var letter: Character? {
        switch self {
        case .empty: nil;
        case .typed(let c), .wrong(let c), .near(let c), .right(let c): c
        }
    }
    var color: Color {
        switch self {
        case .right: .green;
        case .near: .yellow;
        case .wrong: .gray;
        default: .white
        }
    }
}
@MainActor final class Wordle: ObservableObject {
    @Published var grid = Grid2D(rows: 2, cols: 3, repeating: Mark.empty)
    @Published var flipping: Set<Int> = []
    private(set) var row = 0
    let secret = "CAT"
    func type(_ word: String) async {
        for (i, c) in word.uppercased().enumerated() { grid[row, i] = .typed(c) }
        for i in 0..<grid.cols {
            flipping.insert(i)
            try? await Task.sleep(for: .seconds(0.2))
            guard let c = grid[row, i].letter else { continue }
            grid[row, i] = Array(secret)[safe: i] == c ? .right(c) : secret.contains(c) ? .near(c) : .wrong(c)
        }
        flipping.removeAll()
        row += 1
    }
}
struct ContentView: View {
    @StateObject private var game = Wordle()
    var body: some View {
        VStack {
            ForEach(0..<game.grid.rows, id: \.self) { r in
                HStack {
                    ForEach(0..<game.grid.cols, id: \.self) { c in
                        let mark = game.grid[r, c]
                        Text(mark.letter.map(String.init) ?? " ")
                            .frame(width: 50, height: 50)
                            .background(mark.color)
                            .border(.black)
                            .rotation3DEffect(
                                .degrees(game.flipping.contains(c) && r == game.row ? 180 : 0), axis: (x: 1, y: 0, z: 0)
                            )
                            .animation(.easeInOut(duration: 0.4), value: game.flipping)
                            .accessibilityIdentifier("\(r)-\(c)")
                    }
                }
            }
            Button("Guess") { Task { await game.type("act") } }
            Text("right: \(game.grid.filter { if case .right = $0.value { true } else { false } }.count)")
        }
    }
}
