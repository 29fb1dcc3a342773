import Interpreter
import ViewValues

extension VocabularySource {
    /// What programs ask of the device and of the app around them.
    static let device = VocabularySource(
        "UIKit: device",
        types: [
            NativeType("struct UIDevice {}"), NativeType("struct Selector: Hashable { var _name: String }"),
            NativeType("class UIResponder {}"), NativeType("class UIEvent {}"),
            NativeType("struct NSValue { var cgRectValue: CGRect }"),
            NativeType(
                "enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }"),
            NativeType("enum UIDeviceOrientation: Hashable { case unknown, portrait, landscapeLeft, landscapeRight }"),
        ],
        entries: notifications + keyboard + [
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

    /// What the system announces, by owner and by how UIKit's names of it begin: nobody posts it here but the program.
    private static let announcements: [(owner: String, prefix: String, names: [String])] = [
        (
            "UIApplication", "UIApplication",
            [
                "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
                "didReceiveMemoryWarning",
            ]
        ),
        (
            "UIResponder", "UI",
            [
                "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
                "keyboardWillChangeFrame",
            ]
        ),
        ("UIDevice", "UIDevice", ["orientationDidChange"]),
    ]

    private static let notifications: [NativeEntry] = announcements.flatMap { owner, prefix, names in
        names.map { name in
            let rawValue = prefix + name.prefix(1).uppercased() + name.dropFirst() + "Notification"
            return NativeEntry("static var \(name)Notification: Notification.Name { get }", on: owner) { machine, _ in
                machine.structure("Notification.Name", .string(rawValue))
            }
        }
    }

    private static let keyboard: [NativeEntry] = [
        "keyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey", "keyboardAnimationDurationUserInfoKey",
    ].map { name in
        constant("static var \(name): String { get }", on: "UIResponder") { .string(name) }
    }
}
