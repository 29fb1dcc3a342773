import AnimationMath
import ViewValues

/// Sampling: each running animator once a frame, and what hangs on it (LIFE-6, step 3).
extension RenderTree {
    /// Samples what runs; only what moves is visited.
    mutating func sample<Host: ProgramHost>(_ numbers: [AttributeNumber], host: inout Host) {
        for number in numbers where running.contains(number) {
            pass.work.attributesSampled += 1
            guard var animator = attributes[number].animator else { continue }
            let before = attributes[number].shown
            let sample = animator.sample(at: pass.time, externals: &host)
            attributes[number].shown = sample.value
            if sample.isFinished {
                finish(number)
            } else {
                attributes[number].animator = animator
            }
            if sample.value != before || sample.isFinished { shownChanged(number) }
        }
    }

    private mutating func finish(_ number: AttributeNumber) {
        reportFinish(of: number)
        attributes[number].animator = nil
        attributes[number].animation = nil
        running.remove(number)
        let node = attributes[number].node
        if nodes[node].transition?.entering.isEmpty == false { nodes[node].transition?.entering.remove(number) }
    }

    /// What hangs on a shown value: an Animatable body, a layout of the program, a moved scroll view.
    private mutating func shownChanged(_ number: AttributeNumber) {
        let node = attributes[number].node
        switch attributes[number].key {
        case .data:
            if nodes[node].program != nil { dirty.insert(node) } else { invalidateLayout(node) }
        default: break
        }
    }

    /// Runs the bodies whose shown data changed in this frame, without an animation.
    mutating func refreshSampled<Host: ProgramHost>(host: inout Host) throws {
        try sampleMatched(host: &host)
        guard !dirty.isEmpty || !invalidLayouts.isEmpty else { return }
        beginPass(ShapedTransaction(TransactionValue(origin: .async)), transaction: pass.transaction)
        pass.isSampling = true
        try runDirty(host: &host)
        try updateFrames(host: &host)
        try finishInsertions(host: &host)
        eraseFinished()
        pass.isSampling = false
    }

    /// Runs the bodies and content closures that are due, outer ones first.
    mutating func runDirty<Host: ProgramHost>(host: inout Host) throws {
        var rounds = 0
        while !dirty.isEmpty {
            rounds += 1
            guard rounds < 1000 else { throw EngineLimit.rounds }
            let due = dirty.sorted { (nodes[$0].depth, $0) < (nodes[$1].depth, $1) }
            for number in due where dirty.contains(number) {
                guard nodes.contains(number) else {
                    dirty.remove(number)
                    continue
                }
                try refresh(number, old: nodes[number], host: &host)
                dirty.remove(number)
            }
        }
    }
}
