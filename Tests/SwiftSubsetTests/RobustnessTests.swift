import Testing

@testable import SwiftSubset

@Suite("Robustness")
struct RobustnessTests {
    private static let program = #"""
        import SwiftUI
        @Observable final class Model { var items: [Int] = [1, 2]; subscript(i: Int) -> Int { get { items[i] } set {} } }
        struct Card<Content: View>: View where Content: Equatable {
            @State private var on = false { didSet { print("한글 \(on ? "yes" : "no")") } }
            var body: some View {
                VStack(alignment: .leading) { if let x = model?.items.first, x > 1 { Text("a") } else { Circle() } }
                    .animation(.easeIn(duration: 1).delay(0.5), value: on)
                #if os(iOS)
                .padding()
                #endif
            }
            func f<T>(_ t: T...) async throws -> [String: (Int, T?)] { try await g { [weak self] in self?.h() ?? 3 } }
        }
        enum E: String { case a = "x", b; indirect case c(E, n: Int) }
        switch e { case .c(let x, _) where x == .a: break; case .a, .b: fallthrough; default: do { throw x } catch {} }
        let s = """
            one \(1 + 2)
            """; for case (i, 0)? in zip(a, b) { x += i }; let k = \E.a?[0]!.b /* end */ // more
        """#

    @Test("ROBUST every prefix of a program is read without a crash, and says that it is wrong or incomplete, or not")
    func prefixes() {
        let characters = Array(Self.program)
        for count in stride(from: 0, through: characters.count, by: 3) {
            let text = String(characters[..<count])
            let result = parse(SourceFile(name: "t", text: text))
            #expect(result.hasErrors || result.program.statements.isEmpty == text.allSatisfy(\.isWhitespace))
            _ = isCompleteEntry(text)
        }
    }

    @Test("ROBUST every program with one character left out is read without a crash")
    func deletions() {
        let characters = Array(Self.program)
        for index in stride(from: 0, to: characters.count, by: 7) {
            _ = parse(SourceFile(name: "t", text: String(characters[..<index] + characters[(index + 1)...])))
        }
    }

    @Test(
        "ROBUST repetition up to the limit is read, beyond it refused",
        arguments: [
            ("(", "1", ")", 950), ("f { ", "1", " }", 950), ("-(", "1", ")", 950), ("\"\\(", "1", ")\"", 950),
            ("if a { } else ", "{ }", "", 950), ("a ? b : ", "c", "", 950), ("a = ", "1", "", 950),
            ("a ?? ", "b", "", 950),
            ("a + ", "b", "", 1_950), ("try ", "a", "", 950), ("", "a", ".b", 950), ("", "a", "\n.b()", 950),
            ("", "a", "()", 950), ("", "a", "[0]", 950), ("", "a", "!", 950),
        ])
    func repetition(before: String, middle: String, after: String, limit: Int) {
        func source(_ count: Int) -> SourceFile {
            SourceFile(
                name: "t",
                text: String(repeating: before, count: count) + middle + String(repeating: after, count: count))
        }
        #expect(parse(source(limit)).diagnostics.isEmpty)
        for count in [limit + 100, 20_000] {
            let found = parse(source(count), limit: SourceLimits.fileBytes).diagnostics
            #expect(found.count == 1)
            guard case .tooDeep = found.first?.kind else {
                Issue.record("\(count) times is not refused: \(found.map(\.message))")
                return
            }
        }
    }

    @Test("ROBUST array brackets in a row are refused where the parser's time would double with each")
    func squares() {
        let deep = String(repeating: "[", count: 30) + "1" + String(repeating: "]", count: 30)
        #expect(
            parse(SourceFile(name: "t", text: "x = \(deep)")).diagnostics.map(\.kind) == [
                .tooDeep("'[' in a row", limit: 14)
            ])
        #expect(parse(SourceFile(name: "t", text: "x = [[[[1]]], [[[2]]]]")).diagnostics.isEmpty)
        #expect(isCompleteEntry("x = \(deep)"))
    }

    @Test(
        "ROBUST array brackets are refused as well where words, labels or attributes stand between them",
        arguments: ["[@", "[[[[Z", "[a: [", "[[[\u{FFFD}"])
    func interrupted(row: String) {
        let text = "x = " + String(repeating: row, count: 12) + "1"
        let scan = SourceScan(of: SourceFile(name: "t", text: text))
        #expect(scan.excess?.kind == .tooDeep("'[' in a row", limit: 14))
    }

    @Test("ROBUST array brackets one after the other, and attributes in lines, are no row")
    func besideEachOther() {
        let text = String(repeating: "@Flag var a = b[0][1][2]\n", count: 30) + "let c = [[1], [2], [[3], [4]]]\n"
        #expect(SourceScan(of: SourceFile(name: "t", text: text)).excess == nil)
    }

    @Test("ROBUST many statements and elements are no repetition")
    func flat() {
        let statements = String(repeating: "a.b(c).d = e + 1\n", count: 3_000)
        #expect(parse(SourceFile(name: "t", text: statements)).program.statements.count == 3_000)
        let array = "x = [" + String(repeating: "a.b ? 1 : 2, ", count: 3_000) + "]"
        #expect(parse(SourceFile(name: "t", text: array)).diagnostics.isEmpty)
        let cases = "switch a {\n" + String(repeating: "case .b: c()\n", count: 2_000) + "}"
        #expect(parse(SourceFile(name: "t", text: cases)).diagnostics.isEmpty)
    }

    @Test("ROBUST an entry over 256 KB and a file over 1 MB are refused before parsing")
    func size() {
        let large = SourceFile(name: "t", text: String(repeating: "a\n", count: 131_073))
        #expect(parse(large).diagnostics.map(\.kind) == [.tooLarge(bytes: 262_146, limit: 262_144)])
        let larger = SourceFile(name: "t", text: String(repeating: "//\n", count: 350_000))
        #expect(
            parse(larger, limit: SourceLimits.fileBytes).diagnostics.map(\.kind)
                == [.tooLarge(bytes: 1_050_000, limit: 1_048_576)])
    }

    @Test(
        "ROBUST garbage is read without a crash",
        arguments: [
            "\0", "\u{FEFF}a", "\u{200B}", "é́́", "`", "'", "@@", "$", "\\", "#!", "\"\\u{}\"", "0x", "1e", "<#a#>", "}{",
            "\"\\", "#\"", "/*/", "🐈 + 🐕",
        ])
    func garbage(text: String) {
        _ = parse(SourceFile(name: "t", text: text))
        _ = isCompleteEntry(text)
        _ = parseSignature(text)
    }

    @Test("ROBUST a big stack holds recursion that the default one would not, passes results and errors on, and nests")
    func bigStack() throws {
        struct Failure: Error {}
        func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
        #expect(runOnBigStack { depth(500_000) } == 500_000)
        #expect(throws: Failure.self) { try runOnBigStack { () throws(Failure) -> Int in throw Failure() } }
        #expect(runOnBigStack { runOnBigStack { depth(400_000) } } == 400_000)
    }
}
