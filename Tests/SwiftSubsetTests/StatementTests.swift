import Testing

@testable import SwiftSubset

@Suite("Statements and patterns")
struct StatementTests {
    @Test(
        "SYNTAX statements",
        arguments: [
            (
                "if a, let b, let c = d?.e, case .some(let f) = g { h } else if i { j } else { k }",
                "if a, bind let b = b, bind let c = <d?.e>, case .some(let f) = g {h} else if i {j} else {k}"
            ),
            ("guard let self else { return }", "guard bind let self = self else {return}"),
            ("if #available(iOS 17.2, *) { a }", "if available iOS.17.2 * {a}"),
            ("if #unavailable(iOS 17) { a }", "if unavailable iOS.17 {a}"),
            ("if var n: Int = m { n += 1 }", "if bind var n: Int = m {set(n += 1)}"),
            ("for i in 0..<3 where i > 1 { continue }", "for let i in (0 ..< 3) where (i > 1) {continue}"),
            ("for case let .b(x) in list { break }", "for case .b(let x) in list {break}"),
            ("for (i, x) in list.enumerated() {}", "for (let i, let x) in list.enumerated() {}"),
            ("for await x in s {}", "for await let x in s {}"), ("for _ in a {}", "for _ in a {}"),
            ("while let x = next() { x }", "while bind let x = next() {x}"),
            ("repeat { a } while b < c", "repeat {a} while (b < c)"),
            ("outer: for i in a { break outer }", "outer: for let i in a {break outer}"),
            (
                "func f() throws { defer { a }; throw E.bad; return }",
                "func f() throws{defer {a}; throw E.bad; return}"
            ),
            (
                "do { try a() } catch E.one, is F { b } catch let e as G where e.h { c } catch { d }",
                "do {try-propagate(a())} catch E.one', is F{b} catch let e as G where e.h{c} catch {d}"
            ),
            ("do throws(E) { a }", "do throws(E) {a}"), ("a; b", "a; b"),
        ])
    func statements(source: String, expected: String) {
        #expect(Sketch.statements(source) == expected)
    }

    @Test(
        "SYNTAX patterns of a switch",
        arguments: [
            ("case .a", ".a'"), ("case .a, .b", ".a', .b'"), ("case E.a(1)", "E.a(~= 1)'"),
            ("case let .a(x, label: y)", ".a(let x, label: let y)"), ("case .a(var x)", ".a(var x)"),
            ("case .a(_, let y)", ".a(_, let y)"), ("case 1...3", "~= (1 ... 3)"),
            ("case let x where x > 1", "let x where (x > 1)"),
            ("case (0, let y)", "(~= 0, let y)"), ("case let (x, y)", "(let x, let y)"), ("case let x?", "let x?"),
            ("case is Int", "is Int"), ("case let x as Int", "let x as Int"),
            ("case \"a\", \"b\"", "~= \"a\", ~= \"b\""),
            ("case nil", "~= nil"), ("case -1", "~= (- 1)"), ("case _", "_"),
            ("case .some(.a(let x))", ".some(.a(let x))"),
            ("case x", "~= x"), ("case (.a, .b)", "(.a', .b')"), ("case A.B.c", "A.B.c'"),
        ])
    func patterns(source: String, expected: String) {
        #expect(Sketch.statements("switch v { \(source): f() }") == "switch v [\(expected){f()}]")
    }

    @Test("SYNTAX default, @unknown default, fallthrough")
    func defaults() {
        #expect(
            Sketch.statements("switch v { case .a: fallthrough; @unknown default: break }")
                == "switch v [.a'{fallthrough} @unknown default{break}]")
    }

    @Test("SYNTAX #if keeps the branch that holds for iOS")
    func conditionals() {
        #expect(Sketch.statements("#if os(iOS) && !os(macOS)\na\n#else\nb\n#endif") == "a")
        #expect(Sketch.statements("#if os(macOS)\na\n#elseif canImport(UIKit)\nb\n#endif\nc") == "b; c")
        #expect(Sketch.statements("#if swift(>=5.9) && compiler(<6.0)\na\n#else\nb\n#endif") == "b")
        #expect(Sketch.statements("#if FOO || (DEBUG)\na\n#endif") == "a")
        #expect(
            Sketch.statements("struct A {\n#if DEBUG\nlet a = 1\n#else\nlet b = 1\n#endif\n}")
                == "struct A {let let a = 1}")
        #expect(
            Sketch.statements("x = a\n  .b\n  #if os(iOS)\n  .c(1)\n  #else\n  .d\n  #endif\n  .e")
                == "set(x = a.b.c(1).e)")
        #expect(
            Sketch.statements("switch v {\n#if DEBUG\ncase 1: a\n#endif\ndefault: b\n}")
                == "switch v [~= 1{a} default{b}]")
    }

    @Test("SYNTAX a declaration macro with its closure")
    func preview() {
        #expect(Sketch.statements("#Preview(\"dark\") { A() }") == "decl#Preview(\"dark\") {in A()}")
    }
}
