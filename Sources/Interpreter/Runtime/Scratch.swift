import SwiftSubset
import Synchronization

/// The slots of one call: `words` for Int, Double and Bool, `values` for everything else. Slot 0 of each is the result.
struct Frame {
    let words: UnsafeMutablePointer<Int>
    let values: UnsafeMutablePointer<Value>
}

/// The unused rest of a scratch area: calls take their slots from its start and give them back in reverse.
struct Scratch: @unchecked Sendable {
    var words: UnsafeMutablePointer<Int>?
    var values: UnsafeMutablePointer<Value>?
    var wordsEnd: UnsafeMutablePointer<Int>?
    var valuesEnd: UnsafeMutablePointer<Value>?

    /// No area: nothing runs.
    static let none = Scratch(words: nil, values: nil, wordsEnd: nil, valuesEnd: nil)
}

/// An area of slots. Memory is only touched as far as calls reach; areas are kept for the next entry.
final class ScratchArea: @unchecked Sendable {
    private static let pool = Mutex<[ScratchArea]>([])
    private static let wordCount = 1 << 21
    private static let valueCount = 1 << 21

    private let words = UnsafeMutablePointer<Int>.allocate(capacity: wordCount)
    private let values = UnsafeMutablePointer<Value>.allocate(capacity: valueCount)

    var whole: Scratch {
        Scratch(
            words: words, values: values, wordsEnd: words + Self.wordCount, valuesEnd: values + Self.valueCount)
    }

    static func take() -> ScratchArea { pool.withLock { $0.popLast() } ?? ScratchArea() }
    static func giveBack(_ area: ScratchArea) { pool.withLock { $0.append(area) } }

    deinit {
        words.deallocate()
        values.deallocate()
    }
}

extension Machine {
    /// Makes sure that there is scratch space, and a large stack, while `body` runs. The outermost call takes an area
    /// and gives it back.
    mutating func withScratch<R>(_ body: (inout Machine) throws -> R) throws -> R {
        guard scratch.words == nil else { return try body(&self) }
        let area = ScratchArea.take()
        scratch = area.whole
        heap.isDirty = true
        defer {
            scratch = .none
            depth = 0
            ScratchArea.giveBack(area)
        }
        return try runOnBigStack { () throws -> R in try body(&self) }
    }

    /// Takes slots for a call; give them back with `pop`.
    @inline(__always) mutating func push(_ function: CompiledFunction) throws -> Frame {
        guard let words = scratch.words, let values = scratch.values, depth < budgets.depth,
            words + function.words < scratch.wordsEnd.unsafelyUnwrapped,
            values + function.values < scratch.valuesEnd.unsafelyUnwrapped
        else { throw recursionTrap() }
        values.initialize(repeating: .null, count: function.values)
        scratch.words = words + function.words
        scratch.values = values + function.values
        depth &+= 1
        return Frame(words: words, values: values)
    }

    /// Gives a call's slots back.
    @inline(__always) mutating func pop(_ function: CompiledFunction, _ frame: Frame) {
        // Mostly nothing is left in them: emptying each is quicker than destroying all by their type's witness.
        for index in 0..<function.values { frame.values[index] = .null }
        scratch.words = frame.words
        scratch.values = frame.values
        depth &-= 1
    }

    @inline(never) private func recursionTrap() -> Trap {
        if scratch.words == nil { return Trap(.internalFailure, "a call outside of an entry") }
        return Trap(.recursion, "endless recursion: more than \(depth) calls are open")
    }
}
