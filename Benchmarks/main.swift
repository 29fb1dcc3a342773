import Foundation
import SwiftSubset

let usage = """
    usage: inbetween-bench [--rounds N] [--only TEXT]
    Times AnimationMath, the engine and the interpreter in turn and prints each beside a floor of the same run.
    Exit status 1: a figure is beyond its limit; 2: usage.
    """

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
}

var rounds = 9
var only = ""
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--rounds":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else { fail(usage) }
        rounds = count
    case "--only":
        guard let text = arguments.popFirst() else { fail(usage) }
        only = text
    default: fail(usage)
    }
}

let floorName = "floor: 10,000 damped springs by formula"
do {
    let all = try mathFigures(floor: floorName) + engineFigures() + interpreterFigures()
    let partners = Set(
        all.filter { only.isEmpty || $0.name.contains(only) }.flatMap { [$0.name, $0.partner ?? floorName] })
    let figures = all.filter { partners.contains($0.name) }
    // On the stack that the program itself runs on: else each body would begin a thread of its own.
    let times = try runOnBigStack { try measure(figures, rounds: rounds) }
    let missed = printTable(figures, times, floor: floorName)
    print("rounds: \(rounds); ratio: minimum against the partner's minimum")
    exit(missed == 0 ? 0 : 1)
} catch {
    fail("inbetween-bench: \(error)")
}
