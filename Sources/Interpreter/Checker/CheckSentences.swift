import Foundation

extension CheckDiagnostic {
    /// The sentence about a value that was meant for something; nil where it makes no difference.
    func sentence(as role: CheckError.Role) -> String? {
        switch (self, role) {
        case (.mismatch(let found, let expected), .argument):
            "cannot convert value of type '\(found)' to expected argument type '\(expected)'"
        case (.mismatch(let found, let expected), .specified):
            "cannot convert value of type '\(found)' to specified type '\(expected)'"
        case (.mismatch(let found, let expected), .returned):
            "cannot convert return expression of type '\(found)' to return type '\(expected)'"
        case (.mismatch(let found, let expected), .assigned):
            "cannot assign value of type '\(found)' to type '\(expected)'"
        case (.mismatch(let found, let expected), .element):
            "cannot convert value of type '\(found)' to expected element type '\(expected)'"
        case (.nilMismatch(let type), .argument): "'nil' is not compatible with expected argument type '\(type)'"
        case (.nilMismatch(let type), .specified): "'nil' cannot initialize specified type '\(type)'"
        case (.nilMismatch(let type), .returned): "'nil' is incompatible with return type '\(type)'"
        case (.nilMismatch(let type), .assigned): "'nil' cannot be assigned to type '\(type)'"
        case (.nilMismatch(let type), .element): "'nil' is not compatible with expected element type '\(type)'"
        default: nil
        }
    }

    /// The sentence for people, in the compiler's manner.
    var sentence: String {
        switch self {
        case .unknownName(let name, _): "cannot find '\(name)' in scope"
        case .unknownType(let name, _): "cannot find type '\(name)' in scope"
        case .unknownMember(let name, let type, let nearest):
            "value of type '\(type)' has no member '\(name)'" + Self.didYouMean(nearest)
        case .unknownStatic(let name, let type, let nearest):
            "type '\(type)' has no member '\(name)'" + Self.didYouMean(nearest)
        case .notYet(let what): "not in Inbetween yet: \(what)"
        case .mismatch(let found, let expected): "cannot convert value of type '\(found)' to '\(expected)'"
        case .unwrapNeeded(let found, let expected):
            "value of optional type '\(found)' must be unwrapped to a value of type '\(expected)'"
        case .unwrapForMember(let member, let found, let base):
            "value of optional type '\(found)' must be unwrapped to refer to member '\(member)' of wrapped base type "
                + "'\(base)'"
        case .nilMismatch(let type): "'nil' is not compatible with expected type '\(type)'"
        case .labelMissing(let label, let callee): "missing argument label '\(label):' in call to '\(callee)'"
        case .labelExtra(let label, let callee): "extraneous argument label '\(label):' in call to '\(callee)'"
        case .argumentOrder(let label, let other): "argument '\(label)' must precede argument '\(other)'"
        case .inoutNeeded(let type):
            "passing value of type '\(type)' to an inout parameter requires explicit '&'"
        case .inoutImmutable(let name):
            "cannot pass immutable value as inout argument: '\(name)' is a 'let' constant"
        case .wrongLabels(let callee, let found, let expected):
            "incorrect argument labels in call to '\(callee)' (have '\(found)', expected '\(expected)')"
        case .missingArgument(let label, let callee): "missing argument for parameter '\(label)' in call to '\(callee)'"
        case .extraArgument(let callee): "extra argument in call to '\(callee)'"
        case .noOverload(let callee, let found, let candidates):
            "no overload of '\(callee)' accepts \(found)" + Self.list(candidates)
        case .ambiguous(let name): "ambiguous use of '\(name)'"
        case .notAFunction(let type): "cannot call value of non-function type '\(type)'"
        case .immutable("self", _): "cannot assign to property: 'self' is immutable"
        case .mutatingOperator(let reason):
            "left side of mutating operator isn't mutable: " + (reason.immutability ?? reason.sentence)
        case .immutableMember(let name): "cannot assign to property: '\(name)' is a 'let' constant"
        case .readOnly(let name): "cannot assign to property: '\(name)' is a get-only property"
        case .immutable(let name, let isParameter):
            "cannot assign to value: '\(name)' is a \(isParameter ? "parameter, a 'let' constant" : "'let' constant")"
        case .notAssignable: "expression is not assignable"
        case .needsContext(let what) where what.hasPrefix("'."):
            "reference to member '\(what.dropFirst(2)) cannot be resolved without a contextual type"
        case .needsContext("'nil'"): "'nil' requires a contextual type"
        case .closureParameter(let name):
            "cannot infer type of closure parameter '\(name)' without a type annotation"
        case .noSequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
        case .labelsMissing(let labels, let callee): "missing argument labels '\(labels)' in call to '\(callee)'"
        case .noElement(let name, let type): "value of tuple type '\(type)' has no member '\(name)'"
        case .notMet(let type, let callee, let name): "'\(callee)' requires that '\(type)' conform to '\(name)'"
        case .needsContext(let what): "\(what) needs a type from its context"
        case .doesNotConform(let type, let name): "type '\(type)' does not conform to protocol '\(name)'"
        case .missingRequirement(let type, let name, let member):
            "type '\(type)' does not conform to protocol '\(name)': '\(member)' is missing"
        case .conditionNotBool(let type): "a condition must be a Bool, not '\(type)'"
        case .notOptional(let type): "'\(type)' is no optional: there is nothing to unwrap"
        case .missingReturn(let type): "missing return in a function expected to return '\(type)'"
        case .valueInVoid: "unexpected non-void return value in void function"
        case .guardFallsThrough:
            "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        case .breakOutside: "'break' is only allowed inside a loop, a labelled statement, or a switch"
        case .continueOutside: "'continue' is only allowed inside a loop"
        case .mixedElements:
            "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this "
                + "is intentional"
        case .mixedBranches(let left, let right):
            "result values in '? :' expression have mismatching types '\(left)' and '\(right)'"
        case .patternMismatch(let pattern, let subject):
            "expression pattern of type '\(pattern)' cannot match values of type '\(subject)'"
        case .noInitializers(let type, _): "class '\(type)' has no initializers"
        case .fieldNotSet(let name):
            "return from initializer without initializing all stored properties: '\(name)' is not initialized"
        case .overrideNeeded: "overriding declaration requires an 'override' keyword"
        case .nothingOverridden(let what): "\(what) does not override anything of its superclass"
        case .notSynthesized(let type, let name, let field, let fieldType):
            "type '\(type)' does not conform to protocol '\(name)': stored property '\(field)' of type '\(fieldType)' "
                + "does not"
        case .noBody(let name): "'\(name)' has no body"
        case .unusable(let what): "'\(what)' cannot be used here"
        case .redeclared(let name): "invalid redeclaration of '\(name)'"
        case .tryNeeded(true): "call can throw but is not marked with 'try'"
        case .tryNeeded(false): "call can throw, but it is not marked with 'try' and the error is not handled"
        case .throwsNotHandled(false): "errors thrown from here are not handled"
        case .throwsNotHandled(true):
            "errors thrown from here are not handled because the enclosing catch is not exhaustive"
        case .throwNotHandled: "error is not handled because the enclosing function is not declared 'throws'"
        case .asyncInSync: "'async' call in a function that does not support concurrency"
        case .storedInExtension: "extensions must not contain stored properties"
        case .finalSuperclass(let name): "inheritance from a final class '\(name)'"
        case .notObservable(let name, let kind): "'@Observable' cannot be applied to \(kind) type '\(name)'"
        case .opaqueMismatch(let first, let other):
            "function declares an opaque return type, but the return statements in its body do not have matching "
                + "underlying types: '\(first)' and '\(other)'"
        case .asyncLetNotLocal: "'async let' can only be used on local declarations"
        case .throwingClosure(let type):
            "invalid conversion from throwing function of type '\(Self.adding("throws", to: type))' to non-throwing "
                + "function type '\(type)'"
        case .asyncClosure(let type):
            "cannot pass function of type '\(Self.adding("async", to: type))' to parameter expecting synchronous "
                + "function type"
        case .awaitNeeded: "expression is 'async' but is not marked with 'await'"
        case .selfUnavailable: "'self' cannot be used here"
        case .tooComplex: "the checker cannot type this expression in reasonable time"
        case .notExhaustive(let cases): "switch must be exhaustive: add \(cases.joined(separator: ", "))"
        case .staticMember(let name, let type): "static member '\(name)' cannot be used on an instance of '\(type)'"
        case .instanceMember(let name, let type): "instance member '\(name)' cannot be used on type '\(type)'"
        case .mutatingOnLet(let member, let reason):
            "cannot use mutating member '\(member)' on immutable value: " + (reason.immutability ?? reason.sentence)
        case .wrongOperand(let name, let left, let right):
            "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
        case .initializerMissing(let type): "'\(type)' cannot be made like this: it has no initializer that fits"
        case .closureParameters(let found, let expected, let type):
            "contextual closure type '\(type)' expects \(expected) argument\(expected == 1 ? "" : "s"), but \(found) "
                + "\(found == 1 ? "was" : "were") used in closure body"
        case .viewExpected(let type): "'\(type)' is no View: a view builder takes views only"
        case .recursiveValue(let type):
            "value type '\(type)' cannot have a stored property that recursively contains it"
        case .usedBeforeSet(let name, let isLet, let use):
            (isLet ? "constant" : "variable") + " '\(name)' "
                + (use == .captured ? "captured by a closure" : use == .passed ? "passed by reference" : "used")
                + " before being initialized"
        case .noModule(let name): "no such module '\(name)'"
        case .setTwice(let name): "immutable value '\(name)' may only be initialized once"
        case .isolated(let name):
            "call to actor-isolated instance method '\(name)' in a synchronous nonisolated context"
        case .recursiveDefault(let name): "the default value of '\(name)' needs itself"
        case .recursiveClass(let type): "'\(type)' inherits from itself"
        }
    }

    /// Why something cannot be written; nil where that is not the matter.
    var immutability: String? {
        switch self {
        case .immutable("self", _): "'self' is immutable"
        case .immutable(let name, true): "'\(name)' is a parameter, a 'let' constant"
        case .immutable(let name, false), .immutableMember(let name): "'\(name)' is a 'let' constant"
        case .readOnly(let name): "'\(name)' is a get-only property"
        default: nil
        }
    }

    /// What to do, where there is something to say.
    var help: String? {
        switch self {
        case .mutatingOperator(let reason): reason.help
        case .unknownName(_, let nearest), .unknownType(_, let nearest):
            nearest.isEmpty ? nil : "did you mean \(Self.names(nearest))?"
        case .wrongLabels(_, let found, let expected): Self.nearestLabels(found, expected)
        case .noOverload(_, let found, _) where found.hasSuffix("?)"):
            "coalesce with '??', unwrap with 'if let', or force with '!'"
        case .unwrapNeeded: "coalesce with '??', unwrap with 'if let', or force with '!'"
        case .doesNotConform(_, "View"): "write ': View' after the type's name, if it is one"
        case .doesNotConform(_, "Identifiable"):
            "give the type an 'id' and write ': Identifiable', or name a key with 'id: \\.self'"
        case .mismatch(let found, let expected) where expected == "Binding<\(found)>":
            "pass its binding, written with '$' before the name"
        case .unwrapForMember: "chain with '?.', unwrap with 'if let', or force with '!'"
        case .nilMismatch(let type): "make it optional: '\(type)?'"
        case .immutable("self", _): "mark the method 'mutating'; in a View mark the property '@State'"
        case .inoutImmutable(let name): "declare '\(name)' with 'var'"
        case .inoutNeeded: "write '&' before it"
        case .noInitializers(_, let field):
            "stored property '\(field)' has no initial value: give it one, or write an 'init'"
        case .overrideNeeded(let name): "write 'override' before '\(name)'"
        case .conditionNotBool(let type) where type.hasSuffix("?"): "test for '!= nil'"
        case .immutable(let name, false), .immutableMember(let name): "declare '\(name)' with 'var'"
        case .mutatingOnLet(_, let reason): reason.help
        case .recursiveValue: "hold it in an array, a class, or an indirect enum"
        case .tooComplex: "split it into parts with types of their own"
        case .tryNeeded(true): "write 'try' before it"
        case .tryNeeded(false), .throwsNotHandled(false):
            "handle it in 'do { try … } catch { … }', use 'try?', or declare the function 'throws'"
        case .throwsNotHandled(true): "add a 'catch' without a pattern"
        case .throwNotHandled: "declare the function 'throws', or handle the error in 'do { … } catch { … }'"
        case .throwingClosure: "handle the error in 'do { try … } catch { … }', or use 'try?'"
        case .awaitNeeded: "write 'await' before it"
        case .usedBeforeSet(_, false, _): "give it a value where it is declared, or on every way to here"
        case .noModule: "only the Swift standard library, Foundation, SwiftUI and what belongs to them are there"
        case .isolated: "start a 'Task { await … }', or declare the function 'async' and write 'await'"
        case .asyncInSync: "declare the function 'async', or start a 'Task { … }'"
        case .storedInExtension: "make it computed, with '{ … }', or declare it in the type itself"
        case .notObservable: "declare it with 'class'"
        case .opaqueMismatch: "mark the function '@ViewBuilder' and drop 'return', or wrap both in a Group or AnyView"
        case .asyncLetNotLocal: "put it in a function, or write 'let … = await …'"
        case .asyncClosure: "start a 'Task { … }' in it"
        default: nil
        }
    }

    /// For each label that is not known the one that looks most like it.
    private static func nearestLabels(_ found: String, _ expected: String) -> String? {
        let known = expected.split(separator: ":").map(String.init)
        let slips = found.split(separator: ":").map(String.init).filter { $0 != "_" && !known.contains($0) }
        let nearest = slips.compactMap { nearestNames(to: $0, in: known.filter { $0 != "_" }).first }
        return nearest.isEmpty ? nil : "did you mean \(names(nearest.map { $0 + ":" }))?"
    }

    /// A function type's text with an effect before its last arrow.
    private static func adding(_ effect: String, to type: String) -> String {
        guard let arrow = type.range(of: "->", options: .backwards) else { return type }
        return type.replacingCharacters(in: arrow, with: effect + " ->")
    }

    private static func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: " or ") }
    private static func didYouMean(_ nearest: [String]) -> String {
        nearest.isEmpty ? "" : "; did you mean \(names(nearest))?"
    }
    private static func list(_ candidates: [String]) -> String {
        candidates.isEmpty ? "" : "; there are: " + candidates.prefix(5).joined(separator: "; ")
    }
}

/// The names that look most like one, at most three, nearest first.
func nearestNames(to name: String, in candidates: some Sequence<String>) -> [String] {
    // Any other letter is one change away from a single one: nothing could be meant by that. Nor is a name meant by
    // what is longer than any.
    let length = name.utf8.count
    guard (2...100).contains(length) else { return [] }
    let limit = max(1, name.count / 3)
    let isWord = name.first.map { $0.isLetter || $0 == "_" } ?? false
    let ranked = Set(candidates)
        .filter {
            !$0.hasPrefix("_") && (!isWord || $0.first?.isLetter == true)
                && abs($0.utf8.count - length) <= max(limit, 3) * 3
        }
        .map { ($0, editDistance(name.lowercased(), $0.lowercased())) }
        .filter { $0.1 <= limit && $0.0 != name }
    return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
}

private func editDistance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.utf8), Array(right.utf8))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
        var row = [i]
        for j in 1...b.count {
            var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
            row.append(best)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
