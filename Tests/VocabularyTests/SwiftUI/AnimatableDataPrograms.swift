import TestSupport
import Testing
import Vocabulary

@Suite("Animatable data of a program's types")
struct AnimatableDataPrograms {
    /// A program that turns `on` under one second of linear motion.
    private func turning(_ view: String, _ declarations: String) -> String {
        """
        \(declarations)
        struct ContentView: View {
            @State var on = false
            var body: some View {
                \(view)
                Button("go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
            }
        }
        """
    }

    @Test("LIFE-3 pairs, a vector of the program, and @Animatable with what it leaves out")
    func shapes() {
        let declarations = """
            struct Wave: Shape {
                var phase: Double, strength: CGFloat
                var animatableData: AnimatablePair<Double, CGFloat> {
                    get { AnimatablePair(phase, strength) }
                    set { (phase, strength) = (newValue.first, newValue.second) }
                }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            struct Levels: VectorArithmetic {
                var values: [Double]
                static var zero: Levels { Levels(values: [0, 0]) }
                static func + (a: Levels, b: Levels) -> Levels { Levels(values: zip(a.values, b.values).map { $0 + $1 }) }
                static func - (a: Levels, b: Levels) -> Levels { Levels(values: zip(a.values, b.values).map { $0 - $1 }) }
                mutating func scale(by factor: Double) { for i in values.indices { values[i] *= factor } }
                var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
            }
            struct Bars: Shape {
                var levels: Levels
                var animatableData: Levels { get { levels } set { levels = newValue } }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            @Animatable struct Wedge: Shape {
                var end: Angle
                var inset: CGFloat
                @AnimatableIgnored var sides: Double
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            """
        let view = """
            Wave(phase: on ? 4 : 2, strength: on ? 0 : 10)
            Bars(levels: Levels(values: on ? [10, 100] : [0, 50]))
            Wedge(end: .degrees(on ? 180 : 90), inset: on ? 8 : 0, sides: on ? 6 : 3)
            """
        let steps = """
            :tap "go"
            :step 0.25
            :expect Wave Wave.phase == 2.5
            :expect Wave Wave.strength == 7.5
            :expect Bars Bars.levels.values == [2.5, 62.5]
            :expect Wedge Wedge.end.degrees == 112.5
            :expect Wedge Wedge.inset == 2
            :expect Wedge Wedge.sides == 6
            :run
            :expect Wedge Wedge.end.degrees == 180
            """
        #expect(failures(of: ProgramWorld(), file: turning(view, declarations), steps) == [])
    }

    @Test("LIFE-3 a type whose data is EmptyAnimatableData takes the new value at once, and :why says so")
    func empty() {
        let declarations = """
            struct Plain: ViewModifier, Animatable {
                var amount: Double
                func body(content: Content) -> some View { content.padding(amount) }
            }
            """
        let steps = """
            :tap "go"
            :expect "word" Plain.amount == 20
            :expect "word" Plain.amount still
            :expect why "word" Plain.amount == LIFE-3
            """
        let file = turning("Text(\"word\").modifier(Plain(amount: on ? 20 : 10))", declarations)
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("DONE-5 the observer of animatableData hears the target, whoever makes its modifier")
    func observer() {
        let file = """
            struct Arrival<Value: VectorArithmetic>: AnimatableModifier {
                var animatableData: Value { didSet { check() } }
                private let goal: Value
                private let report: () -> Void
                init(goal: Value, report: @escaping () -> Void) {
                    self.goal = goal
                    self.report = report
                    animatableData = goal
                }
                private func check() { if animatableData == goal { DispatchQueue.main.async { report() } } }
                func body(content: Content) -> some View { content }
            }
            extension View {
                func onArrival<V: VectorArithmetic>(
                    of value: V, perform: @escaping () -> Void
                ) -> ModifiedContent<Self, Arrival<V>> { modifier(Arrival(goal: value, report: perform)) }
            }
            struct ContentView: View {
                @State var x: CGFloat = 0
                var body: some View {
                    Text("box").offset(x: x).onArrival(of: x) { print("arrived") }
                    Button("go") { withAnimation(.linear(duration: 0.5)) { x += 100 } }
                }
            }
            """
        let steps = """
            :tap "go"
            :step 29f
            :expect output count "arrived" == 0
            :step 1f
            :expect output count "arrived" == 1
            :run
            :tap "go"
            :run
            :expect output count "arrived" == 2
            """
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("GEO-8 a GeometryEffect needs no body, and its data move where equal ends of a formula would not")
    func geometryEffect() {
        let declarations = """
            struct Sway: GeometryEffect {
                var turn: Double
                var animatableData: Double { get { turn } set { turn = newValue } }
                func effectValue(size: CGSize) -> ProjectionTransform {
                    ProjectionTransform(CGAffineTransform(rotationAngle: sin(turn * 2 * .pi)))
                }
            }
            """
        let steps = """
            :tap "go"
            :step 0.25
            :expect "flag" Sway.turn == 0.25
            :expect "flag" Sway.animatableData animates
            :run
            :expect "flag" Sway.turn == 1
            """
        let file = turning("Text(\"flag\").modifier(Sway(turn: on ? 1 : 0))", declarations)
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("GEO-8 a GeometryEffect is asked for its transform in each frame, with the size of its content")
    func effectValue() {
        let file = """
            struct Turn: GeometryEffect {
                @Binding var isBack: Bool
                var degrees: Double
                var animatableData: Double { get { degrees } set { degrees = newValue } }
                func effectValue(size: CGSize) -> ProjectionTransform {
                    DispatchQueue.main.async { isBack = degrees >= 90 && degrees < 270 }
                    if degrees == 0 { print("size", size.width, size.height) }
                    var solid = CATransform3DIdentity
                    solid.m34 = -1 / max(size.width, size.height)
                    solid = CATransform3DRotate(solid, CGFloat(Angle(degrees: degrees).radians), 0, 1, 0)
                    solid = CATransform3DTranslate(solid, -size.width / 2, -size.height / 2, 0)
                    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
                    return ProjectionTransform(solid).concatenating(back)
                }
            }
            struct ContentView: View {
                @State var isBack = false
                @State var on = false
                var body: some View {
                    Text(isBack ? "back" : "front").frame(width: 100, height: 50)
                        .modifier(Turn(isBack: $isBack, degrees: on ? 360 : 0))
                    Button("go") { withAnimation(.linear(duration: 4)) { on = true } }
                }
            }
            """
        let steps = """
            :expect output contains "size 100.0 50.0"
            :tap "go"
            :step 0.9
            :expect Text("front") exists
            :step 0.2
            :expect Text("back") exists
            :step 2
            :expect Text("front") exists
            """
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("LIFE-3 a vector of whole numbers is combined by the program's own arithmetic")
    func wholeNumbers() {
        let declarations = """
            struct Time: VectorArithmetic {
                var hours: Int, seconds: Double
                init(total: Double) { (hours, seconds) = (Int(total / 3600), total - Double(Int(total / 3600) * 3600)) }
                var total: Double { Double(hours) * 3600 + seconds }
                static var zero: Time { Time(total: 0) }
                static func + (a: Time, b: Time) -> Time { Time(total: a.total + b.total) }
                static func - (a: Time, b: Time) -> Time { Time(total: a.total - b.total) }
                mutating func scale(by factor: Double) { self = Time(total: total * factor) }
                var magnitudeSquared: Double { total * total }
            }
            struct Face: Shape {
                var time: Time
                var animatableData: Time { get { time } set { time = newValue } }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            """
        let steps = """
            :tap "go"
            :step 0.25
            :expect Face Face.time.hours == 1
            :expect Face Face.time.seconds == 2700
            :step 0.25
            :expect Face Face.time.hours == 2
            :expect Face Face.time.seconds == 1800
            :run
            :tap "go"
            :step 0.75
            :expect Face Face.time.hours == 1
            :run
            :expect Face Face.time.hours == 1
            :expect Face Face.time.seconds == 0
            """
        let file = turning("Face(time: Time(total: on ? 14400 : 3600))", declarations)
        #expect(failures(of: ProgramWorld(), file: file, steps) == [])
    }

    @Test("GEO-3 the data of built-in types, and vectors that the program computes with")
    func values() {
        let steps = """
            print(abs(Angle.degrees(180).animatableData - 128 * Double.pi) < 1e-9, UnitPoint(x: 1, y: 0.5).animatableData)
            :expect output contains "true AnimatablePair<Double, Double>(first: 128.0, second: 64.0)"
            var pair = AnimatablePair(1.0, 2.0)
            pair.scale(by: 3)
            :expect state pair.second == 6
            print((pair + AnimatablePair(1.0, 1.0)).first, pair.magnitudeSquared, pair.scaled(by: 0.5).first)
            :expect output contains "4.0 45.0 1.5"
            func gap<V: VectorArithmetic>(_ a: V, _ b: V) -> V { a - b }
            let two = 2.0
            print("gap", -two, gap(5.0, two), gap(AnimatablePair(1.0, 2.0), AnimatablePair(1.0, two)).second)
            :expect output contains "gap -2.0 3.0 0.0"
            print(AnimatablePair<Double, CGFloat>.zero.second, CGSize(width: 3, height: 4).animatableData.second)
            :expect output contains "0.0 4.0"
            """
        #expect(failures(of: ProgramWorld(), file: turning("Text(\"t\")", ""), steps) == [])
    }

    @Test("KEY-6 Color.Resolved is made of numbers: components, and the colour that it makes")
    func resolved() {
        let steps = """
            let c = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
            print(c.red, c.green, c.opacity)
            :expect output contains "1.0 0.5 0.25"
            print(Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.25))
            :expect output contains "#FF330040"
            print(Color.blue.resolve(in: EnvironmentValues()).blue)
            :expect output contains "1.0"
            """
        #expect(failures(of: ProgramWorld(), file: turning("Text(\"t\")", ""), steps) == [])
    }
}
