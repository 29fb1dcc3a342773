import Interpreter

extension VocabularySource {
    /// Optional, Result, Never and Void's relatives.
    static let optionals: VocabularySource = VocabularySource(
        "Optionals",
        types: [
            NativeType("enum Optional<Wrapped>: ExpressibleByNilLiteral {}"),
            NativeType("extension Optional: Equatable where Wrapped: Equatable {}"),
            NativeType("extension Optional: Hashable where Wrapped: Hashable {}"),
            NativeType("enum Never: Error, Hashable, Comparable {}"),
            NativeType("enum Result<Success, Failure: Error> { case success(Success), failure(Failure) }"),
            NativeType("extension Result: Equatable where Success: Equatable, Failure: Equatable {}"),
            NativeType("extension Result: Hashable where Success: Hashable, Failure: Hashable {}"),
        ],
        entries: all(optional, coalescing, results))

    private static let optional: [NativeEntry] = [
        NativeEntry("static func some(_ value: Wrapped) -> Wrapped?", on: "Optional", intrinsic: .optionalSome) {
            .some($1[0])
        },
        NativeEntry("static var none: Wrapped? { get }", on: "Optional") { _, _ in .null },
        NativeEntry("init(_ some: Wrapped)", on: "Optional") { .some($1[0]) },
        NativeEntry("init(nilLiteral: ())", on: "Optional") { _, _ in .null },
        NativeEntry("func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?", on: "Optional") { machine, call in
            guard let payload = call.optional(0) else { return .null }
            return .some(try machine.call(call[1], [payload]))
        },
        NativeEntry("func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?", on: "Optional") {
            machine, call in
            guard let payload = call.optional(0) else { return .null }
            return try machine.call(call[1], [payload])
        },
        NativeEntry("var unsafelyUnwrapped: Wrapped { get }", on: "Optional") { _, call in
            guard let payload = call.optional(0) else {
                throw call.trap(.forceUnwrap, "unexpectedly found nil while unwrapping an Optional value")
            }
            return payload
        },
        NativeEntry("mutating func take() -> Wrapped?", on: "Optional") { _, call in
            defer { call.arguments[0] = .null }
            return call[0]
        },
        NativeEntry("var debugDescription: String { get }", on: "Optional") { machine, call in
            let type = machine.types.type("Optional", call.typeArguments)
            return .string(try machine.debugDescribe(call[0], as: type))
        },
    ]

    private static let coalescing: [NativeEntry] = [
        NativeEntry(
            "func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T", intrinsic: .coalesce
        ) { machine, call in
            try call.optional(0) ?? machine.call(call[1], [])
        },
        NativeEntry(
            "func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?",
            intrinsic: .coalesceOptional
        ) { machine, call in
            try call[0].isNull ? machine.call(call[1], []) : call[0]
        },
    ]

    private static let results: [NativeEntry] = [
        NativeEntry("init(catching body: () throws -> Success)", on: "Result") { machine, call in
            do {
                return machine.result(call.typeArguments, tag: 0, try machine.call(call[0], []))
            } catch let thrown as Thrown {
                return machine.result(call.typeArguments, tag: 1, thrown.value)
            }
        },
        NativeEntry("func get() throws -> Success", on: "Result") { _, call in
            guard let box = call[0].asEnumeration, let payload = box.payload.first else { return .null }
            if box.tag == 0 { return payload }
            throw Thrown(payload, at: call.range)
        },
        NativeEntry(
            "func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>", on: "Result"
        ) { machine, call in
            try machine.transformResult(call, at: 0, wraps: true)
        },
        NativeEntry(
            "func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>",
            on: "Result"
        ) { machine, call in
            try machine.transformResult(call, at: 1, wraps: true)
        },
        NativeEntry(
            "func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>",
            on: "Result"
        ) { machine, call in
            try machine.transformResult(call, at: 0, wraps: false)
        },
        NativeEntry(
            "func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>",
            on: "Result"
        ) { machine, call in
            try machine.transformResult(call, at: 1, wraps: false)
        },
    ]
}

extension Machine {
    fileprivate func result(_ types: [RuntimeType], tag: Int, _ payload: Value) -> Value {
        .enumeration(EnumBox(type: self.types.type("Result", Array(types.prefix(2))), tag: tag, payload: [payload]))
    }

    fileprivate mutating func transformResult(_ call: NativeCall, at tag: Int, wraps: Bool) throws -> Value {
        guard let box = call[0].asEnumeration, box.tag == tag, let payload = box.payload.first else { return call[0] }
        let changed = try self.call(call[1], [payload])
        guard wraps else { return changed }
        var types = Array(call.typeArguments.prefix(2))
        if types.count == 2, let new = call.typeArguments.dropFirst(2).first { types[tag] = new }
        return result(types, tag: tag, changed)
    }
}
