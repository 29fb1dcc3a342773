import AnimationMath
import ViewValues

/// A finger that goes down, moves and goes up (LIFE-7).
extension RenderTree {
    /// Whether a finger is down.
    public var isTouching: Bool { touch != nil }

    /// How far the finger has moved since it went down, points; nil where none is down.
    public var touchTranslation: Size? { touch?.translation }

    /// A finger goes down on a view: `isPressed`, gestures begin. The location is the middle of the view.
    /// Two fingers only reach gestures that take two.
    public mutating func touchDown<Host: ProgramHost>(
        _ node: NodeID, fingers: Int = 1, at time: FrameTime, host: inout Host
    ) throws -> (InputOutcome, [RenderEvent]) {
        try input(at: time, host: &host) { tree, host in
            guard tree.nodes.contains(node.number) else { return .noAction }
            if tree.isDisabled(node) { return .disabled(node) }
            _ = try tree.closeSwipes(touching: node.number, host: &host)
            var (pressed, recognizers, scroll) = tree.listeners(above: node.number)
            if fingers > 1 {
                (pressed, scroll) = (nil, nil)
                guard recognizers.contains(where: \.takesTwoFingers) else { return .noAction }
                for index in recognizers.indices where !recognizers[index].takesTwoFingers {
                    recognizers[index].phase = .failed
                }
            }
            let hasDrag = recognizers.contains(where: \.isDrag)
            let sheet = fingers == 1 && !hasDrag ? tree.sheetTouch(on: node.number) : nil
            guard let first = pressed ?? recognizers.first?.node ?? scroll ?? sheet?.sheet else {
                let held = tree.fullChain(of: node.number).first { tree.isScrollView($0) }
                return held.map { .disabled(NodeID($0)) } ?? .noAction
            }
            tree.touch = tree.located(
                TouchState(
                    node: node.number, start: time, lastMove: time, pressed: pressed, recognizers: recognizers,
                    scrolling: scroll))
            let row = fingers == 1 && scroll != nil ? tree.rowTouch(on: node.number) : nil
            tree.touch?.row = row
            tree.touch?.sheet = sheet
            if let scroll {
                tree.catchScroll(scroll)
                let offset = tree.scrollOffset(of: scroll)
                tree.touch?.scrollStart = offset
            }
            if let pressed { try tree.setPressed(true, pressed, host: &host) }
            try tree.beginRecognizers(host: &host)
            return .handled(by: NodeID(first))
        }
    }

    /// The finger moves by a translation since the touch, points.
    public mutating func touchMove<Host: ProgramHost>(
        translation: Size, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try input(at: time, host: &host) { tree, host in
            guard let touch = tree.touch else { return .noAction }
            let elapsed = time.elapsed(since: touch.lastMove)
            let way = Size(translation.width - touch.translation.width, translation.height - touch.translation.height)
            if elapsed > 0 { tree.touch?.velocity = Size(way.width / elapsed, way.height / elapsed) }
            tree.touch?.translation = translation
            tree.touch?.lastMove = time
            try tree.moveRecognizers(by: way, host: &host)
            return .handled(by: NodeID(touch.node))
        }.1
    }

    /// Two fingers spread to a scale and turn to an angle in degrees, both since they went down.
    public mutating func touchSpread<Host: ProgramHost>(
        scale: Double, degrees: Double, at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try input(at: time, host: &host) { tree, host in
            guard let touch = tree.touch else { return .noAction }
            let elapsed = time.elapsed(since: touch.lastMove)
            if elapsed > 0 {
                tree.touch?.scaleRate = (scale - touch.scale) / elapsed
                tree.touch?.turnRate = (degrees - touch.degrees) / elapsed
            }
            tree.touch?.scale = scale
            tree.touch?.degrees = degrees
            tree.touch?.lastMove = time
            try tree.spreadRecognizers(host: &host)
            return .handled(by: NodeID(touch.node))
        }.1
    }

    /// How far two fingers have spread and turned since they went down; nil where none are down.
    public var touchSpreading: (scale: Double, degrees: Double)? { touch.map { ($0.scale, $0.degrees) } }

    /// The finger goes up.
    public mutating func touchUp<Host: ProgramHost>(
        at time: FrameTime, host: inout Host
    ) throws -> [RenderEvent] {
        try input(at: time, host: &host) { tree, host in
            guard let touch = tree.touch else { return .noAction }
            if time.tick > touch.lastMove.tick {
                tree.touch?.velocity = .zero
                tree.touch?.scaleRate = 0
                tree.touch?.turnRate = 0
                tree.velocities = [:]
            }
            try tree.endRecognizers(host: &host)
            if try tree.releaseRow(host: &host) {
                tree.touch = nil
                return .handled(by: NodeID(touch.node))
            }
            if try tree.releaseSheet(host: &host) {
                tree.touch = nil
                return .handled(by: NodeID(touch.node))
            }
            if let pressed = touch.pressed, tree.nodes.contains(pressed) {
                try tree.setPressed(false, pressed, host: &host)
                if touch.translation.distance < 70 { try tree.act(on: pressed, origin: .gesture, host: &host) }
            }
            if let scroll = touch.scrolling, tree.nodes.contains(scroll) {
                try tree.releaseScroll(scroll, velocity: tree.touch?.velocity ?? .zero, host: &host)
            }
            tree.touch = nil
            return .handled(by: NodeID(touch.node))
        }.1
    }

    /// What listens to a finger on a view: the nearest control, the nearest gesture of each kind, the nearest scroll view.
    private func listeners(above node: NodeNumber) -> (NodeNumber?, [Recognizer], NodeNumber?) {
        var pressed: NodeNumber?
        var scroll: NodeNumber?
        var recognizers: [Recognizer] = []
        var hasDrag = false
        var hasMagnify = false
        var hasRotate = false
        for number in bodyChain(of: node) + fullChain(of: node) {
            switch nodes[number].view.kind {
            case .control(let control) where pressed == nil && control.kind.isTappable: pressed = number
            case .container where scroll == nil && isScrollView(number) && mayScroll(number): scroll = number
            case .modified(_, .input(let input)):
                var found = input.recognizers(at: number)
                let drags = found.contains(where: \.isDrag)
                if drags, hasDrag { continue }
                let (magnifies, rotates) = (found.contains(where: \.isMagnify), found.contains(where: \.isRotate))
                if magnifies, hasMagnify, !rotates || hasRotate { continue }
                if rotates, hasRotate, !magnifies || hasMagnify { continue }
                hasDrag = hasDrag || drags
                hasMagnify = hasMagnify || magnifies
                hasRotate = hasRotate || rotates
                for index in found.indices {
                    found[index].after = found[index].after.map { $0 + recognizers.count }
                    found[index].unless = found[index].unless.map { $0 + recognizers.count }
                }
                recognizers += found
            default: break
            }
        }
        return (pressed, recognizers, hasDrag ? nil : scroll)
    }

    /// Sets a control's `isPressed`, which its style sees.
    mutating func setPressed<Host: ProgramHost>(
        _ isPressed: Bool, _ number: NodeNumber, host: inout Host
    ) throws {
        guard nodes[number].control?.isPressed != isPressed else { return }
        report(isPressed ? .pressed : .released, of: number)
        try runUpdate(TransactionValue(origin: .gesture), writes: [], host: &host) { tree, _ in
            tree.nodes[number].control?.isPressed = isPressed
            tree.dirty.insert(number)
        }
    }
}

extension InputModifier {
    /// The gestures of an input modifier.
    func recognizers(at node: NodeNumber) -> [Recognizer] {
        switch self {
        case .onTapGesture(let count, let action):
            return [Recognizer(kind: .tap(count: count), node: node, callbacks: [.performing(action)])]
        case .onLongPressGesture(let duration, let distance, let perform, let pressing):
            var callbacks: [Recognizer.Callback] = []
            if let pressing { callbacks.append(.pressing(pressing)) }
            callbacks.append(.performing(perform))
            return [
                Recognizer(kind: .longPress(duration: duration, distance: distance), node: node, callbacks: callbacks)
            ]
        case .contextMenu:
            return [Recognizer(kind: .longPress(duration: 0.5, distance: 10), node: node, opensMenu: true)]
        case .gesture(let gesture, let mode):
            return gesture.recognizers(at: node).map { recognizer in
                var copy = recognizer
                copy.isSimultaneous = mode == "simultaneous"
                copy.isHighPriority = mode == "highPriority"
                return copy
            }
        default: return []
        }
    }
}

extension Recognizer {
    /// Whether it is a long press.
    var isLongPress: Bool { if case .longPress = kind { true } else { false } }
    /// Whether it is a pinch.
    var isMagnify: Bool { if case .magnify = kind { true } else { false } }
    /// Whether it is a rotation.
    var isRotate: Bool { if case .rotate = kind { true } else { false } }
    /// Whether it is a drag.
    var isDrag: Bool {
        if case .drag = kind { return true }
        return false
    }
}

extension Size {
    /// The length of the diagonal.
    var distance: Double { (width * width + height * height).squareRoot() }
}
