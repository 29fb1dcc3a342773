import ViewValues

/// What controls draw beside their labels, and what lies under a leaf.
extension RenderTree {
    /// A leaf's own text: a text's content, an image's name, what stands in a text field. The label of a control is drawn
    /// by the leaves below it.
    func ownText(of number: NodeNumber) -> String? {
        guard case .control(let control) = nodes[number].view.kind else { return label(of: NodeID(number)) }
        guard case .textField(_, let prompt, let secure) = control.kind else { return nil }
        let typed = nodes[number].control?.bound?.description.unquoted ?? ""
        return typed.isEmpty ? prompt : secure ? String(repeating: "•", count: typed.count) : typed
    }

    /// The parts of a control that draws itself, in the system's looks; nil for what is drawn as it is.
    func ownParts(of number: NodeNumber, _ item: DrawnItem) -> [DrawnItem]? {
        guard case .control(let control) = nodes[number].view.kind else { return nil }
        let frame = item.frame
        let bound = nodes[number].control?.bound?.description
        switch control.kind {
        case .toggle where frame.size.height >= 31: return item.switchParts(isOn: bound == "true")
        case .slider(_, let lower, let upper, _):
            let share = upper > lower ? ((bound.flatMap(Double.init) ?? lower) - lower) / (upper - lower) : 0
            return item.barParts(filled: share, hasKnob: true)
        case .progress(let fraction?): return item.barParts(filled: fraction, hasKnob: false)
        case .progress(nil):
            return [item.part("Circle", frame.middle(20, 20), .gray, trim: (0.1, 0.9), lineWidth: 2)]
        case .textField: return [item.part("RoundedRectangle", frame, .line, corner: 5, lineWidth: 1), item]
        default: return [item.part("RoundedRectangle", frame, .quiet, corner: 8)]
        }
    }

    /// Shadows around a leaf, innermost first.
    func shadows(in chain: [NodeNumber]) -> [DrawnShadow] {
        chain.flatMap { effects(named: "shadow", at: $0) }.compactMap { number in
            let shown = attributes[number].shown
            guard shown.count >= 7 else { return nil }
            return DrawnShadow(
                red: ResolvedColor.encoded(shown[0]), green: ResolvedColor.encoded(shown[1]),
                blue: ResolvedColor.encoded(shown[2]), alpha: shown[3], radius: shown[4], x: shown[5], y: shown[6])
        }
    }
}

/// The system's colours for parts of controls, in the light scheme.
private enum PartColor {
    case green, blue, gray, line, quiet, white

    var numbers: (red: Double, green: Double, blue: Double) {
        switch self {
        case .green: (52 / 255, 199 / 255, 89 / 255)
        case .blue: (0, 122 / 255, 1)
        case .gray: (142 / 255, 142 / 255, 147 / 255)
        case .line: (209 / 255, 209 / 255, 214 / 255)
        case .quiet: (233 / 255, 233 / 255, 234 / 255)
        case .white: (1, 1, 1)
        }
    }
}

extension DrawnItem {
    fileprivate func part(
        _ kind: String, _ frame: Rect, _ color: PartColor, corner: Double = 0, trim: (from: Double, to: Double)? = nil,
        lineWidth: Double? = nil
    ) -> DrawnItem {
        var part = self
        (part.kind, part.frame, part.text, part.path) = (kind, frame, nil, nil)
        (part.red, part.green, part.blue) = color.numbers
        part.alpha = 1
        (part.cornerRadius, part.trim, part.lineWidth) = (corner, trim, lineWidth)
        return part
    }

    /// A Toggle's switch at the end of its row.
    fileprivate func switchParts(isOn: Bool) -> [DrawnItem] {
        let track = Rect(frame.maxX - 51, frame.midY - 15.5, 51, 31)
        let knob = Rect(isOn ? track.maxX - 29 : track.minX + 2, track.minY + 2, 27, 27)
        return [part("Capsule", track, isOn ? .green : .quiet), part("Circle", knob, .white)]
    }

    /// A Slider's or a ProgressView's bar, filled to a share, along the bottom of its frame.
    fileprivate func barParts(filled share: Double, hasKnob: Bool) -> [DrawnItem] {
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        let middle = hasKnob ? frame.midY : frame.maxY - 2
        let track = Rect(frame.minX, middle - 2, frame.size.width, 4)
        let filled = Rect(track.minX, track.minY, track.size.width * share, 4)
        let bar = [part("Capsule", track, .line), part("Capsule", filled, .blue)]
        guard hasKnob else { return bar }
        let place = frame.minX + (frame.size.width - 27) * share
        var knob = part("Circle", Rect(place, middle - 13.5, 27, 27), .white)
        knob.shadows.insert(DrawnShadow(red: 0, green: 0, blue: 0, alpha: 0.25, radius: 2, x: 0, y: 1), at: 0)
        return bar + [knob]
    }
}

extension Rect {
    fileprivate func middle(_ width: Double, _ height: Double) -> Rect {
        Rect(midX - width / 2, midY - height / 2, width, height)
    }
}

extension String {
    /// A string as it is printed, without the quotes around it.
    fileprivate var unquoted: String {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
