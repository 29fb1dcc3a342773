import AnimationMath

/// One modifier around a view.
public enum Modifier: Sendable {
    case layout(LayoutModifier)
    /// Rendered with animatable data of its own (GEO-5).
    case effect(Effect)
    /// Writes the environment of the subtree; animates at the leaf (TX-9).
    case environment(EnvironmentWrite)
    case background(ViewValue, alignment: AlignmentValue)
    case overlay(ViewValue, alignment: AlignmentValue)
    case mask(ViewValue, alignment: AlignmentValue)
    case identity(IdentityModifier)
    case transaction(TransactionModifier)
    case lifecycle(LifecycleModifier)
    case input(InputModifier)
    case presentation(PresentationModifier)
    /// A ViewModifier, AnimatableModifier or GeometryEffect of the program.
    case program(CompositeValue)
    case transition(TransitionValue)
    case preference(PreferenceModifier)
    case show(ShowModifier)
    /// A layer that the engine makes of a transition written by the program: the body of a Transition at a phase
    /// (-1, 0, +1).
    case transitionBody(CompositeValue, phase: Double)
    /// Only styles: has no effect on motion; kept so that `:lint` and dumps can name it.
    case inert(name: String)
}

/// Modifiers of layout; what they change shows as one moving leaf frame (GEO-1).
public enum LayoutModifier: Sendable {
    case frame(width: Double?, height: Double?, alignment: AlignmentValue)
    case flexFrame(FlexFrame)
    case padding(Insets)
    /// `.padding()` and `.padding(.horizontal)`: the platform's default length (GEO-7).
    case defaultPadding(EdgeSet)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// Ratio width / height; nil: the content's own.
    case aspectRatio(Double?, fill: Bool)
    case layoutPriority(Double)
    case horizontalGuide(HorizontalGuide, ProgramClosure)
    case verticalGuide(VerticalGuide, ProgramClosure)
    case ignoresSafeArea(EdgeSet)
    case safeAreaInset(EdgeSet, ViewValue, alignment: AlignmentValue, spacing: Double?)
    case safeAreaPadding(Insets)
    case containerRelativeFrame(axes: [AxisValue], count: Int?, span: Int, spacing: Double, alignment: AlignmentValue)
    case gridCell(columns: Int?, anchor: UnitPointValue?)
    case layoutValue(key: String, value: any ProgramValue)
}

/// `.frame(minWidth:…)`, in points; nil leaves a bound open.
public struct FlexFrame: Hashable, Sendable {
    public var minWidth: Double?, idealWidth: Double?, maxWidth: Double?
    public var minHeight: Double?, idealHeight: Double?, maxHeight: Double?
    /// Where content that differs in size stands.
    public var alignment: AlignmentValue
    /// Makes a flexible frame; set the bounds afterwards.
    public init(alignment: AlignmentValue = .center) { self.alignment = alignment }
}

/// Effects with animatable data, in SwiftUI's units; angles in degrees (GEO-5).
public enum Effect: Hashable, Sendable {
    case opacity(Double)
    case scale(x: Double, y: Double, anchor: UnitPointValue)
    case rotation(degrees: Double, anchor: UnitPointValue)
    case rotation3D(Rotation3D)
    case blur(radius: Double)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(degrees: Double)
    case colorMultiply(ColorValue)
    case shadow(color: ColorValue, radius: Double, x: Double, y: Double)
    case cornerRadius(Double)
    case clip(ClipValue)
    case border(StyleValue, width: Double)
    case transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    /// `.hidden()`: keeps its place, is not drawn.
    case hidden
}

/// A rotation about an axis, degrees.
public struct Rotation3D: Hashable, Sendable {
    /// The angle, in degrees.
    public var degrees: Double
    public var x: Double, y: Double, z: Double
    public var anchor: UnitPointValue, anchorZ: Double, perspective: Double
    /// Makes a rotation.
    public init(
        degrees: Double, x: Double, y: Double, z: Double, anchor: UnitPointValue, anchorZ: Double, perspective: Double
    ) {
        self.degrees = degrees
        (self.x, self.y, self.z) = (x, y, z)
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }
}

/// What clips: `.clipped()`, or a shape printed as in source with its corner size if it has one.
public struct ClipValue: Hashable, Sendable {
    /// The shape, as in source.
    public var shape: String
    /// The corner's radius in points, where the shape has one.
    public var cornerRadius: Double?
    /// A shape of the program, whose animatable data move (GEO-5).
    public var program: CompositeValue?
    /// Makes a clip.
    public init(shape: String, cornerRadius: Double? = nil, program: CompositeValue? = nil) {
        self.shape = shape
        self.cornerRadius = cornerRadius
        self.program = program
    }

    /// Whether both clip alike.
    public static func == (left: ClipValue, right: ClipValue) -> Bool {
        guard left.shape == right.shape, left.cornerRadius == right.cornerRadius else { return false }
        guard let program = left.program, let other = right.program else {
            return left.program == nil && right.program == nil
        }
        return program.signature == other.signature && program.value.isEqual(to: other.value)
    }

    /// Hashes the shape's name and corner.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shape)
        hasher.combine(cornerRadius)
    }
}

/// Writes to the environment.
public enum EnvironmentWrite: Sendable {
    case foreground(StyleValue)
    case tint(ColorValue?)
    case font(FontValue?)
    case fontWeight(String?)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case lineLimit(Int?)
    case multilineTextAlignment(HorizontalGuide)
    case disabled(Bool)
    case imageScale(String)
    case symbolVariant(String)
    /// A key of `EnvironmentValues`, built in (`colorScheme`, `layoutDirection`, …) or the program's.
    case key(String, any ProgramValue)
    /// An object for `@EnvironmentObject` or `@Environment(Type.self)`, by its type's name.
    case object(String, any ProgramValue)
    /// `.transformEnvironment(\.key) { … }`.
    case transform(String, ProgramClosure)
    /// A style of the program or a built-in one by name: kind is `button`, `toggle`, `label`, …
    case style(kind: String, name: String, value: CompositeValue?)
}

/// Identity, names and order.
public enum IdentityModifier: Sendable {
    case id(ExplicitID)
    case tag(ExplicitID)
    case accessibilityIdentifier(String)
    case zIndex(Double)
    case coordinateSpace(String)
}

/// What shapes the transaction on its way down (TX).
public enum TransactionModifier: Sendable {
    /// `.animation(_:value:)` (TX-2).
    case animation(Animation?, value: any ProgramValue)
    /// `.animation(_:)` without a value, deprecated (TX-5).
    case animationAlways(Animation?)
    /// `.animation(_:body:)`: the body holds a content placeholder (TX-4).
    case animationScope(Animation?, body: ViewValue)
    /// `.transaction { }` (TX-5).
    case transaction(ProgramClosure)
    /// `.transaction(value:) { }`: only in updates in which the value changed.
    case transactionValue(ProgramClosure, value: any ProgramValue)
    /// `.transaction { } body: { }`.
    case transactionScope(ProgramClosure, body: ViewValue)
    /// `.geometryGroup()` (TX-10).
    case geometryGroup
}

/// Callbacks of a view's life (LIFE).
public enum LifecycleModifier: Sendable {
    case onAppear(ProgramClosure)
    case onDisappear(ProgramClosure)
    /// The closure takes 0, 1 (new) or 2 (old, new) arguments.
    case onChange(of: any ProgramValue, initial: Bool, action: ProgramClosure, arguments: Int)
    case task(ProgramClosure, id: (any ProgramValue)?)
    case onGeometryChange(of: ProgramClosure, action: ProgramClosure, arguments: Int)
    /// The scroll view in or around it: the closure makes a value of its geometry, the action gets the old and new one.
    case onScrollGeometryChange(of: ProgramClosure, action: ProgramClosure)
    /// The action takes the old and the new phase, and with 3 arguments their context.
    case onScrollPhaseChange(ProgramClosure, arguments: Int)
    /// Whether at least that share of the view is in sight.
    case onScrollVisibilityChange(threshold: Double, ProgramClosure)
    /// `.onReceive`: a publisher value of the program.
    case onReceive(any ProgramValue, ProgramClosure)
}

/// Input.
public enum InputModifier: Sendable {
    case onTapGesture(count: Int, ProgramClosure)
    case onLongPressGesture(
        minimumDuration: Double, maximumDistance: Double, perform: ProgramClosure, onPressingChanged: ProgramClosure?)
    /// `simultaneous` and `highPriority` by `mode`; the gesture is a value of the vocabulary.
    case gesture(GestureValue, mode: String)
    case allowsHitTesting(Bool)
    case contentShape(String)
    case focused(ProgramBinding, equals: (any ProgramValue)?)
    case onSubmit(ProgramClosure)
    /// Around a ForEach: its rows may be swiped away, or dragged to another place; nil: they may not.
    case onDelete(ProgramClosure?)
    case onMove(ProgramClosure?)
    /// Buttons that a swipe across a row shows from an edge; one that goes all the way does what the first does.
    case swipeActions(isLeading: Bool, allowsFullSwipe: Bool, ViewValue)
    /// A menu that a long press on the view opens.
    case contextMenu(ViewValue)
    /// What a pull on the scroll view in it does once it is let go.
    case refreshable(ProgramClosure)
    /// Whether a finger may not scroll what is in it.
    case scrollDisabled(Bool)
    /// `deleteDisabled`, `moveDisabled`: nil says nothing.
    case editDisabled(delete: Bool?, move: Bool?)
}

/// A gesture as the program composed it.
public indirect enum GestureValue: Sendable {
    case tap(count: Int)
    /// A tap whose value tells where it was.
    case spatialTap(count: Int)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double, coordinateSpace: String)
    case magnify(minimumScaleDelta: Double)
    case rotate(minimumDegrees: Double)
    case onChanged(GestureValue, ProgramClosure)
    case onEnded(GestureValue, ProgramClosure)
    /// `.updating($state) { value, state, transaction in }`.
    case updating(GestureValue, state: any ProgramValue, ProgramClosure)
    case sequenced(GestureValue, GestureValue)
    case simultaneous(GestureValue, GestureValue)
    case exclusive(GestureValue, GestureValue)
    case map(GestureValue, ProgramClosure)
}

/// Sheets, covers, navigation, matched transitions (SHOW-6).
public enum PresentationModifier: Sendable {
    /// `sheet`, `fullScreenCover`, `popover`, `alert`, `confirmationDialog`, by `style`.
    case presented(style: String, isPresented: ProgramBinding, content: ProgramClosure, onDismiss: ProgramClosure?)
    case presentedItem(style: String, item: ProgramBinding, content: ProgramClosure, onDismiss: ProgramClosure?)
    /// The title of a page, and how its bar shows it where the same modifier says so.
    case navigationTitle(String, mode: TitleMode?)
    /// How the bar shows the title.
    case titleMode(TitleMode)
    case navigationDestination(forType: String, content: ProgramClosure)
    case navigationDestinationPresented(ProgramBinding, content: ProgramClosure)
    /// Around the root of a `NavigationStack(path:)`: the values whose pages are shown.
    case navigationPath(ProgramBinding)
    /// Heights at which a sheet may rest, and what holds the chosen one; it opens at that, else at the lowest.
    case detents([DetentChoice], selection: ProgramBinding?)
    /// Whether a swipe down does not close a sheet.
    case staysOnSwipe(Bool)
    case toolbar(ViewValue)
    /// An item of a toolbar, by its placement's name.
    case toolbarItem(placement: String)
    /// A search field under the navigation bar above.
    case searchable(ViewValue)
    /// Bars that are hidden, by their names, all where none is named; nil: nothing is hidden.
    case barsHidden([String]?)
    case matchedTransitionSource(id: ExplicitID, namespace: Int)
    case navigationTransitionZoom(sourceID: ExplicitID, namespace: Int)
    case tabItem(ViewValue)
    /// Around a TabView's tabs: what holds the tag of the shown one; nil: the TabView itself.
    case tabSelection(ProgramBinding?)
}

/// How a navigation bar shows its title (SHOW-6).
public enum TitleMode: Hashable, Sendable {
    /// As the page before shows its own; large on the first.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, until content is scrolled under it.
    case large
}

/// How often a symbol effect runs, and how fast (SHOW-2).
public struct SymbolTempo: Hashable, Sendable {
    /// Multiplies the pace.
    public var speed = 1.0
    /// How many runs; nil: as many as the kind of effect takes, one for a discrete one, no end for an indefinite one.
    public var count: Int?
    /// Whether runs follow each other without end.
    public var isEndless = false
    /// Between two runs, seconds.
    public var delay = 0.0
    /// One run, or runs without end, at the usual pace.
    public init() {}

    /// How long all runs take where one takes `run` seconds; nil: they do not end.
    ///
    /// - Parameter isDiscrete: whether the effect runs once unless told otherwise.
    public func length(ofRun run: Double, isDiscrete: Bool) -> Double? {
        guard !isEndless, let count = count ?? (isDiscrete ? 1 : nil), speed > 0 else { return nil }
        return Double(max(count, 1)) * run / speed + Double(max(count, 1) - 1) * delay
    }
}

/// A height at which a sheet rests.
public enum DetentValue: Hashable, Sendable {
    /// Nearly the whole screen.
    case large
    /// A share of the screen's height, 0…1.
    case fraction(Double)
    /// Points.
    case height(Double)
}

/// A height at which a sheet may rest, with the program's value for it.
public struct DetentChoice: Sendable {
    /// How high.
    public var height: DetentValue
    /// The program's `PresentationDetent`.
    public var value: any ProgramValue
    /// Makes a choice.
    public init(_ height: DetentValue, value: any ProgramValue) {
        self.height = height
        self.value = value
    }
}

/// Preferences (PreferenceKey).
public enum PreferenceModifier: Sendable {
    case set(key: any ProgramValue, keyName: String, value: any ProgramValue)
    case transform(key: any ProgramValue, keyName: String, ProgramClosure)
    case onChange(key: any ProgramValue, keyName: String, ProgramClosure)
    case overlayPreference(key: any ProgramValue, keyName: String, ProgramClosure, isBackground: Bool)
    /// `anchorPreference(key:value:transform:)`: the closure makes the value of the view's anchor.
    case anchor(key: any ProgramValue, keyName: String, AnchorSource, ProgramClosure)
    /// `transformAnchorPreference(key:value:transform:)`: the closure changes the value that comes up.
    case transformAnchor(key: any ProgramValue, keyName: String, AnchorSource, ProgramClosure)
}

/// What an anchor marks in its view.
public enum AnchorSource: Hashable, Sendable {
    case bounds
    /// In the view's own space, points.
    case rect(Rect), point(Point)
    case unitPoint(UnitPointValue)
}

/// Content, symbol and scroll effects, matched geometry, phase and keyframe modifiers (SHOW, GEO-6, PHASE, KEY).
public enum ShowModifier: Sendable {
    case contentTransition(kind: String, detail: String)
    /// The options as written, and what they say of how often and how fast.
    case symbolEffect(
        kind: String, options: String, tempo: SymbolTempo, isActive: Bool?, value: (any ProgramValue)?)
    /// Whether effects that stand around it reach no symbol in it.
    case symbolEffectsRemoved(Bool)
    case matchedGeometry(
        id: ExplicitID, namespace: Int, size: Bool, position: Bool, anchor: UnitPointValue, isSource: Bool)
    /// At the edge that content comes from and at the one that it goes to; nil: along the scroll view's own axis.
    case scrollTransition(
        leading: ScrollTransitionSide, trailing: ScrollTransitionSide, axis: AxisValue?, ProgramClosure)
    case scrollTarget(behavior: String)
    /// A ScrollTargetBehavior of the program.
    case scrollTargetProgram(any ProgramValue)
    case scrollTargetLayout
    case scrollPosition(ProgramBinding, anchor: UnitPointValue?)
    case visualEffect(ProgramClosure)
    case phaseAnimator(PhaseAnimatorValue)
    case keyframeAnimator(KeyframeAnimatorValue)
}

/// A transition (TRANS-8, -9).
public indirect enum TransitionValue: Sendable {
    /// `.symbolEffect(_:)` by the effect's name, `automatic` without one: a fade, as far as numbers go.
    case symbolEffect(String)
    case identity, opacity, slide
    case scale(Double, anchor: UnitPointValue)
    case offset(x: Double, y: Double)
    case move(EdgeSet)
    case push(from: EdgeSet)
    /// `up`: `.upUp`, else `.downUp`.
    case blurReplace(up: Bool)
    case asymmetric(insertion: TransitionValue, removal: TransitionValue)
    case combined(TransitionValue, TransitionValue)
    case animation(TransitionValue, Animation?)
    /// `AnyTransition.modifier(active:identity:)`.
    case modifier(active: CompositeValue, identity: CompositeValue)
    /// A type of the program that conforms to Transition: its body is asked for each phase.
    case program(CompositeValue)
}
