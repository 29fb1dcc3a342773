import Foundation
import Interpreter

/// The files that a program may read: by name, given by whoever runs it.
public struct Resources: NativeValue {
    /// Contents by file name: `hikeData.json`.
    public let files: [String: [UInt8]]
    /// Files for `Bundle.main`.
    public init(files: [String: [UInt8]]) { self.files = files }
    /// As its type's other members.
    public var nativeType: String { "Resources" }

    /// Where a machine keeps them: `machine.extras[Resources.key]`.
    public static let key = "resources"
}

extension VocabularySource {
    /// UUID, URL, Data and Bundle.
    static let resources: VocabularySource = VocabularySource(
        "Resources",
        types: [
            NativeType("struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {}"),
            NativeType("struct URL: Hashable, CustomStringConvertible, Codable, Sendable {}"),
            NativeType(
                "struct Data: Hashable, Collection, CustomStringConvertible, Codable, Sendable { typealias Element = UInt8; typealias Index = Int }"
            ),
            NativeType("class Bundle {}"),
        ],
        entries: all(uuids, urls, datas, fileTexts, bundles))

    private static let uuids: [NativeEntry] = [
        NativeEntry("init()", on: "UUID") { machine, _ in
            let (high, low) = (machine.random.next(), machine.random.next())
            var bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
            bytes[6] = bytes[6] & 0x0F | 0x40
            bytes[8] = bytes[8] & 0x3F | 0x80
            let b = bytes
            let parts = (
                b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
            )
            return .uuid(UUID(uuid: parts))
        },
        NativeEntry("init?(uuidString string: String)", on: "UUID") { _, call in
            .optional(UUID(uuidString: try call.string(0)).map { .uuid($0) })
        },
        NativeEntry("var uuidString: String { get }", on: "UUID") { .string(try $1.base(0, UUID.self).uuidString) },
        NativeEntry("var description: String { get }", on: "UUID") { .string(try $1.base(0, UUID.self).uuidString) },
        NativeEntry("static func < (lhs: UUID, rhs: UUID) -> Bool", on: "UUID") {
            .bool(try $1.base(0, UUID.self).uuidString < $1.base(1, UUID.self).uuidString)
        },
    ]

    private static let urls: [NativeEntry] = [
        NativeEntry("init?(string: String)", on: "URL") { _, call in
            .optional(URL(string: try call.string(0)).map { .url($0) })
        },
        NativeEntry("init(fileURLWithPath path: String)", on: "URL") { _, call in
            .url(URL(fileURLWithPath: try call.string(0)))
        },
        text("absoluteString") { $0.absoluteString }, text("path") { $0.path },
        text("lastPathComponent") { $0.lastPathComponent }, text("pathExtension") { $0.pathExtension },
        NativeEntry("var host: String? { get }", on: "URL") {
            .optional(try $1.base(0, URL.self).host.map { .string($0) })
        },
        NativeEntry("var scheme: String? { get }", on: "URL") {
            .optional(try $1.base(0, URL.self).scheme.map { .string($0) })
        },
        NativeEntry("func appendingPathComponent(_ pathComponent: String) -> URL", on: "URL") {
            .url(try $1.base(0, URL.self).appendingPathComponent($1.string(1)))
        },
        NativeEntry("var description: String { get }", on: "URL") { .string(try $1.base(0, URL.self).absoluteString) },
    ]

    private static func text(_ name: String, _ get: @escaping @Sendable (URL) -> String) -> NativeEntry {
        NativeEntry("var \(name): String { get }", on: "URL") { .string(get(try $1.base(0, URL.self))) }
    }

    private static let datas: [NativeEntry] = [
        NativeEntry("init()", on: "Data") { _, _ in .data(Data()) },
        NativeEntry("init<S: Sequence>(_ elements: S) where S.Element == UInt8", on: "Data") { machine, call in
            .data(Data(try machine.items(call[0], at: call).map { UInt8(truncatingIfNeeded: $0.asInt ?? 0) }))
        },
        NativeEntry("init(contentsOf url: URL) throws", on: "Data") { machine, call in
            .data(Data(try machine.resource(call.base(0, URL.self).lastPathComponent, call)))
        },
        NativeEntry("var count: Int { get }", on: "Data") { .int(try $1.base(0, Data.self).count) },
        NativeEntry("var isEmpty: Bool { get }", on: "Data") { .bool(try $1.base(0, Data.self).isEmpty) },
        NativeEntry("var _elements: [UInt8] { get }", on: "Data") {
            .list(try $1.base(0, Data.self).map { .int(Int($0)) })
        },
        NativeEntry("func base64EncodedString() -> String", on: "Data") {
            .string(try $1.base(0, Data.self).base64EncodedString())
        },
    ]

    /// Files as text: UTF-8, whatever the encoding that is asked for.
    private static let fileTexts: [NativeEntry] = ["", ", encoding enc: String.Encoding"].flatMap { encoding in
        [
            NativeEntry("init(contentsOf url: URL\(encoding)) throws", on: "String") { machine, call in
                .string(try machine.text(ofResource: call.base(0, URL.self).lastPathComponent, call))
            },
            NativeEntry("init(contentsOfFile path: String\(encoding)) throws", on: "String") { machine, call in
                .string(try machine.text(ofResource: NSString(string: call.string(0)).lastPathComponent, call))
            },
        ]
    }

    private static let bundles: [NativeEntry] = [
        NativeEntry("static var main: Bundle { get }", on: "Bundle") { machine, _ in
            machine.makeObject(machine.types.type("Bundle"), [])
        },
        NativeEntry("func url(forResource name: String?, withExtension ext: String?) -> URL?", on: "Bundle") {
            machine, call in
            let parts = [call.optional(1)?.asString, call.optional(2)?.asString].compactMap { $0 }.filter {
                !$0.isEmpty
            }
            let name = parts.joined(separator: ".")
            guard machine.resources[name] != nil else { return .null }
            return .url(URL(fileURLWithPath: "/\(name)"))
        },
        NativeEntry("func path(forResource name: String?, ofType ext: String?) -> String?", on: "Bundle") {
            machine, call in
            let name = [call.optional(1)?.asString, call.optional(2)?.asString].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: ".")
            return machine.resources[name] == nil ? .null : .string("/\(name)")
        },
    ]
}

/// An error of Foundation.
struct FoundationError: NativeValue {
    let message: String
    var nativeType: String { "_FoundationError" }
    var description: String { message }
}

extension Machine {
    /// The files that the program may read, by name.
    fileprivate var resources: [String: [UInt8]] { (extras[Resources.key] as? Resources)?.files ?? [:] }

    /// The bytes of a file.
    fileprivate func resource(_ name: String, _ call: NativeCall) throws -> [UInt8] {
        guard let bytes = resources[name] else {
            throw Thrown(
                failure("The file “\(name)” couldn’t be opened because there is no such file."), at: call.range)
        }
        return bytes
    }

    fileprivate func text(ofResource name: String, _ call: NativeCall) throws -> String {
        guard let text = String(bytes: try resource(name, call), encoding: .utf8) else {
            throw Thrown(failure("The file “\(name)” couldn’t be opened: it is no UTF-8 text."), at: call.range)
        }
        return text
    }

    /// An error of Foundation with its message.
    func failure(_ message: String) -> Value { .native(FoundationError(message: message)) }
}
