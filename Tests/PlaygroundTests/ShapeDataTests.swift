import SwiftSubset
import Testing
import Vocabulary

@testable import Playground

@Suite("Data of the program's shapes")
struct ShapeDataTests {
    /// After half a second of one, at constant speed: half way from 5 to 9, and from 2 to 4 points of stroke.
    private func halfWay() -> Playground {
        var playground = Playground(program: ProgramWorld())
        let entries = [
            """
            struct Star: Shape {
                var points: Double
                var depth: Double
                var animatableData: AnimatablePair<Double, Double> {
                    get { AnimatablePair(points, depth) }
                    set { (points, depth) = (newValue.first, newValue.second) }
                }
                func path(in rect: CGRect) -> Path { Path(rect) }
            }
            """,
            """
            struct Sky: View {
                @State var on = false
                var body: some View {
                    Star(points: on ? 9 : 5, depth: 1).stroke(lineWidth: on ? 4 : 2).frame(width: 80, height: 80)
                }
            }
            """, ":show Sky()", "withAnimation(.linear(duration: 1)) { on = true }", ":step 0.5",
        ]
        for entry in entries { #expect(!playground.run(Entry(text: entry)).failed, "\(entry)") }
        return playground
    }

    private func samples(_ outcome: Outcome) -> [SampleValue] {
        outcome.events.compactMap { event in
            if case .sample(let sample) = event.kind { sample } else { nil }
        }
    }

    @Test(
        "CORE-1 a stored property and a number of the data have their value, model and speed",
        arguments: [
            "Star.points", "Star.animatableData[0]", "Star.animatableData.first",
        ])
    func values(name: String) throws {
        var playground = halfWay()
        let sample = try #require(samples(playground.run(Entry(text: ":get Star \(name)"))).first)
        #expect(sample.value == .number(7) && sample.model == .number(9))
        #expect(abs((sample.velocity ?? 0) - 4) < 0.01)
    }

    @Test("What is in flight is named as :get takes it")
    func names() throws {
        var playground = halfWay()
        let outcome = playground.run(Entry(text: ":anims"))
        let names = outcome.events.flatMap { event -> [String] in
            if case .report(.animations(let rows)) = event.kind { rows.map(\.property) } else { [] }
        }
        #expect(names == ["lineWidth", "Star.animatableData[0]"])
        for name in names { #expect(!playground.run(Entry(text: ":get Star \(name)")).failed) }
    }

    @Test("TX-1 :why reaches a number of the data; one that is not there is an error")
    func why() throws {
        var playground = halfWay()
        #expect(!playground.run(Entry(text: ":expect why Star Star.animatableData[0] == TX-1")).failed)
        #expect(!playground.run(Entry(text: ":expect Star Star.animatableData[0] animates")).failed)
        #expect(!playground.run(Entry(text: ":expect Star Star.animatableData[1] still")).failed)
        #expect(playground.run(Entry(text: ":get Star Star.animatableData[2]")).failed)
        #expect(playground.run(Entry(text: ":get Star Star.animatableData[-1]")).failed)
    }

    @Test("GEO-4 a colour's speed in flight is the one that :get tells, in sRGB")
    func colours() throws {
        var playground = Playground(program: ProgramWorld())
        let entries = [
            """
            struct Lamp: View {
                @State var on = false
                var body: some View { Circle().fill(on ? .red : .blue) }
            }
            """, ":show Lamp()", "withAnimation(.linear(duration: 1)) { on = true }", ":step 0.5",
        ]
        for entry in entries { #expect(!playground.run(Entry(text: entry)).failed) }
        let told = try #require(samples(playground.run(Entry(text: ":get Circle color.red"))).first?.velocity)
        let flying = playground.run(Entry(text: ":anims")).events.flatMap { event -> [MotionRow] in
            if case .report(.animations(let rows)) = event.kind { rows } else { [] }
        }
        let row = try #require(flying.first { $0.property == "color.red" })
        #expect(abs((row.velocity ?? 0) - told) < 0.001)
    }
}
