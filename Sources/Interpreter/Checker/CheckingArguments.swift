import SwiftSubset

/// What fills a parameter.
enum ArgumentSource {
    case expr(Expr)
    case variadic([Expr])
    case omitted
}

// Matching arguments to parameters by label and order, as the language does.
extension Checker {
    /// One source for each parameter; throws what does not fit.
    func match(
        _ arguments: [Argument], trailing: [Argument], to parameters: [ParameterInfo], callee: String,
        range: SourceRange
    ) throws -> [ArgumentSource] {
        var sources = [ArgumentSource](repeating: .omitted, count: parameters.count)
        var next = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            guard
                let place = parameterPlace(
                    argument, from: next, in: parameters, remaining: arguments.count - index + trailing.count)
            else {
                throw mismatch(arguments, trailing, parameters, callee, argument, range)
            }
            if parameters[place].isVariadic {
                var values = [argument.value]
                while index + 1 < arguments.count, arguments[index + 1].label == nil {
                    index += 1
                    values.append(arguments[index].value)
                }
                sources[place] = .variadic(values)
            } else {
                sources[place] = .expr(argument.value)
            }
            next = place + 1
            index += 1
        }
        try matchTrailing(trailing, from: next, to: parameters, &sources, callee: callee, range: range)
        for (place, source) in sources.enumerated() {
            guard case .omitted = source else { continue }
            let parameter = parameters[place]
            if !parameter.hasDefault, !parameter.isVariadic {
                let name = parameter.label ?? parameter.name
                throw fail(.missingArgument(label: name.isEmpty ? "#\(place + 1)" : name, callee: callee), range)
            }
        }
        return sources
    }

    /// The parameter that an argument fills: the next with its label; others before it must have defaults.
    private func parameterPlace(
        _ argument: Argument, from next: Int, in parameters: [ParameterInfo], remaining: Int
    ) -> Int? {
        for place in next..<max(next, parameters.count) {
            let parameter = parameters[place]
            if parameter.label == argument.label?.text {
                if argument.label == nil, skipsForClosure(parameter, argument, place, parameters, remaining) {
                    continue
                }
                return place
            }
            if !parameter.hasDefault, !parameter.isVariadic { return nil }
        }
        return nil
    }

    /// An unlabelled parameter with a default is passed over when what follows needs the argument more.
    private func skipsForClosure(
        _ parameter: ParameterInfo, _ argument: Argument, _ place: Int, _ parameters: [ParameterInfo], _ remaining: Int
    ) -> Bool {
        guard parameter.hasDefault else { return false }
        let required = parameters[(place + 1)...].filter { $0.label == nil && !$0.hasDefault && !$0.isVariadic }.count
        return required >= remaining
    }

    private func matchTrailing(
        _ trailing: [Argument], from start: Int, to parameters: [ParameterInfo], _ sources: inout [ArgumentSource],
        callee: String, range: SourceRange
    ) throws {
        var next = start
        for (index, closure) in trailing.enumerated() {
            let place: Int?
            if let label = closure.label?.text {
                place = (next..<max(next, parameters.count)).first { parameters[$0].label == label }
            } else {
                let labelled = trailing.count - index - 1
                place = trailingPlace(from: next, in: parameters, labelledAfter: labelled)
            }
            guard let place else { throw fail(.extraArgument(callee: callee), closure.value.range) }
            sources[place] = .expr(closure.value)
            next = place + 1
        }
    }

    /// The first parameter that takes a closure, passing over defaulted ones while later ones need it.
    private func trailingPlace(from next: Int, in parameters: [ParameterInfo], labelledAfter: Int) -> Int? {
        let takers = (next..<max(next, parameters.count)).filter { takesClosure(parameters[$0]) }
        let required = takers.filter { !parameters[$0].hasDefault }
        if required.count > labelledAfter, let first = takers.first, parameters[first].hasDefault {
            return required.first
        }
        return takers.first
    }

    private func takesClosure(_ parameter: ParameterInfo) -> Bool {
        var type = resolve(parameter.type)
        while let inner = payload(type) { type = resolve(inner) }
        switch type {
        case .function: return !parameter.isAutoclosure
        case .generic, .variable: return true
        default: return false
        }
    }

    /// One label that is missing or too much, or two arguments in the wrong order.
    private func labelSlip(
        _ arguments: [Argument], _ parameters: [ParameterInfo], _ callee: String, _ argument: Argument
    ) -> CheckError? {
        guard let place = arguments.firstIndex(where: { $0.value === argument.value }) else { return nil }
        let labels = arguments.map { $0.label?.text }, expected = parameters.map(\.label)
        if labels.count == expected.count, labels.sorted(by: before) == expected.sorted(by: before),
            let label = expected[place], let found = labels[place], label != found
        {
            return fail(.argumentOrder(label, before: found), argument.label?.range ?? argument.range)
        }
        let others = labels.indices.filter { $0 != place }
        guard labels.count <= expected.count, others.allSatisfy({ labels[$0] == expected[$0] }) else { return nil }
        if labels[place] == nil, let label = expected[place] {
            return fail(.labelMissing(label, callee: callee), argument.range)
        }
        if let label = labels[place], expected[place] == nil {
            return fail(.labelExtra(label, callee: callee), argument.label?.range ?? argument.range)
        }
        return nil
    }

    private func before(_ left: String?, _ right: String?) -> Bool { (left ?? "") < (right ?? "") }

    private func mismatch(
        _ arguments: [Argument], _ trailing: [Argument], _ parameters: [ParameterInfo], _ callee: String,
        _ argument: Argument, _ range: SourceRange
    ) -> CheckError {
        if arguments.count + trailing.count > parameters.count, !parameters.contains(where: \.isVariadic) {
            return fail(.extraArgument(callee: callee), argument.range)
        }
        if let slip = labelSlip(arguments, parameters, callee, argument) { return slip }
        if arguments.count == parameters.count, arguments.allSatisfy({ $0.label == nil }),
            parameters.allSatisfy({ $0.label != nil })
        {
            let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
            return fail(.labelsMissing(labels, callee: callee), argument.range)
        }
        let found = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let expected = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return fail(
            .wrongLabels(callee: callee, found: found, expected: expected), argument.label?.range ?? argument.range)
    }
}
