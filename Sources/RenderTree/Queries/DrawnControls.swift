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

    /// What a control draws that has neither parts nor a label below it, in the system's looks, and knobs with what
    /// parts them from their track; nil for all other leaves.
    func ownParts(of number: NodeNumber, _ item: DrawnItem) -> [DrawnItem]? {
        if isPart(number), ["Knob", "Thumb"].contains(item.kind) { return [item.raised] }
        if isPart(number), item.kind == "Chevron" {
            let isMirrored = nodes[number].environment.values.isRightToLeft
            return [item.chevron(isMirrored: isMirrored)]
        }
        guard case .control(let control) = nodes[number].view.kind else { return nil }
        switch control.kind {
        case .progress: return [item.part("Circle", item.frame.middle(20, 20), .gray, trim: (0.1, 0.9), lineWidth: 2)]
        case .textField: return [item.part("RoundedRectangle", item.frame, .line, corner: 5, lineWidth: 1), item]
        case .datePicker where item.frame.size.height <= 44:
            return [item.part("RoundedRectangle", item.frame.trailing(Size(120, 34)), .quiet, corner: 8)]
        default: return [item.part("RoundedRectangle", item.frame, .quiet, corner: 8)]
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
    case gray, line, quiet

    var numbers: (red: Double, green: Double, blue: Double) {
        switch self {
        case .gray: (142 / 255, 142 / 255, 147 / 255)
        case .line: (209 / 255, 209 / 255, 214 / 255)
        case .quiet: (233 / 255, 233 / 255, 234 / 255)
        }
    }
}

extension DrawnItem {
    /// The same with the shadow of a knob.
    fileprivate var raised: DrawnItem {
        var raised = self
        raised.shadows.insert(DrawnShadow(red: 0, green: 0, blue: 0, alpha: 0.25, radius: 1.5, x: 0, y: 1), at: 0)
        return raised
    }

    /// An angle that points to the trailing edge, before it is turned.
    fileprivate func chevron(isMirrored: Bool) -> DrawnItem {
        var angle = self
        let (way, middle) = (isMirrored ? -1.0 : 1.0, Point(frame.midX, frame.midY))
        angle.path = PathValue([
            .move(Point(middle.x - 3 * way, middle.y - 6)), .line(Point(middle.x + 3 * way, middle.y)),
            .line(Point(middle.x - 3 * way, middle.y + 6)),
        ])
        angle.lineWidth = 2
        return angle
    }

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
}

extension Rect {
    /// A rectangle of a size about the middle.
    func middle(_ width: Double, _ height: Double) -> Rect {
        Rect(midX - width / 2, midY - height / 2, width, height)
    }

    fileprivate func trailing(_ size: Size) -> Rect {
        Rect(maxX - size.width, midY - size.height / 2, size.width, size.height)
    }
}

extension String {
    /// A string as it is printed, without the quotes around it.
    fileprivate var unquoted: String {
        count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
    }
}
