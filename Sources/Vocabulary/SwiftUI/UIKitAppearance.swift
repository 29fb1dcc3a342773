import Interpreter

extension VocabularySource {
    /// UIKit's appearance proxies, which posts set in an `init`: what is set is kept, and nothing of it is drawn.
    static let uiKitAppearance = VocabularySource(
        "UIKit: appearance", types: proxies.map(\.type) + [bars.type] + types,
        entries: proxies.flatMap { proxy in
            proxy.entries + [
                NativeEntry("static func appearance() -> \(proxy.name)", on: proxy.name) { machine, _ in
                    proxy.make(&machine)
                }
            ]
        } + bars.entries + barEntries + attributeEntries)

    private static let types = [
        NativeType("class UIImage {}"), NativeType("struct UIFont {}"),
        NativeType("class UITabBarAppearance: UIBarAppearance {}"),
        NativeType("class UINavigationBarAppearance: UIBarAppearance {}"),
        NativeType("struct _AttributeName: Hashable { var rawValue: String }"),
        NativeType("class NSAttributedString { typealias Key = _AttributeName }"),
        NativeType("struct UIControl { enum State { case normal, selected, highlighted, disabled } }"),
        NativeType("extension UITableView { enum SeparatorStyle { case none, singleLine } }"),
        NativeType("extension UITableViewCell { enum SelectionStyle { case none, blue, gray, `default` } }"),
        NativeType("extension UIScrollView { enum KeyboardDismissMode { case none, onDrag, interactive } }"),
    ]

    /// Properties that several of them have.
    private static let plain: [(name: String, type: String, initial: Value)] = [
        ("isHidden", "Bool", .bool(false)), ("backgroundColor", "UIColor?", .null), ("tintColor", "UIColor!", .null),
        ("barTintColor", "UIColor?", .null), ("isTranslucent", "Bool", .bool(true)), ("alpha", "CGFloat", .double(1)),
        ("isOpaque", "Bool", .bool(true)), ("clipsToBounds", "Bool", .bool(false)),
    ]

    private static func proxy(
        _ name: String, _ own: [(name: String, type: String, initial: Value)]
    ) -> FoundationClass { FoundationClass(name: name, superclass: nil, properties: plain + own) }

    private static let proxies: [FoundationClass] = [
        proxy(
            "UITabBar",
            [
                ("unselectedItemTintColor", "UIColor?", .null), ("shadowImage", "UIImage?", .null),
                ("backgroundImage", "UIImage?", .null), ("standardAppearance", "UITabBarAppearance!", .null),
                ("scrollEdgeAppearance", "UITabBarAppearance?", .null),
            ]),
        proxy(
            "UINavigationBar",
            [
                ("titleTextAttributes", "[NSAttributedString.Key: Any]?", .null),
                ("largeTitleTextAttributes", "[NSAttributedString.Key: Any]?", .null),
                ("shadowImage", "UIImage?", .null), ("prefersLargeTitles", "Bool", .bool(false)),
                ("standardAppearance", "UINavigationBarAppearance!", .null),
                ("compactAppearance", "UINavigationBarAppearance?", .null),
                ("scrollEdgeAppearance", "UINavigationBarAppearance?", .null),
            ]),
        proxy(
            "UITableView",
            [
                ("separatorStyle", "UITableView.SeparatorStyle", .null), ("separatorColor", "UIColor?", .null),
                ("showsVerticalScrollIndicator", "Bool", .bool(true)),
                ("sectionHeaderTopPadding", "CGFloat", .double(0)),
                ("contentInset", "UIEdgeInsets", .null),
            ]),
        proxy("UITableViewCell", [("selectionStyle", "UITableViewCell.SelectionStyle", .null)]),
        proxy("UICollectionView", []),
        proxy(
            "UISegmentedControl",
            [
                ("selectedSegmentTintColor", "UIColor?", .null),
                ("apportionsSegmentWidthsByContent", "Bool", .bool(false)),
            ]),
        proxy(
            "UIPageControl",
            [("currentPageIndicatorTintColor", "UIColor?", .null), ("pageIndicatorTintColor", "UIColor?", .null)]),
        proxy(
            "UIScrollView",
            [
                ("bounces", "Bool", .bool(true)), ("showsVerticalScrollIndicator", "Bool", .bool(true)),
                ("showsHorizontalScrollIndicator", "Bool", .bool(true)),
                ("keyboardDismissMode", "UIScrollView.KeyboardDismissMode", .null),
            ]),
        proxy("UITextView", []), proxy("UITextField", []), proxy("UIToolbar", []), proxy("UIButton", []),
        proxy(
            "UISlider",
            [
                ("thumbTintColor", "UIColor?", .null), ("minimumTrackTintColor", "UIColor?", .null),
                ("maximumTrackTintColor", "UIColor?", .null),
            ]),
        proxy("UISwitch", [("onTintColor", "UIColor?", .null), ("thumbTintColor", "UIColor?", .null)]),
        proxy("UIStepper", []), proxy("UIProgressView", [("progressTintColor", "UIColor?", .null)]),
    ]

    // MARK: Bars

    private static let bars = FoundationClass(
        name: "UIBarAppearance", superclass: nil,
        properties: [
            ("backgroundColor", "UIColor?", .null), ("shadowColor", "UIColor?", .null),
            ("backgroundImage", "UIImage?", .null),
            ("titleTextAttributes", "[NSAttributedString.Key: Any]", .null),
            ("largeTitleTextAttributes", "[NSAttributedString.Key: Any]", .null),
        ])

    private static var barEntries: [NativeEntry] {
        let names = [
            "configureWithOpaqueBackground", "configureWithTransparentBackground", "configureWithDefaultBackground",
        ]
        return names.map { name in constant("func \(name)()", on: "UIBarAppearance") { .void } }
            + ["UITabBarAppearance", "UINavigationBarAppearance"].map { name in
                NativeEntry("init()", on: name) { machine, _ in
                    machine.makeObject(machine.types.type(name), [.null, .null, .null, .null, .null])
                }
            }
    }

    // MARK: Attributes and fonts

    private static var attributeEntries: [NativeEntry] {
        ["foregroundColor", "font", "backgroundColor", "kern", "strokeColor", "underlineStyle"].map { name in
            NativeEntry(
                "static var \(name): _AttributeName { get }", on: "_AttributeName"
            ) { machine, _ in machine.structure("_AttributeName", .string(name)) }
        } + [
            constant("init()", on: "UIImage") { .native(PlainBox("UIImage", "UIImage")) },
            constant("init?(named name: String)", on: "UIImage") { .native(PlainBox("UIImage", "UIImage")) },
            constant("init?(systemName name: String)", on: "UIImage") { .native(PlainBox("UIImage", "UIImage")) },
            constant("static func systemFont(ofSize size: CGFloat) -> UIFont", on: "UIFont") { font },
            constant("static func boldSystemFont(ofSize size: CGFloat) -> UIFont", on: "UIFont") { font },
            constant("init?(name: String, size: CGFloat)", on: "UIFont") { font },
            constant(
                """
                func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
                """, on: "UISegmentedControl"
            ) { .void },
        ]
    }

    private static let font = Value.native(PlainBox("UIFont", "UIFont"))
}
