import TestSupport
import Testing
import Vocabulary

@Suite("Animations that a program writes itself")
struct CustomAnimationPrograms {
    /// A box that moves by 100 points under an animation of the program.
    private func box(_ animation: String, _ declarations: String) -> String {
        """
        \(declarations)
        struct ContentView: View {
            @State var x: CGFloat = 0
            var body: some View {
                Text("box").offset(x: x)
                Button("go") { withAnimation(\(animation)) { x += 100 } }
            }
        }
        """
    }

    private let fall = """
        struct Fall: CustomAnimation {
            var rate: Double
            func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
            where V: VectorArithmetic {
                let share = rate * time * time
                return share < 1 ? value.scaled(by: share) : nil
            }
        }
        extension Animation {
            static var fall: Animation { Animation(Fall(rate: 4)) }
            static func fall(rate: Double) -> Animation { .init(Fall(rate: rate)) }
        }
        """

    @Test("MOD-4 a program's own animation gives each frame, and ends where it gives nil")
    func frames() {
        let steps = """
            :tap "go"
            :step 0.25
            :expect Text("box") offset.x == 25
            :step 8f
            :expect Text("box") offset.x == 58.7778 ± 0.0001
            :step 6f
            :expect Text("box") offset.x animates
            :step 2f
            :expect Text("box") offset.x == 100
            :expect Text("box") offset.x still
            """
        #expect(failures(of: ProgramWorld(), file: box(".fall", fall), steps) == [])
    }

    @Test("MOD-1 speed and delay wrap a program's own animation")
    func wrapped() {
        let steps = """
            :tap "go"
            :step 0.5
            :expect Text("box") offset.x == 0
            :step 0.25
            :expect Text("box") offset.x == 25
            """
        #expect(failures(of: ProgramWorld(), file: box(".fall(rate: 1).speed(2).delay(0.5)", fall), steps) == [])
    }

    @Test("MOD-4 equal animations of the program are equal")
    func equality() {
        let steps = """
            print(Animation.fall == .fall(rate: 4), Animation.fall == .fall(rate: 3), Animation.fall == .linear)
            :expect output contains "true false false"
            """
        #expect(failures(of: ProgramWorld(), file: box(".fall", fall), steps) == [])
    }

    @Test("MOD-4 context.state keeps values by key from frame to frame, and a wrapped animation goes its own way")
    func state() {
        let declarations = """
            private struct Count<Value: VectorArithmetic>: AnimationStateKey {
                var frames = 0
                static var defaultValue: Self { .init() }
            }
            extension AnimationContext {
                fileprivate var count: Count<Value> {
                    get { state[Count<Value>.self] }
                    set { state[Count<Value>.self] = newValue }
                }
            }
            struct Slow: CustomAnimation {
                let base: Animation
                func animate<V: VectorArithmetic>(
                    value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> V? {
                    context.count.frames += 1
                    if context.count.frames == 31 { print("thirty-first") }
                    return base.animate(value: value, time: time / 2, context: &context)
                }
            }
            """
        let steps = """
            :tap "go"
            :step 29f
            :expect output count "thirty-first" == 0
            :step 1f
            :expect output count "thirty-first" == 1
            :expect Text("box") offset.x == 50 ± 0.001
            :run
            :expect time == 1.01667 ± 0.00001
            """
        let file = box("Animation(Slow(base: .linear(duration: 0.5)))", declarations)
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("MOD-4 shouldMerge is asked of the new one, which goes on with state and clock")
    func merging() {
        let declarations = """
            struct Even: CustomAnimation {
                func animate<V: VectorArithmetic>(
                    value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> V? { time < 1 ? value.scaled(by: time) : nil }
                func shouldMerge<V: VectorArithmetic>(
                    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> Bool { previous.base is Even }
            }
            """
        let steps = """
            :tap "go"
            :step 0.5
            :expect Text("box") offset.x == 50
            :tap "go"
            :step 0.25
            :expect Text("box") offset.x == 150
            :step 0.25
            :expect Text("box") offset.x still
            """
        #expect(failures(of: ProgramWorld(), file: box("Animation(Even())", declarations), steps) == [])
    }

    @Test("DONE-2 isLogicallyComplete decides when the completion comes, the end when .removed does")
    func completion() {
        let file = """
            struct Early: CustomAnimation {
                func animate<V: VectorArithmetic>(
                    value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> V? {
                    if time >= 0.25 { context.isLogicallyComplete = true }
                    return time <= 0.5 ? value.scaled(by: time * 2) : nil
                }
            }
            struct ContentView: View {
                @State var x: CGFloat = 0
                var body: some View {
                    Text("box").offset(x: x)
                    Button("soon") { withAnimation(.init(Early())) { x = 100 } completion: { print("soon") } }
                    Button("late") {
                        withAnimation(.init(Early()), completionCriteria: .removed) { x = 0 } completion: { print("late") }
                    }
                }
            }
            """
        let steps = """
            :tap "soon"
            :step 14f
            :expect output count "soon" == 0
            :step 1f
            :expect output count "soon" == 1
            :expect Text("box") offset.x == 50
            :run
            :tap "late"
            :step 30f
            :expect output count "late" == 0
            :step 1f
            :expect output count "late" == 1
            """
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("MOD-4 an animation that traps ends, and says so")
    func trapping() {
        let declarations = """
            struct Broken: CustomAnimation {
                func animate<V: VectorArithmetic>(
                    value: V, time: TimeInterval, context: inout AnimationContext<V>
                ) -> V? { [value][time > 0.1 ? 1 : 0] }
            }
            """
        let steps = """
            :tap "go"
            :step 0.2
            :expect warning contains "Broken stopped"
            :expect Text("box") offset.x == 100
            :expect animations == 0
            """
        #expect(failures(of: ProgramWorld(), file: box("Animation(Broken())", declarations), steps) == [])
    }
}
