import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct PhaseRuleTests {
    /// A rectangle with a phase animator around it, turned as a phase says.
    private static func turning(_ phases: [Double], _ trigger: Val?, _ degrees: @escaping @Sendable (Double) -> Double)
        -> ViewValue
    {
        rectangle().modifier(
            .show(
                .phaseAnimator(
                    PhaseAnimatorValue(
                        phases: phases.map { Val.number($0) }, trigger: trigger,
                        content: ProgramClosure(
                            Maker { argument, _ in
                                guard case .value(let value) = argument else { return content }
                                return content.rotation(degrees((value as? Val)?.double ?? 0))
                            }), animation: ProgramClosure(Maker { _, _ in .empty })))))
    }

    private static func stage(
        _ phases: [Double], animated: [Double], _ degrees: @escaping @Sendable (Double) -> Double
    ) throws -> Stage {
        var stage = try Stage([.number(0)]) { reader in turning(phases, reader(0), degrees) }
        for phase in animated { stage.host.phaseAnimations["\(phase)"] = .linear(duration: 0.5) }
        return stage
    }

    private static func steps(_ stage: Stage) -> [String] {
        stage.events.compactMap { event in
            guard case .lifecycle(let event) = event, event.what == .phase else { return nil }
            return event.detail
        }
    }

    @Test("PHASE-2 phases that look alike are passed at once: the next step starts in the same frame")
    func alike() throws {
        // 1 looks like 0; the way from 1 to 2 turns by 90 degrees.
        var stage = try Self.stage([0, 1, 2], animated: [0, 1, 2]) { $0 < 2 ? 0 : 90 }
        try stage.set(0, .number(1))
        #expect(Self.steps(stage) == ["1.0", "2.0"])
        #expect(try stage.moves("rotation"))
        try stage.step(15)
        #expect(abs(try stage.number("rotation") - 45) < 1e-3)
        #expect(stage.host.warnings.isEmpty)
    }

    @Test("PHASE-2 a whole round of equal looks ends the frame with a warning, and goes on in the next")
    func allAlike() throws {
        var stage = try Stage { _ in Self.turning([0, 1, 2], nil) { _ in 0 } }
        #expect(stage.host.warnings.map(\.rule) == ["PHASE-2"])
        #expect(Self.steps(stage).count == 3)
        try stage.step()
        #expect(Self.steps(stage).count == 3)
        #expect(stage.tree.animationCount == 0)
    }

    @Test("PHASE-3 a trigger in mid-cycle goes on to the next phase at once, from what is shown")
    func midCycle() throws {
        var stage = try Self.stage([0, 1, 2], animated: [0, 1, 2]) { $0 * 100 }
        try stage.set(0, .number(1))
        try stage.step(15)
        #expect(abs(try stage.number("rotation") - 50) < 1e-3)
        try stage.set(0, .number(2))
        #expect(Self.steps(stage) == ["2.0"])
        #expect(abs(try stage.number("rotation") - 50) < 1e-3)
        // MERGE-2: the first way goes on below, r₁ = 50 + 50·t/0.5 s, and the second is played over it toward 200.
        try stage.step(9)
        #expect(abs(try stage.number("rotation") - (80 + 0.3 * 120)) < 1e-2)
        // The step that was interrupted is no longer waited for: the cycle ends after the two that are left.
        var seen: [String] = []
        for _ in 0..<120 where !stage.tree.isIdle {
            try stage.step()
            seen += Self.steps(stage)
        }
        #expect(seen == ["0.0"])
        #expect(try stage.number("rotation") == 0)
    }

    @Test("PHASE-1 a phase animator without phases, or with one, shows its content and never steps")
    func few() throws {
        var none = try Stage { _ in Self.turning([], nil) { $0 } }
        try none.step(5)
        #expect(none.tree.isIdle)
        var one = try Stage { _ in Self.turning([30], nil) { $0 } }
        try one.step(5)
        #expect(try one.number("rotation") == 30)
        #expect(one.tree.isIdle)
    }
}
