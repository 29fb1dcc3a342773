import AnimationMath
import ViewValues

/// A part that the system draws in a control, by the name that a selector gives it after its control: `Toggle/Knob`.
enum ControlPart: Int, Sendable {
    case track, filledTrack, knob, thumb, bar, chevron

    var name: String {
        switch self {
        case .track: "Track"
        case .filledTrack: "FilledTrack"
        case .knob: "Knob"
        case .thumb: "Thumb"
        case .bar: "Bar"
        case .chevron: "Chevron"
        }
    }
}

/// How far a control stands: what its parts are placed by.
struct ControlReading: Sendable, Hashable {
    /// The share of the way, 0…1; of a segmented picker the segment's number; nil: nothing is selected.
    var position: Double?
    /// How many segments there are.
    var count = 1
}

/// The parts of controls: nodes of their own, which the control moves by itself.
///
/// UIKit draws them. A change that an animation carries, or that a finger makes, moves them on a curve of their own,
/// whatever the animation (E); other changes show at once. Apple publishes no curve: one is assumed (SHOW-6). They are no
/// animations in flight and no completion waits for them.
extension RenderTree {
    /// The assumed curve of what a control moves by itself: UIKit's default duration and curve.
    static let controlAnimation = Animation.easeInOut(duration: 0.25)

    /// Whether a node is a part of a control.
    func isPart(_ number: NodeNumber) -> Bool {
        if case .part = nodes[number].slot { return true }
        return false
    }

    /// The parts of a control with what they look like now.
    func parts(of number: NodeNumber, _ control: Control) -> [Desired] {
        guard nodes[number].innerScope == nil else { return [] }
        let environment = nodes[number].environment.values
        return control.parts(look: environment.look(of: control.kind)).map { part in
            let fill = control.fill(of: part, isOn: nodes[number].control?.isOn ?? false, in: environment)
            let leaf = Leaf.shape(name: part.name, part == .knob ? .circle : .capsule, fill: .color(fill), stroke: nil)
            return (.part(part.rawValue), ViewValue(.leaf(leaf), source: nodes[number].view.source))
        }
    }

    /// Notes whether this update moves the parts of a control, and has them placed at its end.
    mutating func readParts(of number: NodeNumber, _ control: Control) {
        let reading = reading(of: number, control)
        if let before = nodes[number].control?.reading, before != reading {
            nodes[number].control?.changedIn = pass.number
        }
        nodes[number].control?.reading = reading
        pass.controls.append(number)
    }

    private func reading(of number: NodeNumber, _ control: Control) -> ControlReading {
        let bound = nodes[number].control?.bound
        switch control.kind {
        case .toggle: return ControlReading(position: nodes[number].control?.isOn == true ? 1 : 0)
        case .slider(_, let lower, let upper, _):
            let value = bound.flatMap { Double($0.description) } ?? lower
            return ControlReading(position: upper > lower ? ((value - lower) / (upper - lower)).share : 0)
        case .progress(let fraction): return ControlReading(position: fraction?.share)
        case .disclosureGroup(let binding):
            let state = nodes[number].control
            return ControlReading(position: (binding == nil ? state?.isExpanded : state?.isOn) == true ? 1 : 0)
        case .picker:
            let tags = nodes[number].secondary.flatMap { options(at: $0) }
            let selected = bound.flatMap { bound in tags.firstIndex { $0.isEqual(to: bound) } }
            return ControlReading(position: selected.map(Double.init), count: max(tags.count, 1))
        default: return ControlReading()
        }
    }

    /// The tags of the options at and below a node, in order; a tag that is written wins over a ForEach element's id.
    private func options(at number: NodeNumber) -> [any ProgramValue] {
        guard nodes[number].leavingBox.isEmpty, !isPart(number) else { return [] }
        let below = nodes[number].children.flatMap { options(at: $0) }
        return below.isEmpty ? tag(of: number).map { [$0] } ?? [] : below
    }

    /// Puts the parts of the controls that changed, or that layout has put somewhere, into their control's own space.
    mutating func placeParts<Host: ProgramHost>(host: inout Host) throws {
        let changed = pass.controls + placed
        for number in changed where nodes.contains(number) {
            guard case .control(let control) = nodes[number].view.kind, let frame = nodes[number].frame,
                let reading = nodes[number].control?.reading
            else { continue }
            var space = PartSpace(
                size: frame.size, reading: reading, kind: control.kind,
                isRightToLeft: nodes[number].environment.values.isRightToLeft)
            let label = nodes[number].children.compactMap { modelBox(of: $0) }.first
            space.labelMiddle = label.map { $0.midY - frame.minY }
            for child in nodes[number].secondary {
                guard case .part(let place) = nodes[child].slot, let part = ControlPart(rawValue: place) else {
                    continue
                }
                let own = space.frame(of: part).snappedToPixels
                let whole = Rect(origin: frame.origin + own.origin, size: own.size)
                nodes[child].frame = whole
                // Where no frame of the control's own moves, its parts stand in what moves around it.
                let corner = !isLeafKind(number) ? screenCorner(of: whole, in: number) : own.origin
                try set(
                    AttributeValue([corner.x, corner.y, own.size.width, own.size.height]), for: .frame, of: child,
                    host: &host)
                if let turn = space.turn(of: part) {
                    let effect = Effect.rotation(degrees: turn, anchor: .center)
                    try set(value(of: effect, at: child), for: .effect, of: child, host: &host)
                }
            }
        }
    }

    private func screenCorner(of place: Rect, in control: NodeNumber) -> Point {
        var known: [NodeNumber: NodeNumber?] = [:]
        let origin = container(of: control, &known).flatMap { modelOrigin(of: $0) } ?? .zero
        return place.snappedToPixels.origin - origin
    }

    /// What carries a change of an attribute's node: the transaction's animation; a part's own curve where its control
    /// was moved by a finger or under an animation. A chevron turns on its own curve, and moves with the label.
    func carrying(_ trace: ShapedTransaction, to number: NodeNumber, _ key: AttributeKey) -> Animation? {
        guard isPart(number), let control = nodes[number].parent, nodes[control].control?.changedIn == pass.number,
            key != .frame || isLeafKind(control)
        else {
            return trace.value.animation
        }
        let isMoved = trace.value.animation != nil || pass.touchedControl == control
        return isMoved ? Self.controlAnimation : nil
    }

    /// Whether a control moves an attribute on the assumed curve.
    func isAssumed(_ number: AttributeNumber) -> Bool {
        guard isMovedBySystem(attributes[number].node) else { return false }
        return attributes[number].animation == Self.controlAnimation
    }

    /// Whether what moves a node by itself is the system: no animation in flight. Not inlined: where the tree is being
    /// changed the compiler would copy it whole for the question.
    @inline(never)
    func isMovedBySystem(_ node: NodeNumber) -> Bool {
        if isPart(node) { return true }
        return barTitles.isEmpty ? false : isTitleFade(node)
    }

    /// Whether the system moves an attribute on a curve of its own: a control, a presentation.
    func hasOwnCurve(_ number: AttributeNumber) -> Bool {
        let (key, node) = (attributes[number].key, attributes[number].node)
        let isPresented = key == .frame && !nodes[node].presentationBox.isEmpty
        return isAssumed(number) || isPresented && attributes[number].animation == Self.presentationAnimation
    }
}

extension Control {
    /// What the system draws in it that moves, back to front.
    func parts(look: ControlLook) -> [ControlPart] {
        switch kind {
        case .toggle: look.style == "button" || look.isCustom ? [] : [.track, .knob]
        case .slider: [.track, .filledTrack, .thumb]
        case .picker: look.isSegmented ? [.track, .thumb] : []
        case .stepper: [.track]
        case .disclosureGroup: look.isCustom ? [] : [.chevron]
        case .progress(.some) where !look.style.lowercased().contains("circular"): [.track, .bar]
        default: []
        }
    }

    /// The colour of a part (GEO-7), a track's approximately.
    func fill(of part: ControlPart, isOn: Bool, in environment: EnvironmentState) -> ColorValue {
        let isDark = environment.colorScheme.hasSuffix("dark")
        switch part {
        case .knob: return .system("white")
        case .thumb:
            if case .picker = kind, isDark { return .system("gray") }
            return .system("white")
        case .filledTrack, .bar, .chevron: return environment.tint ?? .system("accentColor")
        case .track:
            if isOn { return environment.tint ?? .system("green") }
            return .opacity(.system("gray"), isDark ? 0.4 : 0.2)
        }
    }
}

extension ControlState {
    /// Whether a bound flag is on.
    var isOn: Bool { bound?.description == "true" }
}

extension Double {
    /// The number within 0…1; not a number counts as 0.
    fileprivate var share: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
