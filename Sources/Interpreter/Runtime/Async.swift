import SwiftSubset

/// A suspended call: the position and the registers.
struct AsyncFrame: Sendable {
    let function: CompiledFunction
    var position = 0
    var words: ContiguousArray<Int>
    var values: ContiguousArray<Value>
    /// Where the result of what it waits for goes.
    var pending: Slot?
    /// The `inout` arguments of the call that it waits for.
    var places: [(Int, PlaceCode)] = []

    init(_ function: CompiledFunction, captures: ContiguousArray<Value>, arguments: ContiguousArray<Value>) {
        self.function = function
        words = ContiguousArray(repeating: 0, count: function.words)
        values = ContiguousArray(repeating: .null, count: function.values)
        withFrame { frame in
            for (slot, value) in zip(function.captures, captures) { frame.store(value, in: slot) }
            for (slot, value) in zip(function.parameters, arguments) { frame.store(value, in: slot) }
        }
    }

    /// The registers as a frame, in place.
    @inline(__always) mutating func withFrame<R>(_ body: (Frame) throws -> R) rethrows -> R {
        try words.withUnsafeMutableBufferPointer { words in
            try values.withUnsafeMutableBufferPointer { values in
                guard let words = words.baseAddress, let values = values.baseAddress else {
                    return try body(Frame(words: Self.noWords, values: Self.noValues))
                }
                return try body(Frame(words: words, values: values))
            }
        }
    }

    // Every function has a slot 0 of each kind, so these are never used.
    private nonisolated(unsafe) static let noWords = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    private nonisolated(unsafe) static let noValues = UnsafeMutablePointer<Value>.allocate(capacity: 1)
}

/// An async function's code: steps over the registers of its frame.
struct AsyncSteps: Sendable {
    var steps: [AsyncStep] = []
    /// Positions by target number.
    var targets: [Int] = []
    /// Where errors go, innermost first.
    var handlers: [Handler] = []

    struct Handler: Sendable {
        let steps: Range<Int>
        let target: Int
        /// The value slot that gets the error.
        let slot: Int
    }
}

/// One step.
enum AsyncStep: Sendable {
    /// Runs a statement; how it ends other than by going on is looked up among the exits.
    case run(StatementCode, exits: [Int: Int])
    case branch(BoolCode, otherwise: Int)
    case jump(Int)
    /// Waits for a value, which goes into the slot.
    case await(AwaitCode, Slot, places: [(Int, PlaceCode)])
    /// Ends with what slot 0 holds.
    case finish(Code)
    /// Throws the error in a slot again.
    case rethrow(Int)
}

typealias AwaitCode = @Sendable (inout Machine, Frame) throws -> Awaited

/// What an awaited call came to.
enum Awaited: Sendable {
    case value(Value)
    case suspended(Suspension)
    case call(CompiledFunction, captures: ContiguousArray<Value>, arguments: ContiguousArray<Value>)
}

/// What running a frame for a while came to.
enum AsyncProgress {
    case finished(Value)
    case waiting(Suspension)
    case calling(AsyncFrame)
}

extension Machine {
    /// Goes on with a suspended task until it waits again or ends.
    mutating func resume(_ task: TaskID) throws {
        guard var record = tasks.records[task.number], record.outcome == nil else { return }
        let outer = currentTask
        currentTask = task
        defer { currentTask = outer }
        var delivered = record.delivered
        tasks.records[task.number]?.delivered = nil
        var frames = record.frames
        record.frames = []
        tasks.records[task.number]?.frames = []
        if let start = record.start {
            tasks.records[task.number]?.start = nil
            guard let first = try begin(start, task) else { return }
            frames = [first]
        }
        while !frames.isEmpty {
            let last = frames.count - 1
            do {
                if let outcome = delivered {
                    delivered = nil
                    try frames[last].deliver(outcome, &self)
                }
                switch try withScratch({ try $0.advance(&frames[last]) }) {
                case .finished(let value):
                    delivered = .value(value)
                    let done = frames.removeLast()
                    if let caller = frames.indices.last { try frames[caller].writeBack(from: done, &self) }
                case .calling(let frame):
                    guard frames.count < budgets.depth else { throw Trap(.recursion, "endless recursion") }
                    frames.append(frame)
                case .waiting(let suspension):
                    tasks.records[task.number]?.frames = frames
                    return try suspend(task, suspension, frames)
                }
            } catch let error as Thrown {
                frames.removeLast()
                delivered = .failure(error.value)
            }
        }
        finish(task, delivered ?? .value(.void))
    }

    /// The first frame of a task; nil where its closure is plain and is over already.
    private mutating func begin(_ start: Value, _ task: TaskID) throws -> AsyncFrame? {
        if let box = start.asClosure, case .compiled(let function) = box.kind, function.steps != nil {
            return AsyncFrame(function, captures: box.captures, arguments: [])
        }
        do { finish(task, .value(try call(start, []))) } catch let error as Thrown {
            finish(task, .failure(error.value))
        }
        return nil
    }

    private mutating func suspend(_ task: TaskID, _ suspension: Suspension, _ frames: [AsyncFrame]) throws {
        let transaction = tasks.records[task.number]?.transaction
        switch suspension {
        case .until(let due):
            if isCurrentTaskCancelled { return deliver(.failure(cancellationError), to: task) }
            let job = schedule(.resume(task), at: due, transaction: transaction)
            tasks.records[task.number]?.sleep = job
            tasks.records[task.number]?.delivered = .value(.void)
        case .yield:
            deliver(.value(.void), to: task)
        case .task(let other):
            if let outcome = tasks.records[other.number]?.outcome { return deliver(outcome, to: task) }
            tasks.records[other.number]?.waiters.append(task)
        case .continuation(let number):
            if let early = tasks.resumed.removeValue(forKey: number) { return deliver(early, to: task) }
            tasks.records[task.number]?.continuation = number
        case .group(let group): wait(for: group, task, waitsForAll: false)
        case .groupEnd(let group): wait(for: group, task, waitsForAll: true)
        case .calling(let function, let arguments):
            if let box = function.asClosure, case .compiled(let code) = box.kind, code.steps != nil {
                let next = AsyncFrame(code, captures: box.captures, arguments: arguments)
                tasks.records[task.number]?.frames = frames + [next]
                return try resume(task)
            }
            do {
                let value = try call(function, arguments)
                tasks.records[task.number]?.delivered = .value(value)
            } catch let error as Thrown {
                tasks.records[task.number]?.delivered = .failure(error.value)
            }
            try resume(task)
        }
    }

    /// Runs a frame's steps until it ends, waits, or calls.
    private mutating func advance(_ frame: inout AsyncFrame) throws -> AsyncProgress {
        let function = frame.function
        guard let code = function.steps else { throw Trap(.internalFailure, "\(function.name) has no steps") }
        while true {
            do {
                if let progress = try step(&frame, code) { return progress }
            } catch let error as Thrown {
                guard try frame.handle(error.value, code) else { throw error }
            }
        }
    }

    /// What a step of an async function costs beside the calls and loops in it.
    private static var asyncStepWork: Int { 8 }

    private mutating func step(_ frame: inout AsyncFrame, _ code: AsyncSteps) throws -> AsyncProgress? {
        try step(Self.asyncStepWork, at: frame.function.range)
        let position = frame.position
        switch code.steps[position] {
        case .run(let statement, let exits):
            let status = try frame.withFrame { try statement(&self, $0) }
            frame.position = status == Status.next ? position + 1 : code.targets[exits[status] ?? 0]
        case .branch(let condition, let otherwise):
            frame.position = try frame.withFrame { try condition(&self, $0) } ? position + 1 : code.targets[otherwise]
        case .jump(let target): frame.position = code.targets[target]
        case .finish(let result): return .finished(try frame.withFrame { try result.run(&self, $0) })
        case .rethrow(let slot): throw Thrown(frame.values[slot])
        case .await(let call, let slot, let places):
            let awaited = try frame.withFrame { try call(&self, $0) }
            frame.position = position + 1
            frame.pending = slot
            switch awaited {
            case .value(let value): frame.withFrame { $0.store(value, in: slot) }
            case .suspended(let suspension): return .waiting(suspension)
            case .call(let function, let captures, let arguments):
                frame.places = places
                return .calling(AsyncFrame(function, captures: captures, arguments: arguments))
            }
        }
        return nil
    }
}

extension AsyncFrame {
    /// Puts what was waited for into its slot, or raises the error where the call stands.
    fileprivate mutating func deliver(_ outcome: TaskStore.Outcome, _ machine: inout Machine) throws {
        switch outcome {
        case .value(let value):
            guard let pending else { return }
            withFrame { $0.store(value, in: pending) }
        case .failure(let error):
            guard let code = function.steps else { return }
            position -= 1
            guard try handle(error, code) else { throw Thrown(error) }
        }
    }

    /// Goes to the handler of an error at the present position: whether there is one.
    fileprivate mutating func handle(_ error: Value, _ code: AsyncSteps) throws -> Bool {
        guard let handler = code.handlers.first(where: { $0.steps.contains(position) }) else { return false }
        values[handler.slot] = error
        position = code.targets[handler.target]
        return true
    }

    /// Writes the `inout` parameters of a call that is over back to their places.
    fileprivate mutating func writeBack(from done: AsyncFrame, _ machine: inout Machine) throws {
        guard !places.isEmpty else { return }
        let places = places
        self.places = []
        var done = done
        let slots = done.function.parameters.suffix(from: done.function.typeParameters)
        let values = done.withFrame { frame in slots.map { frame.load($0) } }
        try machine.withScratch { machine in
            try withFrame { frame in
                for (index, place) in places { try place.set(&machine, frame, values[index]) }
            }
        }
    }
}
