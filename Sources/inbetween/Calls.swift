import Foundation

/// How the program ends.
enum ExitStatus: Int32 {
    case success = 0, failure = 1, usage = 2, interrupted = 130

    /// Failure where something failed.
    init(failed: Bool) { self = failed ? .failure : .success }
}

/// Follows the command line.
func run(_ arguments: Arguments) throws -> ExitStatus {
    switch arguments.call {
    case .help:
        Console.say(usageText)
        return .success
    case .version:
        Console.say(versionText)
        return .success
    case .session: return try runSession(arguments)
    case .test: return try runTests(arguments)
    case .check: return try runCheck(arguments)
    case .replay: return try runReplay(arguments)
    case .export: return try runExport(arguments)
    case .doctor: return runDoctor(arguments)
    }
}
