import SwiftSubset

/// Code of a pattern: whether a value matches; its variables begin where it does.
typealias PatternCode = @Sendable (inout Machine, Frame, Value) throws -> Bool

extension FunctionCompiler {
    func compile(_ pattern: IRPattern) -> PatternCode {
        switch pattern {
        case .any: return { _, _, _ in true }
        case .bind(let variable):
            let begin = beginCode(variable)
            return {
                try begin(&$0, $1, $2)
                return true
            }
        case .tuple(let parts):
            let codes = parts.map { ListedPattern(matches: compile($0)) }
            return { machine, frame, value in
                guard let elements = value.asTuple, elements.count == codes.count else { return false }
                for (index, code) in codes.enumerated() where try !code.matches(&machine, frame, elements[index]) {
                    return false
                }
                return true
            }
        case .enumCase(let tag, let parts): return enumCase(tag, parts)
        case .some(let inner):
            let code = compile(inner)
            return { machine, frame, value in
                guard let payload = value.payload else { return false }
                return try code(&machine, frame, payload)
            }
        case .null: return { $2.isNull }
        case .cast(let type, let inner):
            let type = runtimeType(type)
            let code = compile(inner)
            return { machine, frame, value in
                guard let result = try machine.cast(value, to: try type(&machine, frame)) else { return false }
                return try code(&machine, frame, result)
            }
        case .test(let variable, let test):
            let begin = beginCode(variable)
            let test = compile(test).asBool
            return { machine, frame, value in
                try begin(&machine, frame, value)
                return try test(&machine, frame)
            }
        }
    }

    private func enumCase(_ tag: Int, _ parts: [IRPattern]?) -> PatternCode {
        let codes = (parts ?? []).map { ListedPattern(matches: compile($0)) }
        return { machine, frame, value in
            guard let box = value.asEnumeration, box.tag == tag else { return false }
            guard codes.count > 0 else { return true }
            if codes.count == 1, box.payload.count > 1 {
                return try codes[0].matches(&machine, frame, .tuple(box.payload))
            }
            guard codes.count == box.payload.count else { return false }
            for (index, code) in codes.enumerated() where try !code.matches(&machine, frame, box.payload[index]) {
                return false
            }
            return true
        }
    }

    func matches(_ value: IRExpr, _ pattern: IRPattern) -> Code {
        let code = compile(value).asValue
        let match = compile(pattern)
        return .bool { try match(&$0, $1, try code(&$0, $1)) }
    }

    func compile(_ node: IRSwitch) -> StatementCode {
        let value = compile(node.value).asValue
        let begin = beginCode(node.subject)
        let cases = node.cases.map { ListedCase(matches: compile($0.patterns), run: compile($0.body)) }
        let broke = Status.broke(node.label)
        let range = node.value.range
        return { machine, frame in
            let value = try value(&machine, frame)
            try begin(&machine, frame, value)
            var next = 0
            while next < cases.count {
                if try cases[next].matches(&machine, frame, value) { break }
                next += 1
            }
            guard next < cases.count else { throw Trap(.internalFailure, "no case matches \(value)", at: range) }
            var status = try cases[next].run(&machine, frame)
            while status == Status.fellThrough, next + 1 < cases.count {
                next += 1
                status = try cases[next].run(&machine, frame)
            }
            return status == broke ? Status.next : status
        }
    }
}
