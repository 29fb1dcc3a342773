/// The parameters of a signature as far as their labels tell, found without parsing: enough to see that a call cannot
/// mean it, so that it need not be read.
struct SignatureLabels: Sendable {
    /// One parameter.
    struct Parameter: Sendable, Equatable {
        /// What a call writes before the colon; nil where it writes nothing.
        var label: String?
        /// Whether a call has to give it: it has no default and takes exactly one value.
        var isRequired: Bool
        var isVariadic: Bool
        /// Whether it is written as a function type.
        var isClosure: Bool
        /// Whether it is written as a tuple.
        var isTuple = false
    }

    let parameters: [Parameter]

    /// The labels of a function, an operator or an initializer; nil of anything else, whose labels follow other rules.
    init?(signature: String) {
        guard let list = SignatureScan.parameterList(of: signature) else { return nil }
        parameters = SignatureScan.pieces(of: list).map(Self.parameter)
    }

    /// Whether every label that a call has to write is a word; those of closures may be left out.
    func areNamed(in words: Set<String>) -> Bool {
        parameters.allSatisfy { parameter in
            guard parameter.isRequired, !parameter.isClosure, let label = parameter.label else { return true }
            return words.contains(label)
        }
    }

    private static func parameter(_ piece: Substring.UTF8View) -> Parameter {
        var rest = piece
        var first = SignatureScan.nextWord(&rest)
        while let word = first, word.first == UInt8(ascii: "@") { first = SignatureScan.nextWord(&rest) }
        let name = (first ?? rest).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "`") }
        let label = name.elementsEqual("_".utf8) ? nil : String(Substring(name))
        let hasDefault = piece.contains(UInt8(ascii: "="))
        let isVariadic = !hasDefault && piece.hasRun("...")
        return Parameter(
            label: label, isRequired: !hasDefault && !isVariadic, isVariadic: isVariadic,
            isClosure: piece.hasRun("->"), isTuple: piece.hasRun(": (") && !piece.hasRun("->"))
    }
}

/// What a call writes, as far as its labels tell.
struct CallShape: Hashable, Sendable {
    /// The arguments in parentheses; nil where one has no label.
    var labels: [String?] = []
    /// Trailing closures without a label.
    var closures = 0
    /// The labels of the trailing closures after the first.
    var closureLabels: [String] = []
    /// How many operands an operator has, and whether one of them is a tuple; nil of a call.
    var operands: Operands?

    /// What stands around an operator.
    struct Operands: Hashable, Sendable {
        var count: Int
        var haveTuple: Bool
    }

    /// Whether a signature could take such a call. Where it says no, matching arguments to parameters fails as well.
    func fits(_ signature: SignatureLabels) -> Bool {
        let parameters = signature.parameters
        if let operands {
            return parameters.count == operands.count && (operands.haveTuple || !parameters.contains(where: \.isTuple))
        }
        if !parameters.contains(where: \.isVariadic), labels.count + closures + closureLabels.count > parameters.count {
            return false
        }
        let written = labels.compactMap(\.self) + closureLabels
        for label in written where !parameters.contains(where: { $0.label == label }) { return false }
        let unlabelled = labels.count { $0 == nil }
        if unlabelled > 0, !parameters.contains(where: { $0.label == nil }) { return false }
        let required = parameters.filter(\.isRequired)
        let missing = required.count { parameter in parameter.label.map { !written.contains($0) } ?? false }
        return missing + max(0, required.count { $0.label == nil } - unlabelled) <= closures
    }
}

extension Substring.UTF8View {
    fileprivate func hasRun(_ text: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return indices.contains { self[$0...].starts(with: wanted) }
    }
}
