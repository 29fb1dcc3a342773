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
    case throwingClosure(String)
    case asyncClosure(String)
    case selfUnavailable
    case tooComplex
    case notExhaustive([String])
    case staticMember(String, type: String)
    case instanceMember(String, type: String)
    case mutatingOnLet(String, String)
    case wrongOperand(String, left: String, right: String)
    case initializerMissing(String)
    case closureParameters(found: Int, expected: Int, type: String)
    case viewExpected(String)
    case recursiveValue(String)
    case recursiveClass(String)
    case recursiveDefault(String)
}

/// A diagnostic at its place.
public struct CheckError: Error, Equatable, Sendable {
    /// What is wrong.
    public let diagnostic: CheckDiagnostic
    /// Where.
    public let range: SourceRange
    init(_ diagnostic: CheckDiagnostic, _ range: SourceRange) {
        self.diagnostic = diagnostic
        self.range = range
    }
    /// The sentence for people.
    public var message: String { diagnostic.sentence }
    /// What to do about it, where there is something to say.
    public var help: String? { diagnostic.help }
}
