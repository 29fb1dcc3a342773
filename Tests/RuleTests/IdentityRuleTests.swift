import Testing

@Suite("Parameters that switch a modifier off keep the view, end to end")
struct IdentityRuleTests {
    @Test(
        "TREE-1 a modifier that is switched off by a parameter is still the same modifier",
        arguments: [
            ".simultaneousGesture(TapGesture(), isEnabled: on)",
            ".highPriorityGesture(TapGesture(), including: on ? .gesture : .subviews)",
            ".gesture(on ? DragGesture() : nil)", ".symbolEffectsRemoved(on)", ".scrollTargetLayout(isEnabled: on)",
            ".scrollTransition(on ? .identity : .interactive) { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }",
            ".onAppear(perform: on ? mark : nil)", ".tint(on ? Color.red : nil)", ".deleteDisabled(on)",
            ".interactiveDismissDisabled(on)",
        ])
    func keeps(_ modifier: String) {
        var program = RunningProgram(
            """
            struct Kid: View {
                @State private var count = 0
                var body: some View { Text("\\(count)").onAppear { count += 1; print("appear") } }
            }
            struct ContentView: View {
                @State var on = false
                func mark() {}
                var body: some View { VStack { Kid()\(modifier) } }
            }
            """)
        program.run("on = true\non = false\n:expect output count \"appear\" == 1\n:expect Text(\"1\") exists")
    }

    @Test("TREE-1 rows keep their state when onDelete comes to nil")
    func rows() {
        var program = RunningProgram(
            """
            struct Row: View {
                @State private var count = 0
                var body: some View { Text("\\(count)").onAppear { count += 1; print("appear") } }
            }
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    List { ForEach(0..<2) { _ in Row() }.onDelete(perform: on ? { _ in } : nil).onMove(perform: nil) }
                }
            }
            """)
        program.run("on = true\non = false\n:expect output count \"appear\" == 2")
    }

    @Test("LIFE-7 a long press that was recognised leaves nothing for the tap beside it")
    func longPress() {
        var program = RunningProgram(
            body: """
                Rectangle().onTapGesture { print("tap") }
                    .onLongPressGesture(minimumDuration: 0.3) { print("long") }
                """)
        #expect(program.run(":press Rectangle 0.5") == ["long"])
        #expect(program.run(":press Rectangle 0.1") == ["tap"])
    }
}
