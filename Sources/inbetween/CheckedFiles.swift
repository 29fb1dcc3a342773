import Foundation
import Reports

/// Files that are checked one after the other: a line each, or JSON, and a summary for build servers.
///
/// A file that cannot be read does not keep the others from being checked; the exit status tells of it.
struct CheckedFiles {
    private var suite: JUnitSuite
    private let isJSON: Bool
    private var isUnreadable = false

    /// What a check gave: nil where all held, and how far it went.
    struct Finding {
        var failure: String?
        var entry = 0, time = 0.0
        /// What is printed of it in place of JSON.
        var lines: [String]
    }

    init(name: String, isJSON: Bool) {
        suite = JUnitSuite(name: name)
        self.isJSON = isJSON
    }

    /// Checks a file and says what it gave.
    mutating func check(_ path: String, _ body: () throws -> Finding) rethrows {
        let finding: Finding
        do { finding = try body() } catch let trouble as FileTrouble {
            isUnreadable = true
            Console.complain("inbetween: \(trouble.lines)")
            suite.add(path, failure: trouble.message)
            return
        }
        if isJSON {
            let result = JSONLines.result(path, entry: finding.entry, time: finding.time, failure: finding.failure)
            Console.draw(result)
        } else {
            finding.lines.forEach(Console.say)
        }
        Console.flush()
        suite.add(path, failure: finding.failure)
    }

    /// Writes the summary where one is wanted; how the program ends.
    func finish(junit: String?) throws -> ExitStatus {
        if let junit { try Files.write(suite.xml, to: junit) }
        return isUnreadable ? .usage : ExitStatus(failed: suite.hasFailures)
    }
}
