import PagedStore
import SwiftSubset

/// Names a piece of observable storage.
public struct CellID: Hashable, Sendable {
    /// The place in the store.
    public let index: Int
    /// Names a place.
    public init(_ index: Int) { self.index = index }
}

/// What code read, and what a write changes: the unit in which bodies are run again (LIFE-3).
public enum DependencyKey: Hashable, Sendable {
    /// A cell.
    case cell(CellID)
    /// A whole object.
    case object(ObjectID)
    /// One property of an object.
    case property(ObjectID, String)
    /// Something that the vocabulary names: an environment key, the clock.
    case named(String)
}

/// One write, as reports show it.
public struct PendingWrite: Sendable {
    /// What was written.
    public let target: DependencyKey
    /// The name that it has in the program: `flag`, `store.count`.
    public let name: String
    /// The value before the write.
    public let old: Value
    /// The value after the write.
    public var new: Value
    /// Where the write stands, if known.
    public let range: SourceRange?
}

/// Consecutive writes under an equal transaction (TX-6).
public struct PendingGroup: Sendable {
    /// Counts from 1.
    public let id: Int
    /// The transaction; opaque.
    public let transaction: Value?
    /// The writes in order, at least one, unless the vocabulary opened an empty group.
    public var writes: [PendingWrite]
}

/// Observable storage: each cell has the newest value and the one that bodies may see.
public struct CellStore: Sendable {
    struct Cell: Sendable {
        var latest: Value
        var committed: Value
        let name: String
        /// Its view is gone: it keeps its value, and a write tells nobody.
        var isRetired = false
    }

    /// How many retired cells are kept.
    static let retiredLimit = 1024

    var cells = PagedSlots<Cell>()
    /// Cells whose views are gone, oldest first, from `firstRetired` on: a task or a timer may hold them still.
    var retired: [Int] = []
    var firstRetired = 0
    /// Groups not yet taken, oldest first.
    public internal(set) var groups: [PendingGroup] = []
    /// Groups taken and not yet committed.
    var taken: [Int: PendingGroup] = [:]
    var nextGroup = 1
    /// Whether a body is running: reads give committed values, writes are refused (LIFE-4).
    public internal(set) var isEvaluating = false
    /// What the running body read; nil where nobody records.
    var recorder: Set<DependencyKey>?
}

extension Machine {
    /// A new cell. `name` is what reports call it, such as `ContentView.flag`.
    public mutating func makeCell(_ initial: Value, name: String) -> CellID {
        CellID(cells.cells.insert(CellStore.Cell(latest: initial, committed: initial, name: name)))
    }

    /// Gives up a cell whose owner is gone. What still runs for that view reads its last value for a while, as a closure
    /// in Swift keeps the storage that it captured.
    public mutating func freeCell(_ cell: CellID) {
        cells.cells.update(cell.index) { $0.isRetired = true }
        cells.retired.append(cell.index)
        guard cells.retired.count - cells.firstRetired > CellStore.retiredLimit else { return }
        cells.cells.remove(at: cells.retired[cells.firstRetired])
        cells.firstRetired += 1
        guard cells.firstRetired > CellStore.retiredLimit else { return }
        cells.retired.removeFirst(cells.firstRetired)
        cells.firstRetired = 0
    }

    /// Reads a cell, and notes it as a dependency of the running body.
    public mutating func read(_ cell: CellID) -> Value {
        noteRead(.cell(cell))
        guard let entry = cells.cells[cell.index] else { return .null }
        return cells.isEvaluating ? entry.committed : entry.latest
    }

    /// A cell's newest value, without noting a dependency: for reports.
    public func peek(_ cell: CellID) -> Value { cells.cells[cell.index]?.latest ?? .null }

    /// Writes a cell: the newest value changes at once, the committed one with its group. A write of an equal value is
    /// none (TX-6); one from a body is refused with a warning (LIFE-4).
    public mutating func write(_ value: Value, to cell: CellID, at range: SourceRange? = nil) throws {
        guard let entry = cells.cells[cell.index] else { return }
        if cells.isEvaluating {
            warn("LIFE-4", "\(entry.name) is written during a view update: the write is ignored", at: range)
            return
        }
        if try isSame(entry.latest, value) { return }
        if entry.isRetired { return reset(cell, to: value) }
        cells.cells.update(cell.index) { $0.latest = value }
        queue(PendingWrite(target: .cell(cell), name: entry.name, old: entry.latest, new: value, range: range))
    }

    /// Sets both values without a group, as when an input of a view replaces what it had.
    public mutating func reset(_ cell: CellID, to value: Value) {
        cells.cells.update(cell.index) {
            $0.latest = value
            $0.committed = value
        }
    }

    /// Notes that the running body depends on something.
    public mutating func noteRead(_ key: DependencyKey) { cells.recorder?.insert(key) }

    /// Queues a change of something that is no cell (an object's property) under the present transaction.
    public mutating func noteChange(
        _ key: DependencyKey, name: String, old: Value, new: Value, at range: SourceRange? = nil
    ) {
        queue(PendingWrite(target: key, name: name, old: old, new: new, range: range))
    }

    /// Runs code as a body: reads are recorded and give committed values, writes are refused.
    public mutating func evaluating<R>(
        _ body: (inout Machine) throws -> R
    ) throws -> (result: R, reads: Set<DependencyKey>) {
        let outer = (cells.recorder, cells.isEvaluating)
        cells.recorder = []
        cells.isEvaluating = true
        defer { (cells.recorder, cells.isEvaluating) = outer }
        let result = try body(&self)
        return (result, cells.recorder ?? [])
    }

    /// Runs code as an action inside a body's time (a completion called from an update): writes are allowed.
    public mutating func acting<R>(_ body: (inout Machine) throws -> R) rethrows -> R {
        let outer = (cells.recorder, cells.isEvaluating)
        cells.recorder = nil
        cells.isEvaluating = false
        defer { (cells.recorder, cells.isEvaluating) = outer }
        return try body(&self)
    }

    /// Runs code under a transaction; what it writes is grouped by it.
    public mutating func withAmbient<R>(_ transaction: Value?, _ body: (inout Machine) throws -> R) rethrows -> R {
        let outer = ambient
        ambient = transaction
        defer { ambient = outer }
        return try body(&self)
    }

    /// Takes the oldest queued group; its writes become visible to bodies with `commit`.
    public mutating func takeGroup() -> PendingGroup? {
        guard !cells.groups.isEmpty else { return nil }
        let group = cells.groups.removeFirst()
        cells.taken[group.id] = group
        return group
    }

    /// Makes a taken group's writes visible to bodies.
    public mutating func commit(group id: Int) {
        guard let group = cells.taken.removeValue(forKey: id) else { return }
        for write in group.writes {
            if case .cell(let cell) = write.target { cells.cells.update(cell.index) { $0.committed = write.new } }
        }
    }

    /// Opens a group without writes under a transaction, where an update has to run all the same.
    public mutating func openGroup(_ transaction: Value?) {
        if let last = cells.groups.last, isSameTransaction(last.transaction, transaction) { return }
        cells.groups.append(PendingGroup(id: cells.nextGroup, transaction: transaction, writes: []))
        cells.nextGroup += 1
    }

    /// A number that is the same from an event's first write to its last, and another one in the next event that writes.
    public var event: Int { cells.groups.first?.id ?? cells.nextGroup }

    private mutating func queue(_ write: PendingWrite) {
        openGroup(ambient)
        cells.groups[cells.groups.count - 1].writes.append(write)
    }

    private func isSameTransaction(_ left: Value?, _ right: Value?) -> Bool {
        switch (left?.native, right?.native) {
        case (nil, nil): left == nil && right == nil
        case (let left?, let right?): left.isEqual(to: right)
        default: false
        }
    }
}
