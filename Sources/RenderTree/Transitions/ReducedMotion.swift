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
        var values = rootEnvironment.values
        values.reduceMotion = isOn
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
        guard nodes[number].environment.values.reduceMotion, try hasMotion(value, host: &host) else {
            return value.layers()
        }
        if case .animation(_, let own) = value { return TransitionValue.animation(.opacity, own).layers() }
        return TransitionValue.opacity.layers()
    }

    /// `TransitionProperties.hasMotion` of a transition (TRANS-9); the program's own types are asked.
    private func hasMotion<Host: ProgramHost>(_ value: TransitionValue, host: inout Host) throws -> Bool {
        switch value {
        case .identity, .opacity: false
        case .slide, .scale, .offset, .move, .push, .blurReplace, .modifier: true
        case .asymmetric(let first, let second), .combined(let first, let second):
            try hasMotion(first, host: &host) || hasMotion(second, host: &host)
        case .animation(let base, _): try hasMotion(base, host: &host)
        case .program(let composite): try host.hasMotion(transition: composite.value)
        }
    }
}
