import Testing

@testable import Playground

@Suite("The command table")
struct CommandTableTests {
    /// The contract's list, and two fingers' gestures beside its `drag`.
    static let contract = """
        help quit load reload edit reset show in screen state tree diff tx bodies log undo redo goto tap press drag \
        pinch rotate release back dismiss type slide scroll select step run seek play freeze thaw fps mark try get watch unwatch \
        frames plot anims timeline film why lint curve compare predict lesson continue expect note save export set os
        """.split(separator: " ").map(String.init)

    @Test("Every command of the contract is there, and no other")
    func complete() { #expect(Set(CommandTable.all.map(\.name)) == Set(Self.contract)) }

    @Test("Every usage begins with the name, every help is one line")
    func lines() {
        for command in CommandTable.all {
            #expect(command.usage.hasPrefix(command.name))
            #expect(!command.help.isEmpty && !command.help.contains("\n") && !command.help.hasSuffix("."))
        }
    }

    @Test("A unique prefix is enough; an exact name wins over longer ones")
    func prefixes() throws {
        #expect(try CommandTable.command(named: "tim").name == "timeline")
        #expect(try CommandTable.command(named: "in").name == "in")
        let error = #expect(throws: CommandError.self) { try CommandTable.command(named: "re") }
        #expect(error?.message.contains(":redo") == true)
    }

    @Test("An unknown command names itself and its neighbours")
    func unknown() {
        let error = #expect(throws: CommandError.self) { try CommandTable.command(named: "timline") }
        #expect(error?.message == "unknown command ':timline'")
        #expect(error?.help?.contains(":timeline") == true)
    }

    @Test(
        "What only looks does not count",
        arguments: ["expect", "get", "why", "frames", "plot", "tree", "state", "anims", "undo", "redo", "goto", "mark"])
    func looking(name: String) throws { #expect(try !CommandTable.command(named: name).counts) }

    @Test(
        "What may change the world counts", arguments: ["tap", "step", "run", "reset", "show", "screen", "drag", "try"])
    func changing(name: String) throws { #expect(try CommandTable.command(named: name).counts) }

    @Test("The distance of words counts insertions, deletions and replacements")
    func distances() {
        #expect(editDistance("", "abc") == 3)
        #expect(editDistance("opactiy", "opacity") == 2)
        #expect(editDistance("같다", "같은") == 1)
    }
}

@Suite("Numbers in text")
struct NumberTextTests {
    @Test("Short numbers have no trailing zeros and no negative zero")
    func short() {
        #expect(NumberText.short(150) == "150")
        #expect(NumberText.short(1.0 / 3) == "0.333")
        #expect(NumberText.short(-12.5) == "-12.5")
        #expect(NumberText.short(-0.0001) == "0")
        #expect(NumberText.short(0.9996) == "1")
        #expect(NumberText.short(.infinity) == "inf")
        #expect(NumberText.short(1e300) == "1e+300")
    }

    @Test("Fixed numbers have all their digits")
    func fixed() {
        #expect(NumberText.fixed(2, digits: 2) == "2.00")
        #expect(NumberText.fixed(-0.046, digits: 2) == "-0.05")
    }
}
