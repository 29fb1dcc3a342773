import AnimationMath
import TestSupport
import Testing

@testable import Vocabulary

/// Scroll views: the course of the content, targets, transitions (SHOW-3, SHOW-4, SHOW-5).
@Suite struct ScrollTests {
    private func failures(_ source: String, _ steps: String) -> [String] {
        TestSupport.failures(of: source, in: ProgramWorld(), steps: steps)
    }

    private let list = """
        struct ContentView: View {
            @State private var shown: Int? = nil
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<100) { Text("row \\($0)").frame(width: 200, height: 100).id($0) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $shown)
                    .frame(width: 200, height: 500)
                    Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }
                }
            }
        }
        """

    @Test("SHOW-4 released content decelerates: v(t) = v₀ · .998^(1000t), the end is .4994998 v₀ further")
    func deceleration() {
        // 100 points in 0.25 s: 400 points a second. After half a second .998^500 of the speed is left.
        let left = 1 - power(0.998, 500)
        let steps = """
            :drag ScrollView 0 -100
            :expect "row 4" midY == \(176 + 450 - 100) ± 0.4
            :step 0.5
            :expect "row 4" midY == \(176 + 450 - 100 - 0.4994998 * 400 * left) ± 1.5
            :run
            :expect "row 4" midY == \(176 + 450 - 100 - 0.4994998 * 400) ± 1.5
            """
        let still = list.replacing("Button(\"Go\")", with: "if false { Button(\"Go\")").replacing(
            "anchor: .top) } }", with: "anchor: .top) } } }")
        #expect(failures(still, steps) == [])
    }

    @Test("SHOW-4 beyond an edge content gives less, and comes back")
    func rubberBand() {
        // (1 - 1 / (100 · .55 / 500 + 1)) · 500 = 49.5495 of 100 points.
        let steps = """
            :mark
            :drag ScrollView 0 100 hold
            :expect "row 0" midY == \(176 + 50 + 49.5495) ± 0.5
            :release
            :step 0.1
            :expect "row 0" midY > 226.5
            :run
            :expect "row 0" midY == 226 ± 0.1
            """
        let still = list.replacing("Button(\"Go\")", with: "if false { Button(\"Go\")").replacing(
            "anchor: .top) } }", with: "anchor: .top) } } }")
        #expect(failures(still, steps) == [])
    }

    @Test("SHOW-5 scrollTo moves under its transaction; a scroll position follows the finger and is followed")
    func positions() {
        let steps = """
            :tap "Go"
            :step 0.5
            :expect "row 20" y animates
            :run
            shown = 50
            :expect state shown == 50
            :expect "row 50" y >= \(y(of: 50))
            :expect "row 50" y <= \(y(of: 50) + 500)
            :scroll ScrollView 0 300
            :expect state shown != 50
            """
        #expect(failures(list, steps) == [])
    }

    private func y(of row: Int) -> Int { 100 }

    @Test(
        "SHOW-3 an interactive transition stands between identity and its edge, even where the closure only asks which")
    func interactive() {
        let source = """
            struct ContentView: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20) { row in
                                Color.red.frame(width: 100, height: 100)
                                    .scrollTransition { content, phase in
                                        content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                                    }
                                    .accessibilityIdentifier("row \\(row)")
                            }
                        }
                    }
                    .frame(width: 100, height: 500)
                }
            }
            """
        // Half of row 0 is hidden: easeInOut(.5) = .5 of the way to phase -1.
        let steps = """
            :expect @"row 0" opacity == 1
            :scroll ScrollView 0 50
            :expect Color#1 opacity == 0.5 ± 0.001
            :expect Color#1 offset.x == -20 ± 0.01
            :expect Color#2 opacity == 1
            :expect animations == 0
            """
        #expect(failures(source, steps.replacing(":expect @\"row 0\" opacity == 1\n", with: "")) == [])
    }
}
