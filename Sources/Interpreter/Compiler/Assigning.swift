import SwiftSubset

/// What an expression does that gives nothing: assignments and assigning operators, made as statements.
extension FunctionCompiler {
    /// The statement of an assignment or assigning operator; nil for anything else.
    func effect(_ expr: IRExpr) -> StatementCode? {
        switch expr.kind {
        case .assign(let place, let value):
            context.work += expr.work
            return assignment(place, value)
        case .call(.native(let entry, _, false), let arguments):
            guard let intrinsic = context.vocabulary.entries[entry].intrinsic, intrinsic.changesPlace,
                arguments.count == 2, case .place(let place) = arguments[0], case .value(let value) = arguments[1]
            else { return nil }
            context.work += expr.work
            return compound(intrinsic, place, value, expr.range)
        default: return nil
        }
    }

    /// `place = value`.
    func assignment(_ place: Place, _ value: IRExpr) -> StatementCode {
        let code = compile(value)
        if case .discard = place {
            let run = code.dropping
            return {
                try run(&$0, $1)
                return Status.next
            }
        }
        if case .variable(let variable) = place, variable.global == nil, variable.strength == .strong {
            let home = context.home(of: variable) ?? context.declare(variable)
            if !home.isBoxed { return code.assigning(to: home.slot) }
        }
        let target = compile(place)
        let make = code.asValue
        if case .direct(let address) = target.access {
            return { machine, frame in
                try target.prepare(&machine, frame)
                let value = try make(&machine, frame)
                try address(&machine, frame).pointee = value
                return Status.next
            }
        }
        return { machine, frame in
            try target.prepare(&machine, frame)
            let value = try make(&machine, frame)
            try target.set(&machine, frame, value)
            return Status.next
        }
    }

    /// `place += value` and the like; nil for what is no assigning operator.
    func compound(_ intrinsic: Intrinsic, _ place: Place, _ value: IRExpr, _ range: SourceRange) -> StatementCode? {
        switch intrinsic {
        case .intAddAssign: compound(IntMath.Add.self, place, value, range)
        case .intSubtractAssign: compound(IntMath.Subtract.self, place, value, range)
        case .intMultiplyAssign: compound(IntMath.Multiply.self, place, value, range)
        case .intDivideAssign: compound(IntMath.Divide.self, place, value, range)
        case .intRemainderAssign: compound(IntMath.Remainder.self, place, value, range)
        case .doubleAddAssign: compound(DoubleMath.Add.self, place, value)
        case .doubleSubtractAssign: compound(DoubleMath.Subtract.self, place, value)
        case .doubleMultiplyAssign: compound(DoubleMath.Multiply.self, place, value)
        case .doubleDivideAssign: compound(DoubleMath.Divide.self, place, value)
        case .arrayAppend: appendElement(place, value, range)
        case .stringAppendAssign: appendText(place, value, range)
        default: nil
        }
    }

    @inline(__always) private func compound<O: IntOperator>(
        _ operation: O.Type, _ place: Place, _ value: IRExpr, _ range: SourceRange
    ) -> StatementCode {
        let operand = IntOperand(self, value)
        if case .variable(let variable) = place, let slot = wordSlot(variable, .int) {
            return compound(operation, slot, operand, range)
        }
        let right = operand.code
        switch target(of: place) {
        case .variable(let slot):
            return { machine, frame in
                let number = try right(&machine, frame)
                guard case .variable(let box) = frame.values[slot] else { return try mismatch("a variable", .void) }
                try O.change(&machine.heap.variables[box.index], number, range)
                return Status.next
            }
        case .address(let target, let address):
            return { machine, frame in
                try target.prepare(&machine, frame)
                let number = try right(&machine, frame)
                try O.change(&address(&machine, frame).pointee, number, range)
                return Status.next
            }
        case .any(let target):
            return { machine, frame in
                try target.prepare(&machine, frame)
                let number = try right(&machine, frame)
                try target.modify(&machine, frame) { _, value in try O.change(&value, number, range) }
                return Status.next
            }
        }
    }

    @inline(__always) private func compound<O: IntOperator>(
        _ operation: O.Type, _ slot: Int, _ operand: IntOperand, _ range: SourceRange
    ) -> StatementCode {
        switch operand {
        case .slot(let right):
            return {
                $1.words[slot] = try O.apply($1.words[slot], $1.words[right], range)
                return Status.next
            }
        case .constant(let right):
            return {
                $1.words[slot] = try O.apply($1.words[slot], right, range)
                return Status.next
            }
        case .code(let code):
            return {
                let right = try code(&$0, $1)
                $1.words[slot] = try O.apply($1.words[slot], right, range)
                return Status.next
            }
        }
    }

    @inline(__always) private func compound<O: DoubleOperator>(
        _ operation: O.Type, _ place: Place, _ value: IRExpr
    ) -> StatementCode {
        let right = DoubleOperand(self, value).code
        if case .variable(let variable) = place, let slot = wordSlot(variable, .double) {
            return {
                let number = try right(&$0, $1)
                $1.setDouble(slot, O.apply($1.double(slot), number))
                return Status.next
            }
        }
        switch target(of: place) {
        case .variable(let slot):
            return { machine, frame in
                let number = try right(&machine, frame)
                guard case .variable(let box) = frame.values[slot] else { return try mismatch("a variable", .void) }
                try O.change(&machine.heap.variables[box.index], number)
                return Status.next
            }
        case .address(let target, let address):
            return { machine, frame in
                try target.prepare(&machine, frame)
                let number = try right(&machine, frame)
                try O.change(&address(&machine, frame).pointee, number)
                return Status.next
            }
        case .any(let target):
            return { machine, frame in
                try target.prepare(&machine, frame)
                let number = try right(&machine, frame)
                try target.modify(&machine, frame) { _, value in try O.change(&value, number) }
                return Status.next
            }
        }
    }

    /// How the number in a place is reached.
    private enum Target {
        /// A captured variable, whose box stands in a slot.
        case variable(Int)
        case address(PlaceCode, AddressCode)
        case any(PlaceCode)
    }

    private func target(of place: Place) -> Target {
        if case .variable(let variable) = place, variable.global == nil, variable.strength == .strong,
            let home = context.home(of: variable), home.isBoxed
        {
            context.work += place.work
            return .variable(home.slot.index)
        }
        let code = compile(place)
        if case .direct(let address) = code.access { return .address(code, address) }
        return .any(code)
    }
}

extension IntOperator {
    /// Changes a number of the common form.
    @inline(__always) static func change(_ value: inout Value, _ right: Int, _ range: SourceRange) throws {
        if case .int(let left) = value {
            value = .int(try apply(left, right, range))
        } else {
            guard let left = value.asInt else { return try mismatch("an Int", value) }
            value = .int(try apply(left, right, range))
        }
    }
}

extension DoubleOperator {
    /// Changes a number of the common form.
    @inline(__always) static func change(_ value: inout Value, _ right: Double) throws {
        if case .double(let left) = value {
            value = .double(apply(left, right))
        } else {
            guard let left = value.asDouble else { return try mismatch("a Double", value) }
            value = .double(apply(left, right))
        }
    }
}

extension Intrinsic {
    /// Whether it changes its first argument.
    var changesPlace: Bool {
        switch self {
        case .intAddAssign, .intSubtractAssign, .intMultiplyAssign, .intDivideAssign, .intRemainderAssign,
            .doubleAddAssign, .doubleSubtractAssign, .doubleMultiplyAssign, .doubleDivideAssign, .arrayAppend,
            .stringAppendAssign:
            true
        default: false
        }
    }
}
