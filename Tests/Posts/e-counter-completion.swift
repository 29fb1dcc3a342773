// kind e: completion before iOS 17: an AnimatableModifier that watches for its target
import SwiftUI

struct AnimationCompletionObserverModifier<Value>: AnimatableModifier where Value: VectorArithmetic {
    var animatableData: Value {
        didSet { notifyCompletionIfFinished() }
    }
    private var targetValue: Value
    private var completion: () -> Void

    init(observedValue: Value, completion: @escaping () -> Void) {
        self.completion = completion
        self.animatableData = observedValue
        targetValue = observedValue
    }

    private func notifyCompletionIfFinished() {
        guard animatableData == targetValue else { return }
        DispatchQueue.main.async { self.completion() }
    }

    func body(content: Content) -> some View { return content }
}

extension View {
    func onAnimationCompleted<Value: VectorArithmetic>(for value: Value, completion: @escaping () -> Void)
        -> ModifiedContent<Self, AnimationCompletionObserverModifier<Value>>
    {
        return modifier(AnimationCompletionObserverModifier(observedValue: value, completion: completion))
    }
}

struct ContentView: View {
    @State private var introTextOpacity = 0.0
    @State private var done = 0
    var body: some View {
        VStack {
            Text("Welcome to my app")
                .opacity(introTextOpacity)
                .onAnimationCompleted(for: introTextOpacity) {
                    done += 1
                    print("Intro text animated in!")
                }
        }
        .onAppear(perform: {
            withAnimation(.easeIn(duration: 1.0)) { introTextOpacity = 1 }
        })
    }
}
