import Testing

@testable import Interpreter

struct ValuesTests {
    @Test("An optional's layers are kept apart")
    func optionals() {
        let none = Value.null
        let someNone = Value.some(none)
        #expect(!someNone.isNull)
        #expect(someNone.payload?.isNull == true)
        #expect(Value.some(.int(3)).payload?.asInt == 3)
    }

    @Test("A table keeps the order of insertion through removals, and finds every key")
    func tables() throws {
        var machine = Machine()
        var table = TableBox()
        for number in 0..<100 { try machine.set(.int(number * number), of: .int(number), in: &table) }
        for number in 0..<100 where number % 3 == 0 { try machine.set(nil, of: .int(number), in: &table) }
        let copy = table
        try machine.set(.int(-1), of: .int(1), in: &table)
        #expect(table.count == 66)
        #expect(table.keys.first?.asInt == 1)
        let found50 = try machine.value(of: .int(50), in: table)
        #expect(found50?.asInt == 2500)
        let found51 = try machine.value(of: .int(51), in: table)
        #expect(found51?.asInt == nil)
        let found1 = try machine.value(of: .int(1), in: copy)
        #expect(found1?.asInt == 1)
    }

    @Test("Base names are found without parsing")
    func scanning() {
        let names = [
            "@discardableResult mutating func remove(at index: Int) -> Element": "remove",
            "static func == (a: Self, b: Self) -> Bool": "==", "init?(_ text: String)": "init",
            "subscript(index: Int) -> Element { get set }": "subscript", "class func make() -> Self": "make",
            "public struct Pair<A, B> { }": "Pair", "@available(iOS 17, *) var body: some View { get }": "body",
        ]
        for (signature, name) in names { #expect(SignatureScan.baseName(of: signature) == name) }
        #expect(SignatureScan.simpleName(ofOwner: "Array where Element: Equatable") == "Array")
    }
}
