import Foundation

/// Prints the figures with their ratios; gives how many are beyond their limit.
func printTable(_ figures: [Figure], _ times: [String: Times], floor: String, isMarkdown: Bool)
    -> Int
{
    let row = isMarkdown ? markdownRow : plainRow
    print(row(["figure", "per", "min ms", "median ms", "ratio", "limit", "against"]))
    if isMarkdown { print("|---|---|---|---|---|---|---|") }
    var missed = 0
    for figure in figures {
        guard let own = times[figure.name] else { continue }
        let partner = figure.partner ?? floor
        let ratio = own.minimum / (times[partner]?.minimum ?? .nan)
        let (limit, isMissed) = figure.asked(own, ratio: ratio)
        if isMissed { missed += 1 }
        let isFloor = figure.name == floor
        print(
            row([
                figure.name, figure.unit, number(own.minimum), number(own.median),
                isFloor ? "1" : number(ratio), limit,
                isFloor ? "" : partner,
            ]))
    }
    return missed
}

/// A figure with as many digits as tell something.
func number(_ value: Double) -> String {
    value < 10 ? String(format: "%.3f", value) : String(format: "%.1f", value)
}

private func markdownRow(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
}

private func plainRow(_ cells: [String]) -> String {
    let widths = [44, 12, 9, 9, 8, 18, 30]
    return zip(cells, widths).map { cell, width in
        cell.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    .joined(separator: " ")
}
