import SwiftSubset

// Definite initialization: a local variable is set on every way to where it is read.
extension Checker {
    /// Refuses reads of variables that were declared without a value and are not set on every way to the read.
    func checkInitialization() {
        for function in module.functions + (module.entry.map { [$0] } ?? []) where function.declared != nil {
            var walk = InitializationWalk { [unowned self] in isNever(resolve($0)) }
            walk.visit(function.body)
            errors += walk.errors.filter { !errors.contains($0) }
        }
    }
}

/// A way through one body, with the variables that may not be set yet.
private struct InitializationWalk {
    typealias Variables = Set<ObjectIdentifier>
    /// The variables that may be unset here, and the constants that may be set.
    struct State {
        var unset: Variables = [], set: Variables = []
    }

    /// nil: no way leads here.
    private var state: State? = State()
    /// The variables of the functions around the closure that is walked through, as far as they may be unset.
    private var outer: Variables = []
    /// How it was where a `break` left the statement of a label.
    private var breaks: [Int: State] = [:]
    /// How it was at a `fallthrough`.
    private var fallen: State?
    private(set) var errors: [CheckError] = []
    private let isNever: (SwiftType) -> Bool

    init(isNever: @escaping (SwiftType) -> Bool) { self.isNever = isNever }

    private func joined(_ first: State?, _ second: State?) -> State? {
        guard let first, let second else { return first ?? second }
        return State(unset: first.unset.union(second.unset), set: first.set.union(second.set))
    }

    private mutating func report(_ variable: Variable, _ range: SourceRange, passed: Bool = false) {
        let id = ObjectIdentifier(variable)
        guard state?.unset.contains(id) == true else { return }
        let use: CheckDiagnostic.EarlyUse = outer.contains(id) ? .captured : passed ? .passed : .read
        errors.append(CheckError(.usedBeforeSet(variable.name, isLet: variable.isLet, use), range))
        // Once is enough: what follows is not reported again.
        state?.unset.remove(id)
    }

    /// Each turn of a loop declares it anew.
    private mutating func declare(_ variable: Variable) {
        state?.unset.insert(ObjectIdentifier(variable))
        state?.set.remove(ObjectIdentifier(variable))
    }

    private mutating func noteSet(_ variable: Variable, _ range: SourceRange) {
        guard variable.isUnset else { return }
        let id = ObjectIdentifier(variable)
        if outer.contains(id) { report(variable, range) }
        if variable.isLet, state?.set.contains(id) == true {
            errors.append(CheckError(.setTwice(variable.name), range))
        }
        state?.unset.remove(id)
        state?.set.insert(id)
    }

    // MARK: Expressions

    private mutating func visit(_ expr: IRExpr) {
        // Without a variable that may be unset there is nothing to find, but one may be declared in here.
        switch expr.kind {
        case .variable(let variable): report(variable, expr.range)
        case .read(let place): visit(place, expr.range)
        case .assign(.variable(let variable), let value):
            visit(value)
            noteSet(variable, expr.range)
        case .assign(let place, let value):
            visit(value)
            visit(place, expr.range)
        case .call(_, let arguments), .makeObject(_, let arguments): visit(arguments, expr.range)
        case .callValue(let function, let arguments):
            visit(function)
            visit(arguments, expr.range)
        case .closure(let closure): visit(closure)
        case .block(let statements, _):
            let before = state
            visit(statements)
            if state == nil, !isNever(expr.type) { state = before }
        default: expr.children.forEach { visit($0) }
        }
        if isNever(expr.type) { state = nil }
    }

    private mutating func visit(_ arguments: [IRArgument], _ range: SourceRange) {
        for argument in arguments {
            switch argument {
            case .value(let value): visit(value)
            case .place(.variable(let variable)): report(variable, range, passed: true)
            case .place(let place): visit(place, range)
            }
        }
    }

    /// A place that is read, or written in part.
    private mutating func visit(_ place: Place, _ range: SourceRange) {
        switch place {
        case .variable(let variable): report(variable, range)
        case .field(let base, _, _), .tupleElement(let base, _, _), .force(let base, _), .link(let base, _),
            .computed(.place(let base)?, _, _, _, _), .observed(.place(let base), _, _, _), .keyPath(let base, _, _):
            visit(base, range)
            place.children.forEach { visit($0) }
        default: place.children.forEach { visit($0) }
        }
    }

    private mutating func visit(_ closure: IRClosure) {
        for capture in closure.captureList { visit(capture.value) }
        let saved = (state, outer, breaks, fallen)
        outer.formUnion(state?.unset ?? [])
        visit(closure.body)
        (state, outer, breaks, fallen) = saved
    }

    // MARK: Statements

    mutating func visit(_ body: IRBody) {
        switch body {
        case .value(let value): visit(value)
        case .statements(let statements): visit(statements)
        }
    }

    private mutating func visit(_ statements: [IRStmt]) {
        for statement in statements where state != nil { visit(statement) }
    }

    private mutating func visit(_ statement: IRStmt) {
        switch statement {
        case .expr(let value), .bind(_, let value): visit(value)
        case .declare(let variable, let value):
            if let value { visit(value) } else if variable.isUnset { declare(variable) }
        case .returnValue(let value):
            if let value { visit(value) }
            state = nil
        case .throwError(let value):
            visit(value)
            state = nil
        case .ifElse(let conditions, let then, let otherwise): visitBranches(conditions, then, otherwise)
        case .guardElse(let conditions, let otherwise):
            visit(conditions)
            let before = state
            visit(otherwise)
            state = before
        case .switchCase(let node): visit(node)
        case .forIn(let node): visit(node)
        case .whileLoop(let label, let conditions, let body): visitLoop(label, conditions, body)
        case .repeatWhile(let label, let body, let condition):
            visit(body)
            if state != nil { visit(condition) }
            state = joined(state, breaks.removeValue(forKey: label))
        case .breakOut(let label):
            breaks[label] = joined(breaks[label], state)
            state = nil
        case .continueLoop: state = nil
        case .fallThrough:
            fallen = joined(fallen, state)
            state = nil
        case .doCatch(let node): visit(node)
        case .labelled(let label, let block):
            visit(block)
            state = joined(state, breaks.removeValue(forKey: label))
        // These run elsewhere, or at another time.
        case .declareFunctions, .deferred, .position: break
        }
    }

    private mutating func visit(_ conditions: [IRCondition]) {
        for condition in conditions {
            switch condition {
            case .expr(let value), .binding(_, let value), .matching(_, let value): visit(value)
            }
        }
    }

    private mutating func visitBranches(_ conditions: [IRCondition], _ then: [IRStmt], _ otherwise: [IRStmt]) {
        visit(conditions)
        let before = state
        visit(then)
        let after = state
        state = before
        visit(otherwise)
        state = joined(after, state)
    }

    private mutating func visit(_ node: IRSwitch) {
        visit(node.value)
        let before = state
        var after: State?
        for one in node.cases {
            state = joined(before, fallen)
            fallen = nil
            visit(one.body)
            after = joined(after, state)
        }
        state = joined(node.cases.isEmpty ? before : after, breaks.removeValue(forKey: node.label))
    }

    private mutating func visit(_ node: IRFor) {
        switch node.source {
        case .range(let lower, let upper, _):
            visit(lower)
            visit(upper)
        case .elements(let sequence): visit(sequence)
        case .iterator(_, let sequence, _): visit(sequence)
        }
        let before = state
        visit(node.body)
        state = joined(before, breaks.removeValue(forKey: node.label))
    }

    private mutating func visitLoop(_ label: Int, _ conditions: [IRCondition], _ body: [IRStmt]) {
        visit(conditions)
        let before = state
        visit(body)
        let left = breaks.removeValue(forKey: label)
        state = runsForEver(conditions) ? left : joined(before, left)
    }

    private func runsForEver(_ conditions: [IRCondition]) -> Bool {
        guard conditions.count == 1, case .expr(let expr) = conditions[0], case .constant(let value) = expr.kind else {
            return false
        }
        return value.asBool == true
    }

    /// A `catch` may come from anywhere in the body.
    private mutating func visit(_ node: IRDo) {
        let before = state
        visit(node.body)
        var after = state
        for one in node.catches {
            state = before
            visit(one.body)
            after = joined(after, state)
        }
        state = joined(after, breaks.removeValue(forKey: node.label))
    }
}
