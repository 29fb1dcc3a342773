import SwiftSubset

extension FunctionCompiler {
    func whileLoop(
        _ label: Int, _ condition: @escaping BoolCode, _ body: @escaping StatementCode, work: Int,
        at place: SourceRange?
    ) -> StatementCode {
        let (broke, continued) = (Status.broke(label), Status.continued(label))
        return { machine, frame in
            while try condition(&machine, frame) {
                try machine.step(work, at: place)
                let status = try body(&machine, frame)
                if status == Status.next || status == continued { continue }
                return status == broke ? Status.next : status
            }
            return Status.next
        }
    }

    func repeatLoop(
        _ label: Int, _ body: @escaping StatementCode, _ condition: @escaping BoolCode, work: Int,
        at place: SourceRange?
    ) -> StatementCode {
        let (broke, continued) = (Status.broke(label), Status.continued(label))
        return { machine, frame in
            repeat {
                try machine.step(work, at: place)
                let status = try body(&machine, frame)
                if status == Status.next || status == continued { continue }
                return status == broke ? Status.next : status
            } while try condition(&machine, frame)
            return Status.next
        }
    }

    func compile(_ node: IRFor) -> StatementCode {
        switch node.source {
        case .range(let lower, let upper, let isClosed): return rangeLoop(node, lower, upper, isClosed: isClosed)
        case .elements(let sequence):
            let code = compile(sequence).asValue
            let round = self.round(node)
            let broke = Status.broke(node.label)
            let range = sequence.range
            return { machine, frame in
                let elements = try machine.elements(of: try code(&machine, frame), at: range)
                for element in elements {
                    let status = try round(&machine, frame, element)
                    if status != Status.next { return status == broke ? Status.next : status }
                }
                return Status.next
            }
        case .iterator(let variable, let iterator, let next):
            let begin = declareCode(variable, compile(iterator))
            let next = compile(next).asValue
            let round = self.round(node)
            let broke = Status.broke(node.label)
            return { machine, frame in
                try begin(&machine, frame)
                while let element = try next(&machine, frame).payload {
                    let status = try round(&machine, frame, element)
                    if status != Status.next { return status == broke ? Status.next : status }
                }
                return Status.next
            }
        }
    }

    /// One round: `next` to go on, anything else to leave the loop.
    private func round(_ node: IRFor) -> @Sendable (inout Machine, Frame, Value) throws -> Int {
        let (before, place) = (context.work, context.place)
        let match = compile(node.element)
        let condition = node.condition.map { ListedCondition(run: compile($0).asBool) }
        let body = compile(node.body)
        let work = context.work - before
        let continued = Status.continued(node.label)
        return { machine, frame, element in
            try machine.step(work, at: place)
            guard try match(&machine, frame, element) else { return Status.next }
            if let condition, try !condition.run(&machine, frame) { return Status.next }
            let status = try body(&machine, frame)
            return status == continued ? Status.next : status
        }
    }

    private func rangeLoop(_ node: IRFor, _ lower: IRExpr, _ upper: IRExpr, isClosed: Bool) -> StatementCode {
        let (lowerCode, upperCode) = (compile(lower).asInt, compile(upper).asInt)
        let range = lower.range.union(upper.range)
        let bounds: @Sendable (inout Machine, Frame) throws -> (Int, Int) = { machine, frame in
            let first = try lowerCode(&machine, frame)
            let last = try upperCode(&machine, frame)
            guard first <= last else {
                throw Trap(.invalidRange, "Range requires lowerBound <= upperBound: \(first), \(last)", at: range)
            }
            return (first, last)
        }
        let broke = Status.broke(node.label)
        if case .bind(let variable) = node.element, node.condition == nil {
            let home = context.declare(variable)
            if !home.isBoxed, home.slot.kind == .int {
                return countingLoop(home.slot.index, bounds, isClosed, node)
            }
        }
        let round = self.round(node)
        return { machine, frame in
            let (first, last) = try bounds(&machine, frame)
            var number = first
            while isClosed ? number <= last : number < last {
                let status = try round(&machine, frame, .int(number))
                if status != Status.next { return status == broke ? Status.next : status }
                if number == last { break }
                number += 1
            }
            return Status.next
        }
    }

    /// The usual loop: the variable is an Int in a slot.
    private func countingLoop(
        _ slot: Int, _ bounds: @escaping @Sendable (inout Machine, Frame) throws -> (Int, Int), _ isClosed: Bool,
        _ node: IRFor
    ) -> StatementCode {
        let (broke, continued) = (Status.broke(node.label), Status.continued(node.label))
        let (before, place) = (context.work, context.place)
        let body = compile(node.body)
        let work = context.work - before + 1
        return { machine, frame in
            let (first, last) = try bounds(&machine, frame)
            var number = first
            while isClosed ? number <= last : number < last {
                frame.words[slot] = number
                try machine.step(work, at: place)
                let status = try body(&machine, frame)
                if status != Status.next, status != continued { return status == broke ? Status.next : status }
                if number == last { break }
                number &+= 1
            }
            return Status.next
        }
    }
}

extension Machine {
    /// The elements of whatever the vocabulary calls a sequence.
    public mutating func elements(of sequence: Value, at range: SourceRange?) throws -> ContiguousArray<Value> {
        switch sequence {
        case .array(let elements): return elements
        case .set(let table): return ContiguousArray(table.keys)
        case .dictionary(let table): return ContiguousArray(table.pairs.map { .tuple([$0.key, $0.value]) })
        case .string(let text): return ContiguousArray(text.map { .character($0) })
        case .any, .slice: return try elements(of: sequence.unboxed, at: range)
        default: break
        }
        guard let found = try implementation(Self.listKey, for: type(of: sequence), []) else {
            throw Trap(.internalFailure, "\(describe(type(of: sequence))) cannot be listed", at: range)
        }
        var arguments: ContiguousArray<Value> = [sequence]
        return try withScratch { try $0.invoke(found, &arguments, at: range) }.asArray ?? []
    }

    /// The vocabulary entry by which a sequence of its own lists its elements, as an array.
    static var listKey: String { "_elements" }
}
