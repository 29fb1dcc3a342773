import Interpreter
import ViewValues

/// What a view asks of the system around it. There is none here: an action that is called says what it would have done.
extension VocabularySource {
    /// Actions of the environment: `openURL`, `openWindow`, `dismissWindow`, `dismissSearch`, `requestReview`.
    static let systemActions = VocabularySource(
        "SwiftUI: system actions",
        types: [
            NativeType("struct OpenURLAction { var _handler: ((URL) -> _OpenURLResult)? }"),
            NativeType("extension OpenURLAction { typealias Result = _OpenURLResult }"),
            NativeType("enum _OpenURLResult { case handled, discarded, systemAction }"),
            NativeType("struct OpenWindowAction {}"), NativeType("struct DismissWindowAction {}"),
            NativeType("struct DismissSearchAction {}"), NativeType("struct RequestReviewAction {}"),
            NativeType("struct OpenSettingsAction {}"),
        ],
        entries: opening + actions.flatMap(entries))

    /// A property of the environment, its type, what can be given to it, and what is said of a call.
    private static let actions: [(name: String, type: String, parameters: [String], says: String)] = [
        (
            "openWindow", "OpenWindowAction",
            ["id: String", "value: some Hashable", "id: String, value: some Hashable"],
            "no other window is opened"
        ),
        (
            "dismissWindow", "DismissWindowAction",
            ["", "id: String", "value: some Hashable", "id: String, value: some Hashable"], "there is one window only"
        ),
        ("dismissSearch", "DismissSearchAction", [""], "no search is active"),
        ("requestReview", "RequestReviewAction", [""], "nobody is asked for a review"),
        ("openSettings", "OpenSettingsAction", [""], "there are no settings"),
    ]

    private static func entries(
        _ action: (name: String, type: String, parameters: [String], says: String)
    ) -> [NativeEntry] {
        [environmentValue(action.name, action.type) { _ in .native(PlainBox(action.name, action.type)) }]
            + action.parameters.map { parameters in
                NativeEntry("func callAsFunction(\(parameters))", on: action.type) { machine, call in
                    machine.warn("LIFE-1", "\(action.name) is called: \(action.says)", at: call.range)
                    return .void
                }
            }
    }

    private static var opening: [NativeEntry] {
        @Sendable func open(_ machine: inout Machine, _ call: NativeCall) throws -> Bool {
            let handler = try call.structure(0)[0]
            if !handler.isNull {
                let result = try machine.call(handler, [call[1]])
                switch machine.caseName(result) {
                case "handled": return true
                case "discarded": return false
                default: break
                }
            }
            machine.warn("LIFE-1", "openURL is called: nothing outside of the program is opened", at: call.range)
            return false
        }
        return [
            setting("openURL", "OpenURLAction") { machine, _ in machine.structure("OpenURLAction", .null) },
            NativeEntry("init(handler: @escaping (URL) -> _OpenURLResult)", on: "OpenURLAction") { machine, call in
                machine.structure("OpenURLAction", call[0])
            },
            NativeEntry("static func systemAction(_ url: URL) -> _OpenURLResult", on: "_OpenURLResult") { machine, _ in
                machine.enumCase("_OpenURLResult", "systemAction") ?? .null
            },
            NativeEntry("func callAsFunction(_ url: URL)", on: "OpenURLAction") { machine, call in
                _ = try open(&machine, call)
                return .void
            },
            NativeEntry(
                "func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void)", on: "OpenURLAction"
            ) { machine, call in
                let isOpen = try open(&machine, call)
                return try machine.call(call[2], [.bool(isOpen)])
            },
        ]
    }
}
