/// A dictionary's or a set's entries in order of insertion, so that the same program prints the same on every machine.
///
/// Keys are found by hash; both hash and `==` may be the program's own, so every search goes through the machine.
/// A shared box is never changed: `Machine.set(_:_:in:)` and the like copy it first.
public final class TableBox: @unchecked Sendable {
    /// One entry; nil where one was removed.
    var entries: ContiguousArray<(key: Value, value: Value)?>
    /// Places in `entries` plus one, by hash; 0 is free.
    var index: ContiguousArray<Int32>
    /// Hashes beside `entries`.
    var hashes: ContiguousArray<Int>
    /// The number of entries.
    public internal(set) var count: Int

    /// An empty table.
    public init() {
        entries = []
        index = ContiguousArray(repeating: 0, count: 8)
        hashes = []
        count = 0
    }

    init(copying other: TableBox) {
        entries = other.entries
        index = other.index
        hashes = other.hashes
        count = other.count
    }

    /// Keys and values in order.
    public var pairs: [(key: Value, value: Value)] { entries.compactMap { $0 } }
    /// Keys in order.
    public var keys: [Value] { entries.compactMap { $0?.key } }
    /// Values in order.
    public var values: [Value] { entries.compactMap { $0?.value } }

    func add(_ key: Value, _ value: Value, hash: Int) {
        if (entries.count + 1) * 4 > index.count * 3 { rebuild() }
        entries.append((key, value))
        hashes.append(hash)
        link(entries.count - 1)
        count += 1
    }

    func removeEntry(_ place: Int) -> Value? {
        let old = entries[place]?.value
        entries[place] = nil
        count -= 1
        if count == 0 { removeAll() }
        return old
    }

    func removeAll() {
        entries = []
        hashes = []
        index = ContiguousArray(repeating: 0, count: 8)
        count = 0
    }

    private func link(_ place: Int) {
        let mask = index.count - 1
        var slot = hashes[place] & mask
        while index[slot] != 0 { slot = (slot + 1) & mask }
        index[slot] = Int32(place + 1)
    }

    private func rebuild() {
        let live = entries.indices.filter { entries[$0] != nil }
        hashes = ContiguousArray(live.map { hashes[$0] })
        entries = ContiguousArray(live.map { entries[$0] })
        var size = 8
        while size < (entries.count + 1) * 2 { size *= 2 }
        index = ContiguousArray(repeating: 0, count: size)
        for place in entries.indices { link(place) }
    }
}

extension Machine {
    mutating func place(of key: Value, hash: Int, in table: TableBox) throws -> Int? {
        let mask = table.index.count - 1
        var slot = hash & mask
        while table.index[slot] != 0 {
            let place = Int(table.index[slot]) - 1
            if table.hashes[place] == hash, let entry = table.entries[place] {

                if try isEqual(entry.key, key) { return place }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// The value of a key; nil without.
    public mutating func value(of key: Value, in table: TableBox) throws -> Value? {
        let hash = try self.hash(of: key)
        return try place(of: key, hash: hash, in: table).flatMap { table.entries[$0]?.value }
    }

    /// Sets or (nil) removes a key's value, copying the table where it is shared; gives the former value.
    @discardableResult
    public mutating func set(_ value: Value?, of key: Value, in table: inout TableBox) throws -> Value? {
        let hash = try self.hash(of: key)
        let place = try place(of: key, hash: hash, in: table)
        if place == nil, value == nil { return nil }
        if !isKnownUniquelyReferenced(&table) { table = TableBox(copying: table) }
        guard let value else { return place.flatMap { table.removeEntry($0) } }
        guard let place else {
            try reserveKey(table.count + 1)
            table.add(key, value, hash: hash)
            return nil
        }
        defer { table.entries[place]?.value = value }
        return table.entries[place]?.value
    }

    /// A table of pairs; a later pair with the same key wins.
    public mutating func makeTable(_ pairs: some Sequence<(Value, Value)>) throws -> TableBox {
        var table = TableBox()
        for (key, value) in pairs { try set(value, of: key, in: &table) }
        return table
    }

    /// A set of elements: the first of equal ones stays.
    public mutating func makeSet(_ elements: some Sequence<Value>) throws -> TableBox {
        var table = TableBox()
        for element in elements where try value(of: element, in: table) == nil {
            try set(.void, of: element, in: &table)
        }
        return table
    }
}
