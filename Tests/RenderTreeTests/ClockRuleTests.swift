import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct ClockRuleTests {
    @Test("LIFE-5 a TimelineView's date is the frame's time, exactly, in every frame")
    func timeline() throws {
        var stage = try Stage { _ in
            ViewValue(
                .deferred(
                    .timeline(
                        ProgramClosure(
                            Maker { argument, _ in
                                guard case .date(let date) = argument else { return .empty }
                                return rectangle().frame(20, 20).rotation(date * 90)
                            }), schedule: .animation(minimumInterval: nil, paused: false))))
        }
        #expect(try stage.number("rotation") == 0)
        for frame in 1...30 {
            try stage.step()
            #expect(try stage.number("rotation") == Double(frame) / 60 * 90)
        }
        #expect(stage.tree.animationCount == 0)
    }

    @Test("LIFE-5 a periodic timeline is made anew at the first frame at or after each of its dates")
    func periodic() throws {
        var stage = try Stage { _ in
            ViewValue(
                .deferred(
                    .timeline(
                        ProgramClosure(
                            Maker { argument, _ in
                                guard case .date(let date) = argument else { return .empty }
                                return text("\(Int((date * 60).rounded()))")
                            }), schedule: .periodic(from: 0, by: 0.51))))
        }
        var seen: [String] = []
        for _ in 0..<100 {
            let label = stage.tree.label(of: try stage.node("Text")) ?? ""
            if seen.last != label { seen.append(label) }
            try stage.step()
        }
        // 0.51 s and 1.02 s lie between two frames: 30.6 and 61.2.
        #expect(seen == ["0", "31", "62", "92"])
    }

    @Test("LIFE-5 scheduled blocks wait on the frames' clock and run in the order of their times")
    func blocks() throws {
        var stage = try Stage([.number(0)]) { reader in rectangle().rotation(reader.number(0)) }
        stage.host.blocks = [
            (0.3, { $0.output.append("late") }), (0.101, { $0.write(0, .number(30)) }),
        ]
        try stage.step(6)
        #expect(try stage.number("rotation") == 0)
        try stage.step()
        #expect(try stage.number("rotation") == 30)
        #expect(stage.host.output.isEmpty)
        try stage.step(11)
        #expect(stage.host.output == ["late"])
    }
}
