/// Where a value stands between two others, for drawings: always 0…1, however large the numbers are.
struct Share {
    let value: Double

    /// The share of the way from one value to another, in the middle where they are the same or no numbers. Halves are
    /// taken first: the difference of two finite numbers need not be one.
    static func of(_ value: Double, from start: Double, to end: Double) -> Share {
        let share = (value / 2 - start / 2) / (end / 2 - start / 2)
        return Share(value: share.isNaN ? 0.5 : min(max(share, 0), 1))
    }

    /// The place among so many, from 0.
    func place(among count: Int) -> Int { Int((value * Double(max(count - 1, 0))).rounded()) }
}
