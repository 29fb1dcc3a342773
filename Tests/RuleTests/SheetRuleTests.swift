import Testing

@Suite("Sheets under a finger and what is presented over all, end to end")
struct SheetRuleTests {
    private func program(_ content: String, _ modifiers: String = "") -> RunningProgram {
        RunningProgram(
            """
            struct ContentView: View {
                @State var on = true
                @State var detent = PresentationDetent.medium
                var body: some View {
                    Text("Below").onTapGesture { print("below") }.sheet(isPresented: $on, onDismiss: { print("over") }) {
                        \(content)\(modifiers)
                    }
                }
            }
            """)
    }

    private let two = ".presentationDetents([.medium, .large], selection: $detent)"
    /// A large sheet begins 10 below the safe area, a medium one in the middle of the screen.
    private let large = 69.0, medium = 426.0, bottom = 852.0

    @Test("SHOW-6 a sheet stands at its detent, its content within it and above the bottom's safe area")
    func rest() {
        var program = program("Rectangle()", two)
        program.run(":run\n:expect Rectangle y == 426\n:expect Rectangle height == 392")
        program.run("detent = .large")
        let way = Oracle.spring(response: 0.5, damping: 1, target: large - medium, frames: 30).map { medium + $0 }
        #expect(agree(program.path("y", frames: 30), way, within: 0.01))
        program.run(":run\n:expect Rectangle y == 69\n:expect Rectangle height == 749")
    }

    @Test("SHOW-6 a finger drags a sheet along; let go at rest it goes to the nearest detent, and writes the selection")
    func drag() {
        var program = program("Rectangle()", two)
        program.run(
            ":run\n:drag Rectangle 0 -100 0.2 hold\n:expect Rectangle y == 326\n:expect Rectangle height == 492")
        program.run(":step 1f\n:release\n:expect state detent == .medium")
        let back = Oracle.spring(response: 0.5, damping: 1, target: 100, frames: 30).map { 326 + $0 }
        #expect(agree(program.path("y", frames: 30), back, within: 0.01))
        program.run(":run\n:drag Rectangle 0 -300 0.2 hold\n:step 1f\n:release\n:expect state detent == .large")
        program.run(":run\n:expect Rectangle y == 69")
    }

    @Test("TX-8 a sheet let go in motion is closed by its speed, and its spring goes on with it")
    func fling() {
        var program = program("Rectangle()", two)
        program.run(":run\n:drag Rectangle 0 150 0.1\n:expect state on == false\n:expect Rectangle leaving")
        // 150 points in 6 frames: 1500 a second.
        let way = Oracle.spring(response: 0.5, damping: 1, target: bottom - 576, frames: 20, velocity: 1500)
        #expect(agree(program.path("y", frames: 20), way.map { 576 + $0 }, within: 0.01))
        #expect(program.run(":run") == ["over"])
    }

    @Test("SHOW-6 beyond its largest detent, and where it may not be closed, a sheet gives like a rubber band")
    func rubber() {
        var program = program("Rectangle()", ".presentationDetents([.medium]).interactiveDismissDisabled()")
        func band(_ dragged: Double) -> Double { (1 - 1 / (dragged * 0.55 / 426 + 1)) * 426 }
        program.run(":run\n:drag Rectangle 0 200 0.2 hold\n:expect Rectangle y == \(medium + band(200)) ± 0.34")
        program.run(":drag Rectangle 0 -300 0.2 hold\n:expect Rectangle y == \(medium - band(100)) ± 0.34")
        program.run(":step 1f\n:release\n:run\n:expect Rectangle y == 426\n:expect state on == true")
    }

    @Test("SHOW-6 content that scrolls goes first, but down from its top the sheet follows")
    func scrolling() {
        let rows = "ScrollView { VStack { ForEach(0..<40) { Text(\"row \\($0)\").frame(height: 40) } } }"
        var program = program(rows)
        program.run(":run\n:drag \"row 9\" 0 -100 0.2 hold\n:step 1f\n:release\n:run\n:expect ScrollView y == 69 ± 1")
        program.run(":drag \"row 9\" 0 50 0.2 hold\n:expect ScrollView y == 69 ± 1\n:step 1f\n:release\n:run")
        program.run(":scroll ScrollView 0 -500\n:drag \"row 9\" 0 100 0.2 hold\n:expect ScrollView y == 169 ± 1")
    }

    @Test(
        "SHOW-6 what is presented takes no part in the box, the opacity or the gestures around the view that presents it"
    )
    func apart() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var on = false
                var body: some View {
                    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box")
                        .sheet(isPresented: $on) { Text("Inside") }
                        .opacity(0.5).scaleEffect(2).onTapGesture { print("outer") }
                }
            }
            """)
        program.run("on = true\n:run\n:expect ContentView height == 50\n:expect \"Inside\" opacity.total == 1")
        program.run(
            ":expect \"Inside\" scale.total == 1\n:try :tap \"Inside\"\n:expect error contains \"nothing to tap\"")
    }

    @Test("SHOW-6 a page pushed in a sheet fills the sheet under a bar of 44 and goes with it")
    func pageInSheet() {
        let stack = "NavigationStack { NavigationLink(\"Go\") { Rectangle() } }"
        var program = program(stack, ".presentationDetents([.medium])")
        program.run(
            ":run\n:tap \"Go\"\n:expect Rectangle x == 393\n:run\n:expect Rectangle x == 0\n:expect Rectangle y == 470")
        program.run(":dismiss")
        let way = Oracle.spring(response: 0.5, damping: 1, target: bottom - medium, frames: 20).map { medium + 44 + $0 }
        #expect(agree(program.path("y", frames: 20), way, within: 0.01))
    }

    @Test("SHOW-6 a dialog is as high as its content and stands at the bottom; on another screen all fits at once")
    func dialog() {
        var program = RunningProgram(
            """
            struct ContentView: View {
                @State var asks = false
                @State var full = false
                var body: some View {
                    Text("Below")
                        .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") {} }
                        .fullScreenCover(isPresented: $full) { Rectangle() }
                }
            }
            """)
        program.run("asks = true\n:run\n:expect \"Yes\" maxY == 818 ± 0.34\n:tap \"Yes\"\n:run\n:expect \"Yes\" gone")
        program.run("full = true\n:run\n:screen 400 700\n:expect Rectangle width == 400\n:expect Rectangle x still")
        program.run(":expect Rectangle height == 700 ± 100\n:dismiss\n:run\n:expect Rectangle gone")
    }
}
