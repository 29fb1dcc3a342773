import ViewValues

/// One box of a layout: a node, and for a modifier around several views (a Group's) which of them it stands around.
struct LayoutBox: Hashable, Sendable {
    var node: NodeNumber
    /// Counted from 0; 0 for all nodes but such modifiers.
    var index: Int

    /// Makes a box.
    init(_ node: NodeNumber, _ index: Int = 0) {
        self.node = node
        self.index = index
    }
}

/// What layout keeps at a node between passes: cached sizes by proposal, and where the node was put.
struct LayoutRecord: Sendable {
    /// A size once measured.
    struct Measured: Sendable {
        var index: Int
        var proposal: Proposal
        var size: Size
    }
    /// Where a box was put, and what for: the same again need not be done again.
    struct Placed: Sendable, Hashable {
        var proposal: Proposal
        var origin: Point
        var size: Size
        var ambient: LayoutAmbient
        /// Whether it must be done again though nothing here changed: something below did.
        var isStale = false
    }

    /// The model frame on the screen, before rounding to pixels; of a modifier around several views the box around all.
    /// nil: not laid out yet.
    var frame: Rect?

    /// What the node is to layout, once it was measured; nil: to be made from its view.
    var item: LayoutItem?
    /// The boxes of the content, transparent nodes flattened; nil: to be collected.
    var boxes: [LayoutBox]?
    var sizes: [Measured] = []
    /// By box index.
    var placed: [Placed?] = []
    /// What stands at or below the node; nil: to be found out.
    var traits: LayoutTraits?
    /// Whether a ViewThatFits shows another view instead.
    var isLeftOut = false
    /// Whether the layout around has asked for guides that something at or below the node sets: a change then counts
    /// as one of size.
    var guidesAsked = false
    /// Whether some sizes were dropped: a change then counts as one of size.
    private(set) var hasForgotten = false
    /// What stood there when the node was last placed.
    var placedTraits: LayoutTraits = []
    /// How many proposals' sizes are kept at most.
    static let sizeLimit = 24

    /// Keeps a measured size; beyond the limit the oldest half goes, unless the new one will go soon.
    mutating func remember(_ entry: Measured, isPassing: Bool) {
        if sizes.count >= Self.sizeLimit, !isPassing {
            sizes.removeFirst(Self.sizeLimit / 2)
            hasForgotten = true
        }
        sizes.append(entry)
    }

    /// Forgets everything measured; what was placed has to be placed again.
    mutating func invalidate() {
        sizes.removeAll(keepingCapacity: true)
        item = nil
        boxes = nil
        traits = nil
        hasForgotten = false
        guidesAsked = false
        for index in placed.indices { placed[index]?.isStale = true }
    }
}

extension [LayoutRecord.Measured] {
    /// The size of a box that was measured for a proposal. Asked of the sizes, which are stored: for a question to the
    /// record itself all of it would be copied.
    func size(_ index: Int, _ proposal: Proposal) -> Size? {
        for entry in self where entry.index == index && entry.proposal == proposal { return entry.size }
        return nil
    }
}

/// What a subtree contains that its surroundings must know.
struct LayoutTraits: OptionSet, Sendable {
    let rawValue: Int
    /// Explicit alignment guides.
    static let guides = LayoutTraits(rawValue: 1)
    /// Sizes that depend on the safe area or the container besides the proposal.
    static let ambient = LayoutTraits(rawValue: 2)
    /// A title for a navigation bar.
    static let title = LayoutTraits(rawValue: 4)
    /// A priority, a value or a Spacer, which the container around sees through modifiers.
    static let priority = LayoutTraits(rawValue: 8)
    /// Items for the bars at the top and at the bottom, and bars that are hidden.
    static let topItems = LayoutTraits(rawValue: 16)
    static let bottomItems = LayoutTraits(rawValue: 32)
    static let hidesTopBar = LayoutTraits(rawValue: 64)
    static let hidesBottomBar = LayoutTraits(rawValue: 128)
    static let hidesTabBar = LayoutTraits(rawValue: 256)
    static let searchField = LayoutTraits(rawValue: 512)
    /// How a title is to be shown where the program says so.
    static let largeTitle = LayoutTraits(rawValue: 1024)
    static let inlineTitle = LayoutTraits(rawValue: 2048)
    /// What the navigation container around takes in.
    static let navigation: LayoutTraits = [
        .title, .topItems, .bottomItems, .hidesTopBar, .hidesBottomBar, .searchField, .largeTitle, .inlineTitle,
    ]
}

/// The surroundings that a placed view sees besides its proposal; views in one container share one.
final class LayoutAmbient: Hashable, Sendable {
    /// Screen rectangles: what the container covers, and what of it is free of bars, notch and home indicator.
    let container: Rect, safeArea: Rect

    /// The screen's own: safe area 59 at the top and 34 at the bottom unless told.
    convenience init(container: Rect = Rect(0, 0, 393, 852), insets: Insets = Insets(top: 59, bottom: 34)) {
        self.init(container: container, safeArea: container.inset(by: insets))
    }

    /// A container with its free part.
    init(container: Rect, safeArea: Rect) {
        self.container = container
        self.safeArea = safeArea
    }

    static func == (left: LayoutAmbient, right: LayoutAmbient) -> Bool {
        left === right || left.container == right.container && left.safeArea == right.safeArea
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(container)
        hasher.combine(safeArea)
    }
}
