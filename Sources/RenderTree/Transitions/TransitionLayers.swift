import AnimationMath
import ViewValues

/// One elementary part of a transition (TRANS-8, TRANS-9).
struct TransitionLayer: Sendable {
    enum Kind: Sendable {
        case opacity
        case scale(insertion: Double, removal: Double, anchor: UnitPointValue)
        case offset(x: Double, y: Double)
        /// By the view's own size towards an edge.
        case move(EdgeSet)
        case blur(Double)
        case program(CompositeValue)
        case modifier(active: CompositeValue, identity: CompositeValue)
    }
    /// On which way the part acts.
    enum Half: Sendable { case both, insertion, removal }

    var kind: Kind
    var half: Half
    /// The transition's own animation: nil none of its own.
    var animation: Animation??

    /// The transition's phase as this part sees it: the other half's is identity.
    func phase(_ phase: Double) -> Double {
        switch half {
        case .both: phase
        case .insertion: min(phase, 0)
        case .removal: max(phase, 0)
        }
    }

    /// The part's numbers at a phase; nil for parts with a body. A move needs the size of the view.
    func value(at phase: Double, size: Size) -> AttributeValue? {
        let phase = self.phase(phase)
        let isActive = phase != 0
        switch kind {
        case .opacity: return AttributeValue([isActive ? 0 : 1])
        case .scale(let insertion, let removal, let anchor):
            let scale = isActive ? (phase < 0 ? insertion : removal) : 1
            return AttributeValue([scale, scale, anchor.x, anchor.y], scale: [1, 1, unitWeight, unitWeight])
        case .offset(let x, let y): return AttributeValue(isActive ? [x, y] : [0, 0])
        case .move(let edge):
            guard isActive else { return AttributeValue([0, 0]) }
            let x = edge.contains(.leading) ? -size.width : edge.contains(.trailing) ? size.width : 0
            let y = edge.contains(.top) ? -size.height : edge.contains(.bottom) ? size.height : 0
            return AttributeValue([x, y])
        case .blur(let radius): return AttributeValue([isActive ? radius : 0])
        case .program, .modifier: return nil
        }
    }

    /// The body's layer at a phase, for parts that have one.
    func wrapping(_ view: ViewValue, at phase: Double, source: SourcePlace?) -> ViewValue? {
        let phase = self.phase(phase)
        switch kind {
        case .program(let composite):
            return ViewValue(.modified(view, .transitionBody(composite, phase: phase)), source: source)
        case .modifier(let active, let identity):
            return ViewValue(.modified(view, .program(phase == 0 ? identity : active)), source: source)
        default: return nil
        }
    }
}

extension TransitionValue {
    /// The transition as its parts, innermost first.
    func layers(half: TransitionLayer.Half = .both, animation: Animation?? = nil) -> [TransitionLayer] {
        func layer(_ kind: TransitionLayer.Kind, _ own: TransitionLayer.Half? = nil) -> TransitionLayer {
            TransitionLayer(kind: kind, half: own ?? half, animation: animation)
        }
        switch self {
        case .identity: return []
        case .opacity, .symbolEffect: return [layer(.opacity)]
        case .slide: return Self.moves(in: .leading, out: .trailing, half, layer)
        case .scale(let scale, let anchor):
            return [layer(.scale(insertion: scale, removal: scale, anchor: anchor))]
        case .offset(let x, let y): return [layer(.offset(x: x, y: y))]
        case .move(let edge): return [layer(.move(edge))]
        case .push(let edge):
            return Self.moves(in: edge, out: edge.opposite, half, layer) + [layer(.opacity)]
        case .blurReplace(let up):
            return [
                layer(.blur(7)), layer(.scale(insertion: 0.9, removal: up ? 1.1 : 0.9, anchor: .center)),
                layer(.opacity),
            ]
        case .asymmetric(let insertion, let removal):
            switch half {
            case .insertion: return insertion.layers(half: .insertion, animation: animation)
            case .removal: return removal.layers(half: .removal, animation: animation)
            case .both:
                return insertion.layers(half: .insertion, animation: animation)
                    + removal.layers(half: .removal, animation: animation)
            }
        case .combined(let first, let second):
            return first.layers(half: half, animation: animation) + second.layers(half: half, animation: animation)
        case .animation(let base, let own): return base.layers(half: half, animation: .some(own))
        case .modifier(let active, let identity): return [layer(.modifier(active: active, identity: identity))]
        case .program(let composite): return [layer(.program(composite))]
        }
    }

    /// A move that comes from one edge and goes to another.
    private static func moves(
        in entry: EdgeSet, out exit: EdgeSet, _ half: TransitionLayer.Half,
        _ layer: (TransitionLayer.Kind, TransitionLayer.Half?) -> TransitionLayer
    ) -> [TransitionLayer] {
        var layers: [TransitionLayer] = []
        if half != .removal { layers.append(layer(.move(entry), .insertion)) }
        if half != .insertion { layers.append(layer(.move(exit), .removal)) }
        return layers
    }
}

extension EdgeSet {
    /// The edges across.
    var opposite: EdgeSet {
        var result: EdgeSet = []
        if contains(.top) { result.insert(.bottom) }
        if contains(.bottom) { result.insert(.top) }
        if contains(.leading) { result.insert(.trailing) }
        if contains(.trailing) { result.insert(.leading) }
        return result
    }
}
