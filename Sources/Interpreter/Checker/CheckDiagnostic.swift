import SwiftSubset

/// What the checker has to say against a program; the sentences are in `CheckSentences`.
public enum CheckDiagnostic: Equatable, Sendable {
    case unknownName(String, nearest: [String])
    case unknownType(String, nearest: [String])
    case unknownMember(String, of: String, nearest: [String])
    case unknownStatic(String, of: String, nearest: [String])
    case notYet(String)
    case mismatch(found: String, expected: String)
    case unwrapNeeded(found: String, expected: String)
    case unwrapForMember(String, found: String, base: String)
    case nilMismatch(String)
    case wrongLabels(callee: String, found: String, expected: String)
    case labelMissing(String, callee: String)
    case labelExtra(String, callee: String)
    case argumentOrder(String, before: String)
    case inoutNeeded(String)
    case inoutImmutable(String)
    case missingArgument(label: String, callee: String)
    case extraArgument(callee: String)
    case noOverload(callee: String, found: String, candidates: [String])
    case ambiguous(String)
    case notAFunction(String)
    case immutable(String, isParameter: Bool)
    case immutableMember(String)
    case readOnly(String)
    case closureParameter(String)
    case noSequence(String)
    case labelsMissing(String, callee: String)
    case noElement(String, of: String)
    case notMet(String, by: String, String)
    case notAssignable
    case needsContext(String)
    case doesNotConform(String, String)
    case missingRequirement(type: String, protocolName: String, member: String)
    case conditionNotBool(String)
    case notOptional(String)
    case missingReturn(String)
    case valueInVoid
    case guardFallsThrough
    case breakOutside
    case continueOutside
    case mixedElements
    case mixedBranches(String, String)
    case patternMismatch(pattern: String, subject: String)
    case noInitializers(String, field: String)
    case fieldNotSet(String)
    case overrideNeeded(String)
    case nothingOverridden(String)
    case notSynthesized(String, protocolName: String, field: String, type: String)
    case noBody(String)
    case unusable(String)
    case redeclared(String)
    case tryNeeded(isHandled: Bool)
    case throwsNotHandled(isPartly: Bool)
    case throwNotHandled
    case awaitNeeded
    case asyncInSync
    case asyncLetNotLocal
    case storedInExtension
    case finalSuperclass(String)
    case notObservable(String, kind: String)
    case opaqueMismatch(String, String)
    case throwingClosure(String)
    case asyncClosure(String)
    case selfUnavailable
    case tooComplex
    case notExhaustive([String])
    case staticMember(String, type: String)
    case instanceMember(String, type: String)
    indirect case mutatingOnLet(String, CheckDiagnostic)
    case wrongOperand(String, left: String, right: String)
    case initializerMissing(String)
    case closureParameters(found: Int, expected: Int, type: String)
    case viewExpected(String)
    case recursiveValue(String)
    case recursiveClass(String)
    case recursiveDefault(String)
    case usedBeforeSet(String, isLet: Bool, EarlyUse)
    case noModule(String)
    /// `a += 1` where `a` cannot be written, with what `a = …` is told.
    indirect case mutatingOperator(CheckDiagnostic)
    case setTwice(String)
    case isolated(String)

    /// How a variable without value was used.
    public enum EarlyUse: Equatable, Sendable { case read, passed, captured }
}

/// A diagnostic at its place.
public struct CheckError: Error, Equatable, Sendable {
    /// What is wrong.
    public let diagnostic: CheckDiagnostic
    /// Where.
    public let range: SourceRange
    /// What a value of the wrong type was for.
    var role = Role.any
    /// What else is wrong in the same closure.
    var others: [CheckError] = []
    init(_ diagnostic: CheckDiagnostic, _ range: SourceRange) {
        self.diagnostic = diagnostic
        self.range = range
    }
    /// The sentence for people.
    public var message: String { diagnostic.sentence(as: role) ?? diagnostic.sentence }

    /// Where a value is used: what it is converted to is said accordingly.
    enum Role: Equatable, Sendable { case any, argument, specified, returned, assigned, element }

    /// The same error with the others of its closure.
    func adding(_ more: some Sequence<CheckError>) -> CheckError {
        var copy = self
        copy.others += more
        return copy
    }
    /// What to do about it, where there is something to say.
    public var help: String? { diagnostic.help }
}
