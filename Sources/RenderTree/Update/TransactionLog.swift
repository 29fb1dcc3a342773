import ViewValues

/// A transaction with what it wrote, for explanations.
struct TransactionEntry: Sendable {
    var transaction: TransactionValue
    var writes: [StateWrite]
}

/// The newest transactions of a session; older ones are forgotten.
struct TransactionLog: Sendable {
    private var entries: [TransactionEntry] = []
    private var first = 1
    private static let limit = 512

    /// Keeps a transaction under its number, one more than the last.
    mutating func append(_ entry: TransactionEntry, number: Int) {
        if entries.isEmpty { first = number }
        entries.append(entry)
        if entries.count > 2 * Self.limit {
            entries.removeFirst(Self.limit)
            first += Self.limit
        }
    }

    /// The newest transaction that wrote something, with its number.
    var newestWriting: (number: Int, entry: TransactionEntry)? {
        entries.lastIndex { !$0.writes.isEmpty }.map { (first + $0, entries[$0]) }
    }

    /// The transaction of a number, while it is kept.
    subscript(number: Int) -> TransactionEntry? {
        entries.indices.contains(number - first) ? entries[number - first] : nil
    }
}
