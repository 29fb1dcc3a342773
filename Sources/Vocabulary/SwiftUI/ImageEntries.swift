import Interpreter
import ViewValues

extension VocabularySource {
    /// Images by name and labels; pictures are never loaded.
    static let images = VocabularySource(
        "SwiftUI: images",
        types: [
            NativeType("struct UIImage: Hashable {}"), NativeType("typealias NSImage = UIImage"),
            NativeType("struct CGImage: Hashable {}"),
            NativeType("enum _ResizingMode: Hashable { case tile, stretch }"),
            NativeType("enum _ImageOrientation: Hashable { case up, down, left, right }"),
            NativeType(
                "extension Image { typealias ResizingMode = _ResizingMode; typealias Scale = _ImageScale; "
                    + "typealias TemplateRenderingMode = _RenderingMode; typealias Interpolation = _Interpolation }"),
            NativeType("struct AsyncImage: View {}"),
            NativeType("enum AsyncImagePhase { case empty; case success(Image); case failure(any Error) }"),
        ],
        entries: imageMakers + imageChanges + bitmapEntries + asyncImages)

    private static func image(_ name: String, _ isSystem: Bool, _ call: NativeCall, share: Double? = nil) -> Value {
        var image = ImageValue(name: name, isSystem: isSystem)
        image.variableValue = share
        return .native(ImageBox(image: image, source: place(call.range)))
    }

    private static var imageMakers: [NativeEntry] {
        [
            NativeEntry("init(systemName name: String)", on: "Image") { _, call in image(try call.string(0), true, call)
            },
            NativeEntry("init(systemName name: String, variableValue: Double?)", on: "Image") { _, call in
                image(try call.string(0), true, call, share: try call.optionalDouble(1))
            },
            NativeEntry("init(_ name: String)", on: "Image") { _, call in image(try call.string(0), false, call) },
            NativeEntry("init(_ name: String, bundle: Bundle?)", on: "Image") { _, call in
                image(try call.string(0), false, call)
            },
            NativeEntry("init(_ name: String, bundle: Bundle? = nil, label: Text)", on: "Image") { _, call in
                image(try call.string(0), false, call)
            },
            NativeEntry("init(decorative name: String, bundle: Bundle? = nil)", on: "Image") { _, call in
                image(try call.string(0), false, call)
            },
            NativeEntry("init(uiImage: UIImage)", on: "Image") { _, call in try image(of: call) },
            NativeEntry("init(nsImage: UIImage)", on: "Image") { _, call in try image(of: call) },
            NativeEntry(
                "init(decorative cgImage: CGImage, scale: CGFloat, orientation: _ImageOrientation = .up)", on: "Image"
            ) { _, call in image("", false, call) },
        ]
    }

    private static func image(of call: NativeCall) throws -> Value {
        let name = try call.plain(0, String.self)
        return image(String(name.dropFirst(name.hasPrefix("*") ? 1 : 0)), name.hasPrefix("*"), call)
    }

    private static var imageChanges: [NativeEntry] {
        [
            NativeEntry(
                "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: _ResizingMode = .stretch) -> Image",
                on: "Image"
            ) { _, call in
                var box = try call.native(0, ImageBox.self)
                box.image.resizable = true
                return .native(box)
            },
            NativeEntry("func renderingMode(_ mode: _RenderingMode?) -> Image", on: "Image") { _, call in call[0] },
            NativeEntry("func interpolation(_ interpolation: _Interpolation) -> Image", on: "Image") { _, call in
                call[0]
            },
            NativeEntry("func antialiased(_ isAntialiased: Bool) -> Image", on: "Image") { _, call in call[0] },
            NativeEntry("func symbolRenderingMode(_ mode: _SymbolRenderingMode?) -> Image", on: "Image") { _, call in
                call[0]
            },
        ]
    }

    /// UIKit's images, by name; a leading star marks a symbol.
    private static var bitmapEntries: [NativeEntry] {
        @Sendable func bitmap(_ name: String) -> Value { .native(PlainBox(name, "UIImage")) }
        return [
            NativeEntry("init()", on: "UIImage") { _, _ in bitmap("") },
            NativeEntry("init?(named name: String)", on: "UIImage") { _, call in bitmap(try call.string(0)) },
            NativeEntry("init?(systemName name: String)", on: "UIImage") { _, call in
                bitmap("*" + (try call.string(0)))
            },
            NativeEntry("init?(data: Data)", on: "UIImage") { _, _ in .null },
            NativeEntry("var size: CGSize { get }", on: "UIImage") { machine, call in
                let name = try call.plain(0, String.self)
                let side = name.isEmpty ? 0.0 : name.hasPrefix("*") ? 20.0 : 100.0
                return machine.structure("CGSize", .double(side), .double(side))
            },
        ]
    }

    /// The network is never asked: an image of a URL stays in its first phase.
    private static var asyncImages: [NativeEntry] {
        [
            viewEntry("init(url: URL?, scale: CGFloat = 1)", on: "AsyncImage") { _, _ in
                .leaf(.opaque(name: "AsyncImage", ideal: nil))
            },
            viewEntry(
                """
                init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> some View, @ViewBuilder \
                placeholder: @escaping () -> some View)
                """, on: "AsyncImage"
            ) { machine, call in
                .container(.named("AsyncImage", parameters: [:]), children: [try call.built(3, &machine)])
            },
            viewEntry(
                """
                init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: \
                @escaping (AsyncImagePhase) -> some View)
                """, on: "AsyncImage"
            ) { machine, call in
                let phase = machine.enumCase("AsyncImagePhase", "empty") ?? .null
                let view = try makeView(try machine.call(call[3], [phase]), machine, call.range)
                return .container(.named("AsyncImage", parameters: [:]), children: [view])
            },
            NativeEntry("var image: Image? { get }", on: "AsyncImagePhase") { machine, call in
                machine.caseName(call[0]) == "success" ? .optional(call[0].asEnumeration?.payload.first) : .null
            },
            NativeEntry("var error: (any Error)? { get }", on: "AsyncImagePhase") { machine, call in
                machine.caseName(call[0]) == "failure" ? .optional(call[0].asEnumeration?.payload.first) : .null
            },
        ]
    }
}
