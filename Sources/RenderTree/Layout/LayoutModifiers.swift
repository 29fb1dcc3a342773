import ViewValues

/// What `.padding()` without a length adds at an edge, in points (GEO-7).
let defaultPaddingLength = 16.0

extension LayoutTree {
    /// The size of a modifier's box around its content.
    mutating func size<Calls: LayoutCalls>(
        of modifier: LayoutModifier, at box: LayoutBox, around content: LayoutBox, _ proposal: Proposal,
        _ calls: inout Calls
    ) throws -> Size {
        switch modifier {
        case .frame(let width, let height, _):
            let (width, height) = (length(width, at: box, &calls), length(height, at: box, &calls))
            if let width, let height { return Size(width, height) }
            let inner = Proposal(width ?? proposal.width, height ?? proposal.height)
            let size = try measure(content, inner, &calls)
            return Size(width ?? size.width, height ?? size.height)
        case .flexFrame(let frame):
            return try size(of: FlexBounds(checked(frame, at: box, &calls)), around: content, proposal, &calls)
        case .position:
            if let width = proposal.width, let height = proposal.height { return Size(width, height) }
            return proposal.filled(from: try measure(content, proposal, &calls))
        case .safeAreaInset(let edge, _, _, let spacing):
            let bar = try barLength(edge, spacing, at: box, proposal, &calls)
            let insets = Insets(bar, on: edge)
            return try measure(content, proposal.inset(by: insets), &calls).outset(by: insets)
        case .ignoresSafeArea(let edges):
            let insets = layoutAmbient.insets(touching: proposal, edges)
            let offered = Proposal(Size(proposal.width ?? 0, proposal.height ?? 0).outset(by: insets))
            let inner = Proposal(
                proposal.width.map { _ in offered.width ?? 0 }, proposal.height.map { _ in offered.height ?? 0 })
            return try measure(content, inner, &calls).outset(by: insets.negated)
        case .containerRelativeFrame(let axes, let count, let span, let spacing, _):
            let fixed = relativeLengths(axes, count, span, spacing)
            let size = try measure(
                content, Proposal(fixed.width ?? proposal.width, fixed.height ?? proposal.height), &calls)
            return fixed.filled(from: size)
        default:
            let inner = try contentProposal(modifier, around: content, proposal, &calls)
            return try measure(content, inner, &calls).outset(by: modifier.paddingInsets)
        }
    }

    /// Where a modifier puts its content.
    mutating func arrange<Calls: LayoutCalls>(
        _ modifier: LayoutModifier, at box: LayoutBox, around content: LayoutBox, _ proposal: Proposal, _ size: Size,
        _ calls: inout Calls
    ) throws -> [Arranged] {
        switch modifier {
        case .frame(let width, let height, let alignment):
            let (width, height) = (length(width, at: box, &calls), length(height, at: box, &calls))
            let inner = Proposal(width ?? proposal.width, height ?? proposal.height)
            return [try aligned(content, inner, in: size, alignment, &calls)]
        case .flexFrame(let frame):
            let inner = FlexBounds(frame).placedProposal(proposal, size)
            return [try aligned(content, inner, in: size, frame.alignment, &calls)]
        case .aspectRatio:
            let inner = try contentProposal(modifier, around: content, proposal, &calls)
            return [try aligned(content, inner, in: size, .center, &calls)]
        case .offset(let x, let y):
            return try [arranged(content, proposal, at: Point(x.finiteOrZero, y.finiteOrZero), &calls)]
        case .position(let x, let y):
            let child = try arranged(content, proposal, at: .zero, &calls)
            let origin = Point(x.finiteOrZero - child.size.width / 2, y.finiteOrZero - child.size.height / 2)
            return [Arranged(box: content, origin: origin, proposal: proposal, size: child.size)]
        case .safeAreaInset(let edge, _, let alignment, let spacing):
            return try arrangeBar(edge, alignment, spacing, at: box, content, proposal, size, &calls)
        case .containerRelativeFrame(let axes, let count, let span, let spacing, let alignment):
            let fixed = relativeLengths(axes, count, span, spacing)
            let inner = Proposal(fixed.width ?? proposal.width, fixed.height ?? proposal.height)
            return [try aligned(content, inner, in: size, alignment, &calls)]
        default:
            let insets = modifier.paddingInsets
            let inner = try contentProposal(modifier, around: content, proposal, &calls)
            return try [arranged(content, inner, at: Point(insets.leading, insets.top), &calls)]
        }
    }

    /// What a modifier that only changes the proposal passes on.
    private mutating func contentProposal<Calls: LayoutCalls>(
        _ modifier: LayoutModifier, around content: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Proposal {
        switch modifier {
        case .padding, .defaultPadding, .safeAreaPadding: return proposal.inset(by: modifier.paddingInsets)
        case .fixedSize(let horizontal, let vertical):
            return Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
        case .aspectRatio(nil, fill: true) where isPicture(content) && proposal.width != nil && proposal.height != nil:
            // What is seen of a picture that fills is what it is offered, whatever its own ratio.
            return proposal
        case .aspectRatio(let ratio, let fill):
            let ideal = try ratio.map { Size($0, 1) } ?? measure(content, .unspecified, &calls)
            return proposal.fitting(ideal, fill: fill, ratioIsGiven: ratio != nil)
        default: return proposal
        }
    }

    private func isPicture(_ box: LayoutBox) -> Bool {
        if case .leaf(.picture) = layoutItem(of: box.node) { return true }
        return false
    }

    /// A child at a point with the size that it takes.
    mutating func arranged<Calls: LayoutCalls>(
        _ box: LayoutBox, _ proposal: Proposal, at origin: Point, _ calls: inout Calls
    ) throws -> Arranged {
        Arranged(box: box, origin: origin, proposal: proposal, size: try measure(box, proposal, &calls))
    }

    /// A length of a fixed frame: negative counts as 0, one without an end or value as not given; both with SwiftUI's
    /// warning.
    private mutating func length<Calls: LayoutCalls>(
        _ value: Double?, at box: LayoutBox, _ calls: inout Calls
    ) -> Double? {
        guard let value else { return nil }
        if value >= 0, value.isFinite { return value }
        warnFrame("Invalid frame dimension (negative or non-finite).", at: box, &calls)
        return value < 0 ? 0 : nil
    }

    private mutating func checked<Calls: LayoutCalls>(
        _ frame: FlexFrame, at box: LayoutBox, _ calls: inout Calls
    ) -> FlexFrame {
        for axis in AxisValue.allCases {
            if let fault = frame.fault(along: axis) { warnFrame(fault, at: box, &calls) }
        }
        return frame
    }

    private mutating func warnFrame<Calls: LayoutCalls>(_ message: String, at box: LayoutBox, _ calls: inout Calls) {
        calls.warn(EngineWarning(rule: "GEO-1", message: message, source: layoutSource(of: box.node)))
    }

    /// The lengths of a frame relative to the nearest container: its part of `count` columns, or all of it.
    private func relativeLengths(_ axes: [AxisValue], _ count: Int?, _ span: Int, _ spacing: Double) -> Proposal {
        var result = Proposal.unspecified
        for axis in axes {
            let whole = layoutAmbient.safeArea.size[axis]
            let columns = Double(max(1, count ?? 1))
            let column = (whole - spacing * (columns - 1)) / columns
            result[axis] = max(0, count == nil ? whole : column * Double(span) + spacing * Double(span - 1))
        }
        return result
    }
}

extension LayoutModifier {
    /// What a padding adds around its content; nothing for other modifiers.
    var paddingInsets: Insets {
        switch self {
        case .padding(let insets), .safeAreaPadding(let insets): insets.finite
        case .defaultPadding(let edges): Insets(defaultPaddingLength, on: edges)
        default: Insets()
        }
    }
}

extension Insets {
    /// Lengths without a value count as 0.
    var finite: Insets {
        Insets(
            top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
            trailing: trailing.finiteOrZero)
    }

    /// The opposite lengths.
    var negated: Insets { Insets(top: 0 - top, leading: 0 - leading, bottom: 0 - bottom, trailing: 0 - trailing) }
}

extension Double {
    /// Itself, or 0 where it has no finite value.
    var finiteOrZero: Double { isFinite ? self : 0 }
}

extension Proposal {
    /// The largest offer of a ratio inside (or the smallest around, to fill) the proposal; without any side the ideal.
    ///
    ///     Proposal(200, 100).fitting(Size(1, 1), fill: false, ratioIsGiven: true)  // 100 × 100
    func fitting(_ ideal: Size, fill: Bool, ratioIsGiven: Bool) -> Proposal {
        guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else { return self }
        let ratio = ideal.width / ideal.height
        switch (width, height) {
        case (nil, nil): return ratioIsGiven ? Proposal(10, 10).fitting(ideal, fill: fill, ratioIsGiven: true) : self
        case (let width?, nil): return Proposal(width, width / ratio)
        case (nil, let height?): return Proposal(height * ratio, height)
        case (let width?, let height?):
            let followsWidth = (width / ratio <= height) != fill
            return followsWidth ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
        }
    }
}
