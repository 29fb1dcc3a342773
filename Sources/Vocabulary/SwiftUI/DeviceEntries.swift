import Interpreter
import ViewValues

extension VocabularySource {
    /// What programs ask of the device and of the app around them.
    static let device = VocabularySource(
        "UIKit: device",
        types: [
            NativeType("struct UIDevice {}"), NativeType("struct Selector: Hashable { var _name: String }"),
            NativeType("class UIResponder {}"), NativeType("class UIEvent {}"),
            NativeType(
                "enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }"),
            NativeType("enum UIDeviceOrientation: Hashable { case unknown, portrait, landscapeLeft, landscapeRight }"),
        ],
        entries: notifications + [
            constant("static var current: UIDevice { get }", on: "UIDevice") { .native(PlainBox("phone", "UIDevice")) },
            NativeEntry("var userInterfaceIdiom: UIUserInterfaceIdiom { get }", on: "UIDevice") { machine, _ in
                machine.enumCase("UIUserInterfaceIdiom", "phone") ?? .null
            },
            NativeEntry("var orientation: UIDeviceOrientation { get }", on: "UIDevice") { machine, _ in
                machine.enumCase("UIDeviceOrientation", "portrait") ?? .null
            },
            constant("var name: String { get }", on: "UIDevice") { .string("iPhone") },
            constant("var model: String { get }", on: "UIDevice") { .string("iPhone") },
            // What leaves the app does nothing here.
            constant("func open(_ url: URL)", on: "UIApplication") { .void },
            NativeEntry("init(_ name: String)", on: "Selector") { machine, call in
                machine.structure("Selector", call[0])
            },
            constant("func resignFirstResponder() -> Bool", on: "UIResponder") { .bool(true) },
            constant("func becomeFirstResponder() -> Bool", on: "UIResponder") { .bool(true) },
            // The keyboard is not shown: putting it away is nothing that is seen.
            constant(
                """
                @discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: \
                UIEvent?) -> Bool
                """, on: "UIApplication"
            ) { .bool(true) },
            constant("@discardableResult func endEditing(_ force: Bool) -> Bool", on: "UIWindow") { .bool(true) },
            constant("func canOpenURL(_ url: URL) -> Bool", on: "UIApplication") { .bool(false) },
        ])

    private static let notifications: [NativeEntry] = [
        "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
        "didReceiveMemoryWarning",
    ].map { name in
        NativeEntry("static var \(name)Notification: Notification.Name { get }", on: "UIApplication") { machine, _ in
            machine.structure("Notification.Name", .string("UIApplication.\(name)"))
        }
    }
}
