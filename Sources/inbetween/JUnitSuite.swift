import Reports

/// Results in the form that build servers read.
struct JUnitSuite {
    let name: String
    private var cases: [(name: String, failure: String?)] = []

    init(name: String) { self.name = name }

    var hasFailures: Bool { cases.contains { $0.failure != nil } }

    mutating func add(_ name: String, failure: String?) { cases.append((name, failure)) }

    /// The whole file.
    var xml: String {
        let failures = cases.count { $0.failure != nil }
        let rows = cases.map { row in
            let head = "  <testcase classname=\"\(name)\" name=\"\(Markup.escaped(row.name))\""
            guard let failure = row.failure else { return head + "/>\n" }
            return head + ">\n    <failure>\(Markup.escapedLines(failure))</failure>\n  </testcase>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
            + rows.joined() + "</testsuite>\n"
    }
}
