import SwiftSubset

/// Code of a statement: says how to go on.
typealias StatementCode = @Sendable (inout Machine, Frame) throws -> Int

/// How a statement ended.
enum Status {
    /// With the next statement.
    static let next = 0
    /// `return`: the result is in slot 0.
    static let returned = 1
    /// `fallthrough`.
    static let fellThrough = 2
    /// `break` out of a label.
    static func broke(_ label: Int) -> Int { 4 + 2 * label }
    /// `continue` of a label's loop.
    static func continued(_ label: Int) -> Int { 5 + 2 * label }
}

extension FunctionCompiler {
    /// Statements in order; `defer` blocks run when they are left.
    func compile(_ statements: [IRStmt]) -> StatementCode {
        var codes: [ListedStatement] = []
        for (index, statement) in statements.enumerated() {
            if case .deferred(let block) = statement {
                let cleanup = compile(block)
                let rest = deferring(compile(Array(statements[(index + 1)...])), cleanup)
                codes.append(ListedStatement(run: rest))
                break
            }
            if case .position(let range) = statement {
                context.place = range
                continue
            }
            codes.append(ListedStatement(run: compile(statement)))
        }
        return sequence(codes[...])
    }

    /// Statements one after the other: three at a time, and the rest as one.
    private func sequence(_ codes: ArraySlice<ListedStatement>) -> StatementCode {
        guard let first = codes.first?.run else { return { _, _ in Status.next } }
        guard codes.count > 1 else { return first }
        let second = codes[codes.startIndex + 1].run
        guard codes.count > 2 else {
            return { machine, frame in
                let status = try first(&machine, frame)
                return status == Status.next ? try second(&machine, frame) : status
            }
        }
        let third = sequence(codes.dropFirst(2))
        return { machine, frame in
            var status = try first(&machine, frame)
            if status != Status.next { return status }
            status = try second(&machine, frame)
            return status == Status.next ? try third(&machine, frame) : status
        }
    }

    /// The rest of a block with what its `defer` does afterwards, errors included.
    private func deferring(_ rest: @escaping StatementCode, _ cleanup: @escaping StatementCode) -> StatementCode {
        { machine, frame in
            let status: Int
            do { status = try rest(&machine, frame) } catch let error as Thrown {
                _ = try cleanup(&machine, frame)
                throw error
            }
            let (word, value) = (frame.words[0], frame.values[0])
            _ = try cleanup(&machine, frame)
            (frame.words[0], frame.values[0]) = (word, value)
            return status
        }
    }

    func compile(_ statement: IRStmt) -> StatementCode {
        context.work += 1
        switch statement {
        case .expr(let expr): return expression(expr)
        case .declare(let variable, let value): return declaration(variable, value.map(compile))
        case .declareFunctions(let functions): return declareFunctions(functions)
        case .bind(let pattern, let value): return bind(pattern, value)
        case .ifElse(let conditions, let then, let otherwise):
            let condition = compile(conditions)
            let (then, otherwise) = (compile(then), compile(otherwise))
            return { try condition(&$0, $1) ? try then(&$0, $1) : try otherwise(&$0, $1) }
        case .guardElse(let conditions, let otherwise):
            let condition = compile(conditions)
            let otherwise = compile(otherwise)
            return { try condition(&$0, $1) ? Status.next : try otherwise(&$0, $1) }
        case .switchCase(let node): return compile(node)
        case .forIn(let node): return compile(node)
        case .whileLoop(let label, let conditions, let body):
            let (before, place) = (context.work, context.place)
            let (condition, body) = (compile(conditions), compile(body))
            return whileLoop(label, condition, body, work: context.work - before + 1, at: place)
        case .repeatWhile(let label, let body, let condition):
            let (before, place) = (context.work, context.place)
            let (body, condition) = (compile(body), compile(condition).asBool)
            return repeatLoop(label, body, condition, work: context.work - before + 1, at: place)
        case .returnValue(let value): return returnStatement(value)
        case .breakOut(let label):
            let status = Status.broke(label)
            return { _, _ in status }
        case .continueLoop(let label):
            let status = Status.continued(label)
            return { _, _ in status }
        case .fallThrough: return { _, _ in Status.fellThrough }
        case .throwError(let value):
            let code = erase(value).asValue
            let range = value.range
            return { throw Thrown(try code(&$0, $1), at: range) }
        case .deferred(let block): return compile(block)
        case .doCatch(let node): return compile(node)
        case .labelled(let label, let block):
            let code = compile(block)
            let broke = Status.broke(label)
            return { machine, frame in
                let status = try code(&machine, frame)
                return status == broke ? Status.next : status
            }
        case .position(let range):
            context.place = range
            return { _, _ in Status.next }
        }
    }

    private func expression(_ expr: IRExpr) -> StatementCode {
        if let change = effect(expr) { return change }
        switch compile(expr) {
        case .value(let code):
            return {
                _ = try code(&$0, $1)
                return Status.next
            }
        case let code:
            let run = code.dropping
            return {
                try run(&$0, $1)
                return Status.next
            }
        }
    }

    private func returnStatement(_ value: IRExpr?) -> StatementCode {
        guard let value else {
            return {
                $1.values[0] = .void
                return Status.returned
            }
        }
        let store = compile(value).storing(in: Slot(kind: context.resultKind, index: 0))
        return {
            try store(&$0, $1)
            return Status.returned
        }
    }

    private func bind(_ pattern: IRPattern, _ value: IRExpr) -> StatementCode {
        if case .bind(let variable) = pattern { return declaration(variable, compile(value)) }
        let code = compile(value).asValue
        let match = compile(pattern)
        return { machine, frame in
            _ = try match(&machine, frame, try code(&machine, frame))
            return Status.next
        }
    }

    func compile(_ conditions: [IRCondition]) -> BoolCode {
        let codes = conditions.map { ListedCondition(run: compile($0)) }
        guard codes.count != 1 else { return codes[0].run }
        return { machine, frame in
            for code in codes where try !code.run(&machine, frame) { return false }
            return true
        }
    }

    private func compile(_ condition: IRCondition) -> BoolCode {
        switch condition {
        case .expr(let expr): return compile(expr).asBool
        case .binding(let variable, let value):
            let code = compile(value).asValue
            context.declare(variable)
            let begin = beginCode(variable)
            return { machine, frame in
                guard let payload = try code(&machine, frame).payload else { return false }
                try begin(&machine, frame, payload)
                return true
            }
        case .matching(let pattern, let value):
            let code = compile(value).asValue
            let match = compile(pattern)
            return { try match(&$0, $1, try code(&$0, $1)) }
        }
    }

    /// Code with which a variable begins with a value of the common form.
    func beginCode(_ variable: Variable) -> @Sendable (inout Machine, Frame, Value) throws -> Void {
        if variable.global != nil { return storeCode(variable) }
        let home = context.declare(variable)
        guard home.isBoxed else { return storeCode(variable) }
        return { $1.begin(home, $2, &$0) }
    }

    private func compile(_ node: IRDo) -> StatementCode {
        let body = compile(node.body)
        let begin = beginCode(node.error)
        let catches = node.catches.map { ListedCase(matches: compile($0.patterns), run: compile($0.body)) }
        let broke = Status.broke(node.label)
        return { machine, frame in
            let (scratch, depth) = (machine.scratch, machine.depth)
            var status: Int
            do { status = try body(&machine, frame) } catch let error as Thrown {
                (machine.scratch, machine.depth) = (scratch, depth)
                try begin(&machine, frame, error.value)
                let handler = try catches.first { try $0.matches(&machine, frame, error.value) }
                guard let handler else { throw error }
                status = try handler.run(&machine, frame)
            }
            return status == broke ? Status.next : status
        }
    }

    /// Any of the patterns, each with its guard; none stands for everything.
    func compile(
        _ patterns: [(pattern: IRPattern, guard: IRExpr?)]
    ) -> PatternCode {
        guard !patterns.isEmpty else { return { _, _, _ in true } }
        let codes = patterns.map { one -> ListedPattern in
            let match = compile(one.pattern)
            guard let guarded = one.guard else { return ListedPattern(matches: match) }
            let condition = compile(guarded).asBool
            return ListedPattern { try match(&$0, $1, $2) && condition(&$0, $1) }
        }
        guard codes.count > 1 else { return codes[0].matches }
        return { machine, frame, value in
            for code in codes where try code.matches(&machine, frame, value) { return true }
            return false
        }
    }
}
