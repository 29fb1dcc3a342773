import AnimationMath
import ViewValues

/// What selectors and reports ask. Nothing here changes the tree.
extension RenderTree {
    /// The root of the tree; nil before the first showing.
    public var root: NodeID? { nil }

    /// The nodes below one that selectors and dumps see, in tree order: content before its background, background before
    /// overlay, leaving views at their structural place. Transparent nodes are passed over.
    public func children(of node: NodeID) -> [NodeID] { [] }

    /// The nearest node above that selectors see.
    public func parent(of node: NodeID) -> NodeID? { nil }

    /// All nodes in tree order (pre-order).
    public func nodesInTreeOrder() -> [NodeID] { [] }

    /// The selector's Type: `Rectangle`, `VStack`, `HikeDetail`; nil for what a control or a style makes.
    public func typeName(of node: NodeID) -> String? { nil }

    /// The label: the text of a Text, Button, Label, Toggle, …, or an Image's name.
    public func label(of node: NodeID) -> String? { nil }

    /// What `@name` finds: `.accessibilityIdentifier`s and string `.id`s written on the view.
    public func identifiers(of node: NodeID) -> [String] { [] }

    /// Whether a removal is under way here or above.
    public func isLeaving(_ node: NodeID) -> Bool { false }

    /// Whether an insertion's transition is under way here or above.
    public func isEntering(_ node: NodeID) -> Bool { false }

    /// Whether a control made it of its label: it answers to `Text("…")` and `Image("…")` alone.
    public func isImplicit(_ node: NodeID) -> Bool { false }

    /// Whether it draws by itself, with a frame of its own.
    public func isLeaf(_ node: NodeID) -> Bool { false }

    /// Whether the view, or one above it, is disabled.
    public func isDisabled(_ node: NodeID) -> Bool { false }

    /// The installed value of a view of the program, whose scope `:in` enters; nil for other nodes.
    public func programValue(of node: NodeID) -> (any ProgramValue)? { nil }

    /// Where the view was written.
    public func source(of node: NodeID) -> SourcePlace? { nil }

    /// The path as events give it: `ContentView/VStack/Rectangle#2`.
    public func path(of node: NodeID) -> String { "" }

    /// A property of a view at the time of the last sample.
    ///
    /// - Throws: `PropertyError` where the view has no such property.
    public func value<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeID, host: inout Host
    ) throws -> PropertyReading {
        throw PropertyError.noSuchNode
    }

    /// What is in flight, in tree order; keyframe animators included.
    public var attributesInFlight: [AttributeInFlight] { [] }

    /// How many attributes are in flight (`:expect animations`).
    public var animationCount: Int { attributesInFlight.count }

    /// The view tree: values as the program made them.
    public func viewTree() -> TreeDump? { nil }

    /// The render tree: what is drawn, with shown parameters and frames.
    public func renderTree() -> TreeDump? { nil }

    /// Why a property is as it is (`:why`).
    ///
    /// - Throws: `PropertyError` where the view has no such property.
    public func explanation<Host: ProgramHost>(
        of property: ViewProperty, at node: NodeID, host: inout Host
    ) throws -> Explanation {
        throw PropertyError.noSuchNode
    }

    /// How often bodies of a type ran since the tree was shown, summed over its instances.
    public func bodyRuns(of typeName: String) -> Int { 0 }

    /// What can be drawn, back to front, for pictures.
    public func drawing<Host: ProgramHost>(host: inout Host) throws -> [DrawnItem] { [] }
}

/// One leaf as a picture needs it: shown values with all ancestors' effects.
public struct DrawnItem: Sendable {
    /// The leaf.
    public var node: NodeID
    /// Its Type (`Rectangle`, `Text`, `Color`, …).
    public var kind: String
    /// A text's content or an image's name.
    public var text: String?
    /// The outline for shapes, in screen space before the transform; nil: the frame's rectangle.
    public var path: PathValue?
    /// Shown frame in screen space, before the transform.
    public var frame: Rect
    /// Affine transform in screen space: a, b, c, d, tx, ty.
    public var transform: [Double]
    /// Fill or foreground, sRGB 0…1.
    public var red: Double, green: Double, blue: Double, alpha: Double
    /// Product of all opacities.
    public var opacity: Double
    /// Sum of all blurs, points.
    public var blur: Double
    /// Stroke width; nil: filled.
    public var lineWidth: Double?
    /// Rounding of the corners, points.
    public var cornerRadius: Double
    /// Text size, points; nil for other leaves.
    public var fontSize: Double?
    /// What clips it, outermost first: rectangles in screen space with corner radii.
    public var clips: [(frame: Rect, cornerRadius: Double)]
    /// Whether it is on its way out.
    public var isLeaving: Bool
}
