import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// View, ViewModifier, Shape and the builder that joins views.
    static let viewProtocols = VocabularySource(
        "SwiftUI: protocols",
        types: [
            NativeType("protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }"),
            NativeType(
                """
                protocol ViewModifier { associatedtype Body: View; typealias Content = \
                _ViewModifier_Content; @ViewBuilder func body(content: Content) -> Body }
                """
            ),
            NativeType("struct _ViewModifier_Content: View {}"),
            NativeType("protocol AnimatableModifier: ViewModifier, Animatable {}"),
            NativeType("protocol Shape: View, Animatable { func path(in rect: CGRect) -> Path }"),
            NativeType("protocol InsettableShape: Shape {}"),
            NativeType(
                """
                protocol GeometryEffect: ViewModifier, Animatable { func effectValue(size: CGSize) -> \
                ProjectionTransform }
                """),
            NativeType("protocol DynamicProperty {}"),
            NativeType("protocol ShapeStyle: View {}"),
            NativeType(
                """
                protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder static var \
                previews: Previews { get } }
                """),
            NativeType("protocol App { associatedtype Body: Scene; @SceneBuilder var body: Body { get }; init() }"),
            NativeType("protocol Scene {}"),
            NativeType("struct WindowGroup: Scene, View {}"),
            NativeType("struct ModifiedContent<Content, Modifier>: View {}"),
            NativeType("struct EmptyModifier: ViewModifier {}"),
            NativeType("struct AnyView: View {}"),
            NativeType("struct EmptyView: View {}"),
            NativeType("extension Optional: View where Wrapped: View {}"),
            NativeType("struct Group: View {}"),
            NativeType("@resultBuilder struct ViewBuilder {}"),
            NativeType("@resultBuilder struct SceneBuilder {}"),
            NativeType("@resultBuilder struct ToolbarContentBuilder {}"),
        ],
        entries: builderEntries(of: "ViewBuilder") + builderEntries(of: "SceneBuilder") + defaultBodies + [
            NativeEntry("static func _printChanges()", on: "View") { machine, _ in
                if let changes = machine.bodyChanges { try machine.print(changes.line + "\n") }
                return .void
            },
            NativeEntry("init(@ViewBuilder content: () -> some View)", on: "WindowGroup") { machine, call in
                .native(ViewBox(try call.built(0, &machine)))
            },
            NativeEntry("init(_ view: some View)", on: "AnyView") { machine, call in
                let view = try call.view(0, machine)
                let signature = machine.describe(machine.type(of: call[0]))
                return .native(ViewBox(ViewValue(.anyView(view, signature: signature), source: place(call.range))))
            },
            NativeEntry("init(erasing view: some View)", on: "AnyView") { machine, call in
                let view = try call.view(0, machine)
                let signature = machine.describe(machine.type(of: call[0]))
                return .native(ViewBox(ViewValue(.anyView(view, signature: signature), source: place(call.range))))
            },
            viewEntry("init()", on: "EmptyView") { _, _ in .empty },
            viewEntry("init(@ViewBuilder content: () -> some View)", on: "Group") { machine, call in
                .group([try call.built(0, &machine)])
            },
            NativeEntry("func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>", on: "View") {
                machine, call in try modified(call, content: 0, modifier: 1, machine)
            },
            NativeEntry("init(content: Content, modifier: Modifier)", on: "ModifiedContent") { machine, call in
                try modified(call, content: 0, modifier: 1, machine)
            },
            NativeEntry("init()", on: "EmptyModifier") { machine, _ in machine.structure("EmptyModifier") },
            NativeEntry("static var identity: EmptyModifier { get }", on: "EmptyModifier") { machine, _ in
                machine.structure("EmptyModifier")
            },
        ])

    /// A view in a ViewModifier of the program.
    private static func modified(
        _ call: NativeCall, content: Int, modifier: Int, _ machine: Machine
    ) throws -> Value {
        let view = try call.view(content, machine)
        guard let type = call[modifier].unboxed.asStructure?.type else {
            throw call.trap(.unsupported, "this is no ViewModifier")
        }
        let composite = makeComposite(call[modifier].unboxed, type, machine)
        return .native(
            ViewBox(
                ViewValue(.modified(view, .program(composite)), source: place(call.range)), name: "ModifiedContent"))
    }

    /// What the vocabulary's own conformances bring: a Shape draws itself, a GeometryEffect shows its content.
    private static var defaultBodies: [NativeEntry] {
        [
            NativeEntry("var body: some View { get }", on: "Shape") { machine, call in
                guard let (shape, name) = makeShape(call[0], machine) else { return call[0] }
                return .native(ShapeBox(shape: shape, name: name, source: place(call.range)))
            },
            NativeEntry("func body(content: Content) -> some View", on: "GeometryEffect") { _, call in call[1] },
            NativeEntry("func body(content: Content) -> some View", on: "EmptyModifier") { _, call in call[1] },
        ]
    }

    /// What a builder of views does with its parts: places in a block and branches are identity (TREE-1).
    private static func builderEntries(of owner: String) -> [NativeEntry] {
        let result = owner == "SceneBuilder" ? "Scene" : "View"
        @Sendable func view(_ signature: String, _ make: @escaping @Sendable (ViewValue) -> ViewKind) -> NativeEntry {
            NativeEntry("static " + signature, on: owner) { machine, call in
                .native(ViewBox(ViewValue(make(try call.view(0, machine)))))
            }
        }
        return [
            NativeEntry("static func buildBlock(_ parts: any View...) -> some \(result)", on: owner) { machine, call in
                let parts = try call.array(0).map { try makeView($0, machine, call.range) }
                if parts.count == 1 { return .native(ViewBox(parts[0])) }
                return .native(ViewBox(ViewValue(.group(parts))))
            },
            NativeEntry(
                """
                static func buildExpression<Content: View>(_ content: Content) -> Content
                """, on: owner
            ) { _, call in call[0] },
            view("func buildEither(first: some View) -> some View") { .conditional(branch: 0, $0) },
            view("func buildEither(second: some View) -> some View") { .conditional(branch: 1, $0) },
            NativeEntry(
                """
                static func buildOptional(_ content: (any View)?) -> some View
                """, on: owner
            ) { machine, call in
                let content = try call.optional(0).map { try makeView($0, machine, call.range) }
                return .native(ViewBox(ViewValue(.optional(content))))
            },
            view("func buildLimitedAvailability(_ content: some View) -> some View") { .group([$0]) },
        ]
    }
}
