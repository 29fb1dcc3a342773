/// One figure of the table: work that is done again and again, and how many units of it one run does.
struct Figure {
    let name: String
    /// What one run stands for, for the table: `frame`, `write`, `1,000,000 rounds`.
    let unit: String
    /// The most that it may take, as a multiple of the floor or of its partner; nil where none is asked.
    let limit: Double?
    /// The most milliseconds that it may take; nil where the ratio alone counts.
    let most: Double?
    /// The figure that this one is compared with; nil: the floor.
    let partner: String?
    /// Does the work once and gives a number that depends on it, so that no compiler leaves it out.
    let run: () throws -> Double

    init(
        _ name: String, per unit: String, limit: Double? = nil, most: Double? = nil, against partner: String? = nil,
        run: @escaping () throws -> Double
    ) {
        (self.name, self.unit, self.limit, self.most, self.partner, self.run) = (name, unit, limit, most, partner, run)
    }

    /// What is asked of it, and whether times are beyond it.
    func asked(_ own: Times, ratio: Double) -> (text: String, isMissed: Bool) {
        let bounds = [limit.map { number($0) }, most.map { number($0) + " ms" }].compactMap(\.self)
        let isMissed = limit.map { ratio > $0 } ?? false || most.map { own.minimum > $0 } ?? false
        return (bounds.joined(separator: ", ") + (isMissed ? " missed" : ""), isMissed)
    }
}

/// The times of a figure's runs, in milliseconds.
struct Times {
    private var runs: [Double] = []

    mutating func add(_ duration: Duration) {
        let parts = duration.components
        runs.append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15)
    }

    var minimum: Double { runs.min() ?? .nan }
    var median: Double { runs.isEmpty ? .nan : runs.sorted()[runs.count / 2] }
}

/// Runs all figures in turn, `rounds` times: what disturbs the machine disturbs all of them. A run that is not timed goes
/// before each timed one, since frames follow frames of the same tree: what the figure before took from the caches is back.
func measure(_ figures: [Figure], rounds: Int) throws -> [String: Times] {
    var times: [String: Times] = [:]
    var sum = 0.0
    for figure in figures { sum += try figure.run() }
    for _ in 0..<rounds {
        for figure in figures {
            sum += try figure.run()
            let clock = ContinuousClock()
            let start = clock.now
            sum += try figure.run()
            times[figure.name, default: Times()].add(clock.now - start)
        }
    }
    guard !sum.isNaN else { throw BenchmarkFailure("a figure computed no number") }
    return times
}

/// Why there is no table.
struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
