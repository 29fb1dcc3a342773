import Testing

// The sentences are swiftc's for the same source.
@Suite struct InitializationTests {
    @Test(
        "a local variable is set on every way to where it is read",
        arguments: [
            ("func f(_ b: Bool) -> Int { let x: Int; if b { x = 1 }; return x }", "constant 'x' used"),
            ("func f(_ b: Bool) -> Int { var x: Int; if b { x = 1 }; return x }", "variable 'x' used"),
            ("func f() -> Int { let x: Int; return x }", "constant 'x' used"),
            (
                "func f(_ n: Int) { let x: Int; switch n { case 0: x = 1; default: break }; print(x) }",
                "constant 'x' used"
            ),
            ("func f(_ n: Int) { let x: Int; for i in 0..<n { x = i; break }; print(x) }", "constant 'x' used"),
            ("func f() { var x: Int; x += 1; print(x) }", "variable 'x' passed by reference"),
            ("func g(_ x: inout Int) {}; func f() { var x: Int; g(&x) }", "variable 'x' passed by reference"),
            ("func f() { let x: Int; let g = { print(x) }; x = 1; g() }", "constant 'x' captured by a closure"),
            (
                "func g() throws {}; func f() { let x: Int; do { try g(); x = 1 } catch {}; print(x) }",
                "constant 'x' used"
            ),
        ])
    func unset(source: String, message: String) throws {
        let found = try complaints(source)
        #expect(found.contains { $0.hasSuffix(": \(message) before being initialized") }, "\(found)")
    }

    @Test(
        "a variable that is set on every way can be read",
        arguments: [
            "func f(_ b: Bool) -> Int { let x: Int; if b { x = 1 } else { x = 2 }; return x }",
            "func f(_ b: Bool) -> Int { let x: Int; if b { x = 1 } else { return 0 }; return x }",
            "func f(_ n: Int) -> String { let s: String; switch n { case 0: s = \"a\"; case 1: fallthrough; "
                + "default: s = \"b\" }; return s }",
            "func f(_ n: Int) -> Int { let x: Int; guard n > 0 else { fatalError() }; x = n; return x }",
            "func f() -> Int { var x: Int; while true { x = 3; break }; return x }",
            "func f() -> Int { let x: Int; repeat { x = 1 } while false; return x }",
            "func f() -> Int? { var x: Int?; print(x as Any); return x }",
            "func f() -> Int { let x: Int; do { x = 2 }; return [1].map { $0 + x }[0] }",
            "func f(_ b: Bool) { for i in 0..<3 { let x: Int; if b { x = i } else { x = 0 }; print(x) } }",
            "func g() throws -> Int { 1 }; func f() -> Int { let x: Int; do { x = try g() } catch { return 0 }; "
                + "return x }",
        ])
    func set(source: String) throws {
        #expect(try complaints(source) == [])
    }

    @Test("a constant is set once")
    func twice() throws {
        let found = try complaints("func f() { let x: Int; x = 1; x = 2; print(x) }")
        #expect(found.contains { $0.hasSuffix(": immutable value 'x' may only be initialized once") }, "\(found)")
        #expect(try complaints("func f(_ b: Bool) { let x: Int; if b { x = 1 } else { x = 2 }; print(x) }") == [])
    }

    @Test("an actor's methods are waited for from outside, not from within")
    func actors() throws {
        let actor =
            "actor A { var n = 0; func up() -> Int { n += 1; return n }; func twice() -> Int { up() + self.up() } }; "
        #expect(try complaints(actor + "func f(a: A) async -> Int { await a.up() }") == [])
        let plain = try complaints(actor + "func f(a: A) -> Int { a.up() }")
        #expect(
            plain.contains {
                $0.hasSuffix(": call to actor-isolated instance method 'up()' in a synchronous nonisolated context")
            }, "\(plain)")
        let bare = try complaints(actor + "func f(a: A) async -> Int { a.up() }")
        #expect(bare.contains { $0.hasSuffix(": expression is 'async' but is not marked with 'await'") }, "\(bare)")
        #expect(
            try complaints("actor B { nonisolated func name() -> String { \"b\" } }; func f(b: B) { print(b.name()) }")
                == [])
    }

    @Test("modules of Apple's systems are known by name, others are not there")
    func imports() throws {
        #expect(try complaints("import Charts") == [])
        let found = try complaints("import Lotti")
        #expect(found.contains { $0.hasSuffix(": no such module 'Lotti'") }, "\(found)")
    }
}
