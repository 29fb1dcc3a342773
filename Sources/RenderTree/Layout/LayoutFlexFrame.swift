import ViewValues

/// A flexible frame's bounds in order: nothing below 0, ideal not below min, max not below ideal.
struct FlexBounds {
    private var width: Range, height: Range

    /// The bounds of one axis.
    private struct Range {
        var min: Double?, ideal: Double?, max: Double?

        init(_ min: Double?, _ ideal: Double?, _ max: Double?) {
            let least = min.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
            self.min = least == .infinity ? nil : least
            self.ideal = ideal.flatMap { $0.isNaN ? nil : Swift.max(least ?? 0, $0) }
            let floor = Swift.max(self.ideal ?? 0, self.min ?? 0)
            self.max = max.flatMap { $0.isNaN ? nil : Swift.max(floor, $0) }
        }

        func clamped(_ value: Double) -> Double {
            Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity)
        }

        /// What the content is offered.
        func offer(_ proposed: Double?) -> Double? { (proposed ?? ideal).map { clamped($0) } }

        /// The frame's own length where the content need not be asked.
        func length(_ proposed: Double?) -> Double? {
            guard let proposed else { return ideal }
            return min != nil && max != nil ? clamped(proposed) : nil
        }

        /// The frame's own length around a content: at least the smaller of offer and content with only a minimum, at
        /// most the larger of both with only a maximum.
        func length(around content: Double, offered: Double?) -> Double {
            switch (min, max) {
            case (nil, nil): content
            case (let min?, nil): Swift.max(Swift.min(offered ?? .infinity, content), min)
            case (nil, let max?): Swift.min(Swift.max(offered ?? -.infinity, content), max)
            default: clamped(content)
            }
        }

        /// What the content is offered once the frame has its length: that, unless it is an ideal one within bounds.
        func placed(_ proposed: Double?, _ length: Double) -> Double? {
            let isOpen = ideal == nil && proposed == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
            return isOpen ? nil : length
        }
    }

    /// The bounds of a frame modifier.
    init(_ frame: FlexFrame) {
        width = Range(frame.minWidth, frame.idealWidth, frame.maxWidth)
        height = Range(frame.minHeight, frame.idealHeight, frame.maxHeight)
    }

    /// Both lengths where the content need not be asked.
    func lengths(_ proposal: Proposal) -> Proposal {
        Proposal(width.length(proposal.width), height.length(proposal.height))
    }

    /// What the content is offered while measuring.
    func offer(_ proposal: Proposal) -> Proposal {
        Proposal(width.offer(proposal.width), height.offer(proposal.height))
    }

    /// The frame's size around a content that took `size` of `offer`.
    func size(around size: Size, offered offer: Proposal) -> Size {
        Size(
            width.length(around: size.width, offered: offer.width),
            height.length(around: size.height, offered: offer.height))
    }

    /// What the content is offered in the finished frame.
    func placedProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(width.placed(proposal.width, size.width), height.placed(proposal.height, size.height))
    }
}

extension FlexFrame {
    /// What SwiftUI says of the bounds along an axis; nil where nothing is wrong with them.
    func fault(along axis: AxisValue) -> String? {
        let (least, ideal, most) =
            axis == .horizontal ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
        func isBad(_ bound: Double?) -> Bool { bound.map { !($0 >= 0) } ?? false }
        if isBad(least) || isBad(ideal) || isBad(most) || least == .infinity {
            return "Invalid frame dimension (negative or non-finite)."
        }
        let isContradictory = (least ?? 0) > (ideal ?? most ?? .infinity) || (ideal ?? 0) > (most ?? .infinity)
        return isContradictory ? "Contradictory frame constraints specified." : nil
    }
}

extension LayoutTree {
    /// A flexible frame's size.
    mutating func size<Calls: LayoutCalls>(
        of bounds: FlexBounds, around content: LayoutBox, _ proposal: Proposal, _ calls: inout Calls
    ) throws -> Size {
        let known = bounds.lengths(proposal)
        if let width = known.width, let height = known.height { return Size(width, height) }
        let offer = bounds.offer(proposal)
        let size = try measure(content, offer, &calls)
        return known.filled(from: bounds.size(around: size, offered: offer))
    }
}
