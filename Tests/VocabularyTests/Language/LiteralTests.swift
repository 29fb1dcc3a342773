import Testing

@Suite struct LiteralTests {
    @Test("types of one's own are made from array, dictionary, string, number, Bool and nil literals")
    func own() throws {
        let source = """
            struct Tags: ExpressibleByArrayLiteral { var all: [String]; init(arrayLiteral e: String...) { all = e } }
            struct Name: ExpressibleByStringLiteral { var text: String; init(stringLiteral v: String) { text = v } }
            struct Table: ExpressibleByDictionaryLiteral {
                var pairs: [(String, Int)]
                init(dictionaryLiteral e: (String, Int)...) { pairs = e }
            }
            struct Flag: ExpressibleByBooleanLiteral { let on: Bool; init(booleanLiteral value: Bool) { on = value } }
            struct Nothing: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }
            let tags: Tags = ["a", "b"], name: Name = "joe", table: Table = ["x": 1], flag: Flag = true
            let nothing: Nothing = nil
            func take(_ n: Name) -> Int { n.text.count }
            print(tags.all, name.text, table.pairs[0].1, flag.on, nothing, take("four"))
            """
        #expect(try printed(source) == [#"["a", "b"] joe 1 true Nothing() 4"#])
    }

    @Test("`.some(nil)` of a doubled optional is no nil; a doubled payload unwraps layer by layer")
    func doubled() throws {
        let source = """
            let outer: Int?? = .some(nil)
            print(outer == nil)
            let inner: Int?? = 5
            if let inner, let value = inner { print(value) }
            """
        #expect(try printed(source) == ["false", "5"])
    }

    @Test("an appendInterpolation of one's own takes the segments with its labels")
    func interpolation() throws {
        let source = """
            extension String.StringInterpolation {
                mutating func appendInterpolation(_ x: Double, stars: Int) {
                    appendLiteral("\\(Int(x))" + String(repeating: "*", count: stars))
                }
            }
            print("a \\(2.5, stars: 2) b \\(1)")
            """
        #expect(try printed(source) == ["a 2** b 1"])
    }
}
