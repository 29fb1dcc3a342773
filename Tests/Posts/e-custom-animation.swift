// kind e: CustomAnimation with state of its own and an extension on Animation
import SwiftUI

struct StepsAnimation: CustomAnimation {
    let steps: Int
    let duration: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        guard time < duration else { return nil }
        let progress = (time / duration * Double(steps)).rounded(.down) / Double(steps)
        if progress != context.lastStep {
            context.lastStep = progress
            context.changes += 1
        }
        return value.scaled(by: progress)
    }
}

private struct LastStepKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Double { 0 }
}
private struct ChangesKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
}
extension AnimationContext {
    fileprivate var lastStep: Double {
        get { state[LastStepKey<Value>.self] }
        set { state[LastStepKey<Value>.self] = newValue }
    }
    fileprivate var changes: Int {
        get { state[ChangesKey<Value>.self] }
        set { state[ChangesKey<Value>.self] = newValue }
    }
}
extension Animation {
    static func steps(_ n: Int, duration: TimeInterval = 1) -> Animation {
        Animation(StepsAnimation(steps: n, duration: duration))
    }
    static var ticking: Animation { .steps(4) }
}

struct ContentView: View {
    @State private var isRight = false
    var body: some View {
        VStack {
            Circle().frame(width: 40, height: 40).offset(x: isRight ? 100 : 0)
            Button("Move") { withAnimation(.ticking) { isRight.toggle() } }
        }
    }
}
