import TestSupport
import Testing
import Vocabulary

@Suite("Transitions of a program")
struct TransitionPrograms {
    /// A view of 40 by 20 points that comes and goes by a transition, in one second of linear motion.
    private func coming(_ transition: String, _ declarations: String = "", animated: Bool = true) -> String {
        let change = "show.toggle()"
        return """
            \(declarations)
            struct ContentView: View {
                @State var show = false
                var body: some View {
                    VStack {
                        if show { Rectangle().frame(width: 40, height: 20).transition(\(transition)) }
                        Button("go") { \(animated ? "withAnimation(.linear(duration: 1)) { \(change) }" : change) }
                    }
                }
            }
            """
    }

    private func holds(_ transition: String, _ declarations: String = "", arriving: String, leaving: String) -> [String]
    {
        let steps = """
            :tap "go"
            :expect Rectangle phase == identity
            :step 0.5
            \(arriving)
            :run
            :tap "go"
            :expect Rectangle phase == didDisappear
            :step 0.25
            \(leaving)
            :run
            :expect Rectangle gone
            """
        return failures(of: ProgramWorld(), file: coming(transition, declarations), steps)
    }

    @Test(
        "TRANS-8 what each built-in transition moves, half-way in and a quarter of the way out",
        arguments: [
            (".opacity", ["opacity == 0.5"], ["opacity == 0.75"]),
            (".scale", ["scale == 0.5"], ["scale == 0.75"]),
            (".scale(scale: 0.2, anchor: .top)", ["scale == 0.6"], ["scale == 0.8"]),
            (".scale(0.2, anchor: .top)", ["scale == 0.6"], ["scale == 0.8"]),
            (".offset(x: 10, y: -20)", ["offset.x == 5", "offset.y == -10"], ["offset.x == 2.5"]),
            (".offset(CGSize(width: 10, height: 0))", ["offset.x == 5"], ["offset.x == 2.5"]),
            (".move(edge: .leading)", ["offset.x == -20", "opacity == 1"], ["offset.x == -10"]),
            (".slide", ["offset.x == -20"], ["offset.x == 10"]),
            (".push(from: .bottom)", ["offset.y == 10", "opacity == 0.5"], ["offset.y == -5", "opacity == 0.75"]),
            (".blurReplace", ["blur == 3.5", "scale == 0.95", "opacity == 0.5"], ["scale == 0.975"]),
            (".blurReplace(.upUp)", ["scale == 0.95"], ["scale == 1.025", "blur == 1.75"]),
            ("OpacityTransition()", ["opacity == 0.5"], ["opacity == 0.75"]),
            ("MoveTransition(edge: .top)", ["offset.y == -10"], ["offset.y == -5"]),
            ("ScaleTransition(0.5)", ["scale == 0.75"], ["scale == 0.875"]),
            ("PushTransition(edge: .leading)", ["offset.x == -20"], ["offset.x == 10"]),
            ("SlideTransition()", ["offset.x == -20"], ["offset.x == 10"]),
            ("OffsetTransition(CGSize(width: 8, height: 0))", ["offset.x == 4"], ["offset.x == 2"]),
            ("BlurReplaceTransition(configuration: .upUp)", ["blur == 3.5"], ["scale == 1.025"]),
        ])
    func builtIn(_ transition: String, _ arriving: [String], _ leaving: [String]) {
        func lines(_ conditions: [String]) -> String {
            conditions.map { ":expect Rectangle \($0)" }.joined(separator: "\n")
        }
        #expect(holds(transition, arriving: lines(arriving), leaving: lines(leaving)) == [])
    }

    @Test("TRANS-8 identity moves nothing, and erases at once")
    func identity() {
        let steps = """
            :tap "go"
            :expect Rectangle opacity == 1
            :expect Rectangle opacity still
            :tap "go"
            :expect Rectangle gone
            """
        #expect(failures(of: ProgramWorld(), file: coming("IdentityTransition()"), steps) == [])
    }

    @Test("TRANS-9 asymmetric, combined, and modifiers for the two states")
    func composed() {
        let declarations = """
            struct Dim: ViewModifier {
                let amount: Double
                func body(content: Content) -> some View { content.brightness(amount) }
            }
            extension AnyTransition {
                static var dim: AnyTransition { .modifier(active: Dim(amount: -1), identity: Dim(amount: 0)) }
            }
            """
        let composed = ".asymmetric(insertion: .dim.combined(with: .move(edge: .top)), removal: .scale)"
        #expect(
            holds(
                composed, declarations,
                arriving: ":expect Rectangle brightness == -0.5\n:expect Rectangle offset.y == -10",
                leaving: ":expect Rectangle scale == 0.75\n:expect Rectangle brightness == 0") == [])
    }

    @Test("TRANS-9 a Transition of the program is asked for each phase, and tells its value")
    func ownTransition() {
        let declarations = """
            struct Tilt: Transition {
                var degrees: Double
                static let properties = TransitionProperties(hasMotion: true)
                func body(content: Content, phase: TransitionPhase) -> some View {
                    content.rotationEffect(.degrees(degrees * phase.value)).blur(radius: phase.isIdentity ? 0 : 8)
                }
            }
            extension Transition where Self == Tilt {
                static func tilt(_ degrees: Double) -> Self { Tilt(degrees: degrees) }
            }
            """
        let wanted = (
            ":expect Rectangle rotation == -20\n:expect Rectangle blur == 4",
            ":expect Rectangle rotation == 10\n:expect Rectangle blur == 2"
        )
        for transition in [".tilt(40)", "AnyTransition(Tilt(degrees: 40))", "Tilt(degrees: 40)"] {
            #expect(holds(transition, declarations, arriving: wanted.0, leaving: wanted.1) == [], "\(transition)")
        }
    }

    @Test("TRANS-9 an animation on the transition is its own, also where the change has none")
    func ownAnimation() {
        let steps = """
            :tap "go"
            :step 0.5
            :expect Rectangle opacity == 0.25
            :run
            :tap "go"
            :step 1
            :expect Rectangle opacity == 0.5
            """
        let file = coming(".opacity.animation(.linear(duration: 2))", animated: false)
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test(
        "TRANS-1 a view in modifiers of the program fades as a whole, once, in both directions",
        arguments: ["Framed()", "Lifted(animatableData: 0)", "Pushed(animatableData: 0)"])
    func ownModifier(_ modifier: String) {
        let steps = """
            :tap "go"
            :step 0.5
            :expect Rectangle opacity == 0.5
            :run
            :expect Rectangle opacity == 1
            :tap "go"
            :step 0.25
            :expect Rectangle opacity == 0.75
            :run
            :expect Rectangle gone
            """
        let file = """
            struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding(4).border(.red) } }
            struct Lifted: ViewModifier, Animatable {
                var animatableData: Double
                func body(content: Content) -> some View { content.offset(y: animatableData) }
            }
            struct Pushed: GeometryEffect {
                var animatableData: CGFloat
                func effectValue(size: CGSize) -> ProjectionTransform {
                    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
                }
            }
            struct ContentView: View {
                @State var show = false
                var body: some View {
                    VStack {
                        if show { Rectangle().frame(width: 40, height: 20).modifier(\(modifier)) }
                        Button("go") { withAnimation(.linear(duration: 1)) { show.toggle() } }
                    }
                }
            }
            """
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("TRANS-1 without an animation a view comes and goes at once")
    func plain() {
        let steps = """
            :tap "go"
            :expect Rectangle opacity == 1
            :expect Rectangle opacity still
            :tap "go"
            :expect Rectangle gone
            """
        #expect(failures(of: ProgramWorld(), file: coming(".scale", animated: false), steps) == [])
    }
}
