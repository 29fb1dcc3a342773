import AnimationMath
import Testing
import ViewValues

@testable import RenderTree

@Suite struct LifecycleTests {
    @Test("LIFE-1 onAppear comes before the first frame, deepest first, and what it writes is a new transaction")
    func appear() throws {
        let stage = try Stage { reader in
            vStack(0, .center, text(reader.flag(0) ? "yes" : "no").onAppear("inner"))
                .modifier(
                    .lifecycle(
                        .onAppear(
                            action {
                                $0.output.append("outer"); $0.write(0, .flag(true))
                            })))
        }
        #expect(stage.host.output == ["inner", "outer"])
        #expect(stage.tree.label(of: try stage.node("Text")) == "yes")
    }

    @Test("LIFE-2 onChange gives old and new; a third round waits for the next frame, with a warning")
    func change() throws {
        var stage = try Stage([.number(0)]) { reader in
            text("x").modifier(
                .lifecycle(
                    .onChange(
                        of: reader(0), initial: false,
                        action: action { host in
                            if host.latest[0].double < 5 { host.write(0, .number(host.latest[0].double + 1)) }
                        }, arguments: 2)))
        }
        try stage.set(0, .number(1))
        #expect(stage.host.output == ["0.0 → 1.0", "1.0 → 2.0", "2.0 → 3.0"])
        #expect(stage.host.warnings.map(\.rule) == ["LIFE-2"])
        try stage.step()
        #expect(stage.host.output.count == 5)
    }

    @Test("DONE-1 a completion comes once: at the end of the same update if nothing moved")
    func completionAtOnce() throws {
        var stage = try Stage { reader in rectangle().frame(50, 50) }
        try stage.run { host in host.withAnimation(.linear, (.logicallyComplete, "done")) { $0.write(0, .flag(true)) } }
        #expect(stage.host.output == ["done"])
    }

    @Test("DONE-2 a spring is logically complete after its response, removed when it is at rest")
    func criteria() throws {
        for (criteria, frames) in [(CompletionValue.Criteria.logicallyComplete, 30), (.removed, 50)] {
            var stage = try Stage { reader in rectangle().opacity(reader.flag(0) ? 0 : 1) }
            try stage.run { host in
                host.withAnimation(.smooth(duration: 0.5), (criteria, "done")) { $0.write(0, .flag(true)) }
            }
            var count = 0
            while stage.host.output.isEmpty, count < 200 {
                try stage.step()
                count += 1
            }
            #expect(abs(count - frames) <= 1, "\(criteria)")
        }
    }

    @Test("TX-5 a completion that a .transaction closure adds is called once, and not at the first appearance")
    func closureCompletion() throws {
        var stage = try Stage([.flag(false)]) { reader in
            rectangle().opacity(reader.flag(0) ? 0 : 1).animation(.linear(duration: 0.1), reader(0))
                .modifier(
                    .transaction(
                        .transaction(
                            ProgramClosure(
                                Shaper { transaction, host in
                                    host.nextID += 1
                                    transaction.completions.append(
                                        CompletionValue(
                                            id: host.nextID, criteria: .logicallyComplete,
                                            action: action { $0.output.append("done") }))
                                    return []
                                }))))
        }
        #expect(stage.host.output.isEmpty)
        try stage.set(0, .flag(true))
        try stage.settle()
        #expect(stage.host.output == ["done"])
        try stage.set(0, .flag(false))
        try stage.settle()
        #expect(stage.host.output == ["done"])
    }

    @Test("LIFE-6 a block that is due runs before the frame's samples; what it starts has sample 0 there")
    func blocks() throws {
        var stage = try Stage { reader in rectangle().opacity(reader.flag(0) ? 0 : 1) }
        stage.host.blocks.append((0.1, { $0.withAnimation(.linear(duration: 1)) { $0.write(0, .flag(true)) } }))
        try stage.step(6)
        #expect(try stage.number("opacity") == 1)
        #expect(try stage.moves("opacity"))
        try stage.step(15)
        #expect(abs(try stage.number("opacity") - 0.75) < 1e-5)
    }

    @Test("PHASE-1 a trigger sends the phases once through; each starts when the one before is logically complete")
    func phases() throws {
        var stage = try Stage([.number(0)]) { reader in
            rectangle().modifier(
                .show(
                    .phaseAnimator(
                        PhaseAnimatorValue(
                            phases: [0, -20, 20].map { Val.number($0) }, trigger: reader(0),
                            content: ProgramClosure(
                                Maker { argument, _ in
                                    guard case .value(let value) = argument else { return content }
                                    return content.opacity(1 + ((value as? Val)?.double ?? 0) / 100)
                                }), animation: ProgramClosure(Maker { _, _ in .empty })))))
        }
        for phase in ["0.0", "-20.0", "20.0"] { stage.host.phaseAnimations[phase] = .linear(duration: 0.5) }
        try stage.set(0, .number(1))
        #expect(try stage.number("opacity") == 1)
        try stage.step(15)
        #expect(abs(try stage.number("opacity") - 0.9) < 1e-4)
        try stage.step(16)
        #expect(abs(try stage.number("opacity") - 0.8) < 1e-4)
        try stage.step(15)
        #expect(abs(try stage.number("opacity") - 1.0) < 1e-4)
        try stage.settle()
        #expect(try stage.number("opacity") == 1)
        #expect(stage.frame >= 92 && stage.frame <= 95)
    }

    @Test("KEY-1 keyframes show their track's value each frame and hold the last")
    func keyframes() throws {
        var stage = try Stage([.number(0)]) { reader in
            rectangle().frame(50, 50).modifier(
                .show(
                    .keyframeAnimator(
                        KeyframeAnimatorValue(
                            initialValue: Val.number(0), trigger: reader(0), repeating: false,
                            content: ProgramClosure(
                                Maker { argument, _ in
                                    guard case .value(let value) = argument else { return content }
                                    return content.offset((value as? Val)?.double ?? 0, 0)
                                }), keyframes: ProgramClosure(Maker { _, _ in .empty })))))
        }
        stage.host.plan = { _ in
            [
                KeyframeSegment(target: AnimatableVector(100), duration: 1, kind: .linear(.linear)),
                KeyframeSegment(target: AnimatableVector(150), duration: 1, kind: .linear(.linear)),
            ]
        }
        try stage.set(0, .number(1))
        #expect(stage.tree.animationCount == 1)
        try stage.step(30)
        #expect(abs(try stage.number("offset.x") - 50) < 0.4)
        #expect(try stage.moves("x"))
        try stage.step(60)
        #expect(abs(try stage.number("offset.x") - 125) < 0.4)
        try stage.settle()
        #expect(stage.frame == 121)
        #expect(abs(try stage.number("offset.x") - 150) < 0.4)
    }
}
