// kind f: a sequencer of async steps, enums with payloads
import SwiftUI

struct Step: Identifiable {
    enum Kind { case move(dx: CGFloat), fade(to: Double), turn(Angle), wait }
    let id = UUID(); let kind: Kind; let seconds: Double
    static func move(_ dx: CGFloat, over s: Double) -> Step { .init(kind: .move(dx: dx), seconds: s) }
    static func wait(_ s: Double) -> Step { Step(kind: .wait, seconds: s) }
}
@resultBuilder struct Steps {
    static func buildExpression(_ s: Step) -> [Step] { [s] }
    static func buildExpression(_ s: [Step]) -> [Step] { s }
    static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
    static func buildOptional(_ p: [Step]?) -> [Step] { p ?? [] }
    static func buildEither(first: [Step]) -> [Step] { first }
    static func buildEither(second: [Step]) -> [Step] { second }
    static func buildArray(_ c: [[Step]]) -> [Step] { Array(c.joined()) }
}
func sequence(@Steps _ make: () -> [Step]) -> [Step] { make() }

@MainActor final class Stage: ObservableObject {
    @Published var x: CGFloat = 0
    @Published var opacity = 1.0
    @Published var angle: Angle = .zero
    @Published private(set) var done = 0
    private var running: Task<Void, Error>?
    func play(_ steps: [Step]) {
        running?.cancel()
        running = Task {
            for step in steps {
                try Task.checkCancellation()
                withAnimation(.easeInOut(duration: step.seconds)) { apply(step.kind) }
                try await Task.sleep(for: .seconds(step.seconds))
                done += 1
            }
        }
    }
    private func apply(_ kind: Step.Kind) {
        switch kind {
        case let .move(dx): x += dx
        case .fade(let to): opacity = to
        case .turn(let a): angle += a
        case .wait: break
        }
    }
}
struct StageView: View {
    @StateObject private var stage = Stage()
    let twice = true
    var body: some View {
        VStack {
            Circle().frame(width: 40).offset(x: stage.x).opacity(stage.opacity).rotationEffect(stage.angle)
            Text("\(stage.done)")
            Button("Play") {
                stage.play(
                    sequence {
                        Step.move(100, over: 0.5)
                        if twice { Step(kind: .turn(.degrees(90)), seconds: 0.25) }
                        for i in 1...2 { Step.move(CGFloat(i) * -10, over: 0.25) }
                        [Step.wait(0.1), Step(kind: .fade(to: 0.5), seconds: 0.4)]
                    })
            }
        }
    }
}
