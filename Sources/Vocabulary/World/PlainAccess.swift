import AnimationMath
import Interpreter
import SwiftSubset
import ViewValues

/// What sits between the program's values and the playground.
extension ProgramWorld {
    /// A value of the program as a root view.
    public func view(of value: any ProgramValue) throws -> ViewValue {
        try makeView(value.programValue, program.machine, nil)
    }

    /// The value that the interpreter works with.
    public func value(of value: any ProgramValue) -> Value { value.programValue }

    /// The animation that a value is; nil for others.
    public func animation(of value: any ProgramValue) -> Animation? {
        (value.programValue.native as? AnimationBox)?.animation
    }

    /// A transaction's animation as a value of the program; nil where it has none.
    public func animationValue(of transaction: TransactionValue) -> Value {
        transaction.animation.map { .native(AnimationBox(animation: $0)) } ?? .null
    }

    /// A transaction as a value of the program.
    public func value(of transaction: TransactionValue) -> Value { .native(TransactionBox(value: transaction)) }
}
