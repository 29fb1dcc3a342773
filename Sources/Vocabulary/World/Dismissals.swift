import Interpreter
import ViewValues

/// The nodes of the views that asked to be closed, until the engine takes them (SHOW-6).
struct Dismissals: NativeValue {
    var nodes: [NodeNumber]
    var nativeType: String { "_Dismissals" }
    static let key = "dismissals"
}

/// `DismissAction`, and `PresentationMode` before it: closes the presentation around the view that read it.
struct DismissBox: NativeValue {
    let node: NodeNumber?
    let isPresented: Bool
    let name: String
    var nativeType: String { name }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DismissBox)?.node == node }
}

extension Machine {
    /// Asks for the presentation around a view to be closed once the action is over.
    mutating func requestDismissal(of node: NodeNumber?) {
        guard let node else { return }
        let waiting = (extras[Dismissals.key] as? Dismissals)?.nodes ?? []
        extras[Dismissals.key] = Dismissals(nodes: waiting + [node])
    }
}

extension ProgramWorld {
    /// Answers the engine: see `ProgramHost`.
    public mutating func takeDismissals() -> [NodeNumber] {
        (program.machine.extras.removeValue(forKey: Dismissals.key) as? Dismissals)?.nodes ?? []
    }
}

extension VocabularySource {
    /// What a view calls to be closed.
    static let dismissals = VocabularySource(
        "SwiftUI: dismissal",
        types: [
            NativeType("struct DismissAction {}"), NativeType("struct PresentationMode {}"),
        ],
        entries: [
            environmentValue("dismiss", "DismissAction") { .native(dismissal($0, "DismissAction")) },
            environmentValue("presentationMode", "Binding<PresentationMode>") {
                .native(BindingBox(.constant(.native(dismissal($0, "PresentationMode")))))
            },
            environmentValue("isPresented", "Bool") { .bool(dismissal($0, "").isPresented) },
            NativeEntry("func callAsFunction()", on: "DismissAction") { machine, call in
                machine.requestDismissal(of: try call.native(0, DismissBox.self).node)
                return .void
            },
            NativeEntry("mutating func dismiss()", on: "PresentationMode") { machine, call in
                machine.requestDismissal(of: try call.native(0, DismissBox.self).node)
                return .void
            },
            NativeEntry("var isPresented: Bool { get }", on: "PresentationMode") { _, call in
                .bool(try call.native(0, DismissBox.self).isPresented)
            },
        ])

    private static func dismissal(_ values: EnvironmentValuesBox, _ name: String) -> DismissBox {
        DismissBox(node: values.node, isPresented: values.snapshot.isPresented, name: name)
    }
}

/// A built-in property of `EnvironmentValues` that can only be read.
func environmentValue(
    _ name: String, _ type: String, _ read: @escaping @Sendable (EnvironmentValuesBox) throws -> Value
) -> NativeEntry {
    NativeEntry("var \(name): \(type) { get }", on: "EnvironmentValues") { _, call in
        try read(try call.native(0, EnvironmentValuesBox.self))
    }
}
