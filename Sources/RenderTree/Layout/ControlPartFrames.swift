import ViewValues

/// Where the parts of a control stand in it: UIKit's sizes on an iPhone, approximately.
struct PartSpace {
    /// The control's whole size, points.
    var size: Size
    var reading: ControlReading
    var kind: Control.Kind
    var isRightToLeft: Bool
    /// The middle of the label's first view from the control's upper edge; nil without one.
    var labelMiddle: Double?

    /// A switch, its knob's side and the gap around it; a slider's thumb; the height of tracks and bars.
    static let switchSize = Size(51, 31), stepperSize = Size(94, 32), knobSide = 27.0, knobGap = 2.0
    static let thumbSide = 28.0, trackHeight = 4.0
    static let chevronSide = 20.0
    /// Between a segmented picker's edge and its thumb.
    static let segmentGap = 2.0

    /// The frame of a part in its control, points.
    func frame(of part: ControlPart) -> Rect {
        let rect = leftToRight(part)
        guard isRightToLeft else { return rect }
        return Rect(size.width - rect.maxX, rect.minY, rect.size.width, rect.size.height)
    }

    /// How far a part is turned, degrees; nil where it does not turn. A chevron points down once its group is open.
    func turn(of part: ControlPart) -> Double? {
        guard part == .chevron else { return nil }
        return (isRightToLeft ? -90 : 90) * position
    }

    private func leftToRight(_ part: ControlPart) -> Rect {
        switch (kind, part) {
        case (.toggle, .track): return switchFrame
        case (.toggle, _): return knob
        case (.slider, .thumb):
            return Rect(thumbX, (size.height - Self.thumbSide) / 2, Self.thumbSide, Self.thumbSide)
        case (.slider, .track): return line(from: 0, to: size.width, middle: size.height / 2)
        case (.slider, _): return line(from: 0, to: thumbX + Self.thumbSide / 2, middle: size.height / 2)
        case (.stepper, _): return trailing(Self.stepperSize)
        case (.picker, .thumb): return segment
        case (.disclosureGroup, _):
            let side = Self.chevronSide
            return Rect(size.width - side, (labelMiddle ?? side / 2) - side / 2, side, side)
        case (.progress, .bar): return line(from: 0, to: size.width * position, middle: barMiddle)
        case (.progress, _): return line(from: 0, to: size.width, middle: barMiddle)
        default: return Rect(origin: .zero, size: size)
        }
    }

    private var position: Double { reading.position ?? 0 }

    private var switchFrame: Rect { trailing(Self.switchSize) }

    /// Switches and steppers stand at the trailing edge.
    private func trailing(_ own: Size) -> Rect {
        Rect(size.width - own.width, (size.height - own.height) / 2, own.width, own.height)
    }

    private var knob: Rect {
        let way = Self.switchSize.width - Self.knobSide - 2 * Self.knobGap
        let inside = switchFrame
        return Rect(
            inside.minX + Self.knobGap + way * position, inside.minY + Self.knobGap, Self.knobSide, Self.knobSide)
    }

    private var thumbX: Double { max(0, size.width - Self.thumbSide) * position }

    /// A bar stands below its label.
    private var barMiddle: Double { size.height - Self.trackHeight / 2 }

    private var segment: Rect {
        let width = size.width / Double(max(reading.count, 1))
        guard let place = reading.position else { return Rect(0, size.height / 2, 0, 0) }
        let gap = Self.segmentGap
        return Rect(width * place + gap, gap, max(0, width - 2 * gap), max(0, size.height - 2 * gap))
    }

    private func line(from start: Double, to end: Double, middle: Double) -> Rect {
        Rect(start, middle - Self.trackHeight / 2, max(0, end - start), Self.trackHeight)
    }
}
