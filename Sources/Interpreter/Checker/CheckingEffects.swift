import SwiftSubset

// `try` and `await`: looked for once all is typed, in the bodies that the program wrote.
extension Checker {
    /// Refuses calls that throw without `try`, calls that wait without `await`, and errors that nobody handles.
    func checkEffects() {
        for function in module.functions + (module.entry.map { [$0] } ?? []) {
            guard let declared = function.declared else { continue }
            var walk = EffectWalk(
                mayThrow: declared.contains(.throwing), mayWait: declared.contains(.waiting), describe: describe)
            walk.visit(function.body)
            for error in walk.errors where !errors.contains(error) { errors.append(error) }
        }
    }
}

/// A way through one body.
private struct EffectWalk {
    /// Who takes an error that is thrown here.
    enum Handler { case nobody, partly, somebody }

    var handler: Handler
    var mayWait: Bool
    /// Whether a `try` and an `await` stand before what is visited.
    var isTried = false, isAwaited = false
    /// The closure that is walked through, with its type; nil in a function's own body.
    var closure: (type: String, range: SourceRange)?
    var errors: [CheckError] = []
    let describe: (SwiftType) -> String

    init(mayThrow: Bool, mayWait: Bool, describe: @escaping (SwiftType) -> String) {
        handler = mayThrow ? .somebody : .nobody
        self.mayWait = mayWait
        self.describe = describe
    }

    private mutating func report(_ diagnostic: CheckDiagnostic, _ range: SourceRange) {
        let error = CheckError(diagnostic, range)
        if !errors.contains(error) { errors.append(error) }
    }

    // MARK: Expressions

    mutating func visit(_ expr: IRExpr) {
        let outer = (isTried, isAwaited)
        defer { (isTried, isAwaited) = outer }
        if expr.effects.contains(.tried) { isTried = true }
        if expr.effects.contains(.throwing) { noteThrow(expr.range) }
        if expr.effects.contains(.waiting) { noteWait(expr.range) }
        switch expr.kind {
        case .await:
            isAwaited = true
            if !mayWait { noteWait(expr.range) }
            expr.children.forEach { visit($0) }
        case .tryOptional(let value, _), .tryForce(let value):
            let outer = handler
            (handler, isTried) = (.somebody, true)
            visit(value)
            handler = outer
        case .closure(let closure): visit(closure, expr)
        case .block(let statements, _): visit(statements)
        default: expr.children.forEach { visit($0) }
        }
    }

    private mutating func noteThrow(_ range: SourceRange) {
        if !isTried { return report(.tryNeeded(isHandled: handler == .somebody), range) }
        switch handler {
        case .somebody: return
        case .partly: report(.throwsNotHandled(isPartly: true), range)
        case .nobody:
            if let closure { return report(.throwingClosure(closure.type), closure.range) }
            report(.throwsNotHandled(isPartly: false), range)
        }
    }

    private mutating func noteWait(_ range: SourceRange) {
        if mayWait {
            if !isAwaited { report(.awaitNeeded, range) }
        } else if let closure {
            report(.asyncClosure(closure.type), closure.range)
        } else {
            report(.asyncInSync, range)
        }
    }

    private mutating func visit(_ inner: IRClosure, _ expr: IRExpr) {
        switch inner.origin {
        case .made: return
        case .autoclosure: visit(inner.body)
        case .written:
            for capture in inner.captureList { visit(capture.value) }
            guard case .function(let type) = expr.type else { return }
            let outer = self
            (handler, mayWait) = (type.isThrowing ? .somebody : .nobody, type.isAsync)
            (isTried, isAwaited, closure) = (false, false, (describe(expr.type), expr.range))
            visit(inner.body)
            let found = errors
            self = outer
            errors = found
        }
    }

    // MARK: Statements

    mutating func visit(_ body: IRBody) {
        switch body {
        case .value(let value): visit(value)
        case .statements(let statements): visit(statements)
        }
    }

    private mutating func visit(_ statements: [IRStmt]) { statements.forEach { visit($0) } }

    private mutating func visit(_ statement: IRStmt) {
        let outer = (isTried, isAwaited)
        (isTried, isAwaited) = (false, false)
        defer { (isTried, isAwaited) = outer }
        switch statement {
        case .expr(let value), .bind(_, let value): visit(value)
        case .declare(_, let value), .returnValue(let value): value.map { visit($0) }
        case .declareFunctions(let functions): functions.forEach { visitLocal($0.0, $0.1) }
        case .ifElse(let conditions, let then, let otherwise):
            visit(conditions)
            visit(then + otherwise)
        case .guardElse(let conditions, let otherwise):
            visit(conditions)
            visit(otherwise)
        case .switchCase(let node):
            visit(node.value)
            for one in node.cases { visit(one.body) }
        case .forIn(let node):
            visitSource(node.source)
            visit(node.body)
        case .whileLoop(_, let conditions, let body):
            visit(conditions)
            visit(body)
        case .repeatWhile(_, let body, let condition):
            visit(body)
            visit(condition)
        case .throwError(let value): visitThrow(value)
        case .deferred(let block), .labelled(_, let block): visit(block)
        case .doCatch(let node): visit(node)
        case .breakOut, .continueLoop, .fallThrough, .position: break
        }
    }

    private mutating func visit(_ conditions: [IRCondition]) {
        for condition in conditions {
            switch condition {
            case .expr(let value), .binding(_, let value), .matching(_, let value): visit(value)
            }
        }
    }

    /// What a `for` asks of an iterator is the language's own call.
    private mutating func visitSource(_ source: IRFor.Source) {
        switch source {
        case .range(let lower, let upper, _):
            visit(lower)
            visit(upper)
        case .elements(let sequence): visit(sequence)
        case .iterator: break
        }
    }

    private mutating func visitThrow(_ value: IRExpr) {
        visit(value)
        switch handler {
        case .somebody: return
        case .partly: report(.throwsNotHandled(isPartly: true), value.range)
        case .nobody:
            if let closure { return report(.throwingClosure(closure.type), closure.range) }
            report(.throwNotHandled, value.range)
        }
    }

    private mutating func visitLocal(_ variable: Variable, _ function: IRClosure) {
        let outer = self
        (handler, mayWait) = (function.isThrowing ? .somebody : .nobody, function.isAsync)
        closure = nil
        visit(function.body)
        let found = errors
        self = outer
        errors = found
    }

    private mutating func visit(_ node: IRDo) {
        let outer = handler
        let takesAll = node.catches.contains { one in
            one.patterns.isEmpty || one.patterns.contains { $0.guard == nil && isTotal($0.pattern) }
        }
        // A `do` whose errors go on to a caller that takes them needs no last `catch`.
        handler = takesAll || outer == .somebody || catchesOwnType(node) ? .somebody : .partly
        visit(node.body)
        handler = outer
        for one in node.catches { visit(one.body) }
    }

    private func isTotal(_ pattern: IRPattern) -> Bool {
        switch pattern {
        case .any, .bind: true
        default: false
        }
    }

    /// Where the errors are of one type of the program, its cases may be taken one by one.
    private func catchesOwnType(_ node: IRDo) -> Bool {
        if case .nominal = node.error.type { return true }
        return false
    }
}
