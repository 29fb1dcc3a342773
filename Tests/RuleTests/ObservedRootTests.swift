import Testing

@Suite("What an App and observed objects make anew, end to end")
struct ObservedRootTests {
    @Test("LIFE-3 state of the App itself is followed, and entries stand in the view that it shows")
    func app() {
        var program = RunningProgram(
            """
            class Session: ObservableObject { @Published var isOpen = false }
            struct Start: View {
                @State private var taps = 0
                let session: Session
                var body: some View {
                    Button("enter \\(taps)") { taps += 1; withAnimation(.linear(duration: 1)) { session.isOpen = true } }
                }
            }
            @main struct Program: App {
                @StateObject private var session = Session()
                @State private var visits = 0
                var body: some Scene {
                    WindowGroup {
                        ZStack {
                            if session.isOpen { Text("home \\(visits)").onAppear { visits += 1 } }
                            else { Start(session: session) }
                        }
                    }
                }
            }
            """)
        program.run("taps += 1\n:expect Text(\"enter 1\") exists\n:tap Button")
        let path = program.path("opacity", of: "Start", frames: 30)
        #expect(agree(path, (0...30).map { 1 - Double($0) / 60 }, within: 1e-5))
        program.run(":run\n:expect Start gone\n:expect Text(\"home 1\") exists\n:expect state visits == 1")
    }

    @Test("LIFE-3 a view follows an observed object whether its body reads it or passes on its binding")
    func projected() {
        var program = RunningProgram(
            """
            class Model: ObservableObject { @Published var level = 0 }
            struct Bar: View { @Binding var level: Int; var body: some View { Text("level \\(level)") } }
            struct Idle: View { @ObservedObject var model: Model; var body: some View { Text("idle") } }
            struct ContentView: View {
                @StateObject var model = Model()
                var body: some View {
                    VStack { Bar(level: $model.level); Idle(model: model); Button("up") { model.level += 1 } }
                }
            }
            """)
        program.run(
            ":mark\n:tap Button\n:expect Text(\"level 1\") exists\n:expect bodies Idle == 1\n:expect bodies Bar == 1")
    }

    @Test("LIFE-7 one press is one tap: a double tap does not answer it, whether a single one is there or not")
    func singleTap() {
        let body = """
            Rectangle().onTapGesture(count: 2) { twice += 1 }.onTapGesture { once += 1 }
            """
        var program = RunningProgram(body: body, state: "@State var once = 0\n@State var twice = 0")
        program.run(":press Rectangle 0.1\n:tap Rectangle\n:expect state once == 2\n:expect state twice == 0")
        var lone = RunningProgram(body: "Rectangle().onTapGesture(count: 2) { on.toggle() }")
        lone.run(":press Rectangle 0.1\n:expect state on == false\n:tap Rectangle\n:expect state on == true")
    }

    @Test("LIFE-7 a control lets go of a finger that a gesture of higher priority or a scroll view follows")
    func cancelled() {
        let body = """
            Toggle("Lamp", isOn: $on).highPriorityGesture(DragGesture().onChanged { way = $0.translation.width })
            """
        var program = RunningProgram(body: body, state: "@State var on = false\n@State var way: CGFloat = 0")
        program.run(":drag Toggle 40 0\n:expect state on == false\n:expect state way == 40\n:press Toggle 0.1")
        program.run(":expect state on == true")
        var scrolled = RunningProgram(
            body: "ScrollView { Button(\"Row\") { on = true }; Color.red.frame(height: 2000) }")
        scrolled.run(":drag \"Row\" 0 -50\n:expect state on == false\n:press \"Row\" 0.1\n:expect state on == true")
    }

    @Test("TRANS-10 another id is another appearance for the lifecycle modifiers around it")
    func identity() {
        let body = """
            VStack {
                Text("\\(number)").id(number)
                    .onAppear { print("appear \\(number)") }.onDisappear { print("gone") }.task { print("task \\(number)") }
                Text("plain").onAppear { print("plain") }
            }
            """
        var program = RunningProgram(body: body, state: "@State var number = 0")
        #expect(program.run("number = 1") == ["appear 1", "gone", "task 1"])
        program.run("withAnimation(.linear(duration: 1)) { number = 2 }\n:expect output count \"gone\" == 1")
        #expect(program.run(":run") == ["gone"])
    }

    @Test("a tap opens a menu, what is chosen in it closes it, and its own action goes before")
    func menus() {
        let body = """
            VStack {
                Menu("More") { Button("One") { print("one") }; Toggle("Two", isOn: $on) }
                Menu("Run") { Button("Later") {} } primaryAction: { print("run") }
                Rectangle().frame(width: 10, height: 10)
            }
            """
        var program = RunningProgram(body: body)
        let place = program.value("y", of: "Rectangle")
        program.run(":expect \"One\" gone\n:tap \"More\"\n:expect \"One\" exists")
        #expect(program.value("y", of: "Rectangle") == place)
        #expect(program.run(":tap \"One\"\n:expect \"One\" gone\n:tap \"Run\"") == ["one", "run"])
        program.run(":tap \"More\"\n:tap \"Two\"\n:expect state on == true\n:expect \"Two\" gone")
    }
}
