import TestSupport
import Testing
import Vocabulary

@Suite("Phases and keyframes of a program")
struct KeyframePrograms {
    /// A text under a modifier, with a button that counts.
    private func program(_ modifier: String, _ declarations: String = "") -> String {
        """
        \(declarations)
        struct ContentView: View {
            @State var taps = 0
            var body: some View {
                Text("word")\(modifier)
                Button("go") { taps += 1 }
            }
        }
        """
    }

    private func faults(_ modifier: String, _ declarations: String = "", _ steps: String) -> [String] {
        failures(of: ProgramWorld(), file: program(modifier, declarations), steps)
    }

    @Test("PHASE-1 a trigger goes once through the phases of an enum, each with the animation of its target")
    func phases() {
        let declarations = """
            enum Hop: CaseIterable {
                case ground, air, squat
                var height: CGFloat { switch self { case .ground: 0; case .air: -40; case .squat: 10 } }
            }
            """
        let modifier = """
            .phaseAnimator(Hop.allCases, trigger: taps) { $0.offset(y: $1.height) } animation: { hop in
                switch hop {
                case .ground: .linear(duration: 1)
                case .air: .linear(duration: 0.5)
                case .squat: .linear(duration: 0.25)
                }
            }
            """
        let steps = """
            :expect "word" offset.y == 0
            :tap "go"
            :step 0.25
            :expect "word" offset.y == -20
            :step 16f
            :expect "word" offset.y == -40
            :step 6f
            :expect "word" offset.y == -20
            :step 10f
            :step 0.5
            :expect "word" offset.y == 5
            :run
            :expect "word" offset.y == 0
            :expect animations == 0
            """
        #expect(faults(modifier, declarations, steps) == [])
    }

    @Test("PHASE-1 without a trigger the phases go round for ever, as view and as modifier")
    func forEver() {
        let modifier = ".phaseAnimator([1.0, 3.0]) { $0.scaleEffect($1) } animation: { _ in .linear(duration: 0.5) }"
        let view = """
            PhaseAnimator([1.0, 3.0]) { Text("word").scaleEffect($0) } animation: { _ in .linear(duration: 0.5) }
            """
        let steps = """
            :step 0.25
            :expect "word" scale == 2
            :step 16f
            :expect "word" scale == 3
            :step 0.25
            :expect "word" scale == 2
            :step 1
            :expect "word" scale animates
            """
        #expect(faults(modifier, "", steps) == [])
        let file = "struct ContentView: View { var body: some View { \(view) } }"
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("PHASE-3 a trigger in mid-cycle goes on to the next phase at once")
    func retriggered() {
        let modifier = """
            .phaseAnimator([0.0, 100, 200], trigger: taps) { $0.offset(x: $1) } animation: { _ in .linear(duration: 1) }
            """
        let steps = """
            :tap "go"
            :step 0.5
            :expect "word" offset.x == 50
            :tap "go"
            :step 0.5
            :expect "word" offset.x > 75
            """
        #expect(faults(modifier, "", steps) == [])
    }

    @Test("KEY-2 cubic keyframes pass their knots smoothly")
    func cubic() {
        let modifier = """
            .keyframeAnimator(initialValue: 0, trigger: taps) { $0.offset(x: $1) } keyframes: { _ in
                CubicKeyframe(-30, duration: 0.25)
                CubicKeyframe(30, duration: 0.5)
                CubicKeyframe(0, duration: 0.25)
            }
            """
        let steps = """
            :fps 16
            :tap "go"
            :step 1f
            :expect "word" offset.x == -5.15625
            :step 1f
            :expect "word" offset.x == -16.25
            :step 1f
            :expect "word" offset.x == -26.71875
            :step 3f
            :expect "word" offset.x == -18.75
            :step 2f
            :expect "word" offset.x == 0
            :step 2f
            :expect "word" offset.x == 18.75
            :run
            :expect "word" offset.x == 0
            """
        #expect(faults(modifier, "", steps) == [])
    }

    @Test("KEY-1 tracks by key path run side by side, with for and if in them")
    func tracks() {
        let declarations = """
            struct Pose { var scale = 1.0; var angle = Angle.zero; var at = CGPoint.zero }
            """
        let modifier = """
            .keyframeAnimator(initialValue: Pose(), trigger: taps) { view, pose in
                view.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(x: pose.at.x)
            } keyframes: { pose in
                KeyframeTrack(\\.scale) {
                    LinearKeyframe(2, duration: 0.5)
                    if pose.scale > 1.5 { LinearKeyframe(5, duration: 0.5) } else { LinearKeyframe(1, duration: 0.5) }
                }
                KeyframeTrack(\\.angle) {
                    for turn in 1...2 { LinearKeyframe(.degrees(Double(turn) * 90), duration: 0.5) }
                }
                KeyframeTrack(\\.at.x) {
                    MoveKeyframe(20)
                    LinearKeyframe(40, duration: 0.25)
                }
            }
            """
        let steps = """
            :tap "go"
            :expect "word" offset.x == 20
            :step 0.25
            :expect "word" scale == 1.5
            :expect "word" rotation == 45
            :expect "word" offset.x == 40
            :step 0.5
            :expect "word" scale == 1.5
            :expect "word" rotation == 135
            :expect "word" offset.x == 40
            """
        #expect(faults(modifier, declarations, steps) == [])
    }

    @Test("KEY-4 a trigger in mid-flight starts from what is shown")
    func midFlight() {
        let modifier = """
            .keyframeAnimator(initialValue: 0.0, trigger: taps) { $0.offset(x: $1) } keyframes: { start in
                LinearKeyframe(start + 100, duration: 1)
            }
            """
        let steps = """
            :tap "go"
            :step 0.5
            :expect "word" offset.x == 50
            :tap "go"
            :expect "word" offset.x == 50
            :step 0.5
            :expect "word" offset.x == 100
            :run
            :expect "word" offset.x == 150
            """
        #expect(faults(modifier, "", steps) == [])
    }

    @Test("KEY-3 curves and springs of keyframes; repeating goes by the elapsed time modulo the duration")
    func kinds() {
        let view = """
            KeyframeAnimator(initialValue: 0.0, repeating: true) { Text("word").offset(x: $0) } keyframes: { _ in
                LinearKeyframe(100, duration: 0.5, timingCurve: .easeIn)
                SpringKeyframe(0, duration: 0.5, spring: .smooth)
            }
            """
        let steps = """
            :step 0.25
            :expect "word" offset.x == 31.5357
            :step 0.35
            :expect "word" offset.x == 64.226
            :step 0.65
            :expect "word" offset.x == 31.5357
            """
        let file = "struct ContentView: View { var body: some View { \(view) } }"
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("KEY-5 a timeline is sampled by the program: duration, by time, by progress")
    func timeline() {
        let steps = """
            struct Place { var x = 0.0; var y: CGFloat = 0 }
            let t = KeyframeTimeline(initialValue: Place()) {
                KeyframeTrack(\\.x) { LinearKeyframe(100, duration: 1); LinearKeyframe(150, duration: 1) }
                KeyframeTrack(\\.y) { MoveKeyframe(7) }
            }
            print(t.duration, t.value(time: 0.5).x, t.value(time: 1.5).x, t.value(time: 3).x, t.value(progress: 0.25).x)
            :expect output contains "2.0 50.0 125.0 150.0 50.0"
            print(t.value(time: 0).y)
            :expect output contains "7.0"
            """
        #expect(faults("", "", steps) == [])
    }

    @Test("KEY-6 a Color cannot be a keyframe's value, its Color.Resolved can: mixed in linear light")
    func colours() {
        let modifier = """
            .keyframeAnimator(initialValue: Color.Resolved(red: 0, green: 0, blue: 0), trigger: taps) { view, color in
                view.foregroundStyle(Color(color))
            } keyframes: { _ in LinearKeyframe(Color.Resolved(red: 1, green: 1, blue: 1), duration: 1) }
            """
        let steps = """
            :tap "go"
            :step 0.5
            :expect "word" color.red == 0.7354 ± 0.0001
            :try KeyframeTimeline(initialValue: Color.red) { LinearKeyframe(Color.blue, duration: 1) }
            :expect error contains "Color.Resolved"
            """
        #expect(faults(modifier, "", steps) == [])
    }
}
