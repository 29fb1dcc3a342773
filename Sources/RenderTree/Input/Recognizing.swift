import AnimationMath
import ViewValues

/// How recognisers follow the finger.
extension RenderTree {
    mutating func beginRecognizers<Host: ProgramHost>(host: inout Host) throws {
        for index in touch?.recognizers.indices ?? 0..<0 { try begin(index, host: &host) }
    }

    /// A recogniser that need not wait for another sees the finger go down.
    private mutating func begin<Host: ProgramHost>(_ index: Int, host: inout Host) throws {
        guard let recognizer = touch?.recognizers[index], recognizer.phase == .possible, isReady(recognizer) else {
            return
        }
        switch recognizer.kind {
        case .longPress:
            touch?.recognizers[index].phase = .began
            try call(index, pressing: true, host: &host)
        case .drag(let distance):
            if (touch?.translation.distance ?? 0) >= distance { try beginDrag(index, host: &host) }
        case .tap, .magnify, .rotate: break
        }
    }

    private func isReady(_ recognizer: Recognizer) -> Bool {
        guard let touch else { return false }
        if let after = recognizer.after, touch.recognizers[after].phase != .ended { return false }
        if let unless = recognizer.unless, [.began, .ended].contains(touch.recognizers[unless].phase) { return false }
        return true
    }

    private mutating func beginDrag<Host: ProgramHost>(_ index: Int, host: inout Host) throws {
        touch?.recognizers[index].phase = .began
        try call(index, changed: true, host: &host)
    }

    mutating func moveRecognizers<Host: ProgramHost>(by way: Size, host: inout Host) throws {
        for index in touch?.recognizers.indices ?? 0..<0 {
            guard let touch else { return }
            let recognizer = touch.recognizers[index]
            switch (recognizer.kind, recognizer.phase) {
            case (.drag(let distance), .possible):
                if isReady(recognizer), touch.translation.distance >= distance { try beginDrag(index, host: &host) }
            case (.drag, .began): try call(index, changed: true, host: &host)
            case (.longPress(_, let distance), .began):
                if touch.translation.distance > distance { try fail(index, host: &host) }
            case (.tap, .possible):
                if touch.translation.distance > 10 { self.touch?.recognizers[index].phase = .failed }
            default: break
            }
        }
        try cancelPress(host: &host)
        if try moveRow(host: &host) { return }
        if try moveSheet(host: &host) { return }
        chooseScrollView()
        if let scroll = touch?.scrolling, nodes.contains(scroll) {
            try dragScroll(scroll, by: Size(-way.width, -way.height), host: &host)
        }
    }

    /// The first way of a finger says which scroll view follows it: the innermost that goes along the axis of most of
    /// it, such as a list around a row of pictures that goes across.
    private mutating func chooseScrollView() {
        guard let touch, !touch.hasChosenScroll, let scroll = touch.scrolling, nodes.contains(scroll),
            touch.translation != .zero
        else { return }
        self.touch?.hasChosenScroll = true
        let (across, down) = (abs(touch.translation.width), abs(touch.translation.height))
        let axis: AxisValue = across > down ? .horizontal : .vertical
        let fitting = fullChain(of: scroll).first {
            isScrollView($0) && scrollAxes(of: $0).contains(axis) && mayScroll($0)
        }
        guard let fitting, fitting != scroll else { return }
        self.touch?.scrolling = fitting
        catchScroll(fitting)
        let start = scrollOffset(of: fitting)
        self.touch?.scrollStart = start
    }

    /// A control lets go of a finger that scrolls, or that a gesture of higher priority follows.
    private mutating func cancelPress<Host: ProgramHost>(host: inout Host) throws {
        guard let touch, let pressed = touch.pressed, nodes.contains(pressed), touch.translation.distance >= 10,
            touch.scrolling != nil
                || touch.recognizers.contains(where: { $0.isHighPriority && $0.isDrag && $0.phase == .began })
        else { return }
        self.touch?.pressed = nil
        try setPressed(false, pressed, host: &host)
    }

    /// Long presses end at the first frame at which they are long enough (LIFE-7).
    mutating func tickRecognizers<Host: ProgramHost>(host: inout Host) throws {
        guard let touch else { return }
        let elapsed = pass.time.elapsed(since: touch.start)
        for index in touch.recognizers.indices {
            guard case .longPress(let duration, _) = touch.recognizers[index].kind,
                self.touch?.recognizers[index].phase == .began, elapsed >= duration - 5e-10
            else { continue }
            self.touch?.recognizers[index].phase = .ended
            if touch.recognizers[index].opensMenu {
                try openContextMenu(of: touch.recognizers[index].node, host: &host)
            }
            try call(index, pressing: false, host: &host)
            try resetStates(index, inSequence: false, host: &host)
            try call(index, ended: true, host: &host)
            try callSequence(index, host: &host)
            for next in touch.recognizers.indices where touch.recognizers[next].after == index {
                try begin(next, host: &host)
            }
        }
    }

    /// A long press opens a context menu; a control under the finger does nothing more.
    private mutating func openContextMenu<Host: ProgramHost>(of number: NodeNumber, host: inout Host) throws {
        guard nodes.contains(number) else { return }
        if let pressed = touch?.pressed, nodes.contains(pressed) { try setPressed(false, pressed, host: &host) }
        touch?.pressed = nil
        try runUpdate(TransactionValue(origin: .gesture), writes: [], host: &host) { tree, _ in
            tree.nodes[number].control = ControlState(isExpanded: true)
            tree.dirty.insert(number)
        }
    }

    private mutating func fail<Host: ProgramHost>(_ index: Int, host: inout Host) throws {
        touch?.recognizers[index].phase = .failed
        try call(index, pressing: false, host: &host)
        try resetStates(index, host: &host)
    }

    mutating func endRecognizers<Host: ProgramHost>(host: inout Host) throws {
        guard let touch else { return }
        // Of a long press and a tap only the first that is recognised acts, in whichever order they are written.
        var hasEnded = touch.recognizers.contains { $0.isLongPress && $0.phase == .ended && !$0.isSimultaneous }
        let tap = tapRecognizer(of: touch)
        for index in touch.recognizers.indices {
            switch (touch.recognizers[index].kind, touch.recognizers[index].phase) {
            case (.drag, .began), (.magnify, .began), (.rotate, .began):
                hasEnded = true
                self.touch?.recognizers[index].phase = .ended
                try resetStates(index, host: &host)
                try runQueuedUpdates(host: &host)
                try call(index, ended: true, host: &host)
            case (.longPress, .began): try fail(index, host: &host)
            case (.longPress, .ended):
                hasEnded = true
                try resetStates(index, host: &host)
            case (.tap, .possible) where !hasEnded && touch.pressed == nil && index == tap:
                hasEnded = true
                self.touch?.recognizers[index].phase = .ended
                try call(index, ended: true, host: &host)
            default: break
            }
        }
    }

    /// The recogniser that a finger going up means: it went down once, so that none which waits for two taps has heard
    /// enough.
    private func tapRecognizer(of touch: TouchState) -> Int? {
        let taps = touch.recognizers.indices.filter { touch.recognizers[$0].tapCount == 1 }
        guard let target = tapTarget(of: touch.node) else { return taps.first }
        return taps.first { touch.recognizers[$0].node == target } ?? taps.first
    }

    /// GestureStates fall back in the update of the release, before what `onEnded` writes (LIFE-7).
    /// Those of a sequence last as long as the sequence.
    private mutating func resetStates<Host: ProgramHost>(
        _ index: Int, inSequence: Bool = true, host: inout Host
    ) throws {
        guard let recognizer = touch?.recognizers[index] else { return }
        for (place, callback) in recognizer.callbacks.enumerated() {
            guard case .updating(let state, _) = callback,
                inSequence || !recognizer.steps(of: place).contains(where: \.isSequenceFirst)
            else { continue }
            try host.updateGestureState(state, by: nil, nil, transaction: TransactionValue(origin: .gesture))
        }
    }

    /// Calls what is written around a recogniser, innermost first.
    private mutating func call<Host: ProgramHost>(
        _ index: Int, changed: Bool = false, ended: Bool = false, pressing: Bool? = nil, host: inout Host
    ) throws {
        guard let recognizer = touch?.recognizers[index], nodes.contains(recognizer.node) else { return }
        var event = gestureEvent(for: recognizer)
        var transaction = TransactionValue(origin: .gesture)
        transaction.originSource = nodes[recognizer.node].view.source
        transaction.isContinuous = changed
        transaction.tracksVelocity = changed
        for (place, callback) in recognizer.callbacks.enumerated() {
            event.steps = recognizer.steps(of: place)
            switch callback {
            case .ended where event.steps.contains(where: \.isSequenceFirst): continue
            case .changed(let closure):
                if changed || pressing == true { try host.perform(closure, .gesture(event), transaction: transaction) }
            case .ended(let closure):
                if ended { try host.perform(closure, .gesture(event), transaction: transaction) }
            case .updating(let state, let closure):
                guard changed || pressing == true else { continue }
                try host.updateGestureState(state, by: closure, event, transaction: transaction)
            case .pressing(let closure):
                if let pressing { try host.perform(closure, .bool(pressing), transaction: transaction) }
            case .performing(let closure):
                if ended { try host.perform(closure, .none, transaction: transaction) }
            }
        }
    }

    /// The first gesture of a sequence is over: what is written around the sequence hears of it.
    private mutating func callSequence<Host: ProgramHost>(_ index: Int, host: inout Host) throws {
        guard let recognizer = touch?.recognizers[index], nodes.contains(recognizer.node) else { return }
        var event = gestureEvent(for: recognizer)
        var transaction = TransactionValue(origin: .gesture)
        transaction.originSource = nodes[recognizer.node].view.source
        for (place, callback) in recognizer.callbacks.enumerated() {
            event.steps = recognizer.steps(of: place).map { $0.isSequenceFirst ? .sequenceFirstEnded : $0 }
            guard event.steps.contains(where: \.isSequenceFirstEnded) else { continue }
            switch callback {
            case .changed(let closure): try host.perform(closure, .gesture(event), transaction: transaction)
            case .updating(let state, let closure):
                try host.updateGestureState(state, by: closure, event, transaction: transaction)
            default: break
            }
        }
    }

    /// The gesture's value: the touch stands in the middle of the touched view, in the gesture's space.
    private func gestureEvent(for recognizer: Recognizer) -> GestureEvent {
        let touch = touch
        let origin = self.origin(of: recognizer.coordinateSpace, at: recognizer.node)
        let start = (touch?.place ?? .zero) - origin
        let translation = touch?.translation ?? .zero
        let velocity = touch?.velocity ?? .zero
        let kind: String
        switch recognizer.kind {
        case .tap(_, let isSpatial): kind = isSpatial ? "spatialTap" : "tap"
        case .magnify: kind = "magnify"
        case .rotate: kind = "rotate"
        case .longPress: kind = "longPress"
        case .drag: kind = "drag"
        }
        var event = GestureEvent(
            kind: kind, time: pass.time.seconds,
            location: Point(start.x + translation.width, start.y + translation.height), startLocation: start,
            translation: translation,
            predictedEndTranslation: Size(
                translation.width + velocity.width * 0.25, translation.height + velocity.height * 0.25),
            velocity: velocity)
        event.magnification = touch?.scale ?? 1
        event.degrees = touch?.degrees ?? 0
        event.rate = (kind == "magnify" ? touch?.scaleRate : touch?.turnRate) ?? 0
        return event
    }

    /// Notes where a touch is as it begins, in the middle of the touched view.
    func located(_ touch: TouchState) -> TouchState {
        var touch = touch
        touch.place = modelBox(of: touch.node).map { Point($0.midX, $0.midY) } ?? .zero
        for recognizer in touch.recognizers { touch.origins[recognizer.node] = modelBox(of: recognizer.node)?.origin }
        return touch
    }

    /// Where a coordinate space begins on the screen: a named one is the nearest of its name, else the whole screen.
    private func origin(of space: String, at node: NodeNumber) -> Point {
        switch space {
        case "global": return .zero
        case "local": return touch?.origins[node] ?? .zero
        default:
            for number in fullChain(of: node) {
                guard case .modified(_, .identity(.coordinateSpace(space))) = nodes[number].view.kind else { continue }
                return (modelFrame(of: number) ?? modelBox(of: number))?.origin ?? .zero
            }
            return .zero
        }
    }

    /// Gestures of two fingers begin once they have spread or turned far enough, and follow from then on.
    mutating func spreadRecognizers<Host: ProgramHost>(host: inout Host) throws {
        for index in touch?.recognizers.indices ?? 0..<0 {
            guard let touch else { return }
            let recognizer = touch.recognizers[index]
            let isFar: Bool
            switch recognizer.kind {
            case .magnify(let delta): isFar = abs(touch.scale - 1) >= delta - 1e-9
            case .rotate(let degrees): isFar = abs(touch.degrees) >= degrees - 1e-9
            default: continue
            }
            switch recognizer.phase {
            case .possible where isFar && isReady(recognizer):
                self.touch?.recognizers[index].phase = .began
                try call(index, changed: true, host: &host)
            case .began: try call(index, changed: true, host: &host)
            default: break
            }
        }
    }

    /// A tap on what a gesture is composed of: the taps that need the fewest, with the tapped view's middle as location.
    mutating func performTaps<Host: ProgramHost>(
        of gesture: GestureValue, at number: NodeNumber, on tapped: NodeNumber, host: inout Host
    ) throws {
        let outer = touch
        let recognizers = gesture.recognizers(at: number)
        touch = located(TouchState(node: tapped, start: pass.time, lastMove: pass.time, recognizers: recognizers))
        defer { touch = outer }
        let fewest = recognizers.compactMap(\.tapCount).min()
        for index in recognizers.indices where recognizers[index].tapCount == fewest && fewest != nil {
            try call(index, ended: true, host: &host)
        }
    }
}
