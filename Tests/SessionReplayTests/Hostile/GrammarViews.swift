// Views, modifiers and what they are made of.
extension ProgramGrammar {
    static let viewForms: [String: [String]] = [
        "program": [
            """
            import SwiftUI
            enum Mode: String, CaseIterable { case first, second, third }
            @Observable final class Model { var level = 0.5; var items = [1, 2, 3] }
            struct Wobble: ViewModifier, Animatable {
                var amount: Double
                var animatableData: Double { get { amount } set { amount = newValue } }
                func body(content: Content) -> some View { content.‹own› }
            }
            struct Wedge: Shape {
                var sweep: Double
                var animatableData: Double { get { sweep } set { sweep = newValue } }
                func path(in rect: CGRect) -> Path {
                    Path { path in
                        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                        path.addLine(to: CGPoint(x: rect.midX + rect.width * sweep, y: rect.minY))
                        path.closeSubpath()
                    }
                }
            }
            struct Pressed: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.scaleEffect(configuration.isPressed ? 0.8 : 1)‹animating›
                }
            }
            struct Part: View {
                @Binding var on: Bool
                @Binding var amount: Double
                @State private var count = 1
                @State private var rows = [3, 1]
                @State private var mode = Mode.third
                @State private var model = Model()
                @Namespace private var space
                var body: some View { ‹view› }
            }
            struct ContentView: View {
                @State private var on = ‹flag›
                @State private var amount = ‹number›
                @State private var count = 2
                @State private var rows = [1, 2, 3]
                @State private var mode = Mode.‹mode›
                @State private var model = Model()
                @Namespace private var space
                @GestureState private var pull = CGSize.zero
                var body: some View {
                    VStack {
                        ‹content›
                        ‹part›
                        ‹content›
                        Button("Go") { ‹statement› }
                    }
                    ‹modifiers›
                }
                ‹helper›
            }
            """
        ],
        "part": [
            "Part(on: $on, amount: $amount)", "Part(on: .constant(true), amount: $amount)‹modifiers›", "‹content›",
        ],
        "helper": ["", "", "private func change() { ‹statement› }", "private var total: Int { rows.reduce(0, +) }"],
        "content": [
            "‹leaf›", "‹leaf›.accessibilityIdentifier(\"‹new›\")", "‹view›", "‹view›", "‹view›",
            "if ‹condition› { ‹content› }", "if ‹condition› { ‹content› } else { ‹content› }",
            "if ‹condition› { ‹view›.transition(‹transition›) }",
            "switch mode { case .first: ‹content›\ncase .second: ‹content›\ndefault: EmptyView() }",
            "ForEach(rows, id: \\.self) { row in ‹content›\nText(\"row \\(row)\") }",
            "ForEach(0..<3) { index in ‹view› }",
            "ForEach(Array(rows.enumerated()), id: \\.offset) { index, row in ‹view› }",
            "Group { ‹content›\n‹content› }", "‹content›\n‹content›",
        ],
        "view": ["‹core›", "‹core›‹modifiers›", "‹core›‹modifiers›‹modifiers›"],
        "core": [
            "‹leaf›", "‹leaf›", "‹leaf›", "‹control›", "‹control›",
            "VStack(alignment: .leading, spacing: ‹length›) { ‹content›\n‹content› }",
            "HStack { ‹content›\n‹content› }",
            "ZStack(alignment: .topTrailing) { ‹content›\n‹content› }", "ScrollView { ‹content› }",
            "LazyVStack { ‹content› }", "List { ‹content› }", "Grid { GridRow { ‹view›\n‹view› } }",
            "GeometryReader { proxy in ‹view›.frame(width: proxy.size.width / 2) }",
            "PhaseAnimator([0.0, 1.0]) { phase in ‹view›.opacity(phase) }",
            "TimelineView(.animation) { context in ‹leaf› }", "ViewThatFits { ‹view›\n‹view› }",
            "Button { ‹statement› } label: { ‹view› }", "NavigationStack { ‹view› }",
        ],
        "leaf": [
            "Text(\"‹word›\")", "Text(\"\\(count)\")", "Text(on ? \"yes\" : \"no\")", "Circle()", "Rectangle()",
            "Capsule()",
            "RoundedRectangle(cornerRadius: ‹length›)", "Circle().trim(from: 0, to: ‹fraction›)",
            "Wedge(sweep: ‹fraction›)",
            "Image(systemName: \"star.fill\")", "Color.red", "Spacer()", "Divider()", "Color(white: ‹fraction›)",
            "Circle().stroke(.blue, lineWidth: ‹length›)", "ProgressView(value: ‹fraction›)",
            "Label(\"‹word›\", systemImage: \"bolt\")",
        ],
        "control": [
            "Button(\"‹word›\") { ‹statement› }", "Button(\"‹word›\") { ‹statement› }.buttonStyle(Pressed())",
            "Toggle(\"‹word›\", isOn: $on)", "Toggle(\"‹word›\", isOn: $on.animation(‹animation›))",
            "Slider(value: $amount, in: 0...100)", "Stepper(\"‹word›\", value: $count)",
            "Picker(\"‹word›\", selection: $mode) { ForEach(Mode.allCases, id: \\.self) { Text($0.rawValue) } }",
        ],
        "modifiers": [".‹modifier›", ".‹modifier›.‹modifier›", ".‹modifier›‹modifiers›"],
        "modifier": [
            "‹effect›", "‹effect›", "‹effect›", "frame(width: ‹length›, height: ‹length›)",
            "frame(maxWidth: .infinity)",
            "padding(‹length›)", "padding(.horizontal)", "background(‹leaf›)", "overlay { ‹leaf› }",
            "overlay(alignment: .bottom) { ‹content› }", "foregroundStyle(on ? Color.red : Color.blue)",
            "animation(‹animation›, value: ‹watched›)", "animation(‹animation›, value: ‹watched›)",
            "animation(‹animation›) { $0.‹effect› }", "transition(‹transition›)", "transition(‹transition›)",
            "id(‹watched›)", "zIndex(‹fraction›)", "onTapGesture { ‹statement› }", "onAppear { ‹statement› }",
            "onDisappear { ‹statement› }", "onChange(of: ‹watched›) { ‹calm› }",
            "onChange(of: ‹watched›) { old, new in ‹calm› }",
            "task { try? await Task.sleep(for: .seconds(‹fraction›)); ‹calm› }", "geometryGroup()", "clipped()",
            "transaction { $0.animation = ‹animation› }", "transaction(value: count) { $0.disablesAnimations = on }",
            "matchedGeometryEffect(id: ‹watched›, in: space)", "contentTransition(.numericText())",
            "disabled(‹condition›)",
            "modifier(Wobble(amount: ‹fraction›))", "accessibilityIdentifier(\"‹new›\")",
            "accessibilityIdentifier(\"‹new›\")",
            "gesture(DragGesture().onChanged { amount = $0.translation.width }.onEnded { _ in ‹statement› })",
            "phaseAnimator([1.0, 0.5, 0.8], trigger: ‹watched›) { $0.opacity($1) } animation: { _ in ‹animation› }",
            """
            keyframeAnimator(initialValue: 0.0, trigger: ‹watched›) { content, value in
                content.offset(x: value)
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(‹length›, duration: ‹time›); SpringKeyframe(0, duration: ‹time›) }
            }
            """,
            "sheet(isPresented: $on) { Text(\"sheet\") }", "fixedSize()", "layoutPriority(1)",
            "position(x: ‹length›, y: 50)",
        ],
        "effect": [
            "opacity(‹fraction›)", "scaleEffect(‹fraction›)", "offset(x: ‹length›, y: ‹length›)",
            "blur(radius: ‹length›)",
            "rotationEffect(.degrees(‹length›))", "scaleEffect(x: ‹fraction›, y: 1, anchor: .bottomLeading)",
            "rotation3DEffect(.degrees(‹length›), axis: (x: 0, y: 1, z: 0))", "shadow(radius: ‹length›)",
            "brightness(‹fraction›)",
            "hueRotation(.degrees(‹length›))", "saturation(‹fraction›)", "opacity(‹fraction›).scaleEffect(‹fraction›)",
        ],
        "own": [
            "opacity(amount)", "scaleEffect(amount)", "offset(x: amount * 20)", "rotationEffect(.degrees(amount * 90))",
        ],
        "animating": ["", ".animation(‹animation›, value: configuration.isPressed)"],
        "animation": [
            ".default", ".linear", ".linear(duration: ‹time›)", ".easeIn", ".easeInOut(duration: ‹time›)", ".spring",
            ".bouncy",
            ".smooth(duration: ‹time›)", ".snappy", ".spring(response: ‹time›, dampingFraction: 0.5)",
            ".interpolatingSpring(stiffness: 100, damping: 10)", ".timingCurve(0.2, 0.8, 0.4, 1.2, duration: ‹time›)",
            "nil",
            ".interactiveSpring", ".linear(duration: ‹time›).delay(‹time›)", ".spring.speed(2)",
            ".easeOut.repeatCount(3)",
            ".linear(duration: ‹time›).repeatForever(autoreverses: ‹flag›)", ".linear(duration: 0)",
        ],
        "transition": [
            ".opacity", ".slide", ".scale", ".move(edge: .leading)", ".identity", ".offset(x: ‹length›)",
            ".push(from: .bottom)",
            ".scale(scale: 0.3).combined(with: .opacity)", ".asymmetric(insertion: .slide, removal: .opacity)",
            ".modifier(active: Wobble(amount: 0), identity: Wobble(amount: 1))",
            ".opacity.animation(.linear(duration: ‹time›))",
            "BlurReplaceTransition(configuration: .downUp)",
        ],
        "condition": [
            "on", "!on", "count > 2", "mode == .first", "rows.isEmpty", "rows.count.isMultiple(of: 2)", "amount > 50",
        ],
        "watched": ["on", "count", "mode", "rows", "amount"],
        "fraction": ["0.3", "1", "on ? 1 : 0.25", "amount / 100", "model.level", "Double(count) / 4", "0"],
        "length": ["10", "40", "on ? 100 : 20", "amount", "Double(count) * 12", "-30", "0.5"],
        "number": ["0.0", "40.0", "73.5"], "flag": ["true", "false"], "mode": ["first", "second", "third"],
        "time": ["0.2", "0.35", "1", "0.05"], "word": ["One", "Two", "Three words of it", "한글", "e\u{301}"],
    ]
}
