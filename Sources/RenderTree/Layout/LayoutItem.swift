import ViewValues

/// What a node of the render tree is to layout. Indirect: it is handed out at every question, and a copy of its largest
/// case costs more than a reference.
indirect enum LayoutItem: Sendable {
    /// Takes no part itself: Group, conditionals, ForEach, bodies, effects, the environment. What is below stands in
    /// its place.
    case transparent
    /// Transparent, with a title that the navigation container above makes room for.
    case title
    /// Transparent, with views for the bars of the navigation container above.
    case toolbar(LayoutTraits)
    /// Transparent, the item of a toolbar at a placement.
    case toolbarItem(String)
    /// Transparent, with a search field for the bar of the navigation container above.
    case searchable
    /// Transparent, hides bars.
    case hidesBars(LayoutTraits)
    /// Nothing at all: EmptyView.
    case absent
    case leaf(LeafSizing)
    /// A modifier that sizes or places one view.
    case modifier(LayoutModifier)
    /// Background, overlay, mask: the content decides the size, the secondary children are laid out in it.
    case decorated(alignment: AlignmentValue)
    case container(Container)
    /// Takes what is proposed; its content is made once its size is known (GEO-2).
    case geometryReader
    case control(ControlSizing)
}

extension LayoutItem {
    /// Whether what is below stands in the node's place.
    var isTransparent: Bool {
        switch self {
        case .transparent, .title, .toolbar, .toolbarItem, .searchable, .hidesBars: true
        default: false
        }
    }

    /// The item with the pieces of its text.
    var withPieces: LayoutItem {
        guard case .leaf(.text(var text)) = self else { return self }
        text.pieces = TextPiece.all(of: text)
        return .leaf(.text(text))
    }
}

/// How a view that draws by itself answers a proposal.
enum LeafSizing: Sendable, Hashable {
    /// Fills the proposal, 10 points where none is given: shapes.
    case fill
    /// Fills likewise, and behind or before another view goes on under the bars that it touches: colours, gradients.
    case style
    /// The largest square in the proposal: Circle.
    case square
    case text(StyledText)
    /// Always the same size: an SF Symbol, a picture.
    case fixed(Size)
    /// Fills the proposal, its own size where none is given: a resizable picture.
    case resizable(ideal: Size)
    /// The same of a picture, which is never loaded: its own ratio is not known.
    case picture(ideal: Size)
    case spacer(minLength: Double?)
    case divider
}

/// A text with all that decides its extent.
struct StyledText: Sendable, Hashable {
    var content: String
    var font: FontMetrics
    /// nil: as many lines as fit.
    var lineLimit: Int?
    /// What its lines are made of, once that is found out; nil: not yet. It follows from the rest.
    var pieces: [TextPiece]?
}

/// How a control arranges its label and the part that it draws itself; that part has no node.
enum ControlSizing: Sendable, Hashable {
    /// Only its label: Button, NavigationLink, Link, Menu.
    case label
    /// Its label in a border: Button in a bordered style.
    case padded(Insets)
    /// Label, then as much room as is proposed, then a part of a fixed size: Toggle, Stepper, Picker, DatePicker.
    case trailing(Size)
    /// The same with its label hidden: nothing but the part.
    case part(Size)
    /// Its options side by side in equal shares of the width: a segmented Picker.
    case segments(height: Double)
    /// Takes the width and has a fixed height; its label is not shown: Slider, TextField.
    case bar(height: Double)
    /// Its label above a bar of the offered width, or above nothing but a spinner of a fixed size: ProgressView.
    case progress(Size?)
    /// Label in a row with its arrow, the secondary children (there only while expanded) below: DisclosureGroup.
    case disclosure
}

/// What a view inherits that changes sizes; the engine derives it from its environment.
struct LayoutEnvironment: Sendable, Hashable {
    /// nil: body.
    var font: FontValue?
    var weight: String?
    var isBold = false, isItalic = false, monospacedDigit = false
    var lineLimit: Int?
    /// `small`, `medium`, `large`.
    var imageScale = "medium"
    /// The content size, by DynamicTypeSize's names.
    var typeSize = "large"
}
