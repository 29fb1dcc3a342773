import Interpreter
import ViewValues

/// A view's size with where its guides stand.
struct DimensionsBox: NativeValue {
    let size: Size
    /// Guides of the view by the engine's names.
    let guides: [String: Double]
    var nativeType: String { "ViewDimensions" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DimensionsBox)?.size == size }
}

/// The program's own guides: which type says where each stands by default.
private struct OwnGuides: NativeValue {
    static let key = "guides"
    var types: [String: RuntimeType] = [:]
    var nativeType: String { "_OwnGuides" }
}

extension Machine {
    /// Where a guide of the program stands by default; nil for an unknown one.
    mutating func ownGuide(_ name: String, in dimensions: DimensionsBox) throws -> Double? {
        guard let type = (extras[OwnGuides.key] as? OwnGuides)?.types[name] else { return nil }
        var arguments: ContiguousArray<Value> = [.native(dimensions)]
        return try callMember("defaultValue(in:)", of: type, &arguments)?.asDouble
    }

    fileprivate mutating func noteGuide(_ type: RuntimeType) -> String {
        let name = describe(type)
        var guides = extras[OwnGuides.key] as? OwnGuides ?? OwnGuides()
        guides.types[name] = type
        extras[OwnGuides.key] = guides
        return name
    }
}

extension VocabularySource {
    /// Guides of the program, and where guides stand in a view.
    static let alignments = VocabularySource(
        "SwiftUI: alignment guides",
        types: [
            NativeType(
                "protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }"),
            NativeType("struct ViewDimensions: Equatable {}"),
        ],
        entries: ownGuides + dimensions)

    private static var ownGuides: [NativeEntry] {
        [
            NativeEntry("init(_ id: any AlignmentID.Type)", on: "HorizontalAlignment") { machine, call in
                let name = call[0].asType.map { machine.noteGuide($0) } ?? ""
                return .native(PlainBox(HorizontalGuide.custom(name), "HorizontalAlignment"))
            },
            NativeEntry("init(_ id: any AlignmentID.Type)", on: "VerticalAlignment") { machine, call in
                let name = call[0].asType.map { machine.noteGuide($0) } ?? ""
                return .native(PlainBox(VerticalGuide.custom(name), "VerticalAlignment"))
            },
        ]
    }

    private static var dimensions: [NativeEntry] {
        let owner = "ViewDimensions"
        return [
            NativeEntry("var width: CGFloat { get }", on: owner) { _, call in
                .double(try call.native(0, DimensionsBox.self).size.width)
            },
            NativeEntry("var height: CGFloat { get }", on: owner) { _, call in
                .double(try call.native(0, DimensionsBox.self).size.height)
            },
        ]
            + ["HorizontalAlignment", "VerticalAlignment"].flatMap { kind in
                [
                    NativeEntry("subscript(guide: \(kind)) -> CGFloat { get }", on: owner) { machine, call in
                        .double(try guide(call, &machine))
                    },
                    NativeEntry("subscript(explicit guide: \(kind)) -> CGFloat? { get }", on: owner) { _, _ in .null },
                ]
            }
    }

    /// Where a guide stands: as the view sets it, else by default.
    private static func guide(_ call: NativeCall, _ machine: inout Machine) throws -> Double {
        let box = try call.native(0, DimensionsBox.self)
        let (width, height) = (box.size.width, box.size.height)
        if let guide = call.optionalPlain(1, HorizontalGuide.self) {
            switch guide {
            case .leading: return box.guides["leading"] ?? 0
            case .center: return box.guides["horizontal.center"] ?? width / 2
            case .trailing: return box.guides["trailing"] ?? width
            case .custom(let name): return try machine.ownGuide(name, in: box) ?? width / 2
            }
        }
        switch try call.plain(1, VerticalGuide.self) {
        case .top: return box.guides["top"] ?? 0
        case .center: return box.guides["vertical.center"] ?? height / 2
        case .bottom: return box.guides["bottom"] ?? height
        case .firstTextBaseline: return box.guides["firstTextBaseline"] ?? height
        case .lastTextBaseline: return box.guides["lastTextBaseline"] ?? height
        case .custom(let name): return try machine.ownGuide(name, in: box) ?? height / 2
        }
    }
}
