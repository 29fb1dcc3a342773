import AnimationMath
import ViewValues

/// Sampling: each running animator once a frame, and what hangs on it (LIFE-6, step 3).
extension RenderTree {
    /// Samples what runs; only what moves is visited.
    mutating func sample<Host: ProgramHost>(_ numbers: [AttributeNumber], host: inout Host) {
        guard !numbers.isEmpty else { return }
        var taken: [AttributeNumber] = []
        var animators = ContiguousArray<Animator>()
        taken.reserveCapacity(numbers.count)
        animators.reserveCapacity(numbers.count)
        attributes.update(each: numbers) { number, attribute in
            guard let animator = attribute.animator.take() else { return }
            taken.append(number)
            animators.append(consume animator)
        }
        pass.work.attributesSampled += taken.count
        Animator.advance(&animators, to: pass.time, externals: &host)
        show(&animators, of: taken)
    }

    /// Gives the animators back to their attributes, which show what came of them.
    private mutating func show(_ animators: inout ContiguousArray<Animator>, of numbers: [AttributeNumber]) {
        var eventful: [(number: AttributeNumber, hasChanged: Bool, isFinished: Bool)] = []
        attributes.update(each: numbers.reversed()) { number, attribute in
            let change = attribute.show(animators.removeLast())
            if change.isEventful { eventful.append((number, change.hasChanged, change.isFinished)) }
        }
        var finished: [AttributeNumber] = []
        for (number, hasChanged, isFinished) in eventful.reversed() {
            if isFinished {
                finish(number)
                finished.append(number)
                if hasChanged, attributes[number].key == .data { pass.arrived.insert(attributes[number].node) }
            }
            if hasChanged { shownChanged(number) }
        }
        running.remove(finished)
        if !ownMotions.isEmpty { ownMotions.remove(finished) }
    }

    /// Steps animators that have ended but still time what they were interrupted in (DONE-2); nothing shown changes.
    mutating func sampleUnseen<Host: ProgramHost>(host: inout Host) {
        for number in timing.numbers {
            guard var animator = attributes[number].past.unseen.take() else {
                timing.remove(number)
                continue
            }
            pass.work.attributesSampled += 1
            animator.advance(to: pass.time, externals: &host)
            if animator.hasPendingCompletions {
                attributes[number].past.unseen = animator
            } else {
                timing.remove(number)
            }
        }
    }

    /// Takes the animator off an attribute that has arrived, unless it goes on for its completions alone.
    private mutating func finish(_ number: AttributeNumber) {
        reportFinish(of: number)
        let animator = attributes[number].animator.take()
        attributes[number].past.animation = nil
        attributes[number].past.unseen = animator?.hasPendingCompletions == true ? animator : nil
        if attributes[number].unseen != nil { timing.insert(number) }
        let node = attributes[number].node
        if nodes[node].transition?.entering.isEmpty == false { nodes[node].transition?.entering.remove(number) }
    }

    /// What hangs on a shown value: an Animatable body, a layout of the program, a moved scroll view.
    private mutating func shownChanged(_ number: AttributeNumber) {
        let node = attributes[number].node
        switch attributes[number].key {
        case .data:
            if !nodes[node].programBox.isEmpty { dirty.insert(node) } else { invalidateLayout(node) }
        case .scroll:
            pass.scrolled.append(node)
            pass.scrolledByProgram.insert(node)
        default: break
        }
    }

    /// Runs the bodies whose shown data changed in this frame, without an animation.
    mutating func refreshSampled<Host: ProgramHost>(host: inout Host) throws {
        let scrolled = pass.scrolled
        pass.scrolled = []
        let byProgram = pass.scrolledByProgram
        pass.scrolledByProgram = []
        defer { pass.arrived = [] }
        try sampleMatched(host: &host)
        try updateScrollPhases(host: &host)
        guard !dirty.isEmpty || !invalidLayouts.isEmpty || !scrolled.isEmpty else { return }
        beginPass(ShapedTransaction(TransactionValue(origin: .async)), transaction: pass.transaction)
        pass.isSampling = true
        try runDirty(host: &host)
        try updateFrames(host: &host)
        try finishInsertions(host: &host)
        if !scrolled.isEmpty {
            try updatePlaced(host: &host)
            try updateTitles(host: &host)
            try scrollMoved(host: &host)
            lazyRowsMoved = true
        }
        updateLazyRows(host: &host)
        try updatePreferences(host: &host)
        eraseFinished()
        pass.isSampling = false
        // Content that an animation of the program moves leaves the position as the program wrote it.
        for number in scrolled where nodes.contains(number) && !byProgram.contains(number) {
            try reportScrollPosition(of: number, host: &host)
        }
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
                try refresh(number, old: former(number), host: &host)
                dirty.remove(number)
            }
        }
    }
}
