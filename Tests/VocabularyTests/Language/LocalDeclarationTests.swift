import Testing

@Suite struct LocalDeclarationTests {
    @Test("a computed variable of a function is evaluated at each use, and its setter writes what it captured")
    func computed() throws {
        let source = """
            func run(_ n: Int) {
                var base = n
                var twice: Int { base * 2 }
                var through: Int { get { base } set { base = newValue * 10 } }
                print(twice)
                base = 5
                print(twice)
                through = 3
                through += 1
                print(base, twice)
            }
            run(4)
            """
        #expect(try printed(source) == ["8", "10", "310 620"])
    }

    @Test("observers of a local and of a global variable see the old value; inside of them the name is the storage")
    func observers() throws {
        let source = """
            var level = 1 { didSet { if level > 3 { level = 3 }; print("level", oldValue, level) } }
            func run() {
                var stored = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue, stored) } }
                stored = 7
                stored += 1
            }
            func raise(_ n: inout Int) { n += 9 }
            run()
            level = 2
            raise(&level)
            """
        #expect(
            try printed(source) == ["will 7", "did 1 7", "will 8", "did 7 8", "level 1 2", "level 2 3"])
    }

    @Test("local functions: labels, defaults, generic, calling each other, sharing a variable declared before them")
    func functions() throws {
        let source = """
            func run() {
                func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
                func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
                func pair<T>(_ x: T) -> (T, T) { (x, x) }
                var count = 0
                func bump(by step: Int = 1) -> Int { count += step; return count }
                _ = bump()
                print(even(10), odd(7), pair("a"), pair(3), bump(by: 5), count)
            }
            run()
            """
        #expect(try printed(source) == [#"true true ("a", "a") (3, 3) 6 6"#])
    }

    @Test("a property wrapper of a local variable: its value, its projection, and what it keeps within bounds")
    func wrapper() throws {
        let source = """
            @propertyWrapper struct Capped {
                private var held: Int
                let most: Int
                var wrappedValue: Int { get { held } set { held = min(newValue, most) } }
                var projectedValue: String { "\\(held) of \\(most)" }
                init(wrappedValue: Int, most: Int) { self.most = most; held = min(wrappedValue, most) }
            }
            func run() {
                @Capped(most: 5) var volume = 9
                volume -= 3
                print(volume, $volume)
                volume += 20
                print(volume)
            }
            run()
            """
        #expect(try printed(source) == ["2 2 of 5", "5"])
    }

    @Test("`let (a, (b, _)) = …` outside of functions names the parts")
    func patterns() throws {
        #expect(try printed("let (a, (b, _)) = (1, (2, 3))\nprint(a + b)") == ["3"])
    }
}
