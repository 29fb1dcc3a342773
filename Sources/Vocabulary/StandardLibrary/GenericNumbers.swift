import Interpreter

extension VocabularySource {
    /// What generic code makes of numbers whose type it knows by a protocol alone: literals, `zero`, conversions.
    static let genericNumbers: VocabularySource = VocabularySource(
        "GenericNumbers",
        entries: [
            NativeEntry("init(integerLiteral value: Int)", on: "Numeric", body: converted),
            NativeEntry("init(floatLiteral value: Double)", on: "BinaryFloatingPoint", body: converted),
            NativeEntry("init(_ value: Int)", on: "BinaryFloatingPoint", body: converted),
            NativeEntry("init(_ value: Double)", on: "BinaryFloatingPoint", body: converted),
            NativeEntry("init<Source: BinaryInteger>(_ value: Source)", on: "BinaryFloatingPoint", body: converted),
            NativeEntry(
                "init<Source: BinaryFloatingPoint>(_ value: Source)", on: "BinaryFloatingPoint", body: converted),
            NativeEntry("init<Source: BinaryInteger>(_ value: Source)", on: "BinaryInteger", body: converted),
            NativeEntry("init<Source: BinaryFloatingPoint>(_ value: Source)", on: "BinaryInteger", body: converted),
            NativeEntry("static var zero: Self { get }", on: "AdditiveArithmetic") { machine, call in
                guard let type = call.typeArguments.first, let id = type.nominal else { return .int(0) }
                if let place = machine.vocabulary.entries(of: machine.types[id].name, named: "zero").first {
                    var inner = NativeCall([], typeArguments: type.arguments, range: call.range)
                    return try machine.vocabulary.entries[place].body(&machine, &inner)
                }
                throw call.trap(
                    .unsupported, "not in Inbetween yet: 'zero' of \(machine.describe(type)) in generic code")
            },
        ])

    /// The number as one of the type that the call is made on.
    private static let converted: NativeBody = { machine, call in
        let name = call.typeArguments.first.map { machine.describe($0) } ?? "Int"
        if ["Double", "CGFloat", "Float"].contains(name) {
            return fitted(call[0].asDouble ?? Double(call[0].asInt ?? 0), name)
        }
        guard integerNames.contains(name) else {
            throw call.trap(.unsupported, "not in Inbetween yet: a literal of \(name) in generic code")
        }
        if let whole = call[0].asInt { return .int(whole) }
        let number = try call.double(0)
        guard let whole = Int(exactly: number.rounded(.towardZero)) else { throw call.unfit("\(number)", name) }
        return .int(whole)
    }
}
