import Foundation
import SwiftSubset

let usage = """
    usage: inbetween-bench [--rounds N] [--only TEXT] [--growth | --memory] [--markdown]
    Times AnimationMath, the engine and the interpreter in turn and prints each beside a floor of the same run.
    --growth takes frames and writes of 1 to 10,000 moving and 1,000 to 100,000 still views instead, --memory what 100,000
    still views and an hour of repeatForever take; --markdown prints the table as a page's.
    Exit status 1: a figure is beyond its limit; 2: usage.
    """

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
}

var rounds = 9
var only = ""
var growth = false
var memory = false
var isMarkdown = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--rounds":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else { fail(usage) }
        rounds = count
    case "--only":
        guard let text = arguments.popFirst() else { fail(usage) }
        only = text
    case "--growth": growth = true
    case "--memory": memory = true
    case "--markdown": isMarkdown = true
    default: fail(usage)
    }
}

let floorName = "floor: 10,000 damped springs by formula"
do {
    if memory { exit(try printMemory() == 0 ? 0 : 1) }
    let math = mathFigures(floor: floorName)
    let all =
        try growth
        ? Array(math.prefix(1)) + growthFigures() : math + engineFigures() + interpreterFigures()
    let partners = Set(
        all.filter { only.isEmpty || $0.name.contains(only) }.flatMap {
            [$0.name, $0.partner ?? floorName]
        })
    let figures = all.filter { partners.contains($0.name) }
    // On the stack that the program itself runs on: else each body would begin a thread of its own.
    let times = try runOnBigStack { try measure(figures, rounds: rounds) }
    let missed = printTable(figures, times, floor: floorName, isMarkdown: isMarkdown)
    print("rounds: \(rounds); ratio: minimum against the partner's minimum")
    exit(missed == 0 ? 0 : 1)
} catch {
    fail("inbetween-bench: \(error)")
}
