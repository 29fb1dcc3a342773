import AnimationMath
import Playground
import RenderTree

/// What the command line asks for.
struct Arguments {
    /// The call.
    enum Call: Equatable {
        case session(paths: [String])
        case test, check, replay, export, doctor, help, version
    }
    enum Colour: String { case auto, always, never }

    var call = Call.session(paths: [])
    /// Files and folders after the call's name.
    var paths: [String] = []
    var entries: [String] = []
    var isJSON = false, isASCII = false, isPlain = false, noInit = false, noHistory = false, updates = false,
        pauses = false
    var width: Int?
    var colour = Colour.auto
    var junit: String?
    var output: String?
    var settings = Settings()

    /// Why the command line cannot be followed: exit status 2.
    struct UsageError: Error { var message: String }

    /// Reads the arguments after the program's name.
    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        let calls: [String: Call] = [
            "test": .test, "check": .check, "replay": .replay, "export": .export, "doctor": .doctor,
        ]
        if let first = rest.first, let named = calls[first] {
            call = named
            rest = rest.dropFirst()
        }
        var onlyPaths = false
        while let word = rest.popFirst() {
            if word == "--", !onlyPaths {
                onlyPaths = true
            } else if word.hasPrefix("-"), word.count > 1, !onlyPaths {
                try read(option: word, from: &rest)
            } else {
                paths.append(word)
            }
        }
        try checkPaths()
    }

    private mutating func read(option word: String, from rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let name = word.hasPrefix("--") ? parts[0] : word
        var inline = word.hasPrefix("--") && parts.count == 2 ? parts[1] : nil
        func value() throws(UsageError) -> String {
            if let text = inline {
                inline = nil
                return text
            }
            guard let next = rest.popFirst() else { throw UsageError(message: "\(name) needs a value") }
            return next
        }
        switch name {
        case "--json": isJSON = true
        case "--ascii": isASCII = true
        case "--plain": isPlain = true
        case "--no-init": noInit = true
        case "--no-history": noHistory = true
        case "--update" where call == .check: updates = true
        case "--pause" where call == .replay: pauses = true
        case "--version": call = .version
        case "--help", "-h": call = .help
        case "-e": entries.append(try value())
        case "-o" where call == .export: output = try value()
        case "--junit" where call == .check || call == .test: junit = try value()
        case "--fps": settings.fps = try Self.number(try value(), for: name, in: 1...1_000)
        case "--width": width = try Self.number(try value(), for: name, in: 20...200)
        case "--color": colour = try Self.choice(try value(), for: name)
        case "--os": settings.os = try Self.system(try value())
        default: throw UsageError(message: "unknown option '\(word)'")
        }
        if inline != nil { throw UsageError(message: "\(name) takes no value") }
    }

    private func checkPaths() throws(UsageError) {
        switch call {
        case .test, .check: if paths.isEmpty { throw UsageError(message: "expected a file or a folder") }
        case .replay, .export: if paths.count != 1 { throw UsageError(message: "expected one session") }
        case .doctor: if !paths.isEmpty { throw UsageError(message: "doctor takes no file") }
        default: break
        }
        if call == .export, output == nil { throw UsageError(message: "expected -o OUT.html") }
    }

    private static func number(
        _ text: String, for name: String, in range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                message: "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    private static func choice(_ text: String, for name: String) throws(UsageError) -> Colour {
        guard let colour = Colour(rawValue: text) else {
            throw UsageError(message: "\(name) takes auto, always or never, not '\(text)'")
        }
        return colour
    }

    private static func system(_ text: String) throws(UsageError) -> OSProfile {
        guard let number = Int(text), let os = OSProfile(rawValue: number) else {
            throw UsageError(message: "--os takes 16, 17, 18 or 26, not '\(text)'")
        }
        return os
    }
}
