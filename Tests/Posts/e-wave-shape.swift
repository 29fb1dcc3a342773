// kind e: a wave with an AnimatablePair and a vector of control values
import SwiftUI

struct AnimatableVector: VectorArithmetic {
    var values: [Double]
    static var zero = AnimatableVector(values: [0.0])
    static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        let count = min(lhs.values.count, rhs.values.count)
        return AnimatableVector(values: (0..<count).map { lhs.values[$0] + rhs.values[$0] })
    }
    static func += (lhs: inout AnimatableVector, rhs: AnimatableVector) { lhs = lhs + rhs }
    static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        let count = min(lhs.values.count, rhs.values.count)
        return AnimatableVector(values: (0..<count).map { lhs.values[$0] - rhs.values[$0] })
    }
    static func -= (lhs: inout AnimatableVector, rhs: AnimatableVector) { lhs = lhs - rhs }
    mutating func scale(by rhs: Double) {
        for index in 0..<values.count { values[index] *= rhs }
    }
    var magnitudeSquared: Double { values.map { $0 * $0 }.reduce(0, +) }
}

struct LineGraph: Shape {
    var vector: AnimatableVector
    var animatableData: AnimatableVector {
        get { vector }
        set { vector = newValue }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            let xStep = rect.width / CGFloat(vector.values.count - 1)
            var currentX: CGFloat = xStep
            path.move(to: CGPoint(x: 0, y: vector.values[0]))
            vector.values.dropFirst().forEach {
                path.addLine(to: CGPoint(x: currentX, y: CGFloat($0)))
                currentX += xStep
            }
        }
    }
}

struct ContentView: View {
    @State private var vector = AnimatableVector(values: Array(repeating: 50, count: 5))
    var body: some View {
        LineGraph(vector: vector)
            .stroke(Color.red, lineWidth: 3)
            .frame(width: 200, height: 100)
            .onTapGesture {
                withAnimation(.easeInOut(duration: 2)) {
                    self.vector = AnimatableVector(values: [0, 100, 50, 10, 90])
                }
            }
    }
}
