import Testing

@testable import Interpreter

struct CompilerTests {
    @Test("A loop over a range adds up in Int slots")
    func counts() throws {
        var tree = TreeBuilder()
        let (sum, index) = (tree.variable("sum", tree.int), tree.variable("i", tree.int, isLet: true))
        let loop = IRFor(
            label: 1, source: .range(lower: tree.int(1), upper: tree.int(100), isClosed: true), element: .bind(index),
            condition: nil, body: [tree.change(.addAssign, .variable(sum), tree.use(index))])
        let (value, _) = try tree.run(
            [.declare(sum, tree.int(0)), .forIn(loop), .returnValue(tree.use(sum))], result: tree.int)
        #expect(value.asInt == 5050)
    }

    @Test("A function calls itself with values in its own frame")
    func recursion() throws {
        var tree = TreeBuilder()
        let id = tree.newFunction()
        let n = tree.variable("n", tree.int, isLet: true)
        func fib(_ value: IRExpr) -> IRExpr { tree.expr(.call(.function(id, []), [.value(value)]), tree.int) }
        let less = tree.call(.less, tree.bool, tree.use(n), tree.int(2))
        let two = tree.call(
            .add, tree.int, fib(tree.call(.subtract, tree.int, tree.use(n), tree.int(1))),
            fib(tree.call(.subtract, tree.int, tree.use(n), tree.int(2))))
        let body = tree.expr(.ternary(less, tree.use(n), two), tree.int)
        let call = fib(tree.int(15))
        tree.function(id, [n], tree.int, [.returnValue(body)])
        #expect(try tree.run([.returnValue(call)], result: tree.int).value.asInt == 610)
    }

    @Test("A copy of a struct keeps its fields when the original is written")
    func copies() throws {
        var tree = TreeBuilder()
        let dot = tree.type("Dot", fields: [("x", tree.int), ("y", tree.int)])
        let (one, other) = (tree.variable("a", dot), tree.variable("b", dot))
        let made = tree.expr(.makeStruct([tree.int(1), tree.int(2)]), dot)
        let write = tree.change(.addAssign, .field(.variable(one), 0, tree.int), tree.int(9))
        let (_, machine) = try tree.run([
            .declare(one, made), .declare(other, tree.use(one)), write, tree.print(tree.use(one), tree.use(other)),
        ])
        #expect(machine.output.lines == ["Dot(x: 10, y: 2) Dot(x: 1, y: 2)"])
    }

    @Test("An array in a struct is changed in place, its copy is not")
    func nestedArrays() throws {
        var tree = TreeBuilder()
        let list = tree.array(tree.int)
        let box = tree.type("Box", fields: [("items", list)])
        let (one, other) = (tree.variable("a", box), tree.variable("b", box))
        let items = tree.expr(.array([tree.int(1), tree.int(2)], isSet: false), list)
        let place = Place.field(.variable(one), 0, list)
        let element = Place.computed(
            base: .place(place), arguments: [tree.int(1)], getter: .native(5, [], isSetter: false),
            setter: .native(5, [], isSetter: true), tree.int)
        let (_, machine) = try tree.run([
            .declare(one, tree.expr(.makeStruct([items]), box)), .declare(other, tree.use(one)),
            .expr(tree.expr(.assign(element, tree.int(7)), .void)), tree.change(.append, place, tree.int(8)),
            tree.change(.addAssign, element, tree.int(1)),
            tree.print(tree.use(one), tree.use(other)),
        ])
        #expect(machine.output.lines == ["Box(items: [1, 8, 8]) Box(items: [1, 2])"])
    }

    @Test("An index out of range traps at its place, and names the count")
    func outOfRange() throws {
        var tree = TreeBuilder()
        let list = tree.variable("list", tree.array(tree.int), isLet: true)
        let items = tree.expr(.array([tree.int(1)], isSet: false), list.type)
        let read = tree.call(.element, tree.int, tree.use(list), tree.int(3), at: 7)
        let trap = #expect(throws: Trap.self) {
            try tree.run([.declare(list, items), .returnValue(read)], result: tree.int)
        }
        #expect(trap?.kind == .indexOutOfRange)
        #expect(trap?.message == "index out of range: 3, the array has 1 element")
        #expect(trap?.range?.lower == 7)
    }

    @Test("Overflow and division by zero trap")
    func arithmetic() throws {
        var tree = TreeBuilder()
        let divide = tree.call(.divide, tree.int, tree.int(1), tree.int(0))
        #expect(throws: Trap.self) { try tree.run([.returnValue(divide)], result: tree.int) }
        let add = tree.call(.add, tree.int, tree.int(.max), tree.int(1))
        let trap = #expect(throws: Trap.self) { try tree.run([.returnValue(add)], result: tree.int) }
        #expect(trap?.kind == .overflow)
    }

    @Test("A closure shares the variable that it captures; a capture list copies it")
    func captures() throws {
        var tree = TreeBuilder()
        let x = tree.variable("x", tree.int)
        x.isCaptured = true
        x.isMutated = true
        let copy = tree.variable("x", tree.int, isLet: true)
        let type = SwiftType.function(FunctionType([], tree.int))
        func closure(_ list: [(variable: Variable, value: IRExpr)], _ value: IRExpr) -> IRExpr {
            tree.expr(
                .closure(
                    IRClosure(parameters: [], inouts: [], captureList: list, body: .value(value), isAsync: false)), type
            )
        }
        let (shared, copied) = (tree.variable("f", type, isLet: true), tree.variable("g", type, isLet: true))
        func call(_ function: Variable) -> IRExpr { tree.expr(.callValue(tree.use(function), []), tree.int) }
        let (_, machine) = try tree.run([
            .declare(x, tree.int(1)), .declare(shared, closure([], tree.use(x))),
            .declare(copied, closure([(copy, tree.use(x))], tree.use(copy))),
            .expr(tree.expr(.assign(.variable(x), tree.int(5)), .void)), tree.print(call(shared), call(copied)),
        ])
        #expect(machine.output.lines == ["5 1"])
    }

    @Test("An inout parameter is written back")
    func inoutParameters() throws {
        var tree = TreeBuilder()
        let id = tree.newFunction()
        let parameter = tree.variable("n", tree.int)
        tree.function(
            id, [parameter], inouts: [0], .void, [tree.change(.addAssign, .variable(parameter), tree.int(4))])
        let x = tree.variable("x", tree.int)
        let call = tree.expr(.call(.function(id, []), [.place(.variable(x))]), .void)
        let (value, _) = try tree.run(
            [.declare(x, tree.int(3)), .expr(call), .returnValue(tree.use(x))], result: tree.int)
        #expect(value.asInt == 7)
    }

    @Test("defer runs after the value of return is there")
    func deferred() throws {
        var tree = TreeBuilder()
        let x = tree.variable("x", tree.int)
        let (value, machine) = try tree.run(
            [
                .declare(x, tree.int(1)),
                .deferred([tree.change(.addAssign, .variable(x), tree.int(1)), tree.print(tree.use(x))]),
                tree.print(tree.text("body")), .returnValue(tree.use(x)),
            ], result: tree.int)
        #expect(value.asInt == 1)
        #expect(machine.output.lines == ["body", "2"])
    }

    @Test("A thrown error reaches the catch that matches it")
    func errors() throws {
        var tree = TreeBuilder()
        let failure = tree.type("Failure", .enumeration, cases: [.init(name: "a"), .init(name: "b")])
        let error = tree.variable("error", .any, isLet: true)
        let thrown = tree.expr(.makeCase(tag: 1, []), failure)
        let node = IRDo(
            label: 1, body: [.throwError(thrown)], error: error,
            catches: [
                IRDo.Catch(patterns: [(.cast(failure, .enumCase(tag: 0, nil)), nil)], body: [tree.print(tree.int(0))]),
                IRDo.Catch(
                    patterns: [(.cast(failure, .enumCase(tag: 1, nil)), nil)], body: [tree.print(tree.use(error))]),
            ])
        #expect(try tree.run([.doCatch(node)]).machine.output.lines == ["b"])
    }
}
