/// What evaluating view code gives: an immutable tree, from which the engine builds and updates its render tree.
///
/// A node is a class so that an unchanged part can be recognised by identity and shared without copying.
public final class ViewValue: Sendable {
    /// What the node is.
    public let kind: ViewKind
    /// Where it was written; nil for what a control or a style makes.
    public let source: SourcePlace?

    /// Makes a node.
    public init(_ kind: ViewKind, source: SourcePlace? = nil) {
        self.kind = kind
        self.source = source
    }

    /// Nothing at all.
    public static let empty = ViewValue(.empty)
}

/// The kinds of nodes of a view tree. Indirect: kinds are looked at far more often than made, and a look copies.
public indirect enum ViewKind: Sendable {
    /// `EmptyView`.
    case empty
    /// Draws by itself.
    case leaf(Leaf)
    /// Lays its children out; the name is the selector's Type (`VStack`, `ZStack`, `List`, …).
    case container(Container, children: [ViewValue])
    /// Transparent: Group, a builder's block, TupleView. Children stand at fixed places.
    case group([ViewValue])
    /// One branch of `if`/`else` or `switch`; another branch number is another identity (TREE-1).
    case conditional(branch: Int, ViewValue)
    /// `if` without `else`, or an optional view.
    case optional(ViewValue?)
    /// Elements with explicit identities.
    case forEach([ForEachElement])
    /// A type-erased view: another signature is another identity (TREE-2).
    case anyView(ViewValue, signature: String)
    /// A view of the program: its body comes from the host.
    case composite(CompositeValue)
    /// A view with one modifier around it.
    case modified(ViewValue, Modifier)
    /// Stands for the content in the body of a ViewModifier, Transition, style or animation closure.
    case placeholder(Placeholder)
    /// Content that is made while laying out or animating.
    case deferred(DeferredContent)
    /// Button, Toggle, Slider and the like.
    case control(Control)
}

/// One element of a ForEach.
public struct ForEachElement: Sendable {
    /// The identity.
    public let id: ExplicitID
    /// The view that was made.
    public let view: ViewValue
    /// Makes an element.
    public init(id: ExplicitID, view: ViewValue) {
        self.id = id
        self.view = view
    }
}

/// Which content a placeholder stands for.
public enum Placeholder: Hashable, Sendable {
    /// The content of the innermost modifier, transition, animation closure or phase closure being expanded.
    case content
    /// A part of a style's configuration: `label`, `content`, `icon`, `title`, …
    case configuration(String)
}

/// A view that draws by itself; its frame is what animates (GEO-1).
public enum Leaf: Sendable {
    /// A shape with its fill, and optional stroke instead of fill; the name is the Type (`Rectangle`, `Star`).
    case shape(name: String, ShapeValue, fill: StyleValue?, stroke: StrokeValue?)
    case text(TextValue)
    case image(ImageValue)
    case color(ColorValue)
    /// A gradient or material that stands as a view; the name is its Type.
    case style(name: String, StyleValue)
    case spacer(minLength: Double?)
    case divider
    /// Draws nothing that we model (Canvas, ProgressView's picture, …), sized like the named view.
    case opaque(name: String, ideal: Size?)
}

/// Containers with their layout.
public enum Container: Sendable {
    case hStack(alignment: VerticalGuide, spacing: Double?)
    case vStack(alignment: HorizontalGuide, spacing: Double?)
    case zStack(alignment: AlignmentValue)
    case lazyStack(AxisValue, alignment: AlignmentValue, spacing: Double?)
    /// LazyVGrid, LazyHGrid.
    case lazyGrid(AxisValue, items: [GridItemValue], alignment: AlignmentValue, spacing: Double?)
    case grid(alignment: AlignmentValue, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(alignment: VerticalGuide?)
    case scroll(axes: [AxisValue], showsIndicators: Bool)
    /// `List`, `Form`, `Section`, `TabView`, `NavigationStack`, `NavigationView`, `GroupBox`, … by name.
    case named(String, parameters: [String: String])
    /// A layout of the program.
    case layout(CompositeValue)
    /// `AnyLayout`: another layout in it keeps the identity of what it lays out (TREE-1).
    indirect case any(Container)
    case viewThatFits(axes: [AxisValue])
}

/// A row or column of a lazy grid.
public struct GridItemValue: Hashable, Sendable {
    /// How much room it takes, points.
    public enum Extent: Hashable, Sendable {
        case fixed(Double), flexible(minimum: Double, maximum: Double), adaptive(minimum: Double, maximum: Double)
    }
    /// The size, points.
    public var size: Extent
    /// The gap behind it, points; nil: the default.
    public var spacing: Double?
    /// Where content that differs in size stands.
    public var alignment: AlignmentValue?
    /// Makes an item.
    public init(size: Extent, spacing: Double? = nil, alignment: AlignmentValue? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A value of a type of the program that takes part in the view tree: a View, ViewModifier, Shape, Layout, Transition.
public struct CompositeValue: Sendable {
    /// The type's name as the program wrote it, without generic arguments.
    public let typeName: String
    /// The type with its arguments: what identity compares (TREE-1).
    public let signature: String
    /// The value itself.
    public let value: any ProgramValue
    /// Whether its type conforms to Animatable with data to animate.
    public let isAnimatable: Bool
    /// Whether its type is a GeometryEffect: its transform is asked for wherever its body runs (GEO-8).
    public let isGeometryEffect: Bool
    /// Makes a composite.
    public init(
        typeName: String, signature: String, value: any ProgramValue, isAnimatable: Bool,
        isGeometryEffect: Bool = false
    ) {
        self.typeName = typeName
        self.signature = signature
        self.value = value
        self.isAnimatable = isAnimatable
        self.isGeometryEffect = isGeometryEffect
    }
}

/// Content that only exists once a size, a phase or a frame is known.
public enum DeferredContent: Sendable {
    /// GeometryReader: the closure gets a proxy with the model size (GEO-2).
    case geometryReader(ProgramClosure)
    case timeline(ProgramClosure, schedule: TimelineScheduleValue)
    case phaseAnimator(PhaseAnimatorValue)
    case keyframeAnimator(KeyframeAnimatorValue)
    case scrollReader(ProgramClosure)
    /// What a closure gives, made anew when a state that it read changes; a view like any other stands there. It takes a
    /// scroll view's proxy, which it has no use for.
    case content(ProgramClosure)
}

/// When a TimelineView's content is made anew, in seconds.
public enum TimelineScheduleValue: Hashable, Sendable {
    case animation(minimumInterval: Double?, paused: Bool), periodic(from: Double, by: Double), everyMinute
    case explicit([Double])
}

/// A phase animator, as view or as modifier (the content closure then gets the placeholder first).
public struct PhaseAnimatorValue: Sendable {
    /// The phases in order.
    public var phases: [any ProgramValue]
    /// nil: runs for ever.
    public var trigger: (any ProgramValue)?
    /// Makes the content.
    public var content: ProgramClosure
    /// Gives a phase's animation; nil: the default.
    public var animation: ProgramClosure?
    /// Makes a phase animator.
    public init(
        phases: [any ProgramValue], trigger: (any ProgramValue)?, content: ProgramClosure, animation: ProgramClosure?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }
}

/// A keyframe animator, as view or as modifier.
public struct KeyframeAnimatorValue: Sendable {
    /// The value at rest.
    public var initialValue: any ProgramValue
    /// A change of it starts the motion; nil: it runs by itself.
    public var trigger: (any ProgramValue)?
    /// Whether it begins again at its end.
    public var repeating: Bool
    /// Makes the content.
    public var content: ProgramClosure
    /// Gives the tracks.
    public var keyframes: ProgramClosure
    /// Makes a keyframe animator.
    public init(
        initialValue: any ProgramValue, trigger: (any ProgramValue)?, repeating: Bool, content: ProgramClosure,
        keyframes: ProgramClosure
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        self.repeating = repeating
        self.content = content
        self.keyframes = keyframes
    }
}

/// A two-way connection to a value of the program; read and written through the host.
public struct ProgramBinding: Sendable {
    /// The value as the program holds it.
    public let value: any ProgramValue
    /// Wraps the program's `Binding`.
    public init(_ value: any ProgramValue) { self.value = value }
}

/// A control: its label and what it does.
public struct Control: Sendable {
    /// What the control does.
    public enum Kind: Sendable {
        case button(role: String?, action: ProgramClosure)
        case toggle(isOn: ProgramBinding)
        case slider(value: ProgramBinding, lower: Double, upper: Double, step: Double?)
        case stepper(increment: ProgramClosure?, decrement: ProgramClosure?)
        case picker(selection: ProgramBinding)
        case textField(text: ProgramBinding, prompt: String, secure: Bool)
        case disclosureGroup(isExpanded: ProgramBinding?)
        case navigationLink(destination: ProgramClosure?, value: (any ProgramValue)?)
        /// A tap opens it, unless it has an action of its own.
        case menu(primary: ProgramClosure?)
        case link
        case progress(fraction: Double?)
        case datePicker(selection: ProgramBinding)
        /// Label: icon and title for its style; the control's own label is both, as the system lays them out.
        case label(icon: ViewValue, title: ViewValue)
    }
    /// Which kind it is.
    public var kind: Kind
    /// The Type selector (`Button`, `Toggle`, `Label`, …).
    public var name: String
    /// The label as the program wrote it, or made of its title.
    public var label: ViewValue
    /// Whether the control made the label of a title string: such texts answer to `Text("…")` alone.
    public var labelIsImplicit: Bool
    /// A Picker's options, a DisclosureGroup's or Menu's content.
    public var content: ViewValue?
    /// Further labels by the names that styles give them: `currentValueLabel` of a gauge or of progress.
    public var valueLabels: [(name: String, view: ViewValue)]
    /// Makes a control.
    public init(
        _ kind: Kind, name: String, label: ViewValue, labelIsImplicit: Bool = false, content: ViewValue? = nil,
        valueLabels: [(name: String, view: ViewValue)] = []
    ) {
        self.kind = kind
        self.name = name
        self.label = label
        self.labelIsImplicit = labelIsImplicit
        self.content = content
        self.valueLabels = valueLabels
    }
}
