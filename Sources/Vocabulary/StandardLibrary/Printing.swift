import Foundation
import Interpreter

extension VocabularySource {
    /// `print` and its kind, checks that stop the program, key paths.
    static let printing: VocabularySource = VocabularySource(
        "Printing",
        types: [
            NativeType("class AnyKeyPath: Hashable {}"),
            NativeType("class PartialKeyPath<Root>: AnyKeyPath {}"),
            NativeType("class KeyPath<Root, Value>: PartialKeyPath<Root> {}"),
            NativeType("class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}"),
            NativeType("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}"),
        ],
        entries: all(printers, checks, interpolation, keyPaths))

    private static let printers: [NativeEntry] = [
        NativeEntry("func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") {
            machine, call in
            var parts: [String] = []
            for item in try call.array(0) { parts.append(try machine.describe(item)) }
            try machine.print(parts.joined(separator: call.string(1)) + call.string(2))
            return .void
        },
        NativeEntry("func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") {
            machine, call in
            var parts: [String] = []
            for item in try call.array(0) { parts.append(try machine.debugDescribe(item)) }
            try machine.print(parts.joined(separator: call.string(1)) + call.string(2))
            return .void
        },
        NativeEntry("func NSLog(_ format: String, _ args: CVarArg...)") { machine, call in
            try machine.print(machine.format(call.string(0), call.array(1), call) + "\n")
            return .void
        },
        NativeEntry("func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result") {
            try $0.call($1[1], [])
        },
    ]

    private static let checks: [NativeEntry] = [
        NativeEntry(
            "func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())"
        ) {
            try $0.check($1, .precondition, "Precondition failed")
        },
        NativeEntry(
            "func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String())"
        ) {
            try $0.check($1, .assertion, "Assertion failed")
        },
        NativeEntry("func fatalError(_ message: @autoclosure () -> String = String()) -> Never") {
            throw try $0.failure($1, 0, .fatalError, "Fatal error")
        },
        NativeEntry("func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never") {
            throw try $0.failure($1, 0, .precondition, "Fatal error")
        },
        NativeEntry("func assertionFailure(_ message: @autoclosure () -> String = String())") {
            throw try $0.failure($1, 0, .assertion, "Fatal error")
        },
    ]

    private static let interpolation: [NativeEntry] = [
        NativeEntry("func _interpolate(_ value: Any, specifier: String) -> String") { machine, call in
            .string(try machine.format(call.string(1), [call[0]], call))
        },
        NativeEntry("func _interpolate<T>(_ value: T?, default: String) -> String") { machine, call in
            guard let payload = call.optional(0) else { return call[1] }
            return .string(try machine.describe(payload, as: call.typeArguments.first))
        },
        NativeEntry("init(format: String, _ arguments: CVarArg...)", on: "String") { machine, call in
            .string(try machine.format(call.string(0), call.array(1), call))
        },
        NativeEntry("init(format: String, arguments: [CVarArg])", on: "String") { machine, call in
            .string(try machine.format(call.string(0), call.array(1), call))
        },
    ]

    private static let keyPaths: [NativeEntry] = [
        NativeEntry(
            "func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>", on: "KeyPath", body: append),
        NativeEntry(
            "func appending<Next>(path: WritableKeyPath<Value, Next>) -> WritableKeyPath<Root, Next>",
            on: "WritableKeyPath", body: append),
        NativeEntry(
            "func appending<Next>(path: ReferenceWritableKeyPath<Value, Next>) -> ReferenceWritableKeyPath<Root, Next>",
            on: "KeyPath", body: append),
    ]

    private static let append: NativeBody = { _, call in
        guard case .keyPath(let first) = call[0].unboxed, case .keyPath(let second) = call[1].unboxed else {
            throw call.trap(.internalFailure, "no key path")
        }
        return .keyPath(first.appending(second))
    }
}

extension Machine {
    fileprivate mutating func check(_ call: NativeCall, _ kind: Trap.Kind, _ title: String) throws -> Value {
        if try self.call(call[0], []).asBool ?? false { return .void }
        throw try failure(call, 1, kind, title)
    }

    /// The trap with the message that an autoclosure at a place gives.
    fileprivate mutating func failure(
        _ call: NativeCall, _ index: Int, _ kind: Trap.Kind, _ title: String
    ) throws -> Trap {
        let message = try self.call(call[index], []).asString ?? ""
        return call.trap(kind, message.isEmpty ? title : "\(title): \(message)")
    }
}
