import Testing

@testable import Interpreter

struct RuntimeTests {
    private func endless(_ tree: TreeBuilder) -> IRStmt {
        .whileLoop(label: 1, [.expr(tree.expr(.constant(.bool(true)), tree.bool))], body: [])
    }

    @Test("A loop without an end is stopped by the step budget")
    func steps() throws {
        var tree = TreeBuilder()
        var machine = Machine()
        machine.budgets.steps = 100_000
        let trap = #expect(throws: Trap.self) { try tree.run([endless(tree)], on: machine) }
        #expect(trap?.kind == .steps)
    }

    @Test("A raised flag interrupts")
    func interruption() throws {
        var tree = TreeBuilder()
        let machine = Machine()
        machine.interruption.raise()
        let trap = #expect(throws: Trap.self) { try tree.run([endless(tree)], on: machine) }
        #expect(trap?.kind == .interrupted)
    }

    @Test("Endless recursion is a trap with its chain of calls")
    func recursion() throws {
        var tree = TreeBuilder()
        let id = tree.newFunction()
        let call = tree.expr(.call(.function(id, []), []), tree.int, at: 5)
        tree.function(id, [], tree.int, [.returnValue(tree.call(.add, tree.int, call, tree.int(1)))])
        let trap = #expect(throws: Trap.self) { try tree.run([.returnValue(call)], result: tree.int) }
        #expect(trap?.kind == .recursion)
        #expect(trap?.calls.count == 32)
    }

    @Test("deinit runs at the end of the entry in which the last reference went; circles stay")
    func deinitializers() throws {
        var tree = TreeBuilder()
        let (initializer, deinitializer) = (tree.newFunction(), tree.newFunction())
        let thing = tree.type("Thing", .classType, fields: [("other", .any)], deinitializer: deinitializer)
        let (made, gone) = (tree.variable("self", thing, isLet: true), tree.variable("self", thing, isLet: true))
        tree.function(initializer, [made], .void, [])
        tree.function(deinitializer, [gone], .void, [tree.print(tree.text("bye"))])
        let new = tree.expr(.makeObject(.function(initializer, []), []), thing)
        let (one, other) = (tree.variable("a", thing, isLet: true), tree.variable("b", thing, isLet: true))
        let circle = tree.expr(.assign(.objectField(tree.use(other), 0, .any), tree.use(other)), .void)
        let (_, machine) = try tree.run([
            .labelled(label: 1, [.declare(one, new)]), .declare(other, new), .expr(circle),
            tree.print(tree.text("end")),
        ])
        #expect(machine.output.lines == ["end", "bye"])
        #expect(machine.heap.objectCount == 1)
    }

    @Test("A sleeping task is a value: a copy goes on from where it was")
    func suspendedTasks() throws {
        var tree = TreeBuilder()
        let x = tree.variable("x", tree.int)
        let sleep = tree.expr(.await(tree.call(.sleep, .void, tree.int(2))), .void)
        let (_, machine) = try tree.run(
            [
                .declare(x, tree.int(1)), tree.print(tree.use(x)), .expr(sleep),
                tree.change(.addAssign, .variable(x), tree.int(1)), tree.print(tree.use(x)),
            ], isAsync: true)
        #expect(machine.output.lines == ["1"])
        #expect(machine.schedule.nextDue == 2_000_000_000)
        for _ in 0..<2 {
            var copy = machine
            let early = copy.takeJob(dueBy: 1_999_999_999, immediate: false)
            #expect(early?.id == nil)
            let due = copy.takeJob(dueBy: 2_000_000_000, immediate: false)
            let job = try #require(due)
            try copy.run(job: job)
            #expect(copy.output.lines == ["1", "2"])
        }
    }

    @Test("TX-6 writes under an equal transaction form one group; committed values follow with it")
    func writeGroups() throws {
        var machine = Machine()
        let cell = machine.makeCell(.int(1), name: "x")
        try machine.write(.int(2), to: cell)
        try machine.write(.int(2), to: cell)
        try machine.withAmbient(.native(ProgramHasher())) { try $0.write(.int(3), to: cell) }
        let latest = machine.read(cell)
        #expect(latest.asInt == 3)
        let before = try machine.evaluating { $0.read(cell) }.result
        #expect(before.asInt == 1)
        let oldest = machine.takeGroup()
        let first = try #require(oldest)
        #expect(first.writes.count == 1)
        machine.commit(group: first.id)
        let body = try machine.evaluating { $0.read(cell).asInt }
        #expect(body.result == 2)
        #expect(body.reads == [.cell(cell)])
        let second = machine.takeGroup()
        #expect(second?.writes.first?.new.asInt == 3)
    }

    @Test("LIFE-4 a write while a body runs is refused with a warning")
    func refusedWrites() throws {
        var machine = Machine()
        let cell = machine.makeCell(.int(1), name: "x")
        _ = try machine.evaluating { try $0.write(.int(2), to: cell) }
        #expect(machine.peek(cell).asInt == 1)
        #expect(machine.output.warnings.map(\.rule) == ["LIFE-4"])
    }
}
