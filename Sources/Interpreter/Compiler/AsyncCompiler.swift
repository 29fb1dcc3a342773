import SwiftSubset

/// Compiles async functions to steps. What cannot wait is compiled as synchronous code in one step.
final class AsyncCompiler {
    let compiler: FunctionCompiler
    private(set) var code = AsyncSteps()
    private var scopes: [Scope] = []
    private var stubs: [Stub] = []
    /// Where the open optional chains end, innermost last.
    var chainEnds: [Int] = []

    /// What `break`, `continue` and `return` have to leave.
    private enum Scope {
        case label(Int, broke: Int, continued: Int?)
        case cleanup([IRStmt])
        case fallThrough(Int)
    }

    /// Cleanups on the way out of scopes, emitted behind everything else.
    private struct Stub {
        let target: Int
        let cleanups: [[IRStmt]]
        let next: Int
    }

    init(_ compiler: FunctionCompiler) { self.compiler = compiler }

    var position: Int { code.steps.count }

    func steps(_ prologue: [ListedStatement], _ body: IRBody, initializes: Variable?) -> AsyncSteps {
        let done = makeTarget()
        let finish = makeTarget()
        for step in prologue { emit(.run(step.run, exits: [:])) }
        switch body {
        case .value(let expr): statement(.returnValue(expr), done: finish)
        case .statements(let statements): block(statements, done: finish)
        }
        place(done)
        emit(.run(Self.setVoid, exits: [:]))
        place(finish)
        emit(.finish(result(initializes)))
        while let stub = stubs.popLast() {
            place(stub.target)
            for cleanup in stub.cleanups { block(cleanup, done: finish) }
            emit(.jump(stub.next))
        }
        return code
    }

    private static let setVoid: StatementCode = { _, frame in
        if case .null = frame.values[0] { frame.values[0] = .void }
        return Status.next
    }

    private func result(_ initializes: Variable?) -> Code {
        if let initializes, let home = compiler.context.home(of: initializes) { return compiler.loadCode(home) }
        return .load(Slot(kind: compiler.context.resultKind, index: 0))
    }

    // MARK: Steps and targets

    func emit(_ step: AsyncStep) { code.steps.append(step) }

    func makeTarget() -> Int {
        code.targets.append(-1)
        return code.targets.count - 1
    }

    func place(_ target: Int) { code.targets[target] = position }

    func run(_ statement: IRStmt, done: Int) {
        emit(.run(compiler.compile(statement), exits: exits(done)))
    }

    /// Where each way of leaving the present scopes leads.
    private func exits(_ done: Int) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var cleanups: [[IRStmt]] = []
        for scope in scopes.reversed() {
            switch scope {
            case .cleanup(let statements): cleanups.append(statements)
            case .label(let label, let broke, let continued):
                result[Status.broke(label)] = exit(cleanups, broke)
                if let continued { result[Status.continued(label)] = exit(cleanups, continued) }
            case .fallThrough(let target):
                if result[Status.fellThrough] == nil { result[Status.fellThrough] = exit(cleanups, target) }
            }
        }
        result[Status.returned] = exit(cleanups, done)
        return result
    }

    private func exit(_ cleanups: [[IRStmt]], _ next: Int) -> Int {
        guard !cleanups.isEmpty else { return next }
        let target = makeTarget()
        stubs.append(Stub(target: target, cleanups: cleanups, next: next))
        return target
    }

    // MARK: Statements

    func block(_ statements: [IRStmt], done: Int) {
        for (index, one) in statements.enumerated() {
            if case .deferred(let cleanup) = one {
                return deferring(Array(statements[(index + 1)...]), cleanup, done: done)
            }
            statement(one, done: done)
        }
    }

    private func deferring(_ rest: [IRStmt], _ cleanup: [IRStmt], done: Int) {
        let (handler, after) = (makeTarget(), makeTarget())
        let slot = compiler.context.makeSlot(.value).index
        let start = position
        scopes.append(.cleanup(cleanup))
        block(rest, done: done)
        scopes.removeLast()
        code.handlers.append(AsyncSteps.Handler(steps: start..<position, target: handler, slot: slot))
        block(cleanup, done: done)
        emit(.jump(after))
        place(handler)
        block(cleanup, done: done)
        emit(.rethrow(slot))
        place(after)
    }

    func statement(_ statement: IRStmt, done: Int) {
        guard statement.mayWait else {
            if case .position = statement { return }
            return run(statement, done: done)
        }
        switch statement {
        case .expr(let expr): run(.expr(flatten(expr, done)), done: done)
        case .declare(let variable, let value): run(.declare(variable, value.map { flatten($0, done) }), done: done)
        case .bind(let pattern, let value): run(.bind(pattern, flatten(value, done)), done: done)
        case .returnValue(let value): run(.returnValue(value.map { flatten($0, done) }), done: done)
        case .throwError(let value): run(.throwError(flatten(value, done)), done: done)
        case .labelled(let label, let body):
            let after = makeTarget()
            scoped(.label(label, broke: after, continued: nil)) { block(body, done: done) }
            place(after)
        case .deferred(let body): block(body, done: done)
        default: control(statement, done: done)
        }
    }

    private func control(_ statement: IRStmt, done: Int) {
        let after = makeTarget()
        switch statement {
        case .ifElse(let conditions, let then, let otherwise):
            let other = makeTarget()
            branch(conditions, otherwise: other, done)
            block(then, done: done)
            emit(.jump(after))
            place(other)
            block(otherwise, done: done)
        case .guardElse(let conditions, let otherwise):
            let other = makeTarget()
            branch(conditions, otherwise: other, done)
            emit(.jump(after))
            place(other)
            block(otherwise, done: done)
        case .whileLoop(let label, let conditions, let body):
            let again = makeTarget()
            place(again)
            branch(conditions, otherwise: after, done)
            scoped(.label(label, broke: after, continued: again)) { block(body, done: done) }
            emit(.jump(again))
        case .repeatWhile(let label, let body, let condition):
            let (again, test) = (makeTarget(), makeTarget())
            place(again)
            scoped(.label(label, broke: after, continued: test)) { block(body, done: done) }
            place(test)
            branch([.expr(condition)], otherwise: after, done)
            emit(.jump(again))
        case .forIn(let node): loop(node, after: after, done)
        case .switchCase(let node): choice(node, after: after, done)
        case .doCatch(let node): attempt(node, after: after, done)
        default: run(statement, done: done)
        }
        place(after)
    }

    private func scoped(_ scope: Scope, _ body: () -> Void) {
        scopes.append(scope)
        body()
        scopes.removeLast()
    }

    func branch(_ conditions: [IRCondition], otherwise: Int, _ done: Int) {
        for condition in conditions {
            let flat: IRCondition =
                switch condition {
                case .expr(let expr): .expr(flatten(expr, done))
                case .binding(let variable, let expr): .binding(variable, flatten(expr, done))
                case .matching(let pattern, let expr): .matching(pattern, flatten(expr, done))
                }
            emit(.branch(compiler.compile([flat]), otherwise: otherwise))
        }
    }

    private func loop(_ node: IRFor, after: Int, _ done: Int) {
        let (again, next) = (makeTarget(), makeTarget())
        let element = compiler.context.makeSlot(.value).index
        let advance: BoolCode
        switch node.source {
        case .iterator(let variable, let iterator, let step):
            statement(.declare(variable, iterator), done: done)
            place(again)
            let code = compiler.compile(flatten(step, done)).asValue
            advance = { machine, frame in
                guard let payload = try code(&machine, frame).payload else { return false }
                frame.values[element] = payload
                return true
            }
        case .range, .elements:
            advance = listed(node.source, element, done)
            place(again)
        }
        emit(.branch(advance, otherwise: after))
        let match = compiler.compile(node.element)
        emit(.branch({ try match(&$0, $1, $1.values[element]) }, otherwise: next))
        if let condition = node.condition { branch([.expr(condition)], otherwise: next, done) }
        scoped(.label(node.label, broke: after, continued: next)) { block(node.body, done: done) }
        place(next)
        emit(.jump(again))
    }

    /// Lists the elements once; the code moves to the next one.
    private func listed(_ source: IRFor.Source, _ element: Int, _ done: Int) -> BoolCode {
        let list = compiler.context.makeSlot(.value).index
        let index = compiler.context.makeSlot(.int).index
        let make: ValueCode
        switch source {
        case .elements(let sequence):
            let code = compiler.compile(flatten(sequence, done)).asValue
            let range = sequence.range
            make = { .array(try $0.elements(of: try code(&$0, $1), at: range)) }
        case .range(let lower, let upper, let isClosed):
            let first = compiler.compile(flatten(lower, done)).asInt
            let last = compiler.compile(flatten(upper, done)).asInt
            let range = lower.range
            make = { machine, frame in
                let (first, last) = (try first(&machine, frame), try last(&machine, frame))
                guard first <= last else {
                    throw Trap(.invalidRange, "Range requires lowerBound <= upperBound", at: range)
                }
                try machine.reserve(last - first, adding: last - first, at: range)
                return .array(ContiguousArray((first..<(isClosed ? last + 1 : last)).map { .int($0) }))
            }
        case .iterator: make = { _, _ in .array([]) }
        }
        emit(
            .run(
                { machine, frame in
                    frame.values[list] = try make(&machine, frame)
                    frame.words[index] = 0
                    return Status.next
                }, exits: [:]))
        return { _, frame in
            guard case .array(let elements) = frame.values[list], frame.words[index] < elements.count else {
                return false
            }
            frame.values[element] = elements[frame.words[index]]
            frame.words[index] += 1
            return true
        }
    }

    private func choice(_ node: IRSwitch, after: Int, _ done: Int) {
        let begin = compiler.beginCode(node.subject)
        let value = compiler.compile(flatten(node.value, done)).asValue
        let slot = compiler.context.makeSlot(.value).index
        emit(
            .run(
                { machine, frame in
                    let value = try value(&machine, frame)
                    frame.values[slot] = value
                    try begin(&machine, frame, value)
                    return Status.next
                }, exits: [:]))
        let bodies = node.cases.map { _ in makeTarget() }
        for (index, one) in node.cases.enumerated() {
            let next = makeTarget()
            let match = compiler.compile(one.patterns)
            emit(.branch({ try match(&$0, $1, $1.values[slot]) }, otherwise: next))
            place(bodies[index])
            scopes.append(.label(node.label, broke: after, continued: nil))
            if index + 1 < bodies.count { scopes.append(.fallThrough(bodies[index + 1])) }
            block(one.body, done: done)
            if index + 1 < bodies.count { scopes.removeLast() }
            scopes.removeLast()
            emit(.jump(after))
            place(next)
        }
    }

    private func attempt(_ node: IRDo, after: Int, _ done: Int) {
        let handler = makeTarget()
        let slot = compiler.context.makeSlot(.value).index
        let start = position
        scoped(.label(node.label, broke: after, continued: nil)) { block(node.body, done: done) }
        code.handlers.append(AsyncSteps.Handler(steps: start..<position, target: handler, slot: slot))
        emit(.jump(after))
        place(handler)
        let begin = compiler.beginCode(node.error)
        emit(
            .run(
                { machine, frame in
                    try begin(&machine, frame, frame.values[slot])
                    return Status.next
                }, exits: [:]))
        for one in node.catches {
            let next = makeTarget()
            let match = compiler.compile(one.patterns)
            emit(.branch({ try match(&$0, $1, $1.values[slot]) }, otherwise: next))
            scoped(.label(node.label, broke: after, continued: nil)) { block(one.body, done: done) }
            emit(.jump(after))
            place(next)
        }
        emit(.rethrow(slot))
    }

    /// Runs what `body` emits; an error goes to the target with the error in the slot.
    func guarded(_ handler: Int, _ slot: Int, _ body: () -> Void) {
        let start = position
        body()
        code.handlers.append(AsyncSteps.Handler(steps: start..<position, target: handler, slot: slot))
    }
}
