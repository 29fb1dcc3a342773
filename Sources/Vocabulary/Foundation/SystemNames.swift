import Foundation
import Interpreter

extension VocabularySource {
    /// Names of the system that examples mention: logs, threads, the process, notifications' names, constants.
    static let system: VocabularySource = VocabularySource(
        "System",
        types: [
            NativeType("struct Logger {}"), NativeType("struct OSLog {}"), NativeType("struct Thread {}"),
            NativeType("struct ProcessInfo {}"), NativeType("struct MemoryLayout<T> {}"),
            NativeType("enum UTF8 {}"), NativeType("enum ASCII {}"),
            NativeType("enum SortOrder: Hashable { case forward, reverse }"),
        ],
        entries: all(logging, process, constants))

    private static let logging: [NativeEntry] =
        ["debug", "info", "notice", "warning", "error", "critical", "fault", "trace", "log"].map { level in
            NativeEntry("func \(level)(_ message: String)", on: "Logger") { _, _ in .void }
        } + [
            NativeEntry("init(subsystem: String, category: String)", on: "Logger") { _, _ in .void },
            NativeEntry("init()", on: "Logger") { _, _ in .void },
            NativeEntry("func os_log(_ message: String, _ arguments: CVarArg...)") { _, _ in .void },
            NativeEntry("func NSLog(_ format: String, _ arguments: CVarArg...)") { _, _ in .void },
        ]

    private static let process: [NativeEntry] = [
        NativeEntry("static var isMainThread: Bool { get }", on: "Thread") { _, _ in .bool(true) },
        NativeEntry("static var processInfo: ProcessInfo { get }", on: "ProcessInfo") { _, _ in .void },
        NativeEntry("var environment: [String: String] { get }", on: "ProcessInfo") { machine, _ in
            .dictionary(try machine.makeTable([]))
        },
        NativeEntry("var arguments: [String] { get }", on: "ProcessInfo") { _, _ in .array([]) },
        NativeEntry("var isLowPowerModeEnabled: Bool { get }", on: "ProcessInfo") { _, _ in .bool(false) },
        NativeEntry("var systemUptime: Double { get }", on: "ProcessInfo") { machine, _ in
            .double(Double(machine.now) / 1e9)
        },
        NativeEntry("static var size: Int { get }", on: "MemoryLayout") { machine, call in
            let name = call.typeArguments.first.map { machine.describe($0) } ?? ""
            let sizes = [
                "Bool": 1, "Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Int32": 4, "UInt32": 4, "Float": 4,
                "String": 16,
            ]
            return .int(sizes[name] ?? 8)
        },
        NativeEntry("func NSLocalizedString(_ key: String, comment: String) -> String") { _, call in call[0] },
        NativeEntry("func readLine(strippingNewline: Bool = true) -> String?") { _, _ in .null },
    ]

    private static let constants: [NativeEntry] = [
        ("M_PI", Double.pi), ("M_PI_2", Double.pi / 2), ("M_PI_4", Double.pi / 4), ("M_E", 2.718281828459045),
        ("M_SQRT2", 1.4142135623730951), ("M_LN2", 0.6931471805599453),
    ].map { name, value in
        NativeEntry("var \(name): Double { get }") { _, _ in .double(value) }
    }
}
