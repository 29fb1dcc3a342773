import AnimationMath
import ViewValues

extension RenderTree {
    /// What is in flight, in tree order; keyframe animators included.
    public func attributesInFlight<Externals: ExternalAnimations>(externals: inout Externals) -> [AttributeInFlight] {
        guard let rootNumber, animationCount > 0 || !ownMotions.isEmpty else { return [] }
        var result: [AttributeInFlight] = []
        var paths = paths
        for node in subtree(of: rootNumber) {
            for entry in nodes[node].attributes {
                guard let animator = attributes[entry.number].animator else { continue }
                result.append(inFlight(entry.number, animator, &paths, externals: &externals))
            }
            if let run = keyframesInFlight(at: node, &paths) { result.append(run) }
            if let motion = scrollInFlight(at: node, &paths) { result.append(motion) }
        }
        return result
    }

    /// The same without asking the program: the end of animations of its own types is then not known.
    public var attributesInFlight: [AttributeInFlight] {
        var none = NoExternalAnimations()
        return attributesInFlight(externals: &none)
    }

    private func inFlight<Externals: ExternalAnimations>(
        _ number: AttributeNumber, _ animator: Animator, _ paths: inout PathIndex, externals: inout Externals
    ) -> AttributeInFlight {
        let attribute = attributes[number]
        let end = animator.projectedEnd(from: pass.time, externals: &externals)
        return AttributeInFlight(
            node: NodeID(attribute.node), path: paths.path(of: attribute.node, in: self),
            property: propertyName(of: number),
            from: displayed(animator.from, of: number), to: displayed(attribute.model, of: number),
            shown: displayed(attribute.shown, of: number),
            velocity: displayedVelocity(
                animator.velocity(at: pass.time, externals: &externals).components, at: attribute.shown.components,
                of: number),
            animation: attribute.animation, transaction: attribute.transaction, start: animator.start.seconds,
            projectedEnd: end?.seconds, components: componentNames(of: number),
            isAssumed: isAssumed(number))
    }

    private func keyframesInFlight(at node: NodeNumber, _ paths: inout PathIndex) -> AttributeInFlight? {
        guard let state = nodes[node].deferred?.keyframes, let start = state.start, let plan = state.plan else {
            return nil
        }
        let duration = plan.tracks.map(\.duration).max() ?? 0
        let elapsed = pass.time.elapsed(since: start)
        return AttributeInFlight(
            node: NodeID(node), path: paths.path(of: node, in: self), property: "keyframes",
            from: plan.tracks.flatMap { $0.initialValue.components },
            to: plan.tracks.flatMap { $0.finalValue.components }, shown: state.shown.flatMap(\.components),
            velocity: plan.tracks.flatMap { $0.velocity(at: elapsed).components }, animation: nil,
            transaction: transactionCount, start: start.seconds, projectedEnd: start.seconds + duration)
    }

    private func scrollInFlight(at node: NodeNumber, _ paths: inout PathIndex) -> AttributeInFlight? {
        guard let motion = scrollMotions[node] else { return nil }
        let courses = [motion.horizontal, motion.vertical].compactMap { $0 }
        let duration = courses.map(\.duration).max() ?? 0
        let offset = scrollOffset(of: node)
        let axes = scrollAxes(of: node).filter { motion[$0] != nil }
        return AttributeInFlight(
            node: NodeID(node), path: paths.path(of: node, in: self), property: "scroll",
            from: courses.map { $0.position(at: 0) }, to: courses.map(\.end), shown: axes.map { offset[$0] },
            velocity: axes.map { scrollVelocity(of: node, $0) }, animation: nil, transaction: transactionCount,
            start: motion.start.seconds, projectedEnd: motion.start.seconds + duration)
    }

    /// How many attributes are in flight (`:expect animations`).
    public var animationCount: Int {
        running.numbers.count + scrollMotions.count
            + clocked.count { nodes.contains($0) && nodes[$0].deferred?.keyframes.isRunning == true }
    }
}
