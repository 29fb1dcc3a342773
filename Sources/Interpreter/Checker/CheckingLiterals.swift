import SwiftSubset

// Literals are typed by where they stand.
extension Checker {
    /// The expected type with optionals taken off, for a literal.
    func literalTarget(_ expected: SwiftType?) -> SwiftType? {
        guard let expected else { return nil }
        let type = resolve(expected)
        if let inner = payload(type) { return literalTarget(inner) }
        if case .variable = type { return nil }
        return type
    }

    func integerLiteral(_ value: UInt64, negative: Bool, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr
    {
        let target = literalTarget(expected)
        if let target, isFloating(target) {
            return IRExpr(.constant(.double(negative ? -Double(value) : Double(value))), target, range)
        }
        if let target, conformsToLiteral(target, "ExpressibleByFloatLiteral"), !isInteger(target) {
            return try literalCall(
                IRExpr(.constant(.double(negative ? -Double(value) : Double(value))), doubleType, range),
                "floatLiteral",
                target, range)
        }
        guard value <= UInt64(Int.max) || negative && value == UInt64(Int.max) + 1 else {
            throw fail(.mismatch(found: "integer literal \(value)", expected: "Int"), range)
        }
        let number = negative ? (value == UInt64(Int.max) + 1 ? Int.min : -Int(value)) : Int(value)
        let plain = IRExpr(.constant(.int(number)), target.flatMap { isInteger($0) ? $0 : nil } ?? intType, range)
        if let target, let literal = try genericLiteral(plain, "integerLiteral", target, range) { return literal }
        if target == nil, let integerDefault {
            return IRExpr(.constant(.double(Double(number))), integerDefault, range)
        }
        if let target, !isInteger(target), conformsToLiteral(target, "ExpressibleByIntegerLiteral") {
            return try literalCall(plain, "integerLiteral", target, range)
        }
        return plain
    }

    func floatLiteral(_ value: Double, _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let target = literalTarget(expected)
        if let target, isFloating(target) { return IRExpr(.constant(.double(value)), target, range) }
        let plain = IRExpr(.constant(.double(value)), doubleType, range)
        if let target, conformsToLiteral(target, "ExpressibleByFloatLiteral") {
            return try literalCall(plain, "floatLiteral", target, range)
        }
        return plain
    }

    private func conformsToLiteral(_ type: SwiftType, _ name: String) -> Bool {
        switch type {
        case .nominal, .generic: return typeID(name).map { conforms(type, to: $0) } ?? false
        default: return false
        }
    }

    /// A literal of a generic type: its initializer is found when the type is known.
    private func genericLiteral(
        _ value: IRExpr, _ label: String, _ target: SwiftType, _ range: SourceRange
    ) throws -> IRExpr? {
        switch target {
        case .generic, .associated:
            guard let id = typeID("ExpressibleByIntegerLiteral"), conforms(target, to: id) else { return nil }
            return IRExpr(
                .call(.staticMember(target, "init(\(label):)", otherwise: nil), [.value(value)]), target, range)
        default: return nil
        }
    }

    /// `T(integerLiteral: 1)` for a type of one's own.
    private func literalCall(_ value: IRExpr, _ label: String, _ target: SwiftType, _ range: SourceRange) throws
        -> IRExpr
    {
        let call = CallShape(labels: [label])
        for found in members(of: target, named: "init", taking: call)
        where found.member.parameters.first?.label == label {
            let parameter = substitute(found.member.parameters[0].type, found.map)
            let wanted = found.member.parameters[0].isVariadic ? array(parameter) : parameter
            guard let given = try? convert(value, to: wanted) else { continue }
            return try emitCall(found, selfArgument: .type(target), arguments: [.value(given)], range: range).0
        }
        throw fail(.initializerMissing(describe(target)), range)
    }

    /// The first parameter's type of a literal's initializer: what its elements have to be.
    private func literalParameter(_ label: String, of target: SwiftType) -> SwiftType? {
        let found = members(of: target, named: "init", taking: CallShape(labels: [label])).first {
            $0.member.parameters.first?.label == label
        }
        return found.map { one in
            let type = resolve(substitute(one.member.parameters[0].type, one.map))
            guard !one.member.parameters[0].isVariadic, isNamed(type, "Array"), let element = type.arguments.first
            else {
                return type
            }
            return element
        }
    }

    /// `true` or `nil` of a type of one's own; nil where the language's own type is meant.
    func plainLiteral(
        _ value: IRExpr, _ label: String, _ name: String, _ expected: SwiftType?, _ range: SourceRange
    ) throws -> IRExpr? {
        guard let target = literalTarget(expected), case .nominal(let id, _) = target, !declarations[id].isVocabulary,
            conformsToLiteral(target, name)
        else { return nil }
        return try literalCall(value, label, target, range)
    }

    // MARK: Strings

    func stringLiteral(_ segments: [StringSegment], _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let target = literalTarget(expected)
        if let target, isNamed(target, "Character"), case .text(let text)? = segments.first, text.count == 1,
            segments.count == 1, let character = text.first
        {
            return IRExpr(.constant(.character(character)), target, range)
        }
        let plain = try interpolated(
            segments, range, localized: target.map { isNamed($0, "LocalizedStringKey") } ?? false)
        guard let target, case .nominal = target, !isNamed(target, "String") else { return plain }
        for name in ["ExpressibleByStringInterpolation", "ExpressibleByStringLiteral"]
        where conformsToLiteral(target, name) {
            return try literalCall(plain, "stringLiteral", target, range)
        }
        return plain
    }

    private func interpolated(_ segments: [StringSegment], _ range: SourceRange, localized: Bool) throws -> IRExpr {
        var parts: [IRExpr.InterpolationPart] = []
        for segment in segments {
            switch segment {
            case .text(let text): parts.append(.text(text))
            case .interpolation(let arguments, let place):
                guard let first = arguments.first else { continue }
                if let own = try ownInterpolation(arguments, place) {
                    parts.append(.value(own))
                    continue
                }
                if arguments.count == 1, first.label == nil {
                    var value = try check(first.value, nil)
                    if localized, isFloating(value.type) {
                        // A LocalizedStringKey prints a floating number with six decimals.
                        value = try formatted(value, "%f", place)
                    }
                    parts.append(.value(value))
                } else {
                    parts.append(.value(try labelledInterpolation(arguments, place)))
                }
            }
        }
        if parts.isEmpty { return IRExpr(.constant(.string("")), stringType, range) }
        if parts.count == 1, case .text(let text) = parts[0] {
            return IRExpr(.constant(.string(text)), stringType, range)
        }
        return IRExpr(.interpolation(parts), stringType, range)
    }

    /// `\(value, specifier: "%.1f")`, `\(value, format: .percent)`: a vocabulary function of the labels answers.
    private func labelledInterpolation(_ arguments: [Argument], _ range: SourceRange) throws -> IRExpr {
        let name = Name("_interpolate", range: range)
        return try checkGlobalCall(name, arguments, expected: stringType, range: range)
    }

    private func formatted(_ value: IRExpr, _ format: String, _ range: SourceRange) throws -> IRExpr {
        guard
            let entry = globalEntries(named: "_interpolate").first(where: { $0.parameters.last?.label == "specifier" })
        else { return value }
        let argument = IRExpr(.constant(.string(format)), stringType, range)
        let found = FoundMember(member: entry, base: .void, map: [:], distance: 0, isDynamic: false)
        return try emitCall(
            found, selfArgument: .none, arguments: [.value(IRExpr(.erase(value), .any, range)), .value(argument)],
            range: range
        ).0
    }

    // MARK: Collections

    func arrayLiteral(_ elements: [Expr], _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr {
        let target = literalTarget(expected)
        var element: SwiftType?
        var isSet = false
        var name = "Array"
        let own = ["Array", "Set", "ContiguousArray", "ArraySlice"]
        if let target, let known = own.first(where: { isNamed(target, $0) }) {
            element = target.arguments.first
            name = known
            isSet = known == "Set"
        } else if let target, conformsToLiteral(target, "ExpressibleByArrayLiteral") || isOptionSet(target) {
            return try ownArrayLiteral(elements, target, range)
        }
        let given = element.map { resolve($0) }
        if let given, !given.hasVariables {
            let values = try elements.map { try check($0, as: given, for: .element) }
            return IRExpr(.array(values, isSet: isSet), named(name, [given]), range)
        }
        let (values, type) = try joined(elements, given, range)
        if let element { _ = unify(element, type) }
        return IRExpr(.array(values, isSet: isSet), named(name, [type]), range)
    }

    /// Elements of a common type: the first's, Double if one of several numbers is, else what all convert to.
    private func joined(_ elements: [Expr], _ expected: SwiftType?, _ range: SourceRange) throws -> (
        [IRExpr], SwiftType
    ) {
        guard !elements.isEmpty else {
            guard let expected else { throw fail(.needsContext("an empty collection literal"), range) }
            return ([], expected)
        }
        // Elements with a type of their own come first: `nil` and implicit members follow them.
        let settled = elements.filter { !needsContext($0) }
        let first = settled.isEmpty ? elements : settled
        var common: SwiftType?
        for element in first {
            if let known = common, fits(element, known) { continue }
            let type = resolve(try check(element, expected).type)
            guard let known = common else {
                common = type
                continue
            }
            guard let shared = known == type ? known : try? commonType(known, type, element.range) else {
                throw fail(.mixedElements, range)
            }
            common = shared
        }
        guard var target = common else { throw fail(.needsContext("a collection literal"), range) }
        let hasNull = elements.contains { if case .nilLiteral = $0.kind { true } else { false } }
        if hasNull, payload(target) == nil { target = optional(target) }
        return (try elements.map { try convert(try check($0, target), to: target) }, target)
    }

    /// Whether an element can be of the type that those before it have.
    private func fits(_ element: Expr, _ type: SwiftType) -> Bool {
        let before = (solutions, errors)
        defer { (solutions, errors) = before }
        return (try? check(element, as: type)) != nil
    }

    /// The type that both convert to, as for branches of `?:` and elements of a literal.
    func commonType(_ left: SwiftType, _ right: SwiftType, _ range: SourceRange) throws -> SwiftType {
        if left == right || right.isError { return left }
        if left.isError { return right }
        if isNever(left) { return right }
        if isNever(right) { return left }
        if isInteger(left), isFloating(right) { return right }
        if isFloating(left), isInteger(right) { return left }
        if isFloating(left), isFloating(right) { return isNamed(left, "Double") ? right : left }
        if let inner = payload(left), payload(right) == nil { return optional(try commonType(inner, right, range)) }
        if let inner = payload(right), payload(left) == nil { return optional(try commonType(left, inner, range)) }
        if let a = payload(left), let b = payload(right) { return optional(try commonType(a, b, range)) }
        if isSubclass(left, of: right) { return right }
        if isSubclass(right, of: left) { return left }
        if isClass(left), isClass(right), let parent = left.nominalID.flatMap({ declarations[$0].superclass }) {
            return try commonType(parent, right, range)
        }
        if unifyAtomically(left, right) { return resolve(left) }
        let shared = protocolsOf(left).intersection(protocolsOf(right))
        if case .opaque = left, case .nominal(let id, _) = right,
            protocolsOf(left).contains(where: { conforms(.nominal(id, right.arguments), to: $0) })
        {
            return left
        }
        if case .opaque = right, protocolsOf(right).contains(where: { conforms(left, to: $0) }) { return right }
        if let view = typeID("View"), shared.contains(view) { return .opaque([view]) }
        throw fail(.mismatch(found: describe(right), expected: describe(left)), range)
    }

    private func protocolsOf(_ type: SwiftType) -> Set<NominalID> {
        switch type {
        case .nominal(let id, _): allConformances(of: id)
        case .opaque(let ids), .existential(let ids): allProtocols(ids)
        case .generic(let parameter): allProtocols(bounds[parameter] ?? [])
        default: []
        }
    }

    func isNever(_ type: SwiftType) -> Bool { isNamed(type, "Never") }

    private func isOptionSet(_ type: SwiftType) -> Bool {
        guard let id = typeID("OptionSet") else { return false }
        return conforms(type, to: id)
    }

    /// `[a, b]` of a type with `init(arrayLiteral:)`; an option set's elements are the set itself.
    private func ownArrayLiteral(_ elements: [Expr], _ target: SwiftType, _ range: SourceRange) throws -> IRExpr {
        let element = literalParameter("arrayLiteral", of: target).map(resolve) ?? target
        let values = try elements.map { value in
            let checked = try check(value, element)
            return try convert(checked, to: resolve(element))
        }
        let list = IRExpr(.array(values, isSet: false), array(resolve(element)), range)
        return try literalCall(list, "arrayLiteral", resolve(target), range)
    }

    /// `[k: v]` of a type with `init(dictionaryLiteral:)`.
    private func ownDictionaryLiteral(
        _ entries: [DictionaryEntry], _ target: SwiftType, _ range: SourceRange
    ) throws -> IRExpr? {
        guard conformsToLiteral(target, "ExpressibleByDictionaryLiteral"),
            let pair = literalParameter("dictionaryLiteral", of: target), case .tuple(let parts) = resolve(pair),
            parts.count == 2
        else { return nil }
        let pairs = try entries.map { entry -> IRExpr in
            let key = try convert(try check(entry.key, parts[0].type), to: resolve(parts[0].type))
            let value = try convert(try check(entry.value, parts[1].type), to: resolve(parts[1].type))
            return IRExpr(.tuple([key, value]), resolve(pair), range)
        }
        let list = IRExpr(.array(pairs, isSet: false), array(resolve(pair)), range)
        return try literalCall(list, "dictionaryLiteral", resolve(target), range)
    }

    func dictionaryLiteral(_ entries: [DictionaryEntry], _ expected: SwiftType?, _ range: SourceRange) throws -> IRExpr
    {
        let target = literalTarget(expected)
        var key: SwiftType?
        var value: SwiftType?
        if let target, isNamed(target, "Dictionary") {
            (key, value) = (resolve(target.arguments[0]), resolve(target.arguments[1]))
        } else if let target, let own = try ownDictionaryLiteral(entries, target, range) {
            return own
        }
        if let known = key, known.hasVariables { key = nil }
        if let known = value, known.hasVariables { value = nil }
        let (keys, keyType) = try joinedOrGiven(entries.map(\.key), key, range)
        let (values, valueType) = try joinedOrGiven(entries.map(\.value), value, range)
        let pairs = zip(keys, values).map { (key: $0, value: $1) }
        return IRExpr(.dictionary(pairs), named("Dictionary", [keyType, valueType]), range)
    }

    private func joinedOrGiven(_ elements: [Expr], _ type: SwiftType?, _ range: SourceRange) throws -> (
        [IRExpr], SwiftType
    ) {
        guard let type else { return try joined(elements, nil, range) }
        return (try elements.map { try convert(try check($0, type), to: type) }, type)
    }
}
