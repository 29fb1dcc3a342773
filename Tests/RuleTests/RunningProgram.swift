import Playground
import SwiftSubset
import TestSupport
import Testing
import Vocabulary

/// A program's source run through the whole product: what a file and entries at the prompt would show.
struct RunningProgram {
    var playground = Playground(program: ProgramWorld())

    /// Loads a file and shows its root view.
    init(_ source: String) {
        let outcome = playground.load([SourceFile(name: "Program.swift", text: "import SwiftUI\n" + source)])
        #expect(outcome.errors.isEmpty)
    }

    /// A view with one state `on`, given by its body.
    init(body: String, state: String = "@State var on = false") {
        self.init("struct ContentView: View {\n\(state)\nvar body: some View {\n\(body)\n} }")
    }

    /// Runs entries, a line each; none of them may fail. Gives what they printed.
    @discardableResult
    mutating func run(_ lines: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [String] {
        var printed: [String] = []
        for outcome in playground.runScript(lines) {
            #expect(!outcome.failed, "\(lines): \(outcome.errors)", sourceLocation: sourceLocation)
            for event in outcome.events {
                if case .output(let line) = event.kind { printed.append(line) }
            }
        }
        return printed
    }

    /// A property from now on, a number for each frame, the present one first; moves no clock.
    mutating func path(_ property: String, of selector: String = "Rectangle", frames: Int) -> [Double] {
        for outcome in playground.runScript(":frames \(selector) \(property) for \(frames)f") {
            for event in outcome.events {
                if case .report(.frames(let table)) = event.kind {
                    return table.rows.compactMap { $0.values[0].double }
                }
            }
        }
        return []
    }

    /// A property as it is seen now.
    mutating func value(_ property: String, of selector: String = "Rectangle") -> Double? {
        sample(property, of: selector)?.value.double
    }

    /// A property as it is seen now, with its model and velocity.
    mutating func sample(_ property: String, of selector: String = "Rectangle") -> SampleValue? {
        for outcome in playground.runScript(":get \(selector) \(property)") {
            for event in outcome.events {
                if case .sample(let sample) = event.kind { return sample }
            }
        }
        return nil
    }

    /// The value of an expression at the prompt, as it prints.
    mutating func evaluate(_ expression: String) -> String {
        for outcome in playground.runScript(expression) {
            for event in outcome.events {
                if case .value(let text, _) = event.kind { return text }
            }
        }
        return ""
    }

    /// The number that an expression at the prompt gives; not-a-number where it gives none.
    mutating func number(_ expression: String) -> Double { Double(evaluate(expression)) ?? .nan }

    /// The answer of `:why`.
    mutating func why(_ question: String) -> WhyAnswer? {
        for outcome in playground.runScript(":why \(question)") {
            for event in outcome.events {
                if case .why(let answer) = event.kind { return answer }
            }
        }
        return nil
    }

    /// How many attributes are in flight.
    mutating func animations(are count: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        run(":expect animations == \(count)", sourceLocation: sourceLocation)
    }

    /// The messages of `:lint`.
    mutating func lint() -> [String] {
        playground.runScript(":lint").flatMap(\.events).compactMap { event in
            if case .warning(let problem) = event.kind { problem.message } else { nil }
        }
    }
}

/// Whether two paths agree in every frame.
func agree(_ path: [Double], _ expected: [Double], within tolerance: Double = 1e-9) -> Bool {
    path.count == expected.count && zip(path, expected).allSatisfy { abs($0 - $1) <= tolerance }
}
