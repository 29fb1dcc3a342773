import AnimationMath
import ViewValues

/// Reduced motion: a transition that moves something becomes a fade (TRANS-9).
extension RenderTree {
    /// Whether motion is to be reduced, as in the system's settings; change it with `setReduceMotion`.
    public var reduceMotion: Bool { rootEnvironment.values.reduceMotion }

    /// Turns reduced motion on or off: an update without animation, in which bodies that read it run.
    public mutating func setReduceMotion<Host: ProgramHost>(
        _ isOn: Bool, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        guard isOn != reduceMotion else { return [] }
        return try setSystem("accessibilityReduceMotion", to: isOn ? "true" : "false", at: time, host: &host)
    }

    /// Changes a value of the system's that views read from the environment (`colorScheme`, `dynamicTypeSize`,
    /// `layoutDirection`, `horizontalSizeClass`, …), by its name: an update without animation.
    public mutating func setSystem<Host: ProgramHost>(
        _ key: String, to value: String, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        var values = rootEnvironment.values
        values.applyKey(key, named: value)
        rootEnvironment = Environment(values)
        guard let number = rootNumber else { return [] }
        return try driving(at: time) { tree in
            try tree.runUpdate(TransactionValue(origin: .screen), writes: [], host: &host) { tree, host in
                let inherited = Inherited(environment: tree.rootEnvironment, scope: nil, listTransition: nil)
                try tree.update(number, to: tree.nodes[number].view, inherited, host: &host)
            }
            try tree.runRounds(host: &host)
        }
    }

    /// A transition's parts at a node: those of a fade where motion is reduced and the transition has any.
    mutating func layers<Host: ProgramHost>(
        of value: TransitionValue, at number: NodeNumber, host: inout Host
    ) throws -> [TransitionLayer] {
        let environment = nodes[number].environment.values
        guard environment.reduceMotion, try hasMotion(value, host: &host) else {
            return environment.isRightToLeft ? value.layers().map(\.mirrored) : value.layers()
        }
        if case .animation(_, let own) = value { return TransitionValue.animation(.opacity, own).layers() }
        return TransitionValue.opacity.layers()
    }

    /// `TransitionProperties.hasMotion` of a transition (TRANS-9); the program's own types are asked.
    private func hasMotion<Host: ProgramHost>(_ value: TransitionValue, host: inout Host) throws -> Bool {
        switch value {
        case .identity, .opacity, .symbolEffect: false
        case .slide, .scale, .offset, .move, .push, .blurReplace, .modifier: true
        case .asymmetric(let first, let second), .combined(let first, let second):
            try hasMotion(first, host: &host) || hasMotion(second, host: &host)
        case .animation(let base, _): try hasMotion(base, host: &host)
        case .program(let composite): try host.hasMotion(transition: composite.value)
        }
    }
}

extension TransitionLayer {
    /// The part where reading begins at the right edge: leading is then on the right.
    var mirrored: TransitionLayer {
        guard case .move(let edge) = kind else { return self }
        var copy = self
        let isSideways = !edge.intersection(.horizontal).isEmpty
        copy.kind = .move(isSideways ? edge.opposite : edge)
        return copy
    }
}
