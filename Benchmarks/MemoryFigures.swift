import Foundation
import Playground
import SwiftSubset
import Vocabulary

/// What a session takes of the memory: the most that the process has held, in megabytes, after each of two tasks. In a run
/// of its own, since what other figures took is not given back.
func printMemory() throws -> Int {
    let hour = try hourOfRepeating()
    let still = try stillViews(100_000)
    let rows = [
        ("an hour of repeatForever in 60 entries, beyond its first minute", hour, 1.0),
        ("100,000 still views, program and vocabulary included", still, 200.0),
    ]
    for (name, megabytes, limit) in rows {
        let text = "\(number(megabytes)) MB, asked \(number(limit))" + (megabytes > limit ? " missed" : "")
        print(name.padding(toLength: 66, withPad: " ", startingAt: 0) + text)
    }
    return rows.count { $0.1 > $0.2 }
}

/// What an hour takes beyond its first minute, each minute an entry with its moment kept.
private func hourOfRepeating() throws -> Double {
    var playground = try playground(
        """
        import SwiftUI
        struct Beacon: View {
            @State private var isLit = false
            var body: some View {
                Circle().opacity(isLit ? 1 : 0.25)
                    .onAppear { withAnimation(.easeInOut(duration: 2).repeatForever()) { isLit = true } }
            }
        }
        """)
    try run(":run 60", in: &playground)
    let before = mostMegabytes()
    for _ in 1..<60 { try run(":run 60", in: &playground) }
    return mostMegabytes() - before
}

private func stillViews(_ count: Int) throws -> Double {
    let playground = try playground(
        """
        import SwiftUI
        struct Still: View {
            @State private var isOn = false
            var body: some View { ZStack { ForEach(0..<\(count), id: \\.self) { _ in Rectangle() } } }
        }
        """)
    return withExtendedLifetime(playground) { mostMegabytes() }
}

private func playground(_ source: String) throws -> Playground {
    var playground = Playground(program: ProgramWorld())
    let outcome = playground.load([SourceFile(name: "Memory.swift", text: source)])
    guard !outcome.failed else { throw BenchmarkFailure("the program of a figure is refused") }
    return playground
}

private func run(_ entry: String, in playground: inout Playground) throws {
    let outcome = playground.run(Entry(text: entry))
    guard !outcome.failed else { throw BenchmarkFailure("\(entry) failed") }
}

/// The most that the process has held of the machine's memory.
private func mostMegabytes() -> Double {
    var usage = rusage()
    #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) * 1024 / 1e6
    #else
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1e6
    #endif
}
